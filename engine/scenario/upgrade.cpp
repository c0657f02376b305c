#include "engine/scenario/upgrade.hpp"

#include <array>

namespace hd::scenario {

namespace {

struct Renamed {
    std::int32_t until;  // the first version with the new name
    std::string_view shape;
    std::string_view from;
    std::string_view to;
};

constexpr std::array<Renamed, 6> renamed = {{
    {1, "scenario", "sides", "seats"},
    {1, "scenario", "oob", "order_of_battle"},
    {1, "set-up entry", "hex", "place"},
    {1, "scheduled unit", "arrives", "turn"},
    {1, "map", "sides", "hexsides"},
    {1, "map hex", "height", "level"},
}};

}  // namespace

std::string_view current_key(std::string_view shape, std::string_view key, std::int32_t version) {
    for (const Renamed& rename : renamed) {
        if (version < rename.until && shape == rename.shape && key == rename.from) return rename.to;
    }
    return key;
}

}  // namespace hd::scenario
