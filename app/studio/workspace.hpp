// The four workspaces, in the order of their tabs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hd::studio {

enum class WorkspaceId : std::uint8_t { start, edit, play, analyze };

struct WorkspaceName {
    WorkspaceId id;
    std::string_view word;   // on the command line and in settings
    std::string_view title;  // on the tab
};
inline constexpr std::array<WorkspaceName, 4> workspace_names{{{WorkspaceId::start, "start", "Start"},
                                                               {WorkspaceId::edit, "edit", "Edit"},
                                                               {WorkspaceId::play, "play", "Play"},
                                                               {WorkspaceId::analyze, "analyze", "Analyze"}}};

constexpr std::optional<WorkspaceId> workspace_named(std::string_view word) {
    for (const WorkspaceName& name : workspace_names) {
        if (name.word == word) return name.id;
    }
    return std::nullopt;
}

}  // namespace hd::studio
