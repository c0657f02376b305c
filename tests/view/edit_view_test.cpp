// A scenario that is being edited, as its panes show it: the shipped one of 18 June, added up by hand.
#include "app/view/edit_view.hpp"

#include "tests/view/waterloo_scenario.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd;
using namespace hd::view;

namespace {

const std::vector<OrderRow>& rows() {
    static const std::vector<OrderRow> all = make_order_rows(waterloo(), CounterStyle::as_printed);
    return all;
}

const OrderRow& row(std::string_view id) {
    const auto found =
        std::find_if(rows().begin(), rows().end(), [&](const OrderRow& one) { return one.id == id; });
    if (found == rows().end()) FAIL("no row " << id);
    return *found;
}

board::HexId hex(std::string_view label) {
    const auto found = waterloo_map().numbering().parse(label);
    REQUIRE(found);
    return *found;
}

}  // namespace

TEST_CASE("The order of battle adds up by army and by formation") {
    // The strengths of the counters in the order of their list.
    CHECK(row("army french").units == 25);
    CHECK(row("army french").strength == (2 + 2 + 2 + 2 + 4 + 2 + 2 + 3) + (1 + 1 + 3 + 2 + 1 + 2 + 2) +
                                             (2 + 2 + 2 + 1 + 2 + 3 + 2) + (2 + 4 + 3));
    CHECK(row("army british").units == 24);
    CHECK(row("army british").strength == (1 + 1 + 1 + 1 + 2 + 1 + 2 + 3) + (1 + 1 + 1 + 2 + 1) +
                                              (1 + 1 + 1 + 1 + 2) + (2 + 1 + 4 + 3 + 2 + 2));
    CHECK(row("army prussian").units == 13);
    CHECK(row("army prussian").strength == (1 + 1 + 2 + 2 + 2 + 2 + 3) + (2 + 2 + 2 + 2 + 1 + 2));
    // I Corps: Durutte, Marcognet, Donzelot, Quiot, Jacquinot and the grand battery.
    CHECK(row("formation french FR-I").units == 6);
    CHECK(row("formation french FR-I").strength == 2 + 2 + 2 + 2 + 2 + 3);
    CHECK(row("formation french FR-I").name == "I Corps");
    CHECK(row("army french").name == "French army");
}

TEST_CASE("The order of battle is a tree: armies, their formations, their units, each once") {
    std::size_t units = 0;
    for (std::size_t i = 0; i < rows().size(); ++i) {
        const OrderRow& one = rows()[i];
        INFO(one.id);
        CHECK(std::count_if(rows().begin(), rows().end(),
                            [&](const OrderRow& other) { return other.id == one.id; }) == 1);
        CHECK(one.depth == static_cast<int>(one.kind));
        if (one.kind == OrderKind::unit) ++units;
        if (one.kind == OrderKind::army) {
            CHECK(one.parent.empty());
            continue;
        }
        const OrderRow& above = row(one.parent);
        CHECK(above.depth == one.depth - 1);
        CHECK(&above < &one);
    }
    CHECK(units == 25 + 24 + 13);
    // Domon and Subervie belong to no formation that is listed.
    CHECK(row(row("V-F07").parent).name == "without a formation");
    // They stand last in their army: the next row is another army's, and none of theirs follows.
    const OrderRow* after = &row("V-F07") + 1;
    CHECK(after->kind == OrderKind::army);
}

TEST_CASE("A unit says where it begins and which of its values are weak") {
    CHECK(row("V-F01").start == "L4");
    CHECK(row("V-P50").start == "turn 3");
    CHECK(row("V-F01").weak);
    CHECK(row("V-F01").source == "name reconstructed, strength reconstructed");
    // Where and when it begins can be weak too: of V-F09 the place, of V-P52 the turn.
    CHECK(row("V-F09").source.find("place reconstructed") != std::string::npos);
    CHECK(row("V-P52").source.find("arrival reconstructed") != std::string::npos);
    CHECK(row("V-P50").source.find("arrival") == std::string::npos);  // turn 3 stands in the rules
    CHECK(row("V-F01").strength == 2);
    CHECK(row("V-F01").name == "Durutte");
}

TEST_CASE("VAW-PRU-1: the schedule has the Prussians of turns 3, 5 and 6 on one lane") {
    const ScheduleView view = make_schedule_view(waterloo(), CounterStyle::as_printed);
    CHECK(view.first == 1);
    CHECK(view.last == 10);
    CHECK(view.summary == "13 units arrive, strength 24");
    REQUIRE(view.lanes.size() == 1);
    CHECK(view.lanes[0].title == "Arrive, east");
    std::vector<std::pair<std::int32_t, std::size_t>> counts;
    for (const auto& [turn, arrivals] : view.lanes[0].turns) counts.emplace_back(turn, arrivals.size());
    CHECK(counts == std::vector<std::pair<std::int32_t, std::size_t>>{{3, 2}, {5, 5}, {6, 6}});
    CHECK(view.lanes[0].turns[0].second[0].unit == "V-P50");
    CHECK(view.lanes[0].turns[0].second[0].strength == 1);
}

