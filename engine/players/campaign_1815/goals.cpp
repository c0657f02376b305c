#include "engine/players/campaign_1815/goals.hpp"

#include "engine/rules/campaign_1815/strength.hpp"

#include <algorithm>

namespace hd::players::c1815 {

namespace {

constexpr std::int32_t unreachable = 254;  // as Ways has it
constexpr std::int32_t everywhere = 1000;  // in hexes
constexpr std::int32_t hunt_range = 6;     // hexes within which the French turn on an enemy
constexpr std::int32_t guard_range = 4;    // and guards of the road
constexpr std::int32_t infantry_day = 8;   // halves of a point in a turn
constexpr std::int32_t spare_turns = 5;    // for fights on the way to the exit
constexpr std::int32_t ahead = 12;         // halves of a point between the French and who bars their way
constexpr std::int32_t last_turns = 9;     // in which the Allies go for the road

}  // namespace

Goals::Goals(const Scene& scene, Ways& ways) : scene_(scene), ways_(ways) {
    find_road();
    if (!scene.french()) find_screen();
}

void Goals::find_road() {
    for (const Place road : scene_.setting.roads) {
        if (!scene_.setting.on_edge(road, game::Edge::exit_end)) continue;
        if (!exit_road_ || road < exit_road_) exit_road_ = road;
    }
    if (!exit_road_) return;
    // The road of the French is the shortest way from their edge.
    const auto& way = ways_.to(exit_road_.raw);
    Place south;
    for (const Place road : scene_.setting.roads) {
        if (!scene_.setting.on_edge(road, game::Edge::french)) continue;
        if (!south || way[static_cast<std::size_t>(road.raw)] < way[static_cast<std::size_t>(south.raw)])
            south = road;
    }
    Place at = south;
    while (at && at != exit_road_ && road_.size() < scene_.setting.hex.size()) {
        road_.push_back(at);
        Place next;
        for (const std::int32_t raw : scene_.setting.at(at).neighbours) {
            if (raw == 0) continue;
            const std::int32_t cost = way[static_cast<std::size_t>(raw)];
            if (cost >= way[static_cast<std::size_t>(at.raw)]) continue;
            if (!next || cost < way[static_cast<std::size_t>(next.raw)]) next = Place{raw};
        }
        at = next;
    }
    road_.push_back(exit_road_);
    std::reverse(road_.begin(), road_.end());
}

// The hex of the road that lies so far before the foremost of the French, not beyond the last that is worth
// it.
void Goals::find_screen() {
    if (road_.empty()) return;
    std::int32_t foremost = unreachable;
    for (const Place foe : scene_.foe_hexes) foremost = std::min(foremost, way_to_exit(foe));
    const std::int32_t wanted = std::max(4, foremost - ahead);
    screen_ = road_.front();
    for (const Place road : road_) {
        const bool good = way_to_exit(road) <= wanted;
        if (good && way_to_exit(road) > way_to_exit(screen_)) screen_ = road;
    }
}

std::int32_t Goals::way_to_exit(Place from) {
    if (!exit_road_) return unreachable;
    return ways_.to(exit_road_.raw)[static_cast<std::size_t>(from.raw)];
}

bool Goals::leaves(UnitRef unit) const {
    const game::UnitType type = scene_.at(unit).type;
    return type == game::UnitType::infantry || type == game::UnitType::foot_artillery;
}

Place Goals::nearest_foe(Place from, std::int32_t within) {
    Place best;
    std::int32_t nearest = unreachable;
    for (const Place foe : scene_.foe_hexes) {
        if (scene_.distance(from, foe) > within) continue;
        const std::int32_t way = ways_.to(foe.raw)[static_cast<std::size_t>(from.raw)];
        if (way >= nearest) continue;
        nearest = way;
        best = foe;
    }
    return best;
}

Place Goals::nearest_road(Place from, bool held_by_french) {
    Place best;
    std::int32_t nearest = unreachable;
    for (const Place road : road_) {
        const std::int32_t row = scene_.setting.at(road).road;
        if (row == 0) continue;
        const bool french = scene_.state.at(Ref<game::Road>{row}).holder == game::french_seat;
        if (french != held_by_french) continue;
        const std::int32_t way = ways_.to(road.raw)[static_cast<std::size_t>(from.raw)];
        if (way >= nearest) continue;
        nearest = way;
        best = road;
    }
    return best;
}

Place Goals::french(UnitRef unit, Place from) {
    const bool fights = scene_.at(unit).disrupted == 0 && !scene_.is_blown(unit);
    const bool no_exit = road_.empty() || scene_.turns_left < way_to_exit(from) / infantry_day;
    if (!leaves(unit) || road_.empty()) {
        const Place foe = fights ? nearest_foe(from, no_exit ? everywhere : guard_range) : Place{};
        if (foe) return foe;
        if (const Place road = nearest_road(from, false)) return road;
        if (road_.empty()) return {};
        return road_[static_cast<std::size_t>(unit.raw) * 7 % road_.size()];
    }
    const std::int32_t turns = way_to_exit(from) / infantry_day;
    const bool late = scene_.turns_left < turns + turns / 2 + spare_turns;
    // Whoever cannot be at the exit in time is left to fight.
    const std::int32_t range = scene_.turns_left < turns ? everywhere : late ? 2 : hunt_range;
    const Place foe = fights ? nearest_foe(from, range) : Place{};
    return foe ? foe : exit_road_;
}

Place Goals::allied(UnitRef unit, Place from) {
    if (scene_.turns_left < last_turns) {
        if (const Place road = nearest_road(from, true)) return road;
    }
    if (scene_.at(unit).army == game::ArmyId::anglo && screen_) return screen_;
    return nearest_foe(from, everywhere);
}

Place Goals::of(UnitRef unit, Place from) {
    return scene_.french() ? french(unit, from) : allied(unit, from);
}

}  // namespace hd::players::c1815
