// Whether a counter on its way may go into a hex, by road or across country, and what that costs (5).
#pragma once

#include "engine/rules/campaign_1815/contact.hpp"
#include "engine/rules/campaign_1815/label.hpp"

namespace hd::c1815 {

// A counter on its way, or about to set out.
struct Walker {
    Ref<Unit> unit;
    std::int32_t left = 0;     // quarters of a point
    std::int32_t entered = 0;  // hexes so far
    bool from_zone = false;    // it began next to an enemy
};

// 5, 1815 7.E.1#9: the allowance in quarters; half of it while blown.
std::int32_t allowance(const ledger::State& state, const Setting& setting, Ref<Unit> unit);

// A step to a neighbour: what it costs and in which mode (1815 A-53: the cheaper one that is allowed).
struct StepCost {
    std::int32_t quarters = 0;
    std::int32_t ground = 0;  // of the hex alone, across country
    std::int32_t brook = 0;
    std::int32_t slope = 0;
    TerrainKind kind = TerrainKind::clear;  // road, high_road or within_village by road, else the ground
    bool by_road() const {
        return kind == TerrainKind::road || kind == TerrainKind::high_road ||
               kind == TerrainKind::within_village;
    }
};
StepCost step_cost(const ledger::State& state, const Setting& setting, Ref<Unit> unit, Place from,
                   int direction);
// The same without any road: ground, brook and slope.
StepCost cross_country(const ledger::State& state, const Setting& setting, Ref<Unit> unit, Place from,
                       int direction);
// The way that crosses a side: within_village, high_road or road, whichever comes first; clear without one.
TerrainKind way_between(const Setting& setting, Place from, int direction);
// The rule that keeps a counter from using a way between two hexes as a road; nothing when it may. `from` is
// none for one that comes on.
std::optional<Rule> road_bar(const ledger::State& state, const Setting& setting, Ref<Unit> unit, Place from,
                             Place to);
// 1815 A-43: the first hex of one that comes on.
StepCost entry_cost(const ledger::State& state, const Setting& setting, Ref<Unit> unit, Place hex);

// 1815 5.A.1#5: over a side without high ground into a hex that is partly high.
bool is_up_slope(const Setting& setting, Place from, int direction);

// What keeps a walker out of a hex whatever its points; nothing when it may go there.
std::optional<Refusal> closed_to(const ledger::State& state, const Setting& setting, const Walker& walker,
                                 Place hex);

// The same for a step to a neighbour, with its cost.
std::optional<Refusal> refuse_step_to(const ledger::State& state, const Setting& setting,
                                      const Walker& walker, Place from, int direction);

// Why a walker goes no further from where it stands; nothing while it may.
std::optional<Refusal> halted(const ledger::State& state, const Setting& setting, const Walker& walker);

// Whether it has any step left.
bool has_step(const ledger::State& state, const Setting& setting, const Walker& walker);

// 1815 9.A#5, 1815 7.E.1#7: a unit that began next to an enemy and must not stay there.
bool must_leave(const ledger::State& state, const Unit& unit);

}  // namespace hd::c1815
