// Actions and decisions in words.
#include "app/view/victory_at_waterloo/parts.hpp"
#include "app/view/words.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/step.hpp"

#include <fmt/format.h>

namespace hd::view::waterloo {

using vaw::ActionKind;
using vaw::StepId;

std::string action(const rules::Game& game, const rules::Action& action) {
    const auto who = [&] { return unit_in_place(game, action.a); };
    const auto name = [&] { return unit(game, action.a); };
    const auto where = [&] { return place(game, action.b); };
    switch (static_cast<ActionKind>(action.kind)) {
        case ActionKind::none:
            break;
        case ActionKind::move:
            return "Move " + who();
        case ActionKind::step:
            return "Go to " + place(game, action.a);
        case ActionKind::stop:
            return "Stop here";
        case ActionKind::enter:
            return fmt::format("Bring {} on at {}", name(), where());
        case ActionKind::end_movement:
            return "End the movement";
        case ActionKind::target:
            return "Attack " + who();
        case ActionKind::join:
            return fmt::format("Let {} join the attack", who());
        case ActionKind::bombard:
            return fmt::format("Let {} bombard", who());
        case ActionKind::resolve:
            return "Resolve the attack";
        case ActionKind::end_attacks:
            return "End the attacks";
        case ActionKind::refuse:
            return fmt::format("Withdraw {} from the combat", who());
        case ActionKind::stand:
            return fmt::format("Let {} stand", who());
        case ActionKind::retreat:
            return "Retreat instead of the exchange";
        case ActionKind::exchange:
            return "Take the exchange";
        case ActionKind::lose:
            return "Give up " + who();
        case ActionKind::enough:
            return "Give up no more";
        case ActionKind::fall_back:
            return fmt::format("Fall back with {} to {}", name(), where());
        case ActionKind::push:
            return "Push the unit in the way to " + place(game, action.a);
        case ActionKind::stay:
            return fmt::format("Let {} stay", who());
        case ActionKind::advance:
            return fmt::format("Advance with {} to {}", name(), where());
        case ActionKind::hold:
            return "Let nobody advance";
    }
    return "Do nothing";
}

std::string prompt(const rules::Game& game, const rules::Decision& decision) {
    const auto item = rules::next_item(game.state);
    const std::int32_t about = item ? game.state.at(item).a : 0;
    switch (static_cast<StepId>(decision.step)) {
        case StepId::movement:
            return "Choose a unit to move, or end the movement.";
        case StepId::move_unit:
            return fmt::format("Choose where {} goes.", unit(game, about));
        case StepId::attacks:
            return "Choose a unit to attack, or end the attacks.";
        case StepId::declare:
            return "Put the attack together.";
        case StepId::combat:
            return "Say which cavalry withdraws.";
        case StepId::choice:
            return "Choose between the exchange and the retreat.";
        case StepId::losses:
            return "Choose what is given up for the exchange.";
        case StepId::aftermath:
            return "Choose who goes where after the combat.";
        case StepId::second_leg:
            return fmt::format("Choose whether {} goes a second hex.", unit(game, about));
        case StepId::push_back:
            return fmt::format("Choose where {} makes room.", unit(game, about));
        case StepId::none:
        case StepId::turn_start:
        case StepId::duties:
        case StepId::turn_end:
            break;
    }
    return decision.kind == rules::DecisionKind::over ? "The game is over." : "The game goes on.";
}

}  // namespace hd::view::waterloo
