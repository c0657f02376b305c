// The workspace in which a recorded game is looked into: a list of events, the board, the event in hand with
// its working, what changed between two marks, and the timeline under it all.
#pragma once

#include "app/studio/board/board_pane.hpp"
#include "app/studio/message.hpp"
#include "app/studio/open_game.hpp"
#include "app/studio/panes.hpp"
#include "app/studio/settings.hpp"
#include "app/view/changes_view.hpp"
#include "app/view/event_view.hpp"
#include "app/view/timeline_scale.hpp"

#include <memory>
#include <string>
#include <vector>

namespace hd::studio {

enum class BoardMode : std::uint8_t { board, difference };

// Where one stands in a recording and what is shown of it; changed by messages only.
struct Reading {
    ledger::EventNumber at = 0;  // the event in hand
    ledger::EventNumber a = 0;
    ledger::EventNumber b = 0;
    bool has_a = false;
    bool has_b = false;
    bool playing = false;
    int pace = 4;  // events a second
    BoardMode mode = BoardMode::board;
    std::string filter;
    // The stretch of the timeline that is shown, in its own measure; both 0: all of it.
    double from = 0;
    double to = 0;
    int tab = 0;
};

class Analyze {
  public:
    // The settings stay where they are and may change.
    Analyze(std::unique_ptr<OpenGame> game, ledger::EventNumber at, const Settings& settings);

    void draw(const Ui& ui, const Box& room, Panes& panes, const Emit& emit);
    // True when the message was for this workspace.
    bool take(const Message& message);
    // Goes on by itself while playing; true when another frame is due.
    bool tick(double now);

    const OpenGame& game() const { return *game_; }
    OpenGame& game() { return *game_; }
    const Reading& reading() const { return reading_; }
    BoardPane& board() { return board_; }
    std::string status() const;

  private:
    void show(ledger::EventNumber n);
    void refresh();
    void draw_board(const Ui& ui, const Box& box);

    const Settings& settings_;
    std::unique_ptr<OpenGame> game_;
    replay::Cursor cursor_;
    Reading reading_;
    BoardPane board_;
    view::TimelineScale scale_;
    // What the panes show, made again when something moved.
    struct Shown {
        ledger::EventNumber at = ledger::no_event;
        ledger::EventNumber a = 0;
        ledger::EventNumber b = 0;
        bool marked = false;
        BoardMode mode = BoardMode::board;
        view::CounterStyle counters;
        view::EventView event;
        view::ChangesView changes;
        view::BoardScene scene;
        view::BoardMarks marks;
    };
    Shown shown_;
    std::vector<ledger::EventNumber> listed_;
    std::string listed_filter_;
    bool scroll_to_event_ = true;
    double played_at_ = 0;
    board::HexId under_ = board::no_hex;
};

}  // namespace hd::studio
