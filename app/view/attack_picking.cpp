#include "app/view/attack_picking.hpp"

#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::view {

const AttackAddition* AttackPicking::addition_of(std::int32_t unit) const {
    const auto found = std::find_if(more.begin(), more.end(), [&](const AttackAddition& one) {
        return one.choice.unit == unit && unit != 0;
    });
    return found == more.end() ? nullptr : &*found;
}

std::optional<AttackPicking> make_attack_picking(const rules::Game& game, const Rulebook& rulebook,
                                                 const PlayView& play) {
    const GameFace& face = face_of(*game.ruleset);
    const auto attack = face.attack(game, {});
    if (!attack) return std::nullopt;
    AttackPicking picking;
    picking.attackers = attack->attackers;
    picking.defenders = attack->defenders;
    picking.now = make_attack_view(game, rulebook, *attack);
    std::vector<std::string> against;
    for (const std::int32_t unit : attack->defenders)
        against.push_back(unit_name(*game.setting, *game.ruleset, unit));
    picking.title = picking.now ? picking.now->title : "Against " + listed(against);
    for (const Choice& choice : play.choices) {
        const auto then = face.attack(game, choice.action);
        if (then) picking.more.push_back({choice, make_attack_view(game, rulebook, *then)});
    }
    return picking;
}

}  // namespace hd::view
