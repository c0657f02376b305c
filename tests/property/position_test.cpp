// Positions of games as scenarios: what is asked of each export, beside the property kit's round trip of the
// state.
#include "editor/export/position_scenario.hpp"
#include "editor/lint/lint.hpp"
#include "engine/rules/action_text.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "tests/support/property_kit.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd;

namespace {

const rules::OptionValues some_options = {{"cavalry", 1}, {"play-balance", 1}, {"french-rout", 27}};

support::Subject waterloo(const rules::Ruleset& ruleset = vaw::ruleset()) {
    return {.ruleset = ruleset,
            .setting = support::shipped_setting(ruleset, "waterloo-18-june", some_options),
            .most_actions = 5000};
}

// The game after the first `actions` of a random one.
rules::Game game_after(const support::Subject& subject, const support::Playout& played, std::size_t actions) {
    ledger::Log log;
    rules::Game game =
        rules::begin(subject.ruleset, subject.setting, played.game.seed, log, rules::Working::off);
    ledger::Dice dice(game.seed);
    rules::Conduct conduct{.game = game, .dice = dice, .log = log};
    for (std::size_t i = 0; i < actions; ++i) rules::act(conduct, played.actions[i]);
    return game;
}

using Start = tl::expected<scenario::Start, rules::Refusal>;

// The position with nothing said of this field, or of what is set beside the tables.
Start without(const rules::Game& game, std::string_view name) {
    auto start = vaw::ruleset().position(game);
    if (!start) return start;
    const auto is_it = [name](const auto& value) { return value.name == name; };
    std::erase_if(start->values, is_it);
    for (auto& table : start->tables) {
        for (scenario::NamedValues& row : table.value) std::erase_if(row, is_it);
    }
    return start;
}

}  // namespace

TEST_CASE("a position that forgets something is found by the property kit") {
    rules::Ruleset ruleset = vaw::ruleset();
    const auto first_fault = [&ruleset](Start (*position)(const rules::Game&)) {
        ruleset.position = position;
        const support::Subject subject = waterloo(ruleset);
        const support::Faults faults =
            support::check_positions(subject, support::play_randomly(subject, 1), 1);
        return faults.empty() ? std::string() : faults.front();
    };
    const auto moved = first_fault([](const rules::Game& game) { return without(game, "moved"); });
    CHECK_THAT(moved, Catch::Contains("moved: 1 and then 0"));
    const auto owed = first_fault([](const rules::Game& game) { return without(game, "owed"); });
    CHECK_THAT(owed, Catch::Contains("owed: 1 and then 0"));
    // Set anew in the midst of a side's attacks, duties are others: units have come into contact since.
    const auto duties = first_fault([](const rules::Game& game) { return without(game, "duties_set"); });
    CHECK_THAT(duties, Catch::Contains("owed: "));
}

TEST_CASE("lint finds nothing in the scenarios of positions, and their options are the game's") {
    const support::Subject subject = waterloo();
    const support::Playout played = support::play_randomly(subject, 2);
    const scenario::DataRoot root{HD_DATA};
    int exported = 0;
    for (std::size_t actions = 0; actions < played.actions.size(); actions += 37) {
        auto made = editor::position_scenario(game_after(subject, played, actions));
        if (!made) continue;
        ++exported;
        const editor::Found found =
            editor::keep_references(*made, *subject.setting->scenario, root, "position.scenario.json");
        CHECK((found.map && found.order_of_battle && found.tables));
        CHECK_FALSE(made->map.document.has_value());
        const auto resolved = scenario::resolve(root, *made, "position.scenario.json");
        CHECK(resolved.faults.empty());
        editor::RulesetChecks checks;
        checks.units_per_hex = 1;
        for (const editor::Finding& finding : editor::lint(resolved.value, checks))
            CHECK(finding.file != "position.scenario.json");
        const auto setting =
            subject.ruleset.prepare(std::make_shared<const scenario::Resolved>(resolved.value), {});
        REQUIRE(setting.has_value());
        CHECK((*setting)->options == subject.setting->options);
    }
    CHECK(exported > 5);
}

TEST_CASE("a scenario of a position holds map and order of battle whole where the data are others") {
    const support::Subject subject = waterloo();
    scenario::Resolved played = *subject.setting->scenario;
    played.map.title = "Another Waterloo";
    played.order_of_battle.units.front().name = "Somebody else";
    auto made = editor::position_scenario(game_after(subject, support::play_randomly(subject, 1), 0));
    REQUIRE(made.has_value());
    const editor::Found found =
        editor::keep_references(*made, played, scenario::DataRoot{HD_DATA}, "position.scenario.json");
    CHECK_FALSE(found.map);
    CHECK_FALSE(found.order_of_battle);
    CHECK(found.tables);
    REQUIRE(made->map.document.has_value());
    const auto resolved = scenario::resolve(scenario::DataRoot{HD_DATA}, *made, "position.scenario.json");
    CHECK(resolved.value.map == played.map);
    CHECK(resolved.value.order_of_battle == played.order_of_battle);
}

TEST_CASE("no position while a unit is on its way, while an attack is made, or after the end") {
    const support::Subject subject = waterloo();
    const support::Playout played = support::play_randomly(subject, 3);
    const auto reason = [&](std::size_t actions) {
        const auto start = subject.ruleset.position(game_after(subject, played, actions));
        return start ? std::string_view() : subject.ruleset.names.reasons[start.error().reason];
    };
    const auto after = [&](std::string_view word) {
        const auto found =
            std::find_if(played.actions.begin(), played.actions.end(), [&](const auto& action) {
                return rules::action_text(subject.ruleset, *subject.setting, action).rfind(word, 0) == 0;
            });
        REQUIRE(found != played.actions.end());
        return static_cast<std::size_t>(found - played.actions.begin()) + 1;
    };
    CHECK(reason(0).empty());
    CHECK(reason(after("move ")) == "half_done");
    CHECK(reason(after("end-movement")).empty());
    CHECK(reason(after("target ")) == "half_done");
    CHECK(reason(played.actions.size()) == "game_over");
}
