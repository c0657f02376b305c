#include "app/studio/board/board_pane.hpp"

#include "app/studio/board/counter_sprite.hpp"
#include "app/studio/board/shape_painter.hpp"
#include "app/studio/told.hpp"
#include "app/studio/widgets/item.hpp"
#include "app/studio/window.hpp"
#include "app/view/map_colours.hpp"
#include "app/view/tip_place.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace hd::studio {

using view::Point;

namespace {

constexpr double rest_before_painting = 0.08;  // seconds after the last zoom
constexpr double plain_pitch = 66;             // "100 %"
constexpr double counter_share = 0.62;

ImVec2 vec(Point p) {
    return {static_cast<float>(p.x), static_cast<float>(p.y)};
}

// The frame in pixels at scale 1: what is drawn on it has lengths of its own, which grow with the scale.
view::BoardFrame at_scale_1(const view::BoardFrame& frame, float scale) {
    const double by = 1 / static_cast<double>(scale);
    return {frame.map(), frame.pitch() * by, frame.corner() * by};
}

}  // namespace

int BoardPane::zoom_percent(const Ui& ui) const {
    return static_cast<int>(
               std::lround(camera_.pitch() / (plain_pitch * static_cast<double>(ui.scale)) * 20)) *
           5;
}

void BoardPane::put_tip(const Ui& ui, const Tip& tip, board::HexId hex) const {
    if (map_ == nullptr || hex == board::no_hex) return;
    const view::BoardFrame frame = camera_.frame(*map_, box_);
    const float width = tip_width(ui, tip);
    const float height = tip_height(ui, tip, width);
    const Box within = box_.inset(ui.px(12));
    const view::TipPlace place = view::place_tip(
        frame.centre(hex), 0.62 * frame.pitch(), static_cast<double>(width), static_cast<double>(height),
        {static_cast<double>(within.x), static_cast<double>(within.y), static_cast<double>(within.right()),
         static_cast<double>(within.bottom())},
        counters_, counter_share * frame.pitch());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddLine(vec(place.from), vec(place.to), ink(ui.t().raised), 3 * ui.hair());
    list.AddLine(vec(place.from), vec(place.to), ink(ui.t().edge), ui.hair());
    put_tip_at(ui, tip, {std::round(vec(place.corner).x), std::round(vec(place.corner).y)});
}

ImVec2 BoardPane::on_screen(board::HexId hex) const {
    if (map_ == nullptr) return {};
    return vec(camera_.frame(*map_, box_).centre(hex));
}

void BoardPane::ease() {
    if (!goal_) return;
    const Point at = camera_.centre();
    const Point left = *goal_ - at;
    const double far = std::hypot(left.x, left.y) * camera_.pitch();
    const double share = std::min(1.0, static_cast<double>(ImGui::GetIO().DeltaTime) * 14);
    camera_.look_at(far < 1 ? *goal_ : at + left * share);
    if (far < 1) goal_.reset();
    moving_ = true;
}

void BoardPane::move(const Ui& ui, const BoardContents& contents, const Box& box, bool paints, bool hovered) {
    const board::Map& map = *contents.ground->map;
    const ImGuiIO& io = ImGui::GetIO();
    if (fill_) {
        std::vector<board::HexId> hexes;
        for (const view::PlacedCounter& one : contents.scene->counters) hexes.push_back(one.hex);
        camera_.fill(map, box, hexes);
        fill_ = false;
        zoomed_at_ = Window::now();
    }
    if (fit_ || (fitted_ && (box.w != box_.w || box.h != box_.h))) {
        camera_.fit(map, box);
        zoomed_at_ = Window::now();
        fitted_ = true;
        fit_ = false;
    }
    if (shown_ != board::no_hex) {
        const ImVec2 at = vec(camera_.frame(map, box).centre(shown_));
        if (!box.inset(static_cast<float>(camera_.pitch())).has(at)) {
            goal_ = Camera::centre_of(map, shown_);
            if (!ui.motion) camera_.look_at(*goal_);
            fitted_ = false;
        }
        shown_ = board::no_hex;
    }
    const float wheel = hovered ? io.MouseWheel : 0;
    const double steps = static_cast<double>(wheel) + zoom_steps_;
    if (steps != 0) {
        const ImVec2 about = wheel != 0 ? io.MousePos : ImVec2{box.x + box.w / 2, box.middle()};
        camera_.zoom(std::pow(1.15, steps), about, box);
        zoomed_at_ = Window::now();
        zoom_steps_ = 0;
        goal_.reset();
        fitted_ = false;
    }
    const ImGuiMouseButton hand = paints ? ImGuiMouseButton_Middle : ImGuiMouseButton_Left;
    const bool pressed =
        hovered && (ImGui::IsMouseDragging(hand, 4) || ImGui::IsMouseDragging(ImGuiMouseButton_Middle, 2));
    if (pressed) panning_ = true;
    if (!ImGui::IsMouseDown(hand) && !ImGui::IsMouseDown(ImGuiMouseButton_Middle)) panning_ = false;
    if (panning_) {
        camera_.pan(io.MouseDelta);
        goal_.reset();
        fitted_ = false;
    }
    ease();
    if (!fitted_) camera_.hold(map);
}

