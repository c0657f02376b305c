// What mouse and keyboard do with the tool in hand on the board.
#include "app/studio/edit/edit.hpp"
#include "app/studio/widgets/tip.hpp"
#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::studio {

using board::HexId;
using view::StrokeKind;

// Nothing for tools whose work is a click, and where there is no unit to be dragged.
std::optional<view::Stroke> Edit::fresh_stroke(HexId at) const {
    view::Stroke stroke{.level = look_.level};
    switch (look_.tool) {
        case ToolId::brush:
            stroke.what = look_.terrain;
            return stroke;
        case ToolId::line:
            stroke.kind = StrokeKind::line;
            stroke.what = look_.terrain;
            return stroke;
        case ToolId::hexside:
            stroke.kind = StrokeKind::hexside;
            stroke.what = look_.hexside;
            return stroke;
        case ToolId::path:
            stroke.kind = StrokeKind::path;
            stroke.what = look_.path;
            return stroke;
        case ToolId::level:
            stroke.kind = StrokeKind::level;
            return stroke;
        case ToolId::eraser:
            stroke.kind = StrokeKind::eraser;
            return stroke;
        case ToolId::pick:
            stroke.kind = StrokeKind::unit;
            stroke.what = view::unit_set_up(resolved_, *ground_.map, at);
            if (stroke.what.empty()) return std::nullopt;
            return stroke;
        case ToolId::fill:
        case ToolId::name:
        case ToolId::objective:
        case ToolId::unit:
        case ToolId::dropper:
            break;
    }
    return std::nullopt;
}

// The side of the hex in hand that a stroke of hexsides would go on with.
view::SideMark Edit::aimed(view::Point point) const {
    if (under_ == board::no_hex) return {under_, side_};
    if (by_keys_) return {under_, view::side_after(*ground_.map, under_, side_, 0)};
    const view::BoardFrame plain(*ground_.map, 1, {0, 0});
    return {under_, view::side_near(plain, under_, point)};
}

void Edit::lead_stroke(const BoardNews& news) {
    stroke_->away = ImGui::GetIO().KeyAlt;
    if (stroke_->kind == StrokeKind::hexside) {
        view::lead_to_side(*stroke_, *ground_.map, aimed(news.point));
    } else {
        view::lead_to(*stroke_, *ground_.map, news.under);
    }
}

void Edit::take_mouse(const BoardNews& news, bool paints) {
    if (news.began && news.under != board::no_hex && paints) {
        end_stroke();
        stroke_ = fresh_stroke(news.under);
    }
    const bool drags = stroke_ && !stroke_->by_keys;
    if (drags && news.dragging) lead_stroke(news);
    if (drags && news.ended) end_stroke();
    if (news.clicked != board::no_hex) click_once(news.clicked);
    if (news.menu == board::no_hex) return;
    const std::string unit = view::unit_set_up(resolved_, *ground_.map, news.menu);
    if (!unit.empty()) look_.unit = unit;
}

void Edit::end_stroke() {
    if (!stroke_) return;
    view::carry_out(*stroke_, *ground_.map, document_);
    stroke_.reset();
    refresh();
}

void Edit::use_tool(const UseTool& use) {
    if (use.key == ToolKey::give_up) {
        stroke_.reset();
        return;
    }
    if (under_ == board::no_hex) return;
    by_keys_ = true;
    if (use.key == ToolKey::pick_side) {
        side_ = static_cast<board::Direction>(use.value - 1);
        return;
    }
    if (use.key == ToolKey::turn_side) {
        side_ = view::side_after(*ground_.map, under_, aimed({}).side, use.value);
        return;
    }
    const auto fresh = fresh_stroke(under_);
    if (!stroke_ && !fresh) return click_once(under_);
    const view::Stroke begins = fresh ? *fresh : *stroke_;
    bool ends = true;
    if (use.key == ToolKey::press) {
        ends = view::press_at(stroke_, begins, *ground_.map, aimed({}));
    } else {
        view::finish_at(stroke_, begins, *ground_.map, aimed({}));
    }
    stroke_->away = use.away;
    if (stroke_->kind == StrokeKind::unit) look_.unit = stroke_->what;
    if (ends) end_stroke();
}

