// What the fields of this game's state are called in a list of changes.
#include "app/view/victory_at_waterloo/parts.hpp"

#include <algorithm>
#include <array>

namespace hd::view::waterloo {

namespace {

struct Entry {
    std::string_view table;
    std::string_view field;
    FieldWords words;
};

// What a combat keeps in hand between two decisions is told by its events, and left out here.
constexpr auto entries = std::to_array<Entry>({{"units", "due", {"may enter", FieldForm::turn}},
                                               {"units", "moved", {"moved", FieldForm::turn}},
                                               {"units", "attacked", {"attacked", FieldForm::turn}},
                                               {"units", "was_attacked", {"was attacked", FieldForm::turn}},
                                               {"units", "owed", {"attack owed"}},
                                               {"units", "may_bombard", {"may bombard"}},
                                               {"units", "part", {"in the attack"}},
                                               {"units", "task", {"", FieldForm::hidden}},
                                               {"units", "vacated", {"", FieldForm::hidden}},
                                               {"units", "passed", {"", FieldForm::hidden}},
                                               {"armies", "turn_losses", {"turn losses"}},
                                               {"armies", "game_losses", {"game losses"}},
                                               {"armies", "locked", {"markers held"}},
                                               {"armies", "moves_left", {"moves left"}},
                                               {"objectives", "holder", {"held by"}},
                                               {"verdict", "level", {"victory"}}});

}  // namespace

std::optional<FieldWords> field(std::string_view table, std::string_view name) {
    const auto* const found = std::find_if(entries.begin(), entries.end(), [&](const Entry& one) {
        return one.table == table && one.field == name;
    });
    return found == entries.end() ? std::nullopt : std::optional(found->words);
}

}  // namespace hd::view::waterloo
