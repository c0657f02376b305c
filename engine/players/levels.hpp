// How strong a computer player is, as data: `players/computer.json` of the data folder, a table with a row
// for each number and a column for each level. Levels differ in width and noise, never in knowledge.
#pragma once

#include "engine/scenario/library.hpp"
#include "engine/scenario/table.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hd::players {

// Values are in thousandths of a point, or thousandths of the value they weigh.
struct Level {
    std::string name;
    std::int32_t version = 0;
    std::int32_t group_size = 0;      // units that may be brought up for one attack
    std::int32_t group_starts = 0;    // 1: sets grow from the best first unit, 2: from every hex of attack
    std::int32_t hex_candidates = 0;  // units looked at for a hex of attack
    std::int32_t beam = 0;            // joint sets of attacks kept
    std::int32_t verified = 0;        // sets valued again with all duties; 0: none
    std::int32_t noise = 0;           // of the gap between best and median
    std::int32_t margin = 0;          // what a move must gain
    std::int32_t seek_behind = 0;     // pull of enemy prizes on the side that must act
    std::int32_t seek_ahead = 0;      // and on the other
    std::int32_t hunt_behind = 0;     // pull of enemy units
    std::int32_t hunt_ahead = 0;
    std::int32_t cover = 0;        // pull of own prizes in danger
    std::int32_t risk_behind = 0;  // weight of own losses
    std::int32_t risk_ahead = 0;
    std::int32_t exposure_behind = 0;  // weight of the enemy's best strike
    std::int32_t exposure_ahead = 0;
    std::int32_t force = 0;   // a point of strength, beside what its loss costs on the ledger
    std::int32_t drive = 0;   // driving off a point of strength
    std::int32_t ground = 0;  // a point of cover under a strike
    std::int32_t wait = 0;    // cost of a reinforcement that stays off the map
    std::int32_t effort = 0;  // extra pull of the main effort
    std::int32_t commit = 0;  // cost of a point of strength beyond what the attack needs
    // Of games with disorder and odds by ratio.
    std::int32_t push = 0;      // driving off a point of strength
    std::int32_t odds = 0;      // contact is sought at so many to one
    std::int32_t disorder = 0;  // a point of attack strength in disorder
    std::int32_t blown = 0;     // a point of attack strength of cavalry that is blown
};

struct Levels {
    std::vector<Level> all;
    const Level* find(std::string_view name) const;
};

// The levels of a table; faults name what is missing.
scenario::Loaded<Levels> read_levels(std::string bytes, const std::string& file);
scenario::Loaded<Levels> load_levels(const scenario::DataRoot& root);

}  // namespace hd::players
