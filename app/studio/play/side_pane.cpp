#include "app/studio/play/side_pane.hpp"

#include "app/studio/analyze/event_pane.hpp"
#include "app/studio/board/counter_sprite.hpp"
#include "app/studio/icon.hpp"
#include "app/studio/play/preview_panel.hpp"
#include "app/studio/widgets/chip.hpp"
#include "app/studio/widgets/choice.hpp"
#include "app/studio/widgets/field.hpp"
#include "app/studio/widgets/panel.hpp"
#include "app/view/dice_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace hd::studio {

using view::Choice;

namespace {

constexpr float hand_height = 56;
constexpr float line_space = 15;
constexpr float least_log = 110;

// At a pane's edge, where its margin cuts off what is drawn.
void put_edge(const Box& box, view::Colour colour) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRect(box.min(), box.max());
    put_fill(box, colour);
    list.PopClipRect();
}

void put_side_bar(const Ui& ui, const Box& pane, view::Colour colour) {
    put_edge({pane.x, pane.y, ui.px(5), pane.h}, colour);
}

void put_line(const Ui& ui) {
    put_gap(ui.px(8));
    const Box line = next_box(0, ui.hair());
    const float margin = ui.px(19);
    put_rule(ui, {line.x - margin, line.y}, line.w + 2 * margin, ui.t().line);
    put_gap(ui.px(6));
}

// Choices without a unit or place: buttons. The last of them ends or resolves something and is the main act.
std::vector<const Choice*> acts_of(const view::PlayView& play) {
    std::vector<const Choice*> acts;
    for (const Choice& choice : play.choices) {
        if (choice.unit == 0 && choice.place == 0) acts.push_back(&choice);
    }
    return acts;
}

// Where an act's button lies, from the left end of its row.
struct ActPlace {
    const Choice* act = nullptr;
    Button button;
    float x = 0;
    float width = 0;
    int row = 0;
};

Button undo_button(const SideView& side) {
    Button undo{.id = "undo deed", .label = "Undo", .icon = icon::undo, .key = "Ctrl+Z"};
    if (side.undo.empty())
        undo.refused = Tip{.title = side.undo_refused.empty() ? "Nothing to undo" : side.undo_refused};
    return undo;
}

// From the right end, beside undo; one that finds no room there has a row of its own.
std::vector<ActPlace> places_of_acts(const Ui& ui, const SideView& side, float width) {
    std::vector<ActPlace> places;
    const float taken = button_width(ui, undo_button(side)) + ui.px(10);
    float right = width;
    int rows = 0;
    const std::vector<const Choice*> acts = acts_of(side.play);
    for (std::size_t i = acts.size(); i-- > 0;) {
        const bool main = i + 1 == acts.size();
        ActPlace place{acts[i],
                       {.label = acts[i]->text, .kind = main ? ButtonKind::main : ButtonKind::plain}};
        place.width = button_width(ui, place.button);
        if (place.width > right - taken) {
            place.width = width;
            place.row = ++rows;
        } else {
            right -= place.width;
            place.x = right;
            right -= ui.px(8);
        }
        places.push_back(std::move(place));
    }
    return places;
}

float acts_height(const Ui& ui, const std::vector<ActPlace>& places) {
    int rows = 0;
    for (const ActPlace& place : places) rows = std::max(rows, place.row);
    return ui.px(28) + ui.px(34) * static_cast<float>(rows);
}

void put_acts(const Ui& ui, const SideView& side, const Emit& emit) {
    const float width = ImGui::GetContentRegionAvail().x;
    const std::vector<ActPlace> places = places_of_acts(ui, side, width);
    const Box room = next_box(0, acts_height(ui, places));
    const Button undo = undo_button(side);
    if (put_button(ui, undo, {room.x, room.y, button_width(ui, undo), ui.px(28)})) emit(Undo{});
    for (const ActPlace& place : places) {
        const std::string id = fmt::format("act {}", place.act->action.kind);
        Button button = place.button;
        button.id = id.c_str();
        const float y = room.y + ui.px(34) * static_cast<float>(place.row);
        if (put_button(ui, button, {room.x + place.x, y, place.width, ui.px(28)}))
            emit(Perform{{place.act->action}, place.act->text});
    }
}

