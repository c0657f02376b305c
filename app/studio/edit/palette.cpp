// The column of tools and the palette of the tool in hand.
#include "app/studio/edit/edit_panes.hpp"
#include "app/studio/widgets/field.hpp"
#include "app/studio/widgets/panel.hpp"
#include "app/view/edit_view_swatch.hpp"
#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <vector>

namespace hd::studio {

void put_tools(const Ui& ui, EditLook& look, const Box& box) {
    put_fill(box, ui.t().header);
    put_rule(ui, {box.right() - ui.hair(), box.y}, box.h, ui.t().line2, true);
    float y = box.y + ui.px(8);
    for (const Tool& tool : tools) {
        const Box place{box.x + ui.px(5), y, ui.px(34), ui.px(32)};
        const ItemState state = put_item(ui, tool.title, place);
        const bool on = look.tool == tool.id;
        if (on) {
            put_fill(place, ui.t().accent_fill, ui.px(4));
        } else if (state.hovered) {
            put_fill(place, ground_of(ui, state, ui.t().header), ui.px(4));
        }
        const float wide = text_width(ui.type.body, tool.icon);
        put_text(ui, *ImGui::GetWindowDrawList(), ui.type.body,
                 {place.x + (place.w - wide) / 2, place.middle()}, on ? ui.t().accent_ink : ui.t().text2,
                 tool.icon);
        if (state.focused) put_focus(ui, place, ui.px(4));
        if (state.clicked) look.tool = tool.id;
        if (state.hovered || state.focused)
            put_tip(ui, {.title = fmt::format("{}, {}", tool.title, tool.key)}, place);
        y += ui.px(36);
    }
}

namespace {

// As it looks on the board, cut out along a hex.
void put_swatch(const Ui& ui, Sprites& sprites, view::SwatchOf of, const std::string& kind, ImVec2 middle,
                bool on) {
    const double pitch = static_cast<double>(ui.px(46));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const double reach = pitch * 0.6;
    sprites.draw(list, fmt::format("swatch {} {} {:.0f}", static_cast<int>(of), kind, pitch), middle,
                 {-reach, -reach, reach, reach},
                 [&](view::Layer& layer) { layer = view::make_swatch(of, kind, pitch); });
    std::array<ImVec2, 6> corners;
    const view::Ring ring = view::swatch_ring(pitch);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        corners[i] = {std::round(middle.x) + static_cast<float>(ring[i].x),
                      std::round(middle.y) + static_cast<float>(ring[i].y)};
    }
    list.AddPolyline(corners.data(), 6, ink(on ? ui.t().accent : ui.t().edge), ImDrawFlags_Closed,
                     ui.px(on ? 2.5F : 1.2F));
}

// Swatches three in a row; gives the one that was clicked, else -1.
int put_swatches(const Ui& ui, Sprites& sprites, view::SwatchOf of, const std::vector<std::string>& kinds,
                 const std::string& on) {
    int clicked = -1;
    Box row{};
    for (int i = 0; i < static_cast<int>(kinds.size()); ++i) {
        const std::string& kind = kinds[static_cast<std::size_t>(i)];
        if (i % 3 == 0) row = next_box(0, ui.px(76));
        const float width = row.w / 3;
        const Box cell{row.x + static_cast<float>(i % 3) * width, row.y, width, row.h};
        ImGui::PushID(i);
        const ItemState state = put_item(ui, "kind", cell);
        ImGui::PopID();
        if (state.hovered) put_fill(cell.inset(ui.px(2)), ui.t().hover, ui.px(4));
        const bool chosen = kind == on;
        put_swatch(ui, sprites, of, kind, {cell.x + cell.w / 2, cell.y + ui.px(28)}, chosen);
        put_text(ui, chosen ? ui.type.small_strong : ui.type.small,
                 {cell.x, cell.y + ui.px(53), cell.w, ui.px(18)}, chosen ? ui.t().accent : ui.t().text,
                 view::capitalised(view::spaced(kind)), Align::middle);
        if (state.focused) put_focus(ui, cell.inset(ui.px(3)), ui.px(4));
        if (state.clicked) clicked = i;
    }
    return clicked;
}

void put_kinds(const Ui& ui, const PalettePane& pane, view::SwatchOf of, const char* title, std::string& on) {
    const std::vector<std::string> kinds = view::kinds_in_use_first(pane.map, of);
    const Box head = put_header(ui, title);
    put_text(ui, ui.type.small, head, ui.t().text2, fmt::format("{} kinds", kinds.size()), Align::right);
    const int clicked = put_swatches(ui, pane.sprites, of, kinds, on);
    if (clicked >= 0) on = kinds[static_cast<std::size_t>(clicked)];
}

void put_fact(const Ui& ui, const std::string& title, const std::string& text, bool weak) {
    Box row = next_box(0, ui.px(21));
    const Box left = row.take_left(ui.px(76));
    const float wide = put_text(ui, ui.type.small, left, ui.t().text2, title);
    if (weak)
        ImGui::GetWindowDrawList()->AddCircleFilled({left.x + wide + ui.px(8), left.middle()}, ui.px(3),
                                                    ink(ui.t().warning));
    put_text(ui, ui.type.body, row, ui.t().text, text);
}

// Of the unit in hand and of the hex that was picked.
void put_facts(const Ui& ui, const PalettePane& pane) {
    if (pane.unit) {
        const Box head = next_box(0, ui.px(26));
        put_text(ui, ui.type.strong, head, ui.t().text, pane.unit->name);
        for (const view::UnitValue& value : pane.unit->values) {
            if (!value.text.empty()) put_fact(ui, value.title, value.text, value.weak);
        }
        put_gap(ui.px(4));
    }
    if (!pane.hex.empty()) {
        const Box head = next_box(0, ui.px(26));
        put_text(ui, ui.type.strong, head, ui.t().text, "Hex " + pane.hex_name);
        for (const view::HexFact& fact : pane.hex)
            put_fact(ui, fact.title, fact.text, fact.title == "Source");
        put_gap(ui.px(4));
    }
}

// What the keyboard does with a tool, in lines short enough for the palette.
std::vector<const char*> lines_of_keys(ToolId tool) {
    switch (tool) {
        case ToolId::pick:
            return {"Enter picks a unit up, and puts", "it down where the arrows led."};
        case ToolId::hexside:
            return {"Enter begins, leads on; once more", "on the same side it ends.",
                    "1 to 6, Shift+arrows: the side", "Space ends it, Esc gives it up."};
        case ToolId::brush:
        case ToolId::line:
        case ToolId::path:
        case ToolId::level:
        case ToolId::eraser:
            return {"Enter begins, leads on; once more", "on the same hex it ends.",
                    "Space ends it, Esc gives it up."};
        case ToolId::fill:
        case ToolId::name:
        case ToolId::objective:
        case ToolId::unit:
        case ToolId::dropper:
            break;
    }
    return {"Enter does it where the arrows led."};
}

void put_name(const Ui& ui, EditLook& look, const Emit& emit) {
    if (look.named == board::no_hex) return;
    put_header(ui, "Name of the hex");
    const Box box = next_box(0, ui.px(28));
    const FieldNews news =
        put_field(ui, {.id = "##name", .hint = "No name", .focus = look.type_name}, look.name, box);
    look.type_name = false;
    if (news.entered || news.left) emit(NameHex{look.named, look.name});
}

}  // namespace

