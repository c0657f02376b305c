// What the attacks of a phase and the combat under way want of a unit, as Unit::owed and Unit::task.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace hd::vaw {

// Why an enemy is owed an attack.
enum class Owed : std::int32_t {
    no,
    contact,      // next to a unit that must attack
    from_town,    // next to a unit that chose to attack out of a town
    from_chateau  // the same out of a chateau
};
inline constexpr auto owed_names =
    std::to_array<std::string_view>({"", "contact", "from_town", "from_chateau"});

enum class Task : std::int32_t {
    none,
    stands,     // cavalry that was asked and didn't withdraw
    withdraws,  // cavalry that withdraws and has still to go
    withdrew,
    retreats,  // has to go back
    retreated
};
inline constexpr auto task_names =
    std::to_array<std::string_view>({"", "stands", "withdraws", "withdrew", "retreats", "retreated"});

constexpr std::int32_t number(Owed owed) {
    return static_cast<std::int32_t>(owed);
}
constexpr std::int32_t number(Task task) {
    return static_cast<std::int32_t>(task);
}

}  // namespace hd::vaw
