// What a game is played with and never changes: the resolved scenario, the layout of its state, the names of
// rows and places. Each game derives its own with costs and tables compiled; shared code uses only what is
// here.
#pragma once

#include "engine/ledger/layout.hpp"
#include "engine/ledger/ref.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hd::board {
class Map;
}
namespace hd::scenario {
struct Resolved;
}

namespace hd::rules {

struct RowName {
    std::string id;     // stable, as files print it: "V-F01"
    std::string title;  // as a person says it: "Durutte"
};

struct SeatInfo {
    std::string id;
    std::string title;
};

struct Setting {
    virtual ~Setting() = default;

    std::shared_ptr<const scenario::Resolved> scenario;  // null where a game needs no file
    std::shared_ptr<const ledger::Layout> layout;
    std::shared_ptr<const board::Map> map;   // null where there are no hexes
    std::vector<std::int32_t> options;       // values by index of Ruleset::options
    std::vector<SeatInfo> seats;             // seat 1 first
    std::vector<std::string> boxes;          // names of the places after the map's hexes
    std::vector<std::vector<RowName>> rows;  // by table; empty where rows have no names

    std::int32_t hexes() const;  // how many places are hexes
    ledger::Place box(std::size_t index) const { return {hexes() + static_cast<std::int32_t>(index) + 1}; }
};

// A place as printed, and read back; nullopt where no such place is. "" is nowhere.
std::string place_text(const Setting& setting, ledger::Place place);
std::optional<ledger::Place> parse_place(const Setting& setting, std::string_view text);

// A row's id as printed ("#3" where rows have no names), and the row (0-based) of an id.
std::string row_text(const Setting& setting, int table, std::int32_t row);
std::optional<std::int32_t> parse_row(const Setting& setting, int table, std::string_view text);

// The seat with this id; none where there is no such seat.
ledger::Seat seat_of(const Setting& setting, std::string_view id);

}  // namespace hd::rules
