#include "replay/line.hpp"

#include <algorithm>
#include <cassert>

namespace hd::replay {

Line::Line(const rules::Ruleset& ruleset, const std::shared_ptr<const rules::Setting>& setting,
           std::uint64_t seed)
    : game{.ruleset = &ruleset, .setting = setting, .state = ledger::State(setting->layout), .seed = seed} {
    dice.seed = seed;
}

EventNumber Line::first_event(std::uint32_t action) const {
    return action == 0 ? 0 : made_[current_[action - 1]].first_event;
}

EventNumber Line::end_of(std::uint32_t action) const {
    return action == actions() ? log.size() : first_event(action + 1);
}

std::uint32_t Line::action_of(EventNumber event) const {
    const auto after =
        std::upper_bound(current_.begin(), current_.end(), event,
                         [&](EventNumber e, std::uint32_t i) { return e < made_[i].first_event; });
    return static_cast<std::uint32_t>(after - current_.begin());
}

std::vector<std::uint32_t> Line::path_to(std::uint32_t index) const {
    std::vector<std::uint32_t> path;
    for (std::uint32_t i = index; i != Made::none; i = made_[i].before) path.push_back(i);
    std::reverse(path.begin(), path.end());
    return path;
}

DecisionPoint Line::decision_before(EventNumber event) const {
    const std::uint32_t action = action_of(event);
    const bool is_last = event + 1 == end_of(action);
    const std::uint32_t kept = action == 0 || is_last ? action : action - 1;
    return {.position = end_of(kept), .actions = kept};
}

std::size_t Line::bytes() const {
    return log.bytes() + made_.capacity() * sizeof(Made) + current_.capacity() * sizeof(std::uint32_t) +
           undone_.capacity() * sizeof(Undone);
}

void Line::shrink() {
    log.shrink();
    made_.shrink_to_fit();
    current_.shrink_to_fit();
    undone_.shrink_to_fit();
}

void Line::acted(const Act& act, FramePlace frame, EventNumber first) {
    const std::uint32_t before = current_.empty() ? Made::none : current_.back();
    current_.push_back(static_cast<std::uint32_t>(made_.size()));
    made_.push_back({.frame = frame, .before = before, .first_event = first});
    if (act.dice.source == ledger::DieSource::forced) {
        const std::size_t used = std::min(act.dice.values.size(), dice.forced.size());
        dice.forced.erase(dice.forced.begin(), dice.forced.begin() + static_cast<std::ptrdiff_t>(used));
    }
    closed = false;
}

void Line::take_back(EventNumber first) {
    game.state.unapply(log.changes(first, log.size()));
    log.cut(first);
}

void Line::rewound(std::uint32_t to) {
    assert(to <= actions());
    closed = false;
    if (to == actions()) return;
    undone_.push_back({.kept = to, .last = current_.back()});
    take_back(first_event(to + 1));
    current_.resize(to);
}

void Line::other_dice(const OtherDice& other) {
    dice = {.seed = other.seed, .recorded = other.recorded, .forced = other.forced};
    game.seed = other.seed;
}

}  // namespace hd::replay
