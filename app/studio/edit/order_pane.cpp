// The order of battle as a tree with its sums, and the unit in hand.
#include "app/studio/edit/edit_panes.hpp"
#include "app/studio/widgets/chip.hpp"
#include "app/studio/widgets/choice.hpp"
#include "app/studio/widgets/field.hpp"
#include "app/studio/widgets/panel.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace hd::studio {

using view::OrderKind;
using view::OrderRow;

namespace {

bool has(const std::string& text, const std::string& part) {
    const auto same = [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
    };
    return std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}

void put_small_counter(const Ui& ui, const view::CounterLook& look, const Box& box) {
    put_fill(box, look.edge, ui.px(2));
    put_fill(box.inset(ui.px(1.5F)), look.ground, ui.px(1));
    put_text(ui, ui.type.small_strong, box, look.ink, look.value, Align::middle);
}

void put_order_row(const Ui& ui, const OrderRow& row, EditLook& look) {
    ImGui::PushID(row.id.c_str());
    const bool on = row.kind == OrderKind::unit && look.unit == row.id;
    const RowNews news = put_row(ui, {.id = "row", .selected = on, .height = 23});
    const Box& box = news.box;
    float x = box.x + ui.px(10 + static_cast<float>(row.depth) * 14);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (row.kind != OrderKind::unit) {
        put_text(ui, list, ui.type.small, {x, box.middle()}, ui.t().text2,
                 look.folded.count(row.id) != 0 ? icon::folded : icon::unfolded);
        x += ui.px(14);
        if (row.kind == OrderKind::army) {
            put_fill({x, box.y + ui.px(5), ui.px(3), box.h - ui.px(10)}, row.look.ground);
            x += ui.px(8);
        }
    } else {
        put_small_counter(ui, row.look, {x, box.y + ui.px(4), ui.px(15), ui.px(15)});
        x += ui.px(22);
    }
    const TypeFace& face = row.kind == OrderKind::army || on ? ui.type.strong : ui.type.body;
    const float numbers = box.right() - ui.px(10);
    put_text(ui, face, {x, box.y, numbers - ui.px(row.kind == OrderKind::unit ? 84.0F : 116.0F) - x, box.h},
             ui.t().text, row.name);
    if (row.kind != OrderKind::unit) {
        put_text(ui, ui.type.small, {numbers - ui.px(116), box.y, ui.px(30), box.h}, ui.t().text2,
                 fmt::format("{}", row.units), Align::right);
    }
    put_text(ui, row.kind == OrderKind::unit ? ui.type.body : ui.type.strong,
             {numbers - ui.px(82), box.y, ui.px(30), box.h}, ui.t().text, fmt::format("{}", row.strength),
             Align::right);
    put_text(ui, ui.type.small, {numbers - ui.px(50), box.y, ui.px(50), box.h}, ui.t().text2, row.start,
             Align::right);
    if (news.state.clicked && row.kind == OrderKind::unit) {
        look.unit = row.id;
        look.tool = row.start.empty() ? ToolId::unit : look.tool;
    } else if (news.state.clicked && look.folded.erase(row.id) == 0) {
        look.folded.insert(row.id);
    }
    ImGui::PopID();
}

void put_tree(const Ui& ui, const std::vector<OrderRow>& rows, EditLook& look, const Box& box) {
    begin_pane(ui, "order", box, ui.t().panel);
    if (rows.empty()) {
        put_empty(ui, "no units", {nullptr, "No units yet", "The order of battle of this scenario is empty."},
                  {box.x, box.y, box.w, ui.px(120)}, false);
    }
    std::set<std::string> hidden;
    for (const OrderRow& row : rows) {
        const bool under_folded = hidden.count(row.parent) != 0 || look.folded.count(row.parent) != 0;
        if (look.search.empty() && under_folded) {
            hidden.insert(row.id);
            continue;
        }
        if (!look.search.empty() && (row.kind != OrderKind::unit || !has(row.name, look.search))) continue;
        put_order_row(ui, row, look);
    }
    end_pane();
}

// When and by which entry it comes on; what can be changed about that.
void put_arrival_of(const Ui& ui, const std::string& unit, const editor::Document& document,
                    const Emit& emit) {
    const Box line = next_box(0, ui.px(32));
    put_text(ui, ui.type.body, {line.x, line.y, ui.px(50), line.h}, ui.t().text2, "Arrives");
    const auto& schedule = document.scenario().schedule;
    const auto now = std::find_if(schedule.begin(), schedule.end(),
                                  [&](const scenario::ScheduleEntry& one) { return one.unit == unit; });
    const auto& ways = document.map()->entries;
    const Box button{line.x + ui.px(50), line.y + ui.px(2), ui.px(32), ui.px(28)};
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
    const float x = button.right() + ui.px(98);
    const int chosen =
        put_combo(ui, "entry", names, at == names.end() ? -1 : static_cast<int>(at - names.begin()),
                  {x, button.y, line.right() - x, button.h});
    if (chosen >= 0) emit(ScheduleUnit{unit, now->turn, names[static_cast<std::size_t>(chosen)]});
}

void put_unit(const Ui& ui, const OrderRow& row, const editor::Document& document, const Box& box,
              const Emit& emit) {
    begin_pane(ui, "unit", box, ui.t().panel, 12);
    const Box head = next_box(0, ui.px(48));
    put_small_counter(ui, row.look, {head.x, head.y, ui.px(44), ui.px(44)});
    put_text(ui, ui.type.title, {head.x + ui.px(56), head.y, head.w - ui.px(56), ui.px(26)}, ui.t().text,
             row.name);
    put_text(ui, ui.type.small, {head.x + ui.px(56), head.y + ui.px(25), head.w - ui.px(56), ui.px(18)},
             ui.t().text2, fmt::format("{} · strength {}", row.id, row.strength));
    const Box line = next_box(0, ui.px(30));
    put_text(ui, ui.type.body, {line.x, line.y, ui.px(44), line.h}, ui.t().text2, "Starts");
    std::string start = row.start;
    const FieldNews news = put_field(ui, {.id = "##start", .hint = "a hex"}, start,
                                     {line.x + ui.px(50), line.y + ui.px(1), ui.px(90), ui.px(28)});
    if (news.entered) emit(PlaceUnit{row.id, start});
    if (put_button(ui, {.id = "take out", .label = "Take out"},
                   {line.x + ui.px(150), line.y + ui.px(1), ui.px(88), ui.px(28)}))
        emit(PlaceUnit{row.id, ""});
    put_arrival_of(ui, row.id, document, emit);
    if (row.weak) {
        const Box note = next_box(0, ui.px(24));
        ImGui::GetWindowDrawList()->AddCircleFilled({note.x + ui.px(4), note.middle()}, ui.px(3.5F),
                                                    ink(ui.t().warning));
        put_text(ui, ui.type.small, {note.x + ui.px(14), note.y, note.w - ui.px(14), note.h}, ui.t().text2,
                 row.source);
    }
    end_pane();
}

}  // namespace

