// 5.A.2: movement by road, on the field and where the book speaks of hexes of the map.
#include "engine/rules/campaign_1815/ruleset.hpp"
#include "tests/rules/campaign_1815/bench.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

int left_after(const hd::support::RuleBench& bench) {
    return bench.working(EventKind::move_stepped).back().num;
}

bool looked_at(const hd::support::RuleBench& bench, Rule rule) {
    const auto* line = bench.line_with_rule(EventKind::move_stepped, number(rule));
    return line != nullptr && !line->applied;
}

// The printed map with one French division on it that has 4 points.
struct OnTheMap {
    explicit OnTheMap(std::string_view hex) {
        const auto shipped = hd::support::shipped_setting(ruleset(), "campaign-1815");
        setting = std::make_shared<Setting>(static_cast<const Setting&>(*shipped));
        for (std::size_t row = 0; row < setting->units.size(); ++row) {
            Unit& unit = setting->units[row];
            const bool fits = unit.army == ArmyId::french && unit.type == UnitType::infantry &&
                              setting->counters[row].movement == 4;
            if (fits && id.empty()) {
                id = setting->rows[Unit::table][row].id;
                unit.place = hd::rules::parse_place(*setting, hex).value();
                unit.command = Command::in;
            } else {
                unit.place = setting->eliminated;
                unit.steps = 0;
            }
        }
        setting->hidden.clear();
        setting->start = {.turn = 5, .phase = Phase::french_movement, .orders_given = true};
    }
    // What is left of 4 points after one step.
    std::unique_ptr<hd::support::RuleBench> step(std::string_view hex) const {
        auto bench = std::make_unique<hd::support::RuleBench>(ruleset(), setting);
        bench->play("move " + id);
        bench->play("step " + std::string(hex));
        return bench;
    }

    std::shared_ptr<Setting> setting;
    std::string id;
};

}  // namespace

