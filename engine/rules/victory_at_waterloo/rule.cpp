#include "engine/rules/victory_at_waterloo/rule.hpp"

#include <array>

namespace hd::vaw {

namespace {

// clang-format off
constexpr auto ids = std::to_array<std::string_view>({
    "",
    "VAW-SETUP-1", "VAW-SETUP-2", "VAW-SETUP-3", "VAW-SETUP-4", "VAW-SETUP-5", "VAW-SETUP-6",
    "VAW-SETUP-7", "VAW-SETUP-8", "VAW-SETUP-9", "VAW-SETUP-10",
    "VAW-PLAY-1", "VAW-PLAY-2", "VAW-PLAY-3",
    "VAW-MOVE-1", "VAW-MOVE-2", "VAW-MOVE-3", "VAW-MOVE-4", "VAW-MOVE-5",
    "VAW-MNOTE-1", "VAW-MNOTE-2", "VAW-MNOTE-3", "VAW-MNOTE-4", "VAW-MNOTE-5", "VAW-MNOTE-6",
    "VAW-MNOTE-7", "VAW-MNOTE-8", "VAW-MNOTE-9", "VAW-MNOTE-10", "VAW-MNOTE-11", "VAW-MNOTE-12",
    "VAW-ATK-1", "VAW-ATK-2", "VAW-ATK-3", "VAW-ATK-4", "VAW-ATK-5", "VAW-ATK-6", "VAW-ATK-7",
    "VAW-ATK-8", "VAW-ATK-9", "VAW-ATK-10", "VAW-ATK-11", "VAW-ATK-12", "VAW-ATK-13", "VAW-ATK-14",
    "VAW-RES-1", "VAW-RES-2", "VAW-RES-3", "VAW-RES-4", "VAW-RES-5", "VAW-RES-6", "VAW-RES-7",
    "VAW-ANOTE-1", "VAW-ANOTE-2", "VAW-ANOTE-3", "VAW-ANOTE-4", "VAW-ANOTE-5", "VAW-ANOTE-6",
    "VAW-ANOTE-7", "VAW-ANOTE-8", "VAW-ANOTE-9", "VAW-ANOTE-10", "VAW-ANOTE-11", "VAW-ANOTE-12",
    "VAW-ANOTE-13", "VAW-ANOTE-14", "VAW-ANOTE-15", "VAW-ANOTE-16", "VAW-ANOTE-17", "VAW-ANOTE-18",
    "VAW-ANOTE-19", "VAW-ANOTE-20", "VAW-ANOTE-21", "VAW-ANOTE-22",
    "VAW-LOSS-1", "VAW-LOSS-2", "VAW-LOSS-3", "VAW-LOSS-4", "VAW-LOSS-5", "VAW-LOSS-6",
    "VAW-LOSS-7", "VAW-LOSS-8", "VAW-LOSS-9", "VAW-LOSS-10",
    "VAW-LHS-1", "VAW-LHS-2", "VAW-LHS-3",
    "VAW-MOR-1", "VAW-MOR-2", "VAW-MOR-3", "VAW-MOR-4", "VAW-MOR-5", "VAW-MOR-6",
    "VAW-PRU-1", "VAW-PRU-2", "VAW-PRU-3", "VAW-PRU-4",
    "VAW-WIN-1", "VAW-WIN-2", "VAW-WIN-3",
    "VAW-OTOWN-1", "VAW-OTOWN-2",
    "VAW-OCAV-1", "VAW-OCAV-2", "VAW-OCAV-3", "VAW-OCAV-4", "VAW-OCAV-5", "VAW-OCAV-6",
    "VAW-OCAV-7",
    "VAW-OART-1", "VAW-OART-2", "VAW-OART-3", "VAW-OART-4", "VAW-OART-5", "VAW-OART-6",
    "VAW-OART-7", "VAW-OART-8", "VAW-OART-9", "VAW-OART-10", "VAW-OART-11", "VAW-OART-12",
    "VAW-OCMD-1", "VAW-OCMD-2", "VAW-OCMD-3", "VAW-OCMD-4", "VAW-OCMD-5",
    "VAW-OGRD-1", "VAW-OGRD-2", "VAW-OGRD-3", "VAW-OGRD-4", "VAW-OGRD-5",
    "VAW-OBAL-1",
    "VAW-A-01", "VAW-A-02", "VAW-A-03", "VAW-A-04", "VAW-A-05", "VAW-A-06", "VAW-A-07", "VAW-A-08",
    "VAW-A-09", "VAW-A-10", "VAW-A-11", "VAW-A-12", "VAW-A-13", "VAW-A-14", "VAW-A-15", "VAW-A-16",
    "VAW-A-17", "VAW-A-18", "VAW-A-19", "VAW-A-20", "VAW-A-21", "VAW-A-22", "VAW-A-23", "VAW-A-24",
    "VAW-A-25", "VAW-A-26", "VAW-A-27", "VAW-A-28", "VAW-A-29", "VAW-A-30", "VAW-A-31", "VAW-A-32",
    "VAW-A-33", "VAW-A-34", "VAW-A-35", "VAW-A-36", "VAW-A-37", "VAW-A-38", "VAW-A-39", "VAW-A-40",
    "VAW-A-41", "VAW-A-42", "VAW-A-43", "VAW-A-44", "VAW-A-45", "VAW-A-46", "VAW-A-47", "VAW-A-48",
    "VAW-A-49", "VAW-A-50", "VAW-A-51", "VAW-A-52", "VAW-A-53", "VAW-A-54", "VAW-A-55", "VAW-A-56",
    "VAW-A-57", "VAW-A-58", "VAW-A-59", "VAW-A-60", "VAW-A-61", "VAW-A-62", "VAW-A-63", "VAW-A-64",
    "VAW-A-65", "VAW-A-66", "VAW-A-67", "VAW-A-68", "VAW-A-69", "VAW-A-70", "VAW-A-71", "VAW-A-72",
    "VAW-A-73", "VAW-A-74", "VAW-A-75", "VAW-A-76", "VAW-A-77", "VAW-A-78", "VAW-A-79", "VAW-A-80",
    "VAW-A-81", "VAW-A-82", "VAW-A-83"
});
// clang-format on
static_assert(ids.size() == std::size_t{number(Rule::a_83)} + 1);

}  // namespace

std::span<const std::string_view> rule_ids() {
    return ids;
}

}  // namespace hd::vaw
