// Who plays which seat, in words: "french=computer:easy", "all=random".
#pragma once

#include "engine/rules/ruleset.hpp"
#include "replay/header.hpp"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace hd::cli {

// A record for each seat; seats that no word names are played by the computer.
tl::expected<std::vector<replay::SeatRecord>, std::string> parse_seats(const rules::Setting& setting,
                                                                       const std::vector<std::string>& words);

// "towns=1", "towns=on".
tl::expected<std::pair<std::string, std::int32_t>, std::string> parse_option(std::string_view word);

}  // namespace hd::cli
