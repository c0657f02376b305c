#include "app/studio/play/preview_panel.hpp"

#include "app/studio/analyze/event_pane.hpp"
#include "app/studio/icon.hpp"
#include "app/studio/widgets/chip.hpp"
#include "app/studio/widgets/panel.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::studio {

namespace {

constexpr float head_height = 28;
constexpr float line_high = 20.5F;
constexpr float faces_height = 36;
constexpr float chance_height = 22;
constexpr float other_height = 26;
// Room for as many lines as most attacks need, so that faces and chances stand still from hex to hex.
constexpr std::size_t usual_lines = 4;

// A row of the working: whose rule is named at the right, with the value before it.
void put_row_in_short(const Ui& ui, const view::WorkingLine& line, const view::Rulebook& rulebook, int nth) {
    const Box row = next_box(0, ui.px(line_high));
    const float values = row.w - ui.px(104);
    if (line.is_final) put_rule(ui, row.min(), values, ui.t().line2);
    const TypeFace& face = line.is_final ? ui.type.strong : ui.type.body;
    const float room = values - text_width(ui.type.strong, line.value) - ui.px(10);
    const bool is_long = text_width(face, line.text) > room;
    put_text(ui, is_long ? ui.type.small : face, {row.x, row.y, room, row.h}, ui.t().text, line.text);
    put_text(ui, ui.type.strong, {row.x, row.y, values, row.h}, line.is_final ? ui.t().danger : ui.t().text,
             line.value, Align::right);
    put_rule_link(ui, line.rule, rulebook, row, nth);
}

void put_faces(const Ui& ui, const std::vector<int>& grades) {
    if (grades.empty() || grades.size() > 12) return;
    const Box row = next_box(0, ui.px(faces_height));
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
        const Box row = next_box(0, ui.px(chance_height));
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

// The working in few rows, the six faces and the chances.
void put_attack(const Ui& ui, const view::AttackView& attack, const view::Rulebook& rulebook) {
    const std::vector<view::WorkingLine> lines = view::in_short(attack.working);
    int nth = 0;
    for (const view::WorkingLine& line : lines) put_row_in_short(ui, line, rulebook, ++nth);
    if (lines.size() < usual_lines)
        put_gap(ui.px(line_high) * static_cast<float>(usual_lines - lines.size()));
    put_faces(ui, attack.grades);
    put_chance_words(ui, attack.chances);
}

float attack_height(const Ui& ui, const view::AttackView& attack) {
    const std::size_t lines = std::max(usual_lines, view::in_short(attack.working).size());
    return ui.px(line_high) * static_cast<float>(lines) + ui.px(faces_height) +
           ui.px(chance_height) * static_cast<float>(attack.chances.size());
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

}  // namespace

void put_picking(const Ui& ui, const SideView& side, const Emit& emit) {
    // The rows stand first, so that they stay where they are while the working grows and shrinks.
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
    const Box head = next_box(0, ui.px(head_height));
    if (shown == nullptr) {
        put_text(ui, ui.type.strong, head, ui.t().text, picking.title);
        put_text(ui, ui.type.body, next_box(0, ui.px(24)), ui.t().text2, "Nobody attacks yet.");
        return;
    }
    put_text(ui, ui.type.strong, head, ui.t().danger, shown->odds, Align::right);
    put_text(ui, ui.type.strong, {head.x, head.y, head.w - ui.px(44), head.h}, ui.t().text, shown->title);
    put_attack(ui, *shown, *side.rulebook);
}

float picking_height(const Ui& ui, const view::AttackPicking& picking) {
    float high = ui.px(head_height);
    if (!picking.more.empty()) high += ui.px(24) + ui.px(26) * static_cast<float>(picking.more.size());
    float most = picking.now ? attack_height(ui, *picking.now) : ui.px(24);
    for (const view::AttackAddition& one : picking.more) {
        if (one.then) most = std::max(most, attack_height(ui, *one.then));
    }
    return high + most;
}

void put_preview(const Ui& ui, const SideView& side) {
    if (side.attacks == nullptr || side.hand == nullptr) return;
    const Box head = next_box(0, ui.px(head_height));
    put_text(ui, ui.type.strong, head, ui.t().text,
             fmt::format("If {} stops at {}", side.hand->name, side.aim));
    if (side.attacks->empty()) {
        const Box row = next_box(0, ui.px(24));
        put_text(ui, ui.type.body, row, ui.t().text2, "No enemy is next to it there.");
        return;
    }
    const Chip chip{"must attack", icon::fight, ChipKind::danger};
    put_chip(ui, chip, {head.right() - chip_width(ui, chip), head.middle()});
    put_attack(ui, side.attacks->front(), *side.rulebook);
    for (std::size_t i = 1; i < side.attacks->size(); ++i) {
        const view::AttackView& attack = (*side.attacks)[i];
        const Box row = next_box(0, ui.px(other_height));
        put_text(ui, ui.type.body, {row.x, row.y, row.w - ui.px(50), row.h}, ui.t().text, attack.title);
        put_text(ui, ui.type.strong, row, ui.t().danger, attack.odds, Align::right);
    }
}

float preview_height(const Ui& ui, const SideView& side) {
    if (side.attacks == nullptr || side.attacks->empty()) return ui.px(head_height + 24);
    return ui.px(head_height) + attack_height(ui, side.attacks->front()) +
           ui.px(other_height) * static_cast<float>(side.attacks->size() - 1);
}

}  // namespace hd::studio
