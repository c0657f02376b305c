// What a view is asked: reach beside every way that a unit can really take, the victory ledger, worth,
// imagined games.
#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

#include <map>
#include <set>

using namespace hd;
using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

using Costs = std::map<std::int32_t, std::int32_t>;

// Friends in the way, enemies near, and ground of every kind.
Field& crowded(Field& field) {
    field.units({"Fi2:a N4", "Fc2:b M3", "Fa2:c N3", "Fi1:d O4", "Fi1:e M4", "Fc3:f L4"});
    field.units({"Bi1:x N7", "Bc2:y K6", "Bi2:z L5", "Pi2:p 5", "Pc1:q 3", "Pi1:r A8"});
    field.terrain(Terrain::woods, {"N5", "M5", "A9"}).road({"N2", "N3", "N4", "N5", "N6"});
    return field.stream("O4", "O5").trail({"M3", "L3", "K3"}).stream("L3", "K3").bridge("N5", "N6");
}

// Carries a game on by each action that `wanted` lists, and calls `visit` for each decision met.
template <class Visit>
void explore(const rules::Game& game, std::set<std::pair<std::int32_t, std::int32_t>>& seen, Visit visit) {
    const rules::View view(game, rules::decision(game).seat);
    std::vector<rules::Action> options;
    rules::options(view, game, options);
    for (const rules::Action& action : options) {
        if (!is(action, ActionKind::step)) continue;
        rules::Game next = game;
        ledger::Log log;
        ledger::Dice dice(1);
        rules::Conduct conduct{.game = next, .dice = dice, .log = log};
        rules::act(conduct, action);
        const std::int32_t left =
            log.event(0).head.kind == number(EventKind::move_stepped) ? log.working(0).back().num : 0;
        visit(Place{action.a}, left, log);
        const bool stopped = rules::decision(next).step != rules::decision(game).step;
        if (!stopped && seen.insert({action.a, left}).second) explore(next, seen, visit);
    }
}

// The cheapest cost of every hex where the unit can stop, by playing out every way that it can go.
Costs by_playing(const Bench& bench, std::string_view unit, std::int32_t points, const rules::Action& first) {
    rules::Game game = bench.game();
    ledger::Log log;
    ledger::Dice dice(1);
    rules::Conduct conduct{.game = game, .dice = dice, .log = log};
    rules::act(conduct, first);
    Costs costs;
    const auto reached = [&](Place place, std::int32_t left) {
        const Ref<Unit> there = bench.game().state.first_at<Unit>(place);
        if (there && there != bench.ref(unit)) return;
        const std::int32_t cost = points - left;
        const auto [at, fresh] = costs.try_emplace(place.raw, cost);
        if (!fresh) at->second = std::min(at->second, cost);
    };
    // An entry is a first hex of its own.
    if (is(first, ActionKind::enter)) reached(Place{first.b}, log.working(0).back().num);
    if (rules::decision(game).step != rules::decision(bench.game()).step) {
        std::set<std::pair<std::int32_t, std::int32_t>> seen;
        explore(game, seen,
                [&](Place place, std::int32_t left, const ledger::Log&) { reached(place, left); });
    }
    costs.erase(bench.unit(unit).place.raw);
    return costs;
}

Costs by_reach(const Bench& bench, std::string_view unit) {
    std::vector<rules::Reached> reached;
    ruleset().reach(rules::View(bench.game(), french_seat), bench.ref(unit).raw, reached);
    Costs costs;
    for (const rules::Reached& one : reached) {
        if (!one.through) costs[one.place.raw] = one.cost;
    }
    return costs;
}

}  // namespace

TEST_CASE("VAW reach is exactly where a unit can stop, at the least cost") {
    Field field;
    Bench bench(crowded(field));
    const std::map<std::string, std::int32_t> points{{"a", 8}, {"b", 12}, {"c", 6}, {"d", 8}};
    for (const auto& [unit, allowance] : points) {
        INFO(unit);
        CHECK(by_reach(bench, unit) == by_playing(bench, unit, allowance, bench.parse("move " + unit)));
        CHECK_FALSE(by_reach(bench, unit).empty());
    }
    // e and f stand next to z: engaged.
    CHECK(by_reach(bench, "e").empty());
    CHECK(by_reach(bench, "f").empty());
}

