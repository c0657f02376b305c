#include "engine/ledger/log.hpp"

#include <cassert>

namespace hd::ledger {

namespace {

// The part of `all` that belongs to events first..last-1, whose starts are given by `start`.
template <class T>
std::span<const T> range(const std::vector<T>& all, std::span<const Event> events, EventNumber first,
                         EventNumber last, std::uint32_t Event::*start) {
    const std::size_t from = first < events.size() ? events[first].*start : all.size();
    const std::size_t to = last < events.size() ? events[last].*start : all.size();
    return std::span<const T>(all).subspan(from, to - from);
}

}  // namespace

std::span<const Change> Log::changes(EventNumber n) const {
    return changes(n, n + 1);
}

std::span<const Change> Log::changes(EventNumber first, EventNumber last) const {
    return range(changes_, events_, first, last, &Event::first_change);
}

std::span<const Work> Log::working(EventNumber n) const {
    return range(working_, events_, n, n + 1, &Event::first_work);
}

std::span<const Die> Log::dice(EventNumber n) const {
    return dice(n, n + 1);
}

std::span<const Die> Log::dice(EventNumber first, EventNumber last) const {
    return range(dice_, events_, first, last, &Event::first_die);
}

void Log::append(const EventHead& head, std::uint64_t hash, std::span<const Change> changes,
                 std::span<const Work> working, std::span<const Die> dice) {
    events_.push_back({.head = head,
                       .first_change = static_cast<std::uint32_t>(changes_.size()),
                       .first_work = static_cast<std::uint32_t>(working_.size()),
                       .first_die = static_cast<std::uint32_t>(dice_.size()),
                       .hash = hash});
    changes_.insert(changes_.end(), changes.begin(), changes.end());
    working_.insert(working_.end(), working.begin(), working.end());
    dice_.insert(dice_.end(), dice.begin(), dice.end());
}

void Log::cut(EventNumber size) {
    if (size >= events_.size()) return;
    const Event& first_gone = events_[size];
    changes_.resize(first_gone.first_change);
    working_.resize(first_gone.first_work);
    dice_.resize(first_gone.first_die);
    events_.resize(size);
}

void Log::reserve(std::size_t events, std::size_t changes) {
    events_.reserve(events);
    changes_.reserve(changes);
}

std::size_t Log::bytes() const {
    return events_.capacity() * sizeof(Event) + changes_.capacity() * sizeof(Change) +
           working_.capacity() * sizeof(Work) + dice_.capacity() * sizeof(Die);
}

}  // namespace hd::ledger
