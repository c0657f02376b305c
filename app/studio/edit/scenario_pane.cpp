// What the scenario says of itself, and by which rules and for what it is played: each value can be changed.
#include "app/studio/edit/edit_panes.hpp"
#include "app/studio/widgets/choice.hpp"
#include "app/studio/widgets/field.hpp"
#include "app/studio/widgets/panel.hpp"
#include "app/view/rulesets.hpp"
#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace hd::studio {

using editor::ValueList;

namespace {

// A field of which one typing is one change: what was typed, once Enter ends it or the keyboard leaves.
std::optional<std::string> put_typed(const Ui& ui, EditLook& look, const char* id, const char* hint,
                                     const std::string& now, const Box& box) {
    std::string text = look.typed_in == id ? look.typed : now;
    const FieldNews news = put_field(ui, {.id = id, .hint = hint}, text, box);
    if (news.changed) {
        look.typed_in = id;
        look.typed = text;
    }
    if (!news.entered && !news.left) return std::nullopt;
    if (look.typed_in != id) return std::nullopt;
    look.typed_in.clear();
    return look.typed;
}

// "−  3  +": the step that was asked for.
int put_steps(const Ui& ui, const char* less, const char* more, const std::string& now, const Box& box) {
    const float side = ui.px(30);
    int step = 0;
    if (put_button(ui, {.id = less, .label = "−"}, {box.x, box.y, side, box.h})) step = -1;
    put_text(ui, ui.type.body, {box.x + side, box.y, box.w - 2 * side, box.h}, ui.t().text, now,
             Align::middle);
    if (put_button(ui, {.id = more, .label = "+"}, {box.right() - side, box.y, side, box.h})) step = 1;
    return step;
}

Box at_right(const Ui& ui, const Box& row) {
    const float width = ui.px(110);
    return {row.right() - width, row.y + ui.px(1), width, row.h - ui.px(2)};
}

void put_turns(const Ui& ui, const scenario::Turns& turns, const Emit& emit) {
    put_header(ui, "Turns");
    const Box first = next_box(0, ui.px(30));
    put_text(ui, ui.type.body, first, ui.t().text, "First");
    if (const int by =
            put_steps(ui, "first less", "first more", fmt::format("{}", turns.first), at_right(ui, first)))
        emit(SetTurns{std::clamp(turns.first + by, 1, std::max(1, turns.last)), turns.last});
    const Box last = next_box(0, ui.px(30));
    put_text(ui, ui.type.body, last, ui.t().text, "Last");
    if (const int by =
            put_steps(ui, "fewer", "more turns", fmt::format("{}", turns.last), at_right(ui, last)))
        emit(SetTurns{turns.first, std::max(turns.first, turns.last + by)});
}

}  // namespace

void put_words(const Ui& ui, const editor::Document& document, EditLook& look, const Box& box,
               const Emit& emit) {
    begin_pane(ui, "words", box, ui.t().panel, 14);
    const scenario::Scenario& scenario = document.scenario();
    const auto field = [&](const char* id, const char* title, editor::TextField which,
                           const std::string& now) {
        put_header(ui, title);
        if (const auto text = put_typed(ui, look, id, "Nothing said", now, next_box(0, ui.px(28))))
            emit(SetText{static_cast<int>(which), *text});
    };
    field("##title", "Title", editor::TextField::title, scenario.title);
    field("##note", "Note", editor::TextField::note, scenario.note);
    field("##source", "Source", editor::TextField::source, scenario.source);
    put_turns(ui, scenario.turns, emit);
    end_pane();
}

