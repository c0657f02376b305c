// The ground of a board: paper tinted by height, relief, contours, woods, orchards, marshes, towns and
// chateaux. Each function adds to a layer what a map's kinds of that name ask for; an unknown kind is drawn
// as clear.
#pragma once

#include "app/view/board_frame.hpp"

namespace hd::view {

void add_paper(const BoardFrame& frame, Layer& layer);
void add_woods(const BoardFrame& frame, Layer& layer);
void add_fields(const BoardFrame& frame, Layer& layer);  // orchards and marshes
void add_towns(const BoardFrame& frame, Layer& layer);
void add_chateaux(const BoardFrame& frame, Layer& layer);
void add_ridges(const BoardFrame& frame, Layer& layer);

}  // namespace hd::view
