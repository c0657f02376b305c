// The layers of the board, at the foot of the palette: each shown or hidden, open or locked by a click.
#include "app/studio/edit/edit_panes.hpp"
#include "app/studio/widgets/panel.hpp"

#include <fmt/format.h>

namespace hd::studio {

namespace {

constexpr float row_height = 25;

void put_layer(const Ui& ui, const view::LayerRow& layer, EditLook& look) {
    ImGui::PushID(layer.title);
    const auto works_on = layer_of(look.tool);
    const bool on = look.tool != ToolId::pick && works_on && *works_on == layer.layer;
    const bool hidden = look.layers.is_hidden(layer.layer);
    const bool locked = look.layers.is_locked(layer.layer);
    // The lock comes before the row that it lies on, so that the pointer finds it first.
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x;
    const Box lock{at.x + wide - ui.px(34), at.y, ui.px(28), ui.px(row_height)};
    const ItemState state = put_item(ui, "lock", lock);
    const RowNews row = put_row(ui, {.id = "layer", .selected = on, .height = row_height});
    const Box words = row.box.inset(ui.px(10), 0);
    const view::Colour tone = hidden ? ui.t().disabled : ui.t().text;
    put_text(ui, ui.type.body, {words.x, words.y, ui.px(20), words.h}, hidden ? tone : ui.t().text2,
             hidden ? icon::hidden : icon::visible);
    put_text(ui, on ? ui.type.strong : ui.type.body,
             {words.x + ui.px(24), words.y, words.w - ui.px(50), words.h}, tone, layer.title);
    put_text(ui, ui.type.body, lock, locked || state.hovered ? ui.t().text : ui.t().disabled,
             locked ? icon::locked : icon::unlocked, Align::middle);
    if (state.focused) put_focus(ui, lock.inset(ui.px(2)), ui.px(4));
    if (state.clicked) {
        look.layers.toggle_locked(layer.layer);
    } else if (row.state.clicked) {
        look.layers.toggle_hidden(layer.layer);
    }
    if (state.hovered || state.focused) {
        put_tip(ui, {.title = fmt::format("{} {}", locked ? "Open" : "Lock", layer.title)}, lock);
    } else if (row.state.focused || (row.state.hovered && words.x + ui.px(20) > ImGui::GetMousePos().x)) {
        put_tip(ui, {.title = fmt::format("{} {}", hidden ? "Show" : "Hide", layer.title)}, row.box);
    }
    ImGui::PopID();
}

}  // namespace

float layers_height(const Ui& ui) {
    return ui.px(44 + row_height * static_cast<float>(view::layer_rows.size()));
}

void put_layers(const Ui& ui, EditLook& look, const Box& box) {
    begin_pane(ui, "layers", box, ui.t().panel, 2);
    Box head = next_box(0, ui.px(32));
    put_text(ui, ui.type.strong, head.inset(ui.px(10), 0), ui.t().text, "Layers");
    for (const view::LayerRow& layer : view::layer_rows) put_layer(ui, layer, look);
    end_pane();
}

}  // namespace hd::studio
