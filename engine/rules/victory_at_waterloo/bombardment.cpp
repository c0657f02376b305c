#include "engine/rules/victory_at_waterloo/bombardment.hpp"

#include <array>
#include <cstddef>

namespace hd::vaw {

namespace {

struct MiddleHexes {
    std::array<Place, 2> hexes;
    std::size_t count = 0;
};

// The hexes next to both: one on a straight line, two where the line runs along a hexside.
MiddleHexes between(const Setting& setting, Place from, Place to) {
    MiddleHexes middle;
    for (const std::int32_t neighbour : setting.at(from).neighbours) {
        if (neighbour == 0 || setting.direction(Place{neighbour}, to) < 0) continue;
        middle.hexes[middle.count++] = Place{neighbour};
    }
    return middle;
}

bool lets_fire(const Setting& setting, Place hex, bool TerrainEffect::*way) {
    const auto blocks = [&](Terrain terrain, TerrainKind kind) {
        return setting.is(hex, terrain) && !(setting.tables.of(kind).*way);
    };
    return !blocks(Terrain::woods, TerrainKind::woods) && !blocks(Terrain::town, TerrainKind::town) &&
           !blocks(Terrain::chateau, TerrainKind::chateau) && !blocks(Terrain::ridge, TerrainKind::ridge);
}

}  // namespace

std::optional<rules::Refusal> fire_blocked(const Setting& setting, Place from, Place to) {
    // VAW-OART-1: a range of exactly two hexes.
    const MiddleHexes middle =
        from == to || setting.direction(from, to) >= 0 ? MiddleHexes{} : between(setting, from, to);
    if (middle.count == 0) return refused(Rule::oart_1, Reason::out_of_range, to.raw);
    // VAW-OART-4: never into a ridge hex.
    if (!lets_fire(setting, to, &TerrainEffect::fire_into))
        return refused(Rule::oart_4, Reason::ground_blocks, to.raw);
    // VAW-A-27: with two hexes between, one that lets the fire through is enough.
    for (std::size_t i = 0; i < middle.count; ++i) {
        if (lets_fire(setting, middle.hexes[i], &TerrainEffect::fire_through)) return std::nullopt;
    }
    // VAW-OART-3, VAW-OART-4: not through towns, chateaux, woods and ridges.
    const bool ridge = setting.is(middle.hexes[0], Terrain::ridge);
    return refused(ridge ? Rule::oart_4 : Rule::oart_3, Reason::ground_blocks, middle.hexes[0].raw);
}

bool may_bombard(const ledger::State& state, const Setting& setting, Ref<Unit> gun, Ref<Unit> target,
                 std::int32_t turn) {
    const Unit& unit = state.at(gun);
    if (!setting.chosen.artillery || unit.may_bombard == 0 || unit.attacked == turn) return false;
    if (!setting.on_map(unit.place) || !setting.on_map(state.at(target).place)) return false;
    return !fire_blocked(setting, unit.place, state.at(target).place);
}

}  // namespace hd::vaw