// The words are always whole: the dots shrink, and where they are many there are fewer.
void put_dots(const Ui& ui, const SideView& side) {
    const view::Progress& progress = side.play.progress;
    if (progress.words.empty()) return;
    const Box row = next_box(0, ui.px(26));
    const float rule = side.play.rule.empty() ? 0 : text_width(ui.type.small, side.play.rule);
    const float words = text_width(ui.type.body, progress.words);
    const float room = row.w - words - rule - ui.px(18);
    const view::Progress dots = view::dots_of(progress, std::min(10, static_cast<int>(room / ui.px(8))));
    float x = row.x;
    if (dots.total > 0 && room >= ui.px(8)) {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const float step = std::min(ui.px(17), std::floor(room / static_cast<float>(dots.total)));
        const float radius = std::min(ui.px(6), step * 0.36F);
        for (int i = 0; i < dots.total; ++i) {
            const ImVec2 at{x + radius, row.middle()};
            if (i < dots.done)
                list.AddCircleFilled(at, radius, ink(ui.side(side.play.side)));
            else
                list.AddCircle(at, radius - ui.px(0.5F), ink(ui.t().edge), 0, ui.px(1.3F));
            x += step;
        }
        x += ui.px(4);
    }
    const float left = row.right() - rule - (rule > 0 ? ui.px(8) : 0) - x;
    put_text(ui, ui.type.body, {x, row.y, left, row.h}, ui.t().text, progress.words);
    if (rule > 0) put_rule_id(ui, side.play.rule, {row.right() - rule, row.middle()});
}

std::string held_words(const SideView& side) {
    return side.chronicle->events[side.held].text;
}

float held_height(const Ui& ui, const SideView& side, float width) {
    return paragraph_height(ui.type.body, width, held_words(side));
}

// What was taken by itself, instead of what is asked.
void put_held(const Ui& ui, const SideView& side, const Emit& emit) {
    const Box title = next_box(0, ui.px(30));
    put_text(ui, ui.type.body, title, ui.t().text2, side.play.turn, Align::right);
    put_text(ui, ui.type.title, {title.x, title.y, title.w - ui.px(96), title.h}, ui.t().text,
             "Nothing else was legal");
    put_paragraph(ui, ui.type.body, ImGui::GetCursorScreenPos(), title.w, ui.t().text, held_words(side));
    put_gap(held_height(ui, side, title.w) + ui.px(8));
    const Box row = next_box(0, ui.px(28));
    const Button go_on{.id = "go on", .label = "Continue", .key = "Enter", .kind = ButtonKind::main};
    if (put_button(ui, go_on, {row.x, row.y, button_width(ui, go_on), row.h})) emit(GoOn{});
}

// Two lines always, so that what stands below keeps its place from decision to decision.
float prompt_height(const Ui& ui, const SideView& side, float width) {
    return std::max(2 * line_height(ui.type.body), paragraph_height(ui.type.body, width, side.play.prompt)) +
           ui.px(4);
}

// Of all that put_decision draws, in a pane's margin.
float decision_height(const Ui& ui, const SideView& side, float width) {
    const float margins = ui.px(14 + 14);
    if (side.held != ledger::no_event) return margins + ui.px(30) + held_height(ui, side, width) + ui.px(36);
    const float acts = side.human ? acts_height(ui, places_of_acts(ui, side, width)) : ui.px(28);
    return margins + ui.px(30) + prompt_height(ui, side, width) + ui.px(26 + 4) + acts;
}

