#include "app/studio/gallery.hpp"

#include "app/studio/icon.hpp"
#include "app/studio/widgets/chip.hpp"
#include "app/studio/widgets/choice.hpp"
#include "app/studio/widgets/dialog.hpp"
#include "app/studio/widgets/field.hpp"
#include "app/studio/widgets/panel.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>
#include <vector>

namespace hd::studio {

using view::Colour;

namespace {

std::string hex_of(Colour c) {
    return fmt::format("#{:02X}{:02X}{:02X}", c.r, c.g, c.b);
}

using Swatch = std::pair<const char*, Colour>;

void put_swatches(const Ui& ui, const std::vector<Swatch>& swatches, ImVec2 at) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (const auto& [name, colour] : swatches) {
        const Box box{at.x, at.y, ui.px(54), ui.px(24)};
        put_fill(box, colour, ui.px(3));
        put_outline(ui, box, ui.t().line2, ui.px(3));
        put_text(ui, list, ui.type.small, {at.x, at.y + ui.px(34)}, ui.t().text2, name);
        put_text(ui, list, ui.type.small, {at.x, at.y + ui.px(48)}, ui.t().text2, hex_of(colour));
        at.x += ui.px(66);
    }
}

// Column of contents at a page's left edge, cut from the top.
struct Page {
    const Ui& ui;
    Box room;

