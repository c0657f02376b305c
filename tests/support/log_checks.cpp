// The checks of the property kit that walk a finished game's log.
#include "engine/rules/stream.hpp"
#include "tests/support/property_kit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hd::support {

using ledger::EventNumber;
using rules::Action;
using rules::Conduct;
using rules::Game;
using rules::Seat;
using rules::View;

namespace {

// Numbers in an event that have no name, a cause that isn't earlier.
Faults event_faults(const Subject& subject, const ledger::Log& log, EventNumber n) {
    Faults faults;
    const auto expect = [&](bool holds, std::string_view what) {
        if (!holds) faults.push_back(fmt::format("event {}: {}", n, what));
    };
    const rules::Names& names = subject.ruleset.names;
    const ledger::EventHead& head = log.event(n).head;
    const auto seats = static_cast<std::int32_t>(subject.setting->seats.size());
    expect(head.kind > 0 && head.kind < names.events.size(), "no such kind");
    expect(head.rule < names.rules.size(), "no such rule");
    expect(head.seat.raw >= 0 && head.seat.raw <= seats, "no such seat");
    expect(head.cause == ledger::no_event || head.cause < n, "its cause is not before it");
    for (const ledger::Work& line : log.working(n)) {
        expect(line.rule < names.rules.size(), "working with no such rule");
        expect(line.label < names.labels.size(), "working with no such label");
        expect(line.den > 0, "working over a zero or negative denominator");
    }
    for (const ledger::Die& die : log.dice(n)) {
        expect(die.key.stream < names.streams.size(), "a die of no stream");
        expect(die.value >= 1 && die.value <= die.sides, "a die that shows no face");
    }
    return faults;
}

// Two rolls with one key would always show the same face.
Faults die_key_faults(const ledger::Log& log) {
    Faults faults;
    std::set<ledger::DieKey> keys;
    for (const ledger::Die& die : log.dice(0, log.size())) {
        if (keys.insert(die.key).second) continue;
        faults.push_back(fmt::format("two dice of one key: stream {}, turn {}, subject {}, nth {}",
                                     die.key.stream, die.key.turn, die.key.subject, die.key.nth));
    }
    return faults;
}

std::vector<std::uint64_t> hashes(const ledger::Log& log) {
    std::vector<std::uint64_t> all;
    for (const ledger::Event& event : log.events()) all.push_back(event.hash);
    return all;
}

struct Repeat {
    std::uint64_t seed;
    rules::Working working;
    std::span<const ledger::Die> recorded;
};

// The log of the same actions played again.
ledger::Log again(const Subject& subject, const Playout& played, const Repeat& how) {
    ledger::Log log;
    Game game{.ruleset = &subject.ruleset,
              .setting = subject.setting,
              .state = ledger::State(subject.setting->layout),
              .seed = how.seed};
    ledger::Dice dice(how.seed);
    dice.recorded(how.recorded);
    Conduct conduct{.game = game, .dice = dice, .log = log, .working = how.working};
    rules::begin(conduct);
    for (const Action& action : played.actions) {
        const rules::Decision decision = rules::decision(game);
        if (rules::refusal(View(game, decision.seat), game, action)) break;
        rules::act(conduct, action);
    }
    return log;
}

}  // namespace

Faults check_log(const Subject& subject, const Playout& played) {
    Faults faults = die_key_faults(played.log);
    const auto add = [&](std::string fault) { faults.push_back(std::move(fault)); };
    Game shadow{.ruleset = &subject.ruleset,
                .setting = subject.setting,
                .state = ledger::State(subject.setting->layout)};
    ledger::State& state = shadow.state;
    const ledger::Log& log = played.log;
    for (EventNumber n = 0; n < log.size() && faults.size() < 10; ++n) {
        state.apply(log.changes(n));
        if (state.hash() != log.event(n).hash) add(fmt::format("event {}: forward misses its hash", n));
        if (state.hash() != state.recomputed_hash()) add(fmt::format("event {}: hash drifts", n));
        for (const std::string& broken : subject.ruleset.broken(shadow)) {
            add(fmt::format("event {}: {}", n, broken));
        }
        for (const std::string& fault : event_faults(subject, log, n)) add(fault);
    }
    if (!(state == played.game.state)) add("the log doesn't lead to the state of the game");
    for (EventNumber n = log.size(); n-- > 0;) {
        if (state.hash() != log.event(n).hash) add(fmt::format("event {}: backward misses its hash", n));
        state.unapply(log.changes(n));
    }
    const auto cells = state.cells();
    if (std::any_of(cells.begin(), cells.end(), [](std::int32_t v) { return v != 0; }) || state.hash() != 0) {
        add("stepped back to the start, something is left");
    }
    Choices choices(log.size());
    EventNumber at = 0;
    for (int seek = 0; seek < 8; ++seek) {
        const auto to = static_cast<EventNumber>(1 + choices.below(log.size()));
        if (to > at) state.apply_unhashed(log.changes(at, to));
        if (to < at) state.unapply_unhashed(log.changes(to, at));
        at = to;
        if (state.recomputed_hash() != log.event(at - 1).hash) add(fmt::format("a seek to {} misses", at));
    }
    return faults;
}

Faults check_repeats(const Subject& subject, const Playout& played, std::uint64_t seed) {
    Faults faults;
    const std::vector<std::uint64_t> expected = hashes(played.log);
    if (hashes(again(subject, played, {seed, rules::Working::on, {}})) != expected) {
        faults.push_back("the same actions and seed give other hashes");
    }
    const ledger::Log plain = again(subject, played, {seed, rules::Working::off, {}});
    if (hashes(plain) != expected) faults.push_back("without working the hashes are others");
    for (EventNumber n = 0; n < plain.size(); ++n) {
        if (!plain.working(n).empty()) faults.push_back(fmt::format("event {}: working that was off", n));
    }
    const auto dice = played.log.dice(0, played.log.size());
    const ledger::Log other = again(subject, played, {seed + 1, rules::Working::on, dice});
    if (hashes(other) != expected) faults.push_back("chance besides the recorded dice");
    return faults;
}

Faults check_streams(const Subject& subject, const Playout& played) {
    Faults faults;
    Game shadow{.ruleset = &subject.ruleset,
                .setting = subject.setting,
                .state = ledger::State(subject.setting->layout)};
    const std::size_t seats = subject.setting->seats.size() + 1;
    std::vector<ledger::State> rebuilt(seats, shadow.state);
    rules::Learnt learnt;
    for (EventNumber n = 0; n < played.log.size() && faults.empty(); ++n) {
        shadow.state.apply(played.log.changes(n));
        for (std::size_t s = 0; s < seats; ++s) {
            const Seat seat{static_cast<std::int32_t>(s)};
            rules::learn(shadow, played.log, n, seat, learnt);
            for (const ledger::Change& change : learnt.changes) {
                if (rebuilt[s].cell(change.cell) == change.before) continue;
                faults.push_back(fmt::format("event {}: seat {} learns from a value it didn't have", n, s));
            }
            rebuilt[s].apply(learnt.changes);
            if (!(rebuilt[s] == View(shadow, seat).known(0).state)) {
                faults.push_back(fmt::format("event {}: the stream of seat {} misses its view", n, s));
            }
        }
    }
    return faults;
}

}  // namespace hd::support
