// Chapter 8, Leaders and Command, with the initiative table, the rolls beyond a table (2.B) and the rulings
// on command. Ranges: five hexes from leader to leader, three from leader to unit (reconstructed).
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

constexpr auto in = Command::in;
constexpr auto out = Command::out;

// The Allied movement phase of turn 5, with its orders still to be given.
Field& allied(Field& field) {
    return field.at(5, Phase::allied_movement).without_orders();
}

}  // namespace

TEST_CASE("1815 2.B#1 1815 CH.INIT#1 an infantry leader's 5 and 6, two more, are read as 6") {
    for (const int die : {5, 6}) {
        Field field;
        const Bench bench(field.units({"Rei N0505", "FI N0506", "PI N1212"}).without_orders(), {die});
        // 5 + 2 = 7 and 6 + 2 = 8.
        REQUIRE(bench.line(EventKind::initiative_rolled, Rule::r_2_b_1) != nullptr);
        CHECK(bench.line(EventKind::initiative_rolled, Rule::r_2_b_1)->num == 6);
        CHECK(bench.unit("Rei").command == out);
    }
}

TEST_CASE("1815 2.B#2 guards who roll 1, two less, are read as 1 and rally") {
    Field field;
    Bench bench(field.units({"IG N0505 disrupted", "Nap N0506", "PI N1212"}).at(5, Phase::french_rally));
    bench.act("rally N0505", {1});
    CHECK(bench.line(EventKind::recovery_rolled, Rule::r_2_b_2) != nullptr);
    CHECK(bench.unit("IG").disrupted == 0);
}

TEST_CASE("1815 CH.INIT#1 1815 8.B.2.b#2 Ney is in command on 1 to 4") {
    for (int die = 1; die <= 6; ++die) {
        Field field;
        const Bench bench(field.units({"Ney N0505", "FI N0506", "PI N1212"}).without_orders(), {die});
        CHECK(bench.unit("Ney").command == (die <= 4 ? in : out));
        CHECK(bench.rule_of(EventKind::initiative_rolled) == "1815 8.B.2.b#2");
    }
}

TEST_CASE("1815 CH.INIT#2 1815 8.B.2.c#2 a cavalry leader has one more on his die, an infantry leader two") {
    for (int die = 1; die <= 6; ++die) {
        Field cavalry;
        const Bench kellermann(cavalry.units({"Kel N0505", "FC1 N0506", "PI N1212"}).without_orders(), {die});
        CHECK(kellermann.line(EventKind::initiative_rolled, Rule::r_ch_init_2)->num == 1);
        CHECK(kellermann.unit("Kel").command == (die <= 3 ? in : out));
        Field infantry;
        const Bench reille(infantry.units({"Rei N0505", "FI N0506", "PI N1212"}).without_orders(), {die});
        CHECK(reille.line(EventKind::initiative_rolled, Rule::r_ch_init_2)->num == 2);
        CHECK(reille.unit("Rei").command == (die <= 2 ? in : out));
        CHECK(reille.rule_of(EventKind::initiative_rolled) == "1815 8.B.2.c#2");
    }
    Field british;
    const Bench uxbridge(allied(british).units({"Ux N0505", "AC N0506", "FI N1212"}), {3});
    CHECK(uxbridge.line(EventKind::initiative_rolled, Rule::r_ch_init_2)->num == 1);
}

