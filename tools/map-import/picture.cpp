#include "tools/map-import/picture.hpp"

#include "editor/geography/whole.hpp"

#include <fmt/format.h>

#include <array>
#include <iterator>

namespace hd::tools {

namespace {

using board::EdgeId;
using board::HexId;
using board::Map;
using editor::Feature;
using editor::FieldPoint;
using editor::GeometryKind;

constexpr board::HexScale scale_of(board::Orientation orientation) {
    return orientation == board::Orientation::flat ? board::HexScale{56, 97} : board::HexScale{97, 56};
}

struct Style {
    std::string_view kind;
    std::string_view attributes;
};

constexpr std::array<Style, 6> areas{{{"outline", "fill='none' stroke='#333' stroke-width='12'"},
                                      {"ridge", "fill='#d9b38c' fill-opacity='0.7'"},
                                      {"wood", "fill='#8fb07a'"},
                                      {"orchard", "fill='#c3d6a2'"},
                                      {"built_up", "fill='#b0433a' fill-opacity='0.4'"},
                                      {"pond", "fill='#7fa6c9'"}}};
constexpr std::array<Style, 5> lines{{{"river", "stroke='#3f76ad' stroke-width='16'"},
                                      {"stream", "stroke='#3f76ad' stroke-width='9'"},
                                      {"track", "stroke='#8a6a4a' stroke-width='5' stroke-dasharray='18 14'"},
                                      {"road", "stroke='#8a5a2b' stroke-width='9'"},
                                      {"chaussee", "stroke='#a03020' stroke-width='15'"}}};
// As the kinds of a map are called in the games; others are drawn as clear.
constexpr std::array<Style, 8> terrains{{{"off_map", "fill='#c9c9c9'"},
                                         {"woods", "fill='#8fb07a'"},
                                         {"partial_high", "fill='#c08a3e' fill-opacity='0.25'"},
                                         {"full_high", "fill='#c08a3e' fill-opacity='0.55'"},
                                         {"ridge", "fill='none' stroke='#b57a3c' stroke-width='14'"},
                                         {"town", "fill='#b0433a'"},
                                         {"village", "fill='#b0433a'"},
                                         {"chateau", "fill='#4a4a55'"}}};

class Svg {
  public:
    explicit Svg(const Map& map) {
        const board::DrawnPoint size = board::drawn(map.grid().extent(), scale_of(map.grid().orientation()));
        add("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {} {}' font-family='sans-serif'>\n", size.x,
            size.y);
        add("<rect width='{}' height='{}' fill='#f2ecdc'/>\n", size.x, size.y);
    }
    template <class... Args>
    void add(fmt::format_string<Args...> format, Args&&... args) {
        fmt::format_to(std::back_inserter(out_), format, std::forward<Args>(args)...);
    }
    void text(board::DrawnPoint at, int size, std::string_view words) {
        add("<text x='{}' y='{}' font-size='{}' text-anchor='middle'>{}</text>\n", at.x, at.y, size,
            escaped(words));
    }
    std::string done() {
        out_ += "</svg>\n";
        return std::move(out_);
    }

