// Sets of bodies brought up together for one attack: contact binds, so moves and attacks are one joint
// choice.
#pragma once

#include "engine/players/places.hpp"

#include <optional>
#include <vector>

namespace hd::players {

// The best set found in which one body goes to one place, without what the place itself is worth to that
// body.
struct Part {
    std::int32_t score = 0;
    Terms terms;
    Fighters placed;         // the whole set
    std::int32_t gains = 0;  // of the places of the others
    bool known = false;
};

class Groups {
  public:
    Groups(const Study& study, const Maps& maps, Ways& ways) : study_(study), maps_(maps), ways_(ways) {}

    // Finds where the free bodies can go, the one in hand left out; then sets on every enemy.
    void reach_out();
    void find_all();
    // Sets in which the body in hand goes to this place; needs reach_out.
    Part with(std::int32_t body, std::int32_t place);

    // Not known where no set was found.
    const Part& part(std::int32_t body, std::int32_t place) const {
        return parts_[static_cast<std::size_t>(part_at_[slot(body, place)])];
    }
    const std::vector<std::int32_t>& ends(std::int32_t body) const {
        return ends_[static_cast<std::size_t>(body)];
    }
    // Of a place beyond staying.
    std::int32_t gain(std::int32_t body, std::int32_t place);
    Terms stay(std::int32_t body);

  private:
    struct Set {
        Fighters placed;
        Terms terms;             // of the attacks, beyond those that are forced already
        std::int32_t gains = 0;  // of the places
        std::int32_t score() const { return terms.sum() + gains; }
    };

    std::size_t slot(std::int32_t body, std::int32_t place) const {
        return static_cast<std::size_t>(body) * study_.picture.ground->hex.size() +
               static_cast<std::size_t>(place);
    }
    const Body& own(std::int32_t i) const { return study_.picture.own()[static_cast<std::size_t>(i)]; }
    const Body& foe(std::int32_t i) const { return study_.picture.foe()[static_cast<std::size_t>(i)]; }

    Fighters standing_at(std::int32_t target) const;
    Terms forced(std::int32_t target, const Fighters& standing);
    Targets also_touched(std::int32_t target, const Fighters& placed) const;
    std::optional<Terms> attack(std::int32_t target, const Fighters& standing, const Fighters& placed);
    std::optional<Set> make(std::int32_t target, const Fighters& standing, const Terms& base,
                            const Fighters& placed);
    void grow(std::int32_t target, const Fighters& standing, const Terms& base, Set set);
    void record(const Set& set);
    const std::vector<std::int32_t>& candidates(std::int32_t place);

    const Study& study_;
    const Maps& maps_;
    Ways& ways_;
    std::vector<std::vector<std::int32_t>> ends_;     // by own body
    std::vector<std::vector<std::int32_t>> can_end_;  // by place: own free bodies
    std::vector<bool> sorted_;                        // by place
    std::vector<std::int32_t> gains_;                 // by slot
    std::vector<std::int32_t> part_at_;               // by slot: index into parts_
    std::vector<Part> parts_;                         // [0] is none
    Reach reach_;
};

}  // namespace hd::players
