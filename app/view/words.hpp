// Numbers and lists as a person writes them: true minus signs, fractions, "a, b and c".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hd::view {

// "3", "−3"
std::string plain_number(std::int32_t n);
// "+3", "−3", "±0"
std::string signed_number(std::int32_t n);
// n parts of which `scale` make one: "2½", "−½", "1⅓", "7/12".
std::string parts(std::int32_t n, std::int32_t scale);
// "1 point", "2 points"
std::string counted(std::int32_t n, std::string_view one);
// n parts with their noun: "½ point", "1 point", "2½ points".
std::string counted_parts(std::int32_t n, std::int32_t scale, std::string_view one);
// "a", "a and b", "a, b and c"
std::string listed(const std::vector<std::string>& things);
// With a capital at the front (of plain letters).
std::string capitalised(std::string text);
// "loss_marker_moved" as "loss marker moved".
std::string spaced(std::string_view id);

}  // namespace hd::view
