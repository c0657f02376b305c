#include "replay/record.hpp"

namespace hd::replay {

using ledger::Enumerated;
using ledger::WireReader;
using ledger::WireWriter;

namespace {

template <class Archive>
void code(Archive& ar, Begin&, int) {
    (void)ar;
}

template <class Archive>
void code(Archive& ar, Act& act, int version) {
    rules::Action& action = act.action;
    ar(action.kind, action.a, action.b, action.c, action.d, act.seat.raw);
    // Version 0 was played by people only.
    if (version >= 1) ar(Enumerated{act.player, PlayerKind::computer});
    // No dice given is one byte.
    bool given = !act.dice.values.empty();
    ar(given);
    if (given) ar(Enumerated{act.dice.source, ledger::DieSource::forced}, act.dice.values);
}

template <class Archive>
void code(Archive& ar, Rewind& rewind, int) {
    ar(rewind.to);
}

template <class Archive>
void code_die(Archive& ar, ledger::Die& die) {
    ar(die.key.stream, die.key.turn, die.key.nth, die.key.subject, die.sides, die.value,
       Enumerated{die.source, ledger::DieSource::forced});
}

template <class Archive>
void code(Archive& ar, OtherDice& other, int) {
    ar(ledger::Fixed{other.seed}, other.forced);
    if constexpr (Archive::reads) {
        const std::size_t size = ar.count(7, largest_frame);
        for (std::size_t i = 0; i < size && ar.ok(); ++i) code_die(ar, other.recorded.emplace_back());
    } else {
        ar.varint(other.recorded.size());
        for (ledger::Die& die : other.recorded) code_die(ar, die);
    }
}

template <class Archive>
void code(Archive& ar, Close& close, int) {
    ar(close.winner.raw, close.level);
    if constexpr (Archive::reads) {
        const std::size_t size = ar.count(2, ledger::longest_list);
        close.scores.resize(size);
    } else {
        ar.varint(close.scores.size());
    }
    for (auto& [name, score] : close.scores) ar(name, score);
}

bool has_events(FrameKind kind) {
    return kind == FrameKind::begin || kind == FrameKind::act;
}

template <class R>
Record read_as(WireReader& in, int version) {
    R record;
    code(in, record, version);
    return record;
}

Record read_kind(FrameKind kind, WireReader& in, int version) {
    switch (kind) {
        case FrameKind::begin:
            return read_as<Begin>(in, version);
        case FrameKind::act:
            return read_as<Act>(in, version);
        case FrameKind::rewind:
            return read_as<Rewind>(in, version);
        case FrameKind::dice:
            return read_as<OtherDice>(in, version);
        case FrameKind::close:
            return read_as<Close>(in, version);
        case FrameKind::header:
            break;
    }
    in.fail("there is a second header");
    return Begin{};
}

}  // namespace

FrameKind kind_of(const Record& record) {
    // The variant's order is that of the frame kinds, after the header.
    return static_cast<FrameKind>(record.index() + 1);
}

void write_record(WireWriter& out, const Record& record, const ledger::Log& log, ledger::EventNumber first,
                  int version) {
    // A coder serves both ways; one that writes changes nothing.
    std::visit([&](auto& r) { code(out, r, version); }, const_cast<Record&>(record));
    if (!has_events(kind_of(record))) return;
    out.varint(log.size() - first);
    ledger::write_events(out, log, first, log.size());
}

Bytes to_bytes(const Record& record, const ledger::Log& log, ledger::EventNumber first, int version) {
    Bytes bytes;
    WireWriter out(bytes);
    write_record(out, record, log, first, version);
    return bytes;
}

tl::expected<Act, std::string> read_act(ByteView contents, int version) {
    WireReader in(contents, version);
    Act act;
    code(in, act, version);
    if (!in.ok()) return tl::make_unexpected(std::string(in.fault()));
    return act;
}

tl::expected<Record, std::string> read_record(FrameKind kind, ByteView contents, int version,
                                              ledger::Log& log) {
    WireReader in(contents, version);
    Record record = read_kind(kind, in, version);
    const ledger::EventNumber before = log.size();
    if (in.ok() && has_events(kind)) {
        const std::size_t events = in.count(ledger::least_event, largest_frame);
        ledger::read_events(in, log, events);
    }
    if (in.ok() && in.left() != 0) in.fail("a frame goes on after its end");
    if (in.ok()) return record;
    log.cut(before);
    return tl::make_unexpected(std::string(in.fault()));
}

}  // namespace hd::replay
