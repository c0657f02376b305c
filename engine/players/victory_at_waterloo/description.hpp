// Victory at Waterloo as computer players see it.
#pragma once

#include "engine/players/description.hpp"

namespace hd::players::vaw {

Description description();

// What the loss tracks are worth to the French, in thousandths of a point, with this many turns left after
// the present one.
struct Markers {
    std::int32_t french = 0;
    std::int32_t british = 0;
    std::int32_t prussian = 0;
};
struct Boxes {
    std::int32_t french_demoralised = 0;
    std::int32_t french_rout = 0;
    std::int32_t british_demoralised = 0;
    std::int32_t british_disintegrated = 0;
    std::int32_t british_rout = 0;
    std::int32_t prussian_demoralised = 0;
};
std::int32_t french_value(const Markers& markers, const Boxes& boxes, std::int32_t turns_left);

}  // namespace hd::players::vaw
