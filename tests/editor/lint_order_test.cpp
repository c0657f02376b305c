#include "tests/editor/small_scenario.hpp"

#include <catch2/catch.hpp>

namespace hd::editor {

namespace {

scenario::Formation formation(std::string id, std::string parent) {
    scenario::Formation made;
    made.id = std::move(id);
    made.parent = std::move(parent);
    return made;
}

Findings lint_formations(std::vector<scenario::Formation> formations) {
    scenario::OrderOfBattle order;
    order.id = "o";
    order.formations = std::move(formations);
    return lint_order_of_battle(order, "o.json", {});
}

}  // namespace

TEST_CASE("a tree of formations has no findings, in whatever order it is listed") {
    CHECK(lint_formations({formation("c", "b"), formation("b", "a"), formation("a", ""), formation("d", "b")})
              .empty());
}

TEST_CASE("a cycle in the order of battle is said once, with the way round") {
    const Findings findings =
        lint_formations({formation("out", "a"), formation("a", "b"), formation("b", "c"), formation("c", "a"),
                         formation("alone", "alone")});
    REQUIRE(count_of(findings, "formation-cycle") == 2);
    CHECK(findings[0].message ==
          "the formation belongs to itself, by way of a, b and c. A formation belongs to a larger one or to "
          "none; "
          "change the parent of one of them");
    CHECK(findings[1].where == "alone");
}

TEST_CASE("a long chain of formations is followed without a crash") {
    std::vector<scenario::Formation> chain;
    for (int i = 0; i < 100'000; ++i) chain.push_back(formation(std::to_string(i), std::to_string(i + 1)));
    CHECK(count_of(lint_formations(chain), "formation-cycle") == 0);
    chain.back().parent = "0";
    CHECK(count_of(lint_formations(std::move(chain)), "formation-cycle") == 1);
}

TEST_CASE("unknown parents, formations and types, missing and double ids are errors") {
    CHECK(count_of(lint_formations({formation("a", "aa"), formation("a", "")}), "unknown-formation") == 1);
    CHECK(count_of(lint_formations({formation("a", ""), formation("a", "")}), "id-twice") == 1);
    scenario::Resolved made = small_scenario();
    made.order_of_battle.units[0].formation = "divison";
    made.order_of_battle.units[1].id = "F1";
    made.order_of_battle.units[2].type = "infanry";
    made.order_of_battle.units[3].army = "";
    const Findings findings = lint_order_of_battle(made.order_of_battle, "o.json", small_checks());
    CHECK(count_of(findings, "unknown-formation") == 1);
    CHECK(count_of(findings, "id-twice") == 1);
    CHECK(count_of(findings, "unknown-type") == 1);
    CHECK(count_of(findings, "no-army") == 1);
    CHECK(findings.size() == 4);
}

}  // namespace hd::editor
