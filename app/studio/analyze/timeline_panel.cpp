#include "app/studio/analyze/timeline_panel.hpp"

#include "app/studio/icon.hpp"
#include "app/studio/widgets/item.hpp"
#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hd::studio {

using view::Chronicle;
using view::Colour;

namespace {

constexpr float label_column = 98;

// Maps events to the screen.
struct Ruler {
    const TimelineView& view;
    Box room;  // where lanes are drawn, right of their labels

    float x(double place) const {
        const double share = (place - view.from) / std::max(1e-9, view.to - view.from);
        return room.x + static_cast<float>(share) * room.w;
    }
    float start(ledger::EventNumber n) const { return x(view.scale->start(n)); }
    float middle(ledger::EventNumber n) const { return x(view.scale->middle(n)); }
    double place(float at) const {
        return view.from + static_cast<double>((at - room.x) / room.w) * (view.to - view.from);
    }
    bool sees(float at, float margin = 20) const {
        return at >= room.x - margin && at <= room.right() + margin;
    }
};

// Where the two ends of a stretch come, as much of it as is in sight.
Box stretch(const Ruler& ruler, ledger::EventNumber first, ledger::EventNumber last, const Box& lane) {
    const float left = std::clamp(ruler.start(first), ruler.room.x, ruler.room.right());
    const float right = std::clamp(ruler.start(last), ruler.room.x, ruler.room.right());
    return {left, lane.y, right - left, lane.h};
}

// A side's or army's colour on a timeline, by its place in the list: the board's own would be too dark on
// dark.
Colour lane(const Ui& ui, std::size_t index) {
    if (index == 0) return ui.t().lane_first;
    return index == 1 ? ui.t().lane_second : ui.t().lane_third;
}

Colour side(ledger::Seat seat, const Ui& ui) {
    return seat ? lane(ui, static_cast<std::size_t>(seat.raw) - 1) : ui.t().text3;
}

Colour faded(const Ui& ui, Colour colour, bool future) {
    return future ? view::mix(ui.t().panel, colour, 0.38) : colour;
}

void put_label(const Ui& ui, const Box& lane, std::string_view name, std::string_view value, float left) {
    const Box words{left + ui.px(12), lane.y, ui.px(label_column) - ui.px(20), lane.h};
    if (value.empty()) {
        put_text(ui, ui.type.small, words, ui.t().text, name);
        return;
    }
    put_text(ui, ui.type.small, {words.x, lane.middle() - ui.px(17), words.w, ui.px(17)}, ui.t().text, name);
    put_text(ui, ui.type.small_strong, {words.x, lane.middle(), words.w, ui.px(17)}, ui.t().text, value);
}

void put_turns(const Ui& ui, const Ruler& ruler, const Box& lane) {
    const Chronicle& told = *ruler.view.chronicle;
    const Box names{lane.x, lane.y, lane.w, lane.h - ui.px(7)};
    for (const view::ChronicleTurn& turn : told.turns) {
        const Box part = stretch(ruler, turn.first, turn.last, names);
        if (part.w <= 0) continue;
        put_rule(ui, {part.x, lane.y}, ui.px(400), ui.t().line, true);
        const std::string name = turn.turn == 0       ? "Set-up"
                                 : part.w > ui.px(56) ? fmt::format("Turn {}", turn.turn)
                                                      : fmt::format("{}", turn.turn);
        if (part.w > ui.px(14))
            put_text(ui, ui.type.small, {part.x + ui.px(5), part.y, part.w - ui.px(6), part.h}, ui.t().text,
                     name);
    }
    for (const view::ChroniclePhase& phase : told.phases) {
        const Box part =
            stretch(ruler, phase.first, phase.last, {lane.x, lane.bottom() - ui.px(7), lane.w, ui.px(4)});
        if (part.w <= 0 || !phase.side) continue;
        const Colour colour = side(phase.side, ui);
        put_fill({part.x, part.y, std::max(1.0F, part.w - ui.px(1)), part.h},
                 phase.fights ? colour : view::mix(ui.t().panel, colour, 0.42));
    }
}

void put_fights(const Ui& ui, const Ruler& ruler, const Box& lane) {
    const Chronicle& told = *ruler.view.chronicle;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    put_rule(ui, {lane.x, lane.middle()}, lane.w, ui.t().line2);
    for (const view::ChronicleFight& fight : told.fights) {
        const float x = ruler.middle(fight.number);
        if (!ruler.sees(x)) continue;
        const float share = static_cast<float>(fight.strength) / static_cast<float>(told.most_strength);
        const float up = fight.seat.raw == 1 ? -1.0F : 1.0F;
        const float stem = up * (lane.h * 0.14F + lane.h * 0.24F * share);
        const float r = ui.px(3) + ui.px(2.2F) * share;
        const bool future = fight.number > ruler.view.at;
        const Colour colour = faded(ui, side(fight.seat, ui), future);
        list.AddLine({x, lane.middle()}, {x, lane.middle() + stem}, ink(colour), ui.px(1.5F));
        const ImVec2 head{x, lane.middle() + stem};
        const auto grade = static_cast<std::size_t>(std::clamp(fight.grade, 0, 4));
        list.AddCircleFilled(head, r, ink(future ? ui.t().panel : view::mark::results[grade]));
        list.AddCircle(head, r, ink(future ? faded(ui, view::mark::results[grade], false) : ui.t().text2), 0,
                       ui.hair());
        if (fight.number == ruler.view.at) list.AddCircle(head, r + ui.px(3), ink(ui.t().focus), 0, ui.px(2));
    }
}

// A level of losses from left to right; an ally's, the third army's, is dotted.
void put_level(const Ui& ui, std::size_t army, float left, float right, float y, bool future) {
    if (right <= left) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 colour = ink(faded(ui, lane(ui, army), future));
    const float wide = ui.px(future ? 1.5F : 2);
    if (army < 2) return list.AddLine({left, y}, {right, y}, colour, wide);
    for (float x = left; x < right; x += ui.px(5))
        list.AddLine({x, y}, {std::min(x + ui.px(2), right), y}, colour, wide);
}

void put_losses(const Ui& ui, const Ruler& ruler, const Box& strip) {
    const Chronicle& told = *ruler.view.chronicle;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Box room = strip.inset(0, ui.px(6));
    const auto y = [&](std::int32_t value) {
        return room.bottom() -
               room.h * static_cast<float>(value) / static_cast<float>(std::max(told.most_losses, 1));
    };
    for (std::size_t a = 0; a < told.losses.size(); ++a) {
        const view::ChronicleLosses& army = told.losses[a];
        for (const std::int32_t threshold : army.thresholds) {
            if (threshold <= 0 || threshold > told.most_losses) continue;
            for (float x = ruler.room.x; x < ruler.room.right(); x += ui.px(7)) {
                list.AddLine({x, y(threshold)}, {x + ui.px(2), y(threshold)}, ink(lane(ui, a), 0.5F),
                             ui.hair());
            }
        }
    }
    const float head = ruler.start(ruler.view.at + 1);
    for (std::size_t a = 0; a < told.losses.size(); ++a) {
        const view::ChronicleLosses& army = told.losses[a];
        for (std::size_t i = 0; i < army.steps.size(); ++i) {
            const float left = std::max(ruler.middle(army.steps[i].number), ruler.room.x);
            const float right =
                i + 1 < army.steps.size() ? ruler.middle(army.steps[i + 1].number) : ruler.start(told.size);
            if (right < ruler.room.x || left > ruler.room.right()) continue;
            const float level = y(army.steps[i].value);
            const float stop = std::min(right, ruler.room.right());
            put_level(ui, a, left, std::min(stop, head), level, false);
            put_level(ui, a, std::max(left, head), stop, level, true);
            if (i + 1 < army.steps.size()) {
                list.AddLine({stop, level}, {stop, y(army.steps[i + 1].value)},
                             ink(faded(ui, lane(ui, a), right > head)), ui.px(1.5F));
            }
        }
    }
}

void put_luck(const Ui& ui, const Ruler& ruler, const Box& lane) {
    const Chronicle& told = *ruler.view.chronicle;
    put_rule(ui, {lane.x, lane.middle()}, lane.w, ui.t().line2);
    for (const view::ChronicleDie& die : told.dice) {
        const float x = ruler.middle(die.number);
        if (!ruler.sees(x)) continue;
        const bool first = die.seat.raw == 1;
        const double luck = first ? die.luck : -die.luck;
        const auto height = static_cast<float>(luck / 2.5) * lane.h * 0.42F;
        const Colour colour = faded(ui, luck > 0 ? ui.t().lucky : ui.t().unlucky, die.number > ruler.view.at);
        const float top = std::min(lane.middle(), lane.middle() - height);
        put_fill({x - ui.px(1.5F), top, ui.px(3), std::max(1.0F, std::abs(height))}, colour);
    }
}

void put_ground(const Ui& ui, const Ruler& ruler, const Box& lane) {
    const Chronicle& told = *ruler.view.chronicle;
    for (const view::ChronicleEvent& event : told.events) {
        if (event.sign != view::EventSign::ground && event.sign != view::EventSign::arrival) continue;
        const float x = ruler.middle(event.number);
        if (!ruler.sees(x)) continue;
        const char* sign = event.sign == view::EventSign::ground ? icon::goal : icon::arrival;
        const Colour colour =
            faded(ui, event.sign == view::EventSign::ground ? side(event.seat, ui) : ui.t().text2,
                  event.number > ruler.view.at);
        put_text(ui, *ImGui::GetWindowDrawList(), ui.type.small,
                 {x - text_width(ui.type.small, sign) / 2, lane.middle()}, colour, sign);
    }
}

void put_flag(const Ui& ui, const Ruler& ruler, ledger::EventNumber n, const char* letter, Colour colour,
              const Box& box, bool leftwards) {
    const float x = ruler.start(n + 1);
    if (!ruler.sees(x, 0)) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddLine({x, box.y}, {x, box.bottom()}, ink(colour), ui.px(2));
    const Box flag{leftwards ? x - ui.px(15) : x, box.y, ui.px(15), ui.px(16)};
    put_fill(flag, colour, ui.px(2));
    put_text(ui, ui.type.small_strong, flag, ui.t().panel, letter, Align::middle);
}

void put_heads(const Ui& ui, const Ruler& ruler, const Box& box) {
    const TimelineView& view = ruler.view;
    if (view.has_a && view.has_b && view.a != view.b) {
        const Box tint = stretch(ruler, std::min(view.a, view.b) + 1, std::max(view.a, view.b) + 1, box);
        Colour colour = ui.t().accent_fill;
        colour.a = 0.10;
        put_fill(tint, colour);
    }
    // The flags point away from each other, so that neither hides the other.
    const bool a_first = !view.has_b || view.a <= view.b;
    if (view.has_a) put_flag(ui, ruler, view.a, "A", ui.t().before, box, a_first);
    if (view.has_b) put_flag(ui, ruler, view.b, "B", ui.t().after, box, !a_first);
    const float x = ruler.start(view.at + 1);
    if (!ruler.sees(x, 1)) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddLine({x, box.y + ui.px(10)}, {x, box.bottom()}, ink(ui.t().focus), ui.px(2));
    list.AddTriangleFilled({x - ui.px(5), box.y + ui.px(10)}, {x + ui.px(5), box.y + ui.px(10)},
                           {x, box.y + ui.px(16)}, ink(ui.t().focus));
}

// Each army's losses at the head, behind a chip in its colour.
void put_losses_at(const Ui& ui, const Chronicle& told, ledger::EventNumber at, const Box& strip,
                   float left) {
    put_text(ui, ui.type.small,
             {left + ui.px(12), strip.middle() - ui.px(17), ui.px(label_column) - ui.px(20), ui.px(17)},
             ui.t().text, "Losses");
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = strip.middle() + ui.px(8);
    float x = left + ui.px(12);
    for (std::size_t a = 0; a < told.losses.size(); ++a) {
        std::int32_t value = 0;
        for (const view::Step& step : told.losses[a].steps) {
            if (step.number <= at) value = step.value;
        }
        put_fill({x, middle - ui.px(5), ui.px(5), ui.px(10)}, lane(ui, a), ui.px(1));
        x += ui.px(8);
        x += put_text(ui, list, ui.type.small_strong, {x, middle}, ui.t().text, fmt::format("{}", value)) +
             ui.px(6);
    }
}

std::string luck_at(const Chronicle& told, ledger::EventNumber at) {
    double sum = 0;
    for (const view::ChronicleDie& die : told.dice) {
        if (die.number <= at) sum = die.sum;
    }
    return fmt::format("{}{:.1f} pips", sum < 0 ? "−" : "+", std::abs(sum));
}

std::string fights_at(const Chronicle& told, ledger::EventNumber at) {
    const auto past = std::count_if(told.fights.begin(), told.fights.end(),
                                    [&](const view::ChronicleFight& one) { return one.number <= at; });
    return fmt::format("{} of {}", past, told.fights.size());
}

TimelineNews zoomed(const Ruler& ruler, float wheel, float at) {
    const TimelineView& view = ruler.view;
    const double whole = view.scale->length();
    const double span = std::clamp((view.to - view.from) * std::pow(0.8, static_cast<double>(wheel)),
                                   std::min(4.0, whole), whole);
    const double under = ruler.place(at);
    const double share = static_cast<double>((at - ruler.room.x) / ruler.room.w);
    const double from = std::clamp(under - span * share, 0.0, std::max(0.0, whole - span));
    return {true, from, from + span};
}

}  // namespace

