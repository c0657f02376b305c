// A game that begins: a scenario from a file, its options, who plays, and where it is written.
#pragma once

#include "engine/scenario/library.hpp"
#include "replay/live_game.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <vector>

namespace hd::view {

struct NewGamePlan {
    std::string scenario;  // id or path
    rules::OptionValues options = {};
    std::vector<replay::SeatRecord> seats = {};  // by seat; those that are missing are played by people
    std::uint64_t seed = 1;
    std::string path = {};  // "" in memory
};

// A scenario made ready for play: the rules, what they make of it, and the text that goes into the header.
struct PreparedGame {
    const rules::Ruleset* ruleset = nullptr;
    std::shared_ptr<const rules::Setting> setting;
    std::string scenario;
    rules::OptionValues options;
};
// Every fault is said; `name` is how the scenario was named.
tl::expected<PreparedGame, std::vector<std::string>> prepare_game(scenario::Resolved resolved,
                                                                  const rules::OptionValues& options,
                                                                  const std::string& name);

// Every fault is said, with file and place where known.
tl::expected<replay::LiveGame, std::vector<std::string>> begin_game(const scenario::DataRoot& data,
                                                                    const NewGamePlan& plan);

}  // namespace hd::view
