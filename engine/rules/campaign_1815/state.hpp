// The state of a game: who stands where and in what order, which group comes when, who controls which road.
// Written only by transactions of this folder's rules.
#pragma once

#include "engine/ledger/field.hpp"
#include "engine/ledger/state.hpp"
#include "engine/rules/core_tables.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace hd::c1815 {

using ledger::Place;
using ledger::Ref;
using ledger::Seat;
using rules::Clock;
using rules::Item;
using rules::the_clock;

inline constexpr Seat french_seat{1};
inline constexpr Seat allied_seat{2};

enum class ArmyId : std::int32_t { none, french, prussian, anglo };
inline constexpr auto army_names = std::to_array<std::string_view>({"", "french", "prussian", "anglo"});
inline constexpr auto all_armies = std::to_array({ArmyId::french, ArmyId::prussian, ArmyId::anglo});

// Leaders are counters too: they move, arrive and are shown as units are, but fight nobody.
enum class UnitType : std::int32_t { none, infantry, cavalry, foot_artillery, horse_artillery, leader };
inline constexpr auto type_names = std::to_array<std::string_view>(
    {"", "infantry", "cavalry", "foot_artillery", "horse_artillery", "leader"});

enum class Phase : std::int32_t {
    none,
    french_movement,
    french_rally,
    french_combat,
    allied_movement,
    allied_rally,
    allied_combat
};
inline constexpr auto phase_names =
    std::to_array<std::string_view>({"", "french_movement", "french_rally", "french_combat",
                                     "allied_movement", "allied_rally", "allied_combat"});

// How a unit or leader stands to its leaders in its side's player turn.
enum class Command : std::int32_t {
    none,     // a leader whose status is not determined yet
    out,      // of command
    in,       // of a unit: by a leader of its corps
    direct,   // a unit that an army or detachment leader commands himself
    waiting,  // a corps leader who traces to a detachment leader that has not rolled yet
};
inline constexpr auto command_names = std::to_array<std::string_view>({"", "out", "in", "direct", "waiting"});

// What the combat phase wants of a unit.
enum class Duty : std::int32_t {
    none,
    must_attack,       // of the phasing side: an enemy is in its zone of control
    must_retreat,      // blown cavalry with an enemy in its zone of control
    must_be_attacked,  // of the other side
};
inline constexpr auto duty_names =
    std::to_array<std::string_view>({"", "must_attack", "must_retreat", "must_be_attacked"});

// A unit's part in the attack that is being put together or resolved.
enum class Part : std::int32_t { none, attacker, bombarder, defender };
inline constexpr auto part_names = std::to_array<std::string_view>({"", "attacker", "bombarder", "defender"});

// What a combat, or a failed check, still wants of a unit.
enum class Task : std::int32_t {
    none,
    stands,    // was asked and does not retreat before combat
    withdrew,  // retreated before combat
    retreats,  // has to go back
    may_retreat,
    retreated,
    stays,
    advanced,
};
inline constexpr auto task_names = std::to_array<std::string_view>(
    {"", "stands", "withdrew", "retreats", "may_retreat", "retreated", "stays", "advanced"});

enum class Level : std::int32_t { none, french_victory, allied_victory };
inline constexpr auto level_names = std::to_array<std::string_view>({"", "french_victory", "allied_victory"});

// What a unit did is kept as the turn in which it did it: a side moves and fights once a turn, so that
// nothing has to be reset.
struct Unit {
    static constexpr int table = 2;
    Seat seat = {};
    ArmyId army = ArmyId::none;
    UnitType type = UnitType::none;
    std::int32_t steps = 0;
    Place place = {};          // a hex, or a box: waiting, eliminated, exited, defected
    Place hidden_at = {};      // where it lies in wait, known to its owner alone
    std::int32_t granted = 0;  // 1: it is of the hidden force, known to its owner alone
    std::int32_t group = 0;    // Ref of the group with which it comes; 0: it starts on the map
    std::int32_t disrupted = 0;
    std::int32_t locked = 0;         // 1: recovers in the next early morning only
    std::int32_t blown_through = 0;  // the last player turn in which it is blown
    std::int32_t moved = 0;  // the last turn in which it moved, or came on; -turn: might have, and stayed
    Command command = Command::none;
    Ref<Unit> superior = {};      // the leader who commands it, or whom it traces to
    std::int32_t no_command = 0;  // of a leader: the turn in which he may command nobody
    Duty duty = Duty::none;
    std::int32_t may_bombard = 0;
    std::int32_t attacked = 0;      // the last turn in which it attacked
    std::int32_t was_attacked = 0;  // the last turn in which it was attacked
    Part part = Part::none;
    Task task = Task::none;
    std::int32_t lost = 0;        // steps lost in this combat
    Place fought_at = {};         // where it stood when the attack was put together
    std::int32_t was_hidden = 0;  // 1: fights with surprise in the turn that it was found
};
static_assert(sizeof(Unit) == 4 * 24);

// Units that come on together.
struct Group {
    static constexpr int table = 3;
    Seat seat = {};
    std::int32_t due = 0;    // the turn from which it may come on
    std::int32_t entry = 0;  // 1 + index into Setting::entries
};
static_assert(sizeof(Group) == 4 * 3);

// A hex with a road or high road.
struct Road {
    static constexpr int table = 4;
    Seat holder = {};
};
static_assert(sizeof(Road) == 4 * 1);

// One row: what holds for the whole campaign.
struct Campaign {
    static constexpr int table = 5;
    std::int32_t exited = 0;         // attack strength that left by the exit area
    std::int32_t reserves_came = 0;  // 1: an optional reserve has come on
    std::int32_t defected = 0;       // 1: the Netherlands units have been checked
    std::int32_t surprise = 0;       // the turn in which the French ran into the hidden force
    Level level = Level::none;
};
static_assert(sizeof(Campaign) == 4 * 5);
inline constexpr Ref<Campaign> the_campaign = Ref<Campaign>::of_row(0);

constexpr Ref<Unit> unit_row(std::size_t row) {
    return Ref<Unit>::of_row(static_cast<std::int32_t>(row));
}

constexpr Seat opponent(Seat seat) {
    return seat == french_seat ? allied_seat : french_seat;
}

constexpr Seat seat_of_army(ArmyId army) {
    return army == ArmyId::french ? french_seat : allied_seat;
}

// Player turns in order, from 2 on: the French one of turn n, then the Allied one.
constexpr std::int32_t player_turn(const Clock& clock) {
    return 2 * clock.turn + (clock.side == allied_seat ? 1 : 0);
}

constexpr bool is_artillery(UnitType type) {
    return type == UnitType::foot_artillery || type == UnitType::horse_artillery;
}

// Tables in the order of their numbers.
ledger::Schema schema();

}  // namespace hd::c1815
