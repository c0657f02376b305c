#include "app/studio/play/side_pane.hpp"

#include "app/studio/analyze/event_pane.hpp"
#include "app/studio/icon.hpp"
#include "app/studio/widgets/chip.hpp"
#include "app/studio/widgets/choice.hpp"
#include "app/studio/widgets/field.hpp"
#include "app/studio/widgets/panel.hpp"
#include "app/view/dice_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::studio {

using view::Choice;

namespace {

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

void put_acts(const Ui& ui, const SideView& side, const Emit& emit) {
    const Box row = next_box(0, ui.px(28));
    Button undo{.id = "undo deed", .label = "Undo", .icon = icon::undo, .key = "Ctrl+Z"};
    if (side.undo.empty())
        undo.refused = Tip{.title = side.undo_refused.empty() ? "Nothing to undo" : side.undo_refused};
    const float undo_width = button_width(ui, undo);
    if (put_button(ui, undo, {row.x, row.y, undo_width, row.h})) emit(Undo{});
    float right = row.right();
    const std::vector<const Choice*> acts = acts_of(side.play);
    for (std::size_t i = acts.size(); i-- > 0;) {
        const Choice& act = *acts[i];
        const bool main = i + 1 == acts.size();
        const std::string id = fmt::format("act {}", act.action.kind);
        Button button{
            .id = id.c_str(), .label = act.text, .kind = main ? ButtonKind::main : ButtonKind::plain};
        const float room = right - row.x - undo_width - ui.px(10);
        const float width = std::min(button_width(ui, button), room);
        if (width < ui.px(40)) {
            // No room beside the others: a row of its own.
            const Box own = next_box(0, ui.px(34));
            if (put_button(ui, button, {own.x, own.y + ui.px(6), own.w, ui.px(28)}))
                emit(Perform{{act.action}, act.text});
            continue;
        }
        right -= width;
        if (put_button(ui, button, {right, row.y, width, row.h})) emit(Perform{{act.action}, act.text});
        right -= ui.px(8);
    }
}

void put_dots(const Ui& ui, const SideView& side) {
    const view::Progress& progress = side.play.progress;
    if (progress.words.empty()) return;
    const Box row = next_box(0, ui.px(26));
    float x = row.x + ui.px(6);
    if (progress.total > 0 && progress.total <= 10) {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        for (int i = 0; i < progress.total; ++i) {
            const ImVec2 at{x, row.middle()};
            if (i < progress.done)
                list.AddCircleFilled(at, ui.px(6), ink(side.play.side));
            else
                list.AddCircle(at, ui.px(5.5F), ink(ui.t().edge), 0, ui.px(1.3F));
            x += ui.px(17);
        }
        x += ui.px(2);
    } else {
        x = row.x;
    }
    put_text(ui, ui.type.body, {x, row.y, row.right() - x - ui.px(100), row.h}, ui.t().text, progress.words);
    if (side.play.rule.empty()) return;
    const float width = text_width(ui.type.small, side.play.rule);
    put_rule_id(ui, side.play.rule, {row.right() - width, row.middle()});
}

// What was taken by itself, instead of what is asked.
void put_held(const Ui& ui, const SideView& side, const Emit& emit) {
    const view::ChronicleEvent& event = side.chronicle->events[side.held];
    const Box title = next_box(0, ui.px(30));
    put_text(ui, ui.type.body, title, ui.t().text2, side.play.turn, Align::right);
    put_text(ui, ui.type.title, {title.x, title.y, title.w - ui.px(96), title.h}, ui.t().text,
             "Nothing else was legal");
    const std::string words = event.note.empty() ? event.title + "." : event.title + " " + event.note + ".";
    const float high = paragraph_height(ui.type.body, title.w, words);
    put_paragraph(ui, ui.type.body, ImGui::GetCursorScreenPos(), title.w, ui.t().text, words);
    put_gap(high + ui.px(8));
    const Box row = next_box(0, ui.px(28));
    const Button go_on{.id = "go on", .label = "Continue", .key = "Enter", .kind = ButtonKind::main};
    if (put_button(ui, go_on, {row.x, row.y, button_width(ui, go_on), row.h})) emit(GoOn{});
}

void put_decision(const Ui& ui, const SideView& side, const Box& pane, const Emit& emit) {
    const ImVec2 top = ImGui::GetCursorScreenPos();
    if (side.held != ledger::no_event) {
        put_held(ui, side, emit);
        const float bottom = ImGui::GetCursorScreenPos().y + ui.px(8);
        return put_fill({pane.x, top.y - ui.px(14), ui.px(5), bottom - top.y + ui.px(14)}, ui.t().warning);
    }
    const Box title = next_box(0, ui.px(30));
    put_text(ui, ui.type.body, title, ui.t().text2, side.play.turn, Align::right);
    put_text(ui, ui.type.title, {title.x, title.y, title.w - ui.px(96), title.h}, ui.t().text,
             side.play.phase);
    const float high = paragraph_height(ui.type.body, title.w, side.play.prompt);
    put_paragraph(ui, ui.type.body, ImGui::GetCursorScreenPos(), title.w, ui.t().text, side.play.prompt);
    put_gap(high + ui.px(4));
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
    const float bottom = ImGui::GetCursorScreenPos().y + ui.px(8);
    put_fill({pane.x, top.y - ui.px(14), ui.px(5), bottom - top.y + ui.px(14)}, side.play.side);
}

void put_counter(const Ui& ui, const view::CounterLook& look, const Box& box) {
    put_fill(box, look.edge, ui.px(4));
    put_fill(box.inset(ui.px(2)), look.ground, ui.px(3));
    put_outline(ui, box, view::mark::selected, ui.px(4), ui.px(2));
    put_text(ui, ui.type.title, box, look.ink, look.value, Align::middle);
}

void put_hand(const Ui& ui, const SideView& side, const Emit& emit) {
    if (side.hand == nullptr) {
        const Box row = next_box(0, ui.px(56));
        put_text(ui, ui.type.body, {row.x, row.y, row.w, ui.px(28)}, ui.t().text2, "Nobody is in hand.");
        put_text(ui, ui.type.small, {row.x, row.y + ui.px(22), row.w, ui.px(24)}, ui.t().text3,
                 "Click a unit, or press Tab for the next that may act.");
        return;
    }
    const view::UnitView& unit = *side.hand;
    const Box row = next_box(0, ui.px(56));
    put_counter(ui, unit.look, {row.x, row.y + ui.px(3), ui.px(48), ui.px(48)});
    const float x = row.x + ui.px(62);
    const Box name{x, row.y + ui.px(2), row.right() - x, ui.px(28)};
    put_text(ui, ui.type.body, name, ui.t().text2, unit.place, Align::right);
    put_text(ui, ui.type.title, {name.x, name.y, name.w - ui.px(66), name.h}, ui.t().text, unit.name);
    put_text(ui, ui.type.small, {x, row.y + ui.px(28), row.right() - x, ui.px(20)}, ui.t().text2, unit.line);
    // What it may do that is no move.
    int nth = 0;
    for (const Choice& choice : unit.choices) {
        if (choice.place != 0 || side.play.choices.size() > 60) continue;
        const std::string id = fmt::format("choice {}", ++nth);
        const Box place = next_box(0, ui.px(32));
        const bool picks_up = !unit.reached.empty();
        if (picks_up) continue;
        if (put_button(ui, {.id = id.c_str(), .label = choice.text},
                       {place.x, place.y + ui.px(4), place.w, ui.px(28)})) {
            emit(Perform{{choice.action}, choice.text});
        }
    }
}

void put_faces(const Ui& ui, const std::vector<int>& grades) {
    if (grades.empty() || grades.size() > 12) return;
    const Box row = next_box(0, ui.px(36));
    const float gap = ui.px(5);
    const float width =
        (row.w - gap * static_cast<float>(grades.size() - 1)) / static_cast<float>(grades.size());
    for (std::size_t i = 0; i < grades.size(); ++i) {
        const Box cell{row.x + static_cast<float>(i) * (width + gap), row.y + ui.px(2), width, ui.px(30)};
        const auto grade = static_cast<std::size_t>(std::clamp(grades[i], 0, 4));
        put_fill(cell, view::mark::results[grade], ui.px(3));
        put_outline(ui, cell, ui.t().edge, ui.px(3));
        const float side = ui.px(20);
        put_die(ui, static_cast<int>(i) + 1,
                {cell.x + (cell.w - side) / 2, cell.middle() - side / 2, side, side}, view::colour(0xFFFDF8),
                view::colour(0x26221B));
    }
}

void put_chance_words(const Ui& ui, const std::vector<view::Chance>& chances) {
    for (const view::Chance& chance : chances) {
        const Box row = next_box(0, ui.px(22));
        const auto grade = static_cast<std::size_t>(std::clamp(chance.grade, 0, 4));
        const Box swatch{row.x, row.middle() - ui.px(6), ui.px(12), ui.px(12)};
        put_fill(swatch, view::mark::results[grade], ui.px(2));
        put_outline(ui, swatch, ui.t().edge, ui.px(2));
        put_text(ui, ui.type.body, {row.x + ui.px(22), row.y, row.w - ui.px(80), row.h}, ui.t().text,
                 chance.text);
        put_text(ui, ui.type.body, row, ui.t().text2, view::chance_text(chance.num, chance.den),
                 Align::right);
    }
}

void put_preview(const Ui& ui, const SideView& side) {
    if (side.attacks == nullptr || side.hand == nullptr) return;
    const Box head = next_box(0, ui.px(28));
    put_text(ui, ui.type.strong, head, ui.t().text,
             fmt::format("If {} stops at {}", side.hand->name, side.aim));
    if (side.attacks->empty()) {
        const Box row = next_box(0, ui.px(24));
        put_text(ui, ui.type.body, row, ui.t().text2, "No enemy is next to it there.");
        return;
    }
    const Chip chip{"must attack", icon::fight, ChipKind::danger};
    put_chip(ui, chip, {head.right() - chip_width(ui, chip), head.middle()});
    bool first = true;
    for (const view::AttackView& attack : *side.attacks) {
        if (!first) {
            const Box row = next_box(0, ui.px(26));
            put_text(ui, ui.type.body, {row.x, row.y, row.w - ui.px(50), row.h}, ui.t().text, attack.title);
            put_text(ui, ui.type.strong, row, ui.t().danger, attack.odds, Align::right);
            continue;
        }
        first = false;
        put_working(ui, attack.working, *side.rulebook);
        put_faces(ui, attack.grades);
        put_chance_words(ui, attack.chances);
    }
}

// Whom each row would take into the attack, with the odds then; gives the one under the pointer or the
// keyboard, 0 for none.
int put_additions(const Ui& ui, const view::AttackPicking& picking, int shown, const Emit& emit) {
    int pointed = 0;
    int nth = 0;
    for (const view::AttackAddition& one : picking.more) {
        ImGui::PushID(++nth);
        const RowNews row = put_row(ui, {.id = "choice", .selected = nth == shown, .height = 26});
        if (row.state.hovered || row.state.focused) pointed = nth;
        std::string odds;
        if (one.then)
            odds = picking.now ? fmt::format("{} → {}", picking.now->odds, one.then->odds) : one.then->odds;
        const Box words = row.box.inset(ui.px(8), 0);
        put_text(ui, ui.type.strong, words, ui.t().danger, odds, Align::right);
        const float wide = text_width(ui.type.strong, odds) + ui.px(12);
        put_text(ui, ui.type.body, {words.x, words.y, words.w - wide, words.h}, ui.t().text, one.choice.text);
        if (row.state.clicked) emit(Perform{{one.choice.action}, one.choice.text});
        ImGui::PopID();
    }
    return pointed;
}

// The attack that is being put together, or what it would be with whom the pointer shows: its odds with all
// working. The rows stand first, so that they stay where they are while the working grows and shrinks.
void put_picking(const Ui& ui, const SideView& side, const Emit& emit) {
    const view::AttackPicking& picking = *side.picking;
    ImGuiStorage& storage = *ImGui::GetStateStorage();
    const ImGuiID pointed_id = ImGui::GetID("pointed addition");
    int nth = storage.GetInt(pointed_id, 0);
    for (std::size_t i = 0; i < picking.more.size(); ++i) {
        if (side.joining != 0 && picking.more[i].choice.unit == side.joining) nth = static_cast<int>(i) + 1;
    }
    const bool more = nth >= 1 && nth <= static_cast<int>(picking.more.size()) &&
                      picking.more[static_cast<std::size_t>(nth) - 1].then;
    const view::AttackView* shown = picking.now ? &*picking.now : nullptr;
    if (more) shown = &*picking.more[static_cast<std::size_t>(nth) - 1].then;
    if (!picking.more.empty()) put_divider(ui, "Who may still be taken in");
    storage.SetInt(pointed_id, put_additions(ui, picking, more ? nth : 0, emit));
    const Box head = next_box(0, ui.px(28));
    if (shown == nullptr) {
        put_text(ui, ui.type.strong, head, ui.t().text, picking.title);
        put_text(ui, ui.type.body, next_box(0, ui.px(24)), ui.t().text2, "Nobody attacks yet.");
        return;
    }
    put_text(ui, ui.type.strong, head, ui.t().danger, shown->odds, Align::right);
    put_text(ui, ui.type.strong, {head.x, head.y, head.w - ui.px(44), head.h}, ui.t().text, shown->title);
    put_working(ui, shown->working, *side.rulebook);
    put_faces(ui, shown->grades);
    put_chance_words(ui, shown->chances);
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
    put_line(ui);
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

void put_story(const Ui& ui, const SideView& side) {
    const view::Chronicle& told = *side.chronicle;
    // From the turn before this one on: enough to see what just happened.
    ledger::EventNumber first = 0;
    if (told.turns.size() > 1) first = told.turns[told.turns.size() - 2].first;
    const view::ChroniclePhase* phase = nullptr;
    const bool is_held = side.held != ledger::no_event;
    const ledger::EventNumber end = is_held ? std::min(told.size, side.held + 1) : told.size;
    for (ledger::EventNumber n = first; n < end; ++n) {
        const view::ChronicleEvent& event = told.events[n];
        if (event.is_detail && !(is_held && n == side.held)) continue;
        const view::ChroniclePhase* now = told.phase_of(n);
        if (now != phase && now != nullptr && !now->title.empty()) put_divider(ui, now->title);
        phase = now;
        const float width = ImGui::GetContentRegionAvail().x - ui.px(44);
        const std::string text = event.note.empty() ? event.title : event.title + " " + event.note;
        std::string under = view::dice_text(*side.log, *side.notes, n);
        if (event.is_automatic) under += under.empty() ? "Taken by itself" : " · taken by itself";
        const float lines = paragraph_height(ui.type.body, width, text);
        const float high = lines + ui.px(8) + (under.empty() ? 0 : ui.px(18));
        const Box row = next_box(0, high);
        if (is_held && n == side.held) put_fill(row, ui.t().select);
        if (!under.empty())
            put_text(ui, ui.type.small, {row.x + ui.px(42), row.y + lines + ui.px(4), width, ui.px(18)},
                     ui.t().text2, under);
        if (event.seat && static_cast<std::size_t>(event.seat.raw) <= told.seats.size()) {
            put_fill({row.x, row.y + ui.px(4), ui.px(3), row.h - ui.px(8)},
                     told.seats[static_cast<std::size_t>(event.seat.raw) - 1]);
        }
        put_text(ui, ui.type.small, {row.x, row.y, ui.px(34), ui.px(24)}, ui.t().text3, fmt::format("{}", n),
                 Align::right);
        put_paragraph(ui, ui.type.body, {row.x + ui.px(42), row.y + ui.px(3)}, width, ui.t().text, text);
    }
    if (side.scroll_story) ImGui::SetScrollHereY(1.0F);
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
    Box rest = box;
    const Box story = rest.take_bottom(std::max(ui.px(150), box.h * 0.36F));
    begin_pane(ui, "decision", rest, ui.t().panel, 14);
    ImGui::Indent(ui.px(5));
    put_decision(ui, side, rest, emit);
    if (side.dice_left > 0) put_typing(ui, side, reference, emit);
    if (side.picking != nullptr) {
        put_line(ui);
        put_picking(ui, side, emit);
    } else if (side.human) {
        put_line(ui);
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
