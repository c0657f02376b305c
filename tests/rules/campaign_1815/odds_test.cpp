// 7.A, 2.B, 2.C and the table: strengths, odds, the die and the row it is read in.
#include "engine/rules/campaign_1815/odds.hpp"

#include "engine/rules/campaign_1815/ruleset.hpp"
#include "tests/rules/campaign_1815/bench.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

std::string odds_of(int attack, int defence) {
    const int column = column_of(attack * point, defence * point);
    return column == under_the_table ? "below" : std::string(column_names[static_cast<std::size_t>(column)]);
}

std::string cell(const Tables& tables, int row, std::size_t column) {
    return std::string(
        result_names[static_cast<std::size_t>(tables.results[static_cast<std::size_t>(row + 1)][column])]);
}

}  // namespace

TEST_CASE("1815 7.A.1 1815 7.A.2 strengths are added on both sides") {
    Field field;
    Bench bench(field.units({"FI N0505", "FC1 N0605", "AI N0506", "AA N0506"}));
    bench.fight().attack("N0506", {"FI", "FC1"}, {2});
    CHECK(bench.attack_total() == (8 + 4) * point);
    CHECK(bench.line(EventKind::combat_resolved, Label::total_defence)->rule == number(Rule::r_7_a_2));
    CHECK(bench.defence_total() == (4 + 3) * point);
}

TEST_CASE("1815 7.A.3 the odds are rounded down, 25 to 7 being 3 to 1") {
    Field field;
    // 8 + 8 + 6 + 3 against 7.
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "IG N0405", "FH N0406", "PI N0506"}));
    bench.fight().attack("N0506", {"a", "b", "IG", "FH"}, {3});
    CHECK(bench.attack_total() == 25 * point);
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_7_a_3)->label ==
          static_cast<std::uint16_t>(Label::odds));
    CHECK(bench.column() == "3:1");
    CHECK(odds_of(7, 25) == "1:4");
    CHECK(odds_of(7, 7) == "1:1");
    CHECK(odds_of(6, 7) == "1:2");
    CHECK(odds_of(1, 5) == "1:5");
    CHECK(odds_of(4, 21) == "below");
    CHECK(odds_of(48, 8) == "6:1");
    CHECK(odds_of(49, 8) == "6:1");
    CHECK(odds_of(10, 20) == "1:2");
    CHECK(odds_of(10, 21) == "1:3");
    CHECK(odds_of(3, 2) == "1:1");
    CHECK(odds_of(13, 7) == "1:1");
}

TEST_CASE("1815 7.A.4#1 one die, modified, is read under the odds") {
    Field field;
    Bench bench(field.units({"FI N0505", "FA N0605", "AI N0506"}).terrain(Terrain::woods, {"N0506"}));
    // 12 against 4 is 3:1; 2 + 1 for woods is row 3: DR.
    bench.fight().attack("N0506", {"FI", "*FA"}, {2});
    CHECK(bench.rule_of(EventKind::combat_resolved) == "1815 7.A.4#1");
    CHECK(bench.line(EventKind::combat_resolved, Label::die)->num == 2);
    CHECK(bench.modified() == 3);
    CHECK(bench.result() == "DR");
}

TEST_CASE("1815 7.A.4#2 a result is carried out before the next attack") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "AI:x N0506", "FI:b N0708", "AI:y N0607"}));
    // Both at 2:1; row 2 is DR.
    bench.fight().attack("N0506", {"a"}, {2});
    CHECK(bench.carried(Rule::r_7_a_4_2));
    bench.act("fall-back x N0406").act("advance a N0506");
    bench.attack("N0607", {"b"}, {2});
    // Of N0606, N0507 and N0508, which were open, a in N0506 has closed two.
    CHECK(bench.hex("y") == "N0508");
}

TEST_CASE("1815 2.C#1 a disrupted brigade of 7 defends with 3 1/2") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N0506 disrupted"}));
    bench.fight().attack("N0506", {"FI"}, {2});
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_2_c_1)->num == 7 * point / 2);
    CHECK(bench.defence_total() == 14);
    // 8 against 3 1/2.
    CHECK(bench.column() == "2:1");
}

