// Recordings measured: seeking in short and long games, the bytes of a change, and events to bytes and back
// beside a plain copy and cereal's stock archive in the same run. On a synthetic game of 300 units.
#include "engine/ledger/wire_log.hpp"
#include "replay/cursor.hpp"
#include "tests/replay/long_game.hpp"

#include <benchmark/benchmark.h>
#include <cereal/archives/binary.hpp>
#include <cereal/types/vector.hpp>

#include <cstring>
#include <map>
#include <sstream>

namespace hd::ledger {

// Members as the stock archive writes them: the peer that is measured against.
template <class A>
void serialize(A& ar, Seat& s) {
    ar(s.raw);
}
template <class A>
void serialize(A& ar, EventHead& h) {
    ar(h.kind, h.rule, h.seat, h.cause, h.subject, h.object, h.flags, h.audience);
}
template <class A>
void serialize(A& ar, Change& c) {
    ar(c.cell, c.before, c.after);
}
template <class A>
void serialize(A& ar, Work& w) {
    ar(w.depth, w.op, w.applied, w.den, w.rule, w.label, w.num, w.unit, w.where);
}
template <class A>
void serialize(A& ar, Die& d) {
    ar(d.key.stream, d.key.turn, d.key.nth, d.key.subject, d.sides, d.value, d.source);
}

}  // namespace hd::ledger

namespace hd::replay {

template <class A>
void serialize(A& ar, LooseEvent& e) {
    ar(e.head, e.hash, e.changes, e.working, e.dice);
}

namespace {

constexpr EventNumber million = 1'000'000;

struct Subject {
    Bytes bytes;
    LiveGame live;
};

const Subject& game_of(EventNumber events) {
    static std::map<EventNumber, Subject> games;
    const auto found = games.find(events);
    if (found != games.end()) return found->second;
    Bytes bytes = drill_recording(events);
    Result<LiveGame> live = LiveGame::open(Store::in_memory(bytes, Access::read), drill_library());
    return games.emplace(events, Subject{std::move(bytes), std::move(*live)}).first->second;
}

std::size_t changes_of(const ledger::Log& log) {
    return log.changes(0, log.size()).size();
}

void seek(benchmark::State& state) {
    const auto events = static_cast<EventNumber>(state.range(0));
    const LiveGame& live = game_of(events).live;
    Cursor cursor(live);
    std::uint64_t n = 0;
    for (auto _ : state) {
        cursor.seek(static_cast<EventNumber>(ledger::mixed(1815, n++) % events));
        benchmark::DoNotOptimize(cursor.state().hash());
    }
}
BENCHMARK(seek)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMicrosecond);

void step_back_and_forth(benchmark::State& state) {
    Cursor cursor(game_of(10'000).live);
    for (auto _ : state) {
        cursor.step_back();
        cursor.step_forward();
    }
    state.SetItemsProcessed(2 * state.iterations());
}
BENCHMARK(step_back_and_forth);

// Reading a whole file: frames, checksums, every event checked against the position that it finds.
void open_recording(benchmark::State& state) {
    const Subject& subject = game_of(static_cast<EventNumber>(state.range(0)));
    for (auto _ : state) {
        Result<LiveGame> live =
            LiveGame::open(Store::in_memory(subject.bytes, Access::read), drill_library());
        benchmark::DoNotOptimize(live->log().size());
    }
    const auto changes = static_cast<double>(changes_of(subject.live.log()));
    state.counters["disk_bytes_per_change"] = static_cast<double>(subject.bytes.size()) / changes;
    state.counters["memory_bytes_per_change"] = static_cast<double>(subject.live.line().bytes()) / changes;
}
BENCHMARK(open_recording)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void encode(benchmark::State& state) {
    const ledger::Log& log = game_of(million).live.log();
    Bytes bytes;
    for (auto _ : state) {
        bytes.clear();
        ledger::WireWriter out(bytes);
        ledger::write_events(out, log, 0, log.size());
    }
    state.counters["bytes_a_change"] =
        static_cast<double>(bytes.size()) / static_cast<double>(changes_of(log));
}
BENCHMARK(encode)->Unit(benchmark::kMillisecond);

void decode(benchmark::State& state) {
    const ledger::Log& log = game_of(million).live.log();
    Bytes bytes;
    ledger::WireWriter out(bytes);
    ledger::write_events(out, log, 0, log.size());
    for (auto _ : state) {
        ledger::Log read;
        ledger::WireReader in(bytes);
        ledger::read_events(in, read, log.size());
        benchmark::DoNotOptimize(read.size());
    }
}
BENCHMARK(decode)->Unit(benchmark::kMillisecond);

// The floor: the same log's memory, copied.
void plain_copy(benchmark::State& state) {
    const ledger::Log& log = game_of(million).live.log();
    const auto events = log.events();
    const auto changes = log.changes(0, log.size());
    Bytes bytes(events.size_bytes() + changes.size_bytes());
    for (auto _ : state) {
        std::memcpy(bytes.data(), events.data(), events.size_bytes());
        std::memcpy(bytes.data() + events.size_bytes(), changes.data(), changes.size_bytes());
        benchmark::ClobberMemory();
    }
}
BENCHMARK(plain_copy)->Unit(benchmark::kMillisecond);

void stock_archive_encode(benchmark::State& state) {
    const ledger::Log& log = game_of(million).live.log();
    std::vector<LooseEvent> events;
    for (EventNumber n = 0; n < log.size(); ++n) events.push_back(loose(log, n));
    std::size_t size = 0;
    for (auto _ : state) {
        std::ostringstream text;
        cereal::BinaryOutputArchive out(text);
        for (LooseEvent& event : events) out(event);
        size = text.str().size();
    }
    state.counters["bytes_a_change"] = static_cast<double>(size) / static_cast<double>(changes_of(log));
}
BENCHMARK(stock_archive_encode)->Unit(benchmark::kMillisecond);

void stock_archive_decode(benchmark::State& state) {
    const ledger::Log& log = game_of(million).live.log();
    std::ostringstream text;
    cereal::BinaryOutputArchive out(text);
    for (EventNumber n = 0; n < log.size(); ++n) {
        LooseEvent event = loose(log, n);
        out(event);
    }
    const std::string bytes = text.str();
    for (auto _ : state) {
        std::istringstream source(bytes);
        cereal::BinaryInputArchive in(source);
        for (EventNumber n = 0; n < log.size(); ++n) {
            LooseEvent event;
            in(event);
            benchmark::DoNotOptimize(event.hash);
        }
    }
}
BENCHMARK(stock_archive_decode)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hd::replay
