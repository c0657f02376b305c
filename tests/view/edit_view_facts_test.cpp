// What the editor tells of units, hexes and findings, and what it refuses, in the shipped scenario of 18
// June.
#include "app/view/edit_view_facts.hpp"

#include "app/view/edit_view_layers.hpp"
#include "app/view/edit_view_swatch.hpp"
#include "app/view/lint_checks.hpp"
#include "engine/scenario/build_map.hpp"
#include "tests/view/waterloo_scenario.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

using namespace hd;
using namespace hd::view;

namespace {

board::HexId hex(std::string_view label) {
    const auto found = waterloo_map().numbering().parse(label);
    REQUIRE(found);
    return *found;
}

UnitFacts facts_of(const std::string& unit) {
    const auto facts = make_unit_facts(waterloo(), unit, CounterStyle::as_printed);
    REQUIRE(facts);
    return *facts;
}

const UnitValue& value(const UnitFacts& facts, std::string_view id) {
    const auto found = std::find_if(facts.values.begin(), facts.values.end(),
                                    [&](const UnitValue& one) { return one.id == id; });
    if (found == facts.values.end()) FAIL("no value " << id);
    return *found;
}

std::string fact(std::string_view label, std::string_view title) {
    for (const HexFact& one : make_hex_facts(waterloo(), waterloo_map(), hex(label))) {
        if (one.title == title) return one.text;
    }
    return {};
}

editor::Finding finding_at(const std::string& where) {
    editor::Finding finding;
    finding.where = where;
    finding.check = "some-check";
    return finding;
}

}  // namespace

TEST_CASE("A unit's facts are its arm, its values and its place, each with the mark of a weak source") {
    const UnitFacts durutte = facts_of("V-F01");
    CHECK(durutte.name == "Durutte");
    CHECK(durutte.belongs == "I Corps, French army");
    CHECK(value(durutte, "type").title == "Arm");
    CHECK(value(durutte, "type").text == "Infantry");
    CHECK_FALSE(value(durutte, "type").weak);  // stands in the rules
    CHECK(value(durutte, "strength").text == "2");
    CHECK(value(durutte, "strength").weak);
    CHECK(value(durutte, "movement").title == "Moves");
    CHECK(value(durutte, "movement").text == "4");
    CHECK_FALSE(value(durutte, "movement").weak);
    CHECK(value(durutte, "start").text == "L4");
    CHECK(value(durutte, "arrival").text.empty());
    CHECK(durutte.weak_name);
    CHECK(durutte.weak == "Name and strength reconstructed");
    CHECK(durutte.note == "attacks with the artillery of M3 at 5 together in the example; 2 and 3 here");
    // V-F09 begins where nobody says so; V-P52 comes on when nobody says so; nobody else knows "nobody".
    CHECK(value(facts_of("V-F09"), "start").weak);
    CHECK(value(facts_of("V-P52"), "arrival").weak);
    CHECK(value(facts_of("V-P50"), "arrival").text == "turn 3");
    CHECK(value(facts_of("V-P50"), "start").text.empty());
    CHECK_FALSE(make_unit_facts(waterloo(), "nobody", CounterStyle::as_printed));
}

TEST_CASE("A unit without a formation belongs to its army, and what has a firm source is not weak") {
    CHECK(facts_of("V-F07").belongs == "French army");
    scenario::Resolved firm = waterloo();
    for (scenario::Unit& unit : firm.order_of_battle.units) unit.marks = {};
    for (scenario::SetupEntry& entry : firm.scenario.setup) entry.mark = board::Mark::printed;
    const auto facts = make_unit_facts(firm, "V-F01", CounterStyle::as_printed);
    REQUIRE(facts);
    CHECK(facts->weak.empty());
    CHECK_FALSE(facts->weak_name);
}

TEST_CASE("A hex's facts are those it has") {
    CHECK(fact("L4", "Unit") == "Durutte");
    CHECK(fact("L4", "Objective").empty());
    CHECK(fact("L4", "Level").find(" m") != std::string::npos);
    CHECK(fact("L4", "Terrain") == "Clear");
    CHECK(make_hex_facts(waterloo(), waterloo_map(), board::no_hex).empty());
    // J6 lies beside the stream that ends between it and K6.
    CHECK(fact("J6", "Hexsides").find("tream on ") != std::string::npos);
    CHECK(fact("A1", "Unit").empty());
}

TEST_CASE("Where a finding is stands in words, never as an id") {
    const auto words = [](const std::string& where) {
        return where_words(finding_at(where), waterloo(), waterloo_map());
    };
    CHECK(words("V-F01") == "Durutte, I Corps, French army");
    CHECK(words("K6-J6").rfind("Between K6 and J6, ", 0) == 0);
    CHECK(words("L4").rfind("Hex L4", 0) == 0);
    CHECK(words("prussian-east") == "Where the Prussian army comes on");
    CHECK(words("") == "In the scenario as a whole");
    CHECK(words("order of battle") == "Order of battle");
}

