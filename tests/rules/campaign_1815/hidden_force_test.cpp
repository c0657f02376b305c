// Wellington's Reputation (15.B): the hidden force, what it does when it is found, and that the French learn
// nothing of it before.
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/ruleset.hpp"
#include "engine/rules/stream.hpp"
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;
namespace rules = hd::rules;
namespace ledger = hd::ledger;

namespace {

// Quatre-Bras is N0505. The guards and a battery are the 1st Division, the KGL infantry is the 2nd; a French
// division stands south of it.
Field& with_divisions(Field& field) {
    return field.entry("1", ArmyId::anglo, {"N0101"})
        .units({"AG waiting 1@7", "AA waiting 1@7", "KI waiting 1@17", "FI N0908", "Nap N0909", "Rei N0908"})
        .tag("AG", Tag::first_division)
        .tag("AA", Tag::first_division)
        .tag("KI", Tag::second_division)
        .ambush_around("N0505")
        .turn(1);
}

Bench& hide_all(Bench& bench) {
    return bench.acts({"hide AG N0605", "hide AA N0404", "hide KI N0404"});
}

// FI comes to N0706, which touches N0605.
Bench& run_into(Bench& bench) {
    return bench.pass_to(Phase::french_movement).acts({"move FI", "step N0807", "step N0707", "step N0706"});
}

std::vector<int> granted(int first, int second) {
    Field field;
    const Bench bench(with_divisions(field), {first, second});
    return {bench.unit("AG").granted, bench.unit("AA").granted, bench.unit("KI").granted};
}

}  // namespace

TEST_CASE("1815 15.B#1 2 to 4 grants both divisions, 5 and 6 the second, more neither") {
    const std::vector<int> both{1, 1, 1};
    const std::vector<int> second{0, 0, 1};
    const std::vector<int> none{0, 0, 0};
    for (int a = 1; a <= 6; ++a) {
        for (int b = 1; b <= 6; ++b) CHECK(granted(a, b) == (a + b <= 4 ? both : a + b <= 6 ? second : none));
    }
    Field field;
    const Bench bench(with_divisions(field), {1, 3});
    CHECK(bench.rule_of(EventKind::reputation_rolled) == "1815 15.B#1");
    CHECK(bench.noted(Label::reputation_sum) == 4);
}

TEST_CASE("1815 15.B#2 what is received at once does not arrive again") {
    Field field;
    Bench bench(with_divisions(field), {1, 3});
    CHECK(bench.carried(Rule::r_15_b_2));
    hide_all(bench);
    while (bench.turn() < 7) bench.pass_to(Phase::allied_combat).act("end-attacks");
    bench.pass_to(Phase::allied_movement);
    CHECK(bench.turn() == 7);
    CHECK(bench.after("enter").empty());
    CHECK(bench.refusal("enter AG N0101").reason == "not_waiting");
}

TEST_CASE("1815 15.B#2 a division that is not received arrives as scheduled") {
    Field field;
    Bench bench(with_divisions(field), {3, 3});
    CHECK(bench.refusal("hide AG N0605").rule == "1815 15.B#2");
    bench.acts({"pass AG", "pass AA", "hide KI N0404"});
    while (bench.turn() < 7) bench.pass_to(Phase::allied_combat).act("end-attacks");
    bench.pass_to(Phase::allied_movement);
    CHECK(bench.after("enter") == std::vector<std::string>{"AA N0101", "AG N0101"});
}

TEST_CASE("1815 15.B#3 the force lies in the six hexes next to Quatre-Bras") {
    Field field;
    Bench bench(with_divisions(field), {1, 1});
    CHECK(bench.after("hide AG") ==
          std::vector<std::string>{"N0404", "N0405", "N0504", "N0506", "N0604", "N0605"});
    CHECK(bench.refusal("hide AG N0505").rule == "1815 15.B#3");
    bench.act("hide AG N0604");
    CHECK(bench.rule_of(EventKind::unit_hidden) == "1815 15.B#3");
    CHECK(bench.hex("AG") == "waiting");
}

TEST_CASE("1815 15.B#4 all appear when the French enter the zone of one") {
    Field field;
    Bench bench(with_divisions(field), {1, 1});
    run_into(hide_all(bench));
    CHECK(bench.carried(Rule::r_15_b_4));
    CHECK(bench.hex("AG") == "N0605");
    CHECK(bench.hex("AA") == "N0404");
    CHECK(bench.hex("KI") == "N0404");
}

TEST_CASE("1815 15.B#4 nobody hides where a French unit would see him at once") {
    Field field;
    Bench bench(with_divisions(field).units({"FC1 N0705"}), {1, 1});
    // N0604 and N0605 lie next to N0705.
    CHECK(bench.after("hide AG") == std::vector<std::string>{"N0404", "N0405", "N0504", "N0506"});
    CHECK(bench.refusal("hide AG N0605").rule == "1815 15.B#4");
}

