// The list of games that computer players can play: the one file of this folder that knows them.
#include "engine/players/campaign_1815/description.hpp"
#include "engine/players/description.hpp"
#include "engine/players/victory_at_waterloo/description.hpp"

#include <algorithm>
#include <array>

namespace hd::players {

const Description* description_of(const rules::Ruleset& ruleset) {
    static const std::array<Description, 2> games{vaw::description(), c1815::description()};
    const auto found = std::find_if(games.begin(), games.end(),
                                    [&](const Description& one) { return one.ruleset == ruleset.id; });
    return found == games.end() ? nullptr : &*found;
}

}  // namespace hd::players
