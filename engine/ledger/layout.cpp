#include "engine/ledger/layout.hpp"

#include <algorithm>
#include <cassert>

namespace hd::ledger {

namespace {

Layout::Slot describe(const Table& table) {
    Layout::Slot slot;
    slot.stride = static_cast<std::uint32_t>(table.fields.size());
    assert(slot.stride > 0 && slot.stride <= 64);
    bool hides = false;
    for (std::uint32_t f = 0; f < slot.stride; ++f) {
        const FieldKind kind = table.fields[f].kind;
        if (kind == FieldKind::place || kind == FieldKind::order) slot.place_fields |= std::uint64_t{1} << f;
        if (kind == FieldKind::seat) slot.seat_field = static_cast<int>(f);
        if (kind == FieldKind::seen) slot.seen_field = static_cast<int>(f);
        if (kind == FieldKind::seat || kind == FieldKind::seen)
            slot.knowledge_fields |= std::uint64_t{1} << f;
        hides = hides || table.fields[f].audience != Audience::all;
    }
    if (!hides) slot.knowledge_fields = 0;
    return slot;
}

}  // namespace

Layout::Layout(Schema schema, std::span<const std::uint32_t> rows) : schema_(schema) {
    assert(rows.size() == schema.size());
    slots_.reserve(schema.size());
    for (std::size_t t = 0; t < schema.size(); ++t) {
        Slot slot = describe(schema[t]);
        slot.first = static_cast<Cell>(cells_);
        slot.rows = rows[t];
        slot.first_row = static_cast<std::uint32_t>(rows_);
        cells_ += std::size_t{slot.stride} * slot.rows;
        rows_ += slot.rows;
        slots_.push_back(slot);
    }
}

CellName Layout::name(Cell cell) const {
    assert(cell < cells_);
    // Tables without rows start where the next one does: the last slot that starts at or before the cell has
    // it.
    const auto after = std::upper_bound(slots_.begin(), slots_.end(), cell,
                                        [](Cell c, const Slot& s) { return c < s.first; });
    const Slot& at = *(after - 1);
    const std::uint32_t offset = cell - at.first;
    return {.table = static_cast<int>(after - 1 - slots_.begin()),
            .row = static_cast<int>(offset / at.stride),
            .field = static_cast<int>(offset % at.stride)};
}

const Field& Layout::field(CellName name) const {
    return schema_[static_cast<std::size_t>(name.table)].fields[static_cast<std::size_t>(name.field)];
}

}  // namespace hd::ledger