TEST_CASE("1815 15.B#4 a leader finds nobody") {
    Field field;
    Bench bench(with_divisions(field), {1, 1});
    hide_all(bench).pass_to(Phase::french_movement);
    bench.march("Nap", {"N0808", "N0807", "N0707", "N0706"});
    CHECK(bench.hex("Nap") == "N0706");
    CHECK(bench.hex("AG") == "waiting");
}

TEST_CASE("1815 15.B#5 the French unit stops, and must attack in the combat phase") {
    Field field;
    Bench bench(with_divisions(field), {1, 1});
    run_into(hide_all(bench));
    CHECK(bench.rule_of(EventKind::hidden_found) == "1815 15.B#5");
    CHECK(bench.count(EventKind::move_ended) == 1);
    bench.act("end-movement");
    CHECK(bench.unit("FI").duty == Duty::must_attack);
    CHECK(bench.refusal("end-attacks"));
}

TEST_CASE("1815 15.B#6 surprise doubles attack and defence for the rest of the game turn") {
    Field field;
    Bench bench(with_divisions(field), {1, 1});
    run_into(hide_all(bench)).fight();
    // 8 against 2 x 5 is 1:2; 3 and the guards' shock is 4: AR.
    bench.attack("N0605", {"FI"}, {3});
    REQUIRE(bench.line(EventKind::combat_resolved, Rule::r_15_b_6) != nullptr);
    CHECK(bench.line(EventKind::combat_resolved, Label::total_defence)->num == 10 * point);
}

TEST_CASE("1815 15.B#6 it holds for the attack of the same turn, and not in the next") {
    for (const int turn : {1, 2}) {
        Field field;
        field.units({"AG N0505", "FI N0506"}).at(turn, Phase::allied_combat);
        field.row("AG").was_hidden = 1;
        field.setting().campaign.surprise = 1;
        Bench bench(field);
        bench.attack("N0506", {"AG"}, {6});
        CHECK(bench.line(EventKind::combat_resolved, Label::total_attack)->num ==
              (turn == 1 ? 10 : 5) * point);
        CHECK((bench.line(EventKind::combat_resolved, Rule::r_15_b_6) != nullptr) == (turn == 1));
    }
}

TEST_CASE("1815 15.B#7 an Allied move shows them, and there is no surprise") {
    Field field;
    Bench bench(with_divisions(field), {1, 1});
    hide_all(bench).pass_to(Phase::allied_movement);
    bench.act("move KI");
    CHECK(bench.carried(Rule::r_15_b_7));
    CHECK(bench.hex("AG") == "N0605");
    CHECK(bench.hex("AA") == "N0404");
    CHECK(bench.campaign().surprise == 0);
}

TEST_CASE("1815 15.B#7 a hidden unit that moves has the orders of a leader near it") {
    Field field;
    with_divisions(field).units({"Wel N0505", "AI N0504"});
    Bench bench(field, {1, 1});
    hide_all(bench).pass_to(Phase::allied_movement);
    bench.act("move AG");
    CHECK(bench.unit("AG").command == Command::in);
    Field moved;
    with_divisions(moved).units({"Wel N0505", "AI N0504"});
    Bench late(moved, {1, 1});
    hide_all(late).pass_to(Phase::allied_movement);
    // He gave his orders elsewhere, and rides up now.
    late.march("Wel", {"N0504"}).act("move AG");
    CHECK(late.unit("AG").command == Command::out);
}

TEST_CASE("1815 A-44 hidden units hold no road until they are placed, and no hex against a leader") {
    Field field;
    with_divisions(field).road({"N0605", "N0705"}).hold(french_seat, {"N0605", "N0705"}).units({"Ney N0605"});
    Bench bench(field, {1, 1});
    hide_all(bench);
    CHECK(bench.holder("N0605") == "french");
    bench.pass_to(Phase::french_movement);
    CHECK(bench.hex("Ney") == "N0605");
    run_into(bench);
    CHECK(bench.rule_of(EventKind::road_taken) == "1815 A-44");
    CHECK(bench.holder("N0605") == "allied");
    CHECK(bench.hex("Ney") == "N0706");
}

TEST_CASE("1815 A-44 hidden units cannot be bombarded") {
    Field field;
    with_divisions(field).units({"FA N0806", "PI N0808"});
    Bench bench(field, {1, 1});
    hide_all(bench).pass_to(Phase::french_movement).act("end-movement");
    // N0605 is two hexes from the guns and N0607 as well; nothing is seen in either.
    CHECK(bench.may("target N0808"));
    CHECK_FALSE(bench.may("target N0605"));
    CHECK(bench.refusal("target N0605").rule == bench.refusal("target N0607").rule);
    CHECK(bench.refusal("target N0605").reason == bench.refusal("target N0607").reason);
}

