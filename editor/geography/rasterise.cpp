#include "editor/geography/rasterise.hpp"

#include "editor/geography/area.hpp"
#include "editor/geography/chain.hpp"
#include "editor/geography/high_ground.hpp"
#include "engine/scenario/build_map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace hd::editor {

namespace {

using board::EdgeId;
using board::HexId;
using scenario::FaultList;

// One run over one geography.
class Rasterising {
  public:
    Rasterising(const ImportDocument& import, const Geography& geography, GroundMap& map, FaultList& faults)
        : import_(import),
          geography_(geography),
          placement_(placement_of(import.placement)),
          map_(map),
          faults_(faults),
          off_map_(map.hexes.size(), false) {}

    void run();

  private:
    std::optional<std::uint32_t> kind(const std::vector<std::string>& names, const std::string& name,
                                      Position at);
    bool long_enough(const Line& line, std::int32_t least_metres) const;
    std::vector<std::vector<FieldPoint>> placed(const Feature& feature);
    std::vector<const Feature*> of_kind(const std::string& kind, GeometryKind geometry) const;
    std::vector<std::vector<Ring>> areas_of(const std::string& kind);
    bool on_map(HexId hex) const { return !off_map_[hex.index]; }
    bool on_map(EdgeId edge) const;
    void take_outline();
    void take_places();
    void take_area(const AreaRule& rule);
    void take_path(const PathRule& rule);
    void take_stream(const StreamRule& rule);
    void take_village(const VillageRule& rule);
    void take_shore(const ShoreRule& rule);
    void take_high_ground(const HighGroundRule& rule);
    void take_levels();
    std::uint32_t path_number(const GroundPath& path);