void put_decision(const Ui& ui, const SideView& side, const Box& pane, const Emit& emit) {
    if (side.held != ledger::no_event) {
        put_held(ui, side, emit);
        return put_side_bar(ui, pane, ui.t().warning);
    }
    const Box title = next_box(0, ui.px(30));
    put_text(ui, ui.type.body, title, ui.t().text2, side.play.turn, Align::right);
    put_text(ui, ui.type.title, {title.x, title.y, title.w - ui.px(96), title.h}, ui.t().text,
             side.play.phase);
    put_paragraph(ui, ui.type.body, ImGui::GetCursorScreenPos(), title.w, ui.t().text, side.play.prompt);
    put_gap(prompt_height(ui, side, title.w));
    if (side.play.progress.words.empty())
        put_gap(ui.px(26));
    else
        put_dots(ui, side);
    put_gap(ui.px(4));
    if (side.human) {
        put_acts(ui, side, emit);
    } else if (!side.play.over) {
        const Box row = next_box(0, ui.px(28));
        put_text(ui, ui.type.body, row, ui.t().text2, fmt::format("{} decides.", side.play.seat_name));
    } else {
        const Box row = next_box(0, ui.px(28));
        const Button look{.id = "look", .label = "Look into it", .kind = ButtonKind::main};
        if (put_button(ui, look, {row.x, row.y, button_width(ui, look), row.h})) emit(AnalyzeGame{});
    }
    put_side_bar(ui, pane, side.play.side);
}

// The board's own counter, in hand.
void put_counter(const Ui& ui, Sprites& sprites, view::CounterLook look, const Box& box) {
    look.selected = true;
    look.ring = view::ring_width * static_cast<double>(ui.scale);
    draw_counter(sprites, *ImGui::GetWindowDrawList(), look, {box.x + box.w / 2, box.middle()}, box.w);
}

void put_hand(const Ui& ui, const SideView& side, const Emit& emit) {
    const Box row = next_box(0, ui.px(56));
    if (side.hand == nullptr) {
        put_text(ui, ui.type.body, {row.x, row.y, row.w, ui.px(28)}, ui.t().text2, "Nobody is in hand.");
        put_text(ui, ui.type.small, {row.x, row.y + ui.px(22), row.w, ui.px(24)}, ui.t().text3,
                 "Click a unit, or press Tab for the next that may act.");
        return;
    }
    const view::UnitView& unit = *side.hand;
    const float wide = ui.px(44);
    put_counter(ui, *side.sprites, unit.look, {row.x + ui.px(4), row.y + ui.px(5), wide, wide});
    const float x = row.x + ui.px(62);
    const Box name{x, row.y + ui.px(2), row.right() - x, ui.px(28)};
    put_text(ui, ui.type.body, name, ui.t().text2, unit.place, Align::right);
    const float place = text_width(ui.type.body, unit.place) + ui.px(8);
    put_text(ui, ui.type.title, {name.x, name.y, name.w - place, name.h}, ui.t().text, unit.name);
    put_text(ui, ui.type.small, {x, row.y + ui.px(28), row.right() - x, ui.px(20)}, ui.t().text2, unit.line);
    // What it may do that is no move; to be picked up for one is nothing to choose.
    if (!unit.reached.empty() || side.play.choices.size() > 60) return;
    int nth = 0;
    for (const Choice& choice : unit.choices) {
        if (choice.place != 0) continue;
        const std::string id = fmt::format("choice {}", ++nth);
        const Box place_of_one = next_box(0, ui.px(32));
        if (put_button(ui, {.id = id.c_str(), .label = choice.text},
                       {place_of_one.x, place_of_one.y + ui.px(4), place_of_one.w, ui.px(28)})) {
            emit(Perform{{choice.action}, choice.text});
        }
    }
}

// Choices of whom or what, where no hand narrows them down: rows to click.
void put_choices(const Ui& ui, const SideView& side, const Emit& emit) {
    if (!side.human || side.hand != nullptr || side.picking != nullptr) return;
    std::vector<const Choice*> rows;
    for (const Choice& choice : side.play.choices) {
        if (choice.unit != 0 || choice.place != 0) rows.push_back(&choice);
    }
    if (rows.empty() || rows.size() > 14) return;
    put_line(ui);
    int nth = 0;
    for (const Choice* choice : rows) {
        ImGui::PushID(++nth);
        const RowNews row = put_row(ui, {.id = "choice", .height = 26});
        put_text(ui, ui.type.body, row.box.inset(ui.px(8), 0), ui.t().text, choice->text);
        if (row.state.clicked) emit(Perform{{choice->action}, choice->text});
        ImGui::PopID();
    }
}

