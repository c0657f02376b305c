#include "app/view/edit_view_facts.hpp"

#include "app/view/edit_goal.hpp"
#include "app/view/rulesets.hpp"
#include "app/view/words.hpp"
#include "app/view/working.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <utility>

namespace hd::view {

using board::HexId;

namespace {

std::string name_of(const scenario::Unit& unit) {
    return unit.name.empty() ? unit.id : unit.name;
}

std::string belongs_to(const scenario::Resolved& resolved, const scenario::Unit& unit) {
    std::string army = capitalised(unit.army) + " army";
    for (const scenario::Formation& one : resolved.order_of_battle.formations) {
        if (one.id == unit.formation) return fmt::format("{}, {}", one.name, army);
    }
    return army;
}

std::string title_of(const std::string& value) {
    if (value == "type") return "Arm";
    if (value == "movement") return "Moves";
    return capitalised(spaced(value));
}

// The values of a unit and what is weak about them, gathered one by one.
class Gathered {
  public:
    Gathered(UnitFacts& facts, const scenario::Unit& unit) : facts_(facts), unit_(unit) {}

    void add(const std::string& id, std::string text, board::Mark mark) {
        facts_.values.push_back({id, title_of(id), std::move(text), is_weak(mark)});
        note(facts_.values.back().title, mark);
    }
    void add(const std::string& id, std::string text) { add(id, std::move(text), mark_of(id)); }
    void note(const std::string& title, board::Mark mark) {
        if (!is_weak(mark)) return;
        const std::string words = mark_words(mark);
        const auto at =
            std::find_if(weak_.begin(), weak_.end(), [&](const auto& one) { return one.first == words; });
        auto& titles = at == weak_.end() ? weak_.emplace_back(words, std::vector<std::string>{}) : *at;
        titles.second.push_back(title);
    }
    board::Mark mark_of(std::string_view id) const {
        for (const auto& mark : unit_.marks) {
            if (mark.name == id) return mark.value;
        }
        return board::Mark::none;
    }
    std::string weak() const {
        std::string words;
        for (auto [source, titles] : weak_) {
            for (std::size_t i = 1; i < titles.size(); ++i)
                titles[i].front() =
                    static_cast<char>(std::tolower(static_cast<unsigned char>(titles[i].front())));
            words += fmt::format("{}{} {}", words.empty() ? "" : "; ", listed(titles), source);
        }
        return words;
    }

  private:
    UnitFacts& facts_;
    const scenario::Unit& unit_;
    std::vector<std::pair<std::string, std::vector<std::string>>> weak_;  // titles by their source
};

void add_places(const scenario::Scenario& scenario, const std::string& unit, Gathered& gathered) {
    const auto is_it = [&](const auto& entry) { return entry.unit == unit; };
    const auto start = std::find_if(scenario.setup.begin(), scenario.setup.end(), is_it);
    const auto arrival = std::find_if(scenario.schedule.begin(), scenario.schedule.end(), is_it);
    const bool starts = start != scenario.setup.end();
    gathered.add("start", starts ? start->place : "", starts ? start->mark : board::Mark::none);
    const bool arrives = arrival != scenario.schedule.end();
    gathered.add("arrival", arrives ? fmt::format("turn {}", arrival->turn) : "",
                 arrives ? arrival->mark : board::Mark::none);
}

}  // namespace

std::optional<UnitFacts> make_unit_facts(const scenario::Resolved& resolved, const std::string& id,
                                         CounterStyle style) {
    const scenario::Unit* const unit = scenario::find_unit(resolved.order_of_battle, id);
    if (unit == nullptr) return std::nullopt;
    const rules::Ruleset* const ruleset = find_ruleset(resolved.scenario.ruleset);
    const GameFace& face = ruleset == nullptr ? plain_face() : face_of(*ruleset);
    UnitFacts facts{.name = name_of(*unit),
                    .belongs = belongs_to(resolved, *unit),
                    .look = face.counter(*unit, style),
                    .values = {},
                    .weak = {},
                    .note = unit->note};
    Gathered gathered(facts, *unit);
    facts.weak_name = is_weak(gathered.mark_of("name"));
    gathered.note("Name", gathered.mark_of("name"));
    gathered.add("type", capitalised(spaced(unit->type)));
    for (const auto& value : unit->values) gathered.add(value.name, plain_number(value.value));
    add_places(resolved.scenario, id, gathered);
    facts.weak = gathered.weak();
    return facts;
}

namespace {

// Of the kinds whose bits are set.
std::string kinds_in(std::uint32_t bits, const std::vector<std::string>& names) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if ((bits >> i & 1U) != 0) found.push_back(spaced(names[i]));
    }
    return capitalised(listed(found));
}

// "Stream on 2 sides, bridge on 1"
std::string hexsides_round(const board::Map& map, HexId hex) {
    std::vector<std::string> found;
    const auto& names = map.kinds().hexsides;
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::int32_t sides = 0;
        for (const board::Direction side : board::all_directions) {
            if ((map.hexsides(map.grid().edge(hex, side)) >> i & 1U) != 0) ++sides;
        }
        if (sides > 0) found.push_back(fmt::format("{} on {}", spaced(names[i]), counted(sides, "side")));
    }
    return capitalised(listed(found));
}

