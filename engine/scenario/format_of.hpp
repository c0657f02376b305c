// What kind of file of ours some bytes are.
#pragma once

#include <string>

namespace hd::scenario {

// The `format` that the outermost object of `bytes` states, or empty.
std::string format_of(std::string bytes);

}  // namespace hd::scenario
