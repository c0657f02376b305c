// A game read through once, on the worked example of the rulebook: nine fights in two turns.
#include "app/view/chronicle.hpp"

#include "app/view/timeline_scale.hpp"
#include "tests/view/lesson_game.hpp"

#include <map>

using namespace hd;
using namespace hd::view;
using view_test::LessonGame;

namespace {

const LessonGame& played() {
    static const LessonGame game = [] {
        LessonGame all;
        all.play_until();
        return all;
    }();
    return game;
}

const Chronicle& chronicle() {
    static const Chronicle told = make_chronicle(played().live);
    return told;
}

// Nothing lies between two stretches, and nothing before the first or after the last.
template <class Stretch>
void check_whole(const std::vector<Stretch>& stretches, ledger::EventNumber size) {
    REQUIRE_FALSE(stretches.empty());
    CHECK(stretches.front().first == 0);
    CHECK(stretches.back().last == size);
    for (std::size_t i = 1; i < stretches.size(); ++i) {
        CHECK(stretches[i].first == stretches[i - 1].last);
        CHECK(stretches[i].first < stretches[i].last);
    }
}

const ChronicleLosses& losses_of(std::string_view army) {
    for (const ChronicleLosses& one : chronicle().losses) {
        if (one.id == army) return one;
    }
    FAIL("no such army");
    return chronicle().losses.front();
}

}  // namespace

TEST_CASE("A chronicle has every event of its game and is known to be of it") {
    const Chronicle& told = chronicle();
    const LessonGame& game = played();
    REQUIRE(told.size == game.live.log().size());
    REQUIRE(told.events.size() == told.size);
    for (std::size_t i = 0; i < told.events.size(); ++i) {
        CHECK(told.events[i].number == i);
        CHECK_FALSE(told.events[i].title.empty());
    }
    CHECK(told.is_of(game.live));
    LessonGame other;
    CHECK_FALSE(told.is_of(other.live));
    CHECK(told.seat_names == std::vector<std::string>{"French", "Coalition"});
}

TEST_CASE("An event is told by its act and place, a fight by its score and die") {
    std::map<std::string, std::string> told;
    for (const ChronicleEvent& event : chronicle().events) told.emplace(event.title, event.note);
    // Durutte's first line that has one: the rulebook sends him from L4 to L5.
    bool found = false;
    for (const ChronicleEvent& event : chronicle().events) {
        found =
            found || (event.title == "Durutte advances to L5" && event.note == "from L4, next to Papelotte" &&
                      event.text == "Durutte advances L4 to L5 and stops next to Papelotte.");
    }
    CHECK(found);
    // Donzelot, strength 2, is lost while the marker stands on 3.
    CHECK(told["French losses on box 5"] == "2 boxes to the right");
    // 2 + 3 against 1, the town takes 1: +3, with a 1 on the die.
    CHECK(told["Durutte and 1 more attack Papelotte"] == "+3, die 1: retreat or exchange");
}

TEST_CASE("The fights of the worked example are found with their strength and result") {
    // Both sides together, as the example adds them up; 2 the choice, 3 the defender goes, 1 the attacker.
    const std::vector<std::int32_t> strengths{2 + 3, 5 + 1, 3 + 3, 4 + 2, 3 + 2, 5 + 1, 4 + 3, 4 + 3, 4 + 2};
    const std::vector<int> grades{2, 2, 3, 3, 1, 3, 3, 3, 3};
    const std::vector<std::int32_t> seats{1, 1, 2, 2, 2, 1, 1, 2, 2};
    const Chronicle& told = chronicle();
    REQUIRE(told.fights.size() == 9);
    for (std::size_t i = 0; i < 9; ++i) {
        INFO("fight " << i + 1);
        CHECK(told.fights[i].strength == strengths[i]);
        CHECK(told.fights[i].grade == grades[i]);
        CHECK(told.fights[i].seat.raw == seats[i]);
        CHECK(told.events[told.fights[i].number].sign == EventSign::fight);
    }
    CHECK(told.most_strength == 7);
}

TEST_CASE("Turns and phases lie one behind the other, and fights in the attacks of their side") {
    const Chronicle& told = chronicle();
    check_whole(told.turns, told.size);
    check_whole(told.phases, told.size);
    std::vector<std::string> with_fights;
    for (const ChroniclePhase& phase : told.phases) {
        if (phase.fights) with_fights.push_back(phase.title);
    }
    CHECK(with_fights == std::vector<std::string>{"French attacks", "Coalition attacks", "French attacks",
                                                  "Coalition attacks"});
    for (std::size_t i = 0; i < told.fights.size(); ++i) {
        INFO("fight " << i + 1);
        const ChronicleTurn* turn = told.turn_of(told.fights[i].number);
        const ChroniclePhase* phase = told.phase_of(told.fights[i].number);
        REQUIRE(turn != nullptr);
        REQUIRE(phase != nullptr);
        CHECK(turn->turn == (i < 5 ? 1 : 2));  // five in the first turn, four in the second
        CHECK(phase->title == (told.fights[i].seat.raw == 1 ? "French attacks" : "Coalition attacks"));
        CHECK(phase->side == told.fights[i].seat);
    }
    CHECK(told.turn_of(told.size) == nullptr);
    CHECK(told.phase_of(told.size) == nullptr);
}

