#include "tests/support/property_kit.hpp"

#include "engine/rules/action_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <set>

namespace hd::support {

using ledger::EventNumber;
using rules::Action;
using rules::Conduct;
using rules::Decision;
using rules::DecisionKind;
using rules::Game;
using rules::Ruleset;
using rules::Seat;
using rules::View;

namespace {

std::string text(const Ruleset& ruleset, const Action& action) {
    const auto kind = static_cast<std::size_t>(action.kind);
    const std::string_view name =
        kind < ruleset.names.actions.size() ? ruleset.names.actions[kind].name : "?";
    return fmt::format("{} {} {} {} {}", name, action.a, action.b, action.c, action.d);
}

bool has_name(std::uint16_t number, std::size_t names) {
    return number < names;
}

Faults refusal_faults(const Ruleset& ruleset, const Action& action, const rules::Refusal& refusal) {
    Faults faults;
    if (refusal.rule == 0 || !has_name(refusal.rule, ruleset.names.rules.size())) {
        faults.push_back(fmt::format("refusal of '{}' names no rule", text(ruleset, action)));
    }
    if (!has_name(refusal.reason, ruleset.names.reasons.size())) {
        faults.push_back(fmt::format("refusal of '{}' has no such reason", text(ruleset, action)));
    }
    return faults;
}

void add(Faults& all, const Faults& more) {
    all.insert(all.end(), more.begin(), more.end());
}

// What the deciding seat may do, and what is refused to it.
Faults listing_faults(const Game& game, const Decision& decision, const std::vector<Action>& listed,
                      Choices& choices) {
    const View view(game, decision.seat);
    Faults faults;
    if (listed.empty()) faults.push_back("dead end: a decision without options");
    if (std::adjacent_find(listed.begin(), listed.end(), std::greater_equal<>()) != listed.end()) {
        faults.push_back("options are not sorted and unique");
    }
    for (const Action& action : listed) {
        const std::string line = rules::action_text(*game.ruleset, *game.setting, action);
        if (rules::parse_action(*game.ruleset, *game.setting, line) != action) {
            faults.push_back(fmt::format("'{}' is not read back as it was written", line));
        }
        if (rules::refusal(view, game, action)) {
            faults.push_back(fmt::format("listed but refused: '{}'", text(*game.ruleset, action)));
        }
    }
    for (const Action& action : near_and_far(*game.ruleset, listed, choices, 24)) {
        const auto refusal = rules::refusal(view, game, action);
        if (refusal) add(faults, refusal_faults(*game.ruleset, action, *refusal));
        const bool is_listed = std::binary_search(listed.begin(), listed.end(), action);
        if (!refusal && !is_listed && decision.kind == DecisionKind::choose) {
            faults.push_back(fmt::format("accepted but not listed: '{}'", text(*game.ruleset, action)));
        }
    }
    return faults;
}

// Seats that don't decide have no options, and every action is refused to them.
Faults idle_seat_faults(const Game& game, const Decision& decision, const std::vector<Action>& listed) {
    Faults faults;
    std::vector<Action> idle;
    for (std::int32_t s = 1; s <= static_cast<std::int32_t>(game.setting->seats.size()); ++s) {
        if (Seat{s} == decision.seat) continue;
        const View view(game, Seat{s});
        rules::options(view, game, idle);
        if (!idle.empty()) faults.push_back(fmt::format("seat {} has options out of turn", s));
        for (const Action& action : listed) {
            const auto refusal = rules::refusal(view, game, action);
            if (!refusal) faults.push_back(fmt::format("seat {} may act out of turn", s));
            if (refusal) add(faults, refusal_faults(*game.ruleset, action, *refusal));
        }
    }
    return faults;
}

Faults standing_faults(const ledger::State& state) {
    ledger::Standing fresh;
    fresh.rebuild(state.layout(), state.cells());
    std::set<std::int32_t> places;
    for (int table = 0; table < state.layout().tables(); ++table) {
        const auto fields = state.layout().schema()[static_cast<std::size_t>(table)].fields;
        for (int field = 0; field < static_cast<int>(fields.size()); ++field) {
            if (fields[static_cast<std::size_t>(field)].kind != ledger::FieldKind::place) continue;
            for (int row = 0; row < static_cast<int>(state.layout().slot(table).rows); ++row) {
                places.insert(state.cell({table, row, field}));
            }
        }
    }
    Faults faults;
    for (const std::int32_t place : places) {
        if (place < 0) faults.push_back(fmt::format("place {} is below zero", place));
        if (place <= 0) continue;
        if (state.standing().at(ledger::Place{place}) != fresh.at(ledger::Place{place})) {
            faults.push_back(fmt::format("the index of place {} is not what a rebuild gives", place));
        }
    }
    return faults;
}

Faults decision_faults(const Game& game, const Decision& decision, const std::vector<Action>& kept,
                       Choices& choices) {
    const std::vector<std::int32_t> before(game.state.cells().begin(), game.state.cells().end());
    std::vector<Action> listed;
    rules::options(View(game, decision.seat), game, listed);
    Faults faults = listing_faults(game, decision, listed, choices);
    if (kept != listed) faults.push_back("the options kept by act are not the options");
    add(faults, idle_seat_faults(game, decision, listed));
    add(faults, standing_faults(game.state));
    if (!std::equal(before.begin(), before.end(), game.state.cells().begin())) {
        faults.push_back("asking changed the state");
    }
    if (game.ruleset->outcome(game).complete) faults.push_back("complete with a decision open");
    return faults;
}

}  // namespace

bool same(const Decision& one, const Decision& other) {
    return one.seat == other.seat && one.kind == other.kind && one.step == other.step &&
           one.rule == other.rule && one.cause == other.cause && one.secret == other.secret &&
           one.look == other.look;
}

std::vector<Action> near_and_far(const Ruleset& ruleset, const std::vector<Action>& listed, Choices& choices,
                                 std::size_t count) {
    constexpr std::array<std::int32_t, 6> odd = {0,
                                                 -1,
                                                 1000,
                                                 65536,
                                                 std::numeric_limits<std::int32_t>::max(),
                                                 std::numeric_limits<std::int32_t>::min()};
    std::vector<Action> sample;
    while (sample.size() < count) {
        Action action;
        if (!listed.empty()) action = listed[choices.below(listed.size())];
        if (choices.below(4) == 0)
            action.kind = static_cast<std::int32_t>(choices.below(ruleset.names.actions.size() + 1));
        const std::array<std::int32_t*, 4> parameters = {&action.a, &action.b, &action.c, &action.d};
        std::int32_t& parameter = *parameters[choices.below(4)];
        const std::size_t way = choices.below(4);
        if (way == 0) parameter = static_cast<std::int32_t>(choices.below(40));
        if (way == 1 && parameter < 1000) parameter += 1;
        if (way == 2 && parameter > -1000) parameter -= 1;
        if (way == 3) parameter = odd[choices.below(odd.size())];
        sample.push_back(action);
    }
    return sample;
}

Playout play_randomly(const Subject& subject, std::uint64_t seed) {
    Playout played;
    played.game = rules::begin(subject.ruleset, subject.setting, seed, played.log, rules::Working::on);
    ledger::Dice dice(seed);
    Conduct conduct{.game = played.game, .dice = dice, .log = played.log};
    Choices choices(ledger::mixed(seed, 1));
    Choices probes(ledger::mixed(seed, 2));
    rules::options(View(played.game, rules::decision(played.game).seat), played.game, conduct.options);
    for (;;) {
        const Decision decision = rules::decision(played.game);
        if (decision.kind == DecisionKind::over) break;
        if (played.actions.size() == subject.most_actions) {
            played.faults.push_back("never ends");
            return played;
        }
        for (const std::string& fault : decision_faults(played.game, decision, conduct.options, probes)) {
            played.faults.push_back(fmt::format("before action {}: {}", played.actions.size(), fault));
        }
        if (!played.faults.empty()) return played;
        const Action action = conduct.options[choices.below(conduct.options.size())];
        played.actions.push_back(action);
        rules::act(conduct, action);
    }
    if (!subject.ruleset.outcome(played.game).complete) played.faults.push_back("over but not complete");
    return played;
}

Faults check_game(const Subject& subject, std::uint64_t seed) {
    const Playout played = play_randomly(subject, seed);
    Faults faults = played.faults;
    if (faults.empty()) {
        add(faults, check_log(subject, played));
        add(faults, check_repeats(subject, played, seed));
        add(faults, check_streams(subject, played));
        add(faults, check_twins(subject, played, seed, 16));
        add(faults, check_positions(subject, played, 64));
    }
    for (std::string& fault : faults) fault = fmt::format("seed {}: {}", seed, fault);
    return faults;
}

std::uint64_t perft(const Game& game, int depth) {
    if (depth == 0) return 1;
    const Decision decision = rules::decision(game);
    if (decision.kind == DecisionKind::over) return 0;
    std::vector<Action> listed;
    rules::options(View(game, decision.seat), game, listed);
    if (depth == 1) return listed.size();
    std::uint64_t count = 0;
    for (const Action& action : listed) {
        Game next = game;
        ledger::Log log;
        ledger::Dice dice(next.seed);
        Conduct conduct{.game = next, .dice = dice, .log = log, .working = rules::Working::off};
        rules::act(conduct, action);
        count += perft(next, depth - 1);
    }
    return count;
}

}  // namespace hd::support
