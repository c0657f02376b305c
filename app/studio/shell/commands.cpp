#include "app/studio/shell/commands.hpp"

#include "app/studio/icon.hpp"
#include "app/studio/widgets/chip.hpp"
#include "app/studio/widgets/field.hpp"
#include "app/studio/widgets/panel.hpp"

#include <algorithm>
#include <cmath>

namespace hd::studio {

namespace {

void add_settings(const Settings& now, std::vector<Command>& all) {
    all.push_back({"Settings", "Ctrl+,", ShowSettings{true}});
    all.push_back({now.dark ? "Light theme" : "Dark theme", "Ctrl+D", SetTheme{!now.dark}});
    for (int quarters = 4; quarters <= 12; ++quarters) {
        all.push_back({"Everything at " + std::to_string(quarters * 25) + " %", "",
                       SetScale{static_cast<float>(quarters) / 4}});
    }
    all.push_back({now.motion ? "Motion off" : "Motion on", "", SetMotion{!now.motion}});
    const view::CounterStyle style = now.counters;
    all.push_back({style.nations ? "Counters as the game prints them" : "Counters of nations and boxes", "",
                   SetCounters{{!style.nations, style.codes}}});
    all.push_back({style.codes ? "Counters without letters of nations" : "Counters with letters of nations",
                   "", SetCounters{{style.nations, !style.codes}}});
    all.push_back({now.stops_at_forced ? "Pass over forced choices" : "Stop at forced choices", "",
                   SetForcedStops{!now.stops_at_forced}});
}

}  // namespace

std::vector<Command> commands_of(WorkspaceId workspace, const Settings& settings) {
    std::vector<Command> all;
    switch (workspace) {
        case WorkspaceId::analyze:
            all = {{"Next combat", "C", NextFight{}},
                   {"Combat before", "Shift+C", NextFight{true}},
                   {"Step forward", "Right", StepBy{1}},
                   {"Step back", "Left", StepBy{-1}},
                   {"First event", "Home", ShowEvent{0}},
                   {"Last event", "End", StepBy{1 << 30}},
                   {"Mark A here", "A", SetMark{'A'}},
                   {"Mark B here", "B", SetMark{'B'}},
                   {"Play or pause", "P", TogglePlayback{}},
                   {"What if from here", "W", BranchHere{"same"}},
                   {"What if with other dice", "", BranchHere{"fresh:1"}},
                   {"What if with a 6", "", BranchHere{"forced:6"}},
                   {"What if with a 1", "", BranchHere{"forced:1"}}};
            break;
        case WorkspaceId::play:
            all = {{"Undo", "Ctrl+Z", Undo{}},
                   {"Next unit", "Tab", NextUnit{1}},
                   {"Unit before", "Shift+Tab", NextUnit{-1}},
                   {"Let go of the unit", "Esc", Choose{0}},
                   {"Range of the unit in hand", "R", SwitchOverlay{Overlay::range}},
                   {"Enemy reach", "E", SwitchOverlay{Overlay::enemy_reach}},
                   {"Sight of the unit in hand", "S", SwitchOverlay{Overlay::sight}},
                   {"Continue past a forced choice", "Enter", GoOn{}},
                   {"Type the dice", "", TypeDice{true}},
                   {"Let the program roll", "", TypeDice{false}},
                   {"Look into this game", "", AnalyzeGame{}}};
            break;
        case WorkspaceId::edit:
            all = {{"Save", "Ctrl+S", Save{}},
                   {"Undo", "Ctrl+Z", Undo{}},
                   {"Redo", "Ctrl+Shift+Z", Redo{}},
                   {"Try it", "F5", TryIt{}}};
            break;
        case WorkspaceId::start:
            break;
    }
    for (const WorkspaceName& name : workspace_names) {
        all.push_back({"Go to " + std::string(name.title),
                       "Ctrl+" + std::to_string(static_cast<int>(name.id) + 1), GoTo{name.id}});
    }
    all.push_back({"New scenario", "Ctrl+N", AskNewScenario{}});
    add_settings(settings, all);
    all.push_back({"Quit", "Ctrl+Q", Quit{}});
    return all;
}

namespace {

bool matches(const std::string& title, const std::string& words) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    const auto same = [&](char a, char b) { return lower(a) == lower(b); };
    return std::search(title.begin(), title.end(), words.begin(), words.end(), same) != title.end();
}

}  // namespace

