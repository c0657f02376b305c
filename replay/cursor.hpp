// Stands at any position of a game and steps both ways. Shows states; asks no rules and changes nothing.
#pragma once

#include "replay/line.hpp"
#include "replay/timeline.hpp"

namespace hd::replay {

class LiveGame;

class Cursor {
  public:
    // At the end of the game, which must outlive the cursor. It may be played on and rewound meanwhile.
    explicit Cursor(const LiveGame& live);
    // Over a line without keyframes.
    explicit Cursor(const Line& line);

    // How many events have happened here.
    EventNumber position() const { return position_; }
    EventNumber size() const { return line_->log.size(); }
    // The game as it was here, for views; its seed is not the game's.
    const rules::Game& game() const { return game_; }
    const ledger::State& state() const { return game_.state; }
    // The last event that happened here; none at the start.
    EventNumber event() const { return position_ == 0 ? ledger::no_event : position_ - 1; }

    // False at the end, or the start, of the game.
    bool step_forward();
    bool step_back();
    // To the position after `events` events; at most size().
    void seek(EventNumber events);
    // To the position just after event n.
    void show(EventNumber n) { seek(n + 1); }

  private:
    bool is_stale() const;
    void walk(EventNumber to);

    const Line* line_;
    const LiveGame* live_ = nullptr;
    std::uint32_t rewinds_ = 0;
    rules::Game game_;
    EventNumber position_ = 0;
};

}  // namespace hd::replay
