// Where each die came from, in words.
#include "app/view/dice_words.hpp"

#include "app/view/event_view.hpp"
#include "tests/view/lesson_game.hpp"

using namespace hd;
using namespace hd::view;
using view_test::LessonGame;
using view_test::rulebook;

TEST_CASE("A die is from the generator, typed, typed with a reference, or forced") {
    CHECK(die_source_text(ledger::DieSource::drawn, "") == "from the generator");
    CHECK(die_source_text(ledger::DieSource::typed, "") == "typed");
    CHECK(die_source_text(ledger::DieSource::typed, "sheet 12") == "typed, sheet 12");
    CHECK(die_source_text(ledger::DieSource::forced, "") == "forced");
}

TEST_CASE("Of dice of more than one source each is named with its own") {
    using ledger::DieSource;
    ledger::Log log;
    log.append({}, 1, {}, {},
               std::vector<ledger::Die>{{.value = 4, .source = DieSource::typed},
                                        {.value = 3, .source = DieSource::drawn}});
    log.append({}, 2, {}, {},
               std::vector<ledger::Die>{{.value = 4, .source = DieSource::typed},
                                        {.value = 3, .source = DieSource::typed}});
    replay::Notes notes;
    CHECK(dice_text(log, notes, 0) == "Dice 4 typed, 3 from the generator");
    CHECK(replay::note_dice(notes, log, 0, 2, "sheet 12"));
    CHECK(dice_text(log, notes, 0) == "Dice 4 typed, sheet 12, 3 from the generator");
    CHECK(dice_text(log, notes, 1) == "Dice typed, sheet 12");
}

TEST_CASE("VAW-ATK-7: the event of a roll says where its die came from, in the story and in its pane") {
    LessonGame game;
    game.play_until("join V-F01");
    game.play("join V-F01");
    const replay::Played typed = game.play("resolve", {4});
    const ledger::Log& log = game.live.log();
    replay::Notes notes;
    ledger::EventNumber roll = ledger::no_event;
    for (ledger::EventNumber n = typed.first; n < typed.last; ++n) {
        if (!log.dice(n).empty()) roll = n;
        if (log.dice(n).empty()) CHECK(dice_text(log, notes, n).empty());
    }
    REQUIRE(roll != ledger::no_event);
    CHECK(dice_text(log, notes, roll) == "Die typed");
    CHECK(replay::note_dice(notes, log, typed.first, typed.last, "photo 3"));
    CHECK(dice_text(log, notes, roll) == "Die typed, photo 3");
    const EventView event = make_event_view(game.live, make_chronicle(game.live), rulebook(), roll, notes);
    CHECK(event.dice == std::vector<int>{4});
    CHECK(event.dice_source == "typed, photo 3");
}
