// What an editor can do about a finding of lint: where it leads, and the one change that mends it, where
// there is one. Decides; the change is made by the document.
#pragma once

#include "app/view/board_marks.hpp"
#include "editor/document/document.hpp"
#include "editor/lint/finding.hpp"
#include "engine/scenario/resolved.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hd::view {

// Which part of the editor shows it.
enum class EditPlace : std::uint8_t { board, order, words, rules };

// choose: nothing is changed; the unit comes into hand, and a click places it.
enum class MendKind : std::uint8_t { show, join, remove, rename, move, choose };

struct Mend {
    MendKind kind = MendKind::show;
    EditPlace place = EditPlace::board;
    board::HexId hex = board::no_hex;  // to be looked at
    std::string unit = {};             // to be taken in hand
    std::string to = {};               // of rename the name, of move the entry, of join the kind
    std::int32_t turn = 0;             // of move
    std::vector<SideMark> sides = {};  // of join
};

// "Join", "Remove", "Rename", "Move", "Choose", "Show"
std::string verb_of(const Mend& mend);
Mend make_mend(const editor::Finding& finding, const scenario::Resolved& resolved, const board::Map& map);
// Makes the change, as one entry; false where the mend is none or changes nothing.
bool carry_out(const Mend& mend, const editor::Finding& finding, const board::Map& map,
               editor::Document& document);

// The hexsides, two at most, that join the loose end of this one to another of its kind or to the edge of the
// map; none where it is farther off.
std::vector<SideMark> joining_sides(const board::Map& map, board::HexId a, board::HexId b,
                                    std::uint32_t kind);

}  // namespace hd::view
