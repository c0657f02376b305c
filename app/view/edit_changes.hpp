// What differs between a scenario as it was opened and as it stands: a list of facts, before and after, most
// of them at a hex. Compares the documents themselves, so it needs no history and survives a recovery.
#pragma once

#include "editor/document/edit.hpp"
#include "engine/board/map.hpp"
#include "engine/scenario/order_of_battle.hpp"

#include <string>
#include <vector>

namespace hd::view {

struct DocumentChange {
    std::string what;    // "Durutte", "K6 terrain"
    std::string before;  // "–" for nothing
    std::string after;
    board::HexId hex = board::no_hex;  // to look at
};

// Words and turns, values, units, objectives, hexes, hexsides, paths: in this order, each by its name.
// `order` names the units, `map` finds the hexes.
std::vector<DocumentChange> make_document_changes(const editor::Whole& before, const editor::Whole& after,
                                                  const scenario::OrderOfBattle& order,
                                                  const board::Map& map);

}  // namespace hd::view
