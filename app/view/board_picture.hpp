// The one board picture: a map with what stands on it. Painters make SVG, PNG or tiles of it.
#pragma once

#include "app/view/board_frame.hpp"
#include "app/view/counter.hpp"
#include "app/view/lettering.hpp"

#include <span>
#include <string>
#include <vector>

namespace hd::view {

// A counter in a hex; of several in one hex the first lies lowest.
struct PlacedCounter {
    board::HexId hex;
    CounterLook look;
    std::string name;
    std::int32_t unit = 0;  // a Ref; 0 outside a game
};

// A row of numbered boxes beside the map: turns, losses.
struct TrackMarker {
    std::int32_t box = 0;
    Colour ground;
    Colour ink;
    std::string text;   // "G" on the marker of Game Losses
    std::string title;  // "Game Losses"
};
struct Track {
    std::string title;
    std::string note;  // "3 of 17 to demoralised"
    Colour colour;
    std::int32_t first = 0;
    std::int32_t last = 0;
    std::vector<TrackMarker> markers;  // several may share a box
    struct Threshold {
        std::int32_t box = 0;
        std::string name;
    };
    std::vector<Threshold> thresholds;
    // Boxes on a ground of their own: nights, mud.
    std::vector<std::pair<std::int32_t, Colour>> grounds = {};
    // Counters that wait on a box (arrivals), by box.
    std::vector<std::pair<std::int32_t, CounterLook>> counters;
};

// A move since an earlier position, or a loss.
struct Trace {
    board::HexId from;
    board::HexId to;  // no_hex: destroyed
    Colour colour;
};

void add_traces(const BoardFrame& frame, const std::vector<Trace>& traces, Layer& layer);

struct BoardScene {
    const board::Map* map = nullptr;
    std::string title;
    std::string caption;  // "Turn 7, French attacks"
    std::vector<SideColour> sides;
    std::vector<PlacedCounter> counters;
    std::vector<Track> tracks;
    std::vector<Trace> traces;
};

// Whether the picture of a map stays within 64 million pixels and 40,000 hexes: asked before any is made,
// since a map from elsewhere may have a million.
bool can_be_drawn(const board::Map& map, double pitch, double scale);

// The ground alone, where the frame has it: what a window cuts into tiles.
std::vector<Layer> make_ground_layers(const BoardFrame& frame, std::span<const SideColour> sides);

// What never changes in a game, and what lies on it; of one size. `pitch`: pixels from hex side to hex side.
Picture make_board_ground(const BoardScene& scene, double pitch);
Picture make_board_overlay(const BoardScene& scene, double pitch);
// Both together.
Picture make_board_picture(const BoardScene& scene, double pitch);

}  // namespace hd::view