void BoardPane::draw_counters(const Ui& ui, const BoardContents& contents, const view::BoardFrame& frame,
                              const Box& box) {
    const double p = frame.pitch();
    const double side = std::round(counter_share * p);
    const double now = Window::now();
    const bool glides = ui.motion && contents.glides;
    glides_.follow(contents.scene->counters, view::BoardFrame(frame.map(), 1, {0, 0}), now, glides);
    moving_ = moving_ || glides_.any(now);
    std::vector<const view::PlacedCounter*> sorted;
    for (const view::PlacedCounter& one : contents.scene->counters) sorted.push_back(&one);
    // North to south, so that shadows fall on what lies behind; the selected one last.
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](const view::PlacedCounter* a, const view::PlacedCounter* b) {
                         const auto rank = [&](const view::PlacedCounter* one) {
                             return std::pair(one->hex == contents.selected, frame.grid().centre(one->hex).y);
                         };
                         return rank(a) < rank(b);
                     });
    ImDrawList& list = *ImGui::GetWindowDrawList();
    std::map<std::uint32_t, int> stacked;
    counters_.clear();
    for (const view::PlacedCounter* one : sorted) {
        const int height = std::min(stacked[one->hex.index]++, 3);
        const Point lift = Point{0.075, -0.075} * (side * height);
        const ImVec2 at =
            vec(frame.centre(one->hex) + Point{0, 0.055 * p} + lift + glides_.behind(one->unit, now) * p);
        const auto margin = static_cast<float>(side);
        if (!box.inset(-margin).has(at)) continue;
        view::CounterLook look = one->look;
        look.selected = look.selected || one->hex == contents.selected;
        look.ring = view::ring_width * static_cast<double>(ui.scale);
        counters_.push_back({at.x, at.y});
        draw_counter(sprites_, list, look, at, side);
    }
}

void BoardPane::draw_words(const Ui& ui, const BoardContents& contents, const view::BoardFrame& frame) {
    std::vector<bool> covered(frame.grid().hex_count(), false);
    for (const view::PlacedCounter& one : contents.scene->counters) covered[one.hex.index] = true;
    if (words_.edition != contents.ground->edition || words_.pitch != frame.pitch() ||
        words_.scale != ui.scale || words_.covered != covered) {
        const auto scale = static_cast<double>(ui.scale);
        const view::BoardFrame plain(frame.map(), frame.pitch() / scale, {0, 0});
        words_ = {contents.ground->edition, frame.pitch(), ui.scale, covered, {}};
        view::add_objectives(plain, contents.ground->sides, words_.layer);
        if (plain.pitch() >= 16) view::add_names(plain, covered, words_.layer);
        view::scale_layer(words_.layer, scale);
    }
    view::Layer moved;
    const auto put = [&](const auto& shape) {
        using S = std::decay_t<decltype(shape)>;
        auto one = shape;
        const Point by = frame.corner();
        if constexpr (std::is_same_v<S, view::Glyphs>) {
            one.at = one.at + by;
        } else if constexpr (std::is_same_v<S, view::Fill>) {
            for (view::Ring& ring : one.rings) {
                for (Point& p : ring) p = p + by;
            }
        }
        moved.shapes.push_back(one);
    };
    for (const view::Shape& shape : words_.layer.shapes) std::visit(put, shape);
    draw_layer(*ImGui::GetWindowDrawList(), sprites_, moved);
}

void BoardPane::step(Point direction) {
    if (map_ == nullptr) return;
    const board::Grid& grid = map_->grid();
    if (cursor_ == board::no_hex) {
        const view::BoardFrame frame = camera_.frame(*map_, box_);
        cursor_ = selected_ != board::no_hex ? selected_
                                             : frame.hex_near({static_cast<double>(box_.x + box_.w / 2),
                                                               static_cast<double>(box_.middle())});
        if (cursor_ == board::no_hex) return;
        cursor_line_ = Camera::centre_of(*map_, cursor_);
    }
    // Of the neighbours the one nearest to where a straight line would lead: a row stays a row.
    const Point wanted = cursor_line_ + direction;
    const auto far = [&](board::HexId hex) {
        const Point off = Camera::centre_of(*map_, hex) - wanted;
        return std::hypot(off.x, off.y);
    };
    board::HexId next = board::no_hex;
    for (const board::Direction side : board::all_directions) {
        const board::HexId one = grid.neighbour(cursor_, side);
        const Point off = one == board::no_hex
                              ? Point{}
                              : Camera::centre_of(*map_, one) - Camera::centre_of(*map_, cursor_);
        if (off.x * direction.x + off.y * direction.y <= 0.1) continue;
        if (next == board::no_hex || far(one) < far(next)) next = one;
    }
    if (next == board::no_hex) return;
    cursor_ = next;
    const Point at = Camera::centre_of(*map_, next);
    cursor_line_ = direction.x != 0 ? Point{at.x, cursor_line_.y} : at;
    show(next);
}

