// Actions and refusals in a game's own enumerations, and what their parameters may be.
#pragma once

#include "engine/rules/action.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace hd::rules {

namespace params {
inline constexpr auto unit = std::to_array({Param::unit});
inline constexpr auto place = std::to_array({Param::place});
inline constexpr auto unit_place = std::to_array({Param::unit, Param::place});
inline constexpr auto unit_unit = std::to_array({Param::unit, Param::unit});
}  // namespace params

template <class Kind>
constexpr Action action(Kind kind, std::int32_t a = 0, std::int32_t b = 0) {
    return {.kind = static_cast<std::int32_t>(kind), .a = a, .b = b};
}

template <class Kind>
constexpr bool is(const Action& action, Kind kind) {
    return action.kind == static_cast<std::int32_t>(kind);
}

template <class Rule, class Reason>
std::optional<Refusal> refused(Rule rule, Reason reason, std::int32_t a = 0, std::int32_t b = 0,
                               std::int32_t c = 0) {
    return Refusal{.rule = static_cast<std::uint16_t>(rule),
                   .reason = static_cast<std::uint16_t>(reason),
                   .parameters = {a, b, c}};
}

}  // namespace hd::rules