TEST_CASE("1815 8.A#1 a leader alone holds nobody up") {
    Field field;
    Bench bench(field.units({"FI N0505", "Wel N0506", "AI N0512"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.rule_of(EventKind::leader_displaced) == "1815 8.A#1");
    bench.act("step N0507");
    CHECK(bench.hex("FI") == "N0507");
}

TEST_CASE("1815 8.A#2 a displaced leader goes to the nearest unit of his army") {
    Field field;
    // Three and four hexes from N0506.
    Bench bench(field.units({"FI N0505", "Wel N0506", "AI:near N0509", "AI:far N0502", "PI N0708"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.carried(Rule::r_8_a_2));
    CHECK(bench.noted(Label::hexes_away) == 3);
    CHECK(bench.hex("Wel") == "N0509");
}

TEST_CASE("1815 8.A#2 between two at the same distance the owner chooses") {
    Field field;
    Bench bench(field.units({"FI N0505", "Wel N0506", "AI:a N0509", "AI:b N0503"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.decider() == "allied");
    CHECK(bench.after("displace Wel") == std::vector<std::string>{"N0503", "N0509"});
    bench.act("displace Wel N0503");
    CHECK(bench.hex("Wel") == "N0503");
    CHECK(bench.decider() == "french");
}

TEST_CASE("1815 A-30 with nobody of his army on the map a displaced leader is out of it") {
    Field field;
    Bench bench(field.units({"FI N0505", "Wel N0506", "PI N0512"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.carried(Rule::r_a_30));
    CHECK(bench.hex("Wel") == "eliminated");
}

TEST_CASE("1815 8.A#3 a leader displaced six hexes commands nobody in his next player turn") {
    Field far;
    Bench six(far.units({"FI N0505", "Wel N0506", "AI N0512", "Blu N1201", "PI N1202"}));
    six.acts({"move FI", "step N0506"});
    CHECK(six.carried(Rule::r_8_a_3));
    six.acts({"stop", "end-movement", "end-attacks"});
    REQUIRE(six.step() == "direct");
    CHECK(six.refusal("direct Wel AI").rule == "1815 8.A#3");
    CHECK(six.unit("AI").command == out);
    Field near;
    Bench five(near.units({"FI N0505", "Wel N0506", "AI N0511", "Blu N1201", "PI N1202"}));
    five.acts({"move FI", "step N0506", "stop", "end-movement", "end-attacks"});
    CHECK(five.unit("AI").command == in);
}

TEST_CASE("1815 8.A#3 a French leader whom the Allies drive off misses the next turn") {
    Field field;
    Bench bench(field.units({"AI N0505", "Nap N0506", "FI N0512", "PI N1401"}).at(5, Phase::allied_movement));
    bench.acts({"move AI", "step N0506"});
    CHECK(bench.hex("Nap") == "N0512");
    CHECK(bench.unit("Nap").no_command == 6);
    bench.acts({"stop", "end-movement", "end-attacks"});
    CHECK(bench.turn() == 6);
    CHECK(bench.unit("FI").command == out);
    CHECK(bench.unit("Nap").command == out);
}

TEST_CASE("1815 8.B.1#1 who is in command is found out before anybody moves, leaders first") {
    Field field;
    Bench bench(field.units({"Nap N0505", "Rei N0507", "FI N0508", "PI N1212"}).turn(6));
    CHECK(bench.rule_of(EventKind::orders_begun) == "1815 8.B.1#1");
    CHECK(bench.refusal("move FI").rule == "1815 8.B.1#1");
    CHECK(bench.unit("FI").command != in);
    bench.act("trace Rei Nap");
    CHECK(bench.unit("Rei").command == in);
    CHECK(bench.unit("FI").command == in);
}

TEST_CASE("1815 8.B.1#2 it holds through movement and combat, wherever the leader goes") {
    Field field;
    Bench bench(field.units({"Nap N0505", "Rei N0507", "FI N0508", "PI N0511"}).turn(6));
    bench.act("trace Rei Nap");
    CHECK(bench.carried(Rule::r_8_b_1_2));
    bench.march("Rei", {"N0506", "N0505", "N0504"});
    bench.march("Nap", {"N0404", "N0304", "N0203", "N0103"});
    // FI is alone, and enters the zone of PI nevertheless.
    bench.acts({"move FI", "step N0509", "step N0510"});
    bench.act("end-movement");
    CHECK(bench.unit("FI").command == in);
    bench.attack("N0511", {"FI"}, {5});
    CHECK(bench.count(EventKind::combat_resolved) == 1);
}

TEST_CASE("1815 8.B.2#1 Bluecher does not command the British") {
    Field field;
    Bench bench(allied(field).units({"Blu N0505", "AI N0506", "PI N0504", "FI N1212"}));
    CHECK(bench.refusal("direct Blu AI").rule == "1815 8.B.2#1");
    CHECK(bench.refusal("direct Blu AI").reason == "not_his_army");
    bench.act("direct Blu PI");
    CHECK(bench.unit("AI").command == out);
}

TEST_CASE("1815 8.B.2#2 only a leader who is in command commands") {
    Field field;
    Bench bench(
        field.units({"Nap N0505", "Ney N0507", "FI:a N0506", "FI:b N0508", "PI N1212"}).without_orders(),
        {5});
    CHECK(bench.unit("Ney").command == out);
    CHECK(bench.refusal("direct Ney b").rule == "1815 8.B.2#2");
    // Nor does a corps leader.
    Field corps;
    const Bench reille(corps.units({"Rei N0505", "FI N0506", "PI N1212"}).without_orders(), {6});
    CHECK(reille.unit("FI").command == out);
}

TEST_CASE("1815 8.B.2.a#1 Napoleon commands two units himself and no third") {
    Field field;
    Bench bench(field.units({"Nap N0505", "FI:a N0506", "FI:b N0504", "FC1 N0405", "Ney N0507", "PI N1212"})
                    .without_orders(),
                {4});
    bench.act("direct Nap a");
    CHECK(bench.rule_of(EventKind::unit_directed) == "1815 8.B.2.a#1");
    bench.act("direct Nap FC1");
    CHECK(bench.refusal("direct Nap b").rule == "1815 8.B.2.a#1");
    CHECK(bench.refusal("direct Nap b").reason == "commands_enough");
    bench.act("end-orders");
    CHECK(bench.unit("b").command == out);
}

TEST_CASE("1815 8.B.2.a#2 an army leader is in command without a die") {
    Field field;
    Bench bench(field.units({"Nap N0505", "Rei N0507", "PI N1212"}).without_orders());
    CHECK(bench.unit("Nap").command == in);
    CHECK(bench.refusal("roll Nap").rule == "1815 8.B.2.a#2");
    CHECK(bench.count(EventKind::initiative_rolled) == 0);
}

TEST_CASE("1815 8.B.2.b#1 Ney commands two units himself and no third") {
    Field field;
    Bench bench(field.units({"Nap N0505", "FI:a N0506", "FI:b N0504", "FC1 N0405", "Ney N0507", "PI N1212"})
                    .without_orders(),
                {4});
    bench.act("direct Ney a");
    CHECK(bench.rule_of(EventKind::unit_directed) == "1815 8.B.2.b#1");
    bench.act("direct Ney FC1");
    CHECK(bench.refusal("direct Ney b").rule == "1815 8.B.2.b#1");
    CHECK(bench.refusal("direct Ney b").reason == "commands_enough");
}

TEST_CASE("1815 8.B.2.b#2 a detachment leader has his die and traces to nobody") {
    Field field;
    Bench bench(field.units({"Nap N0505", "Ney N0507", "Rei N0506", "PI N1212"}).without_orders());
    CHECK(bench.refusal("trace Ney Nap").rule == "1815 8.B.2.b#2");
}

TEST_CASE("1815 8.B.2.c#1 a corps leader leads no leader, and Wellington is one besides") {
    Field field;
    Bench bench(field.units({"Nap N0505", "Rei N0507", "Erl N0506", "PI N1212"}).without_orders());
    CHECK(bench.refusal("trace Rei Erl").rule == "1815 8.B.2.c#1");
    Field british;
    const Bench wellington(allied(british).units(
        {"Wel N0505", "AI:a N0506", "AI:b N0504", "AI:c N0405", "AI:d N0605", "FI N1212"}));
    // Four, of which he would have had two as army leader.
    for (const char* unit : {"a", "b", "c", "d"}) CHECK(wellington.unit(unit).command == in);
}

TEST_CASE("1815 8.B.2.c#3 Reille commands II Corps and not I Corps") {
    Field field;
    const Bench bench(field.units({"Rei N0505", "FI:own N0508", "FI:other N0504", "PI N1212"})
                          .corps("other", 3)
                          .without_orders(),
                      {2});
    REQUIRE(bench.line(EventKind::units_commanded, Rule::r_8_b_2_c_3) != nullptr);
    CHECK(bench.line(EventKind::units_commanded, Rule::r_8_b_2_c_3)->num == 3);
    CHECK(bench.unit("own").command == in);
    CHECK(bench.unit("other").command == out);
}

TEST_CASE("1815 8.B.2.c#4 Orange commands Anglo-Allied units of any nation") {
    Field field;
    const Bench bench(allied(field).units({"Ora N0505", "HI N0506", "AI N0504", "NC N0405", "AA N0605",
                                           "PI N0606", "FI N1212"}),
                      {2});
    CHECK(bench.line(EventKind::units_commanded, Rule::r_8_b_2_c_4) != nullptr);
    for (const char* unit : {"HI", "AI", "NC", "AA"}) CHECK(bench.unit(unit).command == in);
    CHECK(bench.unit("PI").command == out);
}

TEST_CASE("1815 8.B.2.c#5 Uxbridge commands cavalry and horse artillery only") {
    Field field;
    const Bench bench(
        allied(field).units({"Ux N0505", "AC N0506", "AH N0504", "AI N0405", "AA N0605", "FI N1212"}), {3});
    CHECK(bench.line(EventKind::units_commanded, Rule::r_8_b_2_c_5) != nullptr);
    CHECK(bench.unit("AC").command == in);
    CHECK(bench.unit("AH").command == in);
    CHECK(bench.unit("AI").command == out);
    CHECK(bench.unit("AA").command == out);
}

TEST_CASE("1815 8.B.2.c#6 Brunswick commands Brunswickers only") {
    Field field;
    const Bench bench(allied(field).units({"Bru N0505", "BI N0506", "NI N0504", "FI N1212"}), {2});
    CHECK(bench.line(EventKind::units_commanded, Rule::r_8_b_2_c_6) != nullptr);
    CHECK(bench.unit("BI").command == in);
    CHECK(bench.unit("NI").command == out);
}

TEST_CASE("1815 8.B.2#3 a corps leader is in command by a path of five hexes, not by one of six") {
    Field field;
    Bench bench(field.units({"Nap N0502", "Rei N0507", "Kel N0508", "PI N1212"}).without_orders());
    CHECK(bench.refusal("trace Kel Nap").rule == "1815 8.B.2#3");
    bench.act("trace Rei Nap", {6});
    CHECK(bench.rule_of(EventKind::command_traced) == "1815 8.B.2#3");
    CHECK(bench.noted(Label::path_length) == 5);
    CHECK(bench.unit("Rei").command == in);
}

TEST_CASE("1815 8.B.2#4 the path goes round enemies and ponds, and through enemy zones") {
    Field field;
    Bench taken(field.units({"Nap N0502", "Rei N0507", "Kel N0503", "PI N0504"}).without_orders());
    CHECK(taken.refusal("trace Rei Nap").rule == "1815 8.B.2#4");
    Field wet;
    Bench pond(wet.units({"Nap N0502", "Rei N0507", "Kel N0503", "PI N1212"})
                   .side(Side::pond, "N0504", "N0505")
                   .without_orders());
    CHECK(pond.refusal("trace Rei Nap").rule == "1815 8.B.2#4");
    Field zones;
    Bench seen(zones.units({"Nap N0502", "Rei N0507", "Kel N0503", "PI N0604"}).without_orders());
    seen.act("trace Rei Nap");
    CHECK(seen.line(EventKind::command_traced, Rule::r_8_b_2_4)->num == 5);
}

TEST_CASE("1815 8.B.2#5 a corps leader rolls or traces, and never both") {
    Field field;
    Bench bench(field.units({"Nap N0502", "Rei N0504", "Erl N0503", "PI N1212"}).without_orders());
    bench.act("roll Rei", {6});
    CHECK(bench.refusal("trace Rei Nap").rule == "1815 8.B.2#5");
    CHECK(bench.refusal("roll Rei").rule == "1815 8.B.2#5");
    CHECK(bench.unit("Rei").command == out);
}

TEST_CASE("1815 8.B.2#6 who traces to Ney says so before Ney rolls") {
    Field field;
    Bench bench(field.units({"Nap N0502", "Ney N0505", "Rei N0504", "PI N1212"}).without_orders());
    bench.act("roll Ney", {1});
    CHECK(bench.refusal("trace Rei Ney").rule == "1815 8.B.2#6");
}

TEST_CASE("1815 8.B.2#7 if Ney fails they are out who traced to him, without a second try") {
    Field field;
    Bench bench(field.units({"Nap N0502", "Ney N0505", "Rei N0504", "Erl N0503", "FI N0506", "PI N1212"})
                    .without_orders());
    bench.act("trace Rei Ney").act("roll Ney", {5});
    REQUIRE(bench.line(EventKind::initiative_rolled, Rule::r_8_b_2_7) != nullptr);
    CHECK(bench.line(EventKind::initiative_rolled, Rule::r_8_b_2_7)->unit == bench.ref("Rei").raw);
    CHECK(bench.refusal("roll Rei").reason == "determined");
    CHECK(bench.refusal("trace Rei Nap").reason == "determined");
    bench.act("roll Erl", {6});
    CHECK(bench.unit("Rei").command == out);
}

TEST_CASE("1815 8.B.2#8 a Prussian does not trace to Ney") {
    Field field;
    Bench bench(allied(field).units({"Blu N0505", "Zie N0507", "Ney N0709", "PI N0508", "FI N1212"}));
    CHECK(bench.refusal("trace Zie Ney").rule == "1815 8.B.2#8");
}

TEST_CASE(
    "1815 8.B.3 three hexes from his leader a unit has orders, four hexes off it may not make contact") {
    Field field;
    Bench bench(field.units({"Rei N0505", "FI:near N0508", "FI:far N0509", "PI N0511"}).without_orders(),
                {1});
    CHECK(bench.rule_of(EventKind::units_commanded) == "1815 8.B.3");
    CHECK(bench.unit("near").command == in);
    CHECK(bench.unit("far").command == out);
    bench.act("move far");
    CHECK(bench.refusal("step N0510").rule == "1815 8.B.3");
    bench.acts({"step N0508", "stop"});
    bench.acts({"move near", "step N0509", "step N0510"});
    CHECK(bench.hex("near") == "N0510");
}

TEST_CASE("1815 A-31 a battery without orders does not bombard at two hexes") {
    Field field;
    Bench bench(field.units({"AA:in N0505", "AA:too N0505", "AA:out N0505 out", "FI N0507"})
                    .at(5, Phase::allied_movement));
    bench.fight().act("target N0507");
    CHECK(bench.refusal("bombard out").rule == "1815 A-31");
}

TEST_CASE("1815 A-33 a mud turn halves bombardment and takes shock away") {
    Field field;
    const Bench bench(field.units({"FI N0505", "Nap N0504", "PI N1212"}).turn(20));
    REQUIRE(bench.line(EventKind::turn_began, Rule::r_a_33) != nullptr);
    CHECK(bench.line(EventKind::turn_began, Label::mud_halved)->num == 2);
    CHECK(bench.line(EventKind::turn_began, Label::no_shock_mud)->num == 1);
}
