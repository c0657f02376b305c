#include "engine/rules/play.hpp"

#include "engine/rules/agenda.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace hd::rules {

namespace {

const Step& step_of(const Game& game, const Item& item) {
    return game.ruleset->steps[static_cast<std::size_t>(item.step)];
}

// Whether the action is a choice of this game with nothing in the parameters that it doesn't have.
bool is_well_formed(const Names& names, const Action& action) {
    if (action.kind < 1 || action.kind >= static_cast<std::int32_t>(names.actions.size())) return false;
    const std::size_t used = names.actions[static_cast<std::size_t>(action.kind)].params.size();
    const std::array<std::int32_t, 4> values{action.a, action.b, action.c, action.d};
    return std::all_of(values.begin() + static_cast<std::ptrdiff_t>(used), values.end(),
                       [](std::int32_t value) { return value == 0; });
}

Decision decision_of(const Step& step, const Item& item, Seat seat) {
    return {.seat = seat,
            .kind = step.kind,
            .step = static_cast<std::uint16_t>(item.step),
            .rule = step.rule,
            .cause = item.cause == 0 ? ledger::no_event : static_cast<EventNumber>(item.cause - 1),
            .secret = step.secret,
            .look = step.look};
}

// Does everything that needs nobody's answer. A decision with one option is taken, unless it is marked
// `look`.
void run_on(Conduct& conduct) {
    for (;;) {
        conduct.options.clear();
        conduct.decision = {};
        const Ref<Item> next = next_item(conduct.game.state);
        if (!next) return;
        const Item& item = conduct.game.state.at(next);
        const Step& step = step_of(conduct.game, item);
        if (step.run != nullptr) {
            step.run(conduct, next);
            continue;
        }
        conduct.decision = decision_of(step, item, step.decider(conduct.game, item));
        step.options(View(conduct.game, conduct.decision.seat), item, conduct.options);
        if (conduct.options.empty()) {
            assert(step.otherwise != nullptr);
            step.otherwise(conduct, next);
            continue;
        }
        if (step.look || conduct.options.size() > 1 || step.kind == DecisionKind::place) return;
        const Action only = conduct.options.front();
        conduct.flags |= static_cast<std::uint8_t>(ledger::EventFlag::automatic);
        step.act(conduct, next, only);
        conduct.flags &= static_cast<std::uint8_t>(~static_cast<unsigned>(ledger::EventFlag::automatic));
    }
}

}  // namespace

Game begin(const Ruleset& ruleset, const std::shared_ptr<const Setting>& setting, std::uint64_t seed,
           ledger::Log& log, Working working) {
    Game game{.ruleset = &ruleset, .setting = setting, .state = ledger::State(setting->layout), .seed = seed};
    ledger::Dice dice(seed);
    Conduct conduct{.game = game, .dice = dice, .log = log, .working = working};
    begin(conduct);
    return game;
}

void begin(Conduct& conduct) {
    conduct.game.ruleset->set_up(conduct);
    run_on(conduct);
}

Decision decision(const Game& game) {
    const Ref<Item> next = next_item(game.state);
    if (!next) return {};
    const Item& item = game.state.at(next);
    const Step& step = step_of(game, item);
    assert(step.run == nullptr);
    return decision_of(step, item, step.decider(game, item));
}

void options(const View& view, const Game& game, std::vector<Action>& out) {
    out.clear();
    const Ref<Item> next = next_item(game.state);
    if (!next) return;
    const Item& item = game.state.at(next);
    const Step& step = step_of(game, item);
    if (step.decider(game, item) != view.seat()) return;
    step.options(view, item, out);
    assert(std::is_sorted(out.begin(), out.end()));
}

std::optional<Refusal> refusal(const View& view, const Game& game, const Action& action) {
    const Ref<Item> next = next_item(game.state);
    if (!next) return Refusal{};
    const Item& item = game.state.at(next);
    const Step& step = step_of(game, item);
    if (step.decider(game, item) != view.seat()) return Refusal{.rule = step.rule};
    if (!is_well_formed(game.ruleset->names, action)) return Refusal{.rule = step.rule};
    return step.refusal(view, item, action);
}

void act(Conduct& conduct, const Action& action) {
    const Ref<Item> next = next_item(conduct.game.state);
    assert(next);
    const Step& step = step_of(conduct.game, conduct.game.state.at(next));
    step.act(conduct, next, action);
    run_on(conduct);
}

}  // namespace hd::rules
