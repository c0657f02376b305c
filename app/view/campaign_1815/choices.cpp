// Actions and decisions in words.
#include "app/view/campaign_1815/action_words.hpp"
#include "app/view/campaign_1815/parts.hpp"
#include "app/view/pattern.hpp"
#include "app/view/words.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/step.hpp"

#include <fmt/format.h>

namespace hd::view::campaign {

using c1815::ActionKind;
using c1815::StepId;

namespace {

// The entry of an army that begins at a hex: "entry C".
std::string entry_at(const rules::Game& game, std::int32_t hex) {
    for (const c1815::Entry& entry : c1815::setting_of(game).entries) {
        if (!entry.hexes.empty() && entry.hexes.front().raw == hex) return "entry " + entry.id;
    }
    return place(game, hex);
}

// Who else comes with a counter that waits: "Bülow and 14 more".
std::string group_of(const rules::Game& game, std::int32_t ref) {
    const auto units = game.state.rows<c1815::Unit>();
    const std::string name = unit(game, ref);
    if (ref < 1 || ref > static_cast<std::int32_t>(units.size())) return name;
    const std::int32_t group = units[static_cast<std::size_t>(ref) - 1].group;
    // 1815 15.B#2: who lies in wait comes with nobody, as far as whoever decides may know it.
    const rules::View view = view_of(game);
    std::int32_t others = -1;
    for (std::size_t row = 0; row < units.size(); ++row) {
        const bool waits = units[row].group == group && units[row].place == c1815::setting_of(game).waiting;
        if (waits && !view.at(c1815::unit_row(row)).hidden_at) ++others;
    }
    return others < 1 ? name : fmt::format("{} and {} more", name, others);
}

// Blown cavalry without a hex to go to is given up where it stands.
bool is_given_up(const rules::Game& game, const rules::Action& action) {
    if (!c1815::is(action, ActionKind::retire) || action.a < 1) return false;
    return game.state.at(ledger::Ref<c1815::Unit>{action.a}).place.raw == action.b;
}

}  // namespace

std::string action(const rules::Game& game, const rules::Action& action) {
    const auto kind = static_cast<std::size_t>(action.kind);
    if (kind >= action_words.size()) return "Do nothing";
    if (is_given_up(game, action))
        return fmt::format("Give up {}, which has no hex to retreat to", unit_in_place(game, action.a));
    return filled(action_words[kind].does, [&](std::string_view key) {
        if (key == "who") return unit_in_place(game, action.a);
        if (key == "name") return unit(game, action.a);
        if (key == "other") return unit(game, action.b);
        if (key == "whom") return unit_in_place(game, action.b);
        if (key == "here") return place(game, action.a);
        if (key == "group") return group_of(game, action.a);
        return key == "entry" ? entry_at(game, action.b) : place(game, action.b);
    });
}

namespace {

std::string losses_prompt(const rules::Game& game) {
    const auto item = rules::next_item(game.state);
    if (!item) return "Choose which unit loses a step.";
    const std::int32_t owed = game.state.at(item).c > 0 ? game.state.at(item).c : game.state.at(item).d;
    return owed == 1 ? std::string("Choose which unit loses a step.")
                     : fmt::format("Choose which units lose the {} steps.", owed);
}

}  // namespace

std::string prompt(const rules::Game& game, const rules::Decision& decision) {
    const std::string asked = unit(game, unit_asked(game));
    switch (static_cast<StepId>(decision.step)) {
        case StepId::hiding:
            return fmt::format("Choose where {} lies in wait.", asked);
        case StepId::leaders:
            return "Choose a leader, and whether he traces his command or rolls.";
        case StepId::direct:
            return "Choose whom the army and detachment leaders command themselves.";
        case StepId::movement:
            return "Choose a unit or leader to move, or end the movement.";
        case StepId::move_unit:
            return fmt::format("Choose where {} goes.", asked);
        case StepId::displace:
            return fmt::format("Choose where {} rides off to.", asked);
        case StepId::withdraw:
            return fmt::format("Choose where {} withdraws to.", asked);
        case StepId::crowding:
            return "Choose who is one too many in a hex.";
        case StepId::rally:
            return "Choose a hex to roll for, or end the rally.";
        case StepId::attacks:
            return "Choose a hex to attack, or end the attacks.";
        case StepId::declare:
            return "Put the attack together.";
        case StepId::combat:
            return "Choose who retreats before the combat, and who stands.";
        case StepId::losses:
            return losses_prompt(game);
        case StepId::retreats:
            return "Choose where the beaten units go.";
        case StepId::advance:
            return "Choose who advances after the combat.";
        case StepId::none:
        case StepId::turn_start:
        case StepId::orders:
        case StepId::duties:
        case StepId::player_end:
            break;
    }
    return decision.kind == rules::DecisionKind::over ? "The game is over." : "The game goes on.";
}

}  // namespace hd::view::campaign