  private:
    static std::string escaped(std::string_view words) {
        std::string out;
        for (const char c : words) {
            if (c == '&')
                out += "&amp;";
            else if (c == '<')
                out += "&lt;";
            else
                out += c;
        }
        return out;
    }
    std::string out_;
};

board::DrawnPoint drawn(FieldPoint p, board::HexScale scale) {
    return {editor::floor_divide(p.x * scale.x, editor::unit),
            editor::floor_divide(p.y * scale.y, editor::unit)};
}

board::DrawnPoint centre(const Map& map, HexId hex) {
    return board::drawn(map.grid().centre(hex), scale_of(map.grid().orientation()));
}

std::string points(const std::vector<board::DrawnPoint>& list) {
    std::string out;
    for (const board::DrawnPoint p : list) out += fmt::format("{}{} {}", out.empty() ? "" : " ", p.x, p.y);
    return out;
}

std::string outline(const Map& map, HexId hex) {
    const board::HexScale scale = scale_of(map.grid().orientation());
    std::vector<board::DrawnPoint> corners;
    for (std::uint32_t k = 0; k < 6; ++k) corners.push_back(board::drawn(map.grid().corner(hex, k), scale));
    return points(corners);
}

bool off_map(const Map& map, HexId hex) {
    const auto kind = board::Kinds::find(map.kinds().terrain, "off_map");
    return kind && map.has_terrain(hex, *kind);
}

void draw_grid(Svg& svg, const Map& map) {
    svg.add("<g fill='none' stroke='#555' stroke-opacity='0.5' stroke-width='3'>\n");
    for (std::uint32_t i = 0; i < map.grid().hex_count(); ++i)
        if (!off_map(map, {i})) svg.add("<polygon points='{}'/>\n", outline(map, {i}));
    svg.add("</g>\n<g fill='#555'>\n");
    for (std::uint32_t i = 0; i < map.grid().hex_count(); ++i) {
        if (off_map(map, {i})) continue;
        board::DrawnPoint at = centre(map, {i});
        at.y -= 66;
        svg.text(at, 24, map.label({i}));
    }
    svg.add("</g>\n");
}

// A placement on a grid that is drawn at a scale.
struct Sheet {
    const editor::Placement& placement;
    board::HexScale scale;
};

std::vector<board::DrawnPoint> placed(const Sheet& sheet, const std::vector<editor::GeoPoint>& part) {
    std::vector<board::DrawnPoint> out;
    for (const editor::GeoPoint p : part)
        if (const auto at = sheet.placement.place(p)) out.push_back(drawn(*at, sheet.scale));
    return out;
}

void draw_features(Svg& svg, const editor::Geography& geography, const Sheet& sheet, GeometryKind geometry,
                   const Style& style) {
    const std::string_view shape = geometry == GeometryKind::polygon ? "polygon" : "polyline";
    for (const Feature& feature : geography.features) {
        if (feature.geometry != geometry || feature.kind != style.kind) continue;
        svg.add("<{} points='{}' {}/>\n", shape, points(placed(sheet, feature.parts.front())),
                style.attributes);
    }
}

void draw_places(Svg& svg, const editor::Geography& geography, const Sheet& sheet) {
    for (const Feature& place : geography.features) {
        if (place.geometry != GeometryKind::point) continue;
        const bool landmark = place.kind != "town" && place.kind != "village" && place.kind != "chateau" &&
                              place.kind != "farm" && place.kind != "hamlet";
        if (landmark) continue;
        board::DrawnPoint at = placed(sheet, place.parts.front()).front();
        svg.add("<circle cx='{}' cy='{}' r='12' fill='{}'/>\n", at.x, at.y,
                place.kind == "farm" ? "#444" : "#b0433a");
        at.y += 40;
        svg.text(at, 30, place.name);
    }
}

void draw_terrain(Svg& svg, const Map& map) {
    for (std::uint32_t i = 0; i < map.grid().hex_count(); ++i)
        for (const Style& style : terrains) {
            const auto kind = board::Kinds::find(map.kinds().terrain, style.kind);
            if (!kind || !map.has_terrain({i}, *kind)) continue;
            const board::DrawnPoint at = centre(map, {i});
            if (style.kind == "town" || style.kind == "chateau" || style.kind == "village")
                svg.add("<rect x='{}' y='{}' width='60' height='60' {}/>\n", at.x - 30, at.y - 30,
                        style.attributes);
            else if (style.kind == "ridge")
                svg.add("<circle cx='{}' cy='{}' r='68' {}/>\n", at.x, at.y, style.attributes);
            else
                svg.add("<polygon points='{}' {}/>\n", outline(map, {i}), style.attributes);
        }
}

void draw_hexsides(Svg& svg, const Map& map) {
    constexpr std::array<Style, 5> sides{{{"some_high", "stroke='#a8742c' stroke-width='9'"},
                                          {"full_high", "stroke='#7a4a12' stroke-width='14'"},
                                          {"stream", "stroke='#3f76ad' stroke-width='18'"},
                                          {"brook", "stroke='#3f76ad' stroke-width='18'"},
                                          {"pond", "stroke='#1f4f8d' stroke-width='34'"}}};
    const board::HexScale scale = scale_of(map.grid().orientation());
    const auto bridge = board::Kinds::find(map.kinds().hexsides, "bridge");
    for (const board::HexsideRecord& side : map.hexside_records()) {
        const auto direction = *map.grid().direction_between(side.a, side.b);
        const auto k = board::to_index(direction);
        const board::DrawnPoint from = board::drawn(map.grid().corner(side.a, k), scale);
        const board::DrawnPoint to = board::drawn(map.grid().corner(side.a, k + 1), scale);
        for (const Style& style : sides) {
            const auto kind = board::Kinds::find(map.kinds().hexsides, style.kind);
            if (kind && (side.kinds >> *kind & 1) != 0)
                svg.add("<path d='M{} {}L{} {}' {} stroke-linecap='round'/>\n", from.x, from.y, to.x, to.y,
                        style.attributes);
        }
        if (bridge && (side.kinds >> *bridge & 1) != 0)
            svg.add("<circle cx='{}' cy='{}' r='20' fill='#f2ecdc' stroke='#333' stroke-width='5'/>\n",
                    (from.x + to.x) / 2, (from.y + to.y) / 2);
    }
}

// The best kind of road of a map is drawn as a chaussee: of one without high roads the road.
std::string_view path_style(const Map& map, const std::string& kind) {
    const bool high_roads = board::Kinds::find(map.kinds().paths, "high_road").has_value();
    if (kind == (high_roads ? "high_road" : "road")) return "stroke='#a03020' stroke-width='15'";
    if (kind == "village") return "stroke='#b0433a' stroke-width='34' stroke-opacity='0.5'";
    return "stroke='#8a5a2b' stroke-width='9'";
}

void draw_paths(Svg& svg, const Map& map) {
    svg.add("<g fill='none' stroke-linejoin='round'>\n");
    for (const board::PathRecord& path : map.path_records()) {
        std::vector<board::DrawnPoint> through;
        for (const HexId hex : path.hexes) through.push_back(centre(map, hex));
        svg.add("<polyline points='{}' {}/>\n", points(through),
                path_style(map, map.kinds().paths[path.kind]));
    }
    svg.add("</g>\n");
}

void draw_names(Svg& svg, const Map& map) {
    for (std::uint32_t i = 0; i < map.grid().hex_count(); ++i) {
        board::DrawnPoint at = centre(map, {i});
        at.y += 68;
        const board::ObjectiveRecord* objective = map.objective_at({i});
        std::string name(map.name({i}));
        if (objective != nullptr)
            for (const board::ObjectiveValue& value : objective->values)
                name += fmt::format(" {}{}", value.side.substr(0, 1), value.value);
        if (!name.empty()) svg.text(at, objective != nullptr ? 30 : 22, name);
    }
}

}  // namespace

std::string ground_picture(const editor::Geography& geography, const editor::Placement& placement,
                           const Map& map) {
    const Sheet sheet{placement, scale_of(map.grid().orientation())};
    Svg svg(map);
    svg.add("<g stroke='none'>\n");
    for (const Style& style : areas) draw_features(svg, geography, sheet, GeometryKind::polygon, style);
    svg.add("</g>\n<g fill='none' stroke-linejoin='round'>\n");
    for (const Style& style : lines) draw_features(svg, geography, sheet, GeometryKind::line, style);
    svg.add("</g>\n");
    draw_grid(svg, map);
    draw_places(svg, geography, sheet);
    return svg.done();
}

std::string map_picture(const Map& map) {
    Svg svg(map);
    draw_terrain(svg, map);
    draw_grid(svg, map);
    draw_hexsides(svg, map);
    draw_paths(svg, map);
    draw_names(svg, map);
    return svg.done();
}

}  // namespace hd::tools
