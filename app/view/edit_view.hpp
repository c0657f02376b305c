// A scenario that is being edited, as its panes show it: the board with the set-up, the order of battle as a
// tree with its sums, the schedule by turn, the kinds that can be painted.
#pragma once

#include "app/view/board_picture.hpp"
#include "app/view/game_face.hpp"
#include "editor/lint/finding.hpp"
#include "engine/scenario/resolved.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hd::view {

enum class OrderKind : std::uint8_t { army, formation, unit };
struct OrderRow {
    OrderKind kind = OrderKind::unit;
    int depth = 0;
    std::string id = {};      // unlike any other row's
    std::string parent = {};  // the row above it in the tree; "" for none
    std::string name = {};
    std::int32_t units = 0;
    std::int32_t strength = 0;
    std::string start = {};  // "L4", "turn 3"; "" where it is not in play
    CounterLook look;
    bool weak = false;        // a value whose source is weak
    std::string source = {};  // words for that
};
// By army, then formation, then the order of the list; what is in no formation stands last in its army.
std::vector<OrderRow> make_order_rows(const scenario::Resolved& resolved, CounterStyle style);

struct Arrival {
    std::string unit;
    std::string name;
    std::int32_t strength = 0;
    CounterLook look;
};
struct ScheduleLane {
    std::string entry;
    std::string title;  // "Arrive east edge"
    std::vector<std::pair<std::int32_t, std::vector<Arrival>>> turns;
};
struct ScheduleView {
    std::int32_t first = 1;
    std::int32_t last = 1;
    std::vector<ScheduleLane> lanes;
    std::string summary;  // "13 units arrive, strength 24"
};
ScheduleView make_schedule_view(const scenario::Resolved& resolved, CounterStyle style);

// Where a unit that the schedule has comes on after a step of turns and entries, within those there are;
// nothing where it isn't scheduled or would stay.
struct ArrivalPlace {
    std::int32_t turn = 1;
    std::string entry;
};
std::optional<ArrivalPlace> moved_arrival(const scenario::Resolved& resolved, const std::string& unit,
                                          int turns, int entries);

// The set-up on the board; `map` is the document's, built. Units on no hex of it are left out.
BoardScene make_document_scene(const scenario::Resolved& resolved, const board::Map& map, CounterStyle style);

// The unit that a set-up puts into a hex; "" for none.
std::string unit_set_up(const scenario::Resolved& resolved, const board::Map& map, board::HexId hex);

// The hex that a finding is about, where it names one.
board::HexId hex_of(const editor::Finding& finding, const board::Map& map);

// The hexes that are joined to this one and have the same terrain, itself included.
std::vector<board::HexId> same_ground(const board::Map& map, board::HexId from);
// The side of a hex nearest to a point of a frame.
board::Direction side_near(const BoardFrame& frame, board::HexId hex, Point p);

}  // namespace hd::view
