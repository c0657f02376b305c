#include "app/view/timeline_scale.hpp"

#include <algorithm>

namespace hd::view {

namespace {

double room_of(const ChronicleEvent& event) {
    if (event.sign == EventSign::fight) return 3.2;
    return event.is_detail ? 0.25 : 1;
}

}  // namespace

TimelineScale::TimelineScale(const Chronicle& chronicle) {
    starts_.reserve(chronicle.events.size() + 1);
    double at = 0;
    for (const ChronicleEvent& event : chronicle.events) {
        starts_.push_back(at);
        at += room_of(event);
    }
    starts_.push_back(at);
}

double TimelineScale::start(ledger::EventNumber n) const {
    return starts_.empty() ? 0 : starts_[std::min<std::size_t>(n, starts_.size() - 1)];
}

double TimelineScale::middle(ledger::EventNumber n) const {
    return (start(n) + start(n + 1)) / 2;
}

ledger::EventNumber TimelineScale::event_at(double place) const {
    if (starts_.size() < 2) return 0;
    const auto after = std::upper_bound(starts_.begin(), starts_.end() - 1, place);
    const auto index = std::max<std::ptrdiff_t>(0, after - starts_.begin() - 1);
    return static_cast<ledger::EventNumber>(index);
}

}  // namespace hd::view
