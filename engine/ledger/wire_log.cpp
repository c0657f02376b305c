#include "engine/ledger/wire_log.hpp"

#include <cassert>
#include <tuple>

namespace hd::ledger {

namespace {

// There is one spelling of each event, so that what was read is what would be written.
constexpr std::string_view spelled_wrongly = "an event is spelled wrongly";

// The most bytes that each part of an event takes.
constexpr std::size_t longest_head = 64;  // with hash and counts
constexpr std::size_t longest_change = 15;
constexpr std::size_t longest_work = 30;
constexpr std::size_t longest_die = 24;

template <WireNumber T>
void read_value(WireReader& in, T& value) {
    in(value);
}
void read_value(WireReader& in, Seat& seat) {
    in(seat.raw);
}
void read_value(WireReader& in, DieSource& source) {
    in(Enumerated{source, DieSource::forced});
}

template <WireNumber T>
void write_value(Pen& out, T value) {
    if constexpr (std::is_signed_v<T>) {
        out.varint(zigzag(value));
    } else {
        out.varint(value);
    }
}
void write_value(Pen& out, Seat seat) {
    write_value(out, seat.raw);
}
void write_value(Pen& out, DieSource source) {
    out.varint(static_cast<std::uint64_t>(source));
}

// Up to eight members, each written only where it differs from the one in `last`: a mask byte in front says
// which.
template <class T, class... M>
void write_against(Pen& out, const T& value, const T& last, const std::tuple<M T::*...>& members) {
    std::uint8_t* const mask_at = out.at++;
    unsigned mask = 0;
    unsigned bit = 1;
    const auto write_member = [&](auto member) {
        if (value.*member != last.*member) {
            mask |= bit;
            write_value(out, value.*member);
        }
        bit <<= 1U;
    };
    std::apply([&](auto... member) { (write_member(member), ...); }, members);
    *mask_at = static_cast<std::uint8_t>(mask);
}

template <class T, class... M>
void read_against(WireReader& in, T& value, const T& last, const std::tuple<M T::*...>& members) {
    unsigned mask = in.byte();
    if (mask >> sizeof...(M) != 0) in.fail("an event has parts that are unknown");
    const auto read_member = [&](auto member) {
        if ((mask & 1U) != 0) {
            read_value(in, value.*member);
            if (value.*member == last.*member) in.fail(spelled_wrongly);
        } else {
            value.*member = last.*member;
        }
        mask >>= 1U;
    };
    std::apply([&](auto... member) { (read_member(member), ...); }, members);
}

// An EventHead with its cause as the distance back, which is short; 0 is no cause.
struct NearHead {
    std::uint16_t kind = 0;
    std::uint16_t rule = 0;
    Seat seat;
    std::int64_t back = 0;
    std::int32_t subject = 0;
    std::int32_t object = 0;
    std::uint8_t flags = 0;
    std::uint16_t audience = 0;
};
constexpr std::tuple head_members(&NearHead::kind, &NearHead::rule, &NearHead::seat, &NearHead::back,
                                  &NearHead::subject, &NearHead::object, &NearHead::flags,
                                  &NearHead::audience);

NearHead near(const EventHead& head, EventNumber number) {
    assert(head.cause == no_event || head.cause < number);
    return {
        head.kind,    head.rule,   head.seat,  head.cause == no_event ? 0 : std::int64_t{number} - head.cause,
        head.subject, head.object, head.flags, head.audience};
}

EventHead far(WireReader& in, const NearHead& head, EventNumber number) {
    // An event follows from an earlier one.
    if (head.back < 0 || head.back > std::int64_t{number}) in.fail("an event's cause is no earlier event");
    const EventNumber cause = head.back == 0 ? no_event : static_cast<EventNumber>(number - head.back);
    return {head.kind, head.rule, head.seat, cause, head.subject, head.object, head.flags, head.audience};
}

constexpr std::tuple work_members(&Work::rule, &Work::label, &Work::den, &Work::num, &Work::unit,
                                  &Work::where);
// In front of a line stands a byte: op, whether it applied, depth. Depths from here on have one of their own.
constexpr unsigned deep = 15;

void write_work(Pen& out, const Work& line, const Work& last) {
    const unsigned depth = line.depth < deep ? line.depth : deep;
    out.byte(
        static_cast<std::uint8_t>(static_cast<unsigned>(line.op) | (line.applied ? 8U : 0U) | depth << 4U));
    if (depth == deep) out.byte(line.depth);
    write_against(out, line, last, work_members);
}

void read_work(WireReader& in, Work& line, const Work& last) {
    const unsigned first = in.byte();
    if ((first & 7U) > static_cast<unsigned>(Op::result)) in.fail("a line of working has no such kind");
    line.op = static_cast<Op>(first & 7U);
    line.applied = (first & 8U) != 0;
    line.depth = (first >> 4U) < deep ? static_cast<std::uint8_t>(first >> 4U) : in.byte();
    if ((first >> 4U) == deep && line.depth < deep) in.fail(spelled_wrongly);
    read_against(in, line, last, work_members);
}

// A Die with its key spread out.
struct FlatDie {
    std::uint16_t stream = 0;
    std::uint16_t turn = 0;
    std::uint16_t nth = 0;
    std::int32_t subject = 0;
    std::uint8_t sides = 6;
    DieSource source = DieSource::drawn;
};

constexpr std::tuple die_members(&FlatDie::stream, &FlatDie::turn, &FlatDie::nth, &FlatDie::subject,
                                 &FlatDie::sides, &FlatDie::source);

// A change as differences; `last` is the cell of the change before.
void write_change(Pen& out, const Change& change, Cell& last) {
    out.varint(zigzag(std::int64_t{change.cell} - last));
    out.varint(zigzag(change.before));
    out.varint(zigzag(std::int64_t{change.after} - change.before));
    last = change.cell;
}

Change read_change(WireReader& in, Cell& last) {
    const std::int64_t step = unzigzag(in.varint());
    std::int32_t before = 0;
    in(before);
    const std::int64_t growth = unzigzag(in.varint());
    constexpr std::int64_t reach = std::int64_t{1} << 33U;
    if (step < -reach || step > reach || growth < -reach || growth > reach) {
        in.fail("a change is out of range");
        return {};
    }
    const std::int64_t cell = last + step;
    const std::int64_t after = before + growth;
    if (cell < 0 || cell > std::numeric_limits<Cell>::max() || growth == 0 ||
        after < std::numeric_limits<std::int32_t>::min() ||
        after > std::numeric_limits<std::int32_t>::max()) {
        in.fail("a change is out of range");
        return {};
    }
    last = static_cast<Cell>(cell);
    return {.cell = last, .before = before, .after = static_cast<std::int32_t>(after)};
}

void write_working(Pen& out, std::span<const Work> working) {
    const Work nothing;
    const Work* last = &nothing;
    for (const Work& line : working) {
        write_work(out, line, *last);
        last = &line;
    }
}

void write_dice(Pen& out, std::span<const Die> dice) {
    FlatDie last;
    for (const Die& die : dice) {
        FlatDie flat{die.key.stream, die.key.turn, die.key.nth, die.key.subject, die.sides, die.source};
        write_against(out, flat, last, die_members);
        out.byte(die.value);
        last = flat;
    }
}

void read_working(WireReader& in, std::size_t count, std::vector<Work>& working) {
    Work last;
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        read_work(in, working.emplace_back(), last);
        last = working.back();
    }
}

void read_dice(WireReader& in, std::size_t count, std::vector<Die>& dice) {
    FlatDie last;
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        FlatDie flat;
        read_against(in, flat, last, die_members);
        const std::uint8_t value = in.byte();
        if (flat.sides == 0 || value == 0 || value > flat.sides) in.fail("a die shows no face of it");
        dice.push_back({.key = {flat.stream, flat.turn, flat.nth, flat.subject},
                        .sides = flat.sides,
                        .value = value,
                        .source = flat.source});
        last = flat;
    }
}

