// How people want their counters.
#pragma once

namespace hd::view {

// As the game prints them, or in the colours of nations with the boxes of staff maps; with the nation's two
// letters where colours alone don't tell.
struct CounterStyle {
    bool nations = false;
    bool codes = false;

    bool operator==(const CounterStyle&) const = default;
    static const CounterStyle as_printed;
    static const CounterStyle nations_and_boxes;
};
inline constexpr CounterStyle CounterStyle::as_printed{};
inline constexpr CounterStyle CounterStyle::nations_and_boxes{.nations = true};

}  // namespace hd::view