void put_finder(const Ui& ui, const std::vector<Command>& commands, Finder& finder, const Emit& emit) {
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float width = std::min(ui.px(440), screen.x - ui.px(16));
    // As many rows as there is room for, twelve at most.
    const float room = (screen.y - ui.px(60 + 56 + 8)) / ui.px(28);
    const int most = std::clamp(static_cast<int>(room), 1, 12);
    std::vector<const Command*> found;
    for (const Command& command : commands) {
        if (matches(command.title, finder.text)) found.push_back(&command);
    }
    finder.at = std::clamp(finder.at, 0, std::max(0, static_cast<int>(found.size()) - 1));
    const float height =
        ui.px(56) + ui.px(28) * static_cast<float>(std::clamp(static_cast<int>(found.size()), 1, most));
    const Box card{std::round((screen.x - width) / 2), ui.px(60), width, height};
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(screen);
    ImGui::PushStyleColor(ImGuiCol_WindowBg, IM_COL32(22, 18, 10, 60));
    ImGui::Begin("##finder", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings);
    if (finder.fresh) ImGui::SetWindowFocus();
    put_shadow(ui, card, ui.px(6));
    put_fill(card, ui.t().raised, ui.px(6));
    put_outline(ui, card, ui.t().line2, ui.px(6));
    Box rest = card.inset(ui.px(10));
    const FieldNews news = put_field(
        ui, {.id = "##command", .hint = "What do you want to do", .icon = icon::find, .focus = finder.fresh},
        finder.text, rest.take_top(ui.px(28)));
    finder.fresh = false;
    if (news.changed) finder.at = 0;
    const auto pressed = [](int key) { return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key)); };
    if (pressed(ImGuiKey_DownArrow)) ++finder.at;
    if (pressed(ImGuiKey_UpArrow)) finder.at = std::max(0, finder.at - 1);
    finder.at = std::clamp(finder.at, 0, std::max(0, static_cast<int>(found.size()) - 1));
    rest.take_top(ui.px(8));
    const int first = std::max(0, finder.at - most + 1);
    int chosen = -1;
    for (int i = first; i < static_cast<int>(found.size()) && i < first + most; ++i) {
        const Command& command = *found[static_cast<std::size_t>(i)];
        const Box row = rest.take_top(ui.px(28));
        ImGui::PushID(i);
        const ItemState state = put_item(ui, "command", row);
        ImGui::PopID();
        if (i == finder.at) put_fill(row, ui.t().select, ui.px(4));
        if (state.hovered && i != finder.at) put_fill(row, ui.t().hover, ui.px(4));
        put_text(ui, ui.type.body, row.inset(ui.px(10), 0), ui.t().text, command.title);
        if (!command.key.empty()) {
            put_key_cap(ui, command.key,
                        {row.right() - ui.px(10) - key_cap_width(ui, command.key), row.middle()},
                        ui.t().text2);
        }
        if (state.clicked) chosen = i;
    }
    if (found.empty())
        put_text(ui, ui.type.body, rest.take_top(ui.px(28)).inset(ui.px(10), 0), ui.t().text2,
                 "Nothing matches");
    if (news.entered && !found.empty()) chosen = finder.at;
    const bool elsewhere = ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !card.has(ImGui::GetMousePos());
    if (pressed(ImGuiKey_Escape) || elsewhere || chosen >= 0) finder.open = false;
    if (chosen >= 0) emit(found[static_cast<std::size_t>(chosen)]->message);
    ImGui::End();
    ImGui::PopStyleColor();
}

}  // namespace hd::studio
