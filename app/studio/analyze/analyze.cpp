#include "app/studio/analyze/analyze.hpp"

#include "app/studio/analyze/event_list.hpp"
#include "app/studio/analyze/event_pane.hpp"
#include "app/studio/analyze/timeline_panel.hpp"
#include "app/studio/icon.hpp"
#include "app/studio/widgets/chip.hpp"
#include "app/studio/widgets/choice.hpp"
#include "app/studio/widgets/panel.hpp"
#include "app/view/scene.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace hd::studio {

namespace {

constexpr PaneRange events_range{"analyze.events", 236, 200, 360};
constexpr PaneRange event_range{"analyze.event", 364, 320, 520};
constexpr PaneRange timeline_range{"analyze.timeline", 230, 150, 420};
constexpr float transport_height = 40;

}  // namespace

Analyze::Analyze(std::unique_ptr<OpenGame> game, ledger::EventNumber at, const Settings& settings)
    : settings_(settings), game_(std::move(game)), cursor_(game_->live()) {
    const view::Chronicle& told = game_->chronicle();
    scale_ = view::TimelineScale(told);
    reading_.to = scale_.length();
    reading_.at = told.size == 0 ? 0 : std::min(at, told.size - 1);
}

void Analyze::show(ledger::EventNumber n) {
    const ledger::EventNumber size = game_->live().log().size();
    if (size == 0) return;
    reading_.at = std::min(n, size - 1);
    scroll_to_event_ = true;
}

// Makes again what the panes show, if something it depends on has moved.
void Analyze::refresh() {
    const view::Chronicle& told = game_->chronicle();
    if (told.size == 0) return;
    const bool marked = reading_.has_a && reading_.has_b && reading_.a != reading_.b;
    if (shown_.at == reading_.at && shown_.a == reading_.a && shown_.b == reading_.b &&
        shown_.marked == marked && shown_.mode == reading_.mode && shown_.counters == settings_.counters) {
        return;
    }
    shown_.at = reading_.at;
    shown_.a = reading_.a;
    shown_.b = reading_.b;
    shown_.marked = marked;
    shown_.mode = reading_.mode;
    shown_.counters = settings_.counters;
    shown_.event = view::make_event_view(game_->live(), told, game_->rulebook(), reading_.at, game_->notes());

    // Between the marks, or what the event in hand did.
    const ledger::EventNumber from = marked ? std::min(reading_.a, reading_.b) + 1 : reading_.at;
    const ledger::EventNumber to = marked ? std::max(reading_.a, reading_.b) + 1 : reading_.at + 1;
    cursor_.seek(from);
    const ledger::State before = cursor_.state();
    cursor_.seek(to);
    const rules::View there(cursor_.game(), {});
    shown_.changes = view::make_changes_view(there, before, game_->ground().sides);
    shown_.marks = {};
    if (shown_.mode == BoardMode::difference || !marked) {
        view::BoardScene moved;
        view::add_moves(there, before, moved);
        shown_.marks.traces = std::move(moved.traces);
    }
    cursor_.show(reading_.at);
    shown_.scene = view::make_scene(rules::View(cursor_.game(), {}), settings_.counters);
    for (const std::int32_t place : shown_.event.places)
        shown_.marks.fighting.push_back(board::hex_at_place(place));
}

bool Analyze::take(const Message& message) {
    if (const auto* one = std::get_if<ShowEvent>(&message)) {
        show(one->event);
    } else if (const auto* step = std::get_if<StepBy>(&message)) {
        const auto size = static_cast<std::int64_t>(game_->live().log().size());
        show(static_cast<ledger::EventNumber>(std::clamp<std::int64_t>(
            std::int64_t{reading_.at} + step->events, 0, std::max<std::int64_t>(size - 1, 0))));
    } else if (const auto* fight = std::get_if<NextFight>(&message)) {
        const view::Chronicle& told = game_->chronicle();
        const ledger::EventNumber n =
            fight->back ? told.last_fight(reading_.at) : told.next_fight(reading_.at + 1);
        if (n != ledger::no_event) show(n);
    } else if (const auto* mark = std::get_if<SetMark>(&message)) {
        const ledger::EventNumber n = mark->event == ledger::no_event ? reading_.at : mark->event;
        (mark->which == 'A' ? reading_.a : reading_.b) = n;
        (mark->which == 'A' ? reading_.has_a : reading_.has_b) = true;
        if (reading_.has_a && reading_.has_b) reading_.mode = BoardMode::difference;
    } else if (std::holds_alternative<TogglePlayback>(message)) {
        reading_.playing = !reading_.playing;
    } else {
        return false;
    }
    return true;
}