TEST_CASE("A schedule without arrivals says so, and an entry that no map has gets a lane of its own") {
    scenario::Resolved resolved = waterloo();
    resolved.scenario.schedule.clear();
    CHECK(make_schedule_view(resolved, CounterStyle::as_printed).summary == "Nobody arrives");
    scenario::ScheduleEntry entry;
    entry.unit = "V-P50";
    entry.turn = 2;
    entry.entry = "nowhere";
    resolved.scenario.schedule = {entry};
    entry.unit = "no such unit";
    resolved.scenario.schedule.push_back(entry);
    const ScheduleView view = make_schedule_view(resolved, CounterStyle::as_printed);
    CHECK(view.summary == "1 unit arrive, strength 1");
    REQUIRE(view.lanes.size() == 2);
    CHECK(view.lanes[1].entry == "nowhere");
    CHECK(view.lanes[1].turns.size() == 1);
}

TEST_CASE("An arrival moves by turns and entries, within those of the game") {
    scenario::Resolved resolved = waterloo();  // V-P50 in turn 3 of 10 by prussian-east, the map's only entry
    const auto later = moved_arrival(resolved, "V-P50", 1, 0);
    REQUIRE(later);
    CHECK(later->turn == 4);
    CHECK(later->entry == "prussian-east");
    CHECK(moved_arrival(resolved, "V-P50", 99, 0)->turn == 10);
    CHECK(moved_arrival(resolved, "V-P50", -99, 0)->turn == 1);
    CHECK_FALSE(moved_arrival(resolved, "V-P50", 0, 1));  // there is no other entry
    CHECK_FALSE(moved_arrival(resolved, "V-F01", 1, 0));  // set up, not scheduled
    CHECK_FALSE(moved_arrival(resolved, "nobody", 1, 0));
    resolved.map.entries.push_back(resolved.map.entries.front());
    resolved.map.entries.back().id = "second";
    CHECK(moved_arrival(resolved, "V-P50", 0, 1)->entry == "second");
    CHECK_FALSE(moved_arrival(resolved, "V-P50", 0, -1));
    resolved.scenario.schedule.front().entry = "nowhere";
    CHECK(moved_arrival(resolved, "V-P50", 0, 1)->entry == "prussian-east");
}

TEST_CASE("The board of a document has every unit that is set up, and finds who stands where") {
    const BoardScene scene = make_document_scene(waterloo(), waterloo_map(), CounterStyle::as_printed);
    CHECK(scene.counters.size() == 25 + 24);
    CHECK(unit_set_up(waterloo(), waterloo_map(), hex("L4")) == "V-F01");
    CHECK(unit_set_up(waterloo(), waterloo_map(), hex("A1")).empty());
}

TEST_CASE("A finding that names a hex is shown there") {
    editor::Finding finding;
    finding.where = "unit V-F01 in L4";
    CHECK(hex_of(finding, waterloo_map()) == hex("L4"));
    finding.where = "J9-J8";  // a hexside
    CHECK(hex_of(finding, waterloo_map()) == hex("J9"));
    finding.where = "V-F01";  // a unit, not the hex F1
    CHECK(hex_of(finding, waterloo_map()) == board::no_hex);
    finding.where = "order of battle";
    CHECK(hex_of(finding, waterloo_map()) == board::no_hex);
}

TEST_CASE("The same ground is what can be reached over hexes of the same terrain, and no more") {
    const board::Map& map = waterloo_map();
    for (const char* label : {"L6", "A1", "M4"}) {
        INFO(label);
        const std::vector<board::HexId> same = same_ground(map, hex(label));
        CHECK(std::is_sorted(same.begin(), same.end()));
        CHECK(std::count(same.begin(), same.end(), hex(label)) == 1);
        for (const board::HexId one : same) {
            CHECK(map.terrain(one) == map.terrain(hex(label)));
            for (const board::Direction side : board::all_directions) {
                const board::HexId next = map.grid().neighbour(one, side);
                if (next == board::no_hex || map.terrain(next) != map.terrain(one)) continue;
                CHECK(std::binary_search(same.begin(), same.end(), next));
            }
        }
    }
}

TEST_CASE("The side nearest to a point is the one towards which it lies") {
    const BoardFrame frame(waterloo_map(), 40, {0, 0});
    const board::HexId here = hex("L6");
    for (const board::Direction side : board::all_directions) {
        const Point centre = frame.centre(here);
        const Point middle = frame.side_middle(here, side);
        CHECK(side_near(frame, here, centre + (middle - centre) * 0.7) == side);
        CHECK(side_near(frame, here, centre + (middle - centre) * 1.2) == side);
    }
}
