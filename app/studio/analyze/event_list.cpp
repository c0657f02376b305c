#include "app/studio/analyze/event_list.hpp"

#include "app/studio/icon.hpp"
#include "app/studio/widgets/field.hpp"
#include "app/studio/widgets/panel.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace hd::studio {

using view::ChronicleEvent;
using view::EventSign;

namespace {

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
    return text;
}

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : lower(text) + " ") {
        if (c != ' ') {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    return words;
}

bool keeps(const view::Chronicle& chronicle, const ChronicleEvent& event, const std::string& word) {
    if (word.rfind("turn:", 0) == 0) {
        const view::ChronicleTurn* turn = chronicle.turn_of(event.number);
        return turn != nullptr && fmt::format("turn:{}", turn->turn) == word;
    }
    if (word == "kind:combat") return event.sign == EventSign::fight;
    if (word == "kind:loss") return event.sign == EventSign::destroyed;
    if (word == "kind:ground") return event.sign == EventSign::ground || event.sign == EventSign::arrival;
    return lower(event.title + " " + event.note + " " + event.text).find(word) != std::string::npos;
}

const char* sign_icon(const ChronicleEvent& event) {
    switch (event.sign) {
        case EventSign::moved:
            return icon::event_moved;
        case EventSign::destroyed:
            return icon::close;
        case EventSign::ground:
            return icon::goal;
        case EventSign::arrival:
            return icon::arrival;
        case EventSign::turn:
            return icon::clock;
        case EventSign::fight:
        case EventSign::none:
            break;
    }
    return nullptr;
}

void put_sign(const Ui& ui, const ChronicleEvent& event, ImVec2 middle) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (event.sign == EventSign::fight) {
        const auto grade = static_cast<std::size_t>(std::clamp(event.grade, 0, 4));
        list.AddCircleFilled(middle, ui.px(5), ink(view::mark::results[grade]));
        list.AddCircle(middle, ui.px(5), ink(ui.t().text2, 0.7F), 0, ui.hair());
        return;
    }
    const char* sign = sign_icon(event);
    if (sign == nullptr) return;
    const view::Colour colour = event.sign == EventSign::destroyed ? ui.t().danger : ui.t().text2;
    put_text(ui, list, ui.type.small, {middle.x - text_width(ui.type.small, sign) / 2, middle.y}, colour,
             sign);
}

void put_event_row(const Ui& ui, const view::Chronicle& chronicle, const ChronicleEvent& event, bool selected,
                   bool future, const Emit& emit) {
    ImGui::PushID(static_cast<int>(event.number));
    const RowNews row = put_row(ui, {.id = "event", .selected = selected, .height = 38});
    const Box& box = row.box;
    const view::Colour quiet = selected ? ui.t().text2 : ui.t().text3;
    const float number = ui.px(36);
    put_text(ui, ui.type.body, {box.x, box.y, number, ui.px(22)}, quiet, fmt::format("{}", event.number),
             Align::right);
    if (event.seat && static_cast<std::size_t>(event.seat.raw) <= chronicle.seats.size()) {
        const view::Colour side = ui.side(chronicle.seats[static_cast<std::size_t>(event.seat.raw) - 1]);
        put_fill({box.x + number + ui.px(7), box.y + ui.px(4), ui.px(3), box.h - ui.px(8)},
                 view::mix(ui.t().panel, side, future ? 0.45 : 1));
    }
    const float x = box.x + number + ui.px(18);
    const float room = box.right() - x - ui.px(28);
    const view::Colour words = future ? ui.t().text3 : ui.t().text;
    const TypeFace& face = selected ? ui.type.strong : ui.type.body;
    const float lines = line_height(face) * 2;
    const bool wraps = text_width(face, event.title) > room;
    const bool alone = wraps || event.note.empty();
    // A long title takes the place of the note before it is cut.
    if (wraps && paragraph_height(face, room, event.title) <= lines + 1) {
        put_paragraph(ui, face, {x, box.middle() - lines / 2}, room, words, event.title);
    } else {
        put_text(ui, wraps ? ui.type.small : face, {x, box.y + ui.px(alone ? 9 : 1), room, ui.px(20)}, words,
                 event.title);
    }
    if (!alone) put_text(ui, ui.type.small, {x, box.y + ui.px(19), room, ui.px(17)}, quiet, event.note);
    put_sign(ui, event, {box.right() - ui.px(19), box.y + ui.px(alone ? 19 : 11)});
    put_rule(ui, {x, box.bottom() - ui.hair()}, box.right() - x, ui.t().line);
    if (row.state.clicked) emit(ShowEvent{event.number});
    ImGui::PopID();
}

}  // namespace

std::vector<ledger::EventNumber> filtered(const view::Chronicle& chronicle, const std::string& filter) {
    std::vector<std::string> words = words_of(filter);
    const bool all = std::erase(words, "all") > 0;
    std::vector<ledger::EventNumber> kept;
    for (const ChronicleEvent& event : chronicle.events) {
        if (event.is_detail && !all) continue;
        const bool keep = std::all_of(words.begin(), words.end(),
                                      [&](const std::string& word) { return keeps(chronicle, event, word); });
        if (keep) kept.push_back(event.number);
    }
    return kept;
}

bool put_event_list(const Ui& ui, const EventListView& view, std::string& filter, const Box& box,
                    const Emit& emit) {
    put_fill(box, ui.t().panel);
    Box rest = box;
    const Box head = rest.take_top(ui.px(44));
    const FieldNews news =
        put_field(ui, {.id = "##filter", .hint = "turn:7  kind:combat  a name", .icon = icon::filter}, filter,
                  head.inset(ui.px(8)));
    begin_pane(ui, "events", rest, ui.t().panel);
    if (view.listed.empty()) {
        put_empty(ui, "clear", {icon::find, "Nothing matches", "No event has all of these words."},
                  {rest.x, rest.y, rest.w, ui.px(180)}, false);
    }
    ImGuiListClipper clipper;
    const float row = ui.px(38);
    const auto found = std::lower_bound(view.listed.begin(), view.listed.end(), view.at);
    const auto index = static_cast<int>(found - view.listed.begin());
    if (view.scroll && !view.listed.empty()) {
        const float y = row * static_cast<float>(index);
        const float top = ImGui::GetScrollY();
        if (y < top || y + row > top + rest.h) ImGui::SetScrollY(y - rest.h * 0.5F);
    }
    clipper.Begin(static_cast<int>(view.listed.size()), row);
    while (clipper.Step()) {
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
            const ledger::EventNumber n = view.listed[static_cast<std::size_t>(i)];
            put_event_row(ui, *view.chronicle, view.chronicle->events[n], n == view.at, n > view.at, emit);
        }
    }
    end_pane();
    return news.changed;
}

}  // namespace hd::studio
