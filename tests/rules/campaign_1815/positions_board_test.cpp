// Positions for chapters 2 to 4, with answers written down from the book: roads, dice, the order of play,
// zones.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace hd::c1815;
using namespace hd::c1815::test;

TEST_CASE("1815 2.A#1 position 1: a road goes over with each who comes along it") {
    Field field;
    // French up to N0509. N0607 has N0507 and N0508 in its zone.
    Bench bench(field.units({"FI N0607", "PI N0511"})
                    .road({"N0507", "N0508", "N0509", "N0510"})
                    .hold(french_seat, {"N0507", "N0508", "N0509"})
                    .at(5, Phase::allied_movement));
    bench.acts({"move PI", "step N0510"});
    CHECK(bench.count(EventKind::road_taken) == 0);
    bench.act("step N0509");
    CHECK(bench.rule_of(EventKind::road_taken) == "1815 2.A#1");
    bench.act("step N0508");
    CHECK(bench.holder("N0509") == "allied");
    CHECK(bench.holder("N0508") == "allied");
    // His zone alone takes nothing.
    CHECK(bench.holder("N0507") == "french");
}

TEST_CASE("1815 2.A#1 position 2: who is driven onto a road takes it") {
    Field field;
    Bench bench(field.units({"FI N0505", "FI:b N0605", "PI N0506"})
                    .road({"N0507", "N0508"})
                    .hold(french_seat, {"N0507", "N0508"})
                    .at(5, Phase::french_combat));
    // 16 against 7 is 2:1, where a die of 2 drives the defender back.
    bench.attack("N0506", {"FI", "b"}, {2});
    REQUIRE(bench.may("fall-back PI N0507"));
    bench.act("fall-back PI N0507");
    CHECK(bench.rule_of(EventKind::road_taken) == "1815 2.A#1");
    CHECK(bench.holder("N0507") == "allied");
    CHECK(bench.holder("N0508") == "french");
}

TEST_CASE("1815 2.A#1 position 3: who comes on takes the road of the entry hex") {
    Field field;
    Bench bench(field.entry("C", ArmyId::prussian, {"N0301"})
                    .units({"PI waiting C@5", "FI N1010"})
                    .road({"N0301", "N0302"})
                    .hold(french_seat, {"N0301", "N0302"})
                    .at(5, Phase::allied_movement));
    bench.act("enter PI N0301");
    CHECK(bench.holder("N0301") == "allied");
    CHECK(bench.holder("N0302") == "french");
}

TEST_CASE("1815 2.A#3 position 4: a leader on a road leaves it to the other side") {
    Field field;
    Bench bench(field.units({"Nap N0505", "FI N1010", "PI N1212"}).road({"N0505", "N0506", "N0507"}));
    bench.march("Nap", {"N0506", "N0507"});
    for (const char* hex : {"N0505", "N0506", "N0507"}) CHECK(bench.holder(hex) == "allied");
}

TEST_CASE("1815 2.B#1 position 5: a cavalry leader's 6 is a 7, and read as 6") {
    const auto command = [](std::string_view leader, int die) {
        Field field;
        const Bench bench(
            field.units({"FI N0505", "PI N1212"}).unit(std::string(leader) + " N0505").without_orders(),
            {die});
        return bench.unit(leader).command;
    };
    // Cavalry adds 1, infantry 2; 1 to 4 are in command.
    CHECK(command("Kel", 6) == Command::out);
    CHECK(command("Kel", 3) == Command::in);
    CHECK(command("Kel", 4) == Command::out);
    CHECK(command("Rei", 2) == Command::in);
    CHECK(command("Rei", 3) == Command::out);
}

TEST_CASE("1815 3#1 position 1: the six phases of a turn") {
    Field field;
    Bench bench(field.units({"FI N0505 disrupted", "Nap N0505", "PI N1212 disrupted", "Blu N1212"}).turn(5));
    CHECK(bench.rule_of(EventKind::phase_began) == "1815 3#1");
    for (const Phase phase : {Phase::french_movement, Phase::french_rally, Phase::french_combat,
                              Phase::allied_movement, Phase::allied_rally, Phase::allied_combat}) {
        bench.pass_to(phase);
        CHECK(bench.phase() == phase);
        // One that came too early would be waited for into the next turn.
        CHECK(bench.turn() == 5);
    }
}

