// What older versions of our files called things. Reading an old file gives the present document; nothing is
// written.
#pragma once

#include <cstdint>
#include <string_view>

namespace hd::scenario {

// The present key for `key` of an object named `shape` in a file of `version`; `key` itself if it was never
// renamed.
std::string_view current_key(std::string_view shape, std::string_view key, std::int32_t version);

}  // namespace hd::scenario
