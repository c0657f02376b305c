// The board of a workspace: shows ground, counters, names and marks, and lets itself be moved. What a click
// means is the workspace's affair.
#pragma once

#include "app/studio/board/camera.hpp"
#include "app/studio/board/sprites.hpp"
#include "app/studio/board/tiles.hpp"
#include "app/studio/widgets/tip.hpp"
#include "app/view/board_marks.hpp"
#include "app/view/glides.hpp"

#include <optional>
#include <string>

namespace hd::studio {

struct BoardContents {
    const Ground* ground = nullptr;
    const view::BoardScene* scene = nullptr;
    const view::BoardMarks* marks = nullptr;
    board::HexId selected = board::no_hex;  // its topmost counter gets the gold ring
    bool glides = false;                    // counters that stand elsewhere than before glide there
};

// What the pointer did over the board in this frame.
struct BoardNews {
    board::HexId under = board::no_hex;  // the pointer
    board::HexId clicked = board::no_hex;
    board::HexId menu = board::no_hex;  // right click
    bool dragging = false;              // the left button is held down and went on from a hex
    bool began = false;                 // it went down
    bool ended = false;                 // it went up
    view::Point point;                  // on the board at a pitch of 1
    bool hovered = false;
};

class BoardPane {
  public:
    // `paints`: the left button draws; the board is then moved with the middle one or with Space held down.
    BoardNews draw(const Ui& ui, const char* id, const BoardContents& contents, const Box& box,
                   bool paints = false);

    void fit() { fit_ = true; }
    // The keyboard's way over the board: a hex to the left, right, above or below, and a click there.
    // Wherever it stands is what the pointer is over, until the mouse moves.
    void step(view::Point direction);
    void press() { pressed_ = cursor_ != board::no_hex; }
    // Eases the view to a hex that a list called up, unless it is well in sight.
    void show(board::HexId hex) { shown_ = hex; }
    void zoom_step(int steps) { zoom_steps_ += steps; }
    // In per cent of the pitch at which the map's furniture is drawn at its own size.
    int zoom_percent(const Ui& ui) const;
    // More frames are due: the view moves, tiles come.
    bool is_moving() const { return moving_; }
    bool is_busy() { return tiles_.is_busy(); }
    Sprites& sprites() { return sprites_; }
    // Where the hex's middle came on the screen in the last frame.
    ImVec2 on_screen(board::HexId hex) const;
    // A card about a hex, beside it where it hides few counters, and tied to it by a thin line.
    void put_tip(const Ui& ui, const Tip& tip, board::HexId hex) const;

  private:
    void move(const Ui& ui, const BoardContents& contents, const Box& box, bool paints, bool hovered);
    void ease();
    void follow_cursor(BoardNews& news, bool paints);
    void draw_counters(const Ui& ui, const BoardContents& contents, const view::BoardFrame& frame,
                       const Box& box);
    void draw_words(const Ui& ui, const BoardContents& contents, const view::BoardFrame& frame);
    void tell_hexes(const Ui& ui, const view::BoardFrame& frame, const view::BoardMarks& marks,
                    const Box& box) const;

    Camera camera_;
    view::Glides glides_;
    Tiles tiles_;
    Sprites sprites_;
    Box box_{};
    const board::Map* map_ = nullptr;
    std::shared_ptr<const board::Map> kept_;
    board::HexId cursor_ = board::no_hex;
    board::HexId selected_ = board::no_hex;  // as last drawn
    view::Point cursor_line_;  // where the cursor would be if hexes were points on a square grid
    bool pressed_ = false;
    bool fit_ = false;
    bool fill_ = true;     // a new map fills the pane
    bool fitted_ = false;  // nobody has moved the view since it was fitted
    board::HexId shown_ = board::no_hex;
    std::optional<view::Point> goal_;
    int zoom_steps_ = 0;
    double zoomed_at_ = -1;
    bool panning_ = false;
    bool moving_ = false;

    // Names have to look for room; they keep it while nothing else changes.
    struct Words {
        std::uint64_t edition = 0;
        double pitch = 0;
        float scale = 0;
        std::vector<bool> covered;
        view::Layer layer;
    };
    Words words_;
    std::vector<view::Point> counters_;  // their middles on the screen, as last drawn
};

}  // namespace hd::studio
