// Degrees as files write them, rounded to 1e-7 degree without floating point.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace hd::editor {

// A JSON number ("4.41194", "-0.5", "5.1e1") in 1e-7 units, halves rounded away from zero; nothing if it is
// no JSON number or lies beyond +-180.
std::optional<std::int32_t> degrees_e7(std::string_view digits);

}  // namespace hd::editor
