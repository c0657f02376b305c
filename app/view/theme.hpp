// The colours of everything round the map, in a light and a dark theme, and of what is marked on it. Plain
// data: a test reads it and checks contrast and how it looks to people who see colours otherwise.
#pragma once

#include "app/view/picture.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace hd::view {

struct Theme {
    std::string_view name;
    // Grounds, from the window up.
    Colour window;
    Colour header;
    Colour panel;
    Colour raised;
    Colour inset;
    Colour hover;
    Colour press;
    // Lines: within a pane, between panes and round buttons, round fields.
    Colour line;
    Colour line2;
    Colour edge;
    // Ink, from the loudest.
    Colour text;
    Colour text2;
    Colour text3;
    Colour disabled;
    // What means something.
    Colour accent;  // as text
    Colour accent_fill;
    Colour accent_ink;
    Colour accent_soft;
    Colour select;
    Colour focus;
    Colour danger;
    Colour danger_soft;
    Colour warning;
    Colour warning_soft;
    Colour link;
    Colour link_soft;
    Colour before;
    Colour before_soft;
    Colour after;
    Colour after_soft;
    Colour lucky;
    Colour unlucky;
    // Of a side in a panel: lanes of a timeline, bars, chips, small curves.
    Colour lane_first;
    Colour lane_second;
    Colour lane_third;
};

const Theme& light_theme();
const Theme& dark_theme();
// What stands in a panel for a side that has this colour on the board, which would be too dark on a dark
// ground: the lane of blue, of red, or of any other; that of nobody is grey.
Colour lane_of(const Theme& theme, Colour side);

// Marks on the board, the same in both themes because the paper is.
namespace mark {
inline constexpr Colour legal = colour(0x2F8A7A);
inline constexpr Colour legal_line = colour(0x1F6B5F);
inline constexpr Colour refused = colour(0x5E1514);
inline constexpr Colour selected = colour(0xF4AF02);
inline constexpr Colour selected_rim = colour(0x15120D);
inline constexpr Colour path = colour(0x162F46);
inline constexpr Colour attack = colour(0xC04A1E);
inline constexpr Colour before = colour(0x5F4F90);
inline constexpr Colour after = colour(0x2F8A7A);
inline constexpr Colour destroyed = colour(0x972607);
inline constexpr Colour supply = colour(0x2F6FB0);
inline constexpr Colour lucky = colour(0x2F6FB0);
inline constexpr Colour unlucky = colour(0xC8761E);
inline constexpr Colour history = colour(0x8A5A00);
inline constexpr Colour white = colour(0xFFFFFF);
inline constexpr Colour paper = colour(0xEDE3CA);
// Of a fight, from the worst for the attacker to the best.
inline constexpr std::array<Colour, 5> results{colour(0x7E3210), colour(0xD88B50), colour(0xE2D8C2),
                                               colour(0x58A093), colour(0x12483F)};
inline constexpr std::array<Colour, 5> heat{colour(0xF3DFA8), colour(0xE8B866), colour(0xD98A3C),
                                            colour(0xB85A22), colour(0x7E2E12)};
}  // namespace mark

struct NationColours {
    std::string_view id;
    std::string_view code;  // two letters, shown where colours alone may not do
    Colour ground;
    Colour ink;
};
// Of the armies of June 1815.
const std::array<NationColours, 12>& nation_colours();

}  // namespace hd::view