// Of the unit in hand, where the schedule has it.
void Edit::move_arrival(const MoveArrival& move) {
    const auto to = view::moved_arrival(resolved_, look_.unit, move.turns, move.entries);
    if (to) document_.schedule_unit(look_.unit, to->turn, to->entry);
}

// Tools whose work is a click.
void Edit::click_once(HexId hex) {
    if (hex == board::no_hex) return;
    switch (look_.tool) {
        case ToolId::fill: {
            const auto stroke = view::fill_of(*ground_.map, hex, look_.terrain);
            const std::size_t before = document_.position();
            view::carry_out(stroke, *ground_.map, document_);
            return document_.join_since(before, fmt::format("fill with {}", look_.terrain));
        }
        case ToolId::dropper: {
            const auto kinds = ground_.map->kinds().terrain;
            for (std::size_t i = 0; i < kinds.size(); ++i) {
                if ((ground_.map->terrain(hex) >> i & 1U) != 0) look_.terrain = kinds[i];
            }
            look_.level = ground_.map->level(hex);
            look_.tool = ToolId::brush;
            return;
        }
        case ToolId::name:
            look_.named = hex;
            look_.name = std::string(ground_.map->name(hex));
            look_.type_name = true;
            return;
        case ToolId::objective: {
            look_.goal = label(hex);
            look_.tab = 2;
            if (ground_.map->objective_at(hex) != nullptr) return;
            const std::string name(ground_.map->name(hex));
            document_.set_objective(look_.goal, view::new_goal(resolved_, look_.goal, name));
            return;
        }
        case ToolId::unit:
            if (!look_.unit.empty()) document_.place_unit(look_.unit, label(hex));
            return;
        case ToolId::pick:
            look_.unit = view::unit_set_up(resolved_, *ground_.map, hex);
            return;
        case ToolId::brush:
        case ToolId::line:
        case ToolId::hexside:
        case ToolId::path:
        case ToolId::level:
        case ToolId::eraser:
            break;
    }
}

void Edit::mark_tool(view::Point point) {
    marks_.stroke.clear();
    marks_.way.clear();
    marks_.brush.clear();
    marks_.path.clear();
    if (stroke_) view::mark_stroke(*stroke_, *ground_.map, marks_);
    if (picks_sides() && under_ != board::no_hex) marks_.stroke.push_back(aimed(point));
    marks_.pointed = under_;
}

// What the stroke under way will do, beside where it stands.
void Edit::tell_stroke(const Ui& ui) const {
    if (!stroke_) return;
    ImVec2 at = ImGui::GetMousePos();
    if (stroke_->by_keys && under_ != board::no_hex) at = board_.on_screen(under_);
    put_tip(ui,
            {.title = view::capitalised(view::stroke_words(*stroke_, *ground_.map)),
             .words = stroke_->by_keys ? "Enter leads it on, Space ends it here, Esc gives it up." : ""},
            {at.x, at.y, ui.px(10), ui.px(16)});
}

void Edit::draw_board(const Ui& ui, const Box& box) {
    HexId selected = board::no_hex;
    for (const scenario::SetupEntry& entry : resolved_.scenario.setup) {
        if (entry.unit != look_.unit) continue;
        if (const auto hex = ground_.map->numbering().parse(entry.place)) selected = *hex;
    }
    mark_tool(pointer_);
    const bool paints =
        look_.tool != ToolId::pick || stroke_ || !view::unit_set_up(resolved_, *ground_.map, under_).empty();
    const BoardNews news = board_.draw(ui, "board", {&ground_, &scene_, &marks_, selected}, box, paints);
    const ImVec2 moved = ImGui::GetIO().MouseDelta;
    if (moved.x != 0 || moved.y != 0) {
        by_keys_ = false;
    } else if (news.under != under_) {
        by_keys_ = true;
    }
    under_ = news.under;
    pointer_ = news.point;
    take_mouse(news, paints);
    tell_stroke(ui);
}

}  // namespace hd::studio