TEST_CASE("1815 5.A.2#1 road prices are paid along a road, and only there") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"})
                    .road({"N0505", "N0506"})
                    .terrain(Terrain::woods, {"N0506", "N0507"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(bench.line(EventKind::move_stepped, Rule::r_5_a_2_1) != nullptr);
    CHECK(left_after(bench) == (4 - 1) * point);
    bench.act("step N0507");
    CHECK(bench.line(EventKind::move_stepped, Rule::r_5_a_2_1) == nullptr);
    CHECK(left_after(bench) == (4 - 1 - 3) * point);
}

TEST_CASE("1815 5.A.2#2 two hexes with roads are not joined unless a road crosses their side") {
    Field field;
    Bench bench(field.units({"FI N0505", "FI:b N0511", "PI N1212"})
                    .road({"N0505", "N0604"})
                    .road({"N0506", "N0507"})
                    .road({"N0511", "N0510"})
                    .terrain(Terrain::woods, {"N0506", "N0510"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(looked_at(bench, Rule::r_5_a_2_2));
    CHECK(left_after(bench) == (4 - 3) * point);
    bench.acts({"stop", "move b", "step N0510"});
    CHECK(bench.rule_of(EventKind::move_stepped) == "1815 5.A.2#2");
    CHECK(left_after(bench) == (4 - 1) * point);
}

TEST_CASE("1815 5.A.2#3 N1229 to N1228 is by road, N1228 to N1128 by high road") {
    const OnTheMap road("N1229");
    CHECK(left_after(*road.step("N1228")) == 3 * point);
    const OnTheMap high("N1228");
    const auto bench = high.step("N1128");
    CHECK(bench->rule_of(EventKind::move_stepped) == "1815 5.A.2#3");
    CHECK(left_after(*bench) == 4 * point - point / 2);
}

TEST_CASE("1815 5.A.2#4 N1705 lies in one village with N1604 and N1804, and not with N1704") {
    for (const char* hex : {"N1604", "N1804"}) {
        const OnTheMap map("N1705");
        const auto bench = map.step(hex);
        CHECK(bench->rule_of(EventKind::move_stepped) == "1815 5.A.2#4");
        CHECK(left_after(*bench) == 4 * point - point / 2);
    }
    const OnTheMap map("N1705");
    const auto bench = map.step("N1704");
    CHECK(bench->rule_of(EventKind::move_stepped) != "1815 5.A.2#4");
    CHECK(left_after(*bench) < 4 * point - point / 2);
}

TEST_CASE("1815 5.A.1#4 on the map N2717 and N2718 go up slope to N2617") {
    for (const char* from : {"N2717", "N2718"}) {
        const OnTheMap map(from);
        const auto bench = map.step("N2617");
        INFO(from);
        REQUIRE(bench->line_with_rule(EventKind::move_stepped, number(Rule::r_5_a_1_4)) != nullptr);
        CHECK(bench->line_with_rule(EventKind::move_stepped, number(Rule::r_5_a_1_4))->num == -point);
    }
}

TEST_CASE("1815 5.A.1#5 on the map N2616 and N2518 do not go up slope to N2617") {
    for (const char* from : {"N2616", "N2518"}) {
        const OnTheMap map(from);
        const auto bench = map.step("N2617");
        INFO(from);
        CHECK(looked_at(*bench, Rule::r_5_a_1_5));
        CHECK(bench->line_with_rule(EventKind::move_stepped, number(Rule::r_5_a_1_4)) == nullptr);
    }
}

TEST_CASE("1815 5.A.2#5 by road nothing is paid for woods, slope and brook") {
    Field field;
    Bench bench(field.units({"FI N0505", "PI N1212"})
                    .road({"N0505", "N0506"})
                    .terrain(Terrain::woods, {"N0506"})
                    .terrain(Terrain::partial_high, {"N0506"})
                    .side(Side::brook, "N0505", "N0506"));
    bench.acts({"move FI", "step N0506"});
    CHECK(left_after(bench) == (4 - 1) * point);
    // Across country: woods 3, brook 1, slope 1.
    CHECK(looked_at(bench, Rule::r_5_a_2_5));
    CHECK(bench.line(EventKind::move_stepped, Rule::r_5_a_2_5)->num == -5 * point);
}

TEST_CASE("1815 5.A.2#6 4 points are 8 hexes of high road, 4 in mud; 4 of road, 2 in mud") {
    const auto hexes = [](Way way, int turn) {
        Field field;
        Bench bench(field.units({"FI N0513", "PI N1201"})
                        .way(way, {"N0513", "N0512", "N0511", "N0510", "N0509", "N0508", "N0507", "N0506",
                                   "N0505", "N0504"})
                        .terrain(Terrain::village, {"N0513", "N0512", "N0511", "N0510", "N0509", "N0508",
                                                    "N0507", "N0506", "N0505", "N0504"})
                        .at(turn, Phase::french_movement));
        bench.act("move FI");
        int entered = 0;
        while (bench.step() == "move_unit") {
            const std::string next =
                "step N05" + std::string(12 - entered < 10 ? "0" : "") + std::to_string(12 - entered);
            bench.act(next);
            CHECK(bench.line(EventKind::move_stepped, Rule::r_5_a_2_6) != nullptr);
            ++entered;
        }
        return entered;
    };
    CHECK(hexes(Way::high_road, 5) == 8);
    CHECK(hexes(Way::high_road, 20) == 4);
    CHECK(hexes(Way::village, 5) == 8);
    CHECK(hexes(Way::village, 20) == 4);
    CHECK(hexes(Way::road, 5) == 4);
    CHECK(hexes(Way::road, 20) == 2);
}

TEST_CASE("1815 5.A.2#7 an enemy zone is not entered by road, but across country") {
    Field field;
    // N0607 is next to N0507 and N0508.
    Bench bench(field.units({"FI N0505", "PI N0607"}).high_road({"N0505", "N0506", "N0507"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(left_after(bench) == 14);
    bench.act("step N0507");
    CHECK(looked_at(bench, Rule::r_5_a_2_7));
    // 3 1/2 less 1.
    CHECK(left_after(bench) == 10);
}

TEST_CASE("1815 5.A.2#8 leaders and cavalry do not leave an enemy zone by road") {
    for (const std::string code : {"FC1", "Nap", "FH"}) {
        Field field;
        Bench bench(field.unit(code + " N0507").unit("PI N0607").high_road({"N0507", "N0506", "N0505"}));
        bench.acts({"move " + code, "step N0506"});
        INFO(code);
        CHECK(looked_at(bench, Rule::r_5_a_2_8));
        const int points = code == "FC1" ? 6 : code == "Nap" ? 8 : 5;
        CHECK(left_after(bench) == (points - 1) * point);
        // Once outside it goes on by road.
        bench.act("step N0505");
        CHECK(left_after(bench) == (points - 1) * point - point / 2);
    }
}

TEST_CASE("1815 5.A.2#9 no unit goes by road where a friendly unit stands, but where a leader does") {
    Field field;
    Bench bench(field.units({"FI N0505", "FI:b N0506", "FI:c N0905", "Nap N0906", "PI N1212"})
                    .high_road({"N0505", "N0506"})
                    .high_road({"N0905", "N0906"}));
    bench.acts({"move FI", "step N0506"});
    CHECK(looked_at(bench, Rule::r_5_a_2_9));
    CHECK(left_after(bench) == (4 - 1) * point);
    bench.acts({"stop", "move c", "step N0906"});
    CHECK(left_after(bench) == 4 * point - point / 2);
}

TEST_CASE("1815 5.A.2#10 a leader goes by road where a friendly unit stands") {
    Field field;
    Bench bench(field.units({"Nap N0505", "FI N0506", "PI N1212"}).high_road({"N0505", "N0506"}));
    bench.acts({"move Nap", "step N0506"});
    CHECK(bench.line(EventKind::move_stepped, Rule::r_5_a_2_10)->unit == bench.ref("FI").raw);
    CHECK(left_after(bench) == 8 * point - point / 2);
}
