// The order of battle as a tree with its sums.
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

// Its colours and its arm; the strength stands in a column of its own.
void put_small_counter(const Ui& ui, Sprites& sprites, const view::CounterLook& look, const Box& box) {
    put_fill(box, look.edge, ui.px(2));
    put_fill(box.inset(ui.px(1)), look.ground, ui.px(1));
    if (look.symbol == view::Symbol::none) {
        put_text(ui, ui.type.small_strong, box, look.ink, look.value, Align::middle);
        return;
    }
    const auto half = static_cast<double>(box.w) / 2;
    const view::Colour c = look.ink;
    const std::string key =
        fmt::format("arm{}|{:.1f}|{:02x}{:02x}{:02x}", static_cast<int>(look.symbol), half, c.r, c.g, c.b);
    sprites.draw(
        *ImGui::GetWindowDrawList(), key, {box.x + box.w / 2, box.middle()}, {-half, -half, half, half},
        [&](view::Layer& layer) {
            view::add_symbol(look.symbol, {0, 0}, half * 1.6, look.ink, view::colour(0xF6EFDD), layer);
        });
}

void put_order_row(const Ui& ui, Sprites& sprites, const OrderRow& row, EditLook& look) {
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
        put_small_counter(ui, sprites, row.look, {x, box.y + ui.px(3), ui.px(17), ui.px(17)});
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
        look.hex = board::no_hex;
        look.tool = row.start.empty() ? ToolId::unit : look.tool;
    } else if (news.state.clicked && look.folded.erase(row.id) == 0) {
        look.folded.insert(row.id);
    }
    ImGui::PopID();
}

void put_tree(const Ui& ui, const OrderPane& pane, EditLook& look, const Box& box) {
    const std::vector<OrderRow>& rows = pane.rows;
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
        put_order_row(ui, pane.sprites, row, look);
    }
    end_pane();
}

}  // namespace

void put_order_pane(const Ui& ui, const OrderPane& pane, EditLook& look, const Box& box, const Emit& emit) {
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
    if (pane.unit) {
        const Box foot = rest.take_bottom(inspector_height(ui, *pane.unit));
        put_rule(ui, foot.min(), foot.w, ui.t().line2);
        put_inspector(ui, pane, look.unit, {foot.x, foot.y + ui.hair(), foot.w, foot.h - ui.hair()}, emit);
    }
    put_tree(ui, pane, look, rest);
}

}  // namespace hd::studio
