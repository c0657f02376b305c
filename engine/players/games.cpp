// The list of games that computer players can play: the one file of this folder that knows them.
#include "engine/players/description.hpp"
#include "engine/players/victory_at_waterloo/description.hpp"

namespace hd::players {

const Description* description_of(const rules::Ruleset& ruleset) {
    static const Description vaw = vaw::description();
    return ruleset.id == vaw.ruleset ? &vaw : nullptr;
}

}  // namespace hd::players
