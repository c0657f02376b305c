// The unit in hand: its values, those with a weak source marked, and where or when it begins, which can be
// changed.
#include "app/studio/board/counter_sprite.hpp"
#include "app/studio/edit/edit_panes.hpp"
#include "app/studio/widgets/field.hpp"
#include "app/studio/widgets/panel.hpp"
#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::studio {

namespace {

void put_dot(const Ui& ui, float x, float middle) {
    ImGui::GetWindowDrawList()->AddCircleFilled({x + ui.px(4), middle}, ui.px(3), ink(ui.t().warning));
}

// A small title, with a dot behind it where the value's source is weak.
void put_title(const Ui& ui, const view::UnitValue& value, const Box& box) {
    const float room = box.w - ui.px(value.weak ? 12 : 0);
    const float wide = put_text(ui, ui.type.small, {box.x, box.y, room, box.h}, ui.t().text2, value.title);
    if (value.weak) put_dot(ui, box.x + wide + ui.px(3), box.middle());
}

void put_head(const Ui& ui, Sprites& sprites, const view::UnitFacts& facts) {
    const Box head = next_box(0, ui.px(48));
    const float side = ui.px(44);
    draw_counter(sprites, *ImGui::GetWindowDrawList(), facts.look, {head.x + side / 2, head.y + side / 2},
                 static_cast<double>(side));
    const Box words{head.x + ui.px(56), head.y, head.w - ui.px(56), ui.px(26)};
    const float room = words.w - ui.px(facts.weak_name ? 14 : 0);
    const float wide =
        put_text(ui, ui.type.title, {words.x, words.y, room, words.h}, ui.t().text, facts.name);
    if (facts.weak_name) put_dot(ui, words.x + wide + ui.px(5), words.middle());
    put_text(ui, ui.type.small, {words.x, head.y + ui.px(25), words.w, ui.px(18)}, ui.t().text2,
             facts.belongs);
}

// Arm and printed values in columns; the start at the right.
void put_values(const Ui& ui, const view::UnitFacts& facts, const std::string& unit, const Emit& emit) {
    Box row = next_box(0, ui.px(50));
    const float button = ui.px(28);
    Box start = row.take_right(ui.px(64) + button);
    // Each as wide as its words, and equally wide where that is more than there is.
    const auto wanted = [&](const view::UnitValue& value) {
        const float title = text_width(ui.type.small, value.title) + ui.px(value.weak ? 13 : 1);
        return std::max(title, text_width(ui.type.strong, value.text) + ui.px(1)) + ui.px(10);
    };
    float sum = 0;
    for (const view::UnitValue& value : facts.values) {
        if (value.id != "start" && value.id != "arrival") sum += wanted(value);
    }
    const float width = std::floor(row.w / (static_cast<float>(facts.values.size()) - 2));
    for (const view::UnitValue& value : facts.values) {
        if (value.id == "start" || value.id == "arrival") continue;
        const Box cell = row.take_left(sum > row.w ? width : wanted(value));
        put_title(ui, value, {cell.x, cell.y, cell.w - ui.px(8), ui.px(20)});
        put_text(ui, ui.type.strong, {cell.x, cell.y + ui.px(21), cell.w - ui.px(8), button}, ui.t().text,
                 value.text);
    }
    const auto& at = *std::find_if(facts.values.begin(), facts.values.end(),
                                   [](const view::UnitValue& one) { return one.id == "start"; });
    put_title(ui, at, {start.x, start.y, start.w, ui.px(20)});
    std::string text = at.text;
    const Box field{start.x, start.y + ui.px(21), start.w - button - ui.px(4), button};
    const FieldNews news = put_field(ui, {.id = "##start", .hint = "a hex"}, text, field);
    if (news.entered) emit(PlaceUnit{unit, text});
    if (put_button(ui, {.id = "take out", .icon = icon::remove, .tip = "Take out of set-up and schedule"},
                   {start.right() - button, field.y, button, button}))
        emit(PlaceUnit{unit, ""});
}

// When and by which entry it comes on; what can be changed about that.
void put_arrival(const Ui& ui, const view::UnitFacts& facts, const std::string& unit,
                 const editor::Document& document, const Emit& emit) {
    const Box line = next_box(0, ui.px(34));
    put_title(ui, {"arrival", "Arrives", "", facts.values.back().weak}, {line.x, line.y, ui.px(58), line.h});
    const auto& schedule = document.scenario().schedule;
    const auto now = std::find_if(schedule.begin(), schedule.end(),
                                  [&](const scenario::ScheduleEntry& one) { return one.unit == unit; });
    const auto& ways = document.map()->entries;
    const Box button{line.x + ui.px(58), line.y + ui.px(3), ui.px(28), ui.px(28)};
    if (now == schedule.end()) {
        Button arrive{.id = "let arrive", .label = "Let it arrive"};
        if (ways.empty()) arrive.refused = Tip{.title = "The map has no entry"};
        if (put_button(ui, arrive, {button.x, button.y, button_width(ui, arrive), button.h}) && !ways.empty())
            emit(ScheduleUnit{unit, document.scenario().turns.first, ways.front().id});
        return;
    }
    if (put_button(ui, {.id = "turn earlier", .label = "−"}, button)) emit(MoveArrival{-1, 0});
    put_text(ui, ui.type.body, {button.right(), button.y, ui.px(58), button.h}, ui.t().text,
             fmt::format("turn {}", now->turn), Align::middle);
    if (put_button(ui, {.id = "turn later", .label = "+"},
                   {button.right() + ui.px(58), button.y, button.w, button.h}))
        emit(MoveArrival{1, 0});
    std::vector<std::string> names;
    for (const scenario::MapEntry& way : ways) names.push_back(way.id);
    const auto at = std::find(names.begin(), names.end(), now->entry);
    const float x = button.right() + ui.px(94);
    const int chosen =
        put_combo(ui, "entry", names, at == names.end() ? -1 : static_cast<int>(at - names.begin()),
                  {x, button.y, line.right() - x, button.h});
    if (chosen >= 0) emit(ScheduleUnit{unit, now->turn, names[static_cast<std::size_t>(chosen)]});
}

}  // namespace

float inspector_height(const Ui& ui, const view::UnitFacts& facts) {
    return ui.px(166 + (facts.weak.empty() ? 0.0F : 24.0F) + (facts.note.empty() ? 0.0F : 24.0F));
}

void put_inspector(const Ui& ui, const OrderPane& pane, const std::string& unit, const Box& box,
                   const Emit& emit) {
    const view::UnitFacts& facts = *pane.unit;
    begin_pane(ui, "unit", box, ui.t().raised, 12);
    put_head(ui, pane.sprites, facts);
    put_values(ui, facts, unit, emit);
    put_arrival(ui, facts, unit, pane.document, emit);
    if (!facts.weak.empty()) {
        const Box note = next_box(0, ui.px(22));
        put_dot(ui, note.x, note.middle());
        put_text(ui, ui.type.small, {note.x + ui.px(14), note.y, note.w - ui.px(14), note.h}, ui.t().text2,
                 facts.weak);
    }
    if (!facts.note.empty())
        put_text(ui, ui.type.small, next_box(0, ui.px(20)), ui.t().text2, view::capitalised(facts.note));
    end_pane();
}

}  // namespace hd::studio
