// The toy game's rows of state and the numbers of its names.
#pragma once

#include "engine/rules/core_tables.hpp"
#include "engine/rules/setting.hpp"

#include <array>
#include <cstdint>

namespace hd::toy {

using ledger::Place;
using ledger::Ref;
using ledger::Seat;
using rules::Item;

inline constexpr std::uint32_t unit_rows = 20;
inline constexpr std::int32_t last_turn = 3;
inline constexpr std::int32_t acts_a_phase = 3;
inline constexpr std::int32_t most_steps = 3;
inline constexpr std::int32_t full_ammunition = 2;
inline constexpr Seat red{1};
inline constexpr Seat blue{2};

struct Unit {
    static constexpr int table = 2;
    Seat owner = {};
    Place place = {};  // a hex, or its side's queue box
    Place rear = {};   // the second hex of an extended unit
    std::int32_t height = 0;
    std::int32_t steps = 0;
    std::int32_t strength = 0;  // of one step: known to the owner until a fight shows it
    std::int32_t seen = 0;
    std::int32_t ammunition = 0;
    std::int32_t lifted = 0;  // the turn in which it was last lifted
};

struct Command {  // one row a seat
    static constexpr int table = 3;
    Seat owner = {};
    std::int32_t plan = 0;   // the secret one, 0 none
    std::int32_t shown = 0;  // the one that holds this turn
    std::int32_t acts = 0;   // still to be taken in this phase
    std::int32_t deployed = 0;
    std::int32_t gun_x = 0;
    std::int32_t gun_y = 0;
    std::int32_t heading = 0;
};

namespace plan {
inline constexpr std::int32_t attack = 1, hold = 2;
}
namespace step {
inline constexpr std::int32_t turn = 1, plan = 2, show = 3, chit = 4, arrive = 5, phase = 6, walk = 7,
                              exchange = 8, loss = 9, assault = 10, combat = 11, retreat = 12, pose = 13;
}
namespace act {
inline constexpr std::int32_t plan = 1, march = 2, split = 3, merge = 4, extend = 5, contract = 6, lift = 7,
                              target = 8, deploy = 9, end = 10, join = 11, done = 12, shoot = 13, hold = 14,
                              lose = 15, retreat = 16, gun = 17;
}
namespace event {
inline constexpr std::uint16_t set_up = 1, turn_begun = 2, planned = 3, plans_shown = 4, chit_drawn = 5,
                               arrived = 6, arrival_barred = 7, ordered = 8, stepped = 9, halted = 10,
                               shot = 11, held = 12, step_lost = 13, assault_begun = 14, joined = 15,
                               front_filled = 16, revealed = 17, fought = 18, retreated = 19, eliminated = 20,
                               gun_posed = 21, phase_ended = 22, game_over = 23;
}
namespace rule {
inline constexpr std::uint16_t plan = 1, chit = 2, queue = 3, acts = 4, march = 5, split = 6, merge = 7,
                               line = 8, stack = 9, assault = 10, front = 11, fight = 12, fire = 13,
                               loss = 14, seen = 15, retreat = 16, gun = 17, end = 18;
}
namespace reason {
inline constexpr std::uint16_t not_now = 1, not_yours = 2, no_acts = 3, not_adjacent = 4, enemy_held = 5,
                               too_many_steps = 6, too_few_steps = 7, extended = 8, done_before = 9,
                               front_not_met = 10, plan_holds = 11, no_target = 12, no_ammunition = 13,
                               out_of_bounds = 14, not_together = 15;
}
namespace label {
inline constexpr std::uint16_t attackers = 1, defender = 2, half_difference = 3, holds = 4, gun_near = 5,
                               die = 6, attacker_wins = 7, defender_wins = 8, hit = 9, miss = 10;
}
namespace stream {
inline constexpr std::uint16_t combat = 1, chits = 2, fire = 3;
}

}  // namespace hd::toy
