#include "engine/scenario/scenario.hpp"

#include "engine/scenario/scenario_fields.hpp"

#include <algorithm>

namespace hd::scenario {

const Seat* seat_of_army(const Scenario& scenario, std::string_view army) {
    for (const Seat& seat : scenario.seats) {
        if (std::find(seat.armies.begin(), seat.armies.end(), army) != seat.armies.end()) return &seat;
    }
    return nullptr;
}

Loaded<Scenario> read_scenario(std::string bytes, std::string file, Strictness strictness) {
    return read_document<Scenario>(std::move(bytes), std::move(file), strictness);
}

std::string to_json(const Scenario& scenario) {
    return written(scenario);
}

}  // namespace hd::scenario
