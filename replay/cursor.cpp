#include "replay/cursor.hpp"

#include "replay/live_game.hpp"

#include <algorithm>
#include <cassert>

namespace hd::replay {

namespace {

rules::Game shown(const rules::Game& game) {
    rules::Game copy = game;
    copy.seed = 0;
    return copy;
}

std::size_t distance(EventNumber a, EventNumber b) {
    return a < b ? b - a : a - b;
}

}  // namespace

Cursor::Cursor(const LiveGame& live)
    : line_(&live.line()),
      live_(&live),
      rewinds_(live.rewinds()),
      game_(shown(live.game())),
      position_(live.log().size()) {}

Cursor::Cursor(const Line& line) : line_(&line), game_(shown(line.game)), position_(line.log.size()) {}

bool Cursor::is_stale() const {
    return live_ != nullptr && rewinds_ != live_->rewinds();
}

bool Cursor::step_forward() {
    if (is_stale()) seek(std::min(position_, size()));
    if (position_ >= size()) return false;
    game_.state.apply(line_->log.changes(position_));
    ++position_;
    return true;
}

bool Cursor::step_back() {
    if (is_stale()) seek(std::min(position_, size()));
    if (position_ == 0) return false;
    --position_;
    game_.state.unapply(line_->log.changes(position_));
    return true;
}

// Walks over all changes between here and there; the hash is the recorded one.
void Cursor::walk(EventNumber to) {
    if (to > position_) game_.state.apply_unhashed(line_->log.changes(position_, to));
    if (to < position_) game_.state.unapply_unhashed(line_->log.changes(to, position_));
    position_ = to;
    game_.state.set_hash(to == 0 ? 0 : line_->log.event(to - 1).hash);
}

void Cursor::seek(EventNumber events) {
    assert(events <= size());
    const Timeline::Keyframe* frame = live_ == nullptr ? nullptr : live_->timeline().nearest(events);
    // Putting a keyframe back costs about as much as stepping over a sixteenth as many events as it has
    // cells.
    const std::size_t restoring = game_.state.cells().size() / 16;
    const bool use_frame = frame != nullptr && (is_stale() || distance(frame->position, events) + restoring <
                                                                  distance(position_, events));
    if (use_frame) {
        game_.state.restore(frame->cells, 0);
        position_ = frame->position;
    } else if (is_stale()) {
        game_ = shown(line_->game);
        position_ = size();
    }
    if (live_ != nullptr) rewinds_ = live_->rewinds();
    walk(events);
}

}  // namespace hd::replay
