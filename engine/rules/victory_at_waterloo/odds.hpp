// What an attack stands at before the die, and what each score comes to (How to Attack, steps 2 to 5).
#pragma once

#include "engine/ledger/log.hpp"
#include "engine/rules/victory_at_waterloo/attack_set.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"

#include <vector>

namespace hd::vaw {

struct Odds {
    std::int32_t raw = 0;       // VAW-ATK-5: attackers less defenders
    std::int32_t limited = 0;   // VAW-ANOTE-6, VAW-ANOTE-7
    std::int32_t terrain = 0;   // VAW-ATK-6: 0 or less
    std::int32_t adjusted = 0;  // the two together
};

// `working` gets a line for each figure, also for what was looked at and did not apply; null for none. The
// set has attackers or bombarders, and targets.
Odds odds(const ledger::State& state, const Setting& setting, const AttackSet& set,
          std::vector<ledger::Work>* working);

// VAW-ATK-8: the band of the results table that holds a final score.
const Band& band_of(const Setting& setting, std::int32_t score);

// What comes of an adjusted superiority with a natural die. `exchange` stands for the attacker's choice.
Result result_of(const Setting& setting, std::int32_t adjusted, std::int32_t die);

// How a result is called in working, and the rule that says what it means.
Label label_of_result(Result result);
Rule rule_of_result(Result result);

}  // namespace hd::vaw
