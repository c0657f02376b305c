// An order of battle as its file says it: `data/orders-of-battle/<id>.oob.json`, format hundred-days-oob.
#pragma once

#include "engine/scenario/named.hpp"

namespace hd::scenario {

struct Formation {
    static constexpr std::string_view shape_name = "formation";
    std::string id;
    std::string name;
    std::string parent;  // id of a formation; empty at the top
    std::string note;
    Extras extra;
    Position at;
    friend bool operator==(const Formation&, const Formation&) = default;
};

// A counter. What `type`, `values` and `tags` mean is the ruleset's affair.
struct Unit {
    static constexpr std::string_view shape_name = "unit";
    std::string id;
    std::string name;
    std::string army;
    std::string type;
    std::string nation;
    std::string formation;
    NamedNumbers values;
    std::vector<std::string> tags;
    NamedMarks marks;  // by the key they mark: "name", "strength"
    std::string note;
    std::string source;
    Extras extra;
    Position at;
    friend bool operator==(const Unit&, const Unit&) = default;
};

struct OrderOfBattle {
    static constexpr std::string_view shape_name = "order of battle";
    static constexpr std::string_view format = "hundred-days-oob";
    static constexpr std::int32_t version = 1;
    std::string id;
    std::string title;
    std::string source;
    std::string note;
    std::vector<Formation> formations;
    std::vector<Unit> units;
    Extras extra;
    Position at;
    friend bool operator==(const OrderOfBattle&, const OrderOfBattle&) = default;
};

// The unit with that id, or null.
const Unit* find_unit(const OrderOfBattle& order, std::string_view id);
bool has_tag(const Unit& unit, std::string_view tag);

Loaded<OrderOfBattle> read_order_of_battle(std::string bytes, std::string file,
                                           Strictness strictness = Strictness::author);
std::string to_json(const OrderOfBattle& order);

}  // namespace hd::scenario
