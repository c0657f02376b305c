// What every unit is to march for: the plan of the side, made anew from the position at each decision.
#pragma once

#include "engine/players/campaign_1815/scene.hpp"

#include <vector>

namespace hd::players::c1815 {

class Goals {
  public:
    Goals(const Scene& scene, Ways& ways);

    // Where the unit is wanted, seen from a place where it stands or comes on; none when nowhere.
    Place of(UnitRef unit, Place from);
    // Whether a unit is to leave by the exit area when it is there.
    bool leaves(UnitRef unit) const;
    // Halves of a point of the way to the exit area, as infantry goes.
    std::int32_t way_to_exit(Place from);

  private:
    Place french(UnitRef unit, Place from);
    Place allied(UnitRef unit, Place from);
    Place nearest_foe(Place from, std::int32_t within);
    // The next hex of the road to the exit that the seat holds, or does not; none when there is none.
    Place nearest_road(Place from, bool held_by_french);
    void find_road();
    void find_screen();

    const Scene& scene_;
    Ways& ways_;
    Place exit_road_;          // where the road leaves the map
    std::vector<Place> road_;  // from the exit southward, to the French edge
    Place screen_;             // where the way to the exit is barred
};

}  // namespace hd::players::c1815
