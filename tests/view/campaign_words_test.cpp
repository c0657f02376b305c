// What the campaign of 1815 is called in words: events, refusals, workings, actions and combats.
#include "app/view/changes_view.hpp"
#include "app/view/play_view.hpp"
#include "app/view/story.hpp"
#include "app/view/words.hpp"
#include "app/view/working.hpp"
#include "engine/ledger/transaction.hpp"
#include "engine/rules/campaign_1815/setting.hpp"
#include "engine/rules/campaign_1815/step.hpp"
#include "tests/view/campaign_game.hpp"

#include <algorithm>
#include <map>
#include <set>

using namespace hd;
using namespace hd::view;
using view_test::BacheluNextToSaxeWeimar;
using view_test::CampaignGame;

namespace {

const GameFace& face() {
    return face_of(c1815::ruleset());
}

Rulebook rulebook() {
    static const auto loaded = scenario::load_glossary(scenario::DataRoot{HD_DATA}, "campaign-1815");
    return {c1815::ruleset(), &loaded.value};
}

// Words for a person: no id with underscores, no pattern left open.
void check_is_plain(const std::string& text) {
    INFO(text);
    CHECK(text.find_first_of("_{}#") == std::string::npos);
    CHECK(text.find("  ") == std::string::npos);
}

void check_is_sentence(const std::string& text) {
    check_is_plain(text);
    INFO(text);
    REQUIRE(text.size() > 8);
    CHECK(text.back() == '.');
    CHECK(text.find("..") == std::string::npos);
    CHECK((text[0] < 'a' || text[0] > 'z'));
}

std::string told(const CampaignGame& game, std::string_view kind) {
    const auto n = game.last(kind);
    REQUIRE(n);
    return event_text({game.game, game.log, *n});
}

std::string why_not_text(const CampaignGame& game, const std::string& action) {
    const auto refusal = game.refused(action);
    REQUIRE(refusal);
    return face().refusal({game.game, game.parsed(action), *refusal});
}

const WorkingLine* find(const std::vector<WorkingLine>& lines, std::string_view text) {
    const auto found =
        std::find_if(lines.begin(), lines.end(), [&](const WorkingLine& l) { return l.text == text; });
    return found == lines.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("Every kind of event of the campaign has a sentence of its own") {
    CampaignGame game("campaign-1815");
    std::map<std::string, std::string_view> seen;
    for (std::uint16_t kind = 1; kind < c1815::event_names.size(); ++kind) {
        // As if it had happened to the first unit, army, group or hex.
        const ledger::EventNumber n = game.log.size();
        {
            ledger::Transaction edit(game.game.state, game.log);
            edit.commit({.kind = kind, .seat = c1815::french_seat, .subject = 1, .object = 1});
        }
        const std::string text = event_text({game.game, game.log, n});
        INFO(c1815::event_names[kind]);
        check_is_sentence(text);
        const auto [place, fresh] = seen.emplace(text, c1815::event_names[kind]);
        INFO("also of " << place->second);
        CHECK(fresh);
    }
}

TEST_CASE("Every reason of the campaign has words of its own, whatever it is about") {
    const CampaignGame game("campaign-1815");
    const rules::Action move = c1815::action(c1815::ActionKind::move, 1);
    std::set<std::string> seen;
    for (std::uint16_t reason = 1; reason < c1815::reason_names.size(); ++reason) {
        INFO(c1815::reason_names[reason]);
        const rules::Refusal refusal{.rule = 1, .reason = reason, .parameters = {1, 2, 3}};
        const std::string text = face().refusal({game.game, move, refusal});
        check_is_sentence(text);
        CHECK(text.find("1st Division (Quiot) cannot move. ") == 0);
        // What is full is full, whoever would come there.
        const auto crowds = static_cast<std::uint16_t>(c1815::Reason::crowds);
        CHECK((seen.insert(text).second || reason == crowds));
        // Without parameters it still reads.
        check_is_sentence(face().refusal({game.game, move, {.rule = 1, .reason = reason}}));
    }
}

TEST_CASE("Every label of the campaign has words") {
    const CampaignGame game("campaign-1815");
    for (std::uint16_t label = 1; label < c1815::label_names.size(); ++label) {
        INFO(c1815::label_names[label]);
        const ledger::Work line{
            .op = ledger::Op::add, .den = 4, .label = label, .num = 2, .unit = 1, .where = 9};
        const std::string text = face().label({game.game, line});
        check_is_plain(text);
        CHECK(text.size() > 2);
        CHECK((text[0] < 'a' || text[0] > 'z'));
        check_is_plain(face().value({game.game, line}));
        check_is_plain(face().why_not({game.game, line}));
    }
}

TEST_CASE("Every action of the campaign has words of its own, and so has its refusal") {
    const CampaignGame game("campaign-1815");
    std::set<std::string> actions;
    std::set<std::string> refusals;
    for (std::size_t kind = 1; kind < c1815::action_infos.size(); ++kind) {
        INFO(c1815::action_infos[kind].name);
        const rules::Action action{.kind = static_cast<std::int32_t>(kind), .a = 1, .b = 2};
        const std::string text = face().action(game.game, action);
        check_is_plain(text);
        CHECK((text[0] >= 'A' && text[0] <= 'Z'));
        CHECK(actions.insert(text).second);
        const std::string no = face().refusal({game.game, action, {.rule = 1, .reason = 1}});
        check_is_sentence(no);
        CHECK(refusals.insert(no).second);
    }
}

TEST_CASE("Every step of the campaign that asks somebody says what for") {
    const CampaignGame game("campaign-1815");
    std::set<std::string> seen;
    for (std::size_t step = 1; step < c1815::ruleset().steps.size(); ++step) {
        if (c1815::ruleset().steps[step].kind == rules::DecisionKind::over) continue;
        INFO(c1815::ruleset().steps[step].name);
        const std::string text = face().prompt(game.game, {.seat = c1815::french_seat,
                                                           .kind = rules::DecisionKind::choose,
                                                           .step = static_cast<std::uint16_t>(step)});
        check_is_sentence(text);
        CHECK(seen.insert(text).second);
    }
}

TEST_CASE("1815 8.B.2#7: who traces to a detachment leader is told with his roll") {
    CampaignGame first;
    first.play("trace L-Reille L-Ney");
    CHECK(told(first, "command_traced") == "Reille traces his command to Ney and waits for his roll.");
    BacheluNextToSaxeWeimar game;
    CHECK(told(game, "initiative_rolled") ==
          "Ney rolls 1 for initiative and is in command, and with him Reille.");
    CHECK(told(game, "turn_began") == "Turn 3 begins: 16 June, 1 PM.");
}

TEST_CASE("1815 5#7: a move is told with where it began and what it stopped next to") {
    BacheluNextToSaxeWeimar game;
    CHECK(told(game, "move_ended") ==
          "5th Division (Bachelu) marches S1633 to S1232 and stops next to 2/2 Netherlands (Saxe-Weimar).");
    CHECK(told(game, "duties_set") == "5th Division (Bachelu) must attack.");
    CHECK(stage_text(game.game) == "Turn 3, French combat");
}

TEST_CASE("1815 7.A.3: a combat reads with its odds, its die and its result") {
    BacheluNextToSaxeWeimar game;
    game.play("target S1133", {3});
    const auto n = game.last("combat_resolved");
    REQUIRE(n);
    // 8 against 9 is 1:2, since twice 8 reaches 9 and 8 does not.
    const std::string text = told(game, "combat_resolved");
    CHECK(text.find(
              "5th Division (Bachelu) attacks 2/2 Netherlands (Saxe-Weimar) in S1133 at 1:2, die 3: ") == 0);
    const auto fight = face().fight({game.game, game.log, *n});
    REQUIRE(fight);
    CHECK(fight->title == "Bachelu attacks Saxe-Weimar");
    CHECK(fight->note.find("1:2, die 3: ") == 0);
    CHECK(fight->strength == 8 + 9);
    CHECK(fight->attackers == std::vector<std::int32_t>{game.unit("F-FR-II-5")});
    CHECK(fight->defenders == std::vector<std::int32_t>{game.unit("A-2-2N")});
    const WorkingView view = make_working_view(game.game, game.log.working(*n), rulebook());
    const WorkingLine* odds = find(view.lines, "Odds");
    REQUIRE(odds != nullptr);
    CHECK(odds->value == "1:2");
    const WorkingLine* attacker = find(view.lines, "5th Division (Bachelu)");
    REQUIRE(attacker != nullptr);
    CHECK(attacker->value == "8");
    const WorkingLine* defender = find(view.lines, "2/2 Netherlands (Saxe-Weimar), defending");
    REQUIRE(defender != nullptr);
    CHECK(defender->value == "9");
    const WorkingLine* die = find(view.lines, "Die");
    REQUIRE(die != nullptr);
    CHECK(die->value == "3");
    // The cell of the table says that its row is lost and had to be made again.
    const WorkingLine* result = find(view.lines, fight->result);
    REQUIRE(result != nullptr);
    CHECK(result->mark == "reconstructed");
}

TEST_CASE("1815 5#5: a refusal counts in points, halves and quarters as such") {
    CampaignGame game;
    game.play("trace L-Reille L-Ney");
    // Ney is the last, so that he rolls by himself.
    game.play("roll L-Kellermann", {1, 1});
    game.play("end-orders");
    game.play("move F-FR-II-9");
    // Foy has 4 points: half a point along the high road to S1633, half to S1533, half to S1432, half to
    // S1332, and 2 of clear ground for which he has 2 left.
    CHECK(why_not_text(game, "step S0931").find("9th Division (Foy) cannot go to Quatre-Bras (S0931). ") ==
          0);
    CHECK(why_not_text(game, "move F-FR-II-5") ==
          "5th Division (Bachelu) cannot move. 9th Division (Foy) is on its way and goes on first.");
    const rules::Refusal dear{.rule = c1815::number(c1815::Rule::r_5_5),
                              .reason = static_cast<std::uint16_t>(c1815::Reason::too_dear),
                              .parameters = {game.parsed("step S1331").a, 14, 3}};
    CHECK(face().refusal({game.game, game.parsed("step S1331"), dear}) ==
          "9th Division (Foy) cannot go to S1331. S1331 costs 3½ points, and it has ¾ point left.");
}

TEST_CASE("1815 7#1: who must still attack keeps the combat from ending") {
    BacheluNextToSaxeWeimar game;
    CHECK(why_not_text(game, "end-attacks") ==
          "The attacks cannot end. 5th Division (Bachelu) in S1232 must still attack.");
    CHECK(why_not_text(game, "target S1131").find("Gémioncourt (S1131) cannot be attacked. ") == 0);
}

TEST_CASE("1815 1#3: an attack that is asked about with a leader is refused as an attack, with his name") {
    BacheluNextToSaxeWeimar game;
    const rules::Attack attack{.attackers = {game.unit("L-Ney")}, .defenders = {game.unit("A-2-2N")}};
    const auto preview = c1815::ruleset().preview(rules::View(game.game, {}), attack);
    REQUIRE_FALSE(preview);
    CHECK(c1815::ruleset().names.rules[preview.error().rule] == "1815 1#3");
    CHECK(face().refusal({game.game, {}, preview.error()}) ==
          "Such an attack cannot be made. Ney is a leader, and leaders do not fight.");
}

TEST_CASE("1815 5#1: a unit that was picked up and put down reads as not moved in the list of changes") {
    CampaignGame game;
    game.play("trace L-Reille L-Ney");
    game.play("roll L-Kellermann", {1, 1});
    game.play("end-orders");
    const ledger::State before = game.game.state;
    game.play("move F-FR-II-5");
    game.play("stop");
    const ChangesView view = make_changes_view(rules::View(game.game, {}), before, {});
    const auto row = std::find_if(view.rows.begin(), view.rows.end(),
                                  [](const ChangeRow& one) { return one.field == "moved"; });
    REQUIRE(row != view.rows.end());
    const std::int32_t turn = game.game.state.at(c1815::the_clock).turn;
    CHECK(row->before == "never");
    CHECK(row->after == "not in turn " + std::to_string(turn));
}

TEST_CASE("A unit of the campaign is told with what its counter says and who commands it") {
    BacheluNextToSaxeWeimar game;
    CHECK(face().unit_line(game.game, game.unit("F-FR-II-5")) ==
          "Infantry, 8-9-4, II Corps, in command under Reille");
    CHECK(face().unit_line(game.game, game.unit("F-IG-LC")).find("Cavalry, 5-3-7, 1 shock, Imperial Guard") ==
          0);
    CHECK(face().unit_line(game.game, game.unit("L-Ney")).find("Detachment leader, 8 movement points") == 0);
}

TEST_CASE("Every event of a whole game of the campaign reads as a sentence") {
    CampaignGame game("campaign-1815");
    std::vector<rules::Action> options;
    for (std::uint64_t n = 0; rules::decision(game.game).kind != rules::DecisionKind::over && n < 3'000;
         ++n) {
        const ledger::Seat seat = rules::decision(game.game).seat;
        rules::options(rules::View(game.game, seat), game.game, options);
        const rules::Action action = options[ledger::mixed(1815, n) % options.size()];
        check_is_plain(face().action(game.game, action));
        check_is_sentence(face().prompt(game.game, rules::decision(game.game)));
        check_is_plain(face().progress(game.game).words);
        const ledger::EventNumber first = game.log.size();
        ledger::Dice dice(game.game.seed);
        rules::Conduct conduct{game.game, dice, game.log};
        rules::act(conduct, action);
        for (ledger::EventNumber e = first; e < game.log.size(); ++e) {
            check_is_sentence(event_text({game.game, game.log, e}));
            for (const ledger::Work& line : game.log.working(e))
                check_is_plain(face().label({game.game, line}) + face().value({game.game, line}));
        }
    }
}