TimelineNews put_timeline(const Ui& ui, const TimelineView& view, const Box& box, const Emit& emit) {
    put_fill(box, ui.t().panel);
    const Chronicle& told = *view.chronicle;
    Box rest = box;
    const Box ruler_row = rest.take_top(ui.px(17));
    put_fill(ruler_row, ui.t().header);
    const Ruler ruler{view,
                      {box.x + ui.px(label_column), box.y, box.w - ui.px(label_column) - ui.px(14), box.h}};
    const float spare = std::max(0.0F, rest.h - ui.px(21 + 53 + 45 + 32 + 20));
    Box turns = rest.take_top(ui.px(21));
    const Box fights = rest.take_top(ui.px(53) + spare * 0.5F);
    const Box losses = rest.take_top(ui.px(45) + spare * 0.5F);
    const Box luck = rest.take_top(ui.px(32));
    const Box ground = rest.take_top(ui.px(20));
    put_fill(losses, ui.t().header);
    ImGui::GetWindowDrawList()->PushClipRect(box.min(), box.max(), true);
    put_turns(ui, ruler, {ruler.room.x, turns.y, ruler.room.w, turns.h});
    put_fights(ui, ruler, {ruler.room.x, fights.y, ruler.room.w, fights.h});
    put_losses(ui, ruler, {ruler.room.x, losses.y, ruler.room.w, losses.h});
    put_luck(ui, ruler, {ruler.room.x, luck.y, ruler.room.w, luck.h});
    put_ground(ui, ruler, {ruler.room.x, ground.y, ruler.room.w, ground.h});
    for (const Box& lane : {turns, fights, losses, luck})
        put_rule(ui, {box.x, lane.bottom()}, box.w, ui.t().line);
    put_label(ui, turns, "Turn", "", box.x);
    put_label(ui, fights, "Combats", fights_at(told, view.at), box.x);
    put_losses_at(ui, told, view.at, losses, box.x);
    put_label(ui, luck, "Luck", luck_at(told, view.at), box.x);
    put_label(ui, ground, "Ground", "", box.x);
    put_heads(ui, ruler, {ruler.room.x, box.y, ruler.room.w, box.h});
    ImGui::GetWindowDrawList()->PopClipRect();

    const ItemState item = put_item(ui, "timeline", ruler.room);
    if (item.focused) put_focus(ui, ruler.room.inset(ui.px(3)), 0);
    TimelineNews news;
    const ImGuiIO& io = ImGui::GetIO();
    if (item.hovered && io.MouseWheel != 0) news = zoomed(ruler, io.MouseWheel, io.MousePos.x);
    if (item.held && told.size > 0) {
        const ledger::EventNumber n = view.scale->event_at(ruler.place(io.MousePos.x));
        if (io.KeyShift) {
            if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) emit(SetMark{'A', n});
            emit(SetMark{'B', n});
        } else if (n != view.at) {
            emit(ShowEvent{n});
        }
    }
    return news;
}

}  // namespace hd::studio
