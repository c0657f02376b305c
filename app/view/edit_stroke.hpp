// A stroke over the board of an editor: begun, led on from hex to hex by mouse or keyboard, and carried out
// or given up at its end. Nothing is changed before, so a stroke is done whole or not at all.
#pragma once

#include "app/view/board_marks.hpp"
#include "editor/document/document.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hd::view {

// unit: a unit is dragged from the first hex to the last. line: straight between its two ends.
enum class StrokeKind : std::uint8_t { terrain, line, level, eraser, hexside, path, unit };

struct Stroke {
    StrokeKind kind = StrokeKind::terrain;
    std::string what = {};   // of terrain, hexside or path the kind; of unit its id
    std::int32_t level = 0;  // in metres
    bool away = false;       // takes off instead of adding
    bool by_keys = false;    // drawn with the keyboard
    std::vector<board::HexId> hexes = {};
    std::vector<SideMark> sides = {};  // of hexside
};

// Leads the stroke on to a hex, over those that lie between, since a mouse jumps.
void lead_to(Stroke& stroke, const board::Map& map, board::HexId hex);
// Adds a side; the same one again, or one on the border, adds nothing.
void lead_to_side(Stroke& stroke, const board::Map& map, SideMark side);

// What a key at a hex (and, of a stroke of hexsides, one of its sides) does to the stroke that may be under
// way: begins `fresh`, leads on, or ends it where it stands already. True: it is to be carried out.
bool press_at(std::optional<Stroke>& stroke, const Stroke& fresh, const board::Map& map, SideMark at);
// Leads it there, or begins it there, and ends it.
void finish_at(std::optional<Stroke>& stroke, const Stroke& fresh, const board::Map& map, SideMark at);

// "woods on 5 hexes", "no stream on 2 hexsides"
std::string stroke_words(const Stroke& stroke, const board::Map& map);
void mark_stroke(const Stroke& stroke, const board::Map& map, BoardMarks& marks);
// One entry of the history, or none where it changes nothing.
void carry_out(const Stroke& stroke, const board::Map& map, editor::Document& document);

// All ground that is joined to this hex and of its kind, to be painted at once.
Stroke fill_of(const board::Map& map, board::HexId from, const std::string& terrain);

// The side `steps` on from this one clockwise that another hex shares; itself where there is none other.
board::Direction side_after(const board::Map& map, board::HexId hex, board::Direction side, int steps);

}  // namespace hd::view
