#include "engine/rules/victory_at_waterloo/advance.hpp"

#include "engine/ledger/transaction.hpp"
#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/attack_notes.hpp"
#include "engine/rules/victory_at_waterloo/contact.hpp"
#include "engine/rules/victory_at_waterloo/objectives.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/story.hpp"

#include <algorithm>

namespace hd::vaw {

namespace {

// A hex that a unit of the beaten side left, and for a cavalry's second hex the one before it.
struct Vacated {
    Place hex;
    Place by_way_of;  // none: entered from an adjacent hex
};

struct VacatedHexes {
    std::array<Vacated, 16> hexes;
    std::size_t count = 0;
    void add(Vacated one) {
        if (count < hexes.size()) hexes[count++] = one;
    }
};

// VAW-A-61: only the hexes of the side that was driven out.
VacatedHexes vacated_hexes(const ledger::State& state, Seat winner) {
    VacatedHexes found;
    for (const Unit& unit : state.rows<Unit>()) {
        if (unit.part == Part::none || unit.seat == winner || unit.vacated == 0) continue;
        if (!unit_at(state, Place{unit.vacated})) found.add({.hex = Place{unit.vacated}, .by_way_of = {}});
        // VAW-OCAV-7: after a retreat of two hexes the one passed stands open too.
        if (unit.passed != 0 && !unit_at(state, Place{unit.passed})) {
            found.add({.hex = Place{unit.passed}, .by_way_of = Place{unit.vacated}});
        }
    }
    return found;
}

bool reaches(const ledger::State& state, const Setting& setting, const Unit& unit, const Vacated& vacated) {
    if (!vacated.by_way_of) return setting.direction(unit.place, vacated.hex) >= 0;
    if (unit.type != UnitType::cavalry || unit_at(state, vacated.by_way_of)) return false;
    return setting.direction(unit.place, vacated.by_way_of) >= 0;
}

// VAW-MOR-3, VAW-A-70: disintegrated British don't go next to the French, not even after a defence.
bool may_stand_there(const ledger::State& state, const Setting& setting, const Unit& unit, Place hex) {
    if (state.at(army_row(unit.army)).disintegrated == 0) return true;
    return !enemy_next_to(state, setting, hex, unit.seat);
}

bool may_advance(const ledger::State& state, const Setting& setting, const Item& attack, const Unit& unit) {
    const bool fought = unit.part == Part::attacker || unit.part == Part::defender;
    return fought && unit.seat == winner_of(attack) && unit.vacated == 0 && setting.on_map(unit.place) &&
           advance_barred(state, attack, unit) == Rule::none;
}

void enter(Conduct& conduct, Ref<Item> attack, Ref<Unit> unit, Place hex) {
    const Setting& setting = setting_of(conduct.game);
    const ledger::State& state = conduct.game.state;
    const Place from = state.at(unit).place;
    const bool two_hexes = setting.direction(from, hex) < 0;
    Place by_way_of;
    if (two_hexes) {
        const VacatedHexes open = vacated_hexes(state, winner_of(state.at(attack)));
        for (std::size_t i = 0; i < open.count; ++i) {
            if (open.hexes[i].hex == hex && reaches(state, setting, state.at(unit), open.hexes[i])) {
                by_way_of = open.hexes[i].by_way_of;
            }
        }
    }
    const bool after_refusal = static_cast<Result>(state.at(attack).a) == Result::none;
    // VAW-ANOTE-16: of several vacated hexes the winner chooses.
    const bool several = vacated_hexes(state, winner_of(state.at(attack))).count > 1;
    const Rule rule = two_hexes       ? Rule::ocav_7
                      : after_refusal ? Rule::ocav_5
                      : several       ? Rule::anote_16
                                      : Rule::res_7;
    Transaction edit(conduct.game.state, conduct.log);
    if (explains(conduct)) note_advance(edit, state, state.at(attack), unit, two_hexes);
    edit.edit(unit).place = hex;
    edit.edit(attack).c = 1;
    const ledger::EventNumber event =
        edit.commit(head(conduct, EventKind::advanced, rule, last_event(conduct), unit.raw, hex.raw));
    // VAW-A-69: it enters each of the two hexes in turn.
    if (by_way_of) enter_hex(conduct, unit, by_way_of, Rule::loss_10, event);
    enter_hex(conduct, unit, hex, Rule::loss_10, event);
}

}  // namespace

Seat winner_of(const Item& attack) {
    const auto result = static_cast<Result>(attack.a);
    const bool repelled = result == Result::attacker_destroyed || result == Result::attacker_retreats;
    return repelled ? opponent(attack.owner) : attack.owner;
}

Rule advance_barred(const ledger::State& state, const Item& attack, const Unit& unit) {
    // VAW-A-16: the bar is on advances after a successful attack; a defender may follow.
    if (unit.seat != attack.owner || state.at(army_row(unit.army)).demoralised == 0) return Rule::none;
    return unit.army == ArmyId::british ? Rule::mor_2 : Rule::mor_6;
}

void advance_options(const ledger::State& state, const Setting& setting, const Item& attack,
                     std::vector<Action>& out) {
    const VacatedHexes open = vacated_hexes(state, winner_of(attack));
    const std::span<const Unit> units = state.rows<Unit>();
    const std::size_t before = out.size();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (!may_advance(state, setting, attack, units[i])) continue;
        for (std::size_t v = 0; v < open.count; ++v) {
            if (!reaches(state, setting, units[i], open.hexes[v])) continue;
            if (!may_stand_there(state, setting, units[i], open.hexes[v].hex)) continue;
            out.push_back(
                action(ActionKind::advance, static_cast<std::int32_t>(i) + 1, open.hexes[v].hex.raw));
        }
    }
    if (out.size() == before) return;
    std::sort(out.begin() + static_cast<std::ptrdiff_t>(before), out.end());
    out.erase(std::unique(out.begin() + static_cast<std::ptrdiff_t>(before), out.end()), out.end());
    out.push_back(action(ActionKind::hold));
}

void advance_act(Conduct& conduct, Ref<Item> attack, const Action& what) {
    if (is(what, ActionKind::advance)) {
        enter(conduct, attack, Ref<Unit>{what.a}, Place{what.b});
        return;
    }
    Transaction edit(conduct.game.state, conduct.log);
    edit.edit(attack).c = 1;
    edit.commit(head(conduct, EventKind::advance_declined, Rule::res_7, last_event(conduct)));
}

}  // namespace hd::vaw
