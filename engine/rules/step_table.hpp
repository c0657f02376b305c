// Rows of a sequence of play. The table itself, and the order of its steps, is each game's own.
#pragma once

#include "engine/rules/ruleset.hpp"

#include <cstdint>
#include <string_view>

namespace hd::rules {

// Whoever the item says.
inline Seat item_owner(const Game&, const Item& item) {
    return item.owner;
}

// Work that needs nobody's answer.
constexpr Step work(std::string_view name, std::uint16_t rule, void (*run)(Conduct&, Ref<Item>)) {
    return {.name = name, .rule = rule, .run = run};
}

// A choice; the owner of the item decides unless said who else.
constexpr Step choose(std::string_view name, std::uint16_t rule, Step row,
                      Seat (*decider)(const Game&, const Item&) = item_owner) {
    row.name = name;
    row.kind = DecisionKind::choose;
    row.rule = rule;
    row.decider = decider;
    return row;
}

}  // namespace hd::rules
