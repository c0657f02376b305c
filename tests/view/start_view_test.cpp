// What there is to begin with: scenarios, recordings that may be broken, copies to edit.
#include "app/view/start_view.hpp"

#include "app/view/cairo_painter.hpp"
#include "engine/scenario/files.hpp"
#include "tests/scenario/scratch_folder.hpp"
#include "tests/view/lesson_game.hpp"

#include <algorithm>

using namespace hd;
using namespace hd::view;
using view_test::data_root;
using view_test::LessonGame;

namespace {

namespace fs = std::filesystem;

const ScenarioCard& card(const std::vector<ScenarioCard>& cards, std::string_view id) {
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const ScenarioCard& one) { return one.id == id; });
    REQUIRE(found != cards.end());
    return *found;
}

}  // namespace

TEST_CASE("The shipped scenarios and the author's own are listed, and one that is broken says why") {
    const scenario::ScratchFolder folder;
    const std::string broken = folder.put("broken.scenario.json", "{\"format\": 7").string();
    folder.put("notes.json", "{}");
    const std::vector<ScenarioCard> cards = list_scenario_cards(data_root(), folder.path());
    const ScenarioCard& june = card(cards, "waterloo-18-june");
    CHECK(june.title == "Waterloo, 18 June 1815");
    CHECK(june.size == "10 turns · 62 units");  // 25 + 24 + 13
    CHECK(june.game == "Victory at Waterloo");
    CHECK(june.fault.empty());
    CHECK(card(cards, broken).fault.find("broken.scenario.json:1:") != std::string::npos);
    CHECK(cards.back().id == broken);
    CHECK(cards.size() == list_scenario_cards(data_root(), folder.path() / "none").size() + 1);
}

TEST_CASE("A copy of a scenario has its map in it and is otherwise the same") {
    const scenario::ScratchFolder folder;
    const auto copy = copy_scenario(data_root(), "waterloo-18-june", folder.path() / "own");
    REQUIRE(copy);
    CHECK(fs::path(*copy).filename() == "waterloo-18-june-2.scenario.json");
    const auto loaded = scenario::load_scenario(data_root(), *copy);
    REQUIRE(loaded.ok());
    CHECK(loaded.value.map.document.has_value());
    CHECK(loaded.value.id == "waterloo-18-june-2");
    CHECK(loaded.value.title == "Waterloo, 18 June 1815 (2)");

    const auto before = scenario::load_resolved(data_root(), "waterloo-18-june");
    const auto after = scenario::load_resolved(data_root(), *copy);
    REQUIRE(after.ok());
    CHECK(after.value.map == before.value.map);
    CHECK(after.value.order_of_battle == before.value.order_of_battle);
    CHECK(after.value.tables == before.value.tables);
    CHECK(after.value.scenario.setup == before.value.scenario.setup);
}

TEST_CASE("A second copy takes the next number and leaves the first") {
    const scenario::ScratchFolder folder;
    const auto first = copy_scenario(data_root(), "papelotte-lesson", folder.path());
    REQUIRE(first);
    const std::string bytes = *scenario::read_file(*first);
    const auto second = copy_scenario(data_root(), "papelotte-lesson", folder.path());
    REQUIRE(second);
    CHECK(fs::path(*second).filename() == "papelotte-lesson-3.scenario.json");
    CHECK(*scenario::read_file(*first) == bytes);
    CHECK_FALSE(copy_scenario(data_root(), "no-such-scenario", folder.path()));
}

TEST_CASE("A copy of an author's scenario keeps an order of battle that lay beside it") {
    const scenario::ScratchFolder folder;
    scenario::Resolved lesson = scenario::load_resolved(data_root(), "papelotte-lesson").value;
    folder.put("here/own.oob.json", scenario::to_json(lesson.order_of_battle));
    lesson.scenario.order_of_battle.name = "own.oob.json";
    const fs::path file = folder.put("here/own.scenario.json", scenario::to_json(lesson.scenario));
    REQUIRE(scenario::load_resolved(data_root(), file.string()).ok());

    const auto copy = copy_scenario(data_root(), file.string(), folder.path() / "there");
    REQUIRE(copy);
    const auto copied = scenario::load_resolved(data_root(), *copy);
    CHECK(copied.ok());
    CHECK(copied.value.order_of_battle == lesson.order_of_battle);
    // And so does a copy of that copy.
    const auto again = copy_scenario(data_root(), *copy, folder.path() / "elsewhere");
    REQUIRE(again);
    CHECK(scenario::load_resolved(data_root(), *again).value.order_of_battle == lesson.order_of_battle);
}

TEST_CASE("Recordings are listed the latest first, with their result, and a broken one with its fault") {
    const scenario::ScratchFolder folder;
    {
        LessonGame finished("papelotte-lesson", (folder / "finished.game").string());
        finished.play_until();
        LessonGame begun("papelotte-lesson", (folder / "begun.game").string());
        begun.play("move V-F01");
    }
    folder.put("broken.game", "this is no recording");
    folder.put("notes.txt", "nor is this");
    const auto now = fs::file_time_type::clock::now();
    fs::last_write_time(folder / "finished.game", now - std::chrono::hours(1));
    fs::last_write_time(folder / "begun.game", now - std::chrono::hours(3));
    fs::last_write_time(folder / "broken.game", now - std::chrono::hours(2));
    folder.put("early.game", "nor is this");
    fs::last_write_time(folder / "early.game", now - std::chrono::hours(24 * 1000));
    // 1000 days ago is another year, so it is a whole date.
    CHECK(list_recordings(folder.path(), 10).back().played.size() > std::string("1 May ").size() + 3);
    fs::remove(folder / "early.game");

    const std::vector<RecordingRow> rows = list_recordings(folder.path(), 10);
    REQUIRE(rows.size() == 3);
    CHECK(rows[0].path == (folder / "finished.game").string());
    CHECK(rows[0].fault.empty());
    CHECK(rows[0].complete);
    CHECK(rows[0].title == "Lesson: the attack on Papelotte");
    CHECK(rows[0].result.find("victory") != std::string::npos);
    CHECK(rows[0].result.back() != '.');
    // The French losses run from 3 at the start to 5, Donzelot's 2 more.
    REQUIRE(rows[0].losses.size() == 3);
    CHECK(rows[0].losses[0].second.size() == 25);
    CHECK(rows[0].losses[0].second.back() == 5);
    CHECK_FALSE(rows[0].played.empty());
    CHECK(rows[1].title == "broken");
    CHECK_FALSE(rows[1].fault.empty());
    CHECK(rows[1].losses.empty());
    CHECK_FALSE(rows[2].complete);
    CHECK(rows[2].result == "Turn 1, French movement");
    CHECK(list_recordings(folder.path(), 2).size() == 2);
    CHECK(list_recordings(folder.path() / "none", 2).empty());
}

TEST_CASE("A thumbnail fills the whole of its picture, and a scenario without a map has none") {
    const std::vector<Layer> layers = make_thumbnail(data_root(), "waterloo-18-june", 214, 117);
    REQUIRE_FALSE(layers.empty());
    const Pixels pixels = paint_pixels(layers, {0, 0}, 1, 214, 117);
    std::size_t clear = 0;
    for (std::size_t i = 3; i < pixels.rgba.size(); i += 4) {
        if (pixels.rgba[i] != 255) ++clear;
    }
    // The map ends in half hexes above and below; nowhere else is anything left bare.
    CHECK(clear < pixels.rgba.size() / 4 / 50);
    CHECK(make_thumbnail(data_root(), "no-such-scenario", 214, 117).empty());
}