namespace {

void put_options(const Ui& ui, const scenario::Scenario& scenario, const Emit& emit) {
    const rules::Ruleset* ruleset = view::find_ruleset(scenario.ruleset);
    put_header(ui, ruleset == nullptr ? std::string_view(scenario.ruleset) : ruleset->title);
    if (ruleset == nullptr) return;
    for (const rules::OptionInfo& option : ruleset->options) {
        const Box row = next_box(0, ui.px(26));
        const std::string id(option.id);
        const scenario::Value* stated = scenario::find_named(scenario.options, option.id);
        const auto set = [&](const scenario::Value& value) {
            emit(SetValue{static_cast<int>(ValueList::options), id, value});
        };
        if (option.high == 1) {
            const bool* yes = stated == nullptr ? nullptr : std::get_if<bool>(stated);
            const bool on = yes == nullptr ? option.initial != 0 : *yes;
            if (put_check(ui, id.c_str(), option.title, on, row)) set(!on);
            continue;
        }
        const std::int32_t* number = stated == nullptr ? nullptr : std::get_if<std::int32_t>(stated);
        const std::int32_t now = number == nullptr ? option.initial : *number;
        put_text(ui, ui.type.body, row, ui.t().text, option.title);
        ImGui::PushID(id.c_str());
        if (const int by = put_steps(ui, "less", "more", view::plain_number(now), at_right(ui, row)))
            set(std::clamp(now + by, option.low, option.high));
        ImGui::PopID();
    }
}

// Values under names of the game's own, as the file has them.
void put_values(const Ui& ui, const char* title, ValueList list, const scenario::NamedValues& values,
                EditLook& look, const Emit& emit) {
    put_header(ui, title);
    ImGui::PushID(title);
    for (const auto& value : values) {
        const Box row = next_box(0, ui.px(30));
        const float half = std::round(row.w * 0.42F);
        put_text(ui, ui.type.body, {row.x, row.y, half - ui.px(6), row.h}, ui.t().text,
                 view::capitalised(view::spaced(value.name)));
        const std::string id = fmt::format("##{} {}", title, value.name);
        const auto text = put_typed(ui, look, id.c_str(), "Nothing", view::value_text(value.value),
                                    {row.x + half, row.y + ui.px(1), row.w - half - ui.px(34), ui.px(28)});
        if (text) emit(SetValue{static_cast<int>(list), value.name, view::value_of_text(*text)});
        const std::string remove = "remove " + value.name;
        if (put_button(ui, {.id = remove.c_str(), .icon = icon::close, .tip = "Remove"},
                       {row.right() - ui.px(28), row.y + ui.px(1), ui.px(28), ui.px(28)}))
            emit(SetValue{static_cast<int>(list), value.name, std::nullopt});
    }
    const Box row = next_box(0, ui.px(30));
    const std::string add = fmt::format("##new {}", title);
    const auto name = put_typed(ui, look, add.c_str(), "Add one by its name", "",
                                {row.x, row.y + ui.px(1), row.w, ui.px(28)});
    if (name && !name->empty() && scenario::find_named(values, *name) == nullptr)
        emit(SetValue{static_cast<int>(list), *name, scenario::Value{0}});
    ImGui::PopID();
}

void put_goal_form(const Ui& ui, const view::GoalRow& row, const scenario::MapObjective& goal, EditLook& look,
                   const Emit& emit) {
    const std::string id = "##goal " + row.hex;
    if (const auto name = put_typed(ui, look, id.c_str(), "No name", goal.name, next_box(0, ui.px(28)))) {
        scenario::MapObjective named = goal;
        named.name = *name;
        emit(SetGoal{row.hex, named});
    }
    for (const view::GoalWorth& one : row.worth) {
        const Box line = next_box(0, ui.px(30));
        put_text(ui, ui.type.body, line, ui.t().text, one.name);
        ImGui::PushID(one.side.c_str());
        if (const int by =
                put_steps(ui, "worth less", "worth more", view::plain_number(one.worth), at_right(ui, line)))
            emit(SetGoal{row.hex, view::with_worth(goal, one.side, one.worth + by)});
        ImGui::PopID();
    }
    if (!row.source.empty()) {
        const Box note = next_box(0, ui.px(22));
        put_text(ui, ui.type.small, note, ui.t().text2, row.source);
    }
    const Box foot = next_box(0, ui.px(24));
    if (put_link(ui, "remove goal", "Remove", {foot.x, foot.y, ui.px(70), foot.h}))
        emit(SetGoal{row.hex, std::nullopt});
    put_gap(ui.px(6));
}

void put_goals(const Ui& ui, const OrderPane& pane, EditLook& look, const Emit& emit) {
    put_header(ui, "Objectives");
    const scenario::MapDocument& map = *pane.document.map();
    for (std::size_t i = 0; i < pane.goals.size() && i < map.objectives.size(); ++i) {
        const view::GoalRow& goal = pane.goals[i];
        ImGui::PushID(goal.hex.c_str());
        const RowNews row = put_row(ui, {.id = "goal", .selected = look.goal == goal.hex, .height = 26});
        if (goal.weak)
            ImGui::GetWindowDrawList()->AddCircleFilled({row.box.x + ui.px(4), row.box.middle()}, ui.px(3.5F),
                                                        ink(ui.t().warning));
        const Box words = row.box.inset(ui.px(12), 0);
        const float room = words.w - text_width(ui.type.small, goal.wanted) - ui.px(10);
        put_text(ui, ui.type.body, {words.x, words.y, room, words.h}, ui.t().text,
                 fmt::format("{} ({})", goal.title, goal.hex));
        put_text(ui, ui.type.small, words, ui.t().text2, goal.wanted, Align::right);
        if (row.state.clicked) {
            look.goal = look.goal == goal.hex ? std::string() : goal.hex;
            emit(ShowLabel{goal.hex});
        }
        if (look.goal == goal.hex) put_goal_form(ui, goal, map.objectives[i], look, emit);
        ImGui::PopID();
    }
    if (pane.goals.empty())
        put_text(ui, ui.type.body, next_box(0, ui.px(26)), ui.t().text2, "None. O, then click a hex.");
}

}  // namespace

void put_rules(const Ui& ui, const OrderPane& pane, EditLook& look, const Box& box, const Emit& emit) {
    begin_pane(ui, "rules", box, ui.t().panel, 14);
    const scenario::Scenario& scenario = pane.document.scenario();
    put_goals(ui, pane, look, emit);
    put_values(ui, "Victory", ValueList::victory, scenario.victory, look, emit);
    put_options(ui, scenario, emit);
    put_values(ui, "Parameters", ValueList::parameters, scenario.parameters, look, emit);
    put_header(ui, "Players");
    for (const scenario::Seat& seat : scenario.seats) {
        const Box row = next_box(0, ui.px(24));
        put_text(ui, ui.type.body, row, ui.t().text, seat.name);
        put_text(ui, ui.type.small, row, ui.t().text2, view::listed(seat.armies), Align::right);
    }
    end_pane();
}

}  // namespace hd::studio