bool Analyze::tick(double now) {
    if (!reading_.playing) return false;
    if (reading_.at + 1 >= game_->live().log().size()) {
        reading_.playing = false;
        return false;
    }
    if (now - played_at_ >= 1.0 / reading_.pace) {
        played_at_ = now;
        // Steps within something are passed over, as the list does.
        const view::Chronicle& told = game_->chronicle();
        ledger::EventNumber next = reading_.at + 1;
        while (next + 1 < told.size && told.events[next].is_detail) ++next;
        show(next);
    }
    return true;
}

namespace {

void put_transport(const Ui& ui, const Reading& reading, ledger::EventNumber size, const Box& box,
                   const Emit& emit) {
    put_fill(box, ui.t().panel);
    put_rule(ui, box.min(), box.w, ui.t().line2);
    const float top = box.y + ui.px(6);
    const float high = ui.px(28);
    float x = box.x + ui.px(12);
    const auto icon_button = [&](const char* id, const char* icon, const char* tip, Message message,
                                 bool on = false) {
        const Box place{x, top, ui.px(30), high};
        if (put_button(ui, {.id = id, .icon = icon, .on = on, .tip = tip}, place)) emit(std::move(message));
        x += ui.px(34);
    };
    icon_button("first", icon::first, "First event, Home", ShowEvent{0});
    icon_button("back", icon::step_back, "Step back, Left", StepBy{-1});
    const Box play{x, top, ui.px(36), high};
    const char* symbol = reading.playing ? icon::pause : icon::play;
    if (put_button(ui, {.id = "run", .icon = symbol, .kind = ButtonKind::main, .tip = "Play, P"}, play))
        emit(TogglePlayback{});
    x += ui.px(40);
    icon_button("step", icon::step, "Step, Right", StepBy{1});
    icon_button("last", icon::last, "Last event, End", ShowEvent{size == 0 ? 0 : size - 1});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    x += ui.px(8);
    x += put_text(ui, list, ui.type.strong, {x, box.middle()}, ui.t().text,
                  fmt::format("Event {}", reading.at));
    x += put_text(ui, list, ui.type.body, {x, box.middle()}, ui.t().text2, fmt::format(" of {}", size));

    float right = box.right() - ui.px(12);
    const auto right_button = [&](const Button& button) {
        const float width = button_width(ui, button);
        right -= width;
        const bool used = put_button(ui, button, {right, top, width, high});
        right -= ui.px(8);
        return used;
    };
    if (right_button(
            {.id = "branch", .label = "What if from here", .icon = icon::what_if, .kind = ButtonKind::main}))
        emit(BranchHere{"same"});
    const auto mark_button = [&](char which, bool set, ledger::EventNumber n, view::Colour colour,
                                 view::Colour soft) {
        const std::string id = which == 'A' ? "mark a" : "mark b";
        const std::string label = set ? fmt::format("{}  {}", which, n) : std::string(1, which);
        const float width = std::ceil(text_width(ui.type.strong, label)) + ui.px(24);
        right -= width;
        const Box place{right, top, width, high};
        right -= ui.px(8);
        const ItemState state = put_item(ui, id.c_str(), place);
        put_fill(place, set ? soft : ground_of(ui, state, ui.t().raised), ui.px(4));
        put_outline(ui, place, set || state.hovered ? colour : ui.t().line2, ui.px(4));
        put_text(ui, ui.type.strong, place, colour, label, Align::middle);
        if (state.focused) put_focus(ui, place, ui.px(4));
        if (state.clicked) emit(SetMark{which});
    };
    mark_button('B', reading.has_b, reading.b, ui.t().after, ui.t().after_soft);
    mark_button('A', reading.has_a, reading.a, ui.t().before, ui.t().before_soft);
    const Button fight{.id = "fight", .label = "Next combat", .icon = icon::fight, .key = "C"};
    if (right - button_width(ui, fight) > x && right_button(fight)) emit(NextFight{});
}

// A note of what the ghosts and arrows mean.
void put_key(const Ui& ui, const Box& board) {
    const std::array<std::pair<const char*, view::Colour>, 3> words{
        {{"before", view::mark::before}, {"after", view::mark::after}, {"destroyed", view::mark::destroyed}}};
    float width = ui.px(16);
    for (const auto& [word, colour] : words) width += ui.px(34) + text_width(ui.type.small, word);
    const Box box{board.x + ui.px(12), board.bottom() - ui.px(40), width, ui.px(28)};
    put_shadow(ui, box, ui.px(4));
    put_fill(box, ui.t().raised, ui.px(4));
    put_outline(ui, box, ui.t().line2, ui.px(4));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = box.x + ui.px(12);
    for (const auto& [word, colour] : words) {
        if (word == words[0].first) {
            put_outline(ui, {x, box.middle() - ui.px(6), ui.px(13), ui.px(13)}, colour, ui.px(2),
                        ui.px(1.5F));
        } else if (word == words[1].first) {
            list.AddLine({x, box.middle()}, {x + ui.px(13), box.middle()}, ink(colour), ui.px(2.5F));
        } else {
            put_text(ui, list, ui.type.body, {x, box.middle()}, colour, icon::close);
        }
        x += ui.px(19);
        x += put_text(ui, list, ui.type.small, {x, box.middle()}, ui.t().text, word) + ui.px(15);
    }
}

}  // namespace

