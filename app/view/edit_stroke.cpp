#include "app/view/edit_stroke.hpp"

#include "app/view/edit_view.hpp"
#include "app/view/words.hpp"
#include "engine/board/line.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::view {

using board::HexId;

namespace {

// One hex of the map for each step; where the line runs between two, one of them.
std::vector<HexId> hexes_between(const board::Map& map, HexId from, HexId to) {
    std::vector<HexId> hexes;
    for (const board::LineStep& step : board::hex_line(map.grid(), from, to)) hexes.push_back(step.hex);
    return hexes;
}

bool has_two_ends(const Stroke& stroke) {
    return stroke.kind == StrokeKind::line || stroke.kind == StrokeKind::unit;
}

board::EdgeId edge_of(const board::Map& map, SideMark side) {
    return map.grid().edge(side.hex, side.side);
}

bool ends_here(const Stroke& stroke, const board::Map& map, SideMark at) {
    if (stroke.kind == StrokeKind::hexside)
        return !stroke.sides.empty() && edge_of(map, stroke.sides.back()) == edge_of(map, at);
    return stroke.hexes.back() == at.hex;
}

void lead(Stroke& stroke, const board::Map& map, SideMark at) {
    if (stroke.kind == StrokeKind::hexside) return lead_to_side(stroke, map, at);
    lead_to(stroke, map, at.hex);
}

// The hexes that it concerns, each once, though it may have crossed itself.
std::vector<HexId> painted(const Stroke& stroke, const board::Map& map) {
    if (stroke.hexes.empty()) return {};
    std::vector<HexId> hexes = stroke.kind == StrokeKind::line
                                   ? hexes_between(map, stroke.hexes.front(), stroke.hexes.back())
                                   : stroke.hexes;
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

void carry_out_hexes(const Stroke& stroke, const board::Map& map, editor::Document& document) {
    const bool plain =
        stroke.away || stroke.kind == StrokeKind::eraser || stroke.what == document.map()->default_terrain;
    for (const HexId hex : painted(stroke, map)) {
        const std::string label = map.label(hex);
        if (stroke.kind == StrokeKind::level) {
            document.set_level(label, stroke.level);
        } else {
            document.set_terrain(label, plain ? std::vector<std::string>() : std::vector{stroke.what});
        }
    }
}

void cut_along(const Stroke& stroke, const board::Map& map, editor::Document& document) {
    for (std::size_t i = 1; i < stroke.hexes.size(); ++i)
        document.cut_paths(map.label(stroke.hexes[i - 1]), map.label(stroke.hexes[i]));
}

void carry_out_path(const Stroke& stroke, const board::Map& map, editor::Document& document) {
    if (stroke.away) return cut_along(stroke, map, document);
    std::vector<std::string> labels;
    for (const HexId hex : stroke.hexes) labels.push_back(map.label(hex));
    document.add_path(stroke.what, labels);
}

}  // namespace

void lead_to(Stroke& stroke, const board::Map& map, HexId hex) {
    if (hex == board::no_hex) return;
    if (stroke.hexes.empty()) {
        stroke.hexes = {hex};
    } else if (has_two_ends(stroke)) {
        stroke.hexes = {stroke.hexes.front(), hex};
    } else if (stroke.hexes.back() != hex) {
        const std::vector<HexId> way = hexes_between(map, stroke.hexes.back(), hex);
        stroke.hexes.insert(stroke.hexes.end(), way.begin() + 1, way.end());
    }
}

void lead_to_side(Stroke& stroke, const board::Map& map, SideMark side) {
    if (side.hex == board::no_hex || edge_of(map, side) == board::no_edge) return;
    const bool there = std::any_of(stroke.sides.begin(), stroke.sides.end(), [&](const SideMark& one) {
        return edge_of(map, one) == edge_of(map, side);
    });
    if (!there) stroke.sides.push_back(side);
}

bool press_at(std::optional<Stroke>& stroke, const Stroke& fresh, const board::Map& map, SideMark at) {
    if (at.hex == board::no_hex) return false;
    if (!stroke) {
        stroke = fresh;
        stroke->by_keys = true;
        lead(*stroke, map, at);
        return false;
    }
    if (ends_here(*stroke, map, at)) return true;
    lead(*stroke, map, at);
    return has_two_ends(*stroke);
}

void finish_at(std::optional<Stroke>& stroke, const Stroke& fresh, const board::Map& map, SideMark at) {
    if (!stroke) stroke = fresh;
    lead(*stroke, map, at);
}

std::string stroke_words(const Stroke& stroke, const board::Map& map) {
    const std::string no = stroke.away ? "no " : "";
    const auto hexes = [&] { return counted(static_cast<std::int32_t>(painted(stroke, map).size()), "hex"); };
    switch (stroke.kind) {
        case StrokeKind::terrain:
            return fmt::format("{}{} on {}", no, spaced(stroke.what), hexes());
        case StrokeKind::line:
            return fmt::format("{}line of {} on {}", no, spaced(stroke.what), hexes());
        case StrokeKind::level:
            return fmt::format("level {} m on {}", plain_number(stroke.level), hexes());
        case StrokeKind::eraser:
            return fmt::format("erase {}", hexes());
        case StrokeKind::hexside:
            return fmt::format("{}{} on {}", no, spaced(stroke.what),
                               counted(static_cast<std::int32_t>(stroke.sides.size()), "hexside"));
        case StrokeKind::path:
            return fmt::format("{}{} over {}", no, spaced(stroke.what), hexes());
        case StrokeKind::unit:
            break;
    }
    if (stroke.hexes.empty()) return {};
    return fmt::format("{} from {} to {}", stroke.what, map.label(stroke.hexes.front()),
                       map.label(stroke.hexes.back()));
}

void mark_stroke(const Stroke& stroke, const board::Map& map, BoardMarks& marks) {
    if (stroke.kind == StrokeKind::hexside) {
        marks.stroke = stroke.sides;
    } else if (stroke.hexes.empty()) {
        return;
    } else if (stroke.kind == StrokeKind::path) {
        marks.way = stroke.hexes;
    } else if (stroke.kind == StrokeKind::unit) {
        if (stroke.hexes.back() != stroke.hexes.front())
            marks.path = {stroke.hexes.front(), stroke.hexes.back()};
    } else {
        marks.brush = painted(stroke, map);
    }
}

void carry_out(const Stroke& stroke, const board::Map& map, editor::Document& document) {
    const std::size_t began = document.position();
    if (stroke.kind == StrokeKind::hexside) {
        for (const SideMark& one : stroke.sides) {
            const HexId other = map.grid().neighbour(one.hex, one.side);
            document.set_hexside(map.label(one.hex), map.label(other), stroke.what, !stroke.away);
        }
    } else if (stroke.hexes.empty()) {
        return;
    } else if (stroke.kind == StrokeKind::path) {
        carry_out_path(stroke, map, document);
    } else if (stroke.kind == StrokeKind::unit) {
        if (stroke.hexes.back() != stroke.hexes.front())
            document.place_unit(stroke.what, map.label(stroke.hexes.back()));
        return;  // it has its own words
    } else {
        carry_out_hexes(stroke, map, document);
        if (stroke.kind == StrokeKind::eraser) cut_along(stroke, map, document);
    }
    document.join_since(began, stroke_words(stroke, map));
}

Stroke fill_of(const board::Map& map, HexId from, const std::string& terrain) {
    return {.what = terrain, .hexes = same_ground(map, from)};
}

board::Direction side_after(const board::Map& map, HexId hex, board::Direction side, int steps) {
    const int by = steps < 0 ? -1 : 1;
    for (int i = steps == 0 ? 0 : 1; i <= 6; ++i) {
        const board::Direction next = board::turned(side, by * i);
        if (map.grid().neighbour(hex, next) != board::no_hex) return next;
    }
    return side;
}

}  // namespace hd::view
