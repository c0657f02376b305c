#include "app/studio/start/start.hpp"

#include "app/studio/icon.hpp"
#include "app/studio/widgets/field.hpp"
#include "app/studio/widgets/panel.hpp"
#include "app/view/rulesets.hpp"
#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace hd::studio {

namespace {

constexpr PaneRange actions_range{"start.actions", 276, 240, 320};
constexpr PaneRange recordings_range{"start.recordings", 288, 260, 380};
constexpr float card_height = 197;
constexpr float picture_height = 117;

bool has(std::string text, std::string part) {
    const auto lower = [](std::string& s) {
        std::transform(s.begin(), s.end(), s.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    };
    lower(text);
    lower(part);
    return text.find(part) != std::string::npos;
}

// A title on one line, or on two about the middle of the room that one or two of them need.
float put_title(const Ui& ui, const Box& room, std::string_view text) {
    const TypeFace& face = ui.type.title;
    const float line = ui.px(22);
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    if (text_width(face, text) <= room.w) {
        put_text(ui, face, {room.x, room.y, room.w, line}, ui.t().text, text);
        return line;
    }
    const char* stop = face.font->CalcWordWrapPositionA(1.0F, begin, end, room.w);
    const std::string_view first(begin, static_cast<std::size_t>(stop - begin));
    while (stop < end && *stop == ' ') ++stop;
    put_text(ui, face, {room.x, room.y, room.w, line}, ui.t().text, first);
    put_text(ui, face, {room.x, room.y + line, room.w, line}, ui.t().text,
             {stop, static_cast<std::size_t>(end - stop)});
    return 2 * line;
}

// A small button on the picture of a card.
bool put_card_icon(const Ui& ui, const char* id, const char* icon, const char* tip, const Box& box) {
    return put_button(ui, {.id = id, .icon = icon, .tip = tip}, box);
}

}  // namespace

void Start::look() {
    cards_ = view::list_scenario_cards(data_, folder_ + "/scenarios");
    recordings_ = view::list_recordings(folder_ + "/games", 12);
    journals_ = editor::list_journals(folder_ + "/journals");
    if (chosen_.empty() && !cards_.empty()) chosen_ = cards_.front().id;
}

const Texture* Start::picture(const Ui& ui, const std::string& scenario, float width, float height) {
    const std::string key = fmt::format("{}|{}", scenario, ui.scale);
    const auto found = pictures_.find(key);
    if (found != pictures_.end()) return &found->second;
    const auto layers =
        view::make_thumbnail(data_, scenario, static_cast<double>(width), static_cast<double>(height));
    const view::Pixels pixels =
        view::paint_pixels(layers, {0, 0}, 1, static_cast<int>(width), static_cast<int>(height));
    return &pictures_.emplace(key, Texture(pixels)).first->second;
}

void Start::draw_actions(const Ui& ui, const Box& box, const Emit& emit) {
    begin_pane(ui, "actions", box, ui.t().panel, 16);
    put_gap(ui.px(8));
    put_text(ui, ui.type.display, next_box(0, ui.px(40)).inset(ui.px(8), 0), ui.t().text, "Hundred Days");
    const Box words = next_box(0, ui.px(44));
    put_paragraph(ui, ui.type.body, {words.x + ui.px(8), words.y}, words.w - ui.px(16), ui.t().text2,
                  "Write, play and understand the battles of June 1815.");
    put_gap(ui.px(12));
    const auto act = [&](const Button& button) {
        const Box row = next_box(0, ui.px(34));
        const bool used = put_button(ui, button, row);
        put_gap(ui.px(4));
        return used;
    };
    if (act({.id = "new",
             .label = "New scenario",
             .icon = icon::add,
             .key = "Ctrl+N",
             .kind = ButtonKind::main,
             .align = Align::left})) {
        emit(AskNewScenario{});
    }
    if (act({.id = "empty",
             .label = "Empty scenario",
             .icon = empties_ ? icon::unfolded : icon::folded,
             .kind = ButtonKind::quiet,
             .align = Align::left})) {
        empties_ = !empties_;
    }
    if (empties_) draw_empty(ui, emit);
    if (act({.id = "edit",
             .label = "Edit the chosen one",
             .icon = icon::edit,
             .kind = ButtonKind::quiet,
             .align = Align::left})) {
        emit(OpenFile{chosen_, WorkspaceId::edit});
    }
    if (act({.id = "copy",
             .label = "Copy the chosen one",
             .icon = icon::copy,
             .kind = ButtonKind::quiet,
             .align = Align::left})) {
        emit(NewScenario{chosen_});
    }
    put_gap(ui.px(4));
    const Box path = next_box(0, ui.px(28));
    const FieldNews news =
        put_field(ui, {.id = "##open", .hint = "Open a file by its path", .icon = icon::open, .key = "Enter"},
                  opened_, path);
    if (news.entered && !opened_.empty()) emit(OpenFile{opened_, WorkspaceId::analyze});
    put_gap(ui.px(14));
    put_rule(ui, next_box(0, ui.px(2)).min(), path.w, ui.t().line);
    draw_unfinished(ui, emit);
    draw_interrupted(ui, emit);
    end_pane();
}

// Game, size and title of a scenario that begins with nothing on its map.
void Start::draw_empty(const Ui& ui, const Emit& emit) {
    std::vector<std::string> games;
    for (const rules::Ruleset* one : view::all_rulesets()) games.emplace_back(one->title);
    const auto row = [&](const char* words) {
        Box line = next_box(0, ui.px(34));
        put_text(ui, ui.type.body, line.take_left(ui.px(64)).inset(ui.px(8), 0), ui.t().text2, words);
        return Box{line.x, line.y + ui.px(3), line.w, ui.px(28)};
    };
    put_field(ui, {.id = "##empty title", .hint = "Its title"}, empty_title_, row("Title"));
    const int game = put_combo(ui, "empty game", games, empty_game_, row("Game"));
    if (game >= 0) empty_game_ = game;
    const Box size = row("Map");
    const float field = ui.px(52);
    put_field(ui, {.id = "##columns", .hint = "columns", .numbers = true}, empty_columns_,
              {size.x, size.y, field, size.h});
    put_text(ui, ui.type.body, {size.x + field, size.y, ui.px(26), size.h}, ui.t().text2, "×", Align::middle);
    put_field(ui, {.id = "##rows", .hint = "rows", .numbers = true}, empty_rows_,
              {size.x + field + ui.px(26), size.y, field, size.h});
    put_text(ui, ui.type.small, {size.x + 2 * field + ui.px(34), size.y, ui.px(50), size.h}, ui.t().text2,
             "hexes");
    const Box begin = next_box(0, ui.px(36));
    Button button{.id = "begin empty", .label = "Begin it"};
    if (empty_title_.empty()) button.refused = Tip{.title = "It has no title yet"};
    if (put_button(ui, button, {begin.x + ui.px(64), begin.y + ui.px(2), ui.px(96), ui.px(28)}) &&
        !empty_title_.empty()) {
        const auto number = [](const std::string& text) {
            return static_cast<std::int32_t>(std::clamp(std::strtol(text.c_str(), nullptr, 10), 0L, 9999L));
        };
        const auto at = static_cast<std::size_t>(empty_game_);
        emit(EmptyScenario{empty_title_, std::string(view::all_rulesets()[at]->id), number(empty_columns_),
                           number(empty_rows_)});
    }
    put_gap(ui.px(8));
}

// The latest game that is not over.
void Start::draw_unfinished(const Ui& ui, const Emit& emit) {
    const auto unfinished =
        std::find_if(recordings_.begin(), recordings_.end(),
                     [](const view::RecordingRow& one) { return !one.complete && one.fault.empty(); });
    if (unfinished == recordings_.end()) return;
    put_header(ui, "Continue");
    const bool is_wide =
        text_width(ui.type.title, unfinished->title) > ImGui::GetContentRegionAvail().x - ui.px(28);
    const Box card = next_box(0, ui.px(is_wide ? 130 : 108));
    put_fill(card, ui.t().raised, ui.px(6));
    put_outline(ui, card, ui.t().line2, ui.px(6));
    const float title = put_title(ui, {card.x + ui.px(14), card.y + ui.px(10), card.w - ui.px(28), ui.px(44)},
                                  unfinished->title);
    put_text(ui, ui.type.small,
             {card.x + ui.px(14), card.y + ui.px(12) + title, card.w - ui.px(28), ui.px(20)}, ui.t().text2,
             unfinished->result);
    const float foot = card.bottom() - ui.px(14 + 28);
    const float half = (card.w - ui.px(38)) / 2;
    if (put_button(ui, {.id = "go on", .label = "Play on", .kind = ButtonKind::main},
                   {card.x + ui.px(14), foot, half, ui.px(28)})) {
        emit(OpenFile{unfinished->path, WorkspaceId::play});
    }
    if (put_button(ui, {.id = "look", .label = "Analyze"},
                   {card.x + ui.px(24) + half, foot, half, ui.px(28)})) {
        emit(OpenFile{unfinished->path, WorkspaceId::analyze});
    }
    put_gap(ui.px(12));
}

// Edits that were in no file when the program ended.
void Start::draw_interrupted(const Ui& ui, const Emit& emit) {
    if (!journals_.empty()) put_header(ui, "Interrupted");
    int nth = 0;
    for (const editor::JournalEntry& journal : journals_) {
        ImGui::PushID(++nth);
        const Box card = next_box(0, ui.px(70));
        put_fill(card, ui.t().warning_soft, ui.px(4));
        ImDrawList& list = *ImGui::GetWindowDrawList();
        put_text(ui, list, ui.type.body, {card.x + ui.px(12), card.y + ui.px(16)}, ui.t().warning,
                 icon::history);
        put_text(ui, ui.type.strong, {card.x + ui.px(34), card.y + ui.px(5), card.w - ui.px(44), ui.px(22)},
                 ui.t().text, journal.title);
        put_text(ui, ui.type.small, {card.x + ui.px(34), card.y + ui.px(26), card.w - ui.px(44), ui.px(18)},
                 ui.t().text2,
                 fmt::format("{} after the last save",
                             view::counted(static_cast<std::int32_t>(journal.edits), "change")));
        const Box foot{card.x + ui.px(34), card.y + ui.px(45), ui.px(60), ui.px(20)};
        if (put_link(ui, "recover", "Recover", foot)) emit(Recover{journal.file.string(), false});
        if (put_link(ui, "discard", "Discard", {foot.x + ui.px(72), foot.y, foot.w, foot.h}))
            emit(Recover{journal.file.string(), true});
        ImGui::PopID();
        put_gap(ui.px(6));
    }
}

void Start::draw_card(const Ui& ui, const view::ScenarioCard& card, const Box& box, const Emit& emit) {
    ImGui::PushID(card.id.c_str());
    const float edge = ui.px(6);
    const bool on = card.id == chosen_;
    const float high = ui.px(picture_height);
    put_shadow(ui, box, edge);
    put_fill(box, ui.t().raised, edge);
    // The buttons over the picture come first, so that they take the click.
    const Button play_it{.id = "play", .label = "Play", .icon = icon::play, .kind = ButtonKind::main};
    const float wide = button_width(ui, play_it);
    const Box play{box.right() - wide - ui.px(8), box.y + high - ui.px(38), wide, ui.px(28)};
    const float small = ui.px(26);
    const Box edit{box.x + ui.px(8), box.y + ui.px(8), small, small};
    const Box copy{edit.right() + ui.px(6), edit.y, small, small};
    bool used = false;
    if (const Texture* shown = picture(ui, card.id, box.w - 2, high)) {
        ImGui::GetWindowDrawList()->AddImageRounded(shown->id(), {box.x + 1, box.y + 1},
                                                    {box.right() - 1, box.y + high}, {0, 0}, {1, 1},
                                                    IM_COL32_WHITE, edge, ImDrawFlags_RoundCornersTop);
    }
    if (on && card.fault.empty()) {
        used = put_button(ui, {.id = "play", .label = "Play", .icon = icon::play, .kind = ButtonKind::main},
                          play);
        if (put_card_icon(ui, "card edit", icon::edit, "Edit this scenario", edit))
            emit(OpenFile{card.id, WorkspaceId::edit});
        if (put_card_icon(ui, "card copy", icon::copy, "Copy it and edit the copy", copy))
            emit(NewScenario{card.id});
    }
    const ItemState state = put_item(ui, "card", box);
    put_outline(ui, box, on ? ui.t().focus : ui.t().line2, edge, on ? ui.px(2) : 0);
    if (state.hovered && !on) put_outline(ui, box, ui.t().edge, edge);
    if (state.focused) put_focus(ui, box, edge);
    put_rule(ui, {box.x, box.y + high}, box.w, ui.t().line);
    const float x = box.x + ui.px(12);
    const float w = box.w - ui.px(24);
    // Of a title on two lines the rest moves together: all cards have one height.
    const bool two_lines = text_width(ui.type.title, card.title) > w;
    const float top = box.y + high + ui.px(two_lines ? 1 : 9);
    const float y = top + put_title(ui, {x, top, w, ui.px(44)}, card.title) + ui.px(two_lines ? 0 : 2);
    put_text(ui, ui.type.body, {x, y, w, ui.px(18)}, card.fault.empty() ? ui.t().text : ui.t().danger,
             card.fault.empty() ? card.game : card.fault);
    put_text(ui, ui.type.small, {x, y + ui.px(two_lines ? 16 : 20), w, ui.px(16)}, ui.t().text2, card.size);
    if (used) {
        emit(NewGame{card.id, {"human", "computer:easy"}, {}});
    } else if (state.clicked && !(on && play.has(ImGui::GetMousePos()))) {
        chosen_ = card.id;
    } else if (state.clicked && on && card.fault.empty() && play.has(ImGui::GetMousePos())) {
        emit(NewGame{card.id, {"human", "computer:easy"}, {}});
    }
    ImGui::PopID();
}

void Start::draw_cards(const Ui& ui, const Box& box, const Emit& emit) {
    begin_pane(ui, "cards", box, ui.t().window, 24);
    const Box head = next_box(0, ui.px(30));
    put_text(ui, ui.type.title, head, ui.t().text, "Scenarios");
    put_field(ui, {.id = "##filter", .hint = "Filter by name or year", .icon = icon::find}, filter_,
              {head.right() - ui.px(210), head.y, ui.px(210), ui.px(28)});
    put_gap(ui.px(18));
    const float gap = ui.px(14);
    const float room = ImGui::GetContentRegionAvail().x;
    const int columns = std::max(1, static_cast<int>(std::floor(room / ui.px(214))));
    const float width =
        std::floor((room - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
    int shown = 0;
    Box row{};
    for (const view::ScenarioCard& card : cards_) {
        if (!filter_.empty() && !has(card.title + " " + card.game, filter_)) continue;
        if (shown % columns == 0) {
            if (shown > 0) put_gap(gap);
            row = next_box(0, ui.px(card_height));
        }
        draw_card(ui, card,
                  {row.x + static_cast<float>(shown % columns) * (width + gap), row.y, width, row.h}, emit);
        ++shown;
    }
    if (shown == 0) {
        put_empty(ui, "no scenarios", {icon::find, "Nothing matches", "No scenario has these words."},
                  next_box(0, ui.px(200)), false);
    }
    end_pane();
}

namespace {

void put_losses(const Ui& ui, const view::RecordingRow& row, const Box& box) {
    std::int32_t most = 1;
    for (const auto& [colour, points] : row.losses) {
        for (const std::int32_t value : points) most = std::max(most, value);
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    put_rule(ui, {box.x, box.bottom()}, box.w, ui.t().line2);
    for (const auto& [colour, points] : row.losses) {
        for (std::size_t i = 1; i < points.size(); ++i) {
            const auto at = [&](std::size_t n) {
                const float share = static_cast<float>(n) / static_cast<float>(points.size() - 1);
                return ImVec2{box.x + share * box.w, box.bottom() - box.h * static_cast<float>(points[n]) /
                                                                        static_cast<float>(most)};
            };
            list.AddLine(at(i - 1), {at(i).x, at(i - 1).y}, ink(ui.side(colour)), ui.px(1.5F));
            list.AddLine({at(i).x, at(i - 1).y}, at(i), ink(ui.side(colour)), ui.px(1.5F));
        }
    }
}

// In the colour of who won; hollow while nobody has.
void put_result_chip(const Ui& ui, const view::RecordingRow& row, const Box& box) {
    if (!row.fault.empty()) return put_fill(box, ui.t().danger, ui.px(2));
    if (row.complete) return put_fill(box, ui.side(row.side), ui.px(2));
    put_outline(ui, box, ui.t().edge, ui.px(2));
}

}  // namespace

void Start::draw_recordings(const Ui& ui, const Box& box, const Emit& emit) {
    begin_pane(ui, "recordings", box, ui.t().panel, 16);
    put_gap(ui.px(8));
    put_text(ui, ui.type.title, next_box(0, ui.px(34)), ui.t().text, "Recordings");
    if (recordings_.empty()) {
        if (put_empty(
                ui, "play one",
                {icon::history, "No recordings yet", "Every game you play is kept here.", "Play a game"},
                next_box(0, ui.px(200)), false)) {
            emit(NewGame{chosen_, {"human", "computer:easy"}, {}});
        }
    }
    for (const view::RecordingRow& recording : recordings_) {
        ImGui::PushID(recording.path.c_str());
        const RowNews row = put_row(ui, {.id = "recording", .height = 86});
        const Box& at = row.box;
        const float day = text_width(ui.type.small, recording.played);
        put_text(ui, ui.type.strong, {at.x, at.y + ui.px(6), at.w - day - ui.px(12), ui.px(20)}, ui.t().text,
                 recording.title);
        put_text(ui, ui.type.small, {at.x, at.y + ui.px(6), at.w - ui.px(4), ui.px(20)}, ui.t().text2,
                 recording.played, Align::right);
        put_result_chip(ui, recording, {at.x, at.y + ui.px(31), ui.px(10), ui.px(14)});
        put_text(ui, ui.type.body, {at.x + ui.px(18), at.y + ui.px(27), at.w - ui.px(18), ui.px(20)},
                 recording.fault.empty() ? ui.t().text : ui.t().danger,
                 recording.fault.empty() ? recording.result : recording.fault);
        put_text(ui, ui.type.small, {at.x + ui.px(18), at.y + ui.px(46), at.w - ui.px(100), ui.px(18)},
                 ui.t().text2, recording.game);
        put_text(ui, ui.type.small, {at.x + ui.px(18), at.y + ui.px(62), at.w - ui.px(100), ui.px(18)},
                 ui.t().text2, recording.events);
        put_losses(ui, recording, {at.right() - ui.px(76), at.y + ui.px(50), ui.px(72), ui.px(26)});
        put_rule(ui, {at.x, at.bottom() - ui.hair()}, at.w, ui.t().line);
        if (row.state.clicked) emit(OpenFile{recording.path, WorkspaceId::analyze});
        ImGui::PopID();
    }
    end_pane();
}

void Start::draw(const Ui& ui, const Box& room, Panes& panes, const Emit& emit) {
    Box rest = room;
    const Box left = rest.take_left(panes.size(ui, actions_range, room.w * 0.4F));
    const Box right = rest.take_right(panes.size(ui, recordings_range, room.w * 0.4F));
    draw_actions(ui, left, emit);
    draw_cards(ui, rest, emit);
    draw_recordings(ui, right, emit);
    put_pane_splitter(ui, panes, actions_range, {left.right(), left.y, ui.hair(), left.h}, true,
                      room.w * 0.4F, 1);
    put_pane_splitter(ui, panes, recordings_range, {right.x, right.y, ui.hair(), right.h}, true,
                      room.w * 0.4F, -1);
}

std::string Start::status() const {
    return fmt::format("{} · {}", view::counted(static_cast<std::int32_t>(recordings_.size()), "recording"),
                       view::counted(static_cast<std::int32_t>(cards_.size()), "scenario"));
}

}  // namespace hd::studio
