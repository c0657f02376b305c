// The shipped map of the campaign against the geography it is made from: all hexes, hexsides and links.
#include "tests/geography/shipped_campaign.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>

using namespace hd;
using namespace hd::test::campaign;

namespace {

const test::MendedMap& shipped() {
    static const test::MendedMap read =
        test::mended_map("campaign-1815", "campaign/campaign-1815.import.json");
    return read;
}

const editor::Feature& place(std::string_view id) {
    for (const editor::Feature& feature : shipped().ground.value.geography.features)
        if (feature.id == id) return feature;
    FAIL("there is no place " << id);
    return shipped().ground.value.geography.features.front();
}

board::HexId hex_of(std::string_view id) {
    const auto at =
        editor::placement_of(shipped().ground.value.import.placement).place(place(id).parts[0][0]);
    return map().grid().hex_at(board::DrawnPoint{at->x, at->y}, {editor::unit, editor::unit});
}

// Metres between two hex centres on the ground: a degree of latitude is 111.2 km, and at the map's latitude
// one of longitude 70.6 km.
std::int64_t metres(board::HexId a, board::HexId b) {
    const editor::Placement placement = editor::placement_of(shipped().ground.value.import.placement);
    const editor::GeoPoint p = placement.ground(editor::field_point(map().grid().centre(a)));
    const editor::GeoPoint q = placement.ground(editor::field_point(map().grid().centre(b)));
    const std::int64_t north = std::int64_t{p.lat_e7 - q.lat_e7} * 1112 / 100'000;
    const std::int64_t east = std::int64_t{p.lon_e7 - q.lon_e7} * 706 / 100'000;
    std::int64_t root = 0;
    while (root * root < north * north + east * east) ++root;
    return root;
}

}  // namespace

TEST_CASE("the geography of the campaign is read without a fault") {
    test::require_without_fault(shipped());
    REQUIRE(shipped().ground.value.geography.features.size() > 400);
    REQUIRE(shipped().ground.value.geography.heights.rows > 150);
}

TEST_CASE("every feature of the campaign says where it comes from and how far off it may be") {
    test::require_sources(shipped().ground.value.geography);
}

TEST_CASE("the campaign map is that of the ground, but for the mends that say why") {
    test::require_only_mended(shipped());
}

TEST_CASE("the campaign map is, byte for byte, what the import makes of the ground and the mends") {
    test::require_made_again(shipped());
}

TEST_CASE("section 1: a hex of the campaign map is 600 m across, and rows lie 520 m apart") {
    // 600 m times half the root of three is 519.6 m.
    REQUIRE(std::abs(metres(hex("S0931"), hex("S0921")) - 6000) <= 6);
    REQUIRE(std::abs(metres(hex("S0931"), hex("S1931")) - 5196) <= 6);
}

TEST_CASE("the places by which the campaign map was fitted fall where they belong") {
    REQUIRE(hex_of("quatre_bras") == hex("S0931"));
    REQUIRE(hex_of("wavre") == hex("N1705"));
    // Two that were not: by the road of Le Mesnil one comes to N1228, just north of Mont-Saint-Jean.
    REQUIRE(hex_of("mont_st_jean") == hex("N1328"));
    REQUIRE(map().grid().distance(hex_of("le_mesnil"), hex("N1229")) == 1);
    // The towns that the outline was drawn for, and Hal that 16.C has west of the map.
    for (const char* id : {"nivelles", "gembloux", "charleroi", "fleurus", "gosselies", "wavre", "genappe"}) {
        INFO(id);
        REQUIRE(on_map(hex_of(id)));
        REQUIRE(is(hex_of(id), "village"));
    }
    for (const editor::Feature& feature : shipped().ground.value.geography.features)
        if (feature.id == "hal") REQUIRE_FALSE(on_map(hex_of("hal")));
}

TEST_CASE("the campaign map ends where the outline does: a hex off the map has nothing") {
    for (std::uint32_t index = 0; index < map().grid().hex_count(); ++index) {
        const board::HexId here{index};
        if (on_map(here)) continue;
        INFO(map().label(here));
        REQUIRE(map().terrain(here) == 1u << *board::Kinds::find(map().kinds().terrain, "off_map"));
        REQUIRE(map().name(here).empty());
        REQUIRE(map().level(here) == 0);
        for (const board::Direction d : board::all_directions) {
            REQUIRE(map().hexsides(map().grid().edge(here, d)) == 0);
            REQUIRE(map().paths(map().grid().edge(here, d)) == 0);
        }
    }
}

TEST_CASE("high ground of the campaign map is of one piece with its hexsides") {
    const auto some = *board::Kinds::find(map().kinds().hexsides, "some_high");
    const auto full = *board::Kinds::find(map().kinds().hexsides, "full_high");
    std::size_t partial_hexes = 0;
    std::size_t full_hexes = 0;
    for (std::uint32_t index = 0; index < map().grid().hex_count(); ++index) {
        const board::HexId here{index};
        INFO(map().label(here));
        const bool is_full = is(here, "full_high");
        const bool is_partial = is(here, "partial_high");
        REQUIRE_FALSE((is_full && is_partial));
        full_hexes += is_full;
        partial_hexes += is_partial;
        for (const board::Direction d : board::all_directions) {
            const board::HexId other = map().grid().neighbour(here, d);
            if (!on_map(other)) continue;
            const board::HexsideBits sides = map().hexsides(map().grid().edge(here, d));
            // A wholly high hexside has some high ground, and what is high lies in both hexes.
            if ((sides >> full & 1) != 0) REQUIRE((sides >> some & 1) != 0);
            if ((sides >> some & 1) != 0) REQUIRE((is_full || is_partial));
            if (is_full) REQUIRE((sides >> full & 1) != 0);
        }
    }
    // Slopes and crests, not tablelands: between an eighth and a fifth of some 2980 hexes.
    REQUIRE(partial_hexes + full_hexes > 370);
    REQUIRE(partial_hexes + full_hexes < 600);
    REQUIRE(full_hexes > 50);
}
