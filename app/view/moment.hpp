// An event with the game around it, and the names of what takes part in it.
#pragma once

#include "engine/rules/ruleset.hpp"

#include <string>

namespace hd::view {

// `game` stands as it was just after the event.
struct Moment {
    const rules::Game& game;
    const ledger::Log& log;
    ledger::EventNumber number;

    const ledger::EventHead& head() const { return log.event(number).head; }
};

// Taken by itself, since nothing else was legal.
inline bool is_automatic(const ledger::EventHead& head) {
    return (head.flags & static_cast<unsigned>(ledger::EventFlag::automatic)) != 0;
}

// A unit's name as a person says it, by its Ref.
std::string unit_name(const rules::Setting& setting, const rules::Ruleset& ruleset, std::int32_t ref);
// "Papelotte (L6)", "L5", or the name of a box.
std::string place_name(const rules::Setting& setting, ledger::Place place);
// The name alone where a hex has one, else its number: "Papelotte", "L5".
std::string short_place_name(const rules::Setting& setting, ledger::Place place);
// A hex in both readings where its map has two: "P6 = P7(N)".
std::string both_readings(const rules::Setting& setting, ledger::Place place);
std::string seat_name(const rules::Setting& setting, ledger::Seat seat);

}  // namespace hd::view
