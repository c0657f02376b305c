// Chapter 6: stacking, and what rulings say of it.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

struct Judged {
    int over = 0;          // units over the limit, as the end of movement tells it by the rule
    bool carried = false;  // the rule is told
    int disrupted = 0;     // units that the owner had to name
};

// These pieces in one hex when their side's movement ends.
Judged judged(const std::vector<std::string>& pieces, Rule rule, Phase phase) {
    Field field;
    field.at(5, phase);
    int n = 0;
    for (const std::string& piece : pieces) {
        const auto space = piece.find(' ');
        const std::string code = piece.substr(0, space);
        const std::string state = space == std::string::npos ? "" : piece.substr(space);
        field.unit(code + ":p" + std::to_string(++n) + " N0505" + state);
    }
    field.unit(phase == Phase::french_movement ? "PI:far N1212" : "FI:far N1212");
    Bench bench(field);
    bench.act("end-movement");
    Judged result;
    for (const auto& line : bench.working(EventKind::phase_began)) {
        if (line.rule != number(rule)) continue;
        result.over = line.num;
        result.carried = true;
    }
    // Who alone can be named is named without asking.
    result.disrupted = bench.count(EventKind::crowded_out);
    while (bench.step() == "crowding") {
        bench.act(bench.options().front());
        result.disrupted += bench.count(EventKind::crowded_out);
    }
    return result;
}

void check(const std::vector<std::string>& pieces, Rule rule, Phase phase, int over) {
    const Judged result = judged(pieces, rule, phase);
    INFO(pieces.front() << " and " << pieces.size() - 1 << " more");
    CHECK(result.carried);
    CHECK(result.over == over);
    CHECK(result.disrupted == over);
}

constexpr auto french = Phase::french_movement;
constexpr auto allied = Phase::allied_movement;

}  // namespace

TEST_CASE("1815 6#1 the limit holds at the end of the phase, not on the way") {
    Field field;
    Bench bench(field.units({"FI:a N0504", "FI:b N0405", "FI:c N0605", "PI N1212"}));
    bench.march("a", {"N0505", "N0506", "N0507"});
    bench.march("b", {"N0505", "N0506", "N0606"});
    bench.march("c", {"N0505", "N0506"});
    bench.act("end-movement");
    CHECK(bench.rule_of(EventKind::phase_began) == "1815 6#1");
    CHECK(bench.step() != "crowding");
    for (const char* piece : {"a", "b", "c"}) CHECK(bench.unit(piece).disrupted == 0);
}

TEST_CASE("1815 6#2 leaders do not count, however many") {
    check({"FI", "Nap", "Ney", "Gro", "Rei", "Erl"}, Rule::r_6_2, french, 0);
    check({"FI", "FI", "Nap", "Ney"}, Rule::r_6_2, french, 1);
}

TEST_CASE("1815 6#3 1815 6#4 too many may stand together; the owner names who is disrupted") {
    Field field;
    Bench bench(field.units({"FI N0505", "FI:b N0505", "FI:far N0909", "Nap N0505", "PI N1212"}));
    bench.act("end-movement");
    CHECK(bench.decider() == "french");
    CHECK(bench.after("excess") == std::vector<std::string>{"FI", "b"});
    CHECK(bench.refusal("excess far").rule == "1815 6#4");
    bench.act("excess b");
    CHECK(bench.count(EventKind::crowded_out) == 1);
    CHECK(bench.line(EventKind::crowded_out, Rule::r_6_3) != nullptr);
    CHECK(bench.unit("b").disrupted == 1);
    CHECK(bench.unit("FI").disrupted == 0);
}

TEST_CASE("1815 6.1#1 Prussians: one full unit, or two reduced ones of a type") {
    check({"PI", "PI"}, Rule::r_6_1_1, allied, 1);
    check({"PI reduced", "PI reduced"}, Rule::r_6_1_1, allied, 0);
    check({"PI reduced", "PI reduced", "PI reduced"}, Rule::r_6_1_1, allied, 1);
    check({"PI reduced", "PA reduced"}, Rule::r_6_1_1, allied, 1);
    check({"PI", "PI reduced"}, Rule::r_6_1_1, allied, 1);
}

