// What the rulebook of Victory at Waterloo says of its map, one by one, asked of the shipped map. Hexes are
// read from the south as the example does. The sections named are the headings of the rulebook.
#include "tests/geography/shipped_waterloo.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

using namespace hd;
using namespace hd::test;

namespace {

using Path = std::vector<const char*>;

// The moves of the worked example that are paid as open ground, town or stream: no path helps them.
const std::vector<Path>& example_moves() {
    static const std::vector<Path> moves{
        {"K3", "J4", "I4", "H5", "H6", "H7"},  // French cavalry
        {"L4", "L5"},                          // French infantry
        {"M3", "M4", "M5"},                    // French artillery
        {"N3", "N4", "N5", "N6"},              // the diversion
        {"L3", "K2"},                          // before the trail
        {"M2", "L2", "K2", "J2"},              // the scouts
        {"J7", "K6", "K5", "J5", "J4", "K3"},  // British to K3, round Fichermont
        {"L6", "K5", "K4"},
        {"M8", "L8", "L7", "L6", "L5"},
        {"N7", "M6", "M5"},
        {"S6", "R6", "Q5", "P5", "O5"},
        {"O2", "N3", "N4"},  // the Old Guard, either way
        {"O2", "O3", "N4"},
        {"J4", "K3", "L3"},
        {"L6", "K5", "K4", "L4"},
        {"O5", "N6", "M6", "L6", "L5"},
        {"N6", "O5"}};
    return moves;
}

int cost_of(const Path& path) {
    int sum = 0;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) sum += half_points(path[i], path[i + 1]);
    return sum;
}

}  // namespace

TEST_CASE("the map is 25 columns of 12, A in the east, counted from the south; (N) counts from the north") {
    REQUIRE(waterloo().grid().columns() == 25);
    REQUIRE(waterloo().grid().rows() == 12);
    // A5 is an east-edge hex: nothing lies east of column A.
    REQUIRE(waterloo().grid().offset(hex("A5")).column == 24);
    REQUIRE(waterloo().grid().offset(hex("Y5")).column == 0);
    REQUIRE(waterloo().grid().offset(hex("P1")).row == 11);
    REQUIRE(hex("P7(N)") == hex("P6"));
    REQUIRE(hex("M5(N)") == hex("M8"));
}

TEST_CASE("the columns stand against each other as the example has it") {
    const board::Grid& grid = waterloo().grid();
    for (const auto& [a, b] : std::vector<std::pair<const char*, const char*>>{{"K3", "J4"},
                                                                               {"I4", "H5"},
                                                                               {"J2", "I2"},
                                                                               {"L4", "K4"},
                                                                               {"M5", "L6"},
                                                                               {"N6", "M6"},
                                                                               {"O5", "N5"},
                                                                               {"O5", "N6"},
                                                                               {"N4", "M4"},
                                                                               {"K2", "J2"},
                                                                               {"J3", "I3"},
                                                                               {"I3", "H4"},
                                                                               {"K2", "J3"}}) {
        INFO(a << " " << b);
        REQUIRE(grid.direction_between(hex(a), hex(b)).has_value());
    }
    REQUIRE(grid.neighbour(hex("P3"), board::Direction::d0) == hex("P4"));
    REQUIRE_FALSE(grid.direction_between(hex("K2"), hex("J4")).has_value());
}

TEST_CASE("How to Set Up: La Belle Alliance is a town north of P3, and P7 from the north is La Haye Sainte") {
    REQUIRE(is("P4", "town"));
    REQUIRE(waterloo().name(hex("P4")) == "La Belle Alliance");
    REQUIRE(is("P6", "chateau"));
    REQUIRE(waterloo().name(hex("P7(N)")) == "La Haye Sainte");
}

TEST_CASE("How to Move: H7 is woods and costs 2 from H6, the hexes on the way cost 1") {
    REQUIRE(is("H7", "woods"));
    REQUIRE(half_points("H6", "H7") == 4);
    REQUIRE(cost_of({"K3", "J4", "I4", "H5", "H6", "H7"}) == 12);
    // "a stream crossing between Fichermont and Ohain": the brook passes H7.
    REQUIRE(
        (has_side("H7", "I7", "stream") || has_side("H7", "H8", "stream") || has_side("H7", "G7", "stream")));
}

