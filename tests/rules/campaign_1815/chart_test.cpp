// The terrain chart, the turn record and the map's edges, as a game begins with them.
#include "engine/rules/campaign_1815/ruleset.hpp"
#include "tests/rules/campaign_1815/bench.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

struct Shipped {
    std::shared_ptr<const hd::rules::Setting> loaded =
        hd::support::shipped_setting(ruleset(), "campaign-1815");
    hd::support::RuleBench bench{ruleset(), loaded};
    const Setting& setting = static_cast<const Setting&>(*loaded);

    std::vector<int> told(Rule rule) const {
        std::vector<int> found;
        for (const auto& line : bench.working(EventKind::board_laid)) {
            if (line.rule == number(rule)) found.push_back(line.num);
        }
        return found;
    }
    // 1 is the first turn; 0 when there is none.
    int turn(std::string_view date, std::string_view label) const {
        for (std::size_t t = 0; t < setting.tables.turns.size(); ++t) {
            if (setting.tables.turns[t].date == date && setting.tables.turns[t].label == label)
                return static_cast<int>(t) + 1;
        }
        return 0;
    }
};

}  // namespace

TEST_CASE("1815 CH.TEC#1 the chart has the prices of the book") {
    const Shipped shipped;
    // Infantry, horse artillery, foot artillery, mud, in quarters.
    const auto prices = [&shipped](TerrainKind kind) { return shipped.setting.tables.of(kind).quarters; };
    using Four = std::array<std::int32_t, 4>;
    CHECK(prices(TerrainKind::clear) == Four{4, 4, 8, 12});
    CHECK(prices(TerrainKind::woods) == Four{12, 16, 16, 20});
    CHECK(prices(TerrainKind::full_high) == Four{4, 4, 8, 12});
    CHECK(prices(TerrainKind::partial_high) == Four{4, 4, 8, 12});
    CHECK(prices(TerrainKind::road) == Four{4, 4, 4, 8});
    CHECK(prices(TerrainKind::high_road) == Four{2, 2, 2, 4});
    CHECK(prices(TerrainKind::within_village) == Four{2, 2, 2, 4});
    // Told at the start: ten lines of four prices.
    const std::vector<int> told = shipped.told(Rule::r_ch_tec_1);
    REQUIRE(told.size() == 40);
    CHECK(std::vector<int>(told.begin(), told.begin() + 8) == std::vector<int>{4, 4, 8, 12, 12, 16, 16, 20});
}

TEST_CASE("1815 CH.TEC#2 in combat woods add 1, clear and high ground nothing") {
    const Shipped shipped;
    const std::vector<int> told = shipped.told(Rule::r_ch_tec_2);
    REQUIRE(told.size() == 10);
    const auto die = [&told](TerrainKind kind) { return told[static_cast<std::size_t>(kind)]; };
    CHECK(die(TerrainKind::woods) == 1);
    CHECK(die(TerrainKind::clear) == 0);
    CHECK(die(TerrainKind::partial_high) == 0);
    CHECK(die(TerrainKind::full_high) == 0);
}

TEST_CASE("1815 3#3 the turn record has the turns that the book names") {
    const Shipped shipped;
    CHECK(shipped.told(Rule::r_3_3) == std::vector<int>{45});
    CHECK(shipped.turn("16 June", "11 AM") == 1);
    CHECK(shipped.turn("16 June", "5 PM") == 7);
    for (const std::string date : {"17 June", "18 June"}) {
        const int early = shipped.turn(date, "Early Morning");
        const int seven = shipped.turn(date, "7 AM");
        REQUIRE(early * seven != 0);
        CHECK(shipped.setting.turn_info(early).early_morning);
        CHECK(shipped.setting.turn_info(early).night);
        CHECK(shipped.setting.turn_info(seven).supply);
    }
    // 12 PM of 17 June and eight turns is 8 PM, with mud among the first four.
    const int noon = shipped.turn("17 June", "12 PM");
    CHECK(shipped.turn("17 June", "8 PM") == noon + 8);
    bool mud = false;
    for (int turn = noon + 1; turn <= noon + 4; ++turn) mud = mud || shipped.setting.turn_info(turn).mud;
    CHECK(mud);
    CHECK(shipped.turn("17 June", "10 AM") == noon - 2);
    CHECK(shipped.turn("18 June", "11 AM") > 0);
    CHECK(shipped.turn("18 June", "Night") == 45);
    CHECK(shipped.setting.turn_info(45).night);
}

TEST_CASE("1815 A-02 edges are lists of hexes, and the exit area reaches from N0731 to N1024") {
    const Shipped shipped;
    const std::vector<int> told = shipped.told(Rule::r_a_02);
    REQUIRE(told.size() == 4);
    CHECK(std::all_of(told.begin(), told.end(), [](int hexes) { return hexes > 0; }));
    const auto at = [&shipped](std::string_view hex) {
        return hd::rules::parse_place(shipped.setting, hex).value();
    };
    for (const char* hex : {"N0731", "N1024"}) {
        CHECK(shipped.setting.on_edge(at(hex), Edge::exit));
        CHECK(shipped.setting.on_edge(at(hex), Edge::exit_end));
    }
    const auto ends = std::count_if(
        shipped.setting.hex.begin(), shipped.setting.hex.end(),
        [](const Hex& hex) { return (hex.edges & static_cast<unsigned>(Edge::exit_end)) != 0; });
    CHECK(ends == 2);
}
