// Chapter 7: who must attack, who must be attacked, and odds that may not be sought.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

TEST_CASE("1815 7#1 a unit with an enemy in its zone has to attack") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N0506"}));
    bench.fight();
    CHECK(bench.event(EventKind::duties_set)->head.object == 1);
    CHECK(bench.refusal("end-attacks").rule == "1815 7#1");
    CHECK(bench.refusal("end-attacks").reason == "still_must_attack");
}

TEST_CASE("1815 7#2 every enemy in those zones has to be attacked") {
    Field field;
    Bench bench(field.units({"PI:x N0506", "PI:y N0405", "FI N0505"}));
    bench.fight();
    CHECK(bench.refusal("end-attacks").rule == "1815 7#2");
    // Alone, it attacks both at once: 8 against 14 is 1:2.
    bench.attack("N0506", {"FI", "@N0405"}, {1});
    CHECK(bench.column() == "1:2");
}

TEST_CASE("1815 7#3 nobody attacks or is attacked twice in a phase") {
    Field field;
    Bench bench(
        field.units({"FI:a N0505", "FA N0508", "PI:x N0506", "FI:b N0909", "FI:c N1009", "AI:y N0910"}));
    // 8 against 7 is 1:1; row 4 is AR.
    bench.fight().attack("N0506", {"a"}, {4});
    CHECK(bench.rule_of(EventKind::attack_closed) == "1815 7#3");
    bench.act("fall-back a N0504");
    CHECK(bench.refusal("target N0506").rule == "1815 7#3");
    CHECK(bench.refusal("target N0506").reason == "was_attacked");
    bench.act("target N0910");
    CHECK(bench.refusal("join a").rule == "1815 7#3");
    CHECK(bench.refusal("join a").reason == "has_attacked");
}

TEST_CASE("1815 7#3 who was beaten out of a hex takes no part where he came to") {
    for (const auto& order : {std::pair("PI:x N0506", "PI:y N0607"), std::pair("PI:y N0607", "PI:x N0506")}) {
        Field field;
        Bench bench(field.units({order.first, order.second, "FI:a N0505", "FI:b N0605", "FI:c N0708"}));
        // 16 against 7 is 2:1; row 2 is DR. N0507 and N0406 would be free as well.
        bench.fight().attack("N0506", {"a", "b"}, {2});
        bench.act("fall-back x N0507").act("hold");
        bench.attack("N0607", {"c"}, {2});
        CHECK(bench.defence_total() == 7 * point);
    }
}

TEST_CASE("1815 7#4 the units of a hex defend together") {
    Field field;
    Bench bench(field.units({"FI N0505", "AI:x N0506", "AI:y N0506"}));
    bench.fight().attack("N0506", {"FI"}, {2});
    CHECK(bench.rule_of(EventKind::attack_declared) == "1815 7#4");
    CHECK(bench.defence_total() == 8 * point);
}

TEST_CASE("1815 7#5 an attack may come from several hexes and strike several") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0406", "PI:x N0506", "PI:y N0405"}));
    bench.fight().attack("N0506", {"@N0405", "a", "b"}, {4});
    CHECK(bench.rule_of(EventKind::target_added) == "1815 7#5");
    // 16 against 14.
    CHECK(bench.attack_total() == 16 * point);
    CHECK(bench.defence_total() == 14 * point);
    CHECK(bench.column() == "1:1");
}

TEST_CASE("1815 7#6 an attacker needs all defenders of the attack in its zone") {
    Field field;
    // b touches N0506 and N0606, but not N0405.
    Bench bench(
        field.units({"FI:a N0505", "FI:c N0406", "FI:b N0605", "PI:x N0506", "PI:y N0405", "AI N0606"}));
    bench.fight().act("target N0506").act("target N0405");
    CHECK(bench.refusal("join b").rule == "1815 7#6");
    CHECK(bench.refusal("join b").reason == "not_in_zone");
}

TEST_CASE("1815 7#7 odds above 6:1 are read at 6:1") {
    Field field;
    // 10 + 8 + 8 against 4 is 6 1/2:1.
    Bench bench(field.units({"OG N0505", "FI:a N0605", "FI:b N0405", "AI N0506"}));
    bench.fight().attack("N0506", {"OG", "a", "b"}, {6});
    CHECK(bench.column() == "6:1");
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_7_7) != nullptr);
}

