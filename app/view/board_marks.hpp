// What is marked on a board for a moment: where a unit may go, why not, paths, attacks, strokes and faults.
// Plain data and the shapes it makes; who marks what is the affair of whoever asks.
#pragma once

#include "app/view/board_picture.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hd::view {

// A legal place with what it costs; `contact`: who comes there touches the enemy.
struct LitHex {
    board::HexId hex;
    std::string cost;
    bool contact = false;
};

// An arrow from a unit to what it attacks; full where the attack is owed or announced, open where it would
// be.
struct AttackArrow {
    board::HexId from;
    board::HexId to;
    bool full = true;
};
struct OddsPill {
    board::HexId at;
    std::string text;  // "+3"
};

struct Ghost {
    board::HexId hex;
    std::string value;
};

struct Pin {
    board::HexId hex;
    bool is_error = false;
};

struct SideMark {
    board::HexId hex;
    board::Direction side;
};

struct Bearing {
    board::HexId hex;
    std::string text;
};

// A look from a hex to another; where it is hidden, the hex that hides it, if one does.
struct Ray {
    board::HexId from;
    board::HexId to;
    bool seen = true;
    board::HexId blocker = board::no_hex;
};

struct BoardMarks {
    std::vector<LitHex> lit;
    std::vector<board::HexId> enemy_reach;
    std::vector<board::HexId> zone;  // that a unit controls
    bool zone_is_enemy = false;
    std::vector<board::HexId> seen;    // from where somebody looks
    std::vector<board::HexId> hidden;  // from there
    std::optional<Ray> ray;            // from there to where the pointer is
    board::HexId refused = board::no_hex;
    board::HexId pointed = board::no_hex;
    std::vector<board::HexId> path;  // with where it begins
    std::vector<std::string> beads;  // what each step of the path has cost, one fewer than hexes
    std::optional<Ghost> ghost;
    std::vector<AttackArrow> attacks;
    std::vector<OddsPill> odds;
    std::vector<board::HexId> ready;     // ringed: who may be picked up
    std::vector<board::HexId> fighting;  // dashed round those of a combat
    std::vector<Trace> traces;
    std::vector<Bearing> heat;  // a number on a ground of its share of the largest
    std::vector<double> heat_share;
    std::vector<Pin> pins;
    std::vector<board::HexId> brush;  // hexes of a stroke
    std::vector<SideMark> stroke;     // sides of a stroke
    std::vector<board::HexId> way;    // hexes along which a path is being drawn
    std::vector<board::HexId> area;   // marked for copying
};

// Below the counters and above them.
void add_marks_below(const BoardFrame& frame, const BoardMarks& marks, Layer& layer);
void add_marks_above(const BoardFrame& frame, const BoardMarks& marks, Layer& layer);

}  // namespace hd::view
