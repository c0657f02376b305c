// Everything in data/ opens without a fault, and the tables add up as their transcribers stated.
#include "engine/scenario/build_map.hpp"
#include "engine/scenario/library.hpp"

#include <catch2/catch.hpp>

namespace hd::scenario {

namespace {

const DataRoot root{HD_DATA};

std::string first_of(const FaultList& faults) {
    return faults.empty() ? "" : to_text(faults.all().front());
}

}  // namespace

TEST_CASE("every shipped scenario resolves without a fault") {
    const auto listed = list_scenarios(root);
    CHECK(first_of(listed.faults).empty());
    REQUIRE(listed.value.size() >= 2);
    for (const Listed& row : listed.value) {
        const auto resolved = load_resolved(root, row.id);
        INFO(row.id);
        CHECK(first_of(resolved.faults).empty());
        CHECK(resolved.value.scenario.id == row.id);
        CHECK_FALSE(resolved.value.rules.empty());
    }
}

TEST_CASE("every shipped map can be built") {
    const auto listed = list_maps(root);
    CHECK(first_of(listed.faults).empty());
    REQUIRE_FALSE(listed.value.empty());
    for (const Listed& row : listed.value) {
        const auto map = load_map(root, row.path);
        const auto built = build_map(map.value);
        INFO((built ? std::string() : first_of(built.error())));
        CHECK(built.has_value());
    }
}

TEST_CASE("the map of Waterloo reads as its file says it") {
    const auto map = load_map(root, root.path / "maps" / "waterloo-south.map.json");
    const auto built = build_map(map.value);
    REQUIRE(built.has_value());
    CHECK(built->grid().hex_count() == 25 * 12);
    const auto objective = built->numbering().parse("P6");
    REQUIRE(objective.has_value());
    REQUIRE(built->objective_at(*objective) != nullptr);
    CHECK(built->objective_at(*objective)->name == "La Haye Sainte");
    // Column P has twelve hexes, so the sixth from the south is the seventh from the north.
    CHECK(built->numbering().parse("P7(N)") == objective);
}

TEST_CASE("the check sums of every shipped table hold") {
    const auto rulesets = list_rulesets(root);
    CHECK(first_of(rulesets.faults).empty());
    REQUIRE_FALSE(rulesets.value.empty());
    for (const Listed& ruleset : rulesets.value) {
        const auto tables = load_tables(root, ruleset.id);
        CHECK(first_of(tables.faults).empty());
        for (const Table& table : tables.value) {
            INFO(table.id);
            CHECK(table.check.rows == static_cast<std::int32_t>(table.rows.size()));
            for (const auto& sum : table.check.column_sums) {
                const auto column = find_column(table, sum.name);
                REQUIRE(column.has_value());
                CHECK(column_sum(table, *column) == sum.value);
            }
        }
    }
}

TEST_CASE("every document in data/ is written as its writer writes it") {
    for (const Listed& row : list_scenarios(root).value) {
        const auto scenario = load_scenario(root, row.path);
        CHECK(read_scenario(to_json(scenario.value), "again").value == scenario.value);
    }
    for (const Listed& row : list_maps(root).value) {
        const auto map = load_map(root, row.path);
        CHECK(read_map(to_json(map.value), "again").value == map.value);
    }
    for (const Listed& row : list_orders_of_battle(root).value) {
        const auto order = load_order_of_battle(root, row.path);
        CHECK(read_order_of_battle(to_json(order.value), "again").value == order.value);
    }
}

}  // namespace hd::scenario
