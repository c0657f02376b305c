// The schedule of arrivals by turn, and what lint finds or what was changed.
#include "app/studio/edit/edit_panes.hpp"
#include "app/studio/widgets/chip.hpp"
#include "app/studio/widgets/choice.hpp"
#include "app/studio/widgets/panel.hpp"
#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::studio {

namespace {

constexpr float lane_words = 112;

void put_arrivals(const Ui& ui, const std::vector<view::Arrival>& units, EditLook& look, const Box& cell) {
    const float side = ui.px(16);
    float x = cell.x + ui.px(3);
    float y = cell.y + ui.px(5);
    for (const view::Arrival& unit : units) {
        if (x + side > cell.right()) {
            x = cell.x + ui.px(3);
            y += side + ui.px(2);
        }
        const Box box{x, y, side, side};
        ImGui::PushID(unit.unit.c_str());
        const ItemState state = put_item(ui, "arrival", box);
        ImGui::PopID();
        put_fill(box, unit.look.edge, ui.px(2));
        put_fill(box.inset(ui.px(1.5F)), unit.look.ground, ui.px(1));
        put_text(ui, ui.type.small_strong, box, unit.look.ink, unit.look.value, Align::middle);
        if (look.unit == unit.unit) put_outline(ui, box, view::mark::selected, ui.px(2), ui.px(2));
        if (state.focused) put_focus(ui, box, ui.px(2));
        if (state.hovered) put_tip(ui, {.title = unit.name}, box);
        if (state.clicked || state.held) look.unit = unit.unit;
        x += side + ui.px(2);
    }
}

}  // namespace

void put_schedule(const Ui& ui, const view::ScheduleView& schedule, EditLook& look, const Box& box,
                  const Emit& emit) {
    put_fill(box, ui.t().panel);
    begin_pane(ui, "schedule", box, ui.t().panel);
    Box rest = box;
    const Box head = rest.take_top(ui.px(32));
    const std::array<Segment, 1> tabs{{{"tab schedule", "Schedule"}}};
    put_tabs(ui, tabs, 0, head.inset(ui.px(6), 0));
    put_text(ui, ui.type.small, head.inset(ui.px(12), 0), ui.t().text2, schedule.summary, Align::right);
    const Box turns = rest.take_top(ui.px(22));
    put_fill(turns, ui.t().header);
    put_text(ui, ui.type.small, turns.inset(ui.px(12), 0), ui.t().text2, "Turn");
    const auto count = static_cast<float>(schedule.last - schedule.first + 1);
    const float left = rest.x + ui.px(lane_words);
    const float width = (rest.right() - left) / std::max(1.0F, count);
    const auto column = [&](std::int32_t turn) {
        return left + static_cast<float>(turn - schedule.first) * width;
    };
    for (std::int32_t turn = schedule.first; turn <= schedule.last && count <= 60; ++turn) {
        put_text(ui, ui.type.small_strong, {column(turn), turns.y, width, turns.h}, ui.t().text,
                 fmt::format("{}", turn), Align::middle);
        put_rule(ui, {column(turn), turns.y}, rest.bottom() - turns.y, ui.t().line, true);
    }
    const float high = schedule.lanes.empty()
                           ? rest.h
                           : std::min(ui.px(62), rest.h / static_cast<float>(schedule.lanes.size()));
    for (const view::ScheduleLane& lane : schedule.lanes) {
        const Box row = rest.take_top(high);
        put_text(ui, ui.type.body, {row.x + ui.px(12), row.y, ui.px(lane_words - 16), ui.px(28)}, ui.t().text,
                 lane.title);
        put_rule(ui, {row.x, row.bottom()}, row.w, ui.t().line);
        // The counters come before the lane that they lie on, so that the pointer finds them first.
        for (const auto& [turn, units] : lane.turns)
            put_arrivals(ui, units, look, {column(turn), row.y, width, row.h});
        const Box cells{left, row.y, rest.right() - left, row.h};
        const ItemState drop = put_item(ui, lane.entry.c_str(), cells);
        if (drop.focused) put_focus(ui, cells.inset(ui.px(2)), ui.px(2));
        // A click or the end of a drag in a cell lets the unit in hand arrive then.
        const bool dragged = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 4).x != 0 &&
                             box.has(ImGui::GetIO().MouseClickedPos[ImGuiMouseButton_Left]);
        const bool dropped = ImGui::IsMouseReleased(ImGuiMouseButton_Left) &&
                             cells.has(ImGui::GetMousePos()) && (drop.clicked || dragged);
        if (dropped && !look.unit.empty()) {
            const auto turn = schedule.first + static_cast<std::int32_t>((ImGui::GetMousePos().x - left) /
                                                                         std::max(1.0F, width));
            emit(ScheduleUnit{look.unit, std::clamp(turn, schedule.first, schedule.last), lane.entry});
        }
    }
    if (schedule.lanes.empty())
        put_empty(ui, "nobody", {nullptr, "Nobody arrives", "The map has no entry."}, rest, false);
    end_pane();
}

