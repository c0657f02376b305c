// The shipped map of Waterloo against the geography it is made from: each of 300 hexes, all hexsides and all
// links.
#include "tests/geography/shipped_waterloo.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace hd;
using namespace hd::editor;
using hd::test::waterloo;

namespace {

const test::MendedMap& shipped() {
    static const test::MendedMap read = test::mended_map("waterloo-south", "waterloo-south.import.json");
    return read;
}

const MendDocument& mends() {
    return shipped().mends.value;
}

}  // namespace

TEST_CASE("the geography of Waterloo is read without a fault") {
    test::require_without_fault(shipped());
    REQUIRE(shipped().ground.value.geography.features.size() > 100);
    REQUIRE(shipped().ground.value.geography.heights.rows > 60);
}

TEST_CASE("every feature says where it comes from and how far off it may be") {
    test::require_sources(shipped().ground.value.geography);
}

TEST_CASE(
    "all of the map's 300 hexes, its hexsides and links are those of the ground, but for the mends that say "
    "why") {
    REQUIRE(waterloo().grid().hex_count() == 300);
    test::require_only_mended(shipped());
}

TEST_CASE("the mends are few: most of the map is the ground's") {
    std::set<std::string> hexes;
    for (const HexMend& one : mends().hexes) hexes.insert(one.hex);
    REQUIRE(hexes.size() == mends().hexes.size());
    REQUIRE(hexes.size() <= 30);
}

TEST_CASE("the ground by itself has the streams, woods and villages that the rulebook names") {
    const GroundMap map = test::rastered(shipped().ground.value);
    const auto stream = board::Kinds::find(map.kinds.hexsides, "stream");
    const auto has_stream = [&](const char* a, const char* b) {
        return (map.kinds_at(map.grid.edge_between(test::hex(a), test::hex(b))) >> *stream & 1) != 0;
    };
    REQUIRE(has_stream("K2", "J2"));
    REQUIRE(has_stream("J2", "J3"));
    REQUIRE_FALSE(has_stream("K2", "J3"));
    REQUIRE(map.hexes[test::hex("P6").index].name == "La Haye Sainte");
    REQUIRE(map.hexes[test::hex("P4").index].name == "La Belle Alliance");
    REQUIRE(map.hexes[test::hex("L6").index].name == "Papelotte");
    REQUIRE(map.hexes[test::hex("S10").index].name == "Le Mesnil");
}

TEST_CASE(
    "the shipped map is, byte for byte, what the import makes of the ground and the mends, each time and in "
    "any "
    "order of its files") {
    test::require_made_again(shipped());
}

TEST_CASE("the levels run from the plateau of Rossomme to the valley of the Lasne") {
    // The plateaus of the field stand at about 132 m, the floor between them at about 110, the Lasne far
    // below.
    REQUIRE(waterloo().level(test::hex("P4")) >= 125);
    REQUIRE(waterloo().level(test::hex("Q6")) >= 125);
    REQUIRE(waterloo().level(test::hex("O1")) > waterloo().level(test::hex("O5")));
    REQUIRE(waterloo().level(test::hex("A8")) < 75);
    REQUIRE(waterloo().level(test::hex("L6")) < waterloo().level(test::hex("N7")));
}
