#include "app/studio/shell/settings_dialog.hpp"

#include "app/studio/icon.hpp"
#include "app/studio/widgets/choice.hpp"
#include "app/studio/widgets/panel.hpp"

#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hd::studio {

namespace {

constexpr float label_width = 150;

// A row with its label at the left; gives the room for the control.
Box labelled(const Ui& ui, std::string_view label) {
    Box row = next_box(0, ui.px(28));
    put_gap(ui.px(8));
    put_text(ui, ui.type.body, row.take_left(ui.px(label_width)), ui.t().text, label);
    return row;
}

// One of two, side by side; -1 while nothing was chosen.
int put_pair(const Ui& ui, std::string_view label, const std::array<Segment, 2>& both, bool second) {
    Box room = labelled(ui, label);
    room.w = std::min(room.w, segments_width(ui, both));
    return put_segments(ui, both, second ? 1 : 0, room);
}

bool put_switch(const Ui& ui, const char* id, std::string_view label, bool on) {
    const Box row = next_box(0, ui.px(28));
    put_gap(ui.px(4));
    return put_check(ui, id, label, on, row);
}

void put_scale(const Ui& ui, const Settings& settings, const Emit& emit) {
    const float wanted = settings.scale > 0 ? settings.scale : ui.scale;
    const Box room = labelled(ui, "Size of everything");
    const float side = room.h;
    Button less{.id = "smaller", .icon = icon::less, .tip = "Smaller"};
    Button more{.id = "larger", .icon = icon::add, .tip = "Larger"};
    if (wanted <= 1) less.refused = Tip{.title = "It cannot be smaller"};
    if (wanted >= 3) more.refused = Tip{.title = "It cannot be larger"};
    if (put_button(ui, less, {room.x, room.y, side, side})) emit(SetScale{next_scale(wanted, -1)});
    const float words = ui.px(70);
    put_text(ui, ui.type.strong, {room.x + side, room.y, words, side}, ui.t().text,
             fmt::format("{} %", std::lround(wanted * 100)), Align::middle);
    if (put_button(ui, more, {room.x + side + words, room.y, side, side}))
        emit(SetScale{next_scale(wanted, 1)});
    if (wanted <= ui.scale) return;
    const Box rest{room.x + 2 * side + words + ui.px(10), room.y, room.w - 2 * side - words - ui.px(10),
                   side};
    put_text(ui, ui.type.small, rest, ui.t().warning,
             fmt::format("Here is room for {} %", std::lround(ui.scale * 100)));
}

void put_small(const Ui& ui, std::string_view words) {
    const float width = ImGui::GetContentRegionAvail().x - ui.px(24);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    put_gap(put_paragraph(ui, ui.type.small, {at.x + ui.px(24), at.y}, width, ui.t().text2, words));
}

void put_contents(const Ui& ui, const Settings& settings, const Emit& emit) {
    const Box title = next_box(0, ui.px(36));
    put_text(ui, ui.type.title, title, ui.t().text, "Settings");
    put_gap(ui.px(4));
    const std::array<Segment, 2> themes{{{"light", "Light", icon::light}, {"dark", "Dark", icon::dark}}};
    const int theme = put_pair(ui, "Theme", themes, settings.dark);
    if (theme >= 0) emit(SetTheme{theme == 1});
    put_scale(ui, settings, emit);
    const std::array<Segment, 2> looks{{{"printed", "As the game prints"}, {"nations", "Nations, boxes"}}};
    const int look = put_pair(ui, "Counters", looks, settings.counters.nations);
    if (look >= 0) emit(SetCounters{{look == 1, settings.counters.codes}});
    if (put_switch(ui, "codes", "Two letters for the nation on each counter", settings.counters.codes))
        emit(SetCounters{{settings.counters.nations, !settings.counters.codes}});
    if (put_switch(ui, "motion", "Motion: things glide and fade", settings.motion))
        emit(SetMotion{!settings.motion});
    if (put_switch(ui, "forced", "Stop at forced choices", settings.stops_at_forced))
        emit(SetForcedStops{!settings.stops_at_forced});
    put_small(ui,
              "Play shows what was taken by itself, since nothing else was legal, and waits. "
              "The recording is the same.");
    put_gap(ui.px(14));
}

}  // namespace

float next_scale(float scale, int steps) {
    const float quarters = std::round(scale * 4) + static_cast<float>(steps);
    return std::clamp(quarters / 4, 1.0F, 3.0F);
}

float largest_scale(Size window) {
    const float room = std::min(static_cast<float>(window.width) / least_room.width,
                                static_cast<float>(window.height) / least_room.height);
    return std::clamp(std::floor(room * 4) / 4, 1.0F, 3.0F);
}

void put_settings(const Ui& ui, const Settings& settings, SettingsDialog& dialog, const Emit& emit) {
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float width = std::min(ui.px(480), screen.x - ui.px(16));
    const float height = std::min(ui.px(372), screen.y - ui.px(16));
    const Box card{std::round((screen.x - width) / 2), std::round((screen.y - height) * 0.4F), width, height};
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(screen);
    ImGui::PushStyleColor(ImGuiCol_WindowBg, IM_COL32(22, 18, 10, 110));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    ImGui::Begin("##settings", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings);
    if (ImGui::IsWindowAppearing()) ImGui::SetWindowFocus();
    put_shadow(ui, card, ui.px(6));
    put_fill(card, ui.t().raised, ui.px(6));
    put_outline(ui, card, ui.t().line2, ui.px(6));
    // Where the window is too small for all of it, it scrolls.
    begin_pane(ui, "settings", card.inset(ui.px(2)), ui.t().raised, 18);
    if (std::exchange(dialog.fresh, false)) {
        ImGui::FocusWindow(ImGui::GetCurrentWindow());
        ImGui::NavInitWindow(ImGui::GetCurrentWindow(), true);
        GImGui->NavDisableHighlight = !dialog.by_keyboard;
    }
    put_contents(ui, settings, emit);
    const Button close{.id = "close", .label = "Close", .kind = ButtonKind::main};
    const Box foot = next_box(0, ui.px(28));
    if (put_button(ui, close, {foot.x, foot.y, button_width(ui, close), foot.h})) dialog.open = false;
    end_pane();
    const ImVec2 mouse = ImGui::GetMousePos();
    const bool elsewhere = ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !card.has(mouse);
    if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Escape)) || elsewhere) dialog.open = false;
    ImGui::End();
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
}

}  // namespace hd::studio