TEST_CASE("VAW-MNOTE-6: a unit is refused where another one stands already, with the reason") {
    const editor::RulesetChecks checks = lint_checks(waterloo().scenario.ruleset);
    const auto there = [&](const std::string& unit, board::HexId at) {
        return refused_there(waterloo(), waterloo_map(), checks, unit, at);
    };
    const auto refusal = there("V-F01", hex("M3"));  // the artillery of I Corps stands there
    REQUIRE(refusal);
    CHECK(refusal->title == "Durutte cannot stand on M3");
    CHECK(refusal->words == "I Corps artillery (grand battery) stands there, and a hex holds one unit.");
    CHECK(refusal->rule == "VAW-MNOTE-6");
    CHECK_FALSE(there("V-F01", hex("L4")));  // its own hex
    CHECK_FALSE(there("V-F01", hex("M4")));  // nobody's
    CHECK(there("V-F01", board::no_hex));
    // A game that sets no limit refuses none.
    CHECK_FALSE(refused_there(waterloo(), waterloo_map(), {}, "V-F01", hex("M3")));
}

TEST_CASE("A hidden layer leaves the map that is drawn, and only it") {
    const scenario::MapDocument& map = waterloo().map;
    Layers layers;
    CHECK_FALSE(layers.hides_map());
    CHECK(shown_map(map, layers) == map);
    layers.toggle_hidden(MapLayer::units);
    CHECK_FALSE(layers.hides_map());  // they stand on it
    layers.toggle_locked(MapLayer::ground);
    CHECK(shown_map(map, layers) == map);
    layers.toggle_hidden(MapLayer::paths);
    CHECK(layers.hides_map());
    scenario::MapDocument shown = shown_map(map, layers);
    CHECK(shown.paths.empty());
    CHECK(shown.hexsides == map.hexsides);
    CHECK(shown.hexes == map.hexes);
    layers.toggle_hidden(MapLayer::paths);
    layers.toggle_hidden(MapLayer::hexsides);
    layers.toggle_hidden(MapLayer::objectives);
    shown = shown_map(map, layers);
    CHECK(shown.hexsides.empty());
    CHECK(shown.objectives.empty());
    CHECK(shown.paths == map.paths);
    CHECK(shown.entries == map.entries);
}

TEST_CASE("Hidden names and hidden ground go each by itself, and the map still builds") {
    const auto built = [](MapLayer layer) {
        Layers layers;
        layers.toggle_hidden(layer);
        auto map = scenario::build_map(shown_map(waterloo().map, layers));
        REQUIRE(map);
        return std::move(*map);
    };
    const board::HexId woods = [] {
        const auto kind = *board::Kinds::find(waterloo_map().kinds().terrain, "woods");
        board::HexId at{0};
        while (!waterloo_map().has_terrain(at, kind)) ++at.index;
        return at;
    }();
    const board::HexId named = waterloo_map().find_name("La Belle Alliance");
    REQUIRE(named != board::no_hex);
    const board::Map no_names = built(MapLayer::names);
    CHECK(no_names.name(named).empty());
    CHECK(no_names.terrain(woods) == waterloo_map().terrain(woods));
    const board::Map no_ground = built(MapLayer::ground);
    CHECK(no_ground.name(named) == "La Belle Alliance");
    CHECK(no_ground.terrain(woods) == no_ground.terrain(hex("L4")));  // clear, as L4 is
    CHECK(no_ground.level(hex("L4")) == 0);
}

TEST_CASE("A swatch draws its kind: more than bare paper, and within its hex") {
    const std::size_t paper = make_swatch(SwatchOf::terrain, "clear", 46).shapes.size();
    CHECK(paper > 0);
    CHECK(make_swatch(SwatchOf::terrain, "no such ground", 46).shapes.size() == paper);
    for (const char* kind : {"woods", "town", "chateau", "ridge", "orchard", "marsh"}) {
        INFO(kind);
        CHECK(make_swatch(SwatchOf::terrain, kind, 46).shapes.size() > paper);
    }
    for (const char* kind : {"stream", "river", "bridge", "slope", "wall", "hedge"}) {
        INFO(kind);
        CHECK(make_swatch(SwatchOf::hexside, kind, 46).shapes.size() > paper);
    }
    CHECK(make_swatch(SwatchOf::path, "road", 46).shapes.size() > paper);
    const Layer woods = make_swatch(SwatchOf::terrain, "woods", 46);
    REQUIRE(woods.clip.size() == 1);
    for (const Point corner : woods.clip.front()) {
        CHECK(std::abs(corner.y) <= 46.0 / 2 + 1e-9);  // a flat hex as high as the pitch
        CHECK(std::abs(corner.x) <= 46.0 / std::sqrt(3.0) + 1e-9);
    }
}

TEST_CASE("Kinds that the map has nowhere come last") {
    scenario::MapDocument map;
    map.terrain_kinds = {"marsh", "clear", "woods"};
    map.default_terrain = "clear";
    map.hexside_kinds = {"river", "stream"};
    map.path_kinds = {"trail", "road"};
    CHECK(kinds_in_use_first(map, SwatchOf::terrain) == std::vector<std::string>{"clear", "marsh", "woods"});
    scenario::MapHex wood;
    wood.hex = "0101";
    wood.terrain = {"woods"};
    map.hexes.add(wood);
    scenario::MapHexside side;
    side.kinds = {"stream"};
    map.hexsides = {side};
    CHECK(kinds_in_use_first(map, SwatchOf::terrain) == std::vector<std::string>{"clear", "woods", "marsh"});
    CHECK(kinds_in_use_first(map, SwatchOf::hexside) == std::vector<std::string>{"stream", "river"});
    CHECK(kinds_in_use_first(map, SwatchOf::path) == std::vector<std::string>{"trail", "road"});
}
