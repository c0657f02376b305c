#include "engine/rules/campaign_1815/state.hpp"

#include "engine/rules/campaign_1815/step.hpp"

namespace hd::c1815 {

namespace {

using enum ledger::FieldKind;
constexpr auto everybody = ledger::Audience::all;

constexpr auto unit_fields =
    std::to_array<ledger::Field>({{"seat", seat},
                                  {"army", enumeration, everybody, army_names},
                                  {"type", enumeration, everybody, type_names},
                                  {"steps", integer},
                                  {"place", place},
                                  {"hidden_at", spot, ledger::Audience::owner},
                                  {"granted", boolean, ledger::Audience::owner},
                                  {.name = "group", .kind = row, .target = Group::table},
                                  {"disrupted", boolean},
                                  {"locked", boolean},
                                  {"blown_through", integer},
                                  {"moved", integer},
                                  {"command", enumeration, everybody, command_names},
                                  {.name = "superior", .kind = row, .target = Unit::table},
                                  {"no_command", integer},
                                  {"duty", enumeration, everybody, duty_names},
                                  {"may_bombard", boolean},
                                  {"attacked", integer},
                                  {"was_attacked", integer},
                                  {"part", enumeration, everybody, part_names},
                                  {"task", enumeration, everybody, task_names},
                                  {"lost", integer},
                                  {"fought_at", spot},
                                  {"was_hidden", boolean}});
static_assert(sizeof(Unit) == 4 * unit_fields.size());

constexpr auto group_fields =
    std::to_array<ledger::Field>({{"seat", seat}, {"due", integer}, {"entry", integer}});
static_assert(sizeof(Group) == 4 * group_fields.size());

constexpr auto road_fields = std::to_array<ledger::Field>({{"holder", seat}});
static_assert(sizeof(Road) == 4 * road_fields.size());

constexpr auto campaign_fields =
    std::to_array<ledger::Field>({{"exited", integer},
                                  {"reserves_came", boolean},
                                  {"defected", boolean},
                                  {"surprise", integer},
                                  {"level", enumeration, everybody, level_names}});
static_assert(sizeof(Campaign) == 4 * campaign_fields.size());

constexpr auto item_fields = rules::agenda_fields(step_names);
constexpr auto clock_fields = rules::clock_fields(phase_names);

constexpr auto tables = std::to_array<ledger::Table>({{"agenda", item_fields},
                                                      {"clock", clock_fields},
                                                      {"units", unit_fields},
                                                      {"groups", group_fields},
                                                      {"roads", road_fields},
                                                      {"campaign", campaign_fields}});

}  // namespace

ledger::Schema schema() {
    return tables;
}

}  // namespace hd::c1815
