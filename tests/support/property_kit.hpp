// What must hold for any game whatever its rules: random legal play under every check of the design's list of
// promises. Knows no game. Each check returns what is wrong, in words; empty is good.
#pragma once

#include "engine/rules/play.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace hd::support {

using Faults = std::vector<std::string>;

// What is under test: a game and what it is played with.
struct Subject {
    const rules::Ruleset& ruleset;
    std::shared_ptr<const rules::Setting> setting;
    std::uint32_t most_actions = 3000;  // a random game that takes more counts as one that never ends
};

// A finished random game: its log, and the actions that made it.
struct Playout {
    rules::Game game;
    ledger::Log log;
    std::vector<rules::Action> actions;
    Faults faults;
};

// Numbers for random choices, the same on every machine; not the dice of the game.
class Choices {
  public:
    explicit Choices(std::uint64_t seed) : seed_(seed) {}
    // 0 to limit - 1; limit at least 1.
    std::size_t below(std::size_t limit) {
        const std::uint64_t number = ledger::mixed(seed_, next_++);
        return static_cast<std::size_t>(number % limit);
    }

  private:
    std::uint64_t seed_;
    std::uint64_t next_ = 0;
};

// All of the checks below for the random game of one seed. `seed` is named in each fault.
Faults check_game(const Subject& subject, std::uint64_t seed);

// Plays random legal actions to the end. At every decision: options are sorted, unique and there; each is
// accepted by refusal and its text is read back; a sample of others, with absurd parameters too, is refused
// unless the decision is a pose; refusals and events carry numbers that have names; only the deciding seat
// may do anything; asking changes nothing; the index of who stands where is as rebuilt.
Playout play_randomly(const Subject& subject, std::uint64_t seed);

// Invariants and hashes after every event; steps back to the empty state and forward again; seeks.
Faults check_log(const Subject& subject, const Playout& played);

// The same actions give the same hashes: again, without working, and with the recorded dice in a game of
// another seed.
Faults check_repeats(const Subject& subject, const Playout& played, std::uint64_t seed);

// Each seat's view rebuilt from its own stream of events equals its view after every event.
Faults check_streams(const Subject& subject, const Playout& played);

// At a share of the decisions (one in `every`): games that differ only in what a seat may not know are the
// same to that seat in view, decision, options, refusals and services, and stay so, event by event, until an
// event says that it reveals.
Faults check_twins(const Subject& subject, const Playout& played, std::uint64_t seed, std::size_t every);

// Every position is one or is refused by a rule; of those that are, one in `every` is exported as a scenario,
// from which a game begins with the same rows, the same decision and the same options.
Faults check_positions(const Subject& subject, const Playout& played, std::size_t every);

// A copy of the game in which values that the seat may not know are swapped between rows it can't tell apart,
// or changed for others of their enumeration. Equal to the game where there is nothing to change.
rules::Game hidden_twin(const rules::Game& game, rules::Seat seat, Choices& choices);

// The number of sequences of `depth` actions from here, dice by the game's seed.
std::uint64_t perft(const rules::Game& game, int depth);

// Parts the checks share.
// A sample of actions near the ones listed and far from them.
std::vector<rules::Action> near_and_far(const rules::Ruleset& ruleset,
                                        const std::vector<rules::Action>& listed, Choices& choices,
                                        std::size_t count);
bool same(const rules::Decision& one, const rules::Decision& other);

}  // namespace hd::support
