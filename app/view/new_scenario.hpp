// A scenario that begins empty: a game, a size of the map and a title. What a game's scenarios have in common
// (players, kinds of ground, counters) is taken from the first of the shipped ones; nothing stands on the
// map.
#pragma once

#include "engine/scenario/library.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <string>

namespace hd::view {

inline constexpr std::int32_t most_columns = 200;  // and rows

struct EmptyPlan {
    std::string title;
    std::string ruleset;
    std::int32_t columns = 20;
    std::int32_t rows = 12;
};

// The scenario with its map in it; what is wrong with the plan, in words.
tl::expected<scenario::Scenario, std::string> make_empty_scenario(const scenario::DataRoot& data,
                                                                  const EmptyPlan& plan);
// Writes it under a name that no file of the folder has; the new file, or why there is none.
tl::expected<std::string, std::string> write_empty_scenario(const scenario::DataRoot& data,
                                                            const EmptyPlan& plan,
                                                            const std::filesystem::path& folder);

}  // namespace hd::view