void put_typing(const Ui& ui, const SideView& side, std::string& reference, const Emit& emit) {
    const Box head = next_box(0, ui.px(28));
    put_text(ui, ui.type.strong, head, ui.t().text,
             side.dice_left == 1 ? "Roll the die and type it in"
                                 : fmt::format("Roll {} dice and type them in", side.dice_left));
    const Field field{.id = "##reference", .hint = "Sheet or photo, if there is one"};
    put_field(ui, field, reference, next_box(0, ui.px(28)));
    put_gap(ui.px(6));
    const Box row = next_box(0, ui.px(44));
    const auto sides = static_cast<float>(side.die_sides);
    const float width = std::min(ui.px(44), row.w / sides - ui.px(5));
    for (int value = 1; value <= side.die_sides; ++value) {
        ImGui::PushID(value);
        const Box place{row.x + static_cast<float>(value - 1) * (width + ui.px(5)), row.y + ui.px(2), width,
                        ui.px(38)};
        const ItemState state = put_item(ui, "die", place);
        put_die(ui, value, place, ground_of(ui, state, ui.t().raised), ui.t().text);
        if (state.focused) put_focus(ui, place, ui.px(4));
        if (state.clicked) emit(TypedDie{value});
        ImGui::PopID();
    }
    const Box foot = next_box(0, ui.px(28));
    if (put_link(ui, "forget", "Take the choice back", foot)) emit(ForgetDice{});
}

// Keeps the last row in sight, with a whole row at the top.
void follow_end(const Ui& ui, const std::vector<float>& tops, bool asked) {
    ImGuiStorage& storage = *ImGui::GetStateStorage();
    const ImGuiID id = ImGui::GetID("followed height");
    const float room = ImGui::GetWindowHeight();
    const float end = ImGui::GetCursorPosY() + ui.px(6);
    const auto top = std::find_if(tops.begin(), tops.end(), [&](float one) { return one >= end - room; });
    if (top == tops.end() || end <= room) return;
    put_gap(std::max(0.0F, *top + room - end));
    if (!asked && storage.GetFloat(id, 0) == room) return;
    storage.SetFloat(id, room);
    ImGui::SetScrollY(*top);
}

// Whether whoever looks on may know of an event.
bool may_know(const SideView& side, ledger::EventNumber n) {
    const std::uint16_t audience = side.log->event(n).head.audience;
    return !side.viewer || audience == 0 || ((audience >> side.viewer.raw) & 1U) != 0;
}

void put_story(const Ui& ui, const SideView& side) {
    std::vector<float> tops;  // of rows, as places to scroll to
    const view::Chronicle& told = *side.chronicle;
    // From the turn before this one on: enough to see what just happened.
    ledger::EventNumber first = 0;
    if (told.turns.size() > 1) first = told.turns[told.turns.size() - 2].first;
    const view::ChroniclePhase* phase = nullptr;
    bool was_secret = false;
    const bool is_held = side.held != ledger::no_event;
    const ledger::EventNumber end = is_held ? std::min(told.size, side.held + 1) : told.size;
    for (ledger::EventNumber n = first; n < end; ++n) {
        const view::ChronicleEvent& event = told.events[n];
        if (event.is_detail && !(is_held && n == side.held)) continue;
        // That something was done is no secret, what it was is; said once of several in a row.
        const bool known = may_know(side, n);
        if (!known && was_secret) continue;
        was_secret = !known;
        const view::ChroniclePhase* now = told.phase_of(n);
        tops.push_back(ImGui::GetCursorPosY());
        if (now != phase && now != nullptr && !now->title.empty()) put_divider(ui, now->title);
        phase = now;
        const float width = ImGui::GetContentRegionAvail().x - ui.px(44);
        const std::string text = known ? event.text : "Something is done in secret.";
        std::string under = known ? view::dice_text(*side.log, *side.notes, n) : std::string();
        if (known && event.is_automatic) under += under.empty() ? "Taken by itself" : " · taken by itself";
        const float lines = paragraph_height(ui.type.body, width, text);
        const float high = lines + ui.px(8) + (under.empty() ? 0 : ui.px(18));
        const Box row = next_box(0, high);
        if (is_held && n == side.held) put_fill(row, ui.t().select);
        if (!under.empty())
            put_text(ui, ui.type.small, {row.x + ui.px(42), row.y + lines + ui.px(4), width, ui.px(18)},
                     ui.t().text2, under);
        if (event.seat && static_cast<std::size_t>(event.seat.raw) <= told.seats.size()) {
            put_fill({row.x, row.y + ui.px(4), ui.px(3), row.h - ui.px(8)},
                     ui.side(told.seats[static_cast<std::size_t>(event.seat.raw) - 1]));
        }
        put_text(ui, ui.type.small, {row.x, row.y, ui.px(34), ui.px(24)}, ui.t().text3, fmt::format("{}", n),
                 Align::right);
        put_paragraph(ui, ui.type.body, {row.x + ui.px(42), row.y + ui.px(3)}, width, ui.t().text, text);
    }
    follow_end(ui, tops, side.scroll_story);
}

