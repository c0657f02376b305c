// Events and refusals as sentences: who, what and why, each rule by the book's own heading first.
#include "app/view/story.hpp"

#include "app/view/words.hpp"
#include "app/view/working.hpp"
#include "tests/view/waterloo_game.hpp"

#include <algorithm>

using namespace hd;
using namespace hd::view;
using view_test::WaterlooGame;

namespace {

const scenario::Glossary& glossary() {
    static const auto loaded = scenario::load_glossary(scenario::DataRoot{HD_DATA}, "victory-at-waterloo");
    return loaded.value;
}

Rulebook rulebook() {
    return {vaw::ruleset(), &glossary()};
}

std::string told(const WaterlooGame& game, std::string_view kind) {
    const auto n = game.last(kind);
    REQUIRE(n);
    return event_text({game.game, game.log, *n});
}

std::string why_not(const WaterlooGame& game, const std::string& action) {
    const auto refusal = game.refused(action);
    REQUIRE(refusal);
    return refusal_text({game.game, game.parsed(action), *refusal}, rulebook());
}

const WorkingLine* find(const std::vector<WorkingLine>& lines, std::string_view text) {
    const auto found =
        std::find_if(lines.begin(), lines.end(), [&](const WorkingLine& l) { return l.text == text; });
    return found == lines.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("Numbers are written with true signs and fractions") {
    CHECK(signed_number(3) == "+3");
    CHECK(signed_number(-2) == "−2");
    CHECK(signed_number(0) == "±0");
    CHECK(parts(5, 2) == "2½");
    CHECK(parts(-1, 2) == "−½");
    CHECK(parts(4, 2) == "2");
    CHECK(parts(4, 3) == "1⅓");
    CHECK(parts(5, 12) == "5/12");
    CHECK(counted(1, "box") == "1 box");
    CHECK(counted(2, "box") == "2 boxes");
    CHECK(counted_parts(1, 2, "point") == "½ point");
    CHECK(counted_parts(3, 2, "point") == "1½ points");
    CHECK(listed({"a", "b", "c"}) == "a, b and c");
}

TEST_CASE("VAW-MOVE-5: a move is told with where it began and what it stopped next to") {
    WaterlooGame game;
    game.play("move V-F01");  // Durutte starts in L4; Papelotte is L6
    CHECK(told(game, "move_began") == "Durutte sets out from L4.");
    game.play("step L5");
    CHECK(told(game, "move_ended") == "Durutte advances L4 to L5 and stops next to Papelotte.");
    CHECK(stage_text(game.game) == "Turn 1, French movement");
}

TEST_CASE("A refusal says who, what and why, then the rule by its heading and its id") {
    WaterlooGame game;
    game.play("move V-F01");
    const std::string text = why_not(game, "step K2");
    CHECK(text.find("Durutte cannot go to K2. K2 is not next to it.") == 0);
    CHECK(text.find("Any direction: Movement Notes, note 4 (VAW-MNOTE-5)") != std::string::npos);
    game.play("step L5");
    CHECK(why_not(game, "move V-F01").find("Durutte cannot move. ") == 0);
    CHECK(why_not(game, "target V-F01").find("(VAW-MOVE-1)") != std::string::npos);
}

TEST_CASE("A refusal names every way in, not one that is closed") {
    WaterlooGame game;
    game.play("move V-F03");
    CHECK(why_not(game, "step O6") ==
          "Donzelot cannot go to O6. O5 and N6, the only ways in, touch the enemy. A unit that comes next to "
          "an "
          "enemy stops there. Stop when spent or in contact: How to Move, paragraph 3 (VAW-MOVE-5)");
}

TEST_CASE("Without a glossary a rule is cited by its id alone") {
    WaterlooGame game;
    const auto refusal = game.refused("step A1");
    REQUIRE(refusal);
    const std::string text =
        refusal_text({game.game, game.parsed("step A1"), *refusal}, {vaw::ruleset(), nullptr});
    CHECK(text.find("VAW-MOVE-1") == text.size() - 10);
}

TEST_CASE("VAW-ATK-5: the working of an attack lists each unit with its strength and its rule") {
    WaterlooGame game;
    game.play("move V-F01");
    game.play("step L5");
    game.play("end-movement");
    CHECK(told(game, "duties_set").find("must be attacked.") != std::string::npos);
    // Whoever holds Papelotte is attacked by Durutte alone, strength 2, with a die of 6.
    const auto holder = game.game.state.first_at<vaw::Unit>(*rules::parse_place(*game.game.setting, "L6"));
    REQUIRE(holder);
    // Nothing is left to choose once the target is named, so the attack is put together and resolved by
    // itself.
    game.play("target " + rules::row_text(*game.game.setting, vaw::Unit::table, holder.row()), {6});
    const auto n = game.last("combat_resolved");
    REQUIRE(n);
    const WorkingView view = make_working_view(game.game, game.log.working(*n), rulebook());
    const WorkingLine* attackers = find(view.lines, "Attackers");
    REQUIRE(attackers != nullptr);
    CHECK(attackers->value == "2");
    CHECK(attackers->cite == "How to Attack, step 2 (VAW-ATK-5)");
    const WorkingLine* durutte = find(view.lines, "Durutte");
    REQUIRE(durutte != nullptr);
    CHECK(durutte->value == "2");
    CHECK(durutte->depth == 1);
    // The town of Papelotte takes 1 off, and the cell of the table says that the rules text has it.
    const WorkingLine* town = find(view.lines, "Town in Papelotte");
    REQUIRE(town != nullptr);
    CHECK(town->value == "−1");
    CHECK(town->mark == "from the rules text");
    const WorkingLine* die = find(view.lines, "Die");
    REQUIRE(die != nullptr);
    CHECK(die->value == "6");
    const std::string text = told(game, "combat_resolved");
    CHECK(text.find("Durutte attacks ") == 0);
    CHECK(text.find(", die 6: ") != std::string::npos);
}

TEST_CASE("What was looked at and did not apply is apart, with the reason") {
    WaterlooGame game({{"command-control", 1}});
    const auto n = game.last("quota_set");
    REQUIRE(n);
    const WorkingView view = make_working_view(game.game, game.log.working(*n), rulebook());
    const WorkingLine* own = find(view.looked_at, "Own army demoralised");
    REQUIRE(own != nullptr);
    CHECK(own->why_not == "its army is in good spirit");
    CHECK(find(view.lines, "Own army demoralised") == nullptr);
    // The table gives the British 2 in turn 1.
    CHECK(event_text({game.game, game.log, *n}) == "The British may move 2 of their units.");
}

TEST_CASE("Every event of a whole game has a sentence that begins with a capital and ends with a full stop") {
    WaterlooGame game;
    std::vector<rules::Action> options;
    for (std::uint64_t n = 0; rules::decision(game.game).kind != rules::DecisionKind::over; ++n) {
        REQUIRE(n < 5'000);
        rules::options(rules::View(game.game, rules::decision(game.game).seat), game.game, options);
        const rules::Action action = options[ledger::mixed(7, n) % options.size()];
        const std::string words = face_of(vaw::ruleset()).action(game.game, action);
        CHECK((words[0] >= 'A' && words[0] <= 'Z'));
        const ledger::EventNumber first = game.log.size();
        ledger::Dice dice(game.game.seed);
        rules::Conduct conduct{game.game, dice, game.log};
        rules::act(conduct, action);
        for (ledger::EventNumber e = first; e < game.log.size(); ++e) {
            const std::string text = event_text({game.game, game.log, e});
            INFO(text);
            REQUIRE(text.size() > 8);
            CHECK(text.back() == '.');
            CHECK((text[0] < 'a' || text[0] > 'z'));
            CHECK(text.find_first_of("{}") == std::string::npos);
        }
    }
    CHECK(outcome_text(game.game).find("victory.") != std::string::npos);
    CHECK(told(game, "game_won").find(" win") != std::string::npos);
}
