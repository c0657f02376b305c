// Maps over a picture: where bodies can go this turn, who of the enemy can strike where, and the pull of
// everything worth going to. Ways are by true cost.
#pragma once

#include "engine/players/picture.hpp"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace hd::players {

// Where one body can end its move; `from` leads back to its start. A workspace that is used again and again.
struct Reach {
    static constexpr std::uint8_t none = 255;
    std::vector<std::uint8_t> cost;  // by place
    std::vector<std::int32_t> from;  // by place: the one before, 0 for a start or an entry
    std::vector<std::int32_t> ends;  // where it may stop, in rising cost, its own place among them
    std::uint32_t settled = 0;       // places looked at

    std::vector<std::vector<std::int32_t>> buckets;
};

// The places that a body of a side can go to with so many points. One that waits starts from the entries.
void find_reach(const Picture& picture, Side side, const Body& body, std::int32_t points, Reach& reach);

// Costs of the way from every place to one, by ground alone; made once for each goal.
class Ways {
  public:
    explicit Ways(std::shared_ptr<const Ground> ground);
    const std::vector<std::uint8_t>& to(std::int32_t goal);

  private:
    std::shared_ptr<const Ground> ground_;
    std::vector<std::vector<std::uint8_t>> rows_;
    std::vector<std::vector<std::int32_t>> buckets_;
};

struct Maps {
    std::vector<Mask> strike;        // by place: enemies that can stand there next turn
    std::vector<std::int32_t> pull;  // by place
    std::int32_t main_effort = 0;    // the prize that pulls most, by place; 0 none
    std::uint32_t settled = 0;       // places looked at

    Reach workspace;
};

void make_maps(const Picture& picture, const Level& level, Ways& ways, Maps& maps);

// Only where the enemy can strike; the rest stays as it is.
void find_strikes(const Picture& picture, Maps& maps);

}  // namespace hd::players
