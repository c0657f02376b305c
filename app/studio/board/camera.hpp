// Which part of a board a pane shows. Board coordinates are pixels at a pitch of 1: from hex side to hex
// side.
#pragma once

#include "app/studio/ui.hpp"
#include "app/view/board_frame.hpp"

#include <vector>

namespace hd::studio {

inline constexpr double least_pitch = 4;
inline constexpr double most_pitch = 400;

class Camera {
  public:
    double pitch() const { return pitch_; }
    view::Point centre() const { return centre_; }

    // So that the whole map is seen with a margin.
    void fit(const board::Map& map, const Box& pane);
    // So that the map fills the pane, about the middle of `hexes` (all of it without any).
    void fill(const board::Map& map, const Box& pane, const std::vector<board::HexId>& hexes);
    // The point of the board under `at` stays there.
    void zoom(double factor, ImVec2 at, const Box& pane);
    void set_pitch(double pitch) { pitch_ = pitch; }
    void pan(ImVec2 by);
    void look_at(view::Point board) { centre_ = board; }
    // Keeps some of the map in sight.
    void hold(const board::Map& map);

    // A frame whose coordinates are those of the screen.
    view::BoardFrame frame(const board::Map& map, const Box& pane) const;
    view::Point board_at(ImVec2 screen, const Box& pane) const;
    // Of a hex, on the board.
    static view::Point centre_of(const board::Map& map, board::HexId hex);
    bool operator==(const Camera& other) const {
        return pitch_ == other.pitch_ && centre_.x == other.centre_.x && centre_.y == other.centre_.y;
    }

  private:
    view::Point corner(const Box& pane) const;

    double pitch_ = 60;
    view::Point centre_{};
};

}  // namespace hd::studio