TEST_CASE("How to Move: the hexes of the advance are open ground at 1") {
    for (const char* label : {"J4", "I4", "H5", "H6", "L5", "M4", "M5", "N4", "N5", "N6", "K2", "M6",
                              "K5", "J5", "K3", "R6", "Q5", "P5", "O5", "K4", "L4", "M3", "N3", "L3"}) {
        INFO(label);
        REQUIRE(terrain(label) == "clear");
    }
    REQUIRE(cost_of({"L4", "L5"}) == 2);
    REQUIRE(cost_of({"M3", "M4", "M5"}) == 4);
    REQUIRE(cost_of({"N3", "N4", "N5", "N6"}) == 6);
}

TEST_CASE("How to Move: the trail leads by J3 and I3 up to H4, and the infantry gets there on 4 points") {
    REQUIRE(has_path("K2", "J3", "trail"));
    REQUIRE(has_path("J3", "I3", "trail"));
    REQUIRE(has_path("I3", "H4", "trail"));
    REQUIRE(half_points("L3", "K2") == 2);
    REQUIRE(cost_of({"L3", "K2", "J3", "I3", "H4"}) <= 8);
    REQUIRE((!has_side("K2", "J3", "stream") || has_side("K2", "J3", "bridge")));
}

TEST_CASE("How to Move: M2 to Placenoit 1, K2 1, and J2 2 with 2 for the stream") {
    REQUIRE(waterloo().name(hex("L2")) == "Placenoit");
    REQUIRE(is("L2", "town"));
    REQUIRE(half_points("M2", "L2") == 2);
    REQUIRE(half_points("L2", "K2") == 2);
    REQUIRE(is("J2", "woods"));
    REQUIRE(has_side("K2", "J2", "stream"));
    REQUIRE_FALSE(has_side("K2", "J2", "bridge"));
    REQUIRE_FALSE(has_any_path("K2", "J2"));
    REQUIRE(half_points("K2", "J2") == 8);
}

TEST_CASE("Notes on How to Attack: J3 is woods and ridge behind the stream of J2; I2 gives nothing") {
    REQUIRE(terrain("J3") == "woods ridge");
    REQUIRE(has_side("J2", "J3", "stream"));
    REQUIRE_FALSE(has_side("J2", "I2", "stream"));
    REQUIRE(terrain("I2") == "clear");
}

TEST_CASE("How to Attack: Papelotte is a town on L6; of M6 and N7 one is a ridge, and N6 is none") {
    REQUIRE(terrain("L6") == "town");
    REQUIRE(waterloo().name(hex("L6")) == "Papelotte");
    REQUIRE_FALSE(has_side("L5", "L6", "stream"));
    REQUIRE(is("M6", "ridge") != is("N7", "ridge"));
    REQUIRE_FALSE(is("N6", "ridge"));
    for (const char* label : {"M6", "N7"}) {
        INFO(label);
        REQUIRE_FALSE(is(label, "woods"));
        REQUIRE_FALSE(is(label, "town"));
    }
}

TEST_CASE("example of attack: the choices of retreat are those of the text") {
    REQUIRE(half_points("L5", "L4") == half_points("L5", "K4"));
    REQUIRE(half_points("M4", "M3") <= half_points("M4", "N4"));
    REQUIRE(half_points("K4", "K5") <= half_points("K4", "J5"));
}

TEST_CASE("example of attack: the British moves fit the allowances of 4 and 6") {
    REQUIRE(cost_of({"J7", "K6", "K5", "J5", "J4", "K3"}) == 10);
    REQUIRE(cost_of({"S6", "R6", "Q5", "P5", "O5"}) == 8);
    REQUIRE(cost_of({"O5", "N6", "M6", "L6", "L5"}) == 8);
    REQUIRE(cost_of({"L6", "K5", "K4", "L4"}) == 6);
    REQUIRE(cost_of({"M8", "L8", "L7", "L6", "L5"}) <= 12);
    REQUIRE(cost_of({"N7", "M6", "M5"}) == 4);
}

TEST_CASE(
    "no road or trail lies on a step of the example that is paid as ground, and only the last step of the "
    "scouts "
    "crosses a stream") {
    for (const Path& path : example_moves())
        for (std::size_t i = 0; i + 1 < path.size(); ++i) {
            INFO(path[i] << " to " << path[i + 1]);
            REQUIRE_FALSE(has_any_path(path[i], path[i + 1]));
            const bool last_of_scouts = std::string_view(path[i + 1]) == "J2";
            REQUIRE(has_side(path[i], path[i + 1], "stream") == last_of_scouts);
        }
}

