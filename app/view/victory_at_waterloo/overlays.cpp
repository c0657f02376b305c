// What overlays and previews of this game ask beside the services: the attack under way, the enemy's next
// movement, zones of control, the line of fire.
#include "app/view/victory_at_waterloo/parts.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/attack_set.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"

#include <algorithm>

namespace hd::view::waterloo {

using vaw::ActionKind;
using vaw::Item;
using vaw::Ref;

namespace {

const vaw::Setting& setting_of(const rules::Game& game) {
    return static_cast<const vaw::Setting&>(*game.setting);
}

void add(const vaw::UnitList& units, std::vector<std::int32_t>& to) {
    for (const Ref<vaw::Unit> unit : units) to.push_back(unit.raw);
}

}  // namespace

std::optional<rules::Attack> attack(const rules::Game& game, const rules::Action& more) {
    const auto item = rules::next_item(game.state);
    if (!item || game.state.at(item).step != vaw::number(vaw::StepId::declare)) return std::nullopt;
    const vaw::AttackSet set = vaw::attack_under_way(game.state);
    rules::Attack attack;
    add(set.attackers, attack.attackers);
    add(set.bombarders, attack.attackers);
    add(set.targets, attack.defenders);
    if (vaw::is(more, ActionKind::none)) return attack;
    const bool joins = vaw::is(more, ActionKind::join) || vaw::is(more, ActionKind::bombard);
    if (!joins && !vaw::is(more, ActionKind::target)) return std::nullopt;
    (joins ? attack.attackers : attack.defenders).push_back(more.a);
    return attack;
}

std::optional<rules::Game> next_movement(const rules::View& view, ledger::Seat seat) {
    rules::Game game = view.ruleset().imagine(view, 0);
    const rules::Clock clock = game.state.at(rules::the_clock);
    const auto phase =
        seat == vaw::french_seat ? vaw::Phase::french_movement : vaw::Phase::coalition_movement;
    ledger::Log log;
    ledger::Transaction edit(game.state, log);
    // VAW-PLAY-1: a movement that has begun or is over comes again next turn; in the last turn there is none.
    const std::int32_t turn = clock.turn + (clock.phase >= static_cast<std::int32_t>(phase) ? 1 : 0);
    const std::int32_t last = setting_of(game).tables.turns;
    if (seat != vaw::french_seat && seat != vaw::coalition_seat) {
        edit.drop();
        return std::nullopt;
    }
    if (turn > last || game.state.at(vaw::the_verdict).level != vaw::Level::none) {
        edit.drop();
        return std::nullopt;
    }
    const auto rows = static_cast<std::int32_t>(game.state.rows<Item>().size());
    for (std::int32_t row = 0; row < rows; ++row) {
        const auto item = Ref<Item>::of_row(row);
        if (item != vaw::root_item && game.state.at(item).step != 0) edit.erase(item);
    }
    vaw::begin_phase(edit, phase);
    edit.edit(rules::the_clock).turn = turn;
    // VAW-OCMD-1: the quota is shared by all; here each unit is asked as if it were the one that moves.
    for (const vaw::ArmyId army : vaw::all_armies) edit.edit(vaw::army_row(army)).moves_left = 1;
    edit.commit({});
    return game;
}

// VAW-MOVE-5: whoever comes next to a unit stops.
std::vector<ledger::Place> zone(const rules::View& view, std::int32_t unit) {
    const auto& setting = static_cast<const vaw::Setting&>(view.setting());
    const ledger::State& state = view.open();
    std::vector<ledger::Place> places;
    if (unit < 1 || unit > static_cast<std::int32_t>(state.rows<vaw::Unit>().size())) return places;
    const ledger::Place at = state.at(Ref<vaw::Unit>{unit}).place;
    if (!setting.on_map(at)) return places;
    for (const std::int32_t neighbour : setting.at(at).neighbours) {
        if (neighbour != 0) places.push_back({neighbour});
    }
    std::sort(places.begin(), places.end());
    return places;
}

// VAW-OART-1: fire over two hexes is an option.
std::string_view sight(const rules::Game& game) {
    return setting_of(game).chosen.artillery ? "Line of fire" : "";
}

}  // namespace hd::view::waterloo
