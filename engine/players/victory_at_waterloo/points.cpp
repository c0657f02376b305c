// What the loss tracks are worth: a point a box, and the nearer an end that decides the game, the more.
#include "engine/players/victory_at_waterloo/description.hpp"

#include <algorithm>

namespace hd::players::vaw {

namespace {

// From 0 to 1000 over the last `span` boxes before `box`. With turns left a far box may still be reached.
std::int32_t nearness(std::int32_t marker, std::int32_t box, std::int32_t span) {
    if (box <= 0) return 0;
    return std::clamp(1000 * (marker - box + span) / span, 0, 1000);
}

constexpr std::int32_t disintegration = 12'000;
constexpr std::int32_t both_demoralised = 8'000;
constexpr std::int32_t british_rout = 8'000;
constexpr std::int32_t french_rout = 16'000;

}  // namespace

std::int32_t french_value(const Markers& markers, const Boxes& boxes, std::int32_t turns_left) {
    const std::int32_t span = 2 + 2 * turns_left;
    std::int32_t value = 1000 * markers.british - 1000 * markers.french;
    value += 300 * std::min(markers.prussian, boxes.prussian_demoralised);
    // VAW-WIN-3: the French win with the British disintegrated, or with both allies demoralised and
    // themselves not.
    const std::int32_t broken = nearness(markers.british, boxes.british_disintegrated, span);
    const std::int32_t allies = std::min(nearness(markers.british, boxes.british_demoralised, span),
                                         nearness(markers.prussian, boxes.prussian_demoralised, span));
    const std::int32_t steady = markers.french < boxes.french_demoralised ? 1000 : 0;
    value += std::max(disintegration * broken / 1000, both_demoralised * allies / 1000 * steady / 1000);
    // VAW-WIN-1: a rout ends the game at once.
    value += british_rout * nearness(markers.british, boxes.british_rout, span) / 1000;
    value -= french_rout * nearness(markers.french, boxes.french_rout, span) / 1000;
    return value;
}

}  // namespace hd::players::vaw
