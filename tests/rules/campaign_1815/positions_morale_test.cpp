// Five positions of chapter 9, Morale, answered from the book before the code was read.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

TEST_CASE("1815 9.B#5 position 1: a 4 rallies the British guards of the hex and not the line") {
    Field field;
    Bench bench(field.units({"AI N0505 disrupted", "AG N0505 disrupted", "Hil N0508", "FI N1212"})
                    .at(5, Phase::allied_rally));
    bench.act("rally N0505", {4});
    CHECK(bench.unit("AI").disrupted == 1);
    CHECK(bench.unit("AG").disrupted == 0);
}

TEST_CASE("1815 9.B#4 position 2: in the early morning those with a path recover, without a die") {
    Field field;
    Bench bench(field
                    .units({"FI:a N0505 disrupted", "FI:b N0507 disrupted locked", "FI:c N0508 disrupted",
                            "Rei N0504", "PI N1212"})
                    .at(12, Phase::french_movement));
    bench.act("end-movement");
    CHECK(bench.unit("a").disrupted == 0);
    CHECK(bench.unit("b").disrupted == 0);
    CHECK(bench.unit("b").locked == 0);
    // Four hexes off.
    CHECK(bench.unit("c").disrupted == 1);
}

TEST_CASE("1815 9.C#1 1815 9.C#2 position 3: the Old Guard is disrupted, and those within four hexes check") {
    Field field;
    Bench bench(
        field.units({"OG N0505", "FI:x N0506", "IG N0501", "FI:far N0510", "FI:line N0509", "PI N1212"})
            .corps("IG", 9));
    bench.march("x", {"N0505"}).act("end-movement");
    // By rows of units: x stands in the same hex, IG four off, line four off; far stands five off.
    bench.act("excess OG", {6, 4, 5});
    CHECK(bench.count(EventKind::guard_checked) == 3);
    CHECK(bench.unit("OG").disrupted == 1);
    CHECK(bench.unit("x").disrupted == 0);
    CHECK(bench.unit("IG").disrupted == 0);
    CHECK(bench.unit("line").disrupted == 1);
    CHECK(bench.unit("line").locked == 1);
    CHECK(bench.unit("far").disrupted == 0);
}

TEST_CASE("1815 9.A#5 1815 9.A#6 position 4: disrupted infantry leaves contact, or is lost when shut in") {
    Field open;
    Bench bench(open.units({"FI N0505 disrupted", "PI N0506"}));
    CHECK(bench.refusal("end-movement").rule == "1815 9.A#5");
    bench.acts({"move FI", "step N0504"});
    CHECK(bench.hex("FI") == "N0504");
    Field shut;
    // Three Prussians round N0505 have all six of its neighbours in their zones or under them.
    Bench lost(shut.units({"FI N0505 disrupted", "PI:a N0506", "PI:b N0404", "PI:c N0604"}));
    if (lost.may("end-movement")) lost.act("end-movement");
    CHECK(lost.hex("FI") == "eliminated");
}

TEST_CASE("1815 9.A#2 position 5: eight attack seven disrupted at 2:1, since half of seven is 3 1/2") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N0506 disrupted"}).at(5, Phase::french_combat));
    bench.attack("N0506", {"FI"}, {6});
    REQUIRE(bench.line(EventKind::combat_resolved, Label::total_defence) != nullptr);
    CHECK(bench.line(EventKind::combat_resolved, Label::total_defence)->num == 14);
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_7_a_3) != nullptr);
}
