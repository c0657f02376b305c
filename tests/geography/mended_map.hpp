// A shipped map beside the ground and the mends it is made of, and what must hold between them.
#pragma once

#include "editor/geography/difference.hpp"
#include "editor/geography/ground_files.hpp"
#include "editor/geography/mend.hpp"
#include "editor/geography/rasterise.hpp"
#include "engine/scenario/build_map.hpp"
#include "engine/scenario/files.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

namespace hd::test {

inline std::string data_bytes(const std::string& path) {
    auto bytes = scenario::read_file(std::string(HD_DATA) + "/" + path);
    return bytes ? std::move(*bytes) : std::string();
}

// The map of that id, or one bare hex where it can't be built.
inline board::Map shipped_map(const std::string& id) {
    const auto read = scenario::read_map(data_bytes("maps/" + id + ".map.json"), id + ".map.json",
                                         scenario::Strictness::data);
    auto built = scenario::build_map(read.value);
    return read.ok() && built ? std::move(*built) : board::Map();
}

struct MendedMap {
    std::string id;
    scenario::Loaded<editor::Ground> ground;
    scenario::Loaded<editor::MendDocument> mends;
    board::Map map;
};

// `import` lies in the folder geo of the data.
inline MendedMap mended_map(const std::string& id, const std::string& import) {
    return {id, editor::read_ground(std::string(HD_DATA) + "/geo/" + import, scenario::Strictness::data),
            editor::read_mends(data_bytes("maps/" + id + ".mends.json"), id + ".mends.json",
                               scenario::Strictness::data),
            shipped_map(id)};
}

inline editor::GroundMap rastered(const editor::Ground& ground) {
    auto map = editor::rasterise(ground.import, ground.geography);
    if (!map)
        for (const scenario::Fault& fault : map.error().all()) UNSCOPED_INFO(to_text(fault));
    REQUIRE(map.has_value());
    return std::move(*map);
}

inline void require_without_fault(const MendedMap& shipped) {
    for (const scenario::Fault& fault : shipped.ground.faults.all()) UNSCOPED_INFO(to_text(fault));
    for (const scenario::Fault& fault : shipped.mends.faults.all()) UNSCOPED_INFO(to_text(fault));
    REQUIRE(shipped.ground.faults.empty());
    REQUIRE(shipped.mends.faults.empty());
}

// Every feature has a source, a mark and an error, and nothing recalled is passed off as found.
inline void require_sources(const editor::Geography& geography) {
    for (const editor::Feature& feature : geography.features) {
        INFO(feature.kind << " " << feature.name);
        REQUIRE_FALSE(feature.source.empty());
        REQUIRE(feature.mark != board::Mark::none);
        REQUIRE(feature.error_m > 0);
        REQUIRE((feature.source.find("recalled") == 0) == (feature.mark == board::Mark::recalled));
    }
}

struct SaidMend {
    std::string before;
    std::string after;
    std::string reason;
};

// A hexside or link by its two hexes, in the order of place_of.
inline std::string pair_name(const board::Map& map, const std::vector<std::string>& between,
                             std::string_view join) {
    const auto a = map.numbering().parse(between[0]);
    const auto b = map.numbering().parse(between[1]);
    REQUIRE((a && b));
    const board::EdgeEnds ends = *map.grid().edge_ends(map.grid().edge_between(*a, *b));
    return fmt::format("{}{}{}", map.label(ends.a), join, map.label(ends.b));
}

// Every mend by its place, as the list of mends states it.
inline std::map<std::string, SaidMend> listed_mends(const MendedMap& shipped) {
    std::map<std::string, SaidMend> out;
    const board::Map& map = shipped.map;
    const auto hex_words = [&](const auto& terrain, const std::string& label, const std::string& name) {
        return fmt::format("{}, {} m{}{}", fmt::join(terrain, " "),
                           map.level(map.numbering().parse(label).value_or(board::HexId{0})),
                           name.empty() ? "" : ", ", name);
    };
    const auto add = [&](const std::string& place, const SaidMend& said) {
        INFO(place);
        const bool is_new = out.emplace(place, said).second;
        REQUIRE(is_new);
    };
    for (const editor::HexMend& one : shipped.mends.value.hexes)
        add(one.hex, {hex_words(one.terrain_was, one.hex, one.name_was),
                      hex_words(one.terrain, one.hex, one.name), one.reason});
    for (const editor::HexsideMend& one : shipped.mends.value.hexsides)
        add(pair_name(map, one.between, "/"), {fmt::format("{}", fmt::join(one.kinds_was, " ")),
                                               fmt::format("{}", fmt::join(one.kinds, " ")), one.reason});
    for (const editor::LinkMend& one : shipped.mends.value.links) {
        const bool added = one.change == editor::LinkChange::added;
        add(pair_name(map, one.between, "-"), {added ? "" : one.kind, added ? one.kind : "", one.reason});
    }
    return out;
}

// The map differs from what the ground makes where the mends say so, as they say, and nowhere else.
inline void require_only_mended(const MendedMap& shipped) {
    std::map<std::string, SaidMend> unseen = listed_mends(shipped);
    for (const editor::Difference& difference :
         editor::differences(rastered(shipped.ground.value), shipped.map)) {
        const std::string place = editor::place_of(difference, shipped.map);
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

// The shipped file is, byte for byte, what the import makes of ground and mends, each time, and in whichever
// order the kinds of features come.
inline void require_made_again(const MendedMap& shipped) {
    const auto made = editor::make_map(shipped.ground.value, shipped.mends.value);
    if (!made)
        for (const scenario::Fault& fault : made.error().all()) UNSCOPED_INFO(to_text(fault));
    REQUIRE(made.has_value());
    const std::string bytes = to_json(*made);
    REQUIRE(bytes == data_bytes("maps/" + shipped.id + ".map.json"));
    REQUIRE(to_json(*editor::make_map(shipped.ground.value, shipped.mends.value)) == bytes);
    // Read and saved unchanged, the file stays as it is.
    REQUIRE(to_json(scenario::read_map(bytes, "again", scenario::Strictness::data).value) == bytes);

    editor::Ground reversed = shipped.ground.value;
    std::vector<editor::Feature>& features = reversed.geography.features;
    // Kinds keep their order among themselves, as in their files; the kinds come in the other order.
    std::stable_sort(features.begin(), features.end(),
                     [](const editor::Feature& a, const editor::Feature& b) { return a.kind > b.kind; });
    REQUIRE(features != shipped.ground.value.geography.features);
    REQUIRE(to_json(*editor::make_map(reversed, shipped.mends.value)) == bytes);
}

}  // namespace hd::test