TEST_CASE("VAW reach of a unit on its way counts the points that it has left") {
    Field field;
    Bench bench(field.units({"Fi2:a N6", "Bi1 T9"}));
    // On clear ground 4 points reach 3 * 4 * 5 hexes, 3 points 3 * 3 * 4; the board and the enemy are
    // further.
    CHECK(by_reach(bench, "a").size() == 60);
    bench.acts({"move a", "step N7"});
    CHECK(by_reach(bench, "a").size() == 36);
}

TEST_CASE("VAW reach of cavalry that breaks off keeps clear of every enemy") {
    Field field;
    Bench bench(crowded(field).option(&Options::cavalry));
    CHECK(by_reach(bench, "f") == by_playing(bench, "f", 12, bench.parse("move f")));
    CHECK_FALSE(by_reach(bench, "f").empty());
}

TEST_CASE("VAW reach of a reinforcement counts from the entries") {
    Field field;
    Bench bench(crowded(field).at(5, Phase::coalition_movement));
    Costs all;
    for (const std::string entry : {"A5", "A6", "A7", "A8", "A9", "A10", "A11"}) {
        if (bench.refusal("enter p " + entry)) continue;
        for (const auto& [place, cost] : by_playing(bench, "p", 8, bench.parse("enter p " + entry))) {
            const auto [at, fresh] = all.try_emplace(place, cost);
            if (!fresh) at->second = std::min(at->second, cost);
        }
    }
    CHECK(by_reach(bench, "p") == all);
    CHECK_FALSE(all.empty());
}

TEST_CASE("VAW reach of a unit that is not there is empty") {
    Field field;
    Bench bench(crowded(field));
    std::vector<rules::Reached> reached(1);
    for (const std::int32_t raw : {0, -1, 1000}) {
        ruleset().reach(rules::View(bench.game(), french_seat), raw, reached);
        CHECK(reached.empty());
        CHECK(ruleset().worth(rules::View(bench.game(), french_seat), raw) == 0);
    }
}

TEST_CASE("VAW the victory ledger has each army's marker and each of its boxes") {
    Field field;
    Bench bench(crowded(field).losses(ArmyId::british, 9));
    const auto terms = ruleset().standing(rules::View(bench.game(), french_seat));
    std::vector<std::array<std::int32_t, 3>> rows;
    for (const rules::StandingTerm& term : terms) rows.push_back({term.army, term.value, term.threshold});
    CHECK(rows == std::vector<std::array<std::int32_t, 3>>{
                      {1, 3, 17}, {1, 3, 25}, {2, 9, 12}, {2, 9, 16}, {2, 9, 20}, {3, 0, 7}});
    // Demoralised and routed; the British demoralised, disintegrated and routed; the Prussians demoralised.
    std::vector<std::uint16_t> by;
    for (const rules::StandingTerm& term : terms) by.push_back(term.rule);
    CHECK(by == std::vector<std::uint16_t>{number(Rule::mor_6), number(Rule::win_1), number(Rule::mor_2),
                                           number(Rule::mor_3), number(Rule::win_1), number(Rule::mor_6)});
}

TEST_CASE("VAW a unit is worth the boxes that its loss costs") {
    Field field;
    Bench bench(crowded(field));
    CHECK(ruleset().worth(rules::View(bench.game(), french_seat), bench.ref("f").raw) == 3);
    CHECK(ruleset().worth(rules::View(bench.game(), french_seat), bench.ref("q").raw) == 1);
}

TEST_CASE("VAW an imagined game is the same position with other dice") {
    Field field;
    Bench bench(crowded(field));
    const rules::Game imagined = ruleset().imagine(rules::View(bench.game(), french_seat), 7);
    CHECK(imagined.state == bench.game().state);
    CHECK(imagined.seed == 7);
    CHECK(rules::decision(imagined).step == rules::decision(bench.game()).step);
}
