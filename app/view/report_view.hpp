// A whole game to be read through: its beginning, what happened turn by turn with the working of every roll,
// losses, luck and the rules that were used. Ready strings; how it looks is the writer's affair.
#pragma once

#include "app/view/board_picture.hpp"
#include "app/view/rulebook.hpp"
#include "app/view/working.hpp"
#include "replay/live_game.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace hd::view {

struct ReportEvent {
    ledger::EventNumber number = 0;
    std::string text;
    std::string cite;
    bool is_detail = false;  // a step within something that is told as a whole
    std::vector<int> dice;
    WorkingView working;  // of events with dice
};

// What one side did in one turn.
struct Stretch {
    std::string title;  // "Turn 3, French"
    BoardScene scene;   // at its end, with the moves made in it
    std::vector<ReportEvent> events;
};

struct SeriesPoint {
    ledger::EventNumber event = 0;
    double value = 0;
};
struct Series {
    std::string name;
    Colour colour;
    std::vector<SeriesPoint> points;
};

// Where the dice of a seat stand against their average, in points of the die.
struct Luck {
    std::string seat;
    Colour colour;
    int dice = 0;
    double sum = 0;        // of value less average
    double deviation = 0;  // one standard deviation of such a sum
    std::vector<SeriesPoint> points;
};

struct RuleUse {
    std::string cite;
    std::string title;
    std::uint64_t events = 0;
};

struct ReportView {
    std::string title;
    std::string game;
    std::string result;
    bool complete = false;
    std::vector<std::pair<std::string, std::string>> facts;  // "Seed" "1815"
    std::vector<Stretch> stretches;
    std::vector<Series> scores;
    std::vector<std::pair<ledger::EventNumber, std::string>> turns;  // where each begins: "1"
    std::vector<Luck> luck;
    std::vector<RuleUse> rules;
    ledger::EventNumber events = 0;
};

ReportView make_report_view(const replay::LiveGame& live, const Rulebook& rulebook);

}  // namespace hd::view
