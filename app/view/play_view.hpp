// A game as the player who decides sees it: what is asked, what may be done in words, where a unit may go and
// what that would lead to. Everything is asked of that seat's view; nothing here changes a game.
#pragma once

#include "app/view/board_marks.hpp"
#include "app/view/event_view.hpp"
#include "app/view/game_face.hpp"
#include "replay/live_game.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hd::view {

// An option in words. Unit and place are those that it names first, as a Ref and a place number; 0 for none.
struct Choice {
    rules::Action action;
    std::string text;
    std::int32_t unit = 0;
    std::int32_t place = 0;
};

struct PlayView {
    ledger::Seat seat;
    Colour side;
    std::string seat_name;
    std::string phase;   // "French movement"
    std::string turn;    // "Turn 1 of 10"
    std::string prompt;  // "Choose a unit to move, or end the movement."
    std::string rule;
    bool over = false;
    Progress progress;
    std::vector<Choice> choices;
};

// How many dots stand for how much is done where there is room for `most` of them: one each, or fewer; none
// is full before something is done, all are once everything is.
Progress dots_of(const Progress& progress, int most);

PlayView make_play_view(const replay::LiveGame& live, const Rulebook& rulebook, const BoardScene& scene);

// The unit of which a player is thinking.
struct UnitView {
    std::int32_t unit = 0;
    std::string name;
    std::string line;   // "Infantry · strength 2 · 4 movement points"
    std::string place;  // "N3"
    board::HexId hex = board::no_hex;
    CounterLook look;
    std::vector<rules::Reached> reached;  // where it may go or go through, when it may move
    std::vector<LitHex> lit;              // those and the places that options of this unit name
    std::vector<Choice> choices;          // options that name it
};

UnitView make_unit_view(const replay::LiveGame& live, const PlayView& play, const BoardScene& scene,
                        std::int32_t unit);

// The unit whose counter lies on top of a hex; 0 for none.
std::int32_t unit_on(const rules::View& view, board::HexId hex);
board::HexId hex_of(const rules::View& view, std::int32_t unit);
// Who commands it; none where the game does not say.
ledger::Seat seat_of(const rules::View& view, std::int32_t unit);

// The places that a unit comes through on its way to one that it reaches, the last one included; empty where
// it does not reach it.
std::vector<ledger::Place> path_to(const UnitView& unit, ledger::Place place);
// The actions that bring it there; empty where none do.
std::vector<rules::Action> actions_to(const rules::Game& game, const UnitView& unit, ledger::Place place);

// Why a unit can't come to a place, as words and the rule; nothing where it can.
struct WhyNot {
    std::string title;  // "Donzelot cannot go to O6"
    std::string words;
    std::string rule;       // "VAW-MOVE-5"
    std::string rule_cite;  // "How to Move, paragraph 3"; "" where the book's place is not known
};
std::optional<WhyNot> why_not_to(const rules::Game& game, const Rulebook& rulebook, std::int32_t unit,
                                 ledger::Place place);
std::optional<WhyNot> why_not(const rules::Game& game, const Rulebook& rulebook, const rules::Action& action);

// What an attack would lead to.
struct AttackView {
    std::string title;  // "Durutte against Papelotte"
    std::string odds;   // "+3"
    WorkingView working;
    std::vector<Chance> chances;
    std::vector<int> grades;  // of the faces of the die in order
    std::vector<std::int32_t> attackers;
    std::vector<std::int32_t> defenders;
};
// Of units that are named; nothing where it would be no legal attack.
std::optional<AttackView> make_attack_view(const rules::Game& game, const Rulebook& rulebook,
                                           const rules::Attack& attack);
// What the unit would have to attack, or might, if it ended in that place.
std::vector<AttackView> attacks_from(const rules::Game& game, const Rulebook& rulebook, const UnitView& unit,
                                     ledger::Place place);

// The working in few rows: a sum of parts is one row that names them ("Picton 2, left-wing artillery 1" −3),
// of one part that part; what adds nothing is left out, and the difference of the strengths unless it is
// limited.
std::vector<WorkingLine> in_short(const WorkingView& working);

// The sides and number of dice that an action would roll, found by trying it on a copy.
std::vector<int> dice_needed(const rules::Game& game, const rules::Action& action);

}  // namespace hd::view
