#include "engine/players/campaign_1815/strikes.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace hd::players::c1815 {

namespace {

constexpr std::int32_t used_within = 3;  // turns

bool is_close(const game::Setting& setting, Place place) {
    return setting.is(place, game::Terrain::village) || setting.is(place, game::Terrain::woods);
}

Ring bit_of(int direction) {
    return static_cast<Ring>(1U << static_cast<unsigned>(direction));
}

// The neighbours of a hex that somebody at one of them closes: his own and the two beside.
Ring closes(int direction) {
    return static_cast<Ring>(bit_of(direction) | bit_of((direction + 1) % 6) | bit_of((direction + 5) % 6));
}

// 1815 7.E.1#2, 1815 7.E.1#10, 1815 7.C.2#3: what a unit brings of shock.
game::Shock shock_of(const Scene& scene, UnitRef unit, bool close) {
    game::Shock shock;
    const bool cavalry = scene.at(unit).type == game::UnitType::cavalry;
    if (!scene.is_blown(unit) && !(cavalry && close)) shock.points = scene.face(unit).shock;
    const bool counts =
        !game::is_artillery(scene.at(unit).type) && !scene.setting.counter(unit).has(game::Tag::gendarmerie);
    shock.units = counts ? 1 : 0;
    return shock;
}

game::Shock sum(const game::Shock& a, const game::Shock& b) {
    return {.points = a.points + b.points, .units = a.units + b.units};
}

bool is_mounted(game::UnitType type) {
    return type == game::UnitType::cavalry || type == game::UnitType::horse_artillery;
}

// What a strike is made of beside its odds.
struct Made {
    std::int32_t hexes = 0;
    std::int32_t each_hex = 0;  // worth of the cheapest step in each hex
    std::int32_t cheapest = 0;  // worth of the cheapest step
    std::int32_t back = 0;      // cost of going back
    std::int32_t blown = 0;     // cost of cavalry that is blown
    bool no_retreat = false;
};

Made made_of(const Scene& scene, const Level& level, const Target& target,
             std::span<const Striker> strikers) {
    Made made;
    std::array<std::int32_t, 6> cheapest{};
    Ring closed = target.closed;
    // Order lost matters while there is time to use it.
    const std::int32_t ahead = std::min(scene.turns_left, used_within);
    for (const Striker& one : strikers) {
        if (one.direction >= 0) closed = static_cast<Ring>(closed | closes(one.direction));
        if (one.guns) {
            ++made.hexes;
            continue;
        }
        std::int32_t& in_hex = cheapest[static_cast<std::size_t>(one.direction)];
        if (in_hex == 0) ++made.hexes;
        in_hex = in_hex == 0 ? one.step : std::min(in_hex, one.step);
        made.back += level.disorder * one.force;
        if (scene.at(one.unit).type == game::UnitType::cavalry) made.blown += level.blown * one.force;
    }
    made.back = made.back * ahead / used_within;
    made.blown = made.blown * ahead / used_within;
    for (const std::int32_t step : cheapest) {
        made.each_hex += step;
        if (step > 0 && (made.cheapest == 0 || step < made.cheapest)) made.cheapest = step;
    }
    made.no_retreat = closed == whole_ring;
    return made;
}

// What the enemy loses and gives up, and what it costs, by one result.
struct Yield {
    std::int32_t kill = 0;
    std::int32_t drive = 0;
    std::int32_t loss = 0;
};

Yield yield_of(const Level& level, const Target& target, const Made& made, game::Result result) {
    const std::int32_t drive = level.push * target.defence / game::point;
    switch (result) {
        case game::Result::dr:
            return made.no_retreat ? Yield{.kill = target.worth} : Yield{.drive = drive};
        case game::Result::drl: {
            const auto owed = static_cast<std::size_t>(made.hexes);
            if (made.no_retreat || owed >= target.steps.size()) return {.kill = target.worth};
            std::int32_t lost = 0;
            for (std::size_t i = 0; i < owed; ++i) lost += target.steps[i];
            return {.kill = lost, .drive = drive};
        }
        case game::Result::ex:
            return {.kill = target.worth, .loss = made.each_hex};
        case game::Result::hx:
            return {.kill = target.first_steps, .loss = made.cheapest};
        case game::Result::ar:
            return {.loss = made.back};
        case game::Result::arl:
            return {.loss = made.back + made.cheapest};
        case game::Result::none:
            break;
    }
    return {};
}

}  // namespace