    const ImportDocument& import_;
    const Geography& geography_;
    Placement placement_;
    GroundMap& map_;
    FaultList& faults_;
    std::vector<bool> off_map_;  // by hex
};

std::optional<std::uint32_t> Rasterising::kind(const std::vector<std::string>& names, const std::string& name,
                                               Position at) {
    const auto found = board::Kinds::find(names, name);
    if (!found) faults_.error(at, fmt::format("the map declares no kind called \"{}\"", name));
    return found;
}

std::vector<std::vector<FieldPoint>> Rasterising::placed(const Feature& feature) {
    std::vector<std::vector<FieldPoint>> parts;
    for (const std::vector<GeoPoint>& part : feature.parts) {
        std::vector<FieldPoint>& out = parts.emplace_back();
        for (const GeoPoint p : part) {
            const auto at = placement_.place(p);
            if (!at) {
                faults_.error(import_.placement.at, fmt::format("\"{}\" ({}) lies too far from the grid",
                                                                feature.name, feature.kind));
                return {};
            }
            out.push_back(*at);
        }
    }
    return parts;
}

std::vector<const Feature*> Rasterising::of_kind(const std::string& kind, GeometryKind geometry) const {
    std::vector<const Feature*> found;
    for (const Feature& feature : geography_.features)
        if (feature.kind == kind && feature.geometry == geometry) found.push_back(&feature);
    return found;
}

std::vector<std::vector<Ring>> Rasterising::areas_of(const std::string& kind) {
    std::vector<std::vector<Ring>> areas;
    for (const Feature* area : of_kind(kind, GeometryKind::polygon))
        if (auto rings = placed(*area); !rings.empty()) areas.push_back(std::move(rings));
    return areas;
}

bool Rasterising::on_map(EdgeId edge) const {
    const board::EdgeEnds ends = *map_.grid.edge_ends(edge);
    return on_map(ends.a) && on_map(ends.b);
}

void Rasterising::take_outline() {
    if (!import_.outline) return;
    const auto terrain = kind(map_.kinds.terrain, import_.outline->terrain, import_.outline->at);
    const auto inside = covered_centres(map_.grid, areas_of(import_.outline->kind));
    if (!terrain) return;
    for (std::size_t i = 0; i < inside.size(); ++i) {
        off_map_[i] = inside[i] == 0;
        if (off_map_[i]) map_.hexes[i].terrain = board::TerrainBits{1} << *terrain;
    }
}

void Rasterising::take_places() {
    for (const PlaceRule& rule : import_.places) {
        std::optional<std::uint32_t> terrain;
        if (!rule.terrain.empty()) terrain = kind(map_.kinds.terrain, rule.terrain, rule.at);
        for (const Feature* place : of_kind(rule.kind, GeometryKind::point)) {
            const auto parts = placed(*place);
            if (parts.empty()) continue;
            const FieldPoint at = parts.front().front();
            const HexId hex = map_.grid.hex_at(board::DrawnPoint{at.x, at.y}, {unit, unit});
            if (hex == board::no_hex || !on_map(hex)) continue;
            GroundHex& here = map_.hexes[hex.index];
            if (terrain) here.terrain |= board::TerrainBits{1} << *terrain;
            if (here.name.empty()) here.name = place->name;
        }
    }
}

void Rasterising::take_area(const AreaRule& rule) {
    const auto terrain = kind(map_.kinds.terrain, rule.terrain, rule.at);
    if (!terrain) return;
    const std::vector<std::vector<Ring>> areas = areas_of(rule.kind);
    const auto covered =
        rule.percent == 0 ? covered_centres(map_.grid, areas) : covered_samples(map_.grid, areas);
    const std::size_t samples = rule.percent == 0 ? 1 : hex_samples(map_.grid.orientation()).size();
    const auto least = static_cast<std::size_t>(rule.percent == 0 ? 100 : rule.percent);
    for (std::size_t i = 0; i < covered.size(); ++i)
        if (!off_map_[i] && covered[i] * std::size_t{100} >= samples * least)
            map_.hexes[i].terrain |= board::TerrainBits{1} << *terrain;
}

std::uint32_t Rasterising::path_number(const GroundPath& path) {
    const auto found = std::find(map_.paths.begin(), map_.paths.end(), path);
    const auto number = static_cast<std::uint32_t>(found - map_.paths.begin());
    if (found == map_.paths.end()) map_.paths.push_back(path);
    return number;
}

void Rasterising::take_path(const PathRule& rule) {
    const auto number = kind(map_.kinds.paths, rule.path, rule.at);
    if (!number) return;
    for (const Feature* line : of_kind(rule.kind, GeometryKind::line)) {
        const auto parts = placed(*line);
        if (parts.empty()) continue;
        for (const std::vector<HexId>& chain : hex_chains(map_.grid, parts.front(), import_.least_run))
            for (std::size_t i = 0; i + 1 < chain.size(); ++i) {
                const EdgeId edge = map_.grid.edge_between(chain[i], chain[i + 1]);
                if (on_map(edge) && map_.link_at(edge) == nullptr)
                    map_.add_link(edge, path_number({*number, line->name}));
            }
    }
}

bool Rasterising::long_enough(const Line& line, std::int32_t least_metres) const {
    constexpr std::int64_t longest = std::int64_t{1} << 32;  // some 75,000 hexes: longer is long enough
    const std::int64_t length = std::min(line_length(map_.grid.orientation(), line), longest);
    return length * import_.hex_decimetres >= std::int64_t{least_metres} * 10 * hex_height;
}

void Rasterising::take_stream(const StreamRule& rule) {
    const auto hexside = kind(map_.kinds.hexsides, rule.hexside, rule.at);
    std::optional<std::uint32_t> bridge_kind;
    if (!rule.bridge.empty()) bridge_kind = kind(map_.kinds.hexsides, rule.bridge, rule.at);
    if (!hexside) return;
    for (const Feature* line : of_kind(rule.kind, GeometryKind::line)) {
        const auto parts = placed(*line);
        if (parts.empty()) continue;
        if (!long_enough(parts.front(), rule.least_metres)) continue;
        for (const EdgeId edge : hexsides_along(map_.grid, parts.front())) {
            if (!on_map(edge)) continue;
            std::uint32_t bits = map_.kinds_at(edge) | 1u << *hexside;
            if (bridge_kind && map_.link_at(edge) != nullptr) bits |= 1u << *bridge_kind;
            map_.set_side(edge, static_cast<board::HexsideBits>(bits), {board::Mark::reconstructed, {}});
        }
    }
}

void Rasterising::take_village(const VillageRule& rule) {
    const auto terrain = kind(map_.kinds.terrain, rule.terrain, rule.at);
    const auto path = kind(map_.kinds.paths, rule.path, rule.at);
    if (!terrain || !path) return;
    const std::size_t samples = hex_samples(map_.grid.orientation()).size();
    for (const Feature* village : of_kind(rule.kind, GeometryKind::polygon)) {
        const std::vector<std::vector<Ring>> area{placed(*village)};
        if (area.front().empty()) continue;
        const auto covered = covered_samples(map_.grid, area);
        const auto built = [&](HexId hex) {
            return on_map(hex) && covered[hex.index] > 0 &&
                   covered[hex.index] * std::size_t{100} >= samples * static_cast<std::size_t>(rule.percent);
        };
        for (std::uint32_t index = 0; index < covered.size(); ++index)
            if (built({index})) map_.hexes[index].terrain |= board::TerrainBits{1} << *terrain;
        for (const EdgeId edge : covered_sides(map_.grid, area, 50)) {
            const board::EdgeEnds ends = *map_.grid.edge_ends(edge);
            if (built(ends.a) && built(ends.b) && map_.link_at(edge, *path) == nullptr)
                map_.add_link(edge, path_number({*path, village->name}));
        }
    }
}

void Rasterising::take_shore(const ShoreRule& rule) {
    const auto hexside = kind(map_.kinds.hexsides, rule.hexside, rule.at);
    if (!hexside) return;
    for (const EdgeId edge : covered_sides(map_.grid, areas_of(rule.kind), rule.percent)) {
        if (!on_map(edge) || map_.link_at(edge) != nullptr) continue;
        const std::uint32_t bits = map_.kinds_at(edge) | 1u << *hexside;
        map_.set_side(edge, static_cast<board::HexsideBits>(bits), {board::Mark::reconstructed, {}});
    }
}

void Rasterising::take_high_ground(const HighGroundRule& rule) {
    const auto partial = kind(map_.kinds.terrain, rule.partial, rule.at);
    const auto full = kind(map_.kinds.terrain, rule.full, rule.at);
    const auto some_side = kind(map_.kinds.hexsides, rule.some_side, rule.at);
    const auto full_side = kind(map_.kinds.hexsides, rule.full_side, rule.at);
    if (rule.reach < 1 || rule.reach > 1000 || rule.percent < 0 || rule.percent > 100)
        faults_.error(rule.at, "a reach is 1 to 1000 steps, and a percent 0 to 100");
    if (geography_.heights.rows < 1) faults_.error(rule.at, "there are no heights to tell high ground by");
    if (!partial || !full || !some_side || !full_side || faults_.has_errors()) return;
    const HighGround made = high_ground(map_.grid, placement_, geography_.heights, rule);
    for (std::uint32_t index = 0; index < made.hexes.size(); ++index)
        if (made.hexes[index] != HighShare::none && on_map(HexId{index}))
            map_.hexes[index].terrain |= board::TerrainBits{1}
                                         << (made.hexes[index] == HighShare::all ? *full : *partial);
    for (std::uint32_t index = 0; index < made.sides.size(); ++index) {
        const EdgeId edge{index};
        if (made.sides[index] == HighShare::none || !on_map(edge)) continue;
        std::uint32_t bits = map_.kinds_at(edge) | 1u << *some_side;
        if (made.sides[index] == HighShare::all) bits |= 1u << *full_side;
        map_.set_side(edge, static_cast<board::HexsideBits>(bits), {board::Mark::reconstructed, {}});
    }
}

void Rasterising::take_levels() {
    for (std::uint32_t index = 0; index < map_.grid.hex_count(); ++index)
        if (on_map(HexId{index}))
            map_.hexes[index].level =
                geography_.heights.metres_at(placement_.ground(field_point(map_.grid.centre({index}))));
}

void Rasterising::run() {
    take_outline();
    take_places();
    for (const AreaRule& rule : import_.areas) take_area(rule);
    for (const PathRule& rule : import_.paths) take_path(rule);
    for (const VillageRule& rule : import_.villages) take_village(rule);
    for (const StreamRule& rule : import_.streams) take_stream(rule);
    for (const ShoreRule& rule : import_.shores) take_shore(rule);
    if (import_.high_ground) take_high_ground(*import_.high_ground);
    take_levels();
    const auto plain = board::Kinds::find(map_.kinds.terrain, import_.map.default_terrain);
    for (GroundHex& hex : map_.hexes) {
        if (hex.terrain == 0 && plain) hex.terrain = board::TerrainBits{1} << *plain;
        hex.source.mark = board::Mark::reconstructed;
    }
}

// As many of each as board::Map has bits for.
void check_kinds(const scenario::MapDocument& map, FaultList& faults) {
    if (map.terrain_kinds.size() > 32 || map.hexside_kinds.size() > 16 || map.path_kinds.size() > 8)
        faults.error(map.at, "a map has at most 32 kinds of terrain, 16 of hexsides and 8 of paths");
}

}  // namespace