std::uint32_t paths_through(const board::Map& map, HexId hex) {
    std::uint32_t bits = 0;
    for (const board::Direction side : board::all_directions) bits |= map.paths(map.grid().edge(hex, side));
    return bits;
}

std::string units_in(const scenario::Resolved& resolved, const board::Map& map, HexId hex) {
    std::vector<std::string> names;
    for (const scenario::SetupEntry& entry : resolved.scenario.setup) {
        const auto there = map.numbering().parse(entry.place);
        const scenario::Unit* const unit = scenario::find_unit(resolved.order_of_battle, entry.unit);
        if (unit != nullptr && there && *there == hex) names.push_back(name_of(*unit));
    }
    return listed(names);
}

}  // namespace

std::vector<HexFact> make_hex_facts(const scenario::Resolved& resolved, const board::Map& map, HexId hex) {
    std::vector<HexFact> facts;
    const auto add = [&](const char* title, std::string text) {
        if (!text.empty()) facts.push_back({title, std::move(text)});
    };
    if (hex.index >= map.grid().hex_count()) return facts;
    add("Name", std::string(map.name(hex)));
    add("Terrain", kinds_in(map.terrain(hex), map.kinds().terrain));
    add("Level", fmt::format("{} m", plain_number(map.level(hex))));
    add("Roads", kinds_in(paths_through(map, hex), map.kinds().paths));
    add("Hexsides", hexsides_round(map, hex));
    for (const GoalRow& goal : make_goal_rows(resolved)) {
        if (goal.hex == map.label(hex)) add("Objective", goal.wanted);
    }
    add("Unit", units_in(resolved, map, hex));
    if (is_weak(map.mark(hex))) add("Source", mark_words(map.mark(hex)));
    return facts;
}

namespace {

// The name of one of the hexes, or of one beside them.
std::string near_words(const board::Map& map, const std::vector<HexId>& hexes) {
    for (const HexId hex : hexes) {
        if (!map.name(hex).empty()) return fmt::format(", {}", map.name(hex));
    }
    for (const HexId hex : hexes) {
        for (const board::Direction side : board::all_directions) {
            const HexId next = map.grid().neighbour(hex, side);
            if (next != board::no_hex && !map.name(next).empty())
                return fmt::format(", near {}", map.name(next));
        }
    }
    return {};
}

}  // namespace

std::string where_words(const editor::Finding& finding, const scenario::Resolved& resolved,
                        const board::Map& map) {
    const std::string& where = finding.where;
    if (where.empty()) return "In the scenario as a whole";
    if (const scenario::Unit* unit = scenario::find_unit(resolved.order_of_battle, where))
        return fmt::format("{}, {}", name_of(*unit), belongs_to(resolved, *unit));
    if (const auto hex = map.numbering().parse(where))
        return fmt::format("Hex {}{}", where, near_words(map, {*hex}));
    const std::size_t dash = where.find('-');
    if (dash != std::string::npos) {
        const auto a = map.numbering().parse(where.substr(0, dash));
        const auto b = map.numbering().parse(where.substr(dash + 1));
        if (a && b)
            return fmt::format("Between {} and {}{}", map.label(*a), map.label(*b),
                               near_words(map, {*a, *b}));
    }
    for (const scenario::MapEntry& entry : resolved.map.entries) {
        if (entry.id == where) return fmt::format("Where the {} army comes on", capitalised(entry.army));
    }
    return capitalised(where);
}

std::optional<DropRefusal> refused_there(const scenario::Resolved& resolved, const board::Map& map,
                                         const editor::RulesetChecks& checks, const std::string& unit,
                                         HexId hex) {
    const scenario::Unit* const moved = scenario::find_unit(resolved.order_of_battle, unit);
    const std::string who = moved == nullptr ? unit : name_of(*moved);
    if (hex == board::no_hex) return DropRefusal{who + " cannot stand there", "It is no hex of the map.", ""};
    std::vector<std::string> others;
    for (const scenario::SetupEntry& entry : resolved.scenario.setup) {
        const auto there = map.numbering().parse(entry.place);
        const scenario::Unit* const other = scenario::find_unit(resolved.order_of_battle, entry.unit);
        if (entry.unit == unit || other == nullptr || !there || *there != hex) continue;
        others.push_back(name_of(*other));
    }
    const auto most = static_cast<std::size_t>(std::max(checks.units_per_hex, 0));
    if (most == 0 || others.size() < most) return std::nullopt;
    return DropRefusal{fmt::format("{} cannot stand on {}", who, map.label(hex)),
                       fmt::format("{} {} there, and a hex holds {}.", listed(others),
                                   others.size() == 1 ? "stands" : "stand",
                                   most == 1 ? "one unit" : fmt::format("{} units", most)),
                       checks.stacking_rule};
}

}  // namespace hd::view
