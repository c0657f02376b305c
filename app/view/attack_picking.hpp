// An attack that is being put together: what it would come to as it stands, and with each unit that may still
// be taken in.
#pragma once

#include "app/view/play_view.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hd::view {

struct AttackAddition {
    Choice choice;                   // "Let Marcognet join the attack"
    std::optional<AttackView> then;  // what it would come to; nothing while nobody attacks
};

struct AttackPicking {
    std::string title;                    // "Durutte and Donzelot against Papelotte", "Against Papelotte"
    std::vector<std::int32_t> attackers;  // as it stands
    std::vector<std::int32_t> defenders;
    std::optional<AttackView> now;  // nothing while nobody attacks
    std::vector<AttackAddition> more;

    const AttackAddition* addition_of(std::int32_t unit) const;
};

// Nothing where no attack is being put together.
std::optional<AttackPicking> make_attack_picking(const rules::Game& game, const Rulebook& rulebook,
                                                 const PlayView& play);

}  // namespace hd::view