// What stays between the events that are read together: where the differences start, and room.
struct EventReader {
    NearHead last;
    Cell cell = 0;
    std::vector<Change> changes;
    std::vector<Work> working;
    std::vector<Die> dice;

    void read(WireReader& in, Log& log) {
        changes.clear();
        working.clear();
        dice.clear();
        NearHead head;
        read_against(in, head, last, head_members);
        const EventHead whole = far(in, head, log.size());
        const std::size_t sizes = in.count(1, std::numeric_limits<std::uint32_t>::max());
        const std::size_t change_count = sizes >> 1U;
        for (std::size_t i = 0; i < change_count && in.ok(); ++i) changes.push_back(read_change(in, cell));
        if ((sizes & 1U) != 0) {
            const std::size_t lines = in.count(2, std::numeric_limits<std::uint32_t>::max());
            const std::size_t rolls = in.count(2, std::numeric_limits<std::uint32_t>::max());
            if (lines + rolls == 0) in.fail(spelled_wrongly);
            read_working(in, lines, working);
            read_dice(in, rolls, dice);
        }
        const std::uint64_t hash = in.fixed();
        last = head;
        if (in.ok()) log.append(whole, hash, changes, working, dice);
    }
};

}  // namespace

void write_events(WireWriter& wire, const Log& log, EventNumber first, EventNumber last) {
    Pen out = wire.lend(longest_head * (last - first) + longest_change * log.changes(first, last).size() +
                        longest_work * log.working(first, last).size() +
                        longest_die * log.dice(first, last).size());
    NearHead last_head;
    Cell last_cell = 0;
    for (EventNumber n = first; n < last; ++n) {
        const std::span<const Change> changes = log.changes(n);
        const std::span<const Work> working = log.working(n);
        const std::span<const Die> dice = log.dice(n);
        const NearHead head = near(log.event(n).head, n);
        write_against(out, head, last_head, head_members);
        last_head = head;
        const bool more = !working.empty() || !dice.empty();
        out.varint(changes.size() << 1U | (more ? 1U : 0U));
        for (const Change& change : changes) write_change(out, change, last_cell);
        if (more) {
            out.varint(working.size());
            out.varint(dice.size());
            write_working(out, working);
            write_dice(out, dice);
        }
        out.fixed(log.event(n).hash);
    }
    wire.take_back(out);
}

bool read_events(WireReader& in, Log& log, std::size_t count) {
    const EventNumber before = log.size();
    EventReader reader;
    for (std::size_t i = 0; i < count && in.ok(); ++i) reader.read(in, log);
    if (!in.ok()) log.cut(before);
    return in.ok();
}

}  // namespace hd::ledger