TEST_CASE("1815 7#8 nobody walks into an attack below 1:5") {
    Field field;
    // 1 against 7.
    Bench alone(field.units({"GE N0504", "PI N0506"}));
    alone.act("move GE");
    CHECK(alone.refusal("step N0505").rule == "1815 7#8");
    CHECK(alone.refusal("step N0505").reason == "odds_too_low");
    Field with_friend;
    // 1 + 8 against 7.
    Bench helped(with_friend.units({"GE N0504", "FI N0605", "PI N0506"}));
    helped.acts({"move GE", "step N0505"});
    CHECK(helped.hex("GE") == "N0505");
}

TEST_CASE("1815 A-13 the move that brings such an attack about is refused, friends or not") {
    Field field;
    // 1 + 1 against 5 + 5 + 3.
    Bench bench(field.units({"GE:a N0504", "GE:b N0605", "AG:x N0506", "AG:y N0506", "AA N0506"}));
    bench.act("move a");
    CHECK(bench.refusal("step N0505").rule == "1815 A-13");
}

TEST_CASE("1815 A-54 enemies whom only the newcomer touches are reckoned together") {
    Field field;
    // 2 against 7 is 1:4, and against 14 less than 1:5.
    Bench both(field.units({"FC1 N0504 reduced", "PI:x N0506", "PI:y N0405"}));
    both.act("move FC1");
    CHECK(both.refusal("step N0505").rule == "1815 A-54");
    Field one_of_them;
    Bench one(one_of_them.units({"FC1 N0504 reduced", "PI:x N0506"}));
    one.acts({"move FC1", "step N0505"});
    CHECK(one.hex("FC1") == "N0505");
}

TEST_CASE("1815 7#9 1815 A-55 an attack below 1:5 is an ARL without a die, once nobody can help") {
    Field field;
    // GE, a and c touch PI:x; a and c may as well attack their other enemies with b and d.
    Bench bench(field.units({"GE N0505", "FI:a N0605", "FI:b N0706", "FI:c N0406", "FI:d N0408", "PI:x N0506",
                             "PI:y N0606", "AI N0407"}));
    bench.fight().acts({"target N0506", "join GE"});
    CHECK(bench.refusal("resolve").rule == "1815 A-55");
    CHECK(bench.refusal("resolve").reason == "must_join");
    Field held_fast;
    Bench alone(held_fast.units({"GE N0505", "PI N0506"}));
    alone.fight().attack("N0506", {"GE"});
    CHECK(alone.rule_of(EventKind::combat_resolved) == "1815 7#9");
    CHECK(alone.result() == "ARL");
    CHECK(alone.line(EventKind::combat_resolved, Label::die) == nullptr);
    CHECK(alone.hex("GE") == "eliminated");
}

TEST_CASE("1815 7#10 across a pond there is no duty") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N0506"}).side(Side::pond, "N0505", "N0506"));
    bench.fight();
    CHECK(bench.event(EventKind::duties_set)->head.object == 0);
    CHECK(bench.refusal("target N0506").rule == "1815 7#10");
    CHECK_FALSE(bench.refusal("end-attacks"));
}

TEST_CASE("1815 7.C.1#6 nobody attacks across a pond") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0507", "FI:c N0406", "PI N0506"})
                    .side(Side::pond, "N0505", "N0506"));
    bench.fight().act("target N0506");
    CHECK(bench.refusal("join a").rule == "1815 7.C.1#6");
    CHECK_FALSE(bench.refusal("join b"));
}

TEST_CASE("1815 A-11 duties are those of the start of the phase") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "AI:x N0506", "PI:y N0507"}));
    bench.fight();
    CHECK(bench.rule_of(EventKind::duties_set) == "1815 A-11");
    CHECK(bench.event(EventKind::duties_set)->head.object == 1);
    // 8 against 4 is 2:1; row 2 is DR. a follows, and touches y now.
    bench.attack("N0506", {"a"}, {2});
    bench.act("fall-back x N0406").act("advance a N0506");
    CHECK_FALSE(bench.refusal("end-attacks"));
}

TEST_CASE("1815 A-12 no attack may leave a duty that cannot be met any more") {
    Field field;
    // y has only a for an attacker; b and c may attack x.
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "FI:c N0606", "PI:x N0506", "PI:y N0405"}));
    bench.fight().act("target N0506");
    CHECK(bench.refusal("join a").rule == "1815 A-12");
    CHECK(bench.refusal("join a").reason == "leaves_unattacked");
}