void put_palette(const Ui& ui, const PalettePane& pane, EditLook& look, const Box& box, const Emit& emit) {
    put_fill(box, ui.t().panel);
    Box rest = box;
    const Box layers = rest.take_bottom(std::min(layers_height(ui), box.h * 0.55F));
    begin_pane(ui, "palette", rest, ui.t().panel, 12);
    const Tool& tool = tool_of(look.tool);
    const Box head = put_header(ui, tool.title);
    put_text(ui, ui.type.small, head, ui.t().text2, std::string(1, tool.key), Align::right);
    const Box hint = next_box(0, ui.px(22));
    put_text(ui, ui.type.small, hint, pane.locked ? ui.t().warning : ui.t().text2,
             pane.locked ? "Its layer is locked" : tool.hint);
    switch (look.tool) {
        case ToolId::brush:
        case ToolId::fill:
        case ToolId::line:
        case ToolId::dropper:
            put_kinds(ui, pane, view::SwatchOf::terrain, "Terrain", look.terrain);
            break;
        case ToolId::hexside:
            put_kinds(ui, pane, view::SwatchOf::hexside, "Hexsides", look.hexside);
            break;
        case ToolId::path:
            put_kinds(ui, pane, view::SwatchOf::path, "Roads", look.path);
            break;
        case ToolId::level: {
            put_header(ui, "Level in metres");
            const Box row = next_box(0, ui.px(28));
            std::string text = fmt::format("{}", look.level);
            put_field(ui, {.id = "##level", .numbers = true}, text, {row.x, row.y, ui.px(90), row.h});
            look.level = static_cast<std::int32_t>(std::strtol(text.c_str(), nullptr, 10));
            if (put_button(ui, {.id = "less", .label = "−5"}, {row.x + ui.px(98), row.y, ui.px(40), row.h}))
                look.level -= 5;
            if (put_button(ui, {.id = "more", .label = "+5"}, {row.x + ui.px(144), row.y, ui.px(40), row.h}))
                look.level += 5;
            break;
        }
        case ToolId::name:
            put_name(ui, look, emit);
            break;
        case ToolId::pick:
        case ToolId::unit:
            put_facts(ui, pane);
            break;
        case ToolId::objective:
        case ToolId::eraser:
            break;
    }
    put_gap(ui.px(8));
    for (const char* line : lines_of_keys(look.tool))
        put_text(ui, ui.type.small, next_box(0, ui.px(18)), ui.t().text2, line);
    const bool takes_away = look.tool == ToolId::brush || look.tool == ToolId::line ||
                            look.tool == ToolId::hexside || look.tool == ToolId::path;
    if (takes_away)
        put_text(ui, ui.type.small, next_box(0, ui.px(18)), ui.t().text2, "Alt takes away instead.");
    end_pane();
    put_rule(ui, layers.min(), layers.w, ui.t().line);
    put_layers(ui, look, {layers.x, layers.y + ui.hair(), layers.w, layers.h - ui.hair()});
}

}  // namespace hd::studio
