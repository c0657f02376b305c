// What is known of the unit or hex in hand: its values with their sources, in words; where a finding is; and
// whether a unit may be dropped somewhere.
#pragma once

#include "app/view/edit_view.hpp"
#include "editor/lint/lint.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hd::view {

struct UnitValue {
    std::string id;  // "type", "strength", "movement", ..., "start", "arrival"
    std::string title;
    std::string text;  // "Infantry", "2", "L4", "turn 3"; "" where there is none
    bool weak = false;
};
struct UnitFacts {
    std::string name;
    bool weak_name = false;
    std::string belongs;  // "I Corps, French army"
    CounterLook look;
    std::vector<UnitValue> values;  // its arm, what is printed on it, where and when it begins
    std::string weak;               // "Name and strength reconstructed"; "" where nothing is weak
    std::string note;               // of the order of battle
};
// Nothing for a unit that isn't in the order of battle.
std::optional<UnitFacts> make_unit_facts(const scenario::Resolved& resolved, const std::string& unit,
                                         CounterStyle style);

struct HexFact {
    std::string title;
    std::string text;
};
// Its name, terrain, level, roads, hexsides, objective and unit, those it has.
std::vector<HexFact> make_hex_facts(const scenario::Resolved& resolved, const board::Map& map,
                                    board::HexId hex);

// Where a finding is, for people: "Between K6 and J6, near Smohain", "Durutte, I Corps, French army".
std::string where_words(const editor::Finding& finding, const scenario::Resolved& resolved,
                        const board::Map& map);

struct DropRefusal {
    std::string title;  // "Durutte cannot stand on M3"
    std::string words;
    std::string rule;
};
// Why a unit may not be set up in a hex; nothing where it may.
std::optional<DropRefusal> refused_there(const scenario::Resolved& resolved, const board::Map& map,
                                         const editor::RulesetChecks& checks, const std::string& unit,
                                         board::HexId hex);

}  // namespace hd::view
