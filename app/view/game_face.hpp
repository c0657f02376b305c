// What a game looks and sounds like: its words for events, refusals and workings, its counters and tracks.
// One value a game; a game without a face of its own is told by the names in its lists.
#pragma once

#include "app/view/board_picture.hpp"
#include "app/view/counter_style.hpp"
#include "app/view/moment.hpp"
#include "engine/scenario/order_of_battle.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hd::view {

// An action that was refused, in the game as it stands.
struct Refused {
    const rules::Game& game;
    const rules::Action& action;
    const rules::Refusal& refusal;
};

// A cell of a table in data, by the names in its file.
struct TableCell {
    std::string table;
    std::string row;
    std::string column;
};

// A line of working in its event, or in a preview of the game as it stands.
struct WorkContext {
    const rules::Game& game;
    const ledger::Work& line;
    std::int32_t score = 0;                  // of the result, where there is one
    std::span<const ledger::Work> all = {};  // the lines among which it stands
};

// A combat as lists and timelines show it.
struct Fight {
    std::string title;                    // "Durutte attacks N7"
    std::string note;                     // "+2, die 2: attacker retreats"
    std::string result;                   // "Attacker retreats"
    int grade = 2;                        // 0 worst for the attacker, 4 best
    std::int32_t strength = 0;            // of both sides
    std::vector<std::int32_t> attackers;  // Refs of units
    std::vector<std::int32_t> defenders;
};

// The result of a fight in words, from 0 (worst for the attacker) to 4.
struct ResultWords {
    std::string text;
    int grade = 2;
};

// How much of a phase is done: dots, and words beside them.
struct Progress {
    int done = 0;
    int total = 0;      // 0: nothing to count
    std::string words;  // "3 of 5 units moved"
};

// What stands out about an event in a list or on a timeline.
enum class EventSign : std::uint8_t { none, moved, fight, destroyed, ground, arrival, turn };

// An event in two short lines: act and place, and the rest.
struct Headline {
    std::string title;  // "Durutte advances to L5"
    std::string note;   // "from L4, next to Papelotte"
};

// How the value of a field reads in a list of changes; what is hidden is left out of it. A turn below 0 is
// one in which a thing was not done.
enum class FieldForm : std::uint8_t { plain, turn, hidden };
struct FieldWords {
    std::string_view words;  // "attack owed"
    FieldForm form = FieldForm::plain;
};

struct GameFace {
    std::string_view ruleset;
    // One sentence in the present tense, its subject first.
    std::string (*event)(const Moment&) = nullptr;
    // Of an event whose sentence is too long for a list; nothing where it is not. May be null.
    std::optional<Headline> (*headline)(const Moment&) = nullptr;
    // Of an event in which a combat is decided, just after it.
    std::optional<Fight> (*fight)(const Moment&) = nullptr;
    // Of a result as previews give it: an index into Names::labels.
    ResultWords (*result)(std::uint16_t label) = nullptr;
    // Where it is more than who moved.
    std::optional<EventSign> (*sign)(const Moment&) = nullptr;
    // A step within something that is told as a whole, by the event's kind.
    bool (*is_detail)(std::uint16_t kind) = nullptr;
    // Who cannot do what and why, as sentences; the rule is added by the caller.
    std::string (*refusal)(const Refused&) = nullptr;
    // What an action does, beginning with a verb: "Move Durutte (L4)".
    std::string (*action)(const rules::Game&, const rules::Action&) = nullptr;
    // What is asked for now: "Choose where Donzelot goes."
    std::string (*prompt)(const rules::Game&, const rules::Decision&) = nullptr;
    Progress (*progress)(const rules::Game&) = nullptr;
    // What is printed on a unit's counter, and what it may do: "Infantry · strength 2 · 4 movement points".
    std::string (*unit_line)(const rules::Game&, std::int32_t unit) = nullptr;
    // The actions that lead a unit through these places and let it stop in the last; with no places, those
    // that let it set out. Empty for a unit that does not move place by place.
    std::vector<rules::Action> (*way)(const rules::Game&, std::int32_t unit,
                                      std::span<const ledger::Place>) = nullptr;
    // The attack that is being put together as one more choice would leave it (one of kind 0: as it is);
    // nothing where none is, or where the choice takes nobody in.
    std::optional<rules::Attack> (*attack)(const rules::Game&, const rules::Action& more) = nullptr;
    // A copy in which the next movement of that seat begins now, everything else as it stands; nothing where
    // it has none.
    std::optional<rules::Game> (*next_movement)(const rules::View&, ledger::Seat) = nullptr;
    // The places that a unit controls: who comes there has to heed it.
    std::vector<ledger::Place> (*zone)(const rules::View&, std::int32_t unit) = nullptr;
    // What the sight of this game is called, "" where it is played without.
    std::string_view (*sight)(const rules::Game&) = nullptr;
    // The heading of a preview: "+3".
    std::string (*odds)(const rules::Preview&) = nullptr;
    std::string (*label)(const WorkContext&) = nullptr;
    std::string (*value)(const WorkContext&) = nullptr;
    // Why a line that was looked at did not apply.
    std::string (*why_not)(const WorkContext&) = nullptr;
    std::optional<TableCell> (*cell)(const WorkContext&) = nullptr;
    // Of a field whose name does not say it, by table and field. May be null.
    std::optional<FieldWords> (*field)(std::string_view table, std::string_view field) = nullptr;
    std::string (*phase)(std::int32_t phase) = nullptr;
    std::string (*level)(std::string_view level) = nullptr;  // of a victory
    // Of a unit in an order of battle, before any game.
    CounterLook (*counter)(const scenario::Unit&, CounterStyle) = nullptr;
    // The colours of sides and armies by the names that maps and seats use.
    std::vector<SideColour> (*sides)() = nullptr;
    // Colours, counters and tracks of what a view knows.
    void (*dress)(const rules::View&, CounterStyle, BoardScene&) = nullptr;
};

// The face of a game, or the plain one.
const GameFace& face_of(const rules::Ruleset& ruleset);
const GameFace& plain_face();

}  // namespace hd::view
