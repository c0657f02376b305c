#include "app/studio/analyze/event_pane.hpp"

#include "app/studio/icon.hpp"
#include "app/studio/widgets/chip.hpp"
#include "app/studio/widgets/panel.hpp"
#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace hd::studio {

using view::Chance;
using view::WorkingLine;

void put_die(const Ui& ui, int value, const Box& box, view::Colour ground, view::Colour pips) {
    put_fill(box, ground, ui.px(3));
    put_outline(ui, box, pips, ui.px(3));
    static constexpr std::array<std::array<bool, 9>, 7> faces{{{},
                                                               {0, 0, 0, 0, 1, 0, 0, 0, 0},
                                                               {0, 0, 1, 0, 0, 0, 1, 0, 0},
                                                               {0, 0, 1, 0, 1, 0, 1, 0, 0},
                                                               {1, 0, 1, 0, 0, 0, 1, 0, 1},
                                                               {1, 0, 1, 0, 1, 0, 1, 0, 1},
                                                               {1, 0, 1, 1, 0, 1, 1, 0, 1}}};
    if (value < 1 || value > 6) {
        put_text(ui, ui.type.small_strong, box, pips, fmt::format("{}", value), Align::middle);
        return;
    }
    for (std::size_t i = 0; i < 9; ++i) {
        if (!faces[static_cast<std::size_t>(value)][i]) continue;
        const float x = box.x + box.w * (0.27F + 0.23F * static_cast<float>(i % 3));
        const float y = box.y + box.h * (0.27F + 0.23F * static_cast<float>(i / 3));
        ImGui::GetWindowDrawList()->AddCircleFilled({x, y}, box.w * 0.085F, ink(pips));
    }
}

void put_rule_link(const Ui& ui, const std::string& id, const view::Rulebook& rulebook, const Box& line,
                   int nth, float room) {
    if (id.empty()) return;
    const scenario::RuleEntry* const entry = rulebook.find(id);
    std::string words = id;
    // By the book's own place where there is room for both.
    if (entry != nullptr && !entry->cite.empty()) {
        std::string whole = fmt::format("{} ({})", entry->cite, id);
        if (text_width(ui.type.small, whole) <= room) words = std::move(whole);
    }
    const float width = text_width(ui.type.small, words);
    const Box place{line.right() - width, line.y, width, line.h};
    ImGui::PushID(nth);
    const ItemState state = put_item(ui, "rule", place);
    ImGui::PopID();
    put_rule_id(ui, words, {place.x, place.middle()});
    if (state.focused) put_focus(ui, place, ui.px(3));
    if (!state.hovered && !state.focused) return;
    Tip tip{.title = id, .words = {}, .rule = id, .rule_cite = {}, .chip = {}, .kind = TipKind::rule};
    if (entry != nullptr) {
        tip.title = entry->title;
        tip.words = entry->summary;
        if (!entry->cite.empty()) tip.rule = fmt::format("{} ({})", entry->cite, id);
    }
    put_tip(ui, tip, place);
}

namespace {

void put_working_line(const Ui& ui, const WorkingLine& line, const view::Rulebook& rulebook, int nth) {
    const Box row = next_box(0, ui.px(20.5F));
    if (line.is_sum && !line.is_final && !line.value.empty())
        put_rule(ui, row.min(), row.w * 0.63F, ui.t().line2);
    if (line.is_final)
        put_fill({row.x - ui.px(6), row.y, row.w + ui.px(12), row.h}, ui.t().accent_soft, ui.px(3));
    const float indent = ui.px(static_cast<float>(line.depth) * 14);
    const TypeFace& face = line.is_sum ? ui.type.strong : ui.type.body;
    const view::Colour colour = line.depth > 0 && !line.is_sum ? ui.t().text2 : ui.t().text;
    const float values = row.w * 0.63F;
    if (line.depth > 0) put_rule(ui, {row.x + indent - ui.px(8), row.y}, row.h, ui.t().line2, true);
    put_text(ui, face, {row.x + indent, row.y, values - indent - ui.px(44), row.h}, colour, line.text);
    put_text(ui, face, {row.x, row.y, values, row.h}, colour, line.value, Align::right);
    put_rule_link(ui, line.rule, rulebook, row, nth);
    if (line.mark.empty()) return;
    const Box under = next_box(0, ui.px(22));
    const Chip chip{
        line.mark, icon::rule,
        line.mark == "reconstructed" || line.mark == "recalled" ? ChipKind::warning : ChipKind::link};
    put_chip(ui, chip, {under.right() - chip_width(ui, chip), under.middle()});
    put_text(ui, ui.type.small, {under.x + ui.px(14), under.y, under.w * 0.5F, under.h}, ui.t().text2,
             "Cell of the table");
}

}  // namespace

