// Events, decisions and refusals as the command line prints them.
#pragma once

#include "app/cli/json_line.hpp"
#include "app/cli/program.hpp"
#include "engine/rules/ruleset.hpp"
#include "replay/notes.hpp"

#include <string>

namespace hd::cli {

// Where in the sequence of play an event happened.
struct Moment {
    std::int32_t turn = 0;
    std::string phase;
    std::string side;
};
Moment moment(const rules::Game& game);

void write_decision(JsonLine& json, const rules::Game& game, const rules::Decision& decision,
                    ledger::EventNumber at);
// A refused action with its sentence.
void write_refusal(JsonLine& json, const rules::Game& game, const std::string& action,
                   const rules::Refusal& refusal, const std::string& text);
// The sentence, with the rule by the book's heading.
std::string refusal_text(const Program& program, const rules::Game& game, const rules::Action& action,
                         const rules::Refusal& refusal);

// An event as an object; `game` is as it stands just after it. With `trace` its working, whole; with `notes`
// where its typed dice can be looked up.
struct EventParts {
    bool trace = false;
    bool changes = true;
    const replay::Notes* notes = nullptr;
};
void write_event(JsonLine& json, const rules::Game& game, const ledger::Log& log, ledger::EventNumber n,
                 EventParts parts);
// The working as indented lines.
std::vector<std::string> working_lines(const Program& program, const rules::Game& game,
                                       std::span<const ledger::Work> working);
void write_working(JsonLine& json, const rules::Game& game, std::span<const ledger::Work> working);

// What happened, and of its dice where they came from.
std::string event_words(const rules::Game& game, const ledger::Log& log, ledger::EventNumber n,
                        const replay::Notes& notes);
// One event of a live game on standard output.
void print_event(const Program& program, const replay::LiveGame& live, ledger::EventNumber n,
                 const replay::Notes& notes);

}  // namespace hd::cli