TEST_CASE("How to Use the Loss Tracks: the objectives of both lists with their values") {
    std::map<std::string, std::pair<int, int>> found;
    for (const board::ObjectiveRecord& objective : waterloo().objectives())
        for (const board::ObjectiveValue& value : objective.values) {
            auto& [french, coalition] = found[objective.name];
            (value.side == "french" ? french : coalition) += value.value;
        }
    const std::map<std::string, std::pair<int, int>> printed{
        {"Merbe-Braine", {2, 0}}, {"Le Mesnil", {2, 0}},         {"Mt. St. Jean", {3, 0}},
        {"Vieux Amis", {3, 0}},   {"Hougomont", {2, 0}},         {"La Haye Sainte", {3, 3}},
        {"Mon Plaisir", {0, 2}},  {"La Belle Alliance", {0, 3}}, {"Placenoit", {0, 4}},
        {"Fichermont", {0, 2}}};
    REQUIRE(found == printed);
}

TEST_CASE("each objective stands where it is settled, with its name, in a town or chateau") {
    struct Place {
        const char* label;
        const char* name;
        const char* kind;
    };
    for (const Place& place : {Place{"T8", "Merbe-Braine", "town"}, Place{"S10", "Le Mesnil", "town"},
                               Place{"P9", "Mt. St. Jean", "town"}, Place{"L10", "Vieux Amis", "town"},
                               Place{"S4", "Hougomont", "chateau"}, Place{"P6", "La Haye Sainte", "chateau"},
                               Place{"S2", "Mon Plaisir", "town"}, Place{"P4", "La Belle Alliance", "town"},
                               Place{"L2", "Placenoit", "town"}, Place{"J6", "Fichermont", "chateau"}}) {
        INFO(place.label);
        const board::ObjectiveRecord* objective = waterloo().objective_at(hex(place.label));
        REQUIRE(objective != nullptr);
        REQUIRE(objective->name == place.name);
        REQUIRE(waterloo().name(hex(place.label)) == place.name);
        REQUIRE(is(place.label, place.kind));
    }
}

TEST_CASE("no hex that a Coalition unit enters in the example is an objective") {
    for (const char* label : {"K6", "K5", "J5", "J4", "K3", "K4", "L7", "L8", "L6", "L5", "M6",
                              "M5", "R6", "Q5", "P5", "O5", "N6", "M4", "N5", "L3", "L4"}) {
        INFO(label);
        REQUIRE(waterloo().objective_at(hex(label)) == nullptr);
    }
}

TEST_CASE("Prussian Reinforcements: seven hexes of the east edge") {
    const board::EntryRecord* entry = waterloo().entry("prussian-east");
    REQUIRE(entry != nullptr);
    REQUIRE(entry->army == "prussian");
    REQUIRE(entry->edge == board::MapEdge::east);
    std::vector<std::string> labels;
    for (const board::HexId one : entry->hexes) labels.push_back(waterloo().label(one));
    REQUIRE(labels == std::vector<std::string>{"A5", "A6", "A7", "A8", "A9", "A10", "A11"});
}

TEST_CASE("a road or trail that crosses a stream has a bridge, and there is no other bridge") {
    std::set<std::uint32_t> crossed;
    for (std::uint32_t index = 0; index < waterloo().grid().edge_count(); ++index) {
        const board::EdgeId edge{index};
        const auto ends = waterloo().grid().edge_ends(edge);
        if (!ends) continue;
        const std::string a = waterloo().label(ends->a);
        const std::string b = waterloo().label(ends->b);
        INFO(a << "/" << b);
        REQUIRE(has_side(a, b, "bridge") == (has_side(a, b, "stream") && has_any_path(a, b)));
        if (has_side(a, b, "bridge")) crossed.insert(index);
    }
    REQUIRE(crossed.size() >= 5);
}

TEST_CASE(
    "the strongest marks stand where the rulebook speaks, and what it leaves open is marked reconstructed") {
    for (const char* label : {"H7", "J3", "L6", "P6", "P4", "I4", "H5", "N4", "K2"}) {
        INFO(label);
        REQUIRE(waterloo().mark(hex(label)) == board::Mark::rules_text);
    }
    for (const char* label : {"L2", "J2", "N7"}) {
        INFO(label);
        REQUIRE(waterloo().mark(hex(label)) == board::Mark::deduced);
    }
    for (const char* label : {"K6", "E10", "F1", "S3", "A5"}) {
        INFO(label);
        REQUIRE(waterloo().mark(hex(label)) == board::Mark::reconstructed);
    }
}
