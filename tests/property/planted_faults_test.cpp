// The property kit itself: every kind of fault, planted in the toy game, is found and named.
#include "engine/rules/agenda.hpp"
#include "engine/scenario/scenario.hpp"
#include "tests/support/property_kit.hpp"
#include "tests/support/toy/position.hpp"
#include "tests/support/toy/toy.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hd;
using ledger::Ref;
using ledger::Seat;
using rules::Action;
using rules::Conduct;
using rules::Game;
using rules::Item;
using rules::View;

namespace {

const rules::Step& honest(std::int32_t step) {
    return toy::toy_game().steps[static_cast<std::size_t>(step)];
}

// The toy game with some functions exchanged.
struct Variant {
    std::vector<rules::Step> steps{toy::toy_game().steps.begin(), toy::toy_game().steps.end()};
    bool hides = true;
    tl::expected<scenario::Start, rules::Refusal> (*position)(const Game&) = toy::toy_game().position;

    rules::Step& step(std::int32_t number) { return steps[static_cast<std::size_t>(number)]; }
    rules::Ruleset ruleset() const {
        rules::Ruleset game = toy::toy_game();
        game.steps = steps;
        game.hides = hides;
        game.position = position;
        return game;
    }
};

// The first fault found in the random games of some seeds.
std::string first_fault(const Variant& variant) {
    const rules::Ruleset game = variant.ruleset();
    const support::Subject subject{.ruleset = game, .setting = toy::toy_setting(), .most_actions = 400};
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const support::Faults faults = support::check_game(subject, seed);
        if (!faults.empty()) return faults.front();
    }
    return "";
}

void expect_found(const Variant& variant, const std::string& words) {
    CHECK_THAT(first_fault(variant), Catch::Contains(words));
}

const toy::Unit& unit(const Conduct& conduct, std::int32_t ref) {
    return conduct.game.state.at(Ref<toy::Unit>{ref});
}

// An event of its own after each act of the phase: the faults below are planted in it.
template <class Plant>
void after_phase_act(Conduct& conduct, Ref<Item> item, const Action& action, Plant plant) {
    const Seat seat = conduct.game.state.at(item).owner;
    honest(toy::step::phase).act(conduct, item, action);
    ledger::Transaction edit(conduct.game.state, conduct.log);
    ledger::EventHead head{.kind = toy::event::ordered, .rule = toy::rule::acts, .seat = seat};
    plant(edit, head);
    edit.commit(head);
}

}  // namespace

TEST_CASE("the honest toy game has no fault on the seeds used here") {
    CHECK(first_fault(Variant{}).empty());
}

TEST_CASE("an option that is refused is found") {
    Variant variant;
    variant.step(toy::step::phase).options = [](const View& view, const Item& item,
                                                std::vector<Action>& out) {
        honest(toy::step::phase).options(view, item, out);
        out.push_back({.kind = toy::act::done});
    };
    expect_found(variant, "listed but refused: 'done");
}

TEST_CASE("an accepted action that is not listed is found") {
    Variant variant;
    variant.step(toy::step::phase).refusal = [](const View& view, const Item& item, const Action& action) {
        const auto refusal = honest(toy::step::phase).refusal(view, item, action);
        return action.kind == toy::act::march && action.a == 1 ? std::nullopt : refusal;
    };
    expect_found(variant, "accepted but not listed: 'march 1");
}

TEST_CASE("a refusal that names no rule is found") {
    Variant variant;
    variant.step(toy::step::phase).refusal = [](const View& view, const Item& item, const Action& action) {
        auto refusal = honest(toy::step::phase).refusal(view, item, action);
        if (refusal) refusal->rule = 0;
        return refusal;
    };
    expect_found(variant, "names no rule");
}

TEST_CASE("a refusal of a position that names no rule is found") {
    Variant variant;
    variant.position = [](const Game&) -> tl::expected<scenario::Start, rules::Refusal> {
        return tl::unexpected(rules::Refusal{});
    };
    expect_found(variant, "the refusal of a position names no rule");
}

TEST_CASE("an option listed twice is found") {
    Variant variant;
    variant.step(toy::step::loss).options = [](const View& view, const Item& item, std::vector<Action>& out) {
        honest(toy::step::loss).options(view, item, out);
        out.push_back(out.back());
    };
    expect_found(variant, "not sorted and unique");
}

TEST_CASE("an action whose text doesn't say all of it is found") {
    Variant variant;
    variant.step(toy::step::phase).options = [](const View& view, const Item& item,
                                                std::vector<Action>& out) {
        honest(toy::step::phase).options(view, item, out);
        out.back().c = 4;
    };
    expect_found(variant, "'end' is not read back");
}

TEST_CASE("a game that never ends is found") {
    Variant variant;
    variant.step(toy::step::phase).act = [](Conduct& conduct, Ref<Item> item, const Action& action) {
        if (action.kind != toy::act::end) return honest(toy::step::phase).act(conduct, item, action);
        ledger::Transaction edit(conduct.game.state, conduct.log);
        edit.edit(item).f += 1;
        edit.commit({.kind = toy::event::ordered});
    };
    expect_found(variant, "never ends");
}

TEST_CASE("a state that is written past the log is found") {
    Variant variant;
    variant.step(toy::step::phase).act = [](Conduct& conduct, Ref<Item> item, const Action& action) {
        honest(toy::step::phase).act(conduct, item, action);
        const ledger::Cell cell = conduct.game.state.layout().cell({toy::Unit::table, 19, 8});
        const std::array<ledger::Change, 1> change = {{{cell, 0, 5}}};
        conduct.game.state.apply_unhashed(change);
    };
    expect_found(variant, "doesn't lead to the state");
}

