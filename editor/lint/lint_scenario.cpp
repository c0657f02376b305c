#include "editor/lint/lint_scenario.hpp"

#include "editor/lint/words.hpp"
#include "engine/scenario/build_map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace hd::editor {

namespace {

using scenario::Resolved;
using scenario::Scenario;

class ScenarioLint {
  public:
    ScenarioLint(const Resolved& resolved, const RulesetChecks& checks, Findings& findings);
    void run();

  private:
    void lint_head();
    void lint_seats();
    void lint_names(const scenario::NamedValues& given, const std::vector<std::string>& known,
                    std::string_view what, Check check);
    void lint_setup();
    void lint_place(const scenario::SetupEntry& entry);
    void lint_schedule();
    void lint_arrival(const scenario::ScheduleEntry& entry);
    void lint_unplaced();
    void lint_map_names();
    const scenario::Unit* known_unit(const std::string& id, scenario::Position at, std::string_view where);
    bool is_placed_once(const std::string& unit, scenario::Position at);

    const Resolved& resolved_;
    const Scenario& scenario_;
    const RulesetChecks& checks_;
    Report report_;
    Report map_report_;
    bool has_map_;
    std::optional<scenario::Sheetwork> sheetwork_;  // absent: the map has no sound grid, which lint_map says
    std::map<std::string_view, const scenario::Unit*> units_;
    std::vector<std::string> unit_ids_;
    std::vector<std::string> armies_;  // of the order of battle
    std::vector<std::string> entries_;
    std::set<std::string_view> placed_;
    std::map<board::HexId, std::vector<std::string>> stacks_;
};

ScenarioLint::ScenarioLint(const Resolved& resolved, const RulesetChecks& checks, Findings& findings)
    : resolved_(resolved),
      scenario_(resolved.scenario),
      checks_(checks),
      report_(findings, resolved.files.scenario),
      map_report_(findings, resolved.files.map),
      has_map_(!resolved.files.map.empty()) {
    auto sheetwork = scenario::lay_out(resolved.map);
    if (sheetwork) sheetwork_ = std::move(*sheetwork);
    for (const scenario::Unit& unit : resolved.order_of_battle.units) {
        units_.emplace(unit.id, &unit);
        unit_ids_.push_back(unit.id);
        if (!unit.army.empty() && !holds(armies_, unit.army)) armies_.push_back(unit.army);
    }
    for (const scenario::MapEntry& entry : resolved.map.entries) entries_.push_back(entry.id);
}

void ScenarioLint::run() {
    lint_head();
    lint_seats();
    lint_names(scenario_.options, checks_.options, "option", "unknown-option");
    lint_names(scenario_.parameters, checks_.parameters, "parameter", "unknown-parameter");
    lint_setup();
    lint_schedule();
    lint_unplaced();
    lint_map_names();
}

void ScenarioLint::lint_head() {
    if (scenario_.id.empty()) {
        report_.error("no-id", scenario_.at, {}, "the scenario has no id, so it can't be named; give it one");
    }
    if (scenario_.title.empty()) {
        report_.warning("no-title", scenario_.at, {},
                        "the scenario has no title, so lists show its id; give it one");
    }
    const scenario::Turns& turns = scenario_.turns;
    if (turns.last < turns.first || turns.last < 1 || turns.last > 1000) {
        report_.error(
            "turns", turns.at, {},
            fmt::format(
                "the turns run from {} to {}, and a game has 1 to 1000 turns, the last not before the "
                "first; state \"turns\" with \"first\" and \"last\"",
                turns.first, turns.last));
    }
    const bool started = scenario_.start && scenario_.start->turn != 0;
    if (started && (scenario_.start->turn < turns.first || scenario_.start->turn > turns.last)) {
        report_.error(
            "turns", scenario_.start->at, {},
            fmt::format("play starts on turn {}, which isn't one of turns {} to {}; change one of them",
                        scenario_.start->turn, turns.first, turns.last));
    }
}

void ScenarioLint::lint_seats() {
    if (scenario_.seats.empty()) {
        report_.error("no-seats", scenario_.at, {},
                      "the scenario has no seats, so nobody can play it; add them");
    }
    std::set<std::string_view> ids;
    std::map<std::string_view, std::string_view> commanded;
    for (const scenario::Seat& seat : scenario_.seats) {
        if (seat.id.empty()) report_.error("no-id", seat.at, seat.name, "the seat has no id; give it one");
        if (!ids.insert(seat.id).second) {
            report_.error("id-twice", seat.at, seat.id, "two seats have this id; give one of them another");
        }
        for (const std::string& army : seat.armies) {
            const auto [other, is_new] = commanded.emplace(army, seat.id);
            if (!is_new) {
                report_.error(
                    "army-twice", seat.at, seat.id,
                    fmt::format(
                        "the army {} is commanded by {} already, and an army has one seat; take it from "
                        "one of them",
                        army, other->second));
            }
            if (armies_.empty() || holds(armies_, army)) continue;
            report_.error("unknown-army", seat.at, seat.id,
                          fmt::format("no unit belongs to the army \"{}\"{}", army, hint(army, armies_)),
                          rename_to_nearest(army, armies_));
        }
    }
    for (const std::string& army : armies_) {
        if (commanded.count(army) != 0 || scenario_.seats.empty()) continue;
        report_.error("army-without-seat", scenario_.at, army,
                      "no seat commands this army, so its units could never act; add it to a seat",
                      {FixVerb::add, army});
    }
}

void ScenarioLint::lint_names(const scenario::NamedValues& given, const std::vector<std::string>& known,
                              std::string_view what, Check check) {
    if (known.empty()) return;
    for (const auto& value : given) {
        if (holds(known, value.name)) continue;
        report_.warning(check, scenario_.at, value.name,
                        fmt::format("the ruleset has no {} of this name, so it does nothing; it has {}{}",
                                    what, joined(known), hint(value.name, known)),
                        rename_to_nearest(value.name, known));
    }
}

const scenario::Unit* ScenarioLint::known_unit(const std::string& id, scenario::Position at,
                                               std::string_view where) {
    const auto found = units_.find(id);
    if (found != units_.end()) return found->second;
    report_.error("unknown-unit", at, id,
                  fmt::format("the {} names this unit, which isn't in the order of battle{}", where,
                              hint(id, unit_ids_)),
                  rename_to_nearest(id, unit_ids_));
    return nullptr;
}

bool ScenarioLint::is_placed_once(const std::string& unit, scenario::Position at) {
    if (placed_.insert(unit).second) return true;
    report_.error("unit-twice", at, unit,
                  "the unit stands in the set-up or the schedule already, and it can't be in two places; "
                  "remove one of them",
                  {FixVerb::remove, unit});
    return false;
}

void ScenarioLint::lint_place(const scenario::SetupEntry& entry) {
    if (!sheetwork_ || holds(checks_.boxes, entry.place)) return;
    const auto hex = sheetwork_->numbering.parse(entry.place);
    if (!hex) {
        report_.error(
            "unit-off-map", entry.at, entry.unit,
            fmt::format("the unit is placed on \"{}\", where nothing can stand: {}. Place it on a hex of the "
                        "map, or take it out of the set-up",
                        entry.place, hex.error()),
            {FixVerb::move, {}});
        return;
    }
    std::vector<std::string>& stack = stacks_[*hex];
    stack.push_back(entry.unit);
    const auto most = static_cast<std::size_t>(checks_.units_per_hex);
    if (most == 0 || stack.size() <= most) return;
    report_.error("too-many-units", entry.at, entry.place,
                  fmt::format("{} stand here together, and a hex holds {}{}; move one of them", joined(stack),
                              most == 1 ? "one unit" : fmt::format("{} units", most),
                              checks_.stacking_rule.empty() ? "" : " (" + checks_.stacking_rule + ")"),
                  {FixVerb::move, entry.unit});
}

void ScenarioLint::lint_setup() {
    for (const scenario::SetupEntry& entry : scenario_.setup) {
        if (known_unit(entry.unit, entry.at, "set-up") == nullptr) continue;
        is_placed_once(entry.unit, entry.at);
        lint_place(entry);
    }
}

void ScenarioLint::lint_arrival(const scenario::ScheduleEntry& entry) {
    const scenario::Unit* unit = known_unit(entry.unit, entry.at, "schedule");
    if (unit == nullptr) return;
    is_placed_once(entry.unit, entry.at);
    const auto& all = resolved_.map.entries;
    const auto way = std::find_if(all.begin(), all.end(), [&](const scenario::MapEntry& candidate) {
        return candidate.id == entry.entry;
    });
    if (way == all.end() && has_map_) {
        report_.error("unknown-entry", entry.at, entry.unit,
                      fmt::format("the unit comes by the entry \"{}\", which the map doesn't have{}",
                                  entry.entry, hint(entry.entry, entries_)),
                      rename_to_nearest(entry.entry, entries_));
    } else if (way != all.end() && !way->army.empty() && way->army != unit->army) {
        report_.error(
            "entry-of-another-army", entry.at, entry.unit,
            fmt::format("the unit is {} and the entry {} is kept for the army {}; choose another entry",
                        unit->army, way->id, way->army));
    }
}

void ScenarioLint::lint_schedule() {
    for (const scenario::ScheduleEntry& entry : scenario_.schedule) {
        lint_arrival(entry);
        const scenario::Turns& turns = scenario_.turns;
        if (entry.turn >= turns.first && entry.turn <= turns.last) continue;
        report_.error(
            "turn-outside", entry.at, entry.unit,
            fmt::format(
                "the unit comes on turn {}, and the game runs from {} to {}, so it never would; change "
                "the turn or take the unit out",
                entry.turn, turns.first, turns.last));
    }
}

// More than this many are said in one finding: a lesson may use a few units of a large order of battle.
constexpr std::size_t most_unplaced = 8;

// A position exported in the middle of a game keeps its units in the tables of state.
void ScenarioLint::lint_unplaced() {
    if (scenario_.start && !scenario_.start->tables.empty()) return;
    std::vector<std::string> unplaced;
    for (const std::string& unit : unit_ids_) {
        if (placed_.count(unit) == 0) unplaced.push_back(unit);
    }
    if (unplaced.size() > most_unplaced) {
        const std::string first = joined({unplaced.begin(), unplaced.begin() + 3});
        report_.warning(
            "unit-unplaced", scenario_.at, {},
            fmt::format("{} of {} units are neither set up nor scheduled, {} among them, so they take "
                        "no part; place them, schedule them, or leave them if that is meant",
                        unplaced.size(), unit_ids_.size(), first));
        return;
    }
    for (const std::string& unit : unplaced) {
        report_.warning(
            "unit-unplaced", scenario_.at, unit,
            "the unit is neither set up nor scheduled, so it takes no part; place it, schedule it, or "
            "leave it if that is meant",
            {FixVerb::add, unit});
    }
}

// Sides of objectives are seats; armies of entries have units.
void ScenarioLint::lint_map_names() {
    std::vector<std::string> seats;
    for (const scenario::Seat& seat : scenario_.seats) seats.push_back(seat.id);
    for (const scenario::MapObjective& objective : resolved_.map.objectives) {
        for (const auto& value : objective.values) {
            if (seats.empty() || holds(seats, value.name)) continue;
            map_report_.error(
                "unknown-side", objective.at, objective.hex,
                fmt::format("the objective is worth {} to \"{}\", which isn't a seat of the scenario{}",
                            value.value, value.name, hint(value.name, seats)),
                rename_to_nearest(value.name, seats));
        }
    }
    for (const scenario::MapEntry& entry : resolved_.map.entries) {
        if (entry.army.empty() || armies_.empty() || holds(armies_, entry.army)) continue;
        map_report_.warning(
            "unknown-army", entry.at, entry.id,
            fmt::format("the entry is kept for the army \"{}\", and no unit of the scenario belongs to "
                        "it{}",
                        entry.army, hint(entry.army, armies_)),
            rename_to_nearest(entry.army, armies_));
    }
}

}  // namespace

void lint_scenario(const Resolved& resolved, const RulesetChecks& checks, Findings& findings) {
    ScenarioLint(resolved, checks, findings).run();
}

}  // namespace hd::editor
