#include "app/studio/shell/bar.hpp"

#include "app/studio/icon.hpp"
#include "app/studio/widgets/button.hpp"
#include "app/studio/widgets/chip.hpp"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <cmath>
#include <numbers>

namespace hd::studio {

namespace {

// A hex with a C: one hundred.
void put_mark(const Ui& ui, ImVec2 centre) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    std::array<ImVec2, 6> corners;
    const float r = ui.px(13);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const float angle = (static_cast<float>(i) + 0.5F) * std::numbers::pi_v<float> / 3;
        corners[i] = {centre.x + r * std::cos(angle), centre.y + r * std::sin(angle)};
    }
    list.AddConvexPolyFilled(corners.data(), 6, ink(ui.t().accent_fill));
    const float w = text_width(ui.type.strong, "C");
    put_text(ui, list, ui.type.strong, {centre.x - w / 2, centre.y}, ui.t().accent_ink, "C");
}

float put_workspaces(const Ui& ui, const BarView& view, const Box& box, const Emit& emit) {
    float x = box.x + ui.px(48);
    for (const WorkspaceName& name : workspace_names) {
        const float width = text_width(ui.type.strong, name.title) + ui.px(24);
        const Box tab{x, box.y + ui.px(8), width, box.h - ui.px(16)};
        const ItemState state = put_item(ui, name.word.data(), tab);
        const bool on = name.id == view.workspace;
        if (on) {
            put_fill(tab, ui.t().accent_soft, ui.px(4));
            put_fill({tab.x + ui.px(10), box.bottom() - ui.px(3), width - ui.px(20), ui.px(3)},
                     ui.t().accent_fill, ui.px(1));
        } else if (state.hovered) {
            put_fill(tab, ground_of(ui, state, ui.t().header), ui.px(4));
        }
        put_text(ui, ui.type.strong, tab, on ? ui.t().accent : ui.t().text2, name.title, Align::middle);
        if (state.focused) put_focus(ui, tab, ui.px(4));
        if (state.clicked) emit(GoTo{name.id});
        x += width;
    }
    return x;
}

float put_tools(const Ui& ui, const Box& box, const Emit& emit) {
    const float y = box.y + ui.px(8);
    const float high = ui.px(28);
    float x = box.right() - ui.px(12) - high;
    if (put_button(
            ui,
            {.id = "settings", .icon = icon::settings, .kind = ButtonKind::quiet, .tip = "Settings, Ctrl+,"},
            {x, y, high, high})) {
        emit(ShowSettings{false});
    }
    x -= ui.px(34);
    const bool dark = ui.t().name == "dark";
    if (put_button(ui,
                   {.id = "theme",
                    .icon = dark ? icon::light : icon::dark,
                    .kind = ButtonKind::quiet,
                    .tip = dark ? "Light theme, Ctrl+D" : "Dark theme, Ctrl+D"},
                   {x, y, high, high})) {
        emit(SetTheme{!dark});
    }
    const float wide = ui.px(234);
    x -= wide + ui.px(10);
    const Box find{x, y, wide, high};
    const ItemState state = put_item(ui, "commands", find);
    put_fill(find, ground_of(ui, state, ui.t().inset), ui.px(4));
    put_outline(ui, find, ui.t().edge, ui.px(4));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    put_text(ui, list, ui.type.body, {find.x + ui.px(11), find.middle()}, ui.t().text, icon::find);
    put_text(ui, list, ui.type.body, {find.x + ui.px(33), find.middle()}, ui.t().text2, "Find a command");
    const float cap = key_cap_width(ui, "Ctrl+Shift+P");
    put_key_cap(ui, "Ctrl+Shift+P", {find.right() - cap - ui.px(7), find.middle()}, ui.t().text2);
    if (state.focused) put_focus(ui, find, ui.px(4));
    if (state.clicked) emit(ShowCommands{});
    return x - ui.px(12);
}

float put_undo(const Ui& ui, const BarView& view, const Box& box, float right, const Emit& emit) {
    if (!view.undo) return right;
    const float side = ui.px(28);
    const float y = box.y + ui.px(8);
    const auto button = [&](const char* id, const char* icon, const char* verb, const std::string& what,
                            const char* key, const std::string& refused, Message message) {
        right -= side + ui.px(4);
        Button one{.id = id, .icon = icon, .kind = ButtonKind::quiet};
        if (what.empty()) {
            one.refused = Tip{.title = refused.empty() ? fmt::format("Nothing to {}", verb) : refused};
        } else {
            one.tip = fmt::format("{} {}, {}", verb, what, key);
            one.tip[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(one.tip[0])));
        }
        if (put_button(ui, one, {right, y, side, side})) emit(std::move(message));
    };
    if (view.redo) button("redo", icon::redo, "redo", *view.redo, "Ctrl+Shift+Z", "", Redo{});
    button("undo", icon::undo, "undo", *view.undo, "Ctrl+Z", view.undo_refused, Undo{});
    return right - ui.px(8);
}

}  // namespace

