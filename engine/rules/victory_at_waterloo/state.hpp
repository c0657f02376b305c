// The state of a game: who stands where and has done what, the loss tracks, who holds what. Written only by
// transactions of this folder's rules.
#pragma once

#include "engine/ledger/field.hpp"
#include "engine/ledger/state.hpp"
#include "engine/rules/core_tables.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace hd::vaw {

using ledger::Place;
using ledger::Ref;
using ledger::Seat;
using rules::Clock;
using rules::Item;
using rules::the_clock;

inline constexpr Seat french_seat{1};
inline constexpr Seat coalition_seat{2};

enum class ArmyId : std::int32_t { none, french, british, prussian };
inline constexpr auto army_names = std::to_array<std::string_view>({"", "french", "british", "prussian"});
inline constexpr auto all_armies = std::to_array({ArmyId::french, ArmyId::british, ArmyId::prussian});

enum class UnitType : std::int32_t { none, infantry, cavalry, artillery };
inline constexpr auto type_names = std::to_array<std::string_view>({"", "infantry", "cavalry", "artillery"});

enum class Phase : std::int32_t {
    none,
    french_movement,
    french_attacks,
    coalition_movement,
    coalition_attacks,
    turn_end
};
inline constexpr auto phase_names = std::to_array<std::string_view>(
    {"", "french_movement", "french_attacks", "coalition_movement", "coalition_attacks", "turn_end"});

// A unit's part in the attack that is being put together or resolved.
enum class Part : std::int32_t { none, attacker, bombarder, defender };
inline constexpr auto part_names = std::to_array<std::string_view>({"", "attacker", "bombarder", "defender"});

enum class Level : std::int32_t {
    none,
    french_tactical,
    french_strategic,
    coalition_tactical,
    coalition_strategic
};
inline constexpr auto level_names = std::to_array<std::string_view>(
    {"", "french_tactical", "french_strategic", "coalition_tactical", "coalition_strategic"});

// What a unit did is kept as the turn in which it did it, so that nothing has to be reset when a turn begins.
struct Unit {
    static constexpr int table = 2;
    Seat seat = {};
    ArmyId army = ArmyId::none;
    UnitType type = UnitType::none;
    std::int32_t strength = 0;
    std::int32_t guard = 0;
    Place place = {};               // a hex, a box of the turn track, or the box of the destroyed
    std::int32_t due = 0;           // the turn from which it may enter; 0: it starts on the map
    std::int32_t moved = 0;         // the last turn in which it was moved, or entered
    std::int32_t attacked = 0;      // the last turn in which it attacked
    std::int32_t was_attacked = 0;  // the last turn in which it was attacked
    std::int32_t owed = 0;          // 1: must be attacked in this phase
    std::int32_t may_bombard = 0;   // 1: was next to no enemy when its side's attacks began
    Part part = Part::none;
    std::int32_t task = 0;     // what the combat still wants of it: rules of attack say
    std::int32_t vacated = 0;  // the hex that it left in this combat, as a place number
    std::int32_t passed = 0;   // the hex between, when it left by two
};
static_assert(sizeof(Unit) == 4 * 16);

// One row each for French, British and Prussian, in this order.
struct Army {
    static constexpr int table = 3;
    Seat seat = {};
    std::int32_t turn_losses = 0;
    std::int32_t game_losses = 0;
    std::int32_t demoralised_at = 0;
    std::int32_t disintegrated_at = 0;  // 0: its track has no such box
    std::int32_t rout_at = 0;           // 0: its track has no such box
    std::int32_t demoralised = 0;       // 1: this turn
    std::int32_t disintegrated = 0;     // 1: this turn
    std::int32_t locked = 0;            // 1: its markers may not go left any more
    std::int32_t moves_left = 0;        // units that may still leave their hex, under command control
};
static_assert(sizeof(Army) == 4 * 10);

struct Objective {
    static constexpr int table = 4;
    Seat holder = {};
};
static_assert(sizeof(Objective) == 4 * 1);

// One row: how the game ended.
struct Verdict {
    static constexpr int table = 5;
    Level level = Level::none;
};
static_assert(sizeof(Verdict) == 4 * 1);
inline constexpr Ref<Verdict> the_verdict = Ref<Verdict>::of_row(0);

// VAW-A-11: a push back may go through every unit of a side in turn, each with an item of its own.
constexpr std::uint32_t agenda_rows(std::uint32_t units) {
    return units + 8;
}
inline constexpr std::uint32_t army_rows = 3;

constexpr Ref<Army> army_row(ArmyId army) {
    return Ref<Army>{static_cast<std::int32_t>(army)};
}

constexpr Ref<Unit> unit_row(std::size_t row) {
    return Ref<Unit>::of_row(static_cast<std::int32_t>(row));
}

constexpr Seat opponent(Seat seat) {
    return seat == french_seat ? coalition_seat : french_seat;
}

// Tables in the order of their numbers.
ledger::Schema schema();

}  // namespace hd::vaw
