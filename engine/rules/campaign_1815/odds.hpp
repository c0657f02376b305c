// What an attack stands at before the die: strengths, the column of the table, and what is added to the die
// for ground and shock (7.A, 7.C).
#pragma once

#include "engine/rules/campaign_1815/strength.hpp"

#include <cstdint>

namespace hd::c1815 {

inline constexpr std::int32_t under_the_table = -1;  // a column below 1:5

struct Odds {
    std::int32_t attack = 0;  // quarters
    std::int32_t defence = 0;
    std::int32_t column = under_the_table;  // index into column_names
    std::int32_t ground = 0;                // added to the die
    std::int32_t shock = 0;                 // added to the die; less than 0 helps the attacker

    std::int32_t added() const { return ground + shock; }
};

// 1815 7.A.3, 1815 7#7: the column that two strengths give, rounded down.
std::int32_t column_of(std::int32_t attack, std::int32_t defence);

// `working` gets a line for each figure, also for what was looked at and did not apply; null for none. The
// set has attackers or bombarders, and defenders.
Odds odds(const ledger::State& state, const Setting& setting, const AttackSet& attack, WorkingLines* working);

// What comes of a natural die, with the row of the table that it was read from.
struct Read {
    Result result = Result::none;
    std::int32_t row = 0;
};
Read read_result(const Setting& setting, const Odds& odds, std::int32_t die, bool only_guns);

// How a result is called in working, and the rule that says what it means.
Label label_of_result(Result result);
Rule rule_of_result(Result result);

// 7.C.2: points and units that they are spread over.
struct Shock {
    std::int32_t points = 0;
    std::int32_t units = 0;
};
// What the shock of both sides adds to the die.
std::int32_t shock_modifier(const Shock& attacker, const Shock& defender);

}  // namespace hd::c1815