void put_bar(const Ui& ui, const BarView& view, const Box& box, const Emit& emit) {
    put_fill(box, ui.t().header);
    put_rule(ui, {box.x, box.bottom() - ui.hair()}, box.w, ui.t().line2);
    put_mark(ui, {box.x + ui.px(24), box.middle()});
    float x = put_workspaces(ui, view, box, emit);
    float right = put_tools(ui, box, emit);
    if (view.tries) {
        const Button button{.id = "try", .label = "Try it", .icon = icon::play, .key = "F5"};
        right -= button_width(ui, button) + ui.px(4);
        if (put_button(ui, button, {right, box.y + ui.px(8), button_width(ui, button), ui.px(28)}))
            emit(TryIt{});
        right -= ui.px(8);
    }
    right = put_undo(ui, view, box, right, emit);
    if (view.title.empty() || right - x < ui.px(60)) return;
    x += ui.px(16);
    put_rule(ui, {x, box.y + ui.px(12)}, box.h - ui.px(24), ui.t().line2, true);
    x += ui.px(16);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    x += put_text(ui, list, ui.type.document, {x, box.middle()}, ui.t().text, view.title, right - x);
    x += ui.px(10);
    if (view.dirty) {
        list.AddCircleFilled({x + ui.px(3), box.middle()}, ui.px(3.5F), ink(ui.t().warning));
        x += ui.px(13);
    }
    if (right - x > ui.px(40))
        put_text(ui, list, ui.type.small, {x, box.middle() + ui.px(1)}, ui.t().text2, view.note, right - x);
}

StatusNews put_status(const Ui& ui, const StatusView& view, const Box& box) {
    StatusNews news;
    put_fill(box, ui.t().header);
    put_rule(ui, box.min(), box.w, ui.t().line2);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float right = box.right() - ui.px(8);
    if (view.zoom > 0) {
        const float side = ui.px(22);
        const auto button = [&](const char* id, const char* icon, const char* tip) {
            right -= side;
            return put_button(ui,
                              {.id = id, .icon = icon, .kind = ButtonKind::quiet, .tip = tip, .small = true},
                              {right, box.y + ui.px(2), side, side});
        };
        if (button("fit", icon::fit, "Whole map, F")) news.fit = true;
        right -= ui.px(4);
        if (button("nearer", icon::add, "Nearer, +")) news.zoom_steps = 1;
        right -= ui.px(44);
        put_text(ui, ui.type.small, {right, box.y, ui.px(44), box.h}, ui.t().text,
                 fmt::format("{} %", view.zoom), Align::middle);
        if (button("farther", icon::less, "Farther, -")) news.zoom_steps = -1;
        right -= ui.px(8);
        put_rule(ui, {right, box.y + ui.px(5)}, box.h - ui.px(10), ui.t().line2, true);
        right -= ui.px(9);
    }
    std::vector<std::string> facts = view.facts;
    if (!view.middle.empty()) facts.insert(facts.begin(), view.middle);
    for (auto fact = facts.rbegin(); fact != facts.rend(); ++fact) {
        if (fact->empty()) continue;
        if (fact != facts.rbegin()) {
            put_rule(ui, {right, box.y + ui.px(7)}, box.h - ui.px(13), ui.t().line2, true);
            right -= ui.px(8);
        }
        right -= text_width(ui.type.small, *fact);
        put_text(ui, list, ui.type.small, {right, box.middle()}, ui.t().text2, *fact);
        right -= ui.px(8);
    }
    float x = box.x + ui.px(12);
    for (const KeyHint& hint : view.keys) {
        const float cap = key_cap_width(ui, hint.key);
        const float wide = cap + ui.px(6) + text_width(ui.type.small, hint.word) + ui.px(18);
        if (x + wide > right) break;
        put_key_cap(ui, hint.key, {x, box.middle()}, ui.t().text2);
        put_text(ui, list, ui.type.small, {x + cap + ui.px(6), box.middle()}, ui.t().text2, hint.word);
        x += wide;
    }
    return news;
}

}  // namespace hd::studio
