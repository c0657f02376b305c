// The two tables that every game's schema begins with: the agenda of what is to be done, and the clock.
#pragma once

#include "engine/ledger/field.hpp"
#include "engine/ledger/ref.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace hd::rules {

inline constexpr int agenda_table = 0;
inline constexpr int clock_table = 1;

// One thing to be done. The item that is next is found from the root down: at each level the child with the
// lowest order. A step of 0 is a free row.
struct Item {
    static constexpr int table = agenda_table;
    std::int32_t step = 0;
    ledger::Seat owner = {};
    ledger::Ref<Item> parent = {};
    std::int32_t order = 0;
    std::int32_t cause = 0;  // the event it follows from, plus 1
    std::int32_t a = 0;      // a to f: what the step says
    std::int32_t b = 0;
    std::int32_t c = 0;
    std::int32_t d = 0;
    std::int32_t e = 0;
    std::int32_t f = 0;
};

// One row: where the game stands in its sequence of play.
struct Clock {
    static constexpr int table = clock_table;
    std::int32_t turn = 0;
    std::int32_t phase = 0;  // index into the game's phase names
    ledger::Seat side = {};  // whose phase it is; none between
};
inline constexpr ledger::Ref<Clock> the_clock = ledger::Ref<Clock>::of_row(0);

constexpr std::array<ledger::Field, 11> agenda_fields(std::span<const std::string_view> step_names) {
    using enum ledger::FieldKind;
    return {{{"step", enumeration, ledger::Audience::all, step_names},
             {"owner", seat},
             {.name = "parent", .kind = row, .target = agenda_table},
             {"order", integer},
             {"cause", integer},
             {"a", integer},
             {"b", integer},
             {"c", integer},
             {"d", integer},
             {"e", integer},
             {"f", integer}}};
}
static_assert(sizeof(Item) == 4 * 11);

constexpr std::array<ledger::Field, 3> clock_fields(std::span<const std::string_view> phase_names) {
    using enum ledger::FieldKind;
    return {
        {{"turn", integer}, {"phase", enumeration, ledger::Audience::all, phase_names}, {"side", integer}}};
}
static_assert(sizeof(Clock) == 4 * 3);

}  // namespace hd::rules
