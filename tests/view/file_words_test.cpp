// Sentences about files: one is not many, and a date is told as people tell it.
#include "app/view/file_words.hpp"

#include <catch2/catch.hpp>

using namespace hd::view;

namespace {

std::chrono::sys_days day(int year, unsigned month, unsigned number) {
    return std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(number);
}

}  // namespace

TEST_CASE("One change is in no file, two are in none") {
    CHECK(unsaved_words("Wavre", 1) == "Wavre has 1 change that is in no file.");
    CHECK(unsaved_words("Wavre", 2) == "Wavre has 2 changes that are in no file.");
    CHECK(recovered_words(1) == "1 change recovered; undo takes it back");
    CHECK(recovered_words(2) == "2 changes recovered; undo takes them back");
    CHECK(saved_words(1, 1) == "Saved. 1 hex, 1 unit.");
    CHECK(saved_words(300, 62) == "Saved. 300 hexes, 62 units.");
}

TEST_CASE("A recording that is cut short is told by its events") {
    CHECK(cut_short_words("w.game", 317) ==
          "w.game ends in the middle of event 318. The 317 events before it are whole.");
    CHECK(cut_short_words("w.game", 1) ==
          "w.game ends in the middle of event 2. The event before it is whole.");
    CHECK(cut_short_words("w.game", 0) ==
          "w.game ends in the middle of event 1. No event before it is there.");
}

TEST_CASE("A path that names nothing is named, with what can be done") {
    const std::string words = missing_words("/here/nothing.game");
    CHECK(words.find("/here/nothing.game names no file") == 0);
    CHECK(words.find("Check how it is spelled") != std::string::npos);
}

TEST_CASE("The day on which a game was played is today, a day of the week, or a date") {
    // 18 June 2015 was a Thursday.
    const auto today = day(2015, 6, 18);
    CHECK(day_words(today, today) == "today");
    CHECK(day_words(day(2015, 6, 17), today) == "yesterday");
    CHECK(day_words(day(2015, 6, 16), today) == "Tuesday");
    CHECK(day_words(day(2015, 6, 12), today) == "Friday");
    CHECK(day_words(day(2015, 6, 11), today) == "11 June");
    CHECK(day_words(day(2014, 12, 31), today) == "31 December 2014");
    CHECK(day_words(day(2014, 12, 31), day(2015, 1, 1)) == "yesterday");
    // A clock that was put back: a date, not a day to come.
    CHECK(day_words(day(2015, 6, 19), today) == "19 June");
}