namespace {

// The first line of a text, and all the rest.
std::pair<std::string, std::string> two_lines(const TypeFace& face, const std::string& text, float room) {
    const char* const from = text.data();
    const char* const stop = face.font->CalcWordWrapPositionA(1.0F, from, from + text.size(), room);
    const auto first = static_cast<std::size_t>(stop - from);
    const std::size_t rest = text.find_first_not_of(' ', first);
    return {text.substr(0, first), rest == std::string::npos ? "" : text.substr(rest)};
}

// What it says, over two lines where one is too short, and under it where that is.
void put_finding(const Ui& ui, const CheckPane& pane, std::size_t index, const Emit& emit) {
    const editor::Finding& finding = pane.findings[index];
    const Button verb{.id = "mend", .label = view::verb_of(pane.mends[index])};
    const float wide = button_width(ui, verb);
    const float left = ui.px(36);
    const float room = ImGui::GetContentRegionAvail().x - left - wide - ui.px(18);
    const TypeFace& face = ui.type.body;
    const std::string message = view::capitalised(finding.message);
    const auto [first, second] = two_lines(face, message, room);
    const float step = ui.px(17);
    const float lines = second.empty() ? 1 : 2;
    const RowNews row = put_row(ui, {.id = "finding", .height = 21 + 17 * lines});
    ImGui::SetItemAllowOverlap();  // by its verb
    const bool error = finding.severity == scenario::Severity::error;
    put_text(ui, *ImGui::GetWindowDrawList(), face, {row.box.x + ui.px(12), row.box.y + ui.px(12)},
             error ? ui.t().danger : ui.t().warning, error ? icon::error : icon::warning);
    const float x = row.box.x + left;
    float y = row.box.y + ui.px(2);
    put_text(ui, face, {x, y, room, step}, ui.t().text, first);
    if (!second.empty()) put_text(ui, face, {x, y += step, room, step}, ui.t().text, second);
    put_text(ui, ui.type.small, {x, y + step, room, ui.px(16)}, ui.t().text2, pane.wheres[index]);
    const Box place{row.box.right() - wide - ui.px(8), row.box.y + ui.px(5), wide, ui.px(27)};
    if (put_button(ui, verb, place)) {
        emit(MendFinding{index});
    } else if (row.state.clicked) {
        emit(ShowFinding{index});
    }
    put_rule(ui, {x, row.box.bottom()}, row.box.right() - x, ui.t().line);
    if (row.state.hovered || row.state.focused)
        put_tip(ui,
                {.title = pane.wheres[index], .words = message, .rule = finding.rule, .chip = finding.check},
                row.box);
}

void put_findings(const Ui& ui, const CheckPane& pane, const Box& box, const Emit& emit) {
    for (std::size_t i = 0; i < pane.findings.size() && i < 200; ++i) {
        ImGui::PushID(static_cast<int>(i));
        put_finding(ui, pane, i, emit);
        ImGui::PopID();
    }
    if (!pane.findings.empty()) return;
    put_empty(ui, "no faults",
              {icon::done, "Nothing to mend", fmt::format("{} checks pass.", editor::check_names.size())},
              box, false);
}

void put_changes(const Ui& ui, const CheckPane& pane, const Box& box, const Emit& emit) {
    for (std::size_t i = 0; i < pane.changes.size() && i < 500; ++i) {
        const view::DocumentChange& change = pane.changes[i];
        ImGui::PushID(static_cast<int>(i));
        const RowNews row = put_row(ui, {.id = "change", .height = 24});
        const Box words = row.box.inset(ui.px(12), 0);
        const float gap = ui.px(6);
        const float first = words.w * 0.38F;
        const float second = words.w * 0.28F;
        put_text(ui, ui.type.body, {words.x, words.y, first - gap, words.h}, ui.t().text, change.what);
        put_text(ui, ui.type.body, {words.x + first, words.y, second - gap, words.h}, ui.t().before,
                 change.before);
        put_text(ui, ui.type.body, {words.x + first + second, words.y, words.w - first - second, words.h},
                 ui.t().after, "→ " + change.after);
        if (row.state.hovered || row.state.focused)
            put_tip(ui, {.title = change.what, .words = change.before + " → " + change.after}, row.box);
        if (row.state.clicked && change.hex != board::no_hex) emit(ShowHex{change.hex});
        ImGui::PopID();
    }
    if (pane.changes.empty())
        put_empty(ui, "no changes", {nullptr, "Nothing changed", "All is as it was opened."}, box, false);
}

}  // namespace

void put_checks(const Ui& ui, const CheckPane& pane, EditLook& look, const Box& box, const Emit& emit) {
    put_fill(box, ui.t().panel);
    put_rule(ui, box.min(), box.h, ui.t().line2, true);
    Box rest = box;
    const Box head = rest.take_top(ui.px(32));
    const std::array<Segment, 2> tabs{{{"tab checks", "Checks"}, {"tab changes", "Changes"}}};
    const int tab = put_tabs(ui, tabs, look.changes ? 1 : 0, head.inset(ui.px(6), 0));
    if (tab >= 0) look.changes = tab == 1;
    const editor::Findings& findings = pane.findings;
    const bool has_errors = editor::has_errors(findings);
    const Chip chip{findings.empty() ? "nothing to mend" : fmt::format("{} to mend", findings.size()),
                    findings.empty() ? icon::done : icon::warning,
                    has_errors         ? ChipKind::danger
                    : findings.empty() ? ChipKind::good
                                       : ChipKind::warning};
    put_chip(ui, chip, {head.right() - chip_width(ui, chip) - ui.px(12), head.middle()});
    begin_pane(ui, "checks", rest, ui.t().panel);
    if (look.changes) {
        put_changes(ui, pane, rest, emit);
    } else {
        put_findings(ui, pane, rest, emit);
    }
    end_pane();
}

}  // namespace hd::studio
