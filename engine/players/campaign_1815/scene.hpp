// The campaign as one seat sees it, for ranking: who stands where, who may still do what, and how far it is.
#pragma once

#include "engine/players/description.hpp"
#include "engine/rules/campaign_1815/walk.hpp"

#include <vector>

namespace hd::players::c1815 {

namespace game = hd::c1815;
using ledger::Place;
using ledger::Ref;
using ledger::Seat;
using UnitRef = Ref<game::Unit>;

// The ground for ways of infantry without an enemy, in halves of a point.
std::shared_ptr<const Ground> ground(const rules::Setting& setting);

struct Scene {
    explicit Scene(const rules::View& of);

    const rules::View& view;
    const ledger::State& state;
    const game::Setting& setting;
    Seat seat;
    std::int32_t turn = 0;
    std::int32_t turns_left = 0;  // after this one
    bool behind = false;          // loses if nothing more happens
    std::vector<UnitRef> own;     // fighting units on the map
    std::vector<UnitRef> leaders;
    std::vector<UnitRef> foe;
    std::vector<Place> foe_hexes;  // by place, each once

    bool french() const { return seat == game::french_seat; }
    const game::Unit& at(UnitRef unit) const { return state.at(unit); }
    const game::Face& face(UnitRef unit) const { return setting.counter(unit).face(at(unit).steps); }
    bool is_blown(UnitRef unit) const;
    // In order, not blown, and with orders: may go next to an enemy and attacks.
    bool may_strike(UnitRef unit) const;
    // Next to an enemy, as the rules see zones of control.
    bool in_foe_zone(Place place) const {
        return static_cast<bool>(game::zone_of_enemy(state, setting, place, seat));
    }
    std::int32_t distance(Place a, Place b) const;  // in hexes
};

// In thousandths of a point: what a unit's end costs its side, its steps and its force.
std::int32_t worth_of(const Scene& scene, const Level& level, UnitRef unit);
// The same for its next step.
std::int32_t worth_of_step(const Scene& scene, const Level& level, UnitRef unit);

}  // namespace hd::players::c1815
