#include "engine/rules/campaign_1815/supply.hpp"

#include "engine/rules/campaign_1815/morale.hpp"

namespace hd::c1815 {

namespace {

std::size_t index(Place place) {
    return static_cast<std::size_t>(place.raw);
}

// Supply as it is, or as it would be if no enemy stood in the way and no pond lay there.
enum class Hindered : std::uint8_t { by_enemies, by_nobody };

// A search for supply of a side.
struct Search {
    const ledger::State& state;
    const Setting& setting;
    Seat seat;
    Hindered hindered;

    // 1815 11#3
    bool passes(Place from, int direction, Place to) const {
        if (hindered == Hindered::by_nobody) return true;
        return !setting.has(from, direction, Side::pond) && !enemy_at(state, to, seat);
    }
    // 1815 2.A#1, 1815 11#3: a road hex of the side's own with no enemy on it.
    bool is_open_road(Place hex) const {
        const std::int32_t road = setting.at(hex).road;
        if (road == 0) return false;
        if (enemy_at(state, hex, seat)) return hindered == Hindered::by_nobody;
        return state.at(Ref<Road>{road}).holder == seat;
    }
    bool leads(Place from, int direction, Place to) const {
        const bool road =
            setting.has(from, direction, Way::road) || setting.has(from, direction, Way::high_road);
        return road && passes(from, direction, to) && is_open_road(to);
    }
};

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

std::vector<bool> roads_from(const Search& by, Edge edge) {
    std::vector<bool> seen(by.setting.hex.size(), false);
    std::vector<Place> open;
    for (const Place road : by.setting.roads) {
        if (!by.setting.on_edge(road, edge) || !by.is_open_road(road)) continue;
        seen[index(road)] = true;
        open.push_back(road);
    }
    spread(by.setting, open, seen, [&](Place at, int d, Place to) { return by.leads(at, d, to); });
    return seen;
}

// 1815 11#2: the road hexes, and what lies within reach of one.
std::vector<bool> supplied_from(const Search& by, Edge edge) {
    const Setting& setting = by.setting;
    std::vector<bool> seen = roads_from(by, edge);
    std::vector<Place> ring;
    for (std::size_t at = 1; at < seen.size(); ++at) {
        if (seen[at]) ring.push_back(Place{static_cast<std::int32_t>(at)});
    }
    for (std::int32_t hexes = 0; hexes < setting.number(Number::supply_range); ++hexes) {
        std::vector<Place> next;
        for (const Place at : ring) {
            for (int d = 0; d < 6; ++d) {
                const Place to{setting.at(at).neighbours[static_cast<std::size_t>(d)]};
                if (!to || seen[index(to)] || !by.passes(at, d, to)) continue;
                seen[index(to)] = true;
                next.push_back(to);
            }
        }
        ring = next;
    }
    return seen;
}

// Why a unit is out of supply: cut off, supplied from an edge of another army alone, or too far away.
Rule why_lacking(const ledger::State& state, const Setting& setting, const Unit& unit) {
    const Search free{state, setting, unit.seat, Hindered::by_nobody};
    if (supplied_from(free, supply_edge(unit.army))[index(unit.place)]) return Rule::r_11_3;
    const Search found{state, setting, unit.seat, Hindered::by_enemies};
    for (const ArmyId army : all_armies) {
        if (supplied_from(found, supply_edge(army))[index(unit.place)]) return Rule::r_11_4;
    }
    return Rule::r_11_2;
}

// 1815 A-49: how many were looked at; and why each that lacks supply does.
void explain_supply(Transaction& edit, const Conduct& conduct, std::int32_t looked_at,
                    const std::vector<Ref<Unit>>& lacking) {
    const ledger::State& state = conduct.game.state;
    note(edit, {.op = Op::start, .rule = Rule::r_a_49, .label = Label::supplied, .num = looked_at});
    for (const Ref<Unit> unit : lacking)
        note(edit, {.rule = why_lacking(state, setting_of(conduct.game), state.at(unit)),
                    .label = Label::supplied,
                    .num = -1,
                    .unit = unit.raw});
    const auto lack = static_cast<std::int32_t>(lacking.size());
    note(edit, {.op = Op::result, .rule = Rule::r_a_50, .label = Label::supplied, .num = looked_at - lack});
}

}  // namespace

std::vector<bool> roads_to_edge(const ledger::State& state, const Setting& setting, Seat seat, Edge edge) {
    return roads_from({state, setting, seat, Hindered::by_enemies}, edge);
}

Edge supply_edge(ArmyId army) {
    if (army == ArmyId::french) return Edge::french;
    return army == ArmyId::prussian ? Edge::prussian : Edge::anglo;
}

std::vector<bool> supplied_hexes(const ledger::State& state, const Setting& setting, ArmyId army) {
    return supplied_from({state, setting, seat_of_army(army), Hindered::by_enemies}, supply_edge(army));
}

void check_supply(Conduct& conduct, EventNumber cause) {
    const ledger::State& state = conduct.game.state;
    const Setting& setting = setting_of(conduct.game);
    if (!this_turn(state, setting).supply) return;
    // 1815 A-50: all are judged before anybody loses a step; the French first, then the Allies.
    std::vector<Ref<Unit>> lacking;
    std::int32_t looked_at = 0;
    for (const ArmyId army : all_armies) {
        const std::vector<bool> supplied = supplied_hexes(state, setting, army);
        const std::span<const Unit> units = state.rows<Unit>();
        for (std::size_t row = 0; row < units.size(); ++row) {
            const Unit& unit = units[row];
            const bool counts = unit.army == army && unit.type != UnitType::leader;
            // 1815 A-49: who is on the map.
            if (!counts || !setting.on_map(unit.place)) continue;
            ++looked_at;
            if (!supplied[index(unit.place)]) lacking.push_back(unit_row(row));
        }
    }
    EventNumber checked = 0;
    {
        Transaction edit(conduct.game.state, conduct.log);
        if (explains(conduct)) explain_supply(edit, conduct, looked_at, lacking);
        checked = edit.commit(head(conduct, EventKind::supply_checked, Rule::r_11_1, cause, 0,
                                   static_cast<std::int32_t>(lacking.size())));
    }
    for (const Ref<Unit> unit : lacking) lose_step(conduct, unit, Rule::r_11_5, checked);
}

}  // namespace hd::c1815
