// One event as a pane shows it: what happened, how it was worked out, and what could have happened instead.
#pragma once

#include "app/view/chronicle.hpp"
#include "app/view/working.hpp"
#include "replay/notes.hpp"

namespace hd::view {

// One result of a die that was still to be rolled.
struct Chance {
    std::string text;  // "Defender retreats"
    std::int32_t num = 0;
    std::int32_t den = 1;
    int grade = 2;
    bool actual = false;
};

struct EventView {
    ledger::EventNumber number = 0;
    ledger::Seat seat;
    Colour side;
    std::string title;   // "The Guard attacks R7"
    std::string when;    // "Turn 7, French attack"
    std::string text;    // the whole sentence
    std::string result;  // of a fight
    int grade = -1;
    std::vector<int> dice;
    std::string dice_source;  // "from the generator", "typed, sheet 12"
    double luck = 0;
    std::string rule;
    std::string rule_cite;
    std::string rule_title;
    std::string rule_summary;
    WorkingView working;
    std::vector<Chance> chances;
    std::vector<std::int32_t> places;  // hexes of those who fight, as place numbers
};

// `notes`: what was written beside the recording.
EventView make_event_view(const replay::LiveGame& live, const Chronicle& chronicle, const Rulebook& rulebook,
                          ledger::EventNumber n, const replay::Notes& notes = {});

// "4 in 6", "1 in 2".
std::string chance_text(std::int32_t num, std::int32_t den);

// The outcomes of a preview, those of one result together, the best for the attacker first.
std::vector<Chance> make_chances(const rules::Game& game, const rules::Preview& preview);

}  // namespace hd::view
