#include "engine/rules/campaign_1815/compile_counters.hpp"

#include "engine/rules/start_rows.hpp"
#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace hd::c1815 {

namespace {

using rules::Faults;

template <class Enum, std::size_t N>
Enum named(std::string_view name, const std::array<std::string_view, N>& names) {
    const auto found = std::find(names.begin() + 1, names.end(), name);
    return found == names.end() ? Enum::none : static_cast<Enum>(found - names.begin());
}

std::int32_t corps_of(const scenario::OrderOfBattle& order, std::string_view formation) {
    const auto found = std::find_if(order.formations.begin(), order.formations.end(),
                                    [&](const auto& f) { return f.id == formation; });
    return found == order.formations.end() ? 0
                                           : static_cast<std::int32_t>(found - order.formations.begin()) + 1;
}

std::uint32_t tags_of(const scenario::Unit& from) {
    std::uint32_t bits = 0;
    for (std::size_t t = 0; t < tag_names.size(); ++t) {
        if (scenario::has_tag(from, tag_names[t])) bits |= 1U << t;
    }
    return bits;
}

// 1815 16.A: with the option a counter has other values.
std::int32_t value_of(const scenario::Unit& from, std::string_view name, bool other) {
    const std::int32_t value = scenario::number_or(from.values, name, 0);
    return other ? scenario::number_or(from.values, fmt::format("alt_{}", name), value) : value;
}

Counter counter_of(const scenario::OrderOfBattle& order, const scenario::Unit& from, const Chosen& chosen,
                   Faults& faults) {
    const std::uint32_t tags = tags_of(from);
    Counter counter{.army = named<ArmyId>(from.army, army_names),
                    .type = named<UnitType>(from.type, type_names),
                    .nation = named<Nation>(from.nation, nation_names),
                    .corps = corps_of(order, from.formation),
                    .tags = tags};
    const bool other = chosen.kgl_dragoons && counter.has(Tag::kgl_dragoons);
    counter.movement = value_of(from, "movement", other);
    counter.full = {.attack = value_of(from, "attack", other),
                    .defence = value_of(from, "defence", other),
                    .shock = value_of(from, "shock", other)};
    const std::int32_t reduced = scenario::number_or(from.values, "reduced_defence", -1);
    if (reduced >= 0) {
        counter.steps = 2;
        counter.reduced = {.attack = scenario::number_or(from.values, "reduced_attack", 0),
                           .defence = reduced,
                           .shock = scenario::number_or(from.values, "reduced_shock", counter.full.shock)};
    }
    const auto fault = [&](std::string_view what) {
        faults.push_back(fmt::format("unit {}: {}", from.id, what));
    };
    if (counter.army == ArmyId::none) fault(fmt::format("there is no army \"{}\"", from.army));
    if (counter.type == UnitType::none) fault(fmt::format("there is no unit type \"{}\"", from.type));
    if (counter.movement < 0 || counter.movement > 20)
        fault(fmt::format("a movement allowance of {}", counter.movement));
    const bool strong = counter.type == UnitType::leader || counter.full.defence > 0;
    if (!strong || counter.full.attack < 0 || counter.full.attack > 99 || counter.full.defence > 99)
        fault("its strengths are not from 0 to 99, and its defence from 1");
    return counter;
}

// 1815 16.B#1, 1815 16.C: counters that only an option brings.
bool is_used(const Counter& counter, const Chosen& chosen) {
    if (counter.has(Tag::optional_reserves) && !chosen.reserves) return false;
    return !counter.has(Tag::hal_detachment) || chosen.hal_detachment;
}

// The turn from which a counter may come, not before its option lets it.
std::int32_t due_turn(const Setting& setting, const Counter& counter, std::int32_t scheduled) {
    if (counter.has(Tag::optional_reserves))
        return std::max(scheduled, setting.number(Number::reserves_turn));
    return counter.has(Tag::hal_detachment) ? std::max(scheduled, setting.number(Number::hal_turn))
                                            : scheduled;
}

std::int32_t entry_named(const Setting& setting, std::string_view id, ArmyId army) {
    for (std::size_t i = 0; i < setting.entries.size(); ++i) {
        if (setting.entries[i].id == id && setting.entries[i].army == army)
            return static_cast<std::int32_t>(i) + 1;
    }
    return 0;
}

// The group of the same army, turn and entry: the one there is, or a new one.
std::int32_t group_for(Setting& setting, const GroupInfo& wanted) {
    for (std::size_t i = 0; i < setting.groups.size(); ++i) {
        const GroupInfo& group = setting.groups[i];
        if (group.army == wanted.army && group.due == wanted.due && group.entry == wanted.entry)
            return static_cast<std::int32_t>(i) + 1;
    }
    setting.groups.push_back(wanted);
    const std::string name =
        fmt::format("{}-{}-{}", army_names[static_cast<std::size_t>(wanted.army)], wanted.due,
                    setting.entries[static_cast<std::size_t>(wanted.entry) - 1].id);
    setting.rows[Group::table].push_back({name, name});
    return static_cast<std::int32_t>(setting.groups.size());
}

std::optional<Unit> placed(Setting& setting, const scenario::Scenario& scenario, const scenario::Unit& from,
                           const Counter& counter, Faults& faults) {
    Unit row{.seat = seat_of_army(counter.army),
             .army = counter.army,
             .type = counter.type,
             .steps = counter.steps};
    const auto on_map = std::find_if(scenario.setup.begin(), scenario.setup.end(),
                                     [&](const auto& entry) { return entry.unit == from.id; });
    if (on_map != scenario.setup.end()) {
        const auto place = rules::parse_place(setting, on_map->place);
        const bool good =
            place && setting.on_map(*place) && setting.at(*place).neighbours != Hex{}.neighbours;
        if (!good) {
            faults.push_back(fmt::format("unit {}: there is no hex {} on the map", from.id, on_map->place));
            return std::nullopt;
        }
        row.place = *place;
        return row;
    }
    const auto later = std::find_if(scenario.schedule.begin(), scenario.schedule.end(),
                                    [&](const auto& entry) { return entry.unit == from.id; });
    if (later == scenario.schedule.end()) return std::nullopt;
    const std::int32_t entry = entry_named(setting, later->entry, counter.army);
    const auto turns = static_cast<std::int32_t>(setting.tables.turns.size());
    if (entry == 0) {
        faults.push_back(fmt::format("unit {}: there is no entry {} of its army", from.id, later->entry));
    } else if (later->turn < 1 || later->turn > turns) {
        faults.push_back(
            fmt::format("unit {}: it comes in turn {}, outside the record", from.id, later->turn));
    } else {
        row.place = setting.waiting;
        row.group = group_for(
            setting, {.army = counter.army, .due = due_turn(setting, counter, later->turn), .entry = entry});
        return row;
    }
    return std::nullopt;
}

}  // namespace

void compile_counters(Setting& setting, const scenario::Resolved& resolved, const Chosen& chosen,
                      Faults& faults) {
    for (const scenario::Unit& from : resolved.order_of_battle.units) {
        const Counter counter = counter_of(resolved.order_of_battle, from, chosen, faults);
        if (counter.army == ArmyId::none || !is_used(counter, chosen)) continue;
        // A counter that the scenario doesn't use is no part of the game.
        const auto row = placed(setting, resolved.scenario, from, counter, faults);
        if (!row) continue;
        setting.counters.push_back(counter);
        setting.units.push_back(*row);
        setting.rows[Unit::table].push_back({from.id, from.name});
    }
    if (setting.units.empty()) faults.push_back("no unit is on the map or on its way");
    if (setting.units.size() > 1'000) faults.push_back("more than 1,000 units");
    rules::check_units_known(resolved, faults);
}

}  // namespace hd::c1815