void Analyze::draw_board(const Ui& ui, const Box& box) {
    const BoardContents contents{&game_->ground(), &shown_.scene, &shown_.marks, board::no_hex};
    const BoardNews news = board_.draw(ui, "board", contents, box);
    under_ = news.under;
    const std::array<Segment, 2> modes{{{"mode board", "Board"}, {"mode difference", "Difference"}}};
    const float width = segments_width(ui, modes) + ui.px(8);
    const Box place{box.right() - width - ui.px(12), box.y + ui.px(12), width, ui.px(28)};
    const int chosen = put_segments(ui, modes, reading_.mode == BoardMode::board ? 0 : 1, place);
    if (chosen >= 0) reading_.mode = chosen == 0 ? BoardMode::board : BoardMode::difference;
    if (!shown_.marks.traces.empty()) put_key(ui, box);
}

void Analyze::draw(const Ui& ui, const Box& room, Panes& panes, const Emit& emit) {
    refresh();
    const view::Chronicle& told = game_->chronicle();
    Box rest = room;
    const Box right = rest.take_right(panes.size(ui, event_range, room.w * 0.5F));
    const Box bottom = rest.take_bottom(panes.size(ui, timeline_range, room.h * 0.5F));
    Box lower = bottom;
    const Box transport = lower.take_top(ui.px(transport_height));
    const bool folded = room.w < ui.px(1180);
    const Box left = rest.take_left(folded ? 0 : panes.size(ui, events_range, room.w * 0.4F));

    if (listed_.empty() || listed_filter_ != reading_.filter) {
        listed_ = filtered(told, reading_.filter);
        listed_filter_ = reading_.filter;
    }
    draw_board(ui, rest);
    if (!folded) {
        put_event_list(ui, {&told, listed_, reading_.at, scroll_to_event_}, reading_.filter, left, emit);
        scroll_to_event_ = false;
    }
    put_transport(ui, reading_, told.size, transport, emit);
    const TimelineNews news = put_timeline(ui,
                                           {&told, &scale_, reading_.at, reading_.a, reading_.b,
                                            reading_.has_a, reading_.has_b, reading_.from, reading_.to},
                                           lower, emit);
    if (news.zoomed) {
        reading_.from = news.from;
        reading_.to = news.to;
    }
    put_event_pane(ui, shown_.event, shown_.changes,
                   {std::min(reading_.a, reading_.b), std::max(reading_.a, reading_.b), shown_.marked},
                   game_->rulebook(), right, emit);
    if (!folded)
        put_pane_splitter(ui, panes, events_range, {left.right(), left.y, ui.hair(), left.h}, true,
                          room.w * 0.4F, 1);
    put_pane_splitter(ui, panes, event_range, {right.x, right.y, ui.hair(), right.h}, true, room.w * 0.5F,
                      -1);
    put_pane_splitter(ui, panes, timeline_range, {bottom.x, bottom.y, bottom.w, ui.hair()}, false,
                      room.h * 0.5F, -1);
}

std::string Analyze::status() const {
    std::string words;
    if (under_ != board::no_hex) {
        const board::Map& map = *game_->ground().map;
        words = map.label(under_);
        const std::string name(map.name(under_));
        if (!name.empty()) words += " · " + name;
    }
    return words;
}

}  // namespace hd::studio