TEST_CASE("The next fight and the last one are found from any event") {
    const Chronicle& told = chronicle();
    const ledger::EventNumber first = told.fights.front().number;
    const ledger::EventNumber second = told.fights[1].number;
    const ledger::EventNumber last = told.fights.back().number;
    CHECK(told.next_fight(0) == first);
    CHECK(told.next_fight(first) == first);
    CHECK(told.next_fight(first + 1) == second);
    CHECK(told.next_fight(last + 1) == ledger::no_event);
    CHECK(told.last_fight(first) == ledger::no_event);
    CHECK(told.last_fight(first + 1) == first);
    CHECK(told.last_fight(last) == told.fights[7].number);
    CHECK(told.last_fight(told.size) == last);
}

TEST_CASE("VAW-LOSS-1: losses begin at 3, 0 and 0 and grow by the strength of who is destroyed") {
    // Donzelot, strength 2, has no hex left to retreat to in the fourth fight.
    const ChronicleLosses& french = losses_of("french");
    REQUIRE(french.steps.size() >= 2);
    CHECK(french.steps[french.steps.size() - 2].value == 3);
    CHECK(french.steps.back().value == 3 + 2);
    CHECK(french.steps.back().number > chronicle().fights[3].number);
    CHECK(french.steps.back().number < chronicle().fights[4].number);
    CHECK(losses_of("british").steps.back().value == 0);
    CHECK(losses_of("prussian").steps.back().value == 0);
    CHECK(chronicle().most_losses == 5);
    CHECK(french.name == "French");
}

TEST_CASE("VAW-LOSS-1: each army's losses have the boxes of its own track as thresholds") {
    CHECK(losses_of("french").thresholds == std::vector<std::int32_t>{17, 25});
    CHECK(losses_of("british").thresholds == std::vector<std::int32_t>{12, 16, 20});
    CHECK(losses_of("prussian").thresholds == std::vector<std::int32_t>{7});
}

TEST_CASE("The luck of the dice is added up for the first seat and against it") {
    // A die of six sides is 3.5 on average.
    const std::vector<double> luck{1 - 3.5, 1 - 3.5, 5 - 3.5, 3 - 3.5, 2 - 3.5,
                                   1 - 3.5, 4 - 3.5, 4 - 3.5, 3 - 3.5};
    const std::vector<double> sums{-2.5, -5, -6.5, -6, -4.5, -7, -6.5, -7, -6.5};
    const std::vector<ChronicleDie>& dice = chronicle().dice;
    REQUIRE(dice.size() == 9);
    for (std::size_t i = 0; i < 9; ++i) {
        INFO("die " << i + 1);
        CHECK(dice[i].number == chronicle().fights[i].number);
        CHECK(dice[i].luck == Approx(luck[i]));
        CHECK(dice[i].sum == Approx(sums[i]));
    }
}

TEST_CASE("On a timeline a fight takes 3.2 times the room of a move and a detail a quarter of it") {
    Chronicle told;
    told.events.resize(4);
    told.events[0].sign = EventSign::moved;
    told.events[1].sign = EventSign::fight;
    told.events[2].is_detail = true;
    told.events[3].sign = EventSign::turn;
    const TimelineScale scale(told);
    CHECK(scale.start(0) == Approx(0));
    CHECK(scale.start(1) == Approx(1));
    CHECK(scale.start(2) == Approx(1 + 3.2));
    CHECK(scale.start(3) == Approx(1 + 3.2 + 0.25));
    CHECK(scale.start(4) == Approx(1 + 3.2 + 0.25 + 1));
    CHECK(scale.length() == Approx(5.45));
    CHECK(scale.middle(1) == Approx(1 + 1.6));
    CHECK(scale.start(99) == Approx(5.45));
}

TEST_CASE("The event at the middle of an event is that event, and outside it is the nearest") {
    const TimelineScale scale(chronicle());
    for (ledger::EventNumber n = 0; n < chronicle().size; ++n) {
        CHECK(scale.event_at(scale.middle(n)) == n);
        CHECK(scale.event_at(scale.start(n)) == n);
    }
    CHECK(scale.event_at(-5) == 0);
    CHECK(scale.event_at(scale.length()) == chronicle().size - 1);
    CHECK(scale.event_at(scale.length() + 5) == chronicle().size - 1);
    CHECK(TimelineScale().event_at(3) == 0);
    CHECK(TimelineScale().length() == Approx(0));
}
