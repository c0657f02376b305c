// How many random games a property looks at, and where a long run goes on. Knows no game.
// The short tier plays a fiftieth of the long tier's games, always the same ones; a sanitized build, which
// plays several times slower beside it, a 250th. The long tier (HD_LONG=1) takes up where the last run was
// stopped: the next seed stands in HD_LONG_DIR/<name>.seed, and is removed at the end.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace hd::support {

#ifdef __SANITIZE_ADDRESS__
inline constexpr std::uint64_t short_share = 250;
#else
inline constexpr std::uint64_t short_share = 50;
#endif

// HD_LONG=1 is set: full counts.
bool is_long_run();

// Calls `property(seed)` for seeds 1..full_count, or 1..ceil(full_count / short_share / longer) in the short
// tier: `longer` says how many times as long as others one game of this kind takes. `name` is unique. Returns
// the number of seeds looked at in this run. A property that fails by exception leaves its seed recorded.
std::uint64_t for_each_seed(std::string_view name, std::uint64_t full_count,
                            const std::function<void(std::uint64_t)>& property, std::uint64_t longer = 1);

}  // namespace hd::support