TEST_CASE("1815 6.1#2 the 4th Hussars stand with any Prussian cavalry") {
    check({"H4", "PC"}, Rule::r_6_1_2, allied, 0);
    check({"H4", "PC", "PC"}, Rule::r_6_1_2, allied, 1);
    check({"H4", "PI"}, Rule::r_6_1_2, allied, 1);
}

TEST_CASE("1815 6.2#1 Anglo-Allied: two units, and one of artillery") {
    check({"AI", "AI"}, Rule::r_6_2_1, allied, 0);
    check({"AI", "AC", "AA"}, Rule::r_6_2_1, allied, 0);
    check({"AI", "AI", "AI"}, Rule::r_6_2_1, allied, 1);
    check({"AI", "AI", "AA", "AA"}, Rule::r_6_2_1, allied, 1);
}

TEST_CASE("1815 A-09 the two units may be artillery too") {
    check({"AI", "AA", "AA"}, Rule::r_a_09, allied, 0);
    check({"AA", "AA", "AA"}, Rule::r_a_09, allied, 0);
    check({"AA", "AA", "AA", "AA"}, Rule::r_a_09, allied, 1);
}

TEST_CASE("1815 6.3#1 French: one unit") {
    check({"FI", "FC1"}, Rule::r_6_3_1, french, 1);
    check({"FI", "FI", "FA"}, Rule::r_6_3_1, french, 2);
}

TEST_CASE("1815 6.3#2 or all of one cavalry corps") {
    check({"FC1", "FC2", "FH"}, Rule::r_6_3_2, french, 0);
    check({"FC1", "FC2", "FI"}, Rule::r_6_3_2, french, 1);
    // Cavalry of another corps.
    Field field;
    Bench bench(field.units({"FC1 N0505", "FC2 N0505", "FH N0505", "PI N1212"}).corps("FC2", 9));
    bench.act("end-movement");
    CHECK(bench.line(EventKind::phase_began, Rule::r_6_3_2)->num == 1);
    // Nobody else can be named.
    CHECK(bench.unit("FC2").disrupted == 1);
    CHECK(bench.unit("FC1").disrupted == 0);
}

TEST_CASE("1815 6.3#3 the Gendarmerie d'Elite stand with any French") {
    check({"FI", "GE"}, Rule::r_6_3_3, french, 0);
    check({"FC1", "FC2", "FH", "GE"}, Rule::r_6_3_3, french, 0);
    check({"FI", "FI", "GE"}, Rule::r_6_3_3, french, 1);
}

TEST_CASE("1815 6#5 1815 A-10 Prussians and Anglo-Allied do not stand together") {
    check({"PI", "AI"}, Rule::r_a_10, allied, 1);
    check({"PI", "AI", "AI"}, Rule::r_6_5, allied, 1);
}

TEST_CASE("1815 A-07 who is crowded out may rally at once") {
    Field field;
    Bench bench(field.units({"FI N0505", "FI:b N0505", "Nap N0505", "PI N1212"}));
    bench.act("end-movement").act("excess b");
    CHECK(bench.carried(Rule::r_a_07));
    CHECK(bench.phase() == Phase::french_rally);
    // A French line unit recovers on 1 to 3.
    bench.act("rally N0505", {3});
    CHECK(bench.unit("b").disrupted == 0);
}

TEST_CASE("1815 A-08 who may not attack owes no attack, and is owed none") {
    Field field;
    const Bench bench(field.units({"FI N0505 disrupted", "PI N0506"}).at(5, Phase::french_combat));
    const auto* line = bench.line(EventKind::duties_set, Rule::r_a_08);
    REQUIRE(line != nullptr);
    CHECK(line->unit == bench.ref("FI").raw);
    CHECK(bench.unit("PI").duty == Duty::none);
    CHECK(bench.may("end-attacks"));
}
