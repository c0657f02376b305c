// What every command has: the data folder, the rule systems, where to print, and how to end.
#pragma once

#include "engine/scenario/library.hpp"
#include "replay/live_game.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hd::cli {

// The exit codes of the command line; a stable contract.
enum class Exit { good = 0, bad_input = 1, wrong_usage = 2, refused = 3, not_verified = 4 };

struct Program {
    scenario::DataRoot data;
    bool json = false;  // one line of JSON on standard output
};

void print(std::string_view line);     // to standard output, with a line end
void complain(std::string_view line);  // to standard error, with a line end
// Prints it, or all of them, and gives bad_input.
Exit bad_input(std::string_view line);
Exit bad_input(const std::vector<std::string>& lines);
Exit bad_input(const scenario::FaultList& faults);

// A scenario by id or path, with all it refers to; warnings are printed.
tl::expected<scenario::Resolved, Exit> load_scenario(const Program& program, const std::string& id_or_path);

// A recording; what stands behind its last good frame is said. `plays`: its rules are checked too.
enum class Use { look, play };
tl::expected<replay::LiveGame, Exit> open_game(const std::string& path, Use use,
                                               replay::Access access = replay::Access::read);

bool is_recording(const std::string& path);

}  // namespace hd::cli