void put_units(const Ui& ui, const SideView& side, const Emit& emit) {
    std::int32_t last = 0;
    for (const Choice& choice : side.play.choices) {
        if (choice.unit == 0 || choice.unit == last) continue;
        last = choice.unit;
        ImGui::PushID(choice.unit);
        const bool on = side.hand != nullptr && side.hand->unit == choice.unit;
        const RowNews row = put_row(ui, {.id = "unit", .selected = on, .height = 26});
        put_text(ui, ui.type.body, row.box.inset(ui.px(10), 0), ui.t().text, choice.text);
        if (row.state.clicked) emit(Choose{choice.unit});
        ImGui::PopID();
    }
    if (last != 0) return;
    const Box row = next_box(0, ui.px(40));
    put_text(ui, ui.type.body, row, ui.t().text2, "No unit can be chosen now.");
}

}  // namespace

int put_side_pane(const Ui& ui, const SideView& side, int tab, std::string& reference, const Box& box,
                  const Emit& emit) {
    const float margin = ui.px(14);
    const float width = box.w - 2 * margin - ui.px(5);
    Box rest = box;
    const Box decision = rest.take_top(decision_height(ui, side, width));
    const float wanted = side.picking != nullptr ? picking_height(ui, *side.picking)
                         : side.attacks != nullptr && side.hand != nullptr
                             ? ui.px(hand_height) + preview_height(ui, side)
                             : ui.px(hand_height);
    // The log gives way to what a choice would lead to, down to a few rows.
    const float log = std::min(box.h * 0.36F, rest.h - wanted - ui.px(line_space) - 2 * margin);
    const Box story = rest.take_bottom(std::max(ui.px(least_log), log));
    begin_pane(ui, "decision", decision, ui.t().panel, 14);
    ImGui::Indent(ui.px(5));
    put_decision(ui, side, decision, emit);
    ImGui::Unindent(ui.px(5));
    end_pane();
    begin_pane(ui, "unit in hand", rest, ui.t().panel, 14);
    put_edge({rest.x, rest.y, rest.w, ui.hair()}, ui.t().line);
    ImGui::Indent(ui.px(5));
    if (side.dice_left > 0) {
        put_typing(ui, side, reference, emit);
        put_line(ui);
    }
    if (side.picking != nullptr) {
        put_picking(ui, side, emit);
    } else if (side.human) {
        put_hand(ui, side, emit);
        if (side.attacks != nullptr) put_line(ui);
        put_preview(ui, side);
    }
    put_choices(ui, side, emit);
    ImGui::Unindent(ui.px(5));
    end_pane();

    Box lower = story;
    put_fill(story, ui.t().panel);
    put_rule(ui, story.min(), story.w, ui.t().line);
    const std::array<Segment, 2> tabs{{{"tab log", "Log"}, {"tab units", "Units"}}};
    Box head = lower.take_top(ui.px(34));
    const Box dice = head.take_right(ui.px(128));
    const int chosen = put_tabs(ui, tabs, tab, head.inset(ui.px(10), 0));
    if (put_check(ui, "type dice", "Type the dice", side.types_dice, dice.inset(ui.px(4), ui.px(5))))
        emit(TypeDice{!side.types_dice});
    put_rule(ui, {story.x, lower.y}, story.w, ui.t().line);
    begin_pane(ui, tab == 0 ? "story" : "units", lower, ui.t().panel, 10);
    if (tab == 0) {
        put_story(ui, side);
    } else {
        put_units(ui, side, emit);
    }
    end_pane();
    return chosen;
}

}  // namespace hd::studio