Placement placement_of(const PlacementDescription& description) {
    return {.origin = {description.origin_lon_e7, description.origin_lat_e7},
            .xx = description.xx,
            .xy = description.xy,
            .x0 = description.x0,
            .yx = description.yx,
            .yy = description.yy,
            .y0 = description.y0,
            .divisor = description.divisor};
}

tl::expected<GroundMap, FaultList> rasterise(const ImportDocument& import, const Geography& geography,
                                             const std::string& file) {
    FaultList faults(file);
    check_kinds(import.map, faults);
    auto sheetwork = scenario::lay_out(import.map, file);
    if (!sheetwork) return tl::unexpected(std::move(sheetwork.error()));
    if (std::string wrong = placement_of(import.placement).fault(); !wrong.empty())
        faults.error(import.placement.at, "the placement can't be computed: " + wrong);
    if (faults.has_errors()) return tl::unexpected(std::move(faults));
    GroundMap map;
    map.grid = sheetwork->grid;
    map.numbering = sheetwork->numbering;
    map.kinds = {import.map.terrain_kinds, import.map.hexside_kinds, import.map.path_kinds};
    map.hexes.resize(map.grid.hex_count());
    Rasterising(import, geography, map, faults).run();
    if (faults.has_errors()) return tl::unexpected(std::move(faults));
    return map;
}

}  // namespace hd::editor
