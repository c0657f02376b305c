// Objectives and named values of a scenario: the map of 18 June as its file has it.
#include "app/view/edit_goal.hpp"

#include "tests/view/waterloo_scenario.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd;
using namespace hd::view;

namespace {

const scenario::MapObjective& goal(std::string_view hex) {
    const auto& all = waterloo().map.objectives;
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.hex == hex; });
    REQUIRE(found != all.end());
    return *found;
}

GoalRow row(const std::vector<GoalRow>& rows, std::string_view hex) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const GoalRow& one) { return one.hex == hex; });
    REQUIRE(found != rows.end());
    return *found;
}

}  // namespace

TEST_CASE("An objective says who wants it for how much, and where that stands") {
    const std::vector<GoalRow> rows = make_goal_rows(waterloo());
    CHECK(rows.size() == 10);
    const GoalRow both = row(rows, "P6");
    CHECK(both.title == "La Haye Sainte");
    CHECK(both.wanted == "French 3, Coalition 3");
    CHECK(both.source == "from the rules text");
    CHECK_FALSE(both.weak);
    const GoalRow one = row(rows, "S4");
    CHECK(one.wanted == "French 2");
    REQUIRE(one.worth.size() == 2);  // the other side stands there too, to be given a worth
    CHECK(one.worth[1].side == "coalition");
    CHECK(one.worth[1].worth == 0);
    CHECK(row(rows, "L10").source == "from the rules text; the place is reconstructed");
}

TEST_CASE("An objective with a weak source is marked, one without any source is not") {
    scenario::Resolved resolved = waterloo();
    const std::vector<std::pair<board::Mark, bool>> marks{
        {board::Mark::none, false},    {board::Mark::printed, false}, {board::Mark::rules_text, false},
        {board::Mark::deduced, false}, {board::Mark::found, false},   {board::Mark::reconstructed, true},
        {board::Mark::recalled, true},
    };
    for (const auto& [mark, weak] : marks) {
        resolved.map.objectives[0].mark = mark;
        CHECK(make_goal_rows(resolved)[0].weak == weak);
    }
}

TEST_CASE("A side that no player has keeps its worth and its own name") {
    scenario::Resolved resolved = waterloo();
    resolved.map.objectives[0].values = {{"austria", 4}};
    CHECK(make_goal_rows(resolved)[0].wanted == "austria 4");
    resolved.map.objectives[0].values.clear();
    CHECK(make_goal_rows(resolved)[0].wanted == "nobody wants it");
}

TEST_CASE("A worth that the author states is the author's own; a worth of 0 takes the wish away") {
    const scenario::MapObjective& hougomont = goal("S4");  // French 2, from the rules text
    const scenario::MapObjective more = with_worth(hougomont, "french", 5);
    CHECK(more.values == scenario::NamedNumbers{{"french", 5}});
    CHECK(more.mark == board::Mark::none);
    CHECK(with_worth(hougomont, "coalition", 1).values ==
          scenario::NamedNumbers{{"french", 2}, {"coalition", 1}});
    CHECK(with_worth(hougomont, "french", 0).values.empty());
    CHECK(with_worth(hougomont, "french", 2) == hougomont);
    CHECK(with_worth(hougomont, "coalition", 0) == hougomont);
}

TEST_CASE("A new objective is worth 1 to each player") {
    const scenario::MapObjective made = new_goal(waterloo(), "K6", "Smohain");
    CHECK(made.hex == "K6");
    CHECK(made.name == "Smohain");
    CHECK(made.values == scenario::NamedNumbers{{"french", 1}, {"coalition", 1}});
}

TEST_CASE("A value reads back from its text as what it was") {
    for (const scenario::Value& value :
         {scenario::Value{true}, scenario::Value{false}, scenario::Value{-12}, scenario::Value{7},
          scenario::Value{std::string("victory")}, scenario::Value{std::string("3 of 4")}}) {
        CHECK(value_of_text(value_text(value)) == value);
    }
    CHECK(value_of_text("-3") == scenario::Value{-3});
    CHECK(value_of_text("99999999999") == scenario::Value{std::string("99999999999")});
}
