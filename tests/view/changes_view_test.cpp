// What differs between two positions, and how it is copied.
#include "app/view/changes_view.hpp"

#include "replay/cursor.hpp"
#include "tests/view/lesson_game.hpp"

#include <algorithm>

using namespace hd;
using namespace hd::view;
using view_test::LessonGame;

namespace {

const ChangeRow* find(const ChangesView& view, std::string_view who, std::string_view field) {
    const auto found = std::find_if(view.rows.begin(), view.rows.end(), [&](const ChangeRow& row) {
        return row.who == who && row.field == field;
    });
    return found == view.rows.end() ? nullptr : &*found;
}

// With everything that a form must not stumble over.
ChangesView awkward() {
    ChangesView view;
    view.rows.push_back(
        {.side = {}, .who = "The \"Scots\" Greys", .field = "hex", .before = "A, 1", .after = "b\\c"});
    view.rows.push_back(
        {.side = {}, .who = "Two\nlines\tand a tab", .field = "hex", .before = "", .after = "Größe"});
    return view;
}

}  // namespace

TEST_CASE("Two positions that are the same differ in nothing") {
    const LessonGame game;
    const rules::View now(game.live.game(), {});
    const ChangesView view = make_changes_view(now, game.live.game().state, game.scene().sides);
    CHECK(view.rows.empty());
    CHECK(changes_text(view, TextForm::plain).empty());
    CHECK(changes_text(view, TextForm::csv) == "who,field,before,after\n");
    CHECK(changes_text(view, TextForm::json) == "[]\n");
}

TEST_CASE("VAW-LOSS-2: a unit that is destroyed is a loss, told after its army's marker and before moves") {
    LessonGame game;
    game.play_until("target V-F03");  // Donzelot stands in N5 and has nowhere to go
    const ledger::EventNumber before = game.live.log().size();
    game.play_until("advance V-B33");
    replay::Cursor then(game.live);
    then.seek(before);
    const ChangesView view =
        make_changes_view(rules::View(game.live.game(), {}), then.state(), game.scene().sides);
    const ChangeRow* lost = find(view, "Donzelot", "hex");
    REQUIRE(lost != nullptr);
    CHECK(lost->lost);
    CHECK(lost->before == "N5");
    CHECK(lost->after == "lost");
    CHECK(lost->place == game.place("N5").raw);
    const ChangeRow* marker = find(view, "French army", "turn losses");
    REQUIRE(marker != nullptr);
    CHECK(marker->before == "3");
    CHECK(marker->after == "5");  // his strength is 2
    CHECK(marker < lost);
    // Both are blue.
    for (const ChangeRow* row : {lost, marker}) {
        CHECK(row->side.r == 0x35);
        CHECK(row->side.g == 0x50);
        CHECK(row->side.b == 0x8F);
    }
    CHECK(std::count_if(view.rows.begin(), view.rows.end(), [](const ChangeRow& row) { return row.lost; }) ==
          1);
}

TEST_CASE("Fields are told in the game's words, turns as turns, and what a combat keeps in hand not at all") {
    LessonGame game;
    const ledger::State before = game.live.game().state;
    game.play_until("target V-F03");
    const ChangesView view = make_changes_view(rules::View(game.live.game(), {}), before, game.scene().sides);
    // Durutte has gone to L5, in the first turn, and attacked from there.
    const ChangeRow* moved = find(view, "Durutte", "moved");
    REQUIRE(moved != nullptr);
    CHECK(moved->before == "never");
    CHECK(moved->after == "turn 1");
    const ChangeRow* attacked = find(view, "Durutte", "attacked");
    REQUIRE(attacked != nullptr);
    CHECK(attacked->after == "turn 1");
    CHECK(std::none_of(view.rows.begin(), view.rows.end(), [](const ChangeRow& row) {
        return row.field == "task" || row.field == "vacated" || row.field == "passed";
    }));
    // No name of the program's own.
    for (const ChangeRow& row : view.rows) {
        INFO(row.who << ", " << row.field << ": " << row.before << " to " << row.after);
        for (const std::string* text : {&row.who, &row.field, &row.before, &row.after})
            CHECK(text->find_first_of("_#") == std::string::npos);
    }
}

TEST_CASE("A move is told by the hex before and after, by name where it has one") {
    LessonGame game;
    const ledger::State before = game.live.game().state;
    game.play("move V-F01");
    game.play("step L5");
    const ChangesView view = make_changes_view(rules::View(game.live.game(), {}), before, game.scene().sides);
    const ChangeRow* moved = find(view, "Durutte", "hex");
    REQUIRE(moved != nullptr);
    CHECK(moved->before == "L4");
    CHECK(moved->after == "L5");
    CHECK_FALSE(moved->lost);
    CHECK(moved->place == game.place("L5").raw);
    // Where units stand comes before what is noted of them.
    CHECK(moved == &view.rows.front());
}

TEST_CASE("Changes are copied as lines, as CSV and as JSON, each with its own quotes") {
    const ChangesView view = awkward();
    CHECK(changes_text(view, TextForm::plain) ==
          "The \"Scots\" Greys, hex: A, 1 to b\\c\nTwo\nlines\tand a tab, hex:  to Größe\n");
    CHECK(changes_text(view, TextForm::csv) ==
          "who,field,before,after\n"
          "\"The \"\"Scots\"\" Greys\",\"hex\",\"A, 1\",\"b\\c\"\n"
          "\"Two\nlines\tand a tab\",\"hex\",\"\",\"Größe\"\n");
    CHECK(changes_text(view, TextForm::json) ==
          R"([{"who":"The \"Scots\" Greys","field":"hex","before":"A, 1","after":"b\\c"},)"
          R"({"who":"Two\nlines\tand a tab","field":"hex","before":"","after":"Größe"}])"
          "\n");
}
