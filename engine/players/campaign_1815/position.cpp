#include "engine/players/campaign_1815/position.hpp"

#include "engine/players/campaign_1815/battle.hpp"
#include "engine/rules/campaign_1815/victory.hpp"

#include <algorithm>

namespace hd::players::c1815 {

namespace {

// What an enemy who stands there already could do to the hex next.
std::int32_t exposure_of(const Scene& scene, const Level& level, Place place) {
    std::int32_t attack = 0;
    for (int d = 0; d < 6; ++d) {
        const Place next{scene.setting.at(place).neighbours[static_cast<std::size_t>(d)]};
        if (!next || scene.setting.has(place, d, game::Side::pond)) continue;
        game::each_at(scene.state, next, [&](UnitRef ref, const game::Unit& unit) {
            const bool strikes = unit.seat != scene.seat && unit.type != game::UnitType::leader &&
                                 unit.disrupted == 0 && !scene.is_blown(ref);
            if (strikes)
                attack += game::attack_strength(scene.state, scene.setting, ref, next, {place}, nullptr);
        });
    }
    if (attack == 0) return 0;
    std::int32_t defence = 0;
    std::int32_t worth = 0;
    game::each_at(scene.state, place, [&](UnitRef ref, const game::Unit& unit) {
        if (unit.type == game::UnitType::leader) return;
        defence += game::defence_strength(scene.state, scene.setting, ref, false, nullptr);
        worth += worth_of(scene, level, ref);
    });
    // From 1:2 on it hurts, from 3:1 on half is lost.
    const std::int32_t share = std::clamp((2 * attack - defence) * 100 / std::max(1, defence), 0, 500);
    return worth * share / 1000;
}

}  // namespace

Terms position(const rules::View& view, const Ground& ground, Ways& ways, const Level& level) {
    (void)ground;
    (void)ways;
    const Scene scene(view);
    Terms terms;
    const std::int32_t lead = 1000 * game::points(scene.state, scene.setting).lead();
    terms[TermId::points] = scene.french() ? lead : -lead;
    const std::int32_t weight = scene.behind ? level.exposure_behind : level.exposure_ahead;
    for (const UnitRef unit : scene.own) {
        const std::int32_t attack = scene.face(unit).attack;
        terms[TermId::points] += level.force * attack;
        if (scene.at(unit).disrupted != 0) terms[TermId::ground] -= level.disorder * attack;
        if (scene.is_blown(unit)) terms[TermId::ground] -= level.blown * attack;
    }
    std::vector<Place> hexes;
    for (const UnitRef unit : scene.own) hexes.push_back(scene.at(unit).place);
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    for (const Place place : hexes)
        terms[TermId::exposure] -= exposure_of(scene, level, place) * weight / 1000;
    for (const UnitRef unit : scene.foe) {
        const std::int32_t attack = scene.face(unit).attack;
        terms[TermId::points] -= level.force * attack;
        if (scene.at(unit).disrupted != 0) terms[TermId::drive] += level.disorder * attack;
    }
    return terms;
}

}  // namespace hd::players::c1815