void put_working(const Ui& ui, const view::WorkingView& working, const view::Rulebook& rulebook) {
    int nth = 0;
    for (const WorkingLine& line : working.lines) put_working_line(ui, line, rulebook, ++nth);
    if (working.looked_at.empty()) return;
    const Box head = next_box(0, ui.px(24));
    ImGuiStorage& storage = *ImGui::GetStateStorage();
    const ImGuiID id = ImGui::GetID("looked at");
    const bool open = storage.GetBool(id, false);
    const ItemState state = put_item(ui, "looked at", head);
    if (state.clicked) storage.SetBool(id, !open);
    if (state.hovered) put_fill(head, ui.t().hover, ui.px(3));
    if (state.focused) put_focus(ui, head, ui.px(3));
    put_text(ui, *ImGui::GetWindowDrawList(), ui.type.small, {head.x + ui.px(2), head.middle()}, ui.t().text2,
             open ? icon::unfolded : icon::folded);
    put_text(ui, ui.type.small, {head.x + ui.px(14), head.y, head.w - ui.px(14), head.h}, ui.t().text2,
             fmt::format("{} more looked at, did not apply", working.looked_at.size()));
    for (const WorkingLine& line : working.looked_at) {
        if (!open) break;
        const Box row = next_box(0, ui.px(20.5F));
        put_text(ui, ui.type.small, {row.x + ui.px(14), row.y, row.w - ui.px(110), row.h}, ui.t().text3,
                 fmt::format("{}: {}", line.text, line.why_not));
        put_rule_link(ui, line.rule, rulebook, row, ++nth);
    }
}

void put_chances(const Ui& ui, const std::vector<Chance>& chances) {
    for (const Chance& chance : chances) {
        const Box row = next_box(0, ui.px(24));
        if (chance.actual)
            put_fill({row.x - ui.px(6), row.y, row.w + ui.px(12), row.h}, ui.t().select, ui.px(3));
        const TypeFace& face = chance.actual ? ui.type.strong : ui.type.body;
        const float words = row.w * 0.45F;
        put_text(ui, face, {row.x, row.y, words - ui.px(8), row.h}, ui.t().text, chance.text);
        const Box bar{row.x + words, row.middle() - ui.px(6), row.w * 0.34F, ui.px(12)};
        const auto share = static_cast<float>(chance.num) / static_cast<float>(std::max(1, chance.den));
        const auto grade = static_cast<std::size_t>(std::clamp(chance.grade, 0, 4));
        put_fill(bar, ui.t().raised, ui.px(2));
        put_fill({bar.x, bar.y, bar.w * share, bar.h}, view::mark::results[grade], ui.px(2));
        put_outline(ui, bar, ui.t().line2, ui.px(2));
        if (chance.actual && share < 0.7F) {
            put_text(ui, *ImGui::GetWindowDrawList(), ui.type.small,
                     {bar.x + bar.w * share + ui.px(5), bar.middle()}, ui.t().text2, "← this");
        }
        put_text(ui, face, row, ui.t().text, view::chance_text(chance.num, chance.den), Align::right);
    }
}

