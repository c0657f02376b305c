// The report: a whole game read through once, and written as one page with its pictures.
#include "app/view/report.hpp"

#include "app/view/chart.hpp"
#include "app/view/scene.hpp"
#include "tests/view/waterloo_game.hpp"

#include <algorithm>
#include <cmath>
#include <set>

using namespace hd;
using namespace hd::view;

namespace {

replay::LiveGame random_game(std::uint64_t seed) {
    auto loaded = scenario::load_resolved(scenario::DataRoot{HD_DATA}, "waterloo-18-june");
    REQUIRE(loaded.ok());
    const auto resolved = std::make_shared<const scenario::Resolved>(std::move(loaded.value));
    const auto setting = vaw::ruleset().prepare(resolved, {});
    REQUIRE(setting);
    const replay::PlayerKind random = replay::PlayerKind::random;
    auto live = replay::LiveGame::begin({.ruleset = &vaw::ruleset(),
                                         .setting = *setting,
                                         .scenario = scenario::to_json(*resolved),
                                         .options = {},
                                         .seats = {{"french", random, ""}, {"coalition", random, ""}},
                                         .seed = seed});
    REQUIRE(live);
    for (std::uint64_t n = 0; !live->options().empty(); ++n) {
        const std::vector<rules::Action>& options = live->options();
        REQUIRE(live->play(options[ledger::mixed(seed, n) % options.size()], random));
    }
    return std::move(*live);
}

}  // namespace

TEST_CASE("A report tells every event once, in order, in stretches of one side and turn") {
    const replay::LiveGame live = random_game(5);
    const ReportView view = make_report_view(live, {vaw::ruleset(), nullptr});
    ledger::EventNumber next = 0;
    std::set<std::string> titles;
    for (const Stretch& stretch : view.stretches) {
        CHECK(titles.insert(stretch.title).second);
        for (const ReportEvent& event : stretch.events) CHECK(event.number == next++);
    }
    CHECK(next == live.log().size());
    CHECK(view.stretches[0].title == "Setting up");
    CHECK(view.stretches[1].title == "Turn 1, French");
    CHECK(view.stretches[2].title == "Turn 1, Coalition");
    CHECK(view.turns.size() == 10);
    CHECK(view.complete);
}

TEST_CASE(
    "A report's luck is the sum of the dice less three and a half each, and its losses end as the game did") {
    const replay::LiveGame live = random_game(6);
    const ReportView view = make_report_view(live, {vaw::ruleset(), nullptr});
    double sum = 0;
    int dice = 0;
    for (ledger::EventNumber n = 0; n < live.log().size(); ++n) {
        for (const ledger::Die& die : live.log().dice(n)) {
            sum += die.value - 3.5;
            ++dice;
        }
    }
    REQUIRE(dice > 0);
    CHECK(view.luck[0].dice + view.luck[1].dice == dice);
    CHECK(view.luck[0].sum + view.luck[1].sum == Approx(sum));
    // The variance of one die is 35/12.
    CHECK(view.luck[0].deviation == Approx(std::sqrt(view.luck[0].dice * 35.0 / 12)));
    const rules::Outcome outcome = live.outcome();
    REQUIRE(view.scores.size() == outcome.scores.size());
    for (std::size_t i = 0; i < view.scores.size(); ++i) {
        CHECK(view.scores[i].points.back().value == outcome.scores[i].second);
    }
}

TEST_CASE("A report is one page that needs nothing but its pictures, and no name becomes markup") {
    const WorkingLine line{.depth = 1,
                           .text = "<i>Ney</i>",
                           .value = "+2",
                           .is_sum = false,
                           .rule = "R",
                           .cite = "R",
                           .mark = "",
                           .why_not = ""};
    const WorkingLine refused{.depth = 1,
                              .text = "Woods",
                              .value = "−1",
                              .is_sum = false,
                              .rule = "R",
                              .cite = "R",
                              .mark = "",
                              .why_not = "no woods"};
    const view_test::WaterlooGame game;
    ReportView view;
    view.title = "A & B <script>";
    view.stretches.push_back({"Turn 1, French", make_scene(rules::View(game.game, {})), {}});
    view.stretches[0].events.push_back({.number = 41,
                                        .text = "Ney attacks.",
                                        .cite = "Step 5",
                                        .is_detail = false,
                                        .dice = {6},
                                        .working = {{line}, {refused}}});
    const auto files = make_report(view);
    REQUIRE(files);
    REQUIRE(files->size() == 2);
    CHECK((*files)[0].name == "index.html");
    CHECK((*files)[1].name == "00-turn-1-french.png");
    const std::string& page = (*files)[0].bytes;
    CHECK(page.find("src=\"00-turn-1-french.png\"") != std::string::npos);
    CHECK(page.find("<script>") == std::string::npos);
    CHECK(page.find("A &amp; B &lt;script&gt;") != std::string::npos);
    CHECK(page.find("&lt;i&gt;Ney&lt;/i&gt;") != std::string::npos);
    CHECK(page.find("no woods") > page.find("Looked at, and did not apply"));
    CHECK(page.find("http") == std::string::npos);
}

TEST_CASE("The scene of the set-up has a counter for every unit on the map, and the others on their turns") {
    const view_test::WaterlooGame game;
    const rules::View view(game.game, {});
    const BoardScene scene = make_scene(view);
    const auto units = game.game.state.rows<vaw::Unit>();
    const auto on_map = std::count_if(units.begin(), units.end(), [&](const vaw::Unit& unit) {
        return unit.place.raw >= 1 && unit.place.raw <= 300;  // 25 x 12 hexes
    });
    CHECK(scene.counters.size() == static_cast<std::size_t>(on_map));
    REQUIRE(scene.tracks.size() == 4);
    CHECK(scene.tracks[0].counters.size() == units.size() - static_cast<std::size_t>(on_map));
    // VAW-LOSS-1: the French start with 3; their army is demoralised at 17.
    CHECK(scene.tracks[1].note == "3 of 17 to demoralised");
    CHECK(scene.title == "Waterloo, 18 June 1815");
    CHECK(scene.caption == "Turn 1, French movement");
}

TEST_CASE("Moves since an earlier position are drawn from where a unit stood") {
    view_test::WaterlooGame game;
    const ledger::State before = game.game.state;
    game.play("move V-F01");
    game.play("step L5");
    const rules::View view(game.game, {});
    BoardScene scene = make_scene(view);
    add_moves(view, before, scene);
    REQUIRE(scene.traces.size() == 1);
    CHECK(scene.map->label(scene.traces[0].from) == "L4");
    CHECK(scene.map->label(scene.traces[0].to) == "L5");
}

TEST_CASE("A chart has a line for each series and a mark for each turn") {
    const std::string svg = to_svg(Chart{.series = {{"French", colour(0x112233), {{0, 3}, {40, 7}}}},
                                         .events = 100,
                                         .turns = {{10, "1"}, {60, "2"}}});
    CHECK(svg.find("#112233") != std::string::npos);
    CHECK(svg.find(">French<") != std::string::npos);
    CHECK(svg.find(">2</text>") != std::string::npos);
}
