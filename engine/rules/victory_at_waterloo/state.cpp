#include "engine/rules/victory_at_waterloo/state.hpp"

#include "engine/rules/victory_at_waterloo/combat_task.hpp"
#include "engine/rules/victory_at_waterloo/step.hpp"

namespace hd::vaw {

namespace {

using enum ledger::FieldKind;
constexpr auto everybody = ledger::Audience::all;

constexpr auto unit_fields = std::to_array<ledger::Field>({{"seat", seat},
                                                           {"army", enumeration, everybody, army_names},
                                                           {"type", enumeration, everybody, type_names},
                                                           {"strength", integer},
                                                           {"guard", boolean},
                                                           {"place", place},
                                                           {"due", integer},
                                                           {"moved", integer},
                                                           {"attacked", integer},
                                                           {"was_attacked", integer},
                                                           {"owed", enumeration, everybody, owed_names},
                                                           {"may_bombard", boolean},
                                                           {"part", enumeration, everybody, part_names},
                                                           {"task", enumeration, everybody, task_names},
                                                           {"vacated", spot},
                                                           {"passed", spot}});
static_assert(sizeof(Unit) == 4 * unit_fields.size());

constexpr auto army_fields = std::to_array<ledger::Field>({{"seat", seat},
                                                           {"turn_losses", integer},
                                                           {"game_losses", integer},
                                                           {"demoralised_at", integer},
                                                           {"disintegrated_at", integer},
                                                           {"rout_at", integer},
                                                           {"demoralised", boolean},
                                                           {"disintegrated", boolean},
                                                           {"locked", boolean},
                                                           {"moves_left", integer}});
static_assert(sizeof(Army) == 4 * army_fields.size());

constexpr auto objective_fields = std::to_array<ledger::Field>({{"holder", seat}});
static_assert(sizeof(Objective) == 4 * objective_fields.size());

constexpr auto verdict_fields =
    std::to_array<ledger::Field>({{"level", enumeration, everybody, level_names}});
static_assert(sizeof(Verdict) == 4 * verdict_fields.size());

constexpr auto item_fields = rules::agenda_fields(step_names);
constexpr auto clock_fields = rules::clock_fields(phase_names);

constexpr auto tables = std::to_array<ledger::Table>({{"agenda", item_fields},
                                                      {"clock", clock_fields},
                                                      {"units", unit_fields},
                                                      {"armies", army_fields},
                                                      {"objectives", objective_fields},
                                                      {"verdict", verdict_fields}});

}  // namespace

ledger::Schema schema() {
    return tables;
}

}  // namespace hd::vaw