Target target_at(const Scene& scene, const Level& level, Place place) {
    const game::Setting& setting = scene.setting;
    Target target{.place = place};
    const bool close = is_close(setting, place);
    game::each_at(scene.state, place, [&](UnitRef ref, const game::Unit& unit) {
        if (unit.type == game::UnitType::leader || unit.seat == scene.seat) return;
        target.defence += game::defence_strength(scene.state, setting, ref, false, nullptr);
        target.defence_mounted += game::defence_strength(scene.state, setting, ref, true, nullptr);
        target.shock = sum(target.shock, shock_of(scene, ref, close));
        target.worth += worth_of(scene, level, ref);
        const std::int32_t first = worth_of_step(scene, level, ref);
        target.first_steps += first;
        target.steps.push_back(first);
        if (unit.steps > 1) target.steps.push_back(worth_of(scene, level, ref) - first);
    });
    std::sort(target.steps.begin(), target.steps.end());
    const auto added = [&](game::Terrain terrain, game::TerrainKind kind) {
        if (setting.is(place, terrain)) target.ground += setting.tables.of(kind).die;
    };
    added(game::Terrain::woods, game::TerrainKind::woods);
    added(game::Terrain::village, game::TerrainKind::village);
    for (int d = 0; d < 6; ++d) {
        const Place next{setting.at(place).neighbours[static_cast<std::size_t>(d)]};
        if (setting.has(place, d, game::Side::brook))
            target.brook = static_cast<Ring>(target.brook | bit_of(d));
        const bool open = next && !setting.has(place, d, game::Side::pond) &&
                          !game::enemy_at(scene.state, next, game::opponent(scene.seat)) &&
                          !game::zone_of_enemy(scene.state, setting, next, game::opponent(scene.seat));
        if (!open) target.closed = static_cast<Ring>(target.closed | bit_of(d));
    }
    return target;
}

Striker striker(const Scene& scene, const Level& level, const Target& target, UnitRef unit, Place from,
                bool guns) {
    const game::Setting& setting = scene.setting;
    const game::UnitType type = scene.at(unit).type;
    Striker one{.unit = unit, .from = from, .guns = guns};
    one.direction = setting.direction(target.place, from);
    one.strength = guns ? game::bombard_strength(scene.state, setting, unit, nullptr)
                        : game::attack_strength(scene.state, setting, unit, from, {target.place}, nullptr);
    one.step = std::max(1, worth_of_step(scene, level, unit));
    one.force = scene.face(unit).attack;
    one.mounted = is_mounted(type);
    one.high = setting.is_high(from);
    if (!guns) one.shock = shock_of(scene, unit, is_close(setting, target.place));
    return one;
}

game::Odds odds_of(const Scene& scene, const Target& target, std::span<const Striker> strikers) {
    game::Odds odds;
    game::Shock shock;
    bool mounted = true;
    bool only_guns = true;
    bool across = true;
    bool below = true;
    for (const Striker& one : strikers) {
        odds.attack += one.strength;
        shock = sum(shock, one.shock);
        mounted = mounted && one.mounted;
        only_guns = only_guns && one.guns;
        across = across && one.direction >= 0 && (target.brook & bit_of(one.direction)) != 0;
        below = below && !one.high;
    }
    odds.defence = mounted ? target.defence_mounted : target.defence;
    odds.column = game::column_of(odds.attack, odds.defence);
    if (odds.column < 0) return odds;
    const game::Tables& tables = scene.setting.tables;
    odds.ground = target.ground;
    if (across && !only_guns) odds.ground += tables.of(game::TerrainKind::brook).die;
    if (below && scene.setting.is_high(target.place))
        odds.ground += tables.of(game::TerrainKind::up_slope).die;
    const bool mud = game::this_turn(scene.state, scene.setting).mud;
    if (!mud || scene.setting.number(game::Number::mud_no_shock) == 0)
        odds.shock = game::shock_modifier(shock, target.shock);
    return odds;
}

Terms strike_terms(const Scene& scene, const Level& level, const Target& target,
                   std::span<const Striker> strikers) {
    Terms terms;
    if (strikers.empty()) return terms;
    constexpr std::int32_t faces = 6;
    const game::Odds odds = odds_of(scene, target, strikers);
    const bool only_guns =
        std::all_of(strikers.begin(), strikers.end(), [](const Striker& one) { return one.guns; });
    const Made made = made_of(scene, level, target, strikers);
    Yield all;
    for (std::int32_t die = 1; die <= faces; ++die) {
        const Yield one =
            yield_of(level, target, made, game::read_result(scene.setting, odds, die, only_guns).result);
        all.kill += one.kill;
        all.drive += one.drive;
        all.loss += one.loss;
    }
    terms[TermId::kill] = all.kill / faces;
    terms[TermId::drive] = all.drive / faces;
    const std::int32_t risk = scene.behind ? level.risk_behind : level.risk_ahead;
    terms[TermId::loss] = -(all.loss / faces + made.blown) * risk / 1000;
    return terms;
}

bool is_at_least(const Target& target, std::span<const Striker> strikers, std::int32_t to_one) {
    std::int32_t attack = 0;
    for (const Striker& one : strikers) attack += one.strength;
    return attack >= to_one * target.defence;
}

}  // namespace hd::players::c1815
