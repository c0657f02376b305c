// The general answer to any decision: try each option on an imagined game, let the business be settled, and
// value what stands then.
#pragma once

#include "engine/players/places.hpp"

namespace hd::players {

struct Window {
    const rules::View& view;
    std::shared_ptr<const Ground> ground;
    const Description& game;
    const Level& level;
    Ways& ways;
    const std::vector<std::int32_t>& pull;  // as it is before the action: the same measure for all options
    std::uint64_t seed = 0;
    std::uint32_t* work = nullptr;
};

// The expected worth of an action, over every face of a die if it rolls one.
Terms try_action(const Window& window, const rules::Action& action);

}  // namespace hd::players
