// Where a card about a hex stands so that it hides little of the board, and the line that ties it to its hex.
// Plain geometry.
#pragma once

#include "app/view/cut.hpp"

#include <vector>

namespace hd::view {

struct TipPlace {
    Point corner;  // top left
    Point from;    // the tie: on the rim of the hex
    Point to;      // on the edge of the card
};

// Of eight places round a hex at `hex` the one within `room` that covers least of the counters (squares
// `side` wide about their middles); on a tie the right one, then the left, then below. `reach`: from the
// middle of the hex to where a card may begin. Where none fits, the best is pushed into the room.
TipPlace place_tip(Point hex, double reach, double width, double height, const Area& room,
                   const std::vector<Point>& counters, double side);

}  // namespace hd::view
