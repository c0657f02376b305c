#include "engine/rules/campaign_1815/supply.hpp"

#include "engine/rules/campaign_1815/morale.hpp"

namespace hd::c1815 {

namespace {

std::size_t index(Place place) {
    return static_cast<std::size_t>(place.raw);
}

// 1815 2.A#1, 1815 11#3: a road hex of the side's own with no enemy on it.
bool is_open_road(const ledger::State& state, const Setting& setting, Seat seat, Place hex) {
    const std::int32_t road = setting.at(hex).road;
    return road != 0 && state.at(Ref<Road>{road}).holder == seat && !enemy_at(state, hex, seat);
}

bool is_joined(const Setting& setting, Place from, int direction) {
    const bool road = setting.has(from, direction, Way::road) || setting.has(from, direction, Way::high_road);
    return road && !setting.has(from, direction, Side::pond);
}

// Goes on from `open` hex by hex to whatever `leads` lets it.
template <class Leads>
void spread(const Setting& setting, std::vector<Place>& open, std::vector<bool>& seen, Leads leads) {
    for (std::size_t next = 0; next < open.size(); ++next) {
        const Place at = open[next];
        for (int d = 0; d < 6; ++d) {
            const Place to{setting.at(at).neighbours[static_cast<std::size_t>(d)]};
            if (!to || seen[index(to)] || !leads(at, d, to)) continue;
            seen[index(to)] = true;
            open.push_back(to);
        }
    }
}

}  // namespace

std::vector<bool> roads_to_edge(const ledger::State& state, const Setting& setting, Seat seat, Edge edge) {
    std::vector<bool> seen(setting.hex.size(), false);
    std::vector<Place> open;
    for (const Place road : setting.roads) {
        if (!setting.on_edge(road, edge) || !is_open_road(state, setting, seat, road)) continue;
        seen[index(road)] = true;
        open.push_back(road);
    }
    spread(setting, open, seen, [&](Place at, int d, Place to) {
        return is_joined(setting, at, d) && is_open_road(state, setting, seat, to);
    });
    return seen;
}

Edge supply_edge(ArmyId army) {
    if (army == ArmyId::french) return Edge::french;
    return army == ArmyId::prussian ? Edge::prussian : Edge::anglo;
}

std::vector<bool> supplied_hexes(const ledger::State& state, const Setting& setting, ArmyId army) {
    const Seat seat = seat_of_army(army);
    std::vector<bool> seen = roads_to_edge(state, setting, seat, supply_edge(army));
    std::vector<Place> ring;
    for (std::size_t at = 1; at < seen.size(); ++at) {
        if (seen[at]) ring.push_back(Place{static_cast<std::int32_t>(at)});
    }
    for (std::int32_t hexes = 0; hexes < setting.number(Number::supply_range); ++hexes) {
        std::vector<Place> next;
        for (const Place at : ring) {
            for (int d = 0; d < 6; ++d) {
                const Place to{setting.at(at).neighbours[static_cast<std::size_t>(d)]};
                if (!to || seen[index(to)] || setting.has(at, d, Side::pond)) continue;
                if (enemy_at(state, to, seat)) continue;
                seen[index(to)] = true;
                next.push_back(to);
            }
        }
        ring = next;
    }
    return seen;
}

void check_supply(Conduct& conduct, EventNumber cause) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    if (!this_turn(state, setting).supply) return;
    // 1815 A-50: all are judged before anybody loses a step; the French first, then the Allies.
    std::vector<Ref<Unit>> lacking;
    for (const ArmyId army : all_armies) {
        const std::vector<bool> supplied = supplied_hexes(state, setting, army);
        const std::span<const Unit> units = state.rows<Unit>();
        for (std::size_t row = 0; row < units.size(); ++row) {
            const Unit& unit = units[row];
            const bool counts = unit.army == army && unit.type != UnitType::leader;
            // 1815 A-49: who is on the map.
            if (counts && setting.on_map(unit.place) && !supplied[index(unit.place)])
                lacking.push_back(unit_row(row));
        }
    }
    const EventNumber checked = tell(conduct, head(conduct, EventKind::supply_checked, Rule::r_11_1, cause, 0,
                                                   static_cast<std::int32_t>(lacking.size())));
    for (const Ref<Unit> unit : lacking) lose_step(conduct, unit, Rule::r_11_5, checked);
}

}  // namespace hd::c1815
