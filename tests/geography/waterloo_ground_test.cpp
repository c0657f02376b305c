// The shipped map of Waterloo against the geography it is made from: each of 300 hexes, all hexsides and all
// links.
#include "editor/geography/difference.hpp"
#include "editor/geography/ground_files.hpp"
#include "editor/geography/mend.hpp"
#include "editor/geography/rasterise.hpp"
#include "tests/geography/shipped_waterloo.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

using namespace hd;
using namespace hd::editor;
using hd::test::data_bytes;
using hd::test::waterloo;

namespace {

const Ground& ground() {
    static const Ground read = [] {
        auto loaded =
            read_ground(std::string(HD_DATA) + "/geo/waterloo-south.import.json", scenario::Strictness::data);
        return loaded.faults.empty() ? std::move(loaded.value) : Ground{};
    }();
    return read;
}

const MendDocument& mends() {
    static const MendDocument read = [] {
        auto loaded = read_mends(data_bytes("maps/waterloo-south.mends.json"), "waterloo-south.mends.json",
                                 scenario::Strictness::data);
        return loaded.faults.empty() ? std::move(loaded.value) : MendDocument{};
    }();
    return read;
}

GroundMap rastered() {
    auto map = rasterise(ground().import, ground().geography);
    REQUIRE(map.has_value());
    return std::move(*map);
}

// A hexside or link by its two hexes, in the order of place_of.
std::string pair_name(const std::vector<std::string>& between, std::string_view join) {
    const board::EdgeId edge = waterloo().grid().edge_between(test::hex(between[0]), test::hex(between[1]));
    const board::EdgeEnds ends = *waterloo().grid().edge_ends(edge);
    return fmt::format("{}{}{}", waterloo().label(ends.a), join, waterloo().label(ends.b));
}

struct Said {
    std::string before;
    std::string after;
    std::string reason;
};

std::string hex_words(const std::vector<std::string>& terrain, const std::string& label,
                      const std::string& name) {
    return fmt::format("{}, {} m{}{}", fmt::join(terrain, " "), waterloo().level(test::hex(label)),
                       name.empty() ? "" : ", ", name);
}

// Every mend by its place, as the list of mends states it.
std::map<std::string, Said> listed() {
    std::map<std::string, Said> out;
    const auto add = [&](const std::string& place, const Said& said) {
        INFO(place);
        const bool is_new = out.emplace(place, said).second;
        REQUIRE(is_new);
    };
    for (const HexMend& one : mends().hexes)
        add(one.hex, {hex_words(one.terrain_was, one.hex, one.name_was),
                      hex_words(one.terrain, one.hex, one.name), one.reason});
    for (const HexsideMend& one : mends().hexsides)
        add(pair_name(one.between, "/"), {fmt::format("{}", fmt::join(one.kinds_was, " ")),
                                          fmt::format("{}", fmt::join(one.kinds, " ")), one.reason});
    for (const LinkMend& one : mends().links) {
        const bool added = one.change == LinkChange::added;
        add(pair_name(one.between, "-"), {added ? "" : one.kind, added ? one.kind : "", one.reason});
    }
    return out;
}

}  // namespace

TEST_CASE("the geography of Waterloo is read without a fault") {
    const auto loaded =
        read_ground(std::string(HD_DATA) + "/geo/waterloo-south.import.json", scenario::Strictness::data);
    for (const scenario::Fault& fault : loaded.faults.all()) UNSCOPED_INFO(to_text(fault));
    REQUIRE(loaded.faults.empty());
    REQUIRE(loaded.value.geography.features.size() > 100);
    REQUIRE(loaded.value.geography.heights.rows > 60);
}

TEST_CASE("every feature says where it comes from and how far off it may be") {
    for (const Feature& feature : ground().geography.features) {
        INFO(feature.kind << " " << feature.name);
        REQUIRE_FALSE(feature.source.empty());
        REQUIRE(feature.mark != board::Mark::none);
        REQUIRE(feature.error_m > 0);
        // What is recalled says so, and nothing recalled is passed off as found.
        REQUIRE((feature.source.find("recalled") == 0) == (feature.mark == board::Mark::recalled));
    }
}

TEST_CASE(
    "all of the map's 300 hexes, its hexsides and links are those of the ground, but for the mends that say "
    "why") {
    REQUIRE(waterloo().grid().hex_count() == 300);
    std::map<std::string, Said> unseen = listed();
    REQUIRE(unseen.size() == mends().hexes.size() + mends().hexsides.size() + mends().links.size());
    for (const Difference& difference : differences(rastered(), waterloo())) {
        const std::string place = place_of(difference, waterloo());
        INFO(place << ": the ground has [" << difference.before << "], the map [" << difference.after << "]");
        const auto mend = unseen.find(place);
        REQUIRE(mend != unseen.end());
        REQUIRE(mend->second.before == difference.before);
        REQUIRE(mend->second.after == difference.after);
        REQUIRE(mend->second.reason.size() > 10);
        unseen.erase(mend);
    }
    for (const auto& [place, mend] : unseen) UNSCOPED_INFO(place << " is mended, but does not differ");
    REQUIRE(unseen.empty());
}

TEST_CASE("the mends are few: most of the map is the ground's") {
    std::set<std::string> hexes;
    for (const HexMend& one : mends().hexes) hexes.insert(one.hex);
    REQUIRE(hexes.size() == mends().hexes.size());
    REQUIRE(hexes.size() <= 30);
}

TEST_CASE("the ground by itself has the streams, woods and villages that the rulebook names") {
    const GroundMap map = rastered();
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

TEST_CASE("the shipped map is, byte for byte, what the import makes of the ground and the mends, each time") {
    const auto made = make_map(ground(), mends());
    if (!made)
        for (const scenario::Fault& fault : made.error().all()) UNSCOPED_INFO(to_text(fault));
    REQUIRE(made.has_value());
    const std::string bytes = to_json(*made);
    REQUIRE(bytes == data_bytes("maps/waterloo-south.map.json"));
    REQUIRE(to_json(*make_map(ground(), mends())) == bytes);
}

TEST_CASE("the map doesn't hang on the order in which the files stand in the import") {
    Ground reversed = ground();
    std::vector<Feature>& features = reversed.geography.features;
    // Kinds keep their order among themselves, as in their files; the kinds come in the other order.
    std::stable_sort(features.begin(), features.end(),
                     [](const Feature& a, const Feature& b) { return a.kind > b.kind; });
    REQUIRE(features != ground().geography.features);
    REQUIRE(to_json(*make_map(reversed, mends())) == to_json(*make_map(ground(), mends())));
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