TEST_CASE("a broken invariant is found") {
    Variant variant;
    variant.step(toy::step::loss).act = [](Conduct& conduct, Ref<Item> item, const Action& action) {
        const bool last = unit(conduct, action.a).steps == 1;
        honest(toy::step::loss).act(conduct, item, action);
        if (last) return;
        ledger::Transaction edit(conduct.game.state, conduct.log);
        edit.edit(Ref<toy::Unit>{action.a}).steps = 9;
        edit.commit({.kind = toy::event::ordered});
    };
    expect_found(variant, ": steps");
}

TEST_CASE("two dice of one key are found") {
    Variant variant;
    variant.step(toy::step::phase).act = [](Conduct& conduct, Ref<Item> item, const Action& action) {
        after_phase_act(conduct, item, action, [&](ledger::Transaction& edit, ledger::EventHead&) {
            edit.die(conduct.dice.roll({.stream = toy::stream::combat, .subject = 1}, 6));
        });
    };
    expect_found(variant, "two dice of one key");
}

TEST_CASE("chance besides the dice is found") {
    Variant variant;
    variant.step(toy::step::phase).act = [](Conduct& conduct, Ref<Item> item, const Action& action) {
        after_phase_act(conduct, item, action, [&](ledger::Transaction& edit, ledger::EventHead&) {
            edit.edit(Ref<toy::Command>{1}).heading = static_cast<std::int32_t>(conduct.game.seed % 8);
        });
    };
    expect_found(variant, "chance besides the recorded dice");
}

TEST_CASE("a result that depends on whether the working is kept is found") {
    Variant variant;
    variant.step(toy::step::phase).act = [](Conduct& conduct, Ref<Item> item, const Action& action) {
        after_phase_act(conduct, item, action, [&](ledger::Transaction& edit, ledger::EventHead&) {
            edit.edit(Ref<toy::Command>{1}).heading = conduct.working == rules::Working::on ? 1 : 2;
        });
    };
    expect_found(variant, "without working");
}

TEST_CASE("an event without a name is found") {
    Variant variant;
    variant.step(toy::step::phase).act = [](Conduct& conduct, Ref<Item> item, const Action& action) {
        after_phase_act(conduct, item, action,
                        [](ledger::Transaction&, ledger::EventHead& head) { head.kind = 99; });
    };
    expect_found(variant, "no such kind");
}

TEST_CASE("a leak is found: a game that hides nothing although its tables say so") {
    Variant variant;
    variant.hides = false;
    variant.step(toy::step::plan).secret = false;  // else the plans are found first
    expect_found(variant, "in view");
}

TEST_CASE("a leak is found: who decides depends on a hidden strength") {
    Variant variant;
    variant.step(toy::step::loss).decider = [](const Game& game, const Item& item) {
        std::int32_t sum = 0;
        for (std::int32_t ref = 1; ref <= 20; ++ref) {
            if (toy::has(item.a, ref)) sum += game.state.at(Ref<toy::Unit>{ref}).strength;
        }
        return sum % 2 == 0 ? item.owner : toy::enemy_of(item.owner);
    };
    expect_found(variant, "decision");
}

TEST_CASE("a leak is found: an open field takes the value of a hidden one") {
    Variant variant;
    variant.step(toy::step::phase).act = [](Conduct& conduct, Ref<Item> item, const Action& action) {
        after_phase_act(conduct, item, action, [&](ledger::Transaction& edit, ledger::EventHead&) {
            edit.edit(Ref<toy::Command>{1}).heading = unit(conduct, 8).strength;
        });
    };
    expect_found(variant, "tells seat 1 what it may not know");
}

TEST_CASE("a leak is found: an event names a hidden strength") {
    Variant variant;
    variant.step(toy::step::phase).act = [](Conduct& conduct, Ref<Item> item, const Action& action) {
        after_phase_act(conduct, item, action, [&](ledger::Transaction&, ledger::EventHead& head) {
            head.object = unit(conduct, 3).strength;
        });
    };
    expect_found(variant, "tells seat 2 what it may not know");
}

TEST_CASE("a leak is found: everybody hears of a secret plan") {
    Variant variant;
    variant.step(toy::step::plan).act = [](Conduct& conduct, Ref<Item> item, const Action& action) {
        const Seat seat = conduct.game.state.at(item).owner;
        ledger::Transaction edit(conduct.game.state, conduct.log);
        edit.edit(Ref<toy::Command>{seat.raw}).plan = action.a;
        rules::take_off(edit, conduct.game.state, item);
        edit.commit({.kind = toy::event::planned, .seat = seat, .object = action.a});
    };
    expect_found(variant, "what it may not know");
}

TEST_CASE("a leak is found: plans are shown by an event that isn't marked as revealing") {
    Variant variant;
    variant.step(toy::step::show).run = [](Conduct& conduct, Ref<Item> item) {
        ledger::Transaction edit(conduct.game.state, conduct.log);
        for (std::int32_t seat : {1, 2}) {
            toy::Command& command = edit.edit(Ref<toy::Command>{seat});
            command.shown = command.plan;
            command.plan = 0;
        }
        rules::take_off(edit, conduct.game.state, item);
        edit.commit({.kind = toy::event::plans_shown});
    };
    expect_found(variant, "what it may not know");
}
