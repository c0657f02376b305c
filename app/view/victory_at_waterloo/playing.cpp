// What a player of this game is shown while he decides.
#include "app/view/victory_at_waterloo/parts.hpp"
#include "app/view/words.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"
#include "engine/rules/victory_at_waterloo/step.hpp"

#include <fmt/format.h>

namespace hd::view::waterloo {

namespace {

using vaw::ActionKind;
using vaw::Unit;

const vaw::Setting& setting_of(const rules::Game& game) {
    return static_cast<const vaw::Setting&>(*game.setting);
}

// VAW-OCMD-1: the army whose quota counts in the side's movement; the Prussians have none.
vaw::ArmyId counted_army(vaw::Seat side) {
    return side == vaw::french_seat ? vaw::ArmyId::french : vaw::ArmyId::british;
}

Progress units_moved(const rules::Game& game, const vaw::Clock& clock) {
    Progress progress;
    for (const Unit& unit : game.state.rows<Unit>()) {
        if (unit.seat != clock.side || !setting_of(game).on_map(unit.place)) continue;
        progress.total += 1;
        progress.done += unit.moved == clock.turn ? 1 : 0;
    }
    if (!setting_of(game).chosen.command) {
        progress.words = fmt::format("{} of {} units moved", progress.done, progress.total);
        return progress;
    }
    const std::int32_t left = game.state.at(vaw::army_row(counted_army(clock.side))).moves_left;
    progress.total = progress.done + left;
    progress.words = fmt::format("{} moved, {} more may move", progress.done, left);
    return progress;
}

Progress attacks_owed(const rules::Game& game) {
    Progress progress;
    for (const Unit& unit : game.state.rows<Unit>()) {
        const bool this_turn = unit.was_attacked == game.state.at(rules::the_clock).turn;
        progress.total += unit.owed != 0 || this_turn ? 1 : 0;
        progress.done += this_turn ? 1 : 0;
    }
    const std::int32_t left = progress.total - progress.done;
    progress.words =
        left == 0 ? "No attack is owed" : fmt::format("{} must still be attacked", counted(left, "unit"));
    return progress;
}

std::string_view arm(vaw::UnitType type) {
    switch (type) {
        case vaw::UnitType::infantry:
            return "Infantry";
        case vaw::UnitType::cavalry:
            return "Cavalry";
        case vaw::UnitType::artillery:
            return "Artillery";
        case vaw::UnitType::none:
            break;
    }
    return "Unit";
}

rules::Action make(ActionKind kind, std::int32_t a = 0) {
    return {.kind = static_cast<std::int32_t>(kind), .a = a};
}

}  // namespace

Progress progress(const rules::Game& game) {
    const vaw::Clock& clock = game.state.at(rules::the_clock);
    switch (static_cast<vaw::Phase>(clock.phase)) {
        case vaw::Phase::french_movement:
        case vaw::Phase::coalition_movement:
            return units_moved(game, clock);
        case vaw::Phase::french_attacks:
        case vaw::Phase::coalition_attacks:
            return attacks_owed(game);
        case vaw::Phase::none:
        case vaw::Phase::turn_end:
            break;
    }
    return {};
}

std::string unit_line(const rules::Game& game, std::int32_t unit) {
    const Unit& row = game.state.at(ledger::Ref<Unit>{unit});
    const std::int32_t halves = setting_of(game).tables.allowances[static_cast<std::size_t>(row.type)];
    return fmt::format("{} · strength {} · {}", arm(row.type), row.strength,
                       counted_parts(halves, 2, "movement point"));
}

std::vector<rules::Action> way(const rules::Game& game, std::int32_t unit,
                               std::span<const ledger::Place> path) {
    const auto item = rules::next_item(game.state);
    if (!item) return {};
    const std::int32_t step = game.state.at(item).step;
    const bool on_its_way = step == vaw::number(vaw::StepId::move_unit) && game.state.at(item).a == unit;
    if (!on_its_way && step != vaw::number(vaw::StepId::movement)) return {};
    std::vector<rules::Action> actions;
    const Unit& row = game.state.at(ledger::Ref<Unit>{unit});
    std::size_t first = 0;
    if (!setting_of(game).on_map(row.place)) {
        if (path.empty()) return {};
        actions.push_back(
            {.kind = static_cast<std::int32_t>(ActionKind::enter), .a = unit, .b = path[0].raw});
        first = 1;
    } else if (!on_its_way) {
        actions.push_back(make(ActionKind::move, unit));
    }
    for (std::size_t i = first; i < path.size(); ++i) actions.push_back(make(ActionKind::step, path[i].raw));
    if (!path.empty()) actions.push_back(make(ActionKind::stop));
    return actions;
}

std::string odds(const rules::Preview& preview) {
    return signed_number(preview.column);
}

}  // namespace hd::view::waterloo