void put_order_pane(const Ui& ui, const OrderPane& pane, EditLook& look, const Box& box, const Emit& emit) {
    const std::vector<OrderRow>& rows = pane.rows;
    put_fill(box, ui.t().panel);
    Box rest = box;
    const std::array<Segment, 3> tabs{
        {{"tab order", "Order of battle"}, {"tab words", "Scenario"}, {"tab rules", "Rules"}}};
    const int chosen = put_tabs(ui, tabs, look.tab, rest.take_top(ui.px(34)).inset(ui.px(6), 0));
    put_rule(ui, rest.min(), rest.w, ui.t().line);
    if (chosen >= 0) look.tab = chosen;
    if (look.tab == 1) return put_words(ui, pane.document, look, rest, emit);
    if (look.tab == 2) return put_rules(ui, pane, look, rest, emit);
    put_field(ui, {.id = "##unit", .hint = "Find a unit", .icon = icon::find}, look.search,
              rest.take_top(ui.px(46)).inset(ui.px(12), ui.px(9)));
    const Box head = rest.take_top(ui.px(22));
    put_fill(head, ui.t().header);
    const float right = head.right() - ui.px(10);
    put_text(ui, ui.type.small, head.inset(ui.px(12), 0), ui.t().text2, "Formation or unit");
    put_text(ui, ui.type.small, {right - ui.px(126), head.y, ui.px(40), head.h}, ui.t().text2, "Units",
             Align::right);
    put_text(ui, ui.type.small, {right - ui.px(82), head.y, ui.px(30), head.h}, ui.t().text2, "Str.",
             Align::right);
    put_text(ui, ui.type.small, {right - ui.px(50), head.y, ui.px(50), head.h}, ui.t().text2, "Start",
             Align::right);
    const auto unit =
        std::find_if(rows.begin(), rows.end(), [&](const OrderRow& row) { return row.id == look.unit; });
    if (unit != rows.end()) {
        const Box foot = rest.take_bottom(ui.px(unit->weak ? 164 : 140));
        put_rule(ui, foot.min(), foot.w, ui.t().line2);
        put_unit(ui, *unit, pane.document, {foot.x, foot.y + ui.hair(), foot.w, foot.h - ui.hair()}, emit);
    }
    put_tree(ui, rows, look, rest);
}

}  // namespace hd::studio
