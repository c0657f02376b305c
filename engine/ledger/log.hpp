// What happened, in order: four flat arrays (events, changes, working, dice), each event holding ranges of
// the other three. Labels, kinds and rules are numbers that the ruleset names; text is made by the views.
#pragma once

#include "engine/ledger/dice.hpp"
#include "engine/ledger/state.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace hd::ledger {

// One line of the working of a result.
enum class Op : std::uint8_t { start, add, times, shift, column, die, result };

struct Work {
    std::uint8_t depth = 0;
    Op op = Op::start;
    bool applied = true;  // false: looked at, and did not apply
    std::int8_t den = 1;
    std::uint16_t rule = 0;
    std::uint16_t label = 0;
    std::int32_t num = 0;
    std::int32_t unit = 0;   // Ref of the unit concerned, 0 none
    std::int32_t where = 0;  // the cell of a table in data, or a place; the label says which
    bool operator==(const Work&) const = default;
};
static_assert(sizeof(Work) == 20);

enum class EventFlag : std::uint8_t { automatic = 1, correction = 2, reveals = 4 };

// What the writer of an event says of it; the rest is found out on commit.
struct EventHead {
    std::uint16_t kind = 0;
    std::uint16_t rule = 0;
    Seat seat = {};
    EventNumber cause = no_event;
    std::int32_t subject = 0;    // what it is about: a row's Ref or a place, as the kind says
    std::int32_t object = 0;     // the second thing: a place, an amount, a result
    std::uint8_t flags = 0;      // EventFlag bits
    std::uint16_t audience = 0;  // bit s: seat s, up to 15, may know that it happened; 0 everybody
    bool operator==(const EventHead&) const = default;
};

struct Event {
    EventHead head;
    std::uint32_t first_change = 0;
    std::uint32_t first_work = 0;
    std::uint64_t hash = 0;  // of the state after it
};
static_assert(sizeof(Event) == 40);

class Log {
  public:
    EventNumber size() const { return static_cast<EventNumber>(events_.size()); }
    const Event& event(EventNumber n) const { return events_[n]; }
    std::span<const Event> events() const { return events_; }
    std::span<const Change> changes(EventNumber n) const { return changes(n, n + 1); }
    std::span<const Work> working(EventNumber n) const { return working(n, n + 1); }
    std::span<const Die> dice(EventNumber n) const { return dice(n, n + 1); }
    // The changes, working, dice of all events from `first` up to, not including, `last`.
    std::span<const Change> changes(EventNumber first, EventNumber last) const {
        return range(changes_, &Event::first_change, first, last);
    }
    std::span<const Work> working(EventNumber first, EventNumber last) const {
        return range(working_, &Event::first_work, first, last);
    }
    std::span<const Die> dice(EventNumber first, EventNumber last) const {
        if (rolled_.empty() || rolled_.back() < first) return {};
        const std::size_t from = first_die(first);
        return std::span<const Die>(dice_).subspan(from, first_die(last) - from);
    }

    // A whole event from elsewhere (a recording).
    void append(const EventHead& head, std::uint64_t hash, std::span<const Change> changes,
                std::span<const Work> working, std::span<const Die> dice);
    // Forgets all events from `size` on.
    void cut(EventNumber size);
    // Room for so many, so that the log does not grow by copying itself.
    void reserve(std::size_t events, std::size_t changes, std::size_t working = 0);
    // Gives back the memory that was taken for events to come.
    void shrink();
    std::size_t bytes() const;

  private:
    friend class Transaction;

    // The part of `all` that belongs to events first..last-1, whose starts are given by `start`.
    template <class T>
    std::span<const T> range(const std::vector<T>& all, std::uint32_t Event::*start, EventNumber first,
                             EventNumber last) const {
        const std::size_t from = first < events_.size() ? events_[first].*start : all.size();
        const std::size_t to = last < events_.size() ? events_[last].*start : all.size();
        return std::span<const T>(all).subspan(from, to - from);
    }
    std::size_t first_die(EventNumber n) const;

    std::vector<Event> events_;
    std::vector<Change> changes_;
    std::vector<Work> working_;
    std::vector<Die> dice_;
    std::vector<EventNumber> rolled_;  // by die: the event that it fell in, as few events have any
};

}  // namespace hd::ledger
