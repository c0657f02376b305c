// The general answer to any decision: try each option on an imagined game, let the business be settled, and
// value what stands then.
#pragma once

#include "engine/players/places.hpp"

namespace hd::players {

// What a position is worth to the seat of the view at a quiet point.
Terms position_terms(const rules::View& view, std::shared_ptr<const Ground> ground, const Description& game,
                     const Level& level, Ways& ways, std::uint32_t* work);

struct Window {
    const rules::View& view;
    std::shared_ptr<const Ground> ground;
    const Description& game;
    const Level& level;
    Ways& ways;
    std::uint64_t seed = 0;
    std::uint32_t* work = nullptr;
};

// The expected worth of an action, over every face of a die if it rolls one.
Terms try_action(const Window& window, const rules::Action& action);

}  // namespace hd::players
