#include "app/view/edit_view_swatch.hpp"

#include "app/view/board_picture.hpp"
#include "app/view/ground.hpp"
#include "app/view/lines.hpp"
#include "engine/scenario/build_map.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace hd::view {

using board::Direction;

namespace {

constexpr const char* bare = "bare";

// Of the small map, five by five hexes. A low corner and a high one, far off, give the middle a middling
// tint.
constexpr board::HexId middle{12};

scenario::MapDocument bare_map() {
    scenario::MapDocument map;
    map.grid.columns = 5;
    map.grid.rows = 5;
    map.terrain_kinds = {bare};
    map.default_terrain = bare;
    return map;
}

// Where the swatch is cut out: a hexside or a corner of the middle hex for what lies on sides.
struct Sample {
    board::Map map;
    bool at_side = false;
};

Sample make_sample(SwatchOf of, const std::string& kind) {
    scenario::MapDocument map = bare_map();
    const auto sheet = scenario::lay_out(map);
    if (!sheet) return {};
    const board::Grid& grid = sheet->grid;
    const auto label = [&](board::HexId hex) { return sheet->numbering.print(hex); };
    const auto beside = [&](Direction side) { return label(grid.neighbour(middle, side)); };
    for (std::uint32_t i = 0; i < 25; ++i) {
        scenario::MapHex hex;
        hex.hex = label(board::HexId{i});
        hex.level = i == 0 ? 0 : i == 24 ? 2 : 1;
        if (i == middle.index && of == SwatchOf::terrain) hex.terrain = {kind};
        map.hexes.add(hex);
    }
    if (of == SwatchOf::terrain && kind != bare) {
        map.terrain_kinds.push_back(kind);
    } else if (of == SwatchOf::path) {
        map.path_kinds = {kind};
        scenario::MapPath path;
        path.kind = kind;
        path.hexes = {beside(Direction::d5), label(middle), beside(Direction::d1)};
        map.paths = {path};
    } else if (of == SwatchOf::hexside) {
        const bool crosses = kind == "bridge" || kind == "ford";
        map.hexside_kinds = {kind};
        if (crosses) {
            map.hexside_kinds.emplace_back("stream");
            map.path_kinds = {"road"};
            scenario::MapPath road;
            road.kind = "road";
            road.hexes = {beside(Direction::d0), label(middle), beside(Direction::d3)};
            map.paths = {road};
        }
        for (const Direction side : {Direction::d5, Direction::d0, Direction::d1}) {
            scenario::MapHexside one;
            one.between = {label(middle), beside(side)};
            one.kinds = {crosses ? "stream" : kind};
            if (crosses && side == Direction::d0) one.kinds.push_back(kind);
            map.hexsides.push_back(one);
        }
    }
    auto built = scenario::build_map(map);
    return built ? Sample{std::move(*built), of == SwatchOf::hexside} : Sample{};
}

Point swatch_middle(const BoardFrame& frame, bool at_side) {
    return at_side ? frame.side_middle(middle, Direction::d0) : frame.centre(middle);
}

}  // namespace

Ring swatch_ring(double pitch) {
    const double r = pitch / std::sqrt(3.0);
    return {{r, 0},  {r / 2, pitch / 2},   {-r / 2, pitch / 2},
            {-r, 0}, {-r / 2, -pitch / 2}, {r / 2, -pitch / 2}};
}

Layer make_swatch(SwatchOf of, const std::string& kind, double pitch) {
    Layer all{"swatch", {}, {swatch_ring(pitch)}};
    const Sample sample = make_sample(of, kind);
    if (sample.map.grid().hex_count() != 25) return all;
    const BoardFrame plain(sample.map, pitch, {0, 0});
    const BoardFrame frame(sample.map, pitch, Point{0, 0} - swatch_middle(plain, sample.at_side));
    add_paper(frame, all);
    add_fields(frame, all);
    add_ridges(frame, all);
    add_woods(frame, all);
    add_water(frame, all);
    add_roads(frame, all);
    add_slopes(frame, all);
    add_bridges(frame, all);
    add_towns(frame, all);
    add_chateaux(frame, all);
    return all;
}

std::vector<std::string> kinds_in_use_first(const scenario::MapDocument& map, SwatchOf of) {
    std::vector<std::string> kinds = of == SwatchOf::terrain   ? map.terrain_kinds
                                     : of == SwatchOf::hexside ? map.hexside_kinds
                                                               : map.path_kinds;
    std::set<std::string> used;
    if (of == SwatchOf::terrain) {
        used.insert(map.default_terrain);
        for (std::size_t i = 0; i < map.hexes.size(); ++i) {
            const auto here = map.hexes.terrain(i);
            used.insert(here.begin(), here.end());
        }
    }
    if (of == SwatchOf::hexside) {
        for (const scenario::MapHexside& one : map.hexsides) used.insert(one.kinds.begin(), one.kinds.end());
    }
    if (of == SwatchOf::path) {
        for (const scenario::MapPath& one : map.paths) used.insert(one.kind);
    }
    std::stable_partition(kinds.begin(), kinds.end(),
                          [&](const std::string& kind) { return used.count(kind) != 0; });
    return kinds;
}

}  // namespace hd::view
