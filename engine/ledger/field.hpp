// What a table is made of: named fields, each one 32-bit integer. Saving, diffing, hashing, printing and
// who-may-know-what are all read from these lists (DESIGN: the ledger). Knows no game.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace hd::ledger {

// How a value is to be read. `place` and `order` feed the index of who stands where.
enum class FieldKind : std::uint8_t {
    integer,
    boolean,
    enumeration,  // an index into Field::names
    place,        // Place: 0 is nowhere
    order,        // height in a stack, turn in a queue; ranks the rows at one place
    row,          // 1 + a row of table Field::target; 0 is none
    seat,         // the seat that owns this row
    spot,         // a Place that nobody stands at because of it (where a unit was)
    seen          // bit s set: seat s knows the fields of audience `seen` in this row
};

// Who may know a field's value: everybody, the row's owner, or the owner and whoever the row's `seen` field
// names.
enum class Audience : std::uint8_t { all, owner, seen };

struct Field {
    std::string_view name;
    FieldKind kind = FieldKind::integer;
    Audience audience = Audience::all;
    std::span<const std::string_view> names = {};
    int target = -1;
};

struct Table {
    std::string_view name;
    std::span<const Field> fields;
};

using Schema = std::span<const Table>;

}  // namespace hd::ledger
