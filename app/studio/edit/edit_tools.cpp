// What mouse and keyboard do with the tool in hand on the board.
#include "app/studio/edit/edit.hpp"
#include "app/studio/widgets/tip.hpp"
#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::studio {

using board::HexId;
using view::StrokeKind;

// The layer that the tool works on may not be changed.
bool Edit::is_locked() const {
    const auto layer = layer_of(look_.tool);
    if (look_.tool == ToolId::eraser && look_.layers.is_locked(view::MapLayer::paths)) return true;
    return layer && look_.layers.is_locked(*layer);
}

// Where the unit in hand would be set up now: under the mouse, or where the arrows led; no_hex off the map.
HexId Edit::placed_at() const {
    const bool by_keys = stroke_ && stroke_->by_keys && !stroke_->hexes.empty();
    return by_keys ? stroke_->hexes.back() : under_;
}

// Why it may not be set up there. Nothing while no unit is being placed.
std::optional<view::DropRefusal> Edit::refusal() const {
    const HexId at = placed_at();
    if (!stroke_) {
        if (look_.tool != ToolId::unit || look_.unit.empty() || at == board::no_hex) return std::nullopt;
        return view::refused_there(resolved_, *map_, checks_, look_.unit, at);
    }
    if (stroke_->kind != StrokeKind::unit || stroke_->hexes.empty()) return std::nullopt;
    return view::refused_there(resolved_, *map_, checks_, stroke_->what, at);
}

// Nothing for tools whose work is a click, and where there is no unit to be dragged.
std::optional<view::Stroke> Edit::fresh_stroke(HexId at) const {
    if (is_locked()) return std::nullopt;
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
            stroke.what = view::unit_set_up(resolved_, *map_, at);
            if (stroke.what.empty() || look_.layers.is_hidden(view::MapLayer::units)) return std::nullopt;
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
    if (by_keys_) return {under_, view::side_after(*map_, under_, side_, 0)};
    const view::BoardFrame plain(*map_, 1, {0, 0});
    return {under_, view::side_near(plain, under_, point)};
}

void Edit::lead_stroke(const BoardNews& news) {
    stroke_->away = ImGui::GetIO().KeyAlt;
    if (stroke_->kind == StrokeKind::hexside) {
        view::lead_to_side(*stroke_, *map_, aimed(news.point));
    } else {
        view::lead_to(*stroke_, *map_, news.under);
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
    const std::string unit = view::unit_set_up(resolved_, *map_, news.menu);
    if (!unit.empty()) look_.unit = unit;
}

void Edit::end_stroke() {
    if (!stroke_) return;
    if (!refusal()) view::carry_out(*stroke_, *map_, document_);
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
        side_ = view::side_after(*map_, under_, aimed({}).side, use.value);
        return;
    }
    const auto fresh = fresh_stroke(under_);
    if (!stroke_ && !fresh) return click_once(under_);
    const view::Stroke begins = fresh ? *fresh : *stroke_;
    bool ends = true;
    if (use.key == ToolKey::press) {
        ends = view::press_at(stroke_, begins, *map_, aimed({}));
    } else {
        view::finish_at(stroke_, begins, *map_, aimed({}));
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
    const bool only_looks = look_.tool == ToolId::pick;
    if (hex == board::no_hex || (is_locked() && !only_looks)) return;
    switch (look_.tool) {
        case ToolId::fill: {
            const auto stroke = view::fill_of(*map_, hex, look_.terrain);
            const std::size_t before = document_.position();
            view::carry_out(stroke, *map_, document_);
            return document_.join_since(before, fmt::format("fill with {}", look_.terrain));
        }
        case ToolId::dropper: {
            const auto kinds = map_->kinds().terrain;
            for (std::size_t i = 0; i < kinds.size(); ++i) {
                if ((map_->terrain(hex) >> i & 1U) != 0) look_.terrain = kinds[i];
            }
            look_.level = map_->level(hex);
            look_.tool = ToolId::brush;
            return;
        }
        case ToolId::name:
            look_.named = hex;
            look_.name = std::string(map_->name(hex));
            look_.type_name = true;
            return;
        case ToolId::objective: {
            look_.goal = label(hex);
            look_.tab = 2;
            if (map_->objective_at(hex) != nullptr) return;
            const std::string name(map_->name(hex));
            document_.set_objective(look_.goal, view::new_goal(resolved_, look_.goal, name));
            return;
        }
        case ToolId::unit:
            if (!look_.unit.empty() && !view::refused_there(resolved_, *map_, checks_, look_.unit, hex))
                document_.place_unit(look_.unit, label(hex));
            return;
        case ToolId::pick:
            look_.hex = hex;
            look_.unit = view::unit_set_up(resolved_, *map_, hex);
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
    marks_.area.clear();
    refusal_ = refusal();
    marks_.refused = refusal_ ? placed_at() : board::no_hex;
    if (look_.tool == ToolId::pick && look_.hex != board::no_hex && look_.unit.empty())
        marks_.area = {look_.hex};
    if (stroke_) view::mark_stroke(*stroke_, *map_, marks_);
    if (picks_sides() && under_ != board::no_hex) marks_.stroke.push_back(aimed(point));
    marks_.pointed = under_;
}

// What the stroke under way will do, beside where it stands.
void Edit::tell_stroke(const Ui& ui, const BoardNews& news) const {
    ImVec2 at = ImGui::GetMousePos();
    if ((by_keys_ || (stroke_ && stroke_->by_keys)) && under_ != board::no_hex) at = board_.on_screen(under_);
    const Box by{at.x, at.y, ui.px(10), ui.px(16)};
    if (refusal_)
        return put_tip(ui,
                       {.title = refusal_->title,
                        .words = refusal_->words,
                        .rule = refusal_->rule,
                        .kind = TipKind::refused},
                       by);
    if (is_locked() && news.hovered && ImGui::IsMouseDown(ImGuiMouseButton_Left) &&
        look_.tool != ToolId::pick)
        return put_tip(ui,
                       {.title = "This layer is locked",
                        .words = "Its lock in the palette opens it.",
                        .kind = TipKind::refused},
                       by);
    if (!stroke_) return;
    put_tip(ui,
            {.title = view::capitalised(view::stroke_words(*stroke_, *map_)),
             .words = stroke_->by_keys ? "Enter leads it on, Space ends it here, Esc gives it up." : ""},
            by);
}

void Edit::draw_board(const Ui& ui, const Box& box) {
    HexId selected = board::no_hex;
    for (const scenario::SetupEntry& entry : resolved_.scenario.setup) {
        if (entry.unit != look_.unit) continue;
        if (const auto hex = map_->numbering().parse(entry.place)) selected = *hex;
    }
    mark_tool(pointer_);
    const bool paints =
        look_.tool != ToolId::pick || stroke_ || !view::unit_set_up(resolved_, *map_, under_).empty();
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
    tell_stroke(ui, news);
}

}  // namespace hd::studio
