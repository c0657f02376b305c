#include "engine/scenario/order_of_battle.hpp"

#include "engine/scenario/order_of_battle_fields.hpp"

#include <algorithm>

namespace hd::scenario {

const Unit* find_unit(const OrderOfBattle& order, std::string_view id) {
    const auto found =
        std::find_if(order.units.begin(), order.units.end(), [&](const Unit& unit) { return unit.id == id; });
    return found == order.units.end() ? nullptr : &*found;
}

bool has_tag(const Unit& unit, std::string_view tag) {
    return std::find(unit.tags.begin(), unit.tags.end(), tag) != unit.tags.end();
}

Loaded<OrderOfBattle> read_order_of_battle(std::string bytes, std::string file, Strictness strictness) {
    return read_document<OrderOfBattle>(std::move(bytes), std::move(file), strictness);
}

std::string to_json(const OrderOfBattle& order) {
    return written(order);
}

}  // namespace hd::scenario
