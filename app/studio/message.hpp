// What panels ask for. They are gathered while a frame is drawn and carried out after it; nothing is changed
// while drawing.
#pragma once

#include "app/studio/widgets/dialog.hpp"
#include "app/studio/workspace.hpp"
#include "app/view/counter_style.hpp"
#include "engine/board/grid.hpp"
#include "engine/ledger/log.hpp"
#include "engine/rules/action.hpp"
#include "engine/scenario/map_document.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hd::studio {

// Of the whole window.
struct GoTo {
    WorkspaceId workspace;
};
struct OpenFile {
    std::string path;  // a recording, or a scenario by id or path
    WorkspaceId workspace = WorkspaceId::analyze;
};
struct SetTheme {
    bool dark = false;
};
struct SetScale {
    float scale = 1;
};
struct SetMotion {
    bool on = true;
};
struct SetCounters {
    view::CounterStyle style;
};
struct SetForcedStops {
    bool on = false;
};
struct ShowCommands {};
struct ShowSettings {
    bool by_keyboard = false;  // which then stands on the first of them
};
struct Undo {};
struct Redo {};
struct Quit {};
struct Copy {
    std::string text;
    std::string said;  // "12 changes copied."
};

// Of a recording that is looked at.
struct ShowEvent {
    ledger::EventNumber event = 0;
};
struct StepBy {
    int events = 1;
};
struct NextFight {
    bool back = false;
};
struct SetMark {
    char which = 'A';
    ledger::EventNumber event = ledger::no_event;  // the one in hand
};
struct TogglePlayback {};
struct BranchHere {
    std::string dice;  // as the command line takes them: "same", "forced:4"
};

// Of a game that is played.
struct Perform {
    std::vector<rules::Action> actions;
    std::string what;  // as undo names it: "move of Durutte"
};
struct Choose {
    std::int32_t unit = 0;  // 0: let go
};
struct NextUnit {
    int by = 1;
};
struct TypeDice {
    bool on = true;
};
struct TypedDie {
    int value = 1;
};
struct ForgetDice {};
struct GoOn {};  // past a choice that was taken by itself
enum class Overlay : std::uint8_t { range, enemy_reach, sight };
struct SwitchOverlay {
    Overlay which = Overlay::range;
};
struct AnalyzeGame {};  // look into the game that is being played
// A new game of a scenario.
struct NewGame {
    std::string scenario;            // id or path
    std::vector<std::string> seats;  // by seat: "human", "computer:easy"; missing: people
    std::vector<std::pair<std::string, std::int32_t>> options;
};

// Of a scenario that is edited.
struct SetText {
    int field = 0;  // as editor::TextField
    std::string text;
};
struct SetValue {
    int list = 0;  // as editor::ValueList
    std::string name;
    std::optional<scenario::Value> value;  // nothing takes it out
};
struct SetGoal {
    std::string hex;
    std::optional<scenario::MapObjective> goal;  // nothing takes it away
};
struct SetTurns {
    std::int32_t first = 1;
    std::int32_t last = 1;
};
struct PlaceUnit {
    std::string unit;
    std::string place;  // "" takes it out
};
struct ScheduleUnit {
    std::string unit;
    std::int32_t turn = 1;
    std::string entry;
};
struct NameHex {
    board::HexId hex;
    std::string name;
};
struct ShowHex {
    board::HexId hex;
};
struct ShowLabel {
    std::string hex;
};
struct ShowFinding {
    std::size_t index = 0;
};
struct MendFinding {
    std::size_t index = 0;
};
struct AskNewScenario {};  // how it is to begin
struct NewScenario {
    std::string from;  // of which it begins as a copy
};
// Of a scenario with nothing on its map; without a title, the form that asks for one.
struct EmptyScenario {
    std::string title;
    std::string ruleset;
    std::int32_t columns = 20;
    std::int32_t rows = 12;
};
struct SetTool {
    int tool = 0;  // as ToolId
};
// What the keyboard does with the tool where it stands on the board.
enum class ToolKey : std::uint8_t { press, finish, give_up, pick_side, turn_side };
struct UseTool {
    ToolKey key = ToolKey::press;
    int value = 0;      // of pick_side 1 to 6 clockwise, of turn_side steps
    bool away = false;  // takes off instead of adding
};
// The unit in hand comes on this many turns later (or earlier), or by the entry after (or before).
struct MoveArrival {
    int turns = 0;
    int entries = 0;
};
struct Save {
    bool then_quit = false;
};
struct TryIt {};
struct Recover {
    std::string journal;
    bool discard = false;
};

using Message =
    std::variant<GoTo, OpenFile, SetTheme, SetScale, SetMotion, SetCounters, SetForcedStops, ShowCommands,
                 ShowSettings, Undo, Redo, Quit, Copy, ShowEvent, StepBy, NextFight, SetMark, TogglePlayback,
                 BranchHere, Perform, Choose, NextUnit, TypeDice, TypedDie, ForgetDice, GoOn, SwitchOverlay,
                 AnalyzeGame, NewGame, SetText, SetValue, SetGoal, SetTurns, PlaceUnit, ScheduleUnit, NameHex,
                 ShowHex, ShowLabel, ShowFinding, MendFinding, AskNewScenario, NewScenario, EmptyScenario,
                 SetTool, UseTool, MoveArrival, Save, TryIt, Recover>;
using Emit = std::function<void(Message)>;

}  // namespace hd::studio
