// The bar over everything: the mark, the workspaces, what is open, undo and redo, commands, theme and
// settings.
#pragma once

#include "app/studio/message.hpp"
#include "app/studio/ui.hpp"

#include <optional>
#include <string>

namespace hd::studio {

struct BarView {
    WorkspaceId workspace = WorkspaceId::start;
    std::string title;
    std::string note;  // "Recording · Coalition wins in turn 9"
    bool dirty = false;
    // What undo and redo would do here, "" where there is nothing; none where the workspace has no undo.
    std::optional<std::string> undo;
    std::optional<std::string> redo;
    bool tries = false;        // "Try it" is offered
    std::string undo_refused;  // why not, where there is something to undo that may not be
};

void put_bar(const Ui& ui, const BarView& view, const Box& box, const Emit& emit);

struct KeyHint {
    std::string key;
    std::string word;
};
struct StatusView {
    std::vector<KeyHint> keys;
    std::string middle;  // pointer hex
    std::vector<std::string> facts;
    int zoom = 0;  // per cent; 0: no board
};
struct StatusNews {
    int zoom_steps = 0;
    bool fit = false;
};
StatusNews put_status(const Ui& ui, const StatusView& view, const Box& box);

}  // namespace hd::studio
