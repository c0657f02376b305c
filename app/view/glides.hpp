// Counters on their way: a unit that stands elsewhere than it was last seen glides there instead of jumping.
// Knows no clock: the time of a frame is given in seconds.
#pragma once

#include "app/view/board_frame.hpp"
#include "app/view/board_picture.hpp"

#include <map>

namespace hd::view {

inline constexpr double seconds_a_hex = 0.14;
inline constexpr double longest_glide = 0.7;

class Glides {
  public:
    // Where all stand now, on a frame with a pitch of 1. With `on`, those that were seen elsewhere set out;
    // without, everybody has arrived.
    void follow(const std::vector<PlacedCounter>& counters, const BoardFrame& plain, double now, bool on);
    // How far a unit still is from its hex, at a pitch of 1; (0, 0) when it has arrived.
    Point behind(std::int32_t unit, double now) const;
    bool any(double now) const { return now < last_arrival_; }

  private:
    struct Way {
        board::HexId hex;  // where it stands
        Point from;        // its middle when it set out, less that of its hex
        double begun = 0;
        double takes = 0;  // 0: it stands still
    };

    std::map<std::int32_t, Way> ways_;  // by unit
    double last_arrival_ = 0;
};

}  // namespace hd::view
