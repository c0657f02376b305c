// Victory points and who has won (13).
#pragma once

#include "engine/rules/campaign_1815/story.hpp"

namespace hd::c1815 {

// The parts of the victory points as they stand.
struct Points {
    std::int32_t french_kills = 0;  // Allied defence points that are lost, defectors included
    std::int32_t exits = 0;
    std::int32_t bonus = 0;
    std::int32_t allied_kills = 0;
    bool road = false;  // 1815 13#5: whether the exits count
    std::int32_t french() const { return french_kills + (road ? exits + bonus : 0); }
    std::int32_t lead() const { return french() - allied_kills; }
};
Points points(const ledger::State& state, const Setting& setting);

// The game is over: told with its working.
void judge(Conduct& conduct, EventNumber cause);

rules::Outcome outcome(const rules::Game& game);

}  // namespace hd::c1815
