// Many games of one scenario, as rows by game number. How many are played side by side changes no byte.
#pragma once

#include "app/cli/program.hpp"
#include "replay/header.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace hd::cli {

struct StudyPlan {
    const rules::Ruleset* ruleset = nullptr;
    std::shared_ptr<const scenario::Resolved> scenario;
    std::string text;  // of the scenario, for the recordings
    rules::OptionValues options;
    std::vector<std::string> varied;  // yes/no options: their combinations are played in turn
    std::vector<std::string> players;
    std::uint64_t seed = 1815;
    scenario::DataRoot data;  // where the levels of computer players stand
    std::uint32_t games = 1;
    std::uint32_t jobs = 1;
};

struct StudiedGame {
    std::uint64_t seed = 0;
    std::string options;  // "towns=1 cavalry=0", those that vary
    std::string winner;
    std::string level;
    std::int32_t turns = 0;
    std::uint32_t events = 0;
    std::string hash;
    std::vector<std::pair<std::string, std::int32_t>> scores;
};

// Game n is the same whatever stands beside it. A text where a game can't be played.
tl::expected<std::vector<StudiedGame>, std::string> play_study(const StudyPlan& plan);

// The bytes of an SQLite file: tables study, game and score.
tl::expected<std::string, std::string> study_bytes(const StudyPlan& plan,
                                                   const std::vector<StudiedGame>& games);

}  // namespace hd::cli
