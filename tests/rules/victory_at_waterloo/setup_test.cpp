// The chapter How to Set Up the Game: the events with which a game begins.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

Field& small_field(Field& field) {
    return field.units({"Fi2 P3", "Bi1 P7(N)", "Pc1 3", "Pi2 5"}).town("P4").la_haye_sainte("P6");
}

}  // namespace

TEST_CASE("VAW-SETUP-1 two halves make one map on which north is up") {
    Field field;
    Bench bench(small_field(field));
    CHECK(bench.rule_of(EventKind::board_laid) == "VAW-SETUP-1");
    // 25 columns of 12 rows.
    CHECK(bench.event(EventKind::board_laid)->head.object == 300);
    const Setting& setting = static_cast<const Setting&>(*bench.game().setting);
    const auto p4 = hd::rules::parse_place(setting, "P4").value();
    // Direction 0 is north: P5 lies north of P4, P6 north of that.
    CHECK(setting.at(p4).neighbours[0] == hd::rules::parse_place(setting, "P5")->raw);
}

TEST_CASE("VAW-SETUP-2 eight kinds of terrain count") {
    Field field;
    Bench bench(small_field(field));
    CHECK(bench.rule_of(EventKind::terrain_listed) == "VAW-SETUP-2");
    // clear, woods, town, chateau, ridge, stream, trail, road; the bridge belongs to the stream.
    CHECK(bench.event(EventKind::terrain_listed)->head.object == 8);
}

TEST_CASE("VAW-SETUP-3 a track of ten turns and three loss tracks") {
    Field field;
    Bench bench(small_field(field));
    CHECK(bench.rule_of(EventKind::tracks_laid) == "VAW-SETUP-3");
    CHECK(bench.event(EventKind::tracks_laid)->head.object == 10);
    CHECK(bench.game().state.rows<Army>().size() == 3);
}

TEST_CASE("VAW-SETUP-4 two seats: the Coalition commands British and Prussians") {
    Field field;
    Bench bench(small_field(field));
    CHECK(bench.rule_of(EventKind::seats_taken) == "VAW-SETUP-4");
    CHECK(bench.event(EventKind::seats_taken)->head.object == 2);
    CHECK(bench.unit("Fi2").seat == french_seat);
    CHECK(bench.unit("Bi1").seat == coalition_seat);
    CHECK(bench.unit("Pc1").seat == coalition_seat);
}

TEST_CASE("VAW-SETUP-5 every counter has an army, a type and a strength") {
    Field field;
    Bench bench(small_field(field));
    CHECK(bench.rule_of(EventKind::units_counted) == "VAW-SETUP-5");
    CHECK(bench.event(EventKind::units_counted)->head.object == 4);
    for (const Unit& unit : bench.game().state.rows<Unit>()) {
        CHECK(unit.army != ArmyId::none);
        CHECK(unit.type != UnitType::none);
        CHECK(unit.strength >= 1);
    }
}

TEST_CASE("VAW-SETUP-6 French references count from the south: P3 is south of La Belle Alliance, P4") {
    Field field;
    Bench bench(small_field(field));
    CHECK(bench.rule_of(EventKind::army_set_up) == "VAW-SETUP-6");
    CHECK(bench.hex("Fi2") == "P3");
    const Setting& setting = static_cast<const Setting&>(*bench.game().setting);
    const auto north = Place{setting.at(bench.unit("Fi2").place).neighbours[0]};
    CHECK(setting.is(north, Terrain::town));
}

TEST_CASE("VAW-SETUP-7 British references count from the north: P7 is La Haye Sainte") {
    Field field;
    Bench bench(small_field(field));
    CHECK(bench.carried(Rule::setup_7));
    // 12 + 1 - 7 = 6 from the south.
    CHECK(bench.hex("Bi1") == "P6");
}

TEST_CASE("VAW-SETUP-8 Prussians wait on the turn boxes of their counters") {
    Field field;
    Bench bench(small_field(field));
    CHECK(bench.carried(Rule::setup_8));
    CHECK(bench.hex("Pc1") == "turn-3");
    CHECK(bench.hex("Pi2") == "turn-5");
}

TEST_CASE("VAW-SETUP-9 the Game Losses markers stand on 3, 0 and 0, the turn marker on 1") {
    Field field;
    Bench bench(small_field(field));
    CHECK(bench.rule_of(EventKind::markers_placed) == "VAW-SETUP-9");
    CHECK(bench.army(ArmyId::french).game_losses == 3);
    CHECK(bench.army(ArmyId::british).game_losses == 0);
    CHECK(bench.army(ArmyId::prussian).game_losses == 0);
    CHECK(bench.turn() == 1);
}

TEST_CASE("VAW-SETUP-10 in the basic game the threshold markers are put aside") {
    Field field;
    Bench bench(small_field(field));
    CHECK(bench.rule_of(EventKind::markers_put_aside) == "VAW-SETUP-10");
    CHECK(bench.event(EventKind::thresholds_placed) == nullptr);
    CHECK(bench.army(ArmyId::french).demoralised_at == 17);
}

TEST_CASE("VAW-SETUP-6 each army is set up by itself, French, British, Prussians") {
    Field field;
    Bench bench(small_field(field));
    const hd::ledger::Log& log = bench.log();
    std::vector<std::uint16_t> by;
    std::vector<std::vector<std::int32_t>> rows;
    for (hd::ledger::EventNumber n = 0; n < log.size(); ++n) {
        if (log.event(n).head.kind != number(EventKind::army_set_up)) continue;
        by.push_back(log.event(n).head.rule);
        std::vector<std::int32_t> changed;
        for (const hd::ledger::Change& change : log.changes(n)) {
            const int row = bench.game().setting->layout->name(change.cell).row;
            if (changed.empty() || changed.back() != row) changed.push_back(row);
        }
        rows.push_back(changed);
    }
    CHECK(by ==
          std::vector<std::uint16_t>{number(Rule::setup_6), number(Rule::setup_7), number(Rule::setup_8)});
    // The units of the field in their order: one French, one British, two Prussian.
    CHECK(rows == std::vector<std::vector<std::int32_t>>{{0}, {1}, {2, 3}});
}
