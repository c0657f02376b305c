#include "replay/timeline.hpp"

#include <algorithm>

namespace hd::replay {

void Timeline::keep(EventNumber position, const ledger::State& state) {
    frames_.push_back({.position = position, .cells = {state.cells().begin(), state.cells().end()}});
    // Over the budget every second one goes, and from then on they are taken half as often.
    while (bytes() > budget_ && frames_.size() > 1) {
        std::vector<Keyframe> kept;
        for (std::size_t i = 0; i < frames_.size(); i += 2) kept.push_back(std::move(frames_[i]));
        frames_ = std::move(kept);
        interval_ *= 2;
    }
    next_ = frames_.back().position + interval_;
}

void Timeline::cut(EventNumber position) {
    while (!frames_.empty() && frames_.back().position > position) frames_.pop_back();
    next_ = frames_.empty() ? 0 : frames_.back().position + interval_;
}

const Timeline::Keyframe* Timeline::nearest(EventNumber position) const {
    if (frames_.empty()) return nullptr;
    const auto after = std::lower_bound(frames_.begin(), frames_.end(), position,
                                        [](const Keyframe& f, EventNumber p) { return f.position < p; });
    if (after == frames_.end()) return &frames_.back();
    if (after == frames_.begin()) return &*after;
    const auto before = after - 1;
    return position - before->position <= after->position - position ? &*before : &*after;
}

std::size_t Timeline::bytes() const {
    const std::size_t each = frames_.empty() ? 0 : frames_.front().cells.size() * sizeof(std::int32_t);
    return frames_.size() * (each + sizeof(Keyframe));
}

}  // namespace hd::replay
