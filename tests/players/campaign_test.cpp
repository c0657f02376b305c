// The computer player in the campaign of 1815: legal choices, the same ones again, nothing known that its
// seat may not know, odds as the rules have them, and wins. HD_LONG=1 plays the whole campaign and the full
// counts.
#include "engine/players/campaign_1815/strikes.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/step.hpp"
#include "tests/players/kit.hpp"
#include "tests/support/seeds.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace hd::players::test {

namespace {

Played duel(const std::string& scenario, std::string_view one, std::string_view other, std::uint64_t seed,
            const Watch& watch = {}) {
    const auto first = campaigner(one);
    const auto second = campaigner(other);
    return play(hd::c1815::ruleset(), campaign(scenario), {first.get(), second.get()}, seed, watch);
}

bool adds_up(const Choice& choice) {
    const Ranked& chosen = choice.thought.chosen;
    const auto good = [&](const Ranked& one) {
        return one.terms.sum() == one.score && one.score <= chosen.score;
    };
    return chosen.action == choice.action && good(chosen) &&
           std::all_of(choice.thought.next.begin(), choice.thought.next.end(), good);
}

}  // namespace

TEST_CASE("every choice of the campaign is an option, and its thought adds up, to the end of the game") {
    const char* scenario = support::is_long_run() ? "campaign-1815" : "ligny-16-june";
    std::uint64_t seen = 0;
    const Watch watch = [&](const Question& question, const Choice& choice) {
        if (!std::binary_search(question.options.begin(), question.options.end(), choice.action))
            FAIL("decision " << question.number << " is answered by no option");
        if (!adds_up(choice)) FAIL("the thought of decision " << question.number << " doesn't add up");
        ++seen;
    };
    CHECK(duel(scenario, "computer:easy", "computer:easy", 3, watch).outcome.complete);
    CHECK(seen > 300);
}

TEST_CASE("the same seed plays the same lesson, by players made anew") {
    const Played one = duel("quatre-bras-lesson", "computer:easy", "computer:easy", 7);
    const Played again = duel("quatre-bras-lesson", "computer:easy", "computer:easy", 7);
    CHECK(one.outcome.complete);
    CHECK(one.hash == again.hash);
    CHECK(one.work == again.work);
    CHECK(duel("quatre-bras-lesson", "computer:easy", "computer:easy", 8).hash != one.hash);
}

// A twin game holds nothing but what the seat may know, and other dice.
TEST_CASE("a game of what the seat knows, with other dice, gets the same answers and thoughts") {
    for (const char* scenario : {"quatre-bras-lesson", "ligny-16-june"}) {
        const auto one = campaigner("computer:easy");
        std::uint64_t asked = 0;
        const Watch watch = [&](const Question& question, const Choice& choice) {
            if (question.number % 29 != 0) return;
            rules::Game twin = question.view.known(0xD1CE);
            const rules::View other(twin, question.view.seat());
            const Choice again = one->choose({.view = other,
                                              .options = question.options,
                                              .seed = question.seed,
                                              .number = question.number});
            CHECK(again.action == choice.action);
            CHECK(again.thought.chosen.terms == choice.thought.chosen.terms);
            ++asked;
        };
        INFO(scenario);
        duel(scenario, "computer:easy", "computer:easy", 5, watch);
        CHECK(asked > 5);
    }
}

TEST_CASE("the odds of an attack that is put together are those of the rules") {
    namespace game = hd::c1815;
    std::uint64_t compared = 0;
    const Watch watch = [&](const Question& question, const Choice&) {
        const ledger::Ref<rules::Item> next = rules::next_item(question.view.common());
        if (question.view.common().at(next).step != game::number(game::StepId::declare)) return;
        const c1815::Scene scene(question.view);
        const game::AttackSet set = game::attack_under_way(scene.state, scene.setting);
        if (set.targets.size() != 1 || !set.has_force()) return;
        const Level& level = shipped_levels().all.front();
        const c1815::Target target = c1815::target_at(scene, level, set.targets.front());
        std::vector<c1815::Striker> strikers;
        const auto add = [&](const std::vector<c1815::UnitRef>& units, bool guns) {
            for (const c1815::UnitRef unit : units) {
                strikers.push_back(c1815::striker(scene, level, target, unit, scene.at(unit).place, guns));
            }
        };
        add(set.attackers, false);
        add(set.bombarders, true);
        const game::Odds expected = game::odds(scene.state, scene.setting, set, nullptr);
        const game::Odds found = c1815::odds_of(scene, target, strikers);
        CHECK(found.attack == expected.attack);
        CHECK(found.defence == expected.defence);
        CHECK(found.column == expected.column);
        CHECK(found.added() == expected.added());
        ++compared;
    };
    duel("ligny-16-june", "computer:easy", "computer:easy", 9, watch);
    for (const std::uint64_t seed : {9U, 10U, 11U, 12U})
        duel("quatre-bras-lesson", "computer:easy", "computer:easy", seed, watch);
    CHECK(compared > 20);
}

TEST_CASE("the yardstick of another game is refused for the campaign") {
    const auto made = make_player("yardstick", hd::c1815::ruleset(), shipped_levels());
    REQUIRE_FALSE(made.has_value());
    CHECK(made.error().find("yardstick") != std::string::npos);
}

}  // namespace hd::players::test