TEST_CASE("1815 A-60 the Allied player is asked for each unit, granted or not") {
    Field field;
    Bench bench(with_divisions(field), {6, 6});
    for (const char* unit : {"AG", "AA", "KI"}) {
        CHECK(bench.step() == "hiding");
        CHECK(bench.options() == std::vector<std::string>{std::string("pass ") + unit});
        bench.act(std::string("pass ") + unit);
        CHECK(bench.rule_of(EventKind::hiding_passed) == "1815 A-60");
    }
    CHECK(bench.step() != "hiding");
}

namespace {

// What the French can see of a game: every cell of their view, and what they may do and are refused.
struct Seen {
    std::vector<std::int32_t> cells;
    std::vector<rules::Action> options;
    std::vector<std::uint16_t> refusals;

    friend bool operator==(const Seen&, const Seen&) = default;
};

Seen seen_by_the_french(const Bench& bench) {
    const rules::View view(bench.game(), french_seat);
    const rules::Game known = view.known(7);
    Seen seen;
    seen.cells.assign(known.state.cells().begin(), known.state.cells().end());
    if (bench.decider() != "french") return seen;
    rules::options(view, bench.game(), seen.options);
    const auto places =
        static_cast<std::int32_t>(static_cast<const Setting&>(*bench.game().setting).hex.size());
    const std::string step = bench.step();
    for (std::int32_t place = 1; place < places; ++place) {
        const bool attacks = step == "attacks";
        const auto no = rules::refusal(view, bench.game(),
                                       action(attacks ? ActionKind::target : ActionKind::step, place));
        seen.refusals.push_back(no ? no->reason : 0);
    }
    return seen;
}

// What the stream of the French has of each event.
std::vector<std::string> stream_of_the_french(const Bench& bench) {
    rules::Game shadow{.ruleset = &ruleset(),
                       .setting = bench.game().setting,
                       .state = ledger::State(bench.game().setting->layout)};
    std::vector<std::string> out;
    rules::Learnt learnt;
    for (ledger::EventNumber n = 0; n < bench.log().size(); ++n) {
        shadow.state.apply(bench.log().changes(n));
        rules::learn(shadow, bench.log(), n, french_seat, learnt);
        const ledger::EventHead& head = learnt.head;
        std::string line = fmt::format("{} {} {} {} {} {}:", learnt.whole, head.kind, head.rule, head.subject,
                                       head.object, head.cause);
        for (const ledger::Change& change : learnt.changes)
            line += fmt::format(" {}={}", change.cell, change.after);
        for (const ledger::Work& work : learnt.working)
            line += fmt::format(" w{},{},{},{},{}", work.rule, work.label, work.num, work.unit, work.where);
        for (const ledger::Die& die : learnt.dice) line += fmt::format(" d{},{}", die.key.stream, die.value);
        out.push_back(line);
    }
    return out;
}

}  // namespace

TEST_CASE("1815 15.B#1 the French see and learn the same whether a force lies hidden or not") {
    Field one;
    Bench with(with_divisions(one), {1, 1});
    Field other;
    Bench without(with_divisions(other), {6, 6});
    CHECK(seen_by_the_french(with) == seen_by_the_french(without));
    const std::vector<std::pair<const char*, const char*>> choices{
        {"hide AG N0605", "pass AG"}, {"hide AA N0404", "pass AA"}, {"hide KI N0404", "pass KI"}};
    for (const auto& [hides, passes] : choices) {
        with.act(hides);
        without.act(passes);
        CHECK(seen_by_the_french(with) == seen_by_the_french(without));
    }
    with.pass_to(Phase::french_movement);
    without.pass_to(Phase::french_movement);
    for (const char* act : {"move FI", "step N0807", "step N0806", "stop", "end-movement", "end-attacks"}) {
        CHECK(seen_by_the_french(with) == seen_by_the_french(without));
        with.act(act);
        without.act(act);
    }
    with.pass_to(Phase::allied_combat).act("end-attacks");
    without.pass_to(Phase::allied_combat).act("end-attacks");
    CHECK(seen_by_the_french(with) == seen_by_the_french(without));
    CHECK(stream_of_the_french(with) == stream_of_the_french(without));
}

TEST_CASE("1815 15.B#3 a French view holds no hiding place, the Allied one does") {
    Field field;
    Bench bench(with_divisions(field), {1, 1});
    hide_all(bench);
    const rules::View french(bench.game(), french_seat);
    const rules::View allied(bench.game(), allied_seat);
    for (const char* unit : {"AG", "AA", "KI"}) {
        CHECK_FALSE(french.at(bench.ref(unit)).hidden_at);
        CHECK(french.at(bench.ref(unit)).granted == 0);
        CHECK(allied.at(bench.ref(unit)).hidden_at);
        CHECK(allied.at(bench.ref(unit)).granted == 1);
    }
    CHECK_FALSE(french.known(1).state.at(bench.ref("AG")).hidden_at);
}
