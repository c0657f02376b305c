// The order of battle as a tree with its sums, the unit in hand, and what the scenario says of itself.
#include "app/studio/edit/edit_panes.hpp"
#include "app/studio/widgets/chip.hpp"
#include "app/studio/widgets/choice.hpp"
#include "app/studio/widgets/field.hpp"
#include "app/studio/widgets/panel.hpp"
#include "app/view/rulesets.hpp"

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

void put_unit(const Ui& ui, const OrderRow& row, const Box& box, const Emit& emit) {
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
    if (row.weak) {
        const Box note = next_box(0, ui.px(24));
        ImGui::GetWindowDrawList()->AddCircleFilled({note.x + ui.px(4), note.middle()}, ui.px(3.5F),
                                                    ink(ui.t().warning));
        put_text(ui, ui.type.small, {note.x + ui.px(14), note.y, note.w - ui.px(14), note.h}, ui.t().text2,
                 row.source);
    }
    end_pane();
}

void put_words(const Ui& ui, const editor::Document& document, const Box& box, const Emit& emit) {
    begin_pane(ui, "words", box, ui.t().panel, 14);
    const scenario::Scenario& scenario = document.scenario();
    const auto field = [&](const char* id, const char* title, editor::TextField which,
                           const std::string& now) {
        put_header(ui, title);
        std::string text = now;
        const FieldNews news =
            put_field(ui, {.id = id, .hint = "Nothing said"}, text, next_box(0, ui.px(28)));
        if (news.changed) emit(SetText{static_cast<int>(which), text});
    };
    field("##title", "Title", editor::TextField::title, scenario.title);
    field("##note", "Note", editor::TextField::note, scenario.note);
    field("##source", "Source", editor::TextField::source, scenario.source);
    put_header(ui, "Turns");
    const Box turns = next_box(0, ui.px(28));
    put_text(ui, ui.type.body, turns, ui.t().text,
             fmt::format("{} to {}", scenario.turns.first, scenario.turns.last));
    if (put_button(ui, {.id = "fewer", .label = "−"}, {turns.x + ui.px(80), turns.y, ui.px(32), turns.h})) {
        emit(SetTurns{scenario.turns.first, std::max(scenario.turns.first, scenario.turns.last - 1)});
    }
    if (put_button(ui, {.id = "more turns", .label = "+"},
                   {turns.x + ui.px(118), turns.y, ui.px(32), turns.h})) {
        emit(SetTurns{scenario.turns.first, scenario.turns.last + 1});
    }
    end_pane();
}

void put_options(const Ui& ui, const editor::Document& document, const Box& box, const Emit& emit) {
    begin_pane(ui, "options", box, ui.t().panel, 14);
    const rules::Ruleset* ruleset = view::find_ruleset(document.scenario().ruleset);
    put_header(ui, ruleset == nullptr ? std::string_view(document.scenario().ruleset) : ruleset->title);
    for (const rules::OptionInfo& option :
         ruleset == nullptr ? std::span<const rules::OptionInfo>() : ruleset->options) {
        bool on = option.initial != 0;
        bool is_number = option.high != 1;
        for (const auto& value : document.scenario().options) {
            if (value.name != option.id) continue;
            if (const auto* yes = std::get_if<bool>(&value.value)) on = *yes;
        }
        if (is_number) continue;
        const Box row = next_box(0, ui.px(26));
        const std::string id(option.id);
        if (put_check(ui, id.c_str(), option.title, on, row)) emit(SetOption{id, !on});
    }
    put_header(ui, "Players");
    for (const scenario::Seat& seat : document.scenario().seats) {
        const Box row = next_box(0, ui.px(24));
        std::string armies;
        for (const std::string& army : seat.armies) armies += (armies.empty() ? "" : ", ") + army;
        put_text(ui, ui.type.body, row, ui.t().text, seat.name);
        put_text(ui, ui.type.small, row, ui.t().text2, armies, Align::right);
    }
    put_header(ui, "Objectives");
    if (document.map() != nullptr) {
        for (const scenario::MapObjective& objective : document.map()->objectives) {
            const Box row = next_box(0, ui.px(24));
            std::string values;
            for (const auto& value : objective.values)
                values += fmt::format("{}{} {}", values.empty() ? "" : ", ", value.name, value.value);
            put_text(ui, ui.type.body, row, ui.t().text,
                     objective.name.empty() ? objective.hex
                                            : fmt::format("{} ({})", objective.name, objective.hex));
            put_text(ui, ui.type.small, row, ui.t().text2, values, Align::right);
        }
    }
    end_pane();
}

}  // namespace

void put_order_pane(const Ui& ui, const std::vector<OrderRow>& rows, const editor::Document& document,
                    EditLook& look, const Box& box, const Emit& emit) {
    put_fill(box, ui.t().panel);
    Box rest = box;
    const std::array<Segment, 3> tabs{
        {{"tab order", "Order of battle"}, {"tab words", "Scenario"}, {"tab rules", "Rules"}}};
    const int chosen = put_tabs(ui, tabs, look.tab, rest.take_top(ui.px(34)).inset(ui.px(6), 0));
    put_rule(ui, rest.min(), rest.w, ui.t().line);
    if (chosen >= 0) look.tab = chosen;
    if (look.tab == 1) return put_words(ui, document, rest, emit);
    if (look.tab == 2) return put_options(ui, document, rest, emit);
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
        const Box foot = rest.take_bottom(ui.px(unit->weak ? 132 : 108));
        put_rule(ui, foot.min(), foot.w, ui.t().line2);
        put_unit(ui, *unit, {foot.x, foot.y + ui.hair(), foot.w, foot.h - ui.hair()}, emit);
    }
    put_tree(ui, rows, look, rest);
}

}  // namespace hd::studio
