#include "editor/lint/lint.hpp"
#include "editor/lint/words.hpp"

#include <fmt/format.h>

#include <map>
#include <set>

namespace hd::editor {

namespace {

using scenario::Formation;
using scenario::OrderOfBattle;
using scenario::Unit;

std::vector<std::string> ids_of(const std::vector<Formation>& formations) {
    std::vector<std::string> ids;
    for (const Formation& formation : formations) ids.push_back(formation.id);
    return ids;
}

// Whoever follows the parents of a formation in a cycle comes back to it; each cycle is said once, at its
// first formation in the file.
void lint_cycles(const OrderOfBattle& order, Report& report) {
    std::map<std::string_view, const Formation*> by_id;
    for (const Formation& formation : order.formations) by_id.emplace(formation.id, &formation);
    std::set<std::string_view> done;
    for (const Formation& formation : order.formations) {
        std::vector<std::string> way;
        std::set<std::string_view> on_way;
        const Formation* at = &formation;
        while (at != nullptr && done.count(at->id) == 0 && on_way.insert(at->id).second) {
            way.push_back(at->id);
            const auto parent = by_id.find(at->parent);
            at = parent == by_id.end() ? nullptr : parent->second;
        }
        const bool cycle = at != nullptr && on_way.count(at->id) != 0;
        if (cycle) {
            while (way.front() != at->id) way.erase(way.begin());
            report.error(
                "formation-cycle", at->at, at->id,
                fmt::format(
                    "the formation belongs to itself, by way of {}. A formation belongs to a larger one "
                    "or to none; change the parent of one of them",
                    joined(way)));
        }
        done.insert(on_way.begin(), on_way.end());
    }
}

void lint_formations(const OrderOfBattle& order, Report& report) {
    const std::vector<std::string> ids = ids_of(order.formations);
    const std::set<std::string_view> known(ids.begin(), ids.end());
    std::set<std::string_view> seen;
    for (const Formation& formation : order.formations) {
        if (formation.id.empty()) {
            report.error("no-id", formation.at, formation.name,
                         "the formation has no id, so nothing can belong to it; give it one");
        } else if (!seen.insert(formation.id).second) {
            report.error("id-twice", formation.at, formation.id,
                         "two formations have this id; give one of them another");
        }
        if (formation.parent.empty() || known.count(formation.parent) != 0) continue;
        report.error("unknown-formation", formation.at, formation.id,
                     fmt::format("its parent \"{}\" isn't listed, so it belongs nowhere{}", formation.parent,
                                 hint(formation.parent, ids)),
                     rename_to_nearest(formation.parent, ids));
    }
}

void lint_units(const OrderOfBattle& order, const RulesetChecks& checks, Report& report) {
    const std::vector<std::string> formations = ids_of(order.formations);
    const std::set<std::string_view> known(formations.begin(), formations.end());
    std::set<std::string_view> seen;
    for (const Unit& unit : order.units) {
        if (unit.id.empty()) {
            report.error("no-id", unit.at, unit.name,
                         "the unit has no id, so no scenario can place it; give it one");
        } else if (!seen.insert(unit.id).second) {
            report.error(
                "id-twice", unit.at, unit.id,
                "two units have this id, so nobody can tell which is meant; give one of them another");
        }
        if (unit.army.empty()) {
            report.error("no-army", unit.at, unit.id,
                         "the unit belongs to no army, so nobody commands it; name its army");
        }
        if (!unit.formation.empty() && known.count(unit.formation) == 0) {
            report.error("unknown-formation", unit.at, unit.id,
                         fmt::format("its formation \"{}\" isn't listed{}", unit.formation,
                                     hint(unit.formation, formations)),
                         rename_to_nearest(unit.formation, formations));
        }
        if (checks.unit_types.empty() || holds(checks.unit_types, unit.type)) continue;
        report.error("unknown-type", unit.at, unit.id,
                     fmt::format("the ruleset has no units of type \"{}\"; it has {}{}", unit.type,
                                 joined(checks.unit_types), hint(unit.type, checks.unit_types)),
                     rename_to_nearest(unit.type, checks.unit_types));
    }
}

}  // namespace

Findings lint_order_of_battle(const OrderOfBattle& order, const std::string& file,
                              const RulesetChecks& checks) {
    Findings findings;
    Report report(findings, file);
    if (order.id.empty()) {
        report.error("no-id", order.at, {},
                     "the order of battle has no id, so no scenario can name it; give it one");
    }
    lint_formations(order, report);
    lint_cycles(order, report);
    lint_units(order, checks, report);
    return findings;
}

}  // namespace hd::editor
