// What overlays and previews of this game ask beside the services: the attack under way, the enemy's next
// movement, zones of control, the line of fire.
#include "app/view/campaign_1815/parts.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/attack_set.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/step.hpp"

#include <algorithm>

namespace hd::view::campaign {

using c1815::ActionKind;
using c1815::Item;
using c1815::Ref;
using c1815::Unit;

namespace {

void add(const std::vector<Ref<Unit>>& units, std::vector<std::int32_t>& to) {
    for (const Ref<Unit> unit : units) to.push_back(unit.raw);
}

}  // namespace

std::optional<rules::Attack> attack(const rules::Game& game, const rules::Action& more) {
    const auto item = rules::next_item(game.state);
    if (!item || game.state.at(item).step != c1815::number(c1815::StepId::declare)) return std::nullopt;
    const c1815::AttackSet set = c1815::attack_under_way(game.state, c1815::setting_of(game));
    rules::Attack attack;
    add(set.attackers, attack.attackers);
    add(set.bombarders, attack.attackers);
    add(set.defenders, attack.defenders);
    if (c1815::is(more, ActionKind::none)) return attack;
    if (c1815::is(more, ActionKind::join) || c1815::is(more, ActionKind::bombard)) {
        attack.attackers.push_back(more.a);
        return attack;
    }
    if (!c1815::is(more, ActionKind::target)) return std::nullopt;
    // 1815 7#4: all units in a hex defend together.
    c1815::each_at(game.state, {more.a}, [&](Ref<Unit> ref, const Unit& unit) {
        if (unit.type != c1815::UnitType::leader) attack.defenders.push_back(ref.raw);
    });
    return attack;
}

std::optional<rules::Game> next_movement(const rules::View& view, ledger::Seat seat) {
    if (seat != c1815::french_seat && seat != c1815::allied_seat) return std::nullopt;
    rules::Game game = view.known(0);
    const c1815::Setting& setting = c1815::setting_of(game);
    const rules::Clock clock = game.state.at(rules::the_clock);
    const auto phase =
        seat == c1815::french_seat ? c1815::Phase::french_movement : c1815::Phase::allied_movement;
    // 1815 3#2: a movement that has begun or is over comes again next turn; in the last turn there is none.
    const std::int32_t turn = clock.turn + (clock.phase >= static_cast<std::int32_t>(phase) ? 1 : 0);
    const bool is_over = game.state.at(c1815::the_campaign).level != c1815::Level::none;
    if (turn < 1 || turn > setting.last_turn || is_over) return std::nullopt;
    ledger::Log log;
    ledger::Transaction edit(game.state, log);
    const auto rows = static_cast<std::int32_t>(game.state.rows<Item>().size());
    for (std::int32_t row = 0; row < rows; ++row) {
        const auto item = Ref<Item>::of_row(row);
        if (item != c1815::root_item && game.state.at(item).step != 0) edit.erase(item);
    }
    c1815::begin_phase(edit, phase);
    edit.edit(c1815::root_item).step = c1815::number(c1815::StepId::movement);
    edit.edit(rules::the_clock).turn = turn;
    // 1815 8.B.1#1: who will be in command nobody knows yet, so by day it may be anybody.
    const auto command = setting.turn_info(turn).night ? c1815::Command::out : c1815::Command::in;
    const auto units = static_cast<std::int32_t>(game.state.rows<Unit>().size());
    for (std::int32_t row = 0; row < units; ++row) {
        const auto ref = Ref<Unit>::of_row(row);
        if (game.state.at(ref).seat == seat && game.state.at(ref).command != command)
            edit.edit(ref).command = command;
    }
    edit.commit({});
    return game;
}

// 1815 4#1, 1815 4#3: the hexes next to a unit, but not over a pond; leaders have none.
std::vector<ledger::Place> zone(const rules::View& view, std::int32_t unit) {
    const c1815::Setting& setting = c1815::setting_of(view);
    const ledger::State& state = view.common();
    std::vector<ledger::Place> places;
    if (unit < 1 || unit > static_cast<std::int32_t>(state.rows<Unit>().size())) return places;
    const Unit& row = state.at(Ref<Unit>{unit});
    if (!setting.on_map(row.place) || row.type == c1815::UnitType::leader) return places;
    for (int d = 0; d < 6; ++d) {
        const std::int32_t neighbour = setting.at(row.place).neighbours[static_cast<std::size_t>(d)];
        if (neighbour != 0 && !setting.has(row.place, d, c1815::Side::pond)) places.push_back({neighbour});
    }
    std::sort(places.begin(), places.end());
    return places;
}

std::string_view sight(const rules::Game&) {
    return "Line of fire";
}

}  // namespace hd::view::campaign
