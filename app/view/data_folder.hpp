// Where the shipped data lies for a program that is started from anywhere.
#pragma once

#include "engine/scenario/library.hpp"

#include <tl/expected.hpp>

#include <string>

namespace hd::view {

// The folder that was named, the one in HD_DATA, or the one beside the program or above it.
tl::expected<scenario::DataRoot, std::string> find_data(const std::string& named);

}  // namespace hd::view
