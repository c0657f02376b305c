#include "engine/players/campaign_1815/description.hpp"

#include "engine/ledger/dice.hpp"
#include "engine/players/campaign_1815/battle.hpp"
#include "engine/players/campaign_1815/marches.hpp"
#include "engine/players/campaign_1815/position.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/command.hpp"
#include "engine/rules/campaign_1815/step.hpp"

#include <algorithm>
#include <array>

namespace hd::players::c1815 {

namespace {

using game::ActionKind;
using game::StepId;

StepId step_of(const rules::View& view) {
    const Ref<rules::Item> next = rules::next_item(view.common());
    return next ? static_cast<StepId>(view.common().at(next).step) : StepId::none;
}

Role role(const rules::View& view) {
    switch (step_of(view)) {
        case StepId::hiding:
        case StepId::leaders:
        case StepId::direct:
        case StepId::movement:
        case StepId::move_unit:
        case StepId::displace:
        case StepId::crowding:
        case StepId::rally:
        case StepId::attacks:
        case StepId::declare:
        case StepId::losses:
            return Role::ranked;
        case StepId::none:
        case StepId::turn_start:
        case StepId::orders:
        case StepId::withdraw:
        case StepId::duties:
        case StepId::combat:
        case StepId::retreats:
        case StepId::advance:
        case StepId::player_end:
            return Role::window;
    }
    return Role::window;
}

// A secret is drawn, so that it can't be guessed from the position.
void rank_hiding(const Asked& asked, std::vector<Ranked>& out) {
    for (const rules::Action& action : asked.options) {
        const auto key = static_cast<std::uint64_t>(action.a * 0x10000 + action.b);
        const auto drawn = static_cast<std::int32_t>(ledger::mixed(asked.seed, key) % 1000);
        const bool hides = game::is(action, ActionKind::hide);
        put(out, action, term(TermId::noise, (hides ? 1000 : 0) + drawn), Place{action.b});
    }
}

std::int32_t chances_of(const Scene& scene, UnitRef leader) {
    const game::Counter& counter = scene.setting.counter(leader);
    const auto kind = counter.has(game::Tag::detachment_leader) ? game::LeaderClass::detachment
                      : counter.has(game::Tag::cavalry_leader)  ? game::LeaderClass::cavalry
                                                                : game::LeaderClass::infantry;
    const std::int32_t modifier = scene.setting.tables.initiative_modifiers[static_cast<std::size_t>(kind)];
    std::int32_t good = 0;
    for (std::int32_t die = 1; die <= 6; ++die) {
        const auto face = static_cast<std::size_t>(std::clamp(die + modifier, 1, 6)) - 1;
        if (scene.setting.tables.initiative[face]) ++good;
    }
    return good;
}

// How much of a leader's troops, in thousandths of their attack strength, the two strongest near a higher
// leader are: he can command them himself.
std::int32_t share_of_direct(const Scene& scene, UnitRef leader, UnitRef higher) {
    const Place place = scene.at(higher).place;
    const std::int32_t range = scene.setting.number(game::Number::command_range);
    std::int32_t all = 0;
    std::array<std::int32_t, 2> best{};
    for (const UnitRef unit : scene.own) {
        if (!game::leads_corps_of(scene.setting, leader, unit)) continue;
        const std::int32_t attack = scene.face(unit).attack;
        all += attack;
        if (!scene.setting.on_map(place) || scene.distance(scene.at(unit).place, place) > range) continue;
        best = {std::max(best[0], attack), std::max(best[1], std::min(best[0], attack))};
    }
    return all == 0 ? 0 : 1000 * (best[0] + best[1]) / all;
}

// What a trace to a detachment leader brings, against a roll and his two units when that fails, in
// thousandths: both may not fail together.
bool rolls_rather(const Scene& scene, UnitRef leader, UnitRef higher) {
    const std::int32_t own = 1000 * chances_of(scene, leader) / 6;
    const std::int32_t his = 1000 * chances_of(scene, higher) / 6;
    const std::int32_t apart =
        own + (1000 - own) * his / 1000 * share_of_direct(scene, leader, higher) / 1000;
    return apart > his;
}

// By the surest way: to an army leader, to a detachment leader before he rolls, by a roll.
void rank_leaders(const Scene& scene, const Asked& asked, std::vector<Ranked>& out) {
    for (const rules::Action& action : asked.options) {
        const UnitRef leader{action.a};
        std::int32_t value = 10 * chances_of(scene, leader);
        if (game::is(action, ActionKind::trace)) {
            const UnitRef higher{action.b};
            const bool sure = scene.setting.counter(higher).has(game::Tag::army_leader);
            // All traces come before the rolls that they depend on.
            value = sure ? 1000 : 300 + 10 * chances_of(scene, higher);
            if (!sure && rolls_rather(scene, leader, higher)) value = 5;
        } else if (scene.setting.counter(leader).has(game::Tag::detachment_leader)) {
            value = 100;
        }
        put(out, action, term(TermId::support, value));
    }
}

// Those nearest to an enemy, the strongest first.
void rank_direct(const Scene& scene, const Asked& asked, std::vector<Ranked>& out) {
    for (const rules::Action& action : asked.options) {
        if (!game::is(action, ActionKind::direct)) {
            put(out, action, {});
            continue;
        }
        const UnitRef unit{action.b};
        std::int32_t nearest = 40;
        const Place place = scene.at(unit).place;
        if (scene.setting.on_map(place)) {
            for (const Place foe : scene.foe_hexes) nearest = std::min(nearest, scene.distance(place, foe));
        }
        put(out, action, term(TermId::support, 1000 - 20 * nearest + 10 * scene.face(unit).attack));
    }
}

void rank_rally(const Asked& asked, std::vector<Ranked>& out) {
    for (const rules::Action& action : asked.options) {
        const bool rallies = game::is(action, ActionKind::rally);
        put(out, action, term(TermId::support, rallies ? 100 : 0));
    }
}

// A step, or order, is given up where it is worth least.
void rank_losses(const Scene& scene, const Asked& asked, std::vector<Ranked>& out) {
    for (const rules::Action& action : asked.options)
        put(out, action, term(TermId::loss, -worth_of_step(scene, asked.level, UnitRef{action.a})));
}

// Leaders are displaced to where no enemy is near.
void rank_displaced(const Scene& scene, const Asked& asked, std::vector<Ranked>& out) {
    for (const rules::Action& action : asked.options) {
        const Place place{action.b};
        put(out, action, term(TermId::exposure, scene.in_foe_zone(place) ? -100 : 0), place);
    }
}

void rank(const Asked& asked, std::vector<Ranked>& out) {
    const Scene scene(asked.view);
    switch (step_of(asked.view)) {
        case StepId::hiding:
            return rank_hiding(asked, out);
        case StepId::leaders:
            return rank_leaders(scene, asked, out);
        case StepId::direct:
            return rank_direct(scene, asked, out);
        case StepId::movement:
            return rank_movers(scene, asked, out);
        case StepId::move_unit:
            return rank_steps(scene, asked, out);
        case StepId::displace:
            return rank_displaced(scene, asked, out);
        case StepId::rally:
            return rank_rally(asked, out);
        case StepId::attacks:
            return rank_attacks(scene, asked, out);
        case StepId::declare:
            return rank_parts(scene, asked, out);
        case StepId::crowding:
        case StepId::losses:
            return rank_losses(scene, asked, out);
        case StepId::none:
        case StepId::turn_start:
        case StepId::orders:
        case StepId::withdraw:
        case StepId::duties:
        case StepId::combat:
        case StepId::retreats:
        case StepId::advance:
        case StepId::player_end:
            return;
    }
}

}  // namespace

Description description() {
    return {.ruleset = "campaign-1815", .ground = ground, .role = role, .rank = rank, .position = position};
}

}  // namespace hd::players::c1815