    Box take(float height) { return room.take_top(ui.px(height)); }
    void rule() {
        const Box line = take(1);
        put_rule(ui, line.min(), line.w, ui.t().line);
    }
};

void put_palette(Page& page) {
    const view::Theme& t = page.ui.t();
    put_swatches(page.ui,
                 {{"window", t.window},
                  {"panel", t.panel},
                  {"raised", t.raised},
                  {"inset", t.inset},
                  {"line", t.line2},
                  {"text", t.text},
                  {"text 2", t.text2},
                  {"accent", t.accent_fill},
                  {"select", t.select}},
                 page.take(60).min());
    put_swatches(page.ui,
                 {{"focus", t.focus},
                  {"danger", t.danger},
                  {"warning", t.warning},
                  {"link", t.link},
                  {"before", t.before},
                  {"after", t.after},
                  {"lucky", t.lucky},
                  {"unlucky", t.unlucky},
                  {"hover", t.hover}},
                 page.take(60).min());
}

void put_faces(Page& page) {
    const Ui& ui = page.ui;
    const Box box = page.take(44);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::array<std::pair<const TypeFace*, const char*>, 6> words{{{&ui.type.display, "Display 30"},
                                                                        {&ui.type.title, "Title 18"},
                                                                        {&ui.type.body, "Body 14"},
                                                                        {&ui.type.strong, "Strong 14"},
                                                                        {&ui.type.small, "Small 12"},
                                                                        {&ui.type.body, "0123456789"}}};
    float x = box.x;
    for (const auto& [face, text] : words) {
        const float width = put_text(ui, list, *face, {x, box.middle()},
                                     face == &ui.type.small ? ui.t().text2 : ui.t().text, text);
        x += width + ui.px(face == &ui.type.display ? 48 : 20);
    }
}

void put_buttons(Page& page) {
    const Ui& ui = page.ui;
    const std::array<std::pair<Shown, const char*>, 5> states{{{Shown::rest, "rest"},
                                                               {Shown::hover, "hover"},
                                                               {Shown::press, "pressed"},
                                                               {Shown::focus, "focus"},
                                                               {Shown::disabled, "disabled"}}};
    page.take(12);
    const Box row = page.take(28);
    const Box under = page.take(24);
    float x = row.x;
    for (const auto& [shown, word] : states) {
        const Box box{x, row.y, ui.px(82), row.h};
        put_button(ui, {.id = word, .label = "Undo"}, box, shown);
        put_text(ui, ui.type.small, {x, under.y, box.w, under.h}, ui.t().text2, word, Align::middle);
        x += ui.px(94);
    }
    const Box main{x, row.y, button_width(ui, {.label = "End movement", .kind = ButtonKind::main}), row.h};
    put_button(ui, {.id = "main", .label = "End movement", .kind = ButtonKind::main}, main, Shown::rest);
    put_text(ui, ui.type.small, {x, under.y, main.w, under.h}, ui.t().text2, "the one main act",
             Align::middle);
}

void put_inputs(Page& page) {
    const Ui& ui = page.ui;
    page.take(6);
    const Box row = page.take(28);
    std::string typed = "Durutte";
    put_field(ui, {.id = "field"}, typed, {row.x, row.y, ui.px(150), row.h}, Shown::focus);
    const std::array<std::string, 1> arms{"Infantry"};
    put_combo(ui, "combo", arms, 0, {row.x + ui.px(162), row.y, ui.px(96), row.h}, Shown::rest);
    put_check(ui, "check", "Towns", true, {row.x + ui.px(270), row.y, ui.px(72), row.h}, Shown::rest);
    put_radio(ui, "radio", "Person", true, {row.x + ui.px(346), row.y, ui.px(76), row.h}, Shown::rest);
    float value = 0.45F;
    put_slider(ui, "slider", value, {row.x + ui.px(436), row.y, ui.px(96), row.h}, Shown::rest);
    put_text(ui, ui.type.body, {row.x + ui.px(540), row.y, ui.px(52), row.h}, ui.t().text, "45 %",
             Align::right);
    page.take(8);
}

void put_chips(Page& page) {
    const Ui& ui = page.ui;
    const Box row = page.take(26);
    float x = row.x;
    for (const Chip& chip :
         {Chip{"must attack", icon::fight, ChipKind::danger},
          Chip{"reconstructed", icon::warning, ChipKind::warning},
          Chip{"as printed", icon::rule, ChipKind::link}, Chip{"verified", icon::done, ChipKind::good}}) {
        put_chip(ui, chip, {x, row.middle()});
        x += chip_width(ui, chip) + ui.px(10);
    }
    x += put_rule_id(ui, "VAW-MOVE-5", {x, row.middle()}) + ui.px(14);
    put_key_cap(ui, "Ctrl+Z", {x, row.middle()}, ui.t().text2);
    page.take(8);
}

void put_cards(Page& page) {
    const Ui& ui = page.ui;
    page.take(12);
    const float half = (page.room.w - ui.px(24)) / 2;
    const Box row = page.take(132);
    put_button(ui, {.id = "owed", .label = "End attacks"}, {row.x, row.y, ui.px(130), ui.px(28)},
               Shown::disabled);
    put_focus(ui, {row.x, row.y, ui.px(130), ui.px(28)}, ui.px(4));
    put_tip_card(ui,
                 {.title = "Two attacks are still owed",
                  .words = "Jérôme and Foy touch Hougoumont.",
                  .rule = "VAW-ATK-1",
                  .rule_cite = "How to Attack, paragraph 1",
                  .kind = TipKind::info},
                 {row.x, row.y + ui.px(38)}, half);
    put_tip_card(ui,
                 {.title = "Ridge helps the British only",
                  .words = "A ridge hex takes 1 from the attack if British units hold it and no attacker "
                           "stands on a ridge.",
                  .rule = "VAW-ANOTE-12",
                  .chip = "proved by 3 tests",
                  .kind = TipKind::rule},
                 {row.x + half + ui.px(24), row.y}, half);
    page.take(12);
}

void put_notes(Page& page) {
    const Ui& ui = page.ui;
    page.take(12);
    const float half = (page.room.w - ui.px(24)) / 2;
    const Box row = page.take(40);
    put_toast(ui, "toast", "Saved. 300 hexes, 62 units.", "Undo", {row.x, row.y, half, row.h});
    put_busy(ui, "busy", "Balance, 64 of 100 games", 0.64F, {row.x + half + ui.px(24), row.y, half, row.h});
    page.take(14);
    const Dialog dialog{"The recording is cut short",
                        "waterloo.game ends in the middle of event 318. The 317 events before it are whole.",
                        "Nothing has been written.",
                        {"Open 317 events", "Cancel"}};
    const Box place = page.take(dialog_height(ui, dialog, half) / ui.scale);
    put_dialog_card(ui, dialog, {place.x, place.y, half, place.h}, Shown::focus);
    put_empty(ui, "empty",
              {icon::history, "No recordings yet", "Every game you play is kept here.", "Play a game"},
              {place.x + half + ui.px(24), place.y, half, place.h});
}

void put_page(const Ui& ui, const Box& box) {
    put_fill(box, ui.t().window);
    Page page{ui, box.inset(ui.px(24), ui.px(12))};
    const Box title = page.take(36);
    const float wide = put_text(ui, ui.type.display, title, ui.t().text, "Controls");
    put_text(ui, ui.type.body, {title.x + wide + ui.px(16), title.y + ui.px(2), title.w, title.h},
             ui.t().text2, fmt::format("{} theme", ui.t().name));
    page.take(10);
    put_palette(page);
    page.rule();
    put_faces(page);
    page.rule();
    put_buttons(page);
    put_inputs(page);
    put_chips(page);
    page.rule();
    put_cards(page);
    page.rule();
    put_notes(page);
}

}  // namespace

void put_gallery(const Ui& ui, const Box& window) {
    Ui themed = ui;
    Box rest = window;
    const Box left = rest.take_left(std::round(window.w / 2));
    for (const bool dark : {false, true}) {
        themed.theme = dark ? &view::dark_theme() : &view::light_theme();
        ImGui::PushID(dark ? "dark" : "light");
        put_page(themed, dark ? rest : left);
        ImGui::PopID();
    }
}

}  // namespace hd::studio
