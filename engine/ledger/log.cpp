#include "engine/ledger/log.hpp"

#include <algorithm>

namespace hd::ledger {

// The first die that fell in event n or later.
std::size_t Log::first_die(EventNumber n) const {
    if (rolled_.empty() || rolled_.back() < n) return rolled_.size();
    return static_cast<std::size_t>(std::lower_bound(rolled_.begin(), rolled_.end(), n) - rolled_.begin());
}

void Log::append(const EventHead& head, std::uint64_t hash, std::span<const Change> changes,
                 std::span<const Work> working, std::span<const Die> dice) {
    events_.push_back({.head = head,
                       .first_change = static_cast<std::uint32_t>(changes_.size()),
                       .first_work = static_cast<std::uint32_t>(working_.size()),
                       .hash = hash});
    changes_.insert(changes_.end(), changes.begin(), changes.end());
    working_.insert(working_.end(), working.begin(), working.end());
    dice_.insert(dice_.end(), dice.begin(), dice.end());
    rolled_.resize(dice_.size(), size() - 1);
}

void Log::cut(EventNumber size) {
    if (size >= events_.size()) return;
    const Event& first_gone = events_[size];
    changes_.resize(first_gone.first_change);
    working_.resize(first_gone.first_work);
    dice_.resize(first_die(size));
    rolled_.resize(dice_.size());
    events_.resize(size);
}

void Log::reserve(std::size_t events, std::size_t changes, std::size_t working) {
    events_.reserve(events);
    changes_.reserve(changes);
    working_.reserve(working);
}

void Log::shrink() {
    events_.shrink_to_fit();
    changes_.shrink_to_fit();
    working_.shrink_to_fit();
    dice_.shrink_to_fit();
    rolled_.shrink_to_fit();
}

std::size_t Log::bytes() const {
    return events_.capacity() * sizeof(Event) + changes_.capacity() * sizeof(Change) +
           working_.capacity() * sizeof(Work) + dice_.capacity() * sizeof(Die) +
           rolled_.capacity() * sizeof(EventNumber);
}

}  // namespace hd::ledger
