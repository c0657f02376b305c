// A counter as it is drawn. What it shows is a game's affair; this knows only how.
#pragma once

#include "app/view/picture.hpp"

#include <string>
#include <vector>

namespace hd::view {

enum class Symbol : std::uint8_t {
    none,
    infantry_box,
    cavalry_box,
    artillery_box,
    horse_artillery_box,  // as in staff maps
    infantry_picture,
    cavalry_picture,
    artillery_picture,  // silhouettes
    star
};

enum class MarkKind : std::uint8_t {
    moved,
    must_fight,
    has_fought,
    disrupted,
    routed,
    blown,
    out_of_command,
    hidden,
    leader_here
};

// What is printed round the symbol of a counter that is large enough to be read.
struct CounterPrint {
    std::string size = {};   // over it: "XX"
    std::string corps = {};  // to its left: "II"
    int shock = 0;           // stars to its right
    std::string name = {};   // below it
    std::string small = {};  // the figure while the counter is small: "8-9"
    bool reduced = false;    // a white band under the symbol

    bool operator==(const CounterPrint&) const = default;
};

// Of the gold ring at scale 1; a dark rim 0.8 wide lies on both sides of it.
inline constexpr double ring_width = 3;

struct CounterLook {
    Colour ground;
    Colour ink;
    Colour edge;
    Symbol symbol = Symbol::none;
    std::string value = {};  // the figure at the foot: "3"
    std::string code = {};   // of its nation, beside the figure: "FR"
    bool elite = false;      // a gold bar down the left side
    CounterPrint print = {};
    std::vector<MarkKind> marks = {};
    bool selected = false;
    double ring = ring_width;  // of a selected one, in pixels
};

// Draws it with its centre at `at`, `side` wide and high, with the shadow it throws.
void add_counter(const CounterLook& look, Point at, double side, Layer& layer);
// How many lie in a hex, on the corner of the topmost; the same place and size as for add_counter.
void add_stack_count(int count, Point at, double side, Layer& layer);
// A symbol alone in a box of that width round its centre.
void add_symbol(Symbol symbol, Point centre, double width, Colour ink, Colour ground, Layer& layer);

}  // namespace hd::view