TEST_CASE("1815 3#2 position 2: both sides recover in their own player turns only") {
    Field field;
    Bench bench(field.units({"FI N0505 disrupted", "Nap N0505", "PI N1212 disrupted", "Blu N1212"}));
    bench.act("end-movement");
    CHECK(bench.after("rally") == std::vector<std::string>{"N0505"});
    CHECK(bench.refusal("target N1212").rule == "1815 3#2");
}

TEST_CASE("1815 3#4 position 3: the last turn ends with the Allied player turn") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"}).at(5, Phase::french_combat).last_turn(5));
    bench.act("end-attacks");
    CHECK_FALSE(bench.outcome().complete);
    bench.pass_to(Phase::allied_combat);
    bench.act("end-attacks");
    CHECK(bench.outcome().complete);
}

TEST_CASE("1815 3#3 position 4: 8 PM, one night turn, early morning") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"}).turn(10));
    bench.pass_to(Phase::allied_movement).pass_to(Phase::french_movement);
    CHECK(bench.turn() == 11);
    bench.pass_to(Phase::allied_movement).pass_to(Phase::french_movement);
    CHECK(bench.turn() == 12);
    const auto& turns = static_cast<const Setting&>(*bench.game().setting).tables.turns;
    CHECK(turns[9].label == "8 PM");
    CHECK(turns[11].early_morning);
}

TEST_CASE("1815 3#2 position 5: whoever did not move cannot do so later") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N0507", "PI:b N1212"}).at(5, Phase::french_combat));
    CHECK(bench.refusal("move FI").rule == "1815 3#2");
}

TEST_CASE("1815 4#1 position 1: disrupted, blown, commanderless and small units have zones") {
    for (const std::string piece : {"PI N0606 disrupted", "AC N0606 blown", "PI N0606 out", "AH N0606",
                                    "AA N0606", "H4 N0606", "PI N0606 reduced"}) {
        Field field;
        Bench bench(field.unit(piece).unit("FI N0406"));
        bench.acts({"move FI", "step N0506"});
        INFO(piece);
        CHECK(bench.rule_of(EventKind::move_ended) == "1815 5#7");
        CHECK(bench.line(EventKind::move_stepped, Rule::r_4_1) != nullptr);
    }
}

TEST_CASE("1815 4#2 position 2: a pond to one of two enemies doesn't help against the other") {
    Field field;
    // N0506 is next to both N0606 and N0507.
    Bench bench(field.units({"PI N0606", "PI:b N0507", "FI N0405"}).side(Side::pond, "N0606", "N0506"));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.line(EventKind::move_stepped, Rule::r_4_2)->unit == bench.ref("PI").raw);
    CHECK(bench.line(EventKind::move_stepped, Rule::r_4_1)->unit == bench.ref("b").raw);
    CHECK(bench.rule_of(EventKind::move_ended) == "1815 5#7");
}

TEST_CASE("1815 4#3 position 3: three leaders together have no zone, with a unit among them there is one") {
    for (const bool unit : {false, true}) {
        Field field;
        field.units({"Wel N0606", "Ora N0606", "Hil N0606", "AI:far N1212", "FI N0406"});
        if (unit) field.unit("AI N0606");
        Bench bench(field);
        bench.acts({"move FI", "step N0506"});
        CHECK(bench.count(EventKind::move_ended) == (unit ? 1 : 0));
        CHECK((bench.line(EventKind::move_stepped, Rule::r_4_3) != nullptr) == !unit);
    }
}

TEST_CASE("1815 4#1 position 4: leaders stop in zones as units do") {
    Field field;
    Bench bench(field.units({"Nap N0406", "FI N1212", "PI N0606"}));
    bench.acts({"move Nap", "step N0506"});
    CHECK(bench.line(EventKind::move_stepped, Rule::r_4_1) != nullptr);
    CHECK(bench.rule_of(EventKind::move_ended) == "1815 5#7");
}

TEST_CASE("1815 4#4 position 5: a brook between is no shelter") {
    Field field;
    Bench bench(field.units({"FI N0505", "FC1 N0909", "PI N0506"}).side(Side::brook, "N0505", "N0506"));
    // Infantry that begins in the zone stays where it is.
    CHECK(bench.refusal("move FI").rule == "1815 5#8");
    CHECK(bench.may("move FC1"));
}