namespace {

void put_title(const Ui& ui, const view::EventView& event, const view::Rulebook& rulebook, const Box& box) {
    const bool is_fight = event.grade >= 0;
    const float height = ui.px(72);
    const Box head = next_box(0, height);
    put_fill({box.x, head.y - ui.px(8), ui.px(5), height + ui.px(8)}, ui.side(event.side));
    const Box top{head.x, head.y, head.w, ui.px(32)};
    put_text(ui, ui.type.body, top, ui.t().text2, fmt::format("{}", event.number), Align::right);
    put_text(ui, ui.type.title, {top.x, top.y, top.w - ui.px(40), top.h}, ui.t().text, event.title);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = head.x;
    const float y = head.y + ui.px(45);
    for (const int value : event.dice) {
        put_die(ui, value, {x, y - ui.px(10), ui.px(20), ui.px(20)}, ui.t().raised, ui.t().text);
        x += ui.px(28);
    }
    if (is_fight) {
        x += put_text(ui, list, ui.type.strong, {x, y}, ui.t().text, event.result) + ui.px(10);
    }
    if (event.dice.empty()) {
        const float when =
            put_text(ui, list, ui.type.body, {x, y}, ui.t().text2, event.when, head.w - ui.px(110));
        put_rule_link(ui, event.rule, rulebook, {head.x, y - ui.px(10), head.w, ui.px(20)}, -1,
                      head.w - when - ui.px(12));
        return;
    }
    const Chip luck{fmt::format("luck {}{:.1f} pips", event.luck < 0 ? "−" : "+", std::abs(event.luck)),
                    nullptr, event.luck < 0 ? ChipKind::unlucky : ChipKind::lucky};
    put_chip(ui, luck, {x, y});
    // When, and where the dice came from; the rule's id keeps its room at the end.
    const Box foot = next_box(0, ui.px(18));
    Box room{foot.x, foot.y, foot.w - text_width(ui.type.small, event.rule) - ui.px(10), foot.h};
    for (const std::string& part : {event.when, std::string("·"), event.dice_source}) {
        if (room.w < ui.px(12)) break;
        room.take_left(put_text(ui, ui.type.small, room, ui.t().text2, part) + ui.px(5));
    }
    put_rule_link(ui, event.rule, rulebook, foot, -2, foot.right() - room.x);
}

void rule_off(const Ui& ui) {
    put_gap(ui.px(6));
    const Box line = next_box(0, ui.hair());
    put_rule(ui, line.min(), line.w, ui.t().line);
    put_gap(ui.px(4));
}

void put_change(const Ui& ui, const view::ChangeRow& change) {
    const Box row = next_box(0, ui.px(20.5F));
    put_fill({row.x, row.y + ui.px(4), ui.px(3), row.h - ui.px(8)}, ui.side(change.side));
    const float w = row.w;
    put_text(ui, ui.type.body, {row.x + ui.px(10), row.y, w * 0.37F - ui.px(14), row.h}, ui.t().text,
             change.who);
    put_text(ui, ui.type.body, {row.x + w * 0.37F, row.y, w * 0.27F - ui.px(4), row.h}, ui.t().text2,
             change.field);
    put_text(ui, ui.type.body, {row.x + w * 0.60F, row.y, w * 0.15F, row.h}, ui.t().before, change.before,
             Align::right);
    put_text(ui, ui.type.small, {row.x + w * 0.765F, row.y, ui.px(16), row.h}, ui.t().text2,
             icon::event_moved);
    put_text(ui, ui.type.strong, {row.x + w * 0.82F, row.y, w * 0.18F, row.h},
             change.lost ? ui.t().danger : ui.t().after, change.after, Align::right);
    put_rule(ui, {row.x, row.bottom() - ui.hair()}, row.w, ui.t().line);
}

void put_copies(const Ui& ui, const view::ChangesView& changes, const Box& head, const Emit& emit) {
    const std::string said =
        fmt::format("{} copied", view::counted(static_cast<std::int32_t>(changes.rows.size()), "change"));
    float x = head.right() - ui.px(116);
    const std::array<std::pair<const char*, view::TextForm>, 3> forms{
        {{"Copy", view::TextForm::plain}, {"CSV", view::TextForm::csv}, {"JSON", view::TextForm::json}}};
    for (const auto& [word, form] : forms) {
        const float width = text_width(ui.type.small, word);
        if (put_link(ui, word, word, {x, head.y, width + ui.px(2), head.h}))
            emit(Copy{view::changes_text(changes, form), said});
        x += width + ui.px(14);
    }
}

void put_table_head(const Ui& ui) {
    const Box row = next_box(0, ui.px(20));
    const float w = row.w;
    const auto put = [&](float from, float room, const char* word, Align align) {
        put_text(ui, ui.type.small, {row.x + w * from, row.y, w * room, row.h}, ui.t().text2, word, align);
    };
    put(0, 0.37F, "Unit or army", Align::left);
    put(0.37F, 0.27F, "Field", Align::left);
    put(0.60F, 0.15F, "Before", Align::right);
    put(0.82F, 0.18F, "After", Align::right);
    put_rule(ui, {row.x, row.bottom() - ui.hair()}, w, ui.t().line);
}

void put_changes(const Ui& ui, const view::ChangesView& changes, const ChangesMarks& marks,
                 const Emit& emit) {
    const Box head = put_header(ui, "What changed");
    if (marks.marked) {
        const float title = text_width(ui.type.strong, "What changed") + ui.px(10);
        put_text(ui, ui.type.small, {head.x + title, head.y, head.w - title - ui.px(124), head.h},
                 ui.t().text2, fmt::format("A {} → B {}", marks.a, marks.b));
    }
    if (changes.rows.empty()) {
        const Box row = next_box(0, ui.px(44));
        put_text(ui, ui.type.body, {row.x, row.y, row.w, ui.px(22)}, ui.t().text2,
                 marks.marked ? "A and B are the same." : "Nothing on the board changed.");
        put_text(ui, ui.type.small, {row.x, row.y + ui.px(20), row.w, ui.px(20)}, ui.t().text3,
                 "Move to another step and press B.");
        return;
    }
    put_copies(ui, changes, head, emit);
    put_table_head(ui);
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(changes.rows.size()), ui.px(20.5F));
    while (clipper.Step()) {
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i)
            put_change(ui, changes.rows[static_cast<std::size_t>(i)]);
    }
    put_gap(ui.px(8));
}

}  // namespace

void put_event_pane(const Ui& ui, const view::EventView& event, const view::ChangesView& changes,
                    const ChangesMarks& marks, const view::Rulebook& rulebook, const Box& box,
                    const Emit& emit) {
    begin_pane(ui, "event", box, ui.t().panel, 16);
    put_title(ui, event, rulebook, box);
    if (!event.working.lines.empty()) {
        rule_off(ui);
        put_header(ui, "Working");
        put_working(ui, event.working, rulebook);
    }
    if (!event.chances.empty()) {
        rule_off(ui);
        put_header(ui, "What could have happened");
        put_chances(ui, event.chances);
    }
    if (event.working.lines.empty()) {
        put_paragraph(ui, ui.type.body, ImGui::GetCursorScreenPos(), ImGui::GetContentRegionAvail().x,
                      ui.t().text, event.text);
        put_gap(paragraph_height(ui.type.body, ImGui::GetContentRegionAvail().x, event.text));
    }
    rule_off(ui);
    put_changes(ui, changes, marks, emit);
    end_pane();
}

}  // namespace hd::studio
