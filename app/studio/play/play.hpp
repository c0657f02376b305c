// The workspace in which a game is played: the score over the board, and beside it what is asked, the unit in
// hand, what a choice would lead to, and the story.
#pragma once

#include "app/studio/board/board_pane.hpp"
#include "app/studio/message.hpp"
#include "app/studio/open_game.hpp"
#include "app/studio/panes.hpp"
#include "app/view/play_view.hpp"
#include "app/view/seat_players.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hd::studio {

class Play {
  public:
    Play(std::unique_ptr<OpenGame> game, const scenario::DataRoot& data);

    void draw(const Ui& ui, const Box& room, Panes& panes, const Emit& emit);
    // True when the message was for this workspace; a fault in words is put into `fault`.
    bool take(const Message& message, std::string& fault);
    // Lets computer players go on; true when another frame is due.
    bool tick(const Ui& ui, double now, std::string& fault);

    OpenGame& game() { return *game_; }
    const OpenGame& game() const { return *game_; }
    std::unique_ptr<OpenGame> release() { return std::move(game_); }
    BoardPane& board() { return board_; }
    std::string status() const;
    // What undo would take back, "" where nothing; and why not.
    std::string undo_what() const;
    std::string undo_refused() const;
    bool is_waiting_for_dice() const { return asked_.has_value(); }
    bool types_dice() const { return types_dice_; }
    bool human_to_move() const;

  private:
    void refresh();
    void choose(std::int32_t unit);
    void point_at(board::HexId hex);
    void click(board::HexId hex, const Emit& emit);
    void play(const std::vector<rules::Action>& actions, const std::string& what, std::string& fault);
    void undo(std::string& fault);
    void draw_board(const Ui& ui, const Box& box, const Emit& emit);
    void draw_side(const Ui& ui, const Box& box, const Emit& emit);
    void next_unit(int by);

    std::unique_ptr<OpenGame> game_;
    view::SeatPlayers players_;
    BoardPane board_;
    view::PlayView play_;
    view::BoardScene scene_;
    view::BoardMarks marks_;
    std::optional<view::UnitView> hand_;
    ledger::EventNumber seen_ = ledger::no_event;  // the log's size that the views were made of
    std::uint32_t seen_rewinds_ = 0;
    board::HexId pointed_ = board::no_hex;
    std::optional<view::WhyNot> why_not_;
    std::vector<view::AttackView> attacks_;
    ledger::Place aim_;  // where the preview would have the unit stop
    // Where each thing that a person did begins, in actions: what undo takes back at once.
    struct Deed {
        std::uint32_t began = 0;
        std::string what;
    };
    std::vector<Deed> deeds_;
    // An action that waits for dice to be typed.
    struct Asked {
        std::vector<rules::Action> actions;
        std::string what;
        std::vector<int> sides;
        std::vector<int> values;
    };
    std::optional<Asked> asked_;
    bool types_dice_ = false;
    bool shows_range_ = true;
    int tab_ = 0;
    double played_at_ = 0;
    bool scroll_story_ = true;
};

}  // namespace hd::studio
