// A scenario that begins empty, of the game whose scenarios are shipped.
#include "app/view/new_scenario.hpp"

#include "app/view/lint_checks.hpp"
#include "engine/scenario/build_map.hpp"
#include "tests/scenario/scratch_folder.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd;
using namespace hd::view;

namespace {

const scenario::DataRoot data{HD_DATA};
const EmptyPlan ligny{.title = "Ligny, 16 June", .ruleset = "victory-at-waterloo", .columns = 7, .rows = 5};

}  // namespace

TEST_CASE("An empty scenario has its game, its title and a bare map of the size asked for") {
    const auto made = make_empty_scenario(data, ligny);
    REQUIRE(made);
    CHECK(made->id == "ligny-16-june");
    CHECK(made->title == "Ligny, 16 June");
    CHECK(made->ruleset == "victory-at-waterloo");
    CHECK(made->setup.empty());
    CHECK(made->schedule.empty());
    CHECK(made->seats.size() == 2);  // French and Coalition, as in every scenario of the game
    REQUIRE(made->map.document);
    const scenario::MapDocument& map = *made->map.document;
    CHECK(map.hexes.size() == 0);
    CHECK(map.objectives.empty());
    CHECK(map.default_terrain == "clear");
    const auto built = scenario::build_map(map);
    REQUIRE(built);
    CHECK(built->grid().hex_count() == 7 * 5);
}

TEST_CASE("An empty scenario is written, opens again, and lint says what it lacks") {
    const scenario::ScratchFolder folder;
    const auto file = write_empty_scenario(data, ligny, folder.path());
    REQUIRE(file);
    CHECK(*file == (folder / "ligny-16-june.scenario.json").string());
    const auto loaded = scenario::load_resolved(data, *file);
    REQUIRE(loaded.ok());
    const auto findings = editor::lint(loaded.value, lint_checks("victory-at-waterloo"));
    const auto is_unplaced = [](const editor::Finding& one) { return one.check == "unit-unplaced"; };
    CHECK(std::any_of(findings.begin(), findings.end(), is_unplaced));
    // The name is taken now.
    CHECK(*write_empty_scenario(data, ligny, folder.path()) ==
          (folder / "ligny-16-june-2.scenario.json").string());
}

TEST_CASE("A plan without a game, or for a map that can't be, is refused in words") {
    EmptyPlan plan = ligny;
    plan.ruleset = "chess";
    CHECK(make_empty_scenario(data, plan).error() == "There is no game of the name chess. Choose one.");
    plan = ligny;
    plan.rows = 0;
    CHECK(make_empty_scenario(data, plan).error() ==
          "A map of 7 by 0 hexes cannot be drawn. It has 1 to 200 either way.");
    plan.rows = 201;
    CHECK_FALSE(make_empty_scenario(data, plan));
}

TEST_CASE("A title without letters still gives a file") {
    EmptyPlan plan = ligny;
    plan.title = "?!";
    CHECK(make_empty_scenario(data, plan)->id == "scenario");
}
