// Where each table lies in the flat array of cells. Fixed from the start of a game: tables never grow.
#pragma once

#include "engine/ledger/field.hpp"
#include "engine/ledger/ref.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace hd::ledger {

struct CellName {
    int table = 0;
    int row = 0;
    int field = 0;
};

class Layout {
  public:
    struct Slot {
        Cell first = 0;
        std::uint32_t stride = 0;
        std::uint32_t rows = 0;
        std::uint32_t first_row = 0;         // of all rows of all tables
        std::uint64_t place_fields = 0;      // bit f: field f is of kind place or order
        std::uint64_t knowledge_fields = 0;  // bit f: field f is of kind seat or seen, and some field is not
                                             // for all
        int seat_field = -1;
        int seen_field = -1;
    };

    // rows[t] is the number of rows of table t; as many entries as the schema has tables, 64 fields a table
    // at most.
    Layout(Schema schema, std::span<const std::uint32_t> rows);

    Schema schema() const { return schema_; }
    std::size_t cells() const { return cells_; }
    std::size_t rows() const { return rows_; }
    int tables() const { return static_cast<int>(slots_.size()); }
    const Slot& slot(int table) const { return slots_[static_cast<std::size_t>(table)]; }
    Cell cell(CellName name) const {
        const Slot& at = slot(name.table);
        return at.first + static_cast<std::uint32_t>(name.row) * at.stride +
               static_cast<std::uint32_t>(name.field);
    }
    CellName name(Cell cell) const;
    const Field& field(CellName name) const;

  private:
    Schema schema_;
    std::vector<Slot> slots_;
    std::size_t cells_ = 0;
    std::size_t rows_ = 0;
};

}  // namespace hd::ledger
