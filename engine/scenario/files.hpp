// Whole files to and from memory. Reading never writes; writing leaves the old file or the new one, never
// half of one.
#pragma once

#include "engine/scenario/fault.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <string_view>

namespace hd::scenario {

// The bytes of a regular file of at most 64 MB, or why they can't be had.
tl::expected<std::string, Fault> read_file(const std::filesystem::path& path);

// Writes a temporary file in the same folder, syncs it and renames it over `path`; a link is followed. On a
// fault `path` is as it was and nothing is left behind.
tl::expected<void, Fault> write_file(const std::filesystem::path& path, std::string_view bytes);

}  // namespace hd::scenario
