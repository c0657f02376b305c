// A whole game read through once: each event as two short lines, the fights, losses, dice and ground won, by
// the number of the event. What a list and a timeline are drawn from; made again when the game has grown.
#pragma once

#include "app/view/game_face.hpp"
#include "replay/live_game.hpp"

#include <string>
#include <vector>

namespace hd::view {

struct ChronicleEvent {
    ledger::EventNumber number = 0;
    ledger::Seat seat;
    std::string title;  // "Durutte advances to L5"
    std::string note;   // "from L4, next to Papelotte"
    std::string text;   // "Durutte advances L4 to L5 and stops next to Papelotte."
    EventSign sign = EventSign::none;
    int grade = -1;  // of a fight: 0 worst for the attacker, 4 best
    bool is_detail = false;
    bool is_automatic = false;
};

// From `first` up to, not including, `last`.
struct ChroniclePhase {
    ledger::EventNumber first = 0;
    ledger::EventNumber last = 0;
    ledger::Seat side;
    std::string title;  // "French attacks"
    bool fights = false;
};
struct ChronicleTurn {
    ledger::EventNumber first = 0;
    ledger::EventNumber last = 0;
    std::int32_t turn = 0;
};
struct ChronicleFight {
    ledger::EventNumber number = 0;
    ledger::Seat seat;
    std::int32_t strength = 0;
    int grade = 2;
};
struct ChronicleDie {
    ledger::EventNumber number = 0;
    ledger::Seat seat;
    double luck = 0;  // value less average, in pips
    double sum = 0;   // up to here, for the first seat and against it
};
struct Step {
    ledger::EventNumber number = 0;
    std::int32_t value = 0;
};
struct ChronicleLosses {
    std::string id;
    std::string name;
    Colour colour;
    std::vector<Step> steps;
    std::vector<std::int32_t> thresholds;
};

struct Chronicle {
    ledger::EventNumber size = 0;
    std::uint32_t rewinds = 0;
    std::vector<ChronicleEvent> events;  // by number
    std::vector<ChronicleTurn> turns;
    std::vector<ChroniclePhase> phases;
    std::vector<ChronicleFight> fights;
    std::vector<ChronicleDie> dice;
    std::vector<ChronicleLosses> losses;
    std::int32_t most_losses = 1;
    std::int32_t most_strength = 1;
    std::vector<Colour> seats;  // by seat number less 1
    std::vector<std::string> seat_names;

    bool is_of(const replay::LiveGame& live) const {
        return size == live.log().size() && rewinds == live.rewinds();
    }
    // The next fight from a position on (or back from it), as an event's number; no_event where there is
    // none.
    ledger::EventNumber next_fight(ledger::EventNumber from) const;
    ledger::EventNumber last_fight(ledger::EventNumber before) const;
    // Where the turn of an event begins.
    const ChronicleTurn* turn_of(ledger::EventNumber n) const;
    const ChroniclePhase* phase_of(ledger::EventNumber n) const;
};

Chronicle make_chronicle(const replay::LiveGame& live);

}  // namespace hd::view
