#include "app/view/edit_changes.hpp"

#include "app/view/edit_goal.hpp"
#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hd::view {

namespace {

using board::HexId;
using editor::Whole;

const std::string nothing = "–";

// A fact of a document under the name it is compared by.
struct Fact {
    std::string text;
    std::string hex = {};   // label
    std::string what = {};  // how it is shown; "": as its name
};
using Facts = std::map<std::string, Fact>;

const scenario::MapDocument& map_of(const Whole& whole) {
    static const scenario::MapDocument none;
    if (whole.scenario.map.document) return *whole.scenario.map.document;
    return whole.map ? *whole.map : none;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + spaced(word);
    return text;
}

Facts words_of(const Whole& whole) {
    const scenario::Scenario& scenario = whole.scenario;
    Facts facts;
    const auto add = [&](const char* name, const std::string& text) {
        if (!text.empty()) facts[name] = {text};
    };
    add("1 Title", scenario.title);
    add("2 Note", scenario.note);
    add("3 Source", scenario.source);
    add("4 Turns", fmt::format("{} to {}", scenario.turns.first, scenario.turns.last));
    for (auto& [name, fact] : facts) fact.what = name.substr(2);
    return facts;
}

Facts values_of(const Whole& whole) {
    Facts facts;
    const auto add = [&](std::string_view list, const scenario::NamedValues& values) {
        for (const auto& value : values)
            facts[fmt::format("{} {}", list, value.name)] = {value_text(value.value)};
    };
    add("Option", whole.scenario.options);
    add("Parameter", whole.scenario.parameters);
    add("Victory", whole.scenario.victory);
    return facts;
}

Facts units_of(const Whole& whole, const scenario::OrderOfBattle& order) {
    Facts facts;
    const auto add = [&](const std::string& id, const std::string& text, const std::string& hex) {
        Fact& fact = facts[id];
        fact.text += (fact.text.empty() ? "" : " and ") + text;
        fact.hex = hex;
        for (const scenario::Unit& unit : order.units) {
            if (unit.id == id) fact.what = unit.name;
        }
    };
    for (const scenario::SetupEntry& entry : whole.scenario.setup) add(entry.unit, entry.place, entry.place);
    for (const scenario::ScheduleEntry& entry : whole.scenario.schedule)
        add(entry.unit, fmt::format("turn {} by {}", entry.turn, entry.entry), {});
    return facts;
}

Facts goals_of(const Whole& whole) {
    Facts facts;
    for (const scenario::MapObjective& goal : map_of(whole).objectives) {
        std::string text = goal.name;
        for (const auto& value : goal.values)
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", value.name, plain_number(value.value));
        facts["Objective in " + goal.hex] = {text.empty() ? "worth nothing" : text, goal.hex};
    }
    return facts;
}

Facts hexes_of(const Whole& whole) {
    const scenario::MapDocument& map = map_of(whole);
    Facts facts;
    for (std::size_t i = 0; i < map.hexes.size(); ++i) {
        const scenario::MapHex hex = map.hexes[i];
        const std::string terrain = joined(hex.terrain);
        // What a hex lists as the map's default says no more than listing nothing.
        if (!terrain.empty() && terrain != spaced(map.default_terrain))
            facts[hex.hex + " terrain"] = {terrain, hex.hex};
        if (hex.level != 0) facts[hex.hex + " height"] = {plain_number(hex.level) + " m", hex.hex};
        if (!hex.name.empty()) facts[hex.hex + " name"] = {hex.name, hex.hex};
    }
    return facts;
}

Facts sides_of(const Whole& whole) {
    Facts facts;
    for (const scenario::MapHexside& side : map_of(whole).hexsides) {
        if (side.between.size() != 2) continue;
        const auto [a, b] = std::minmax(side.between[0], side.between[1]);
        std::vector<std::string> kinds = side.kinds;
        std::sort(kinds.begin(), kinds.end());
        facts[fmt::format("{}–{}", a, b)] = {joined(kinds), a};
    }
    return facts;
}

// By their ends; of several alike, how many.
Facts paths_of(const Whole& whole) {
    Facts facts;
    for (const scenario::MapPath& path : map_of(whole).paths) {
        if (path.hexes.empty()) continue;
        const std::string name =
            fmt::format("{} {} to {}", capitalised(spaced(path.kind)), path.hexes.front(), path.hexes.back());
        std::string text = counted(static_cast<std::int32_t>(path.hexes.size()), "hex");
        if (path.hexes.size() > 2) text += " by " + path.hexes[path.hexes.size() / 2];
        Fact& fact = facts[name];
        fact.text += (fact.text.empty() ? "" : " and ") + text;
        fact.hex = path.hexes.front();
    }
    return facts;
}

HexId hex_at(const std::string& label, const board::Map& map) {
    const auto hex = map.numbering().parse(label);
    return hex ? *hex : board::no_hex;
}

void compare(const Facts& before, const Facts& after, const board::Map& map,
             std::vector<DocumentChange>& changes) {
    Facts names = before;
    names.insert(after.begin(), after.end());
    for (const auto& [name, any] : names) {
        const auto was = before.find(name);
        const auto is = after.find(name);
        const std::string old = was == before.end() ? nothing : was->second.text;
        const std::string now = is == after.end() ? nothing : is->second.text;
        if (old == now) continue;
        const Fact& shown = is == after.end() ? any : is->second;
        changes.push_back({shown.what.empty() ? name : shown.what, old, now, hex_at(shown.hex, map)});
    }
}

}  // namespace

std::vector<DocumentChange> make_document_changes(const Whole& before, const Whole& after,
                                                  const scenario::OrderOfBattle& order,
                                                  const board::Map& map) {
    std::vector<DocumentChange> changes;
    compare(words_of(before), words_of(after), map, changes);
    compare(values_of(before), values_of(after), map, changes);
    compare(units_of(before, order), units_of(after, order), map, changes);
    compare(goals_of(before), goals_of(after), map, changes);
    compare(hexes_of(before), hexes_of(after), map, changes);
    compare(sides_of(before), sides_of(after), map, changes);
    compare(paths_of(before), paths_of(after), map, changes);
    return changes;
}

}  // namespace hd::view