TEST_CASE("1815 2.B#1 1815 CH.CRT#1 a die above the table is read in its last row") {
    // Brook, slope, woods and a village in two hexes are four, the Guard's shock is two.
    Field field;
    Bench off(field.units({"OG N0506", "GE N0405", "PI N0505"})
                  .terrain(Terrain::woods, {"N0506"})
                  .terrain(Terrain::village, {"N0405"})
                  .terrain(Terrain::full_high, {"N0506", "N0405"})
                  .side(Side::brook, "N0505", "N0506")
                  .side(Side::brook, "N0505", "N0405")
                  .at(5, Phase::allied_movement));
    off.fight().attack("N0506", {"PI", "@N0405"}).act("stand GE", {6});
    CHECK(off.modified() == 6 + 4 + 2);
    CHECK(off.line(EventKind::combat_resolved, Rule::r_2_b_1)->num == 11);
    // 7 against 11 is 1:2.
    CHECK(off.result() == "ARL");
    // Brook, slope and a village are three: the end of the table just so.
    Field just;
    Bench end(just.units({"OG N0506", "PI N0505"})
                  .terrain(Terrain::village, {"N0506"})
                  .terrain(Terrain::full_high, {"N0506"})
                  .side(Side::brook, "N0505", "N0506")
                  .at(5, Phase::allied_movement));
    end.fight().attack("N0506", {"PI"}, {6});
    CHECK(end.modified() == 11);
    CHECK(end.line(EventKind::combat_resolved, Rule::r_2_b_1) == nullptr);
}

TEST_CASE("1815 2.B#2 a die below the table is read in its first row") {
    // The least that the rules allow is 1 - 2, the first row itself; ground that helps goes below it.
    Field field;
    field.setting().tables.terrain[static_cast<std::size_t>(TerrainKind::woods)].die = -1;
    Bench bench(field.units({"OG N0505", "PI N0506"}).terrain(Terrain::woods, {"N0506"}));
    bench.fight().attack("N0506", {"OG"}, {1});
    CHECK(bench.modified() == 1 - 2 - 1);
    CHECK(bench.line(EventKind::combat_resolved, Rule::r_2_b_2)->num == -1);
    CHECK(bench.result() == "DRL");
}

TEST_CASE("1815 CH.CRT#1 1815 CH.CRT#2 1815 CH.CRT#3 the table as it ships") {
    const hd::support::RuleBench bench(ruleset(), hd::support::shipped_setting(ruleset(), "campaign-1815"));
    CHECK(bench.line_with_rule(EventKind::board_laid, number(Rule::r_ch_crt_1))->num == 13 * 10);
    CHECK(bench.line_with_rule(EventKind::board_laid, number(Rule::r_ch_crt_2))->num == 2 * 10);
    CHECK(bench.line_with_rule(EventKind::board_laid, number(Rule::r_ch_crt_3))->num == 6);
    const Tables& tables = setting_of(bench.game()).tables;
    const std::vector<std::string> first{"AR", "AR", "DR", "DRL", "DRL", "DRL", "DRL", "DRL", "DRL", "DRL"};
    const std::vector<std::string> second{"AR", "AR", "AR", "DR", "DRL", "DRL", "DRL", "DRL", "DRL", "DRL"};
    for (std::size_t c = 0; c < 10; ++c) {
        CHECK(cell(tables, -1, c) == first[c]);
        CHECK(cell(tables, 0, c) == second[c]);
    }
    std::set<std::string> seen;
    for (int row = -1; row <= 11; ++row) {
        for (std::size_t c = 0; c < 10; ++c) seen.insert(cell(tables, row, c));
    }
    CHECK(seen == std::set<std::string>{"AR", "ARL", "DR", "DRL", "EX", "HX"});
}

TEST_CASE("The rows of the table that are lost keep to what the text says of them") {
    const auto setting = hd::support::shipped_setting(ruleset(), "campaign-1815");
    const Tables& tables = static_cast<const Setting&>(*setting).tables;
    const std::vector<std::string> better{"ARL", "AR", "HX", "DR", "EX", "DRL"};
    const auto rank = [&](int row, std::size_t column) {
        return std::find(better.begin(), better.end(), cell(tables, row, column)) - better.begin();
    };
    for (int row = -1; row <= 11; ++row) {
        for (std::size_t c = 0; c < 10; ++c) {
            INFO(row << " " << column_names[c]);
            if (c > 0) CHECK(rank(row, c) >= rank(row, c - 1));
            if (row > -1) CHECK(rank(row, c) <= rank(row - 1, c));
        }
    }
}
