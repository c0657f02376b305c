#include "engine/players/campaign_1815/scene.hpp"

#include "engine/board/map.hpp"
#include "engine/rules/campaign_1815/strength.hpp"
#include "engine/rules/campaign_1815/victory.hpp"

#include <algorithm>

namespace hd::players::c1815 {

namespace {

// Quarters of a point for infantry, by the better of way and ground (1815 A-53).
std::int32_t cost_between(const game::Setting& setting, Place from, int direction) {
    const Place to{setting.at(from).neighbours[static_cast<std::size_t>(direction)]};
    const auto cost = [&](game::TerrainKind kind) { return setting.tables.of(kind).quarters[0]; };
    std::int32_t ground =
        cost(setting.is(to, game::Terrain::woods) ? game::TerrainKind::woods : game::TerrainKind::clear);
    if (setting.has(from, direction, game::Side::brook)) ground += cost(game::TerrainKind::brook);
    if (game::is_up_slope(setting, from, direction)) ground += cost(game::TerrainKind::up_slope);
    std::int32_t best = ground;
    const auto offer = [&](game::Way way, game::TerrainKind kind) {
        if (setting.has(from, direction, way)) best = std::min(best, cost(kind));
    };
    offer(game::Way::high_road, game::TerrainKind::high_road);
    offer(game::Way::village, game::TerrainKind::within_village);
    offer(game::Way::road, game::TerrainKind::road);
    return best;
}

}  // namespace

std::shared_ptr<const Ground> ground(const rules::Setting& any) {
    const auto& setting = static_cast<const game::Setting&>(any);
    auto made = std::make_shared<Ground>();
    made->hex.resize(setting.hex.size());
    for (std::size_t place = 1; place < setting.hex.size(); ++place) {
        const Place from{static_cast<std::int32_t>(place)};
        for (int d = 0; d < 6; ++d) {
            const auto side = static_cast<std::size_t>(d);
            const std::int32_t next = setting.at(from).neighbours[side];
            if (next == 0 || setting.has(from, d, game::Side::pond)) continue;
            made->hex[place].next[side] = next;
            const std::int32_t halves = std::max(1, cost_between(setting, from, d) / 2);
            made->hex[place].cost[side] = static_cast<std::uint8_t>(halves);
        }
    }
    return made;
}

Scene::Scene(const rules::View& of)
    : view(of),
      state(of.common()),
      setting(game::setting_of(of)),
      seat(of.seat()),
      turn(state.at(game::the_clock).turn),
      turns_left(setting.last_turn - turn) {
    const std::span<const game::Unit> units = state.rows<game::Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const game::Unit& unit = units[row];
        if (!setting.on_map(unit.place)) continue;
        const bool leader = unit.type == game::UnitType::leader;
        if (unit.seat != seat) {
            if (leader) continue;
            foe.push_back(game::unit_row(row));
            foe_hexes.push_back(unit.place);
        } else {
            (leader ? leaders : own).push_back(game::unit_row(row));
        }
    }
    const bool french_win = game::points(state, setting).lead() >= setting.number(game::Number::win_lead);
    behind = french() != french_win;
    std::sort(foe_hexes.begin(), foe_hexes.end());
    foe_hexes.erase(std::unique(foe_hexes.begin(), foe_hexes.end()), foe_hexes.end());
}

bool Scene::is_blown(UnitRef unit) const {
    return game::is_blown(state, at(unit));
}

bool Scene::may_strike(UnitRef unit) const {
    const game::Unit& row = at(unit);
    const bool orders = row.command == game::Command::in || row.command == game::Command::direct;
    return orders && row.disrupted == 0 && !is_blown(unit);
}

std::int32_t Scene::distance(Place a, Place b) const {
    return setting.map->grid().distance(board::hex_at_place(a.raw), board::hex_at_place(b.raw));
}

std::int32_t worth_of(const Scene& scene, const Level& level, UnitRef unit) {
    const game::Face& face = scene.face(unit);
    return 1000 * face.defence + level.force * face.attack;
}

std::int32_t worth_of_step(const Scene& scene, const Level& level, UnitRef unit) {
    const game::Counter& counter = scene.setting.counter(unit);
    const std::int32_t steps = scene.at(unit).steps;
    const game::Face& now = counter.face(steps);
    const game::Face after = steps > 1 ? counter.face(steps - 1) : game::Face{};
    return 1000 * (now.defence - after.defence) + level.force * (now.attack - after.attack);
}

}  // namespace hd::players::c1815
