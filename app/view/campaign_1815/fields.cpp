// What the fields of this game's state are called in a list of changes.
#include "app/view/campaign_1815/parts.hpp"

#include <algorithm>
#include <array>

namespace hd::view::campaign {

namespace {

struct Entry {
    std::string_view table;
    std::string_view field;
    FieldWords words;
};

// What a combat keeps in hand between two decisions is told by its events, and left out here.
constexpr auto entries = std::to_array<Entry>({{"units", "steps", {"steps"}},
                                               {"units", "hidden_at", {"lies in wait in"}},
                                               {"units", "granted", {"of the hidden force"}},
                                               {"units", "group", {"comes with group"}},
                                               {"units", "locked", {"recovers only in the early morning"}},
                                               {"units", "blown_through", {"blown through player turn"}},
                                               {"units", "moved", {"moved", FieldForm::turn}},
                                               {"units", "command", {"command"}},
                                               {"units", "superior", {"under"}},
                                               {"units", "no_command", {"commands nobody", FieldForm::turn}},
                                               {"units", "duty", {"duty"}},
                                               {"units", "may_bombard", {"may bombard"}},
                                               {"units", "attacked", {"attacked", FieldForm::turn}},
                                               {"units", "was_attacked", {"was attacked", FieldForm::turn}},
                                               {"units", "part", {"in the attack"}},
                                               {"units", "task", {"", FieldForm::hidden}},
                                               {"units", "lost", {"", FieldForm::hidden}},
                                               {"units", "fought_at", {"", FieldForm::hidden}},
                                               {"units", "was_hidden", {"lay in wait"}},
                                               {"groups", "due", {"comes", FieldForm::turn}},
                                               {"groups", "entry", {"entry, by its place in the list"}},
                                               {"roads", "holder", {"held by"}},
                                               {"campaign", "exited", {"attack strength that left"}},
                                               {"campaign", "reserves_came", {"reserves have come"}},
                                               {"campaign", "defected", {"defection has been checked"}},
                                               {"campaign", "surprise", {"surprise", FieldForm::turn}},
                                               {"campaign", "level", {"victory"}}});

}  // namespace

std::optional<FieldWords> field(std::string_view table, std::string_view name) {
    const auto* const found = std::find_if(entries.begin(), entries.end(), [&](const Entry& one) {
        return one.table == table && one.field == name;
    });
    return found == entries.end() ? std::nullopt : std::optional(found->words);
}

}  // namespace hd::view::campaign
