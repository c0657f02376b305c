// What panels ask for. They are gathered while a frame is drawn and carried out after it; nothing is changed
// while drawing.
#pragma once

#include "app/studio/widgets/dialog.hpp"
#include "app/studio/workspace.hpp"
#include "engine/ledger/log.hpp"
#include "engine/rules/action.hpp"

#include <cstdint>
#include <functional>
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
struct ShowCommands {};
struct ShowSettings {};
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

using Message =
    std::variant<GoTo, OpenFile, SetTheme, SetScale, SetMotion, ShowCommands, ShowSettings, Undo, Redo, Quit,
                 Copy, ShowEvent, StepBy, NextFight, SetMark, TogglePlayback, BranchHere>;
using Emit = std::function<void(Message)>;

}  // namespace hd::studio