void BoardPane::follow_cursor(BoardNews& news, bool paints) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MouseDelta.x != 0 || io.MouseDelta.y != 0) cursor_ = board::no_hex;
    const bool pressed = std::exchange(pressed_, false);
    if (cursor_ == board::no_hex) return;
    news.under = cursor_;
    news.point = Camera::centre_of(*map_, cursor_);
    news.hovered = true;
    if (!pressed) return;
    news.clicked = cursor_;
    news.began = news.dragging = news.ended = paints;
}

void BoardPane::tell_hexes(const Ui& ui, const view::BoardFrame& frame, const view::BoardMarks& marks,
                           const Box& box) const {
    if (ui.told == nullptr) return;
    for (std::uint32_t i = 0; i < frame.grid().hex_count(); ++i) {
        const ImVec2 at = vec(frame.centre(board::HexId{i}));
        if (box.has(at)) ui.told->hexes.push_back({map_->label(board::HexId{i}), at});
    }
    for (const view::LitHex& lit : marks.lit) ui.told->lit.push_back(map_->label(lit.hex));
    const auto tell = [&](const std::vector<board::HexId>& hexes, std::vector<std::string>& to) {
        for (const board::HexId hex : hexes) to.push_back(map_->label(hex));
    };
    tell(marks.enemy_reach, ui.told->reach);
    tell(marks.seen, ui.told->seen);
    tell(marks.hidden, ui.told->hidden);
}

BoardNews BoardPane::draw(const Ui& ui, const char* id, const BoardContents& contents, const Box& box,
                          bool paints) {
    const board::Map& map = *contents.ground->map;
    if (kept_ != contents.ground->map &&
        (kept_ == nullptr || kept_->grid().hex_count() != map.grid().hex_count())) {
        fill_ = true;
    }
    kept_ = contents.ground->map;
    map_ = kept_.get();
    moving_ = false;
    const ItemState item = put_item(ui, id, box);
    const bool hovered = item.hovered || item.held;
    move(ui, contents, box, paints, hovered);
    box_ = box;

    const view::BoardFrame frame = camera_.frame(map, box);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRect(box.min(), box.max(), true);
    const bool resting = Window::now() - zoomed_at_ >= rest_before_painting || !ui.motion;
    if (!resting) moving_ = true;
    tiles_.draw(*contents.ground, camera_, box, resting);
    static const view::BoardMarks none;
    const view::BoardMarks& marks = contents.marks != nullptr ? *contents.marks : none;
    const view::BoardFrame plain = at_scale_1(frame, ui.scale);
    view::Layer below;
    view::add_marks_below(plain, marks, below);
    view::scale_layer(below, static_cast<double>(ui.scale));
    draw_layer(list, sprites_, below);
    draw_counters(ui, contents, frame, box);
    draw_words(ui, contents, frame);
    view::Layer above;
    view::add_marks_above(plain, marks, above);
    view::scale_layer(above, static_cast<double>(ui.scale));
    draw_layer(list, sprites_, above);
    list.PopClipRect();
    tell_hexes(ui, frame, marks, box);
    if (item.focused) put_focus(ui, box.inset(ui.px(4)), 0);

    BoardNews news;
    news.hovered = hovered;
    const ImVec2 mouse = ImGui::GetMousePos();
    news.point = camera_.board_at(mouse, box);
    if (hovered && box.has(mouse)) {
        const board::HexId near = frame.hex_near({mouse.x, mouse.y});
        const Point off =
            near == board::no_hex ? Point{1e9, 0} : frame.centre(near) - Point{mouse.x, mouse.y};
        if (std::hypot(off.x, off.y) < frame.pitch() * 0.6) news.under = near;
    }
    if (hovered && !panning_) {
        news.began = ImGui::IsMouseClicked(ImGuiMouseButton_Left);
        if (ImGui::IsMouseReleased(ImGuiMouseButton_Right)) news.menu = news.under;
    }
    news.dragging = item.held && paints;
    news.ended = ImGui::IsMouseReleased(ImGuiMouseButton_Left);
    const ImVec2 dragged = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 0);
    const bool still = std::abs(dragged.x) + std::abs(dragged.y) < 6;
    if (item.clicked && still) news.clicked = news.under;
    selected_ = contents.selected;
    follow_cursor(news, paints);
    return news;
}

}  // namespace hd::studio
