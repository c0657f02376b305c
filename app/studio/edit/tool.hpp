// The tools of the editor, in the order of their column.
#pragma once

#include "app/studio/icon.hpp"
#include "app/view/edit_view_layers.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace hd::studio {

enum class ToolId : std::uint8_t {
    pick,
    brush,
    fill,
    line,
    hexside,
    path,
    level,
    name,
    objective,
    unit,
    dropper,
    eraser
};

struct Tool {
    ToolId id;
    const char* icon;
    const char* title;
    char key;
    const char* hint;  // what dragging or clicking does
};

inline constexpr std::array<Tool, 12> tools{{
    {ToolId::pick, icon::pick, "Pick", 'V', "Click a unit or a hex, drag a unit"},
    {ToolId::brush, icon::brush, "Brush", 'B', "Drag over hexes"},
    {ToolId::fill, icon::fill, "Fill", 'G', "Click ground of one kind"},
    {ToolId::line, icon::less, "Line", 'L', "Drag from hex to hex"},
    {ToolId::hexside, icon::goal, "Hexsides", 'S', "Drag along hexsides"},
    {ToolId::path, icon::road, "Roads", 'R', "Drag from hex to hex"},
    {ToolId::level, icon::reach, "Heights", 'H', "Drag over hexes"},
    {ToolId::name, icon::name, "Names", 'T', "Click a hex, then type"},
    {ToolId::objective, icon::star, "Objectives", 'O', "Click; its worth is in Rules"},
    {ToolId::unit, icon::add, "Units", 'U', "Click where the unit starts"},
    {ToolId::dropper, icon::dropper, "Dropper", 'I', "Click to take up what is there"},
    {ToolId::eraser, icon::eraser, "Eraser", 'E', "Drag over what is to go"},
}};

inline const Tool& tool_of(ToolId id) {
    return tools[static_cast<std::size_t>(id)];
}

// The layer that a tool works on; none for one that only looks.
constexpr std::optional<view::MapLayer> layer_of(ToolId id) {
    switch (id) {
        case ToolId::brush:
        case ToolId::fill:
        case ToolId::line:
        case ToolId::level:
        case ToolId::eraser:
            return view::MapLayer::ground;
        case ToolId::hexside:
            return view::MapLayer::hexsides;
        case ToolId::path:
            return view::MapLayer::paths;
        case ToolId::name:
            return view::MapLayer::names;
        case ToolId::objective:
            return view::MapLayer::objectives;
        case ToolId::pick:
        case ToolId::unit:
            return view::MapLayer::units;
        case ToolId::dropper:
            break;
    }
    return std::nullopt;
}

}  // namespace hd::studio
