#include "engine/ledger/standing.hpp"

#include <cassert>

namespace hd::ledger {

void Standing::number_slots(const Layout& layout) {
    slots_.clear();
    table_slot_.assign(static_cast<std::size_t>(layout.tables()), -1);
    places_a_row_.assign(static_cast<std::size_t>(layout.tables()), 0);
    order_field_.assign(static_cast<std::size_t>(layout.tables()), -1);
    for (int t = 0; t < layout.tables(); ++t) {
        const auto fields = layout.schema()[static_cast<std::size_t>(t)].fields;
        std::vector<int> place_fields;
        for (int f = 0; f < static_cast<int>(fields.size()); ++f) {
            const FieldKind kind = fields[static_cast<std::size_t>(f)].kind;
            if (kind == FieldKind::place) place_fields.push_back(f);
            if (kind == FieldKind::order) order_field_[static_cast<std::size_t>(t)] = f;
        }
        if (place_fields.empty()) continue;
        table_slot_[static_cast<std::size_t>(t)] = static_cast<std::int32_t>(slots_.size());
        places_a_row_[static_cast<std::size_t>(t)] = static_cast<std::int32_t>(place_fields.size());
        for (int row = 0; row < static_cast<int>(layout.slot(t).rows); ++row) {
            for (const int f : place_fields) slots_.push_back({.who = {.table = t, .row = row, .field = f}});
        }
    }
}

void Standing::rebuild(const Layout& layout, std::span<const std::int32_t> cells) {
    if (slots_.empty()) number_slots(layout);
    first_.assign(first_.size(), -1);
    for (Slot& slot : slots_) {
        slot.place = 0;
        slot.next = -1;
    }
    fresh_ = true;
    for (int t = 0; t < layout.tables(); ++t) {
        if (table_slot_[static_cast<std::size_t>(t)] < 0) continue;
        for (int row = 0; row < static_cast<int>(layout.slot(t).rows); ++row) moved(layout, cells, t, row);
    }
}

void Standing::moved(const Layout& layout, std::span<const std::int32_t> cells, int table, int row) {
    assert(fresh_);
    const auto t = static_cast<std::size_t>(table);
    const std::int32_t* const fields = cells.data() + layout.cell({table, row, 0});
    const std::int32_t rank = order_field_[t] < 0 ? 0 : fields[order_field_[t]];
    const std::int32_t a_row = places_a_row_[t];
    const std::int32_t first_slot = table_slot_[t] + row * a_row;
    for (std::int32_t index = first_slot; index < first_slot + a_row; ++index) {
        Slot& slot = slots_[static_cast<std::size_t>(index)];
        const std::int32_t place = fields[slot.who.field];
        if (place == slot.place && rank == slot.rank) continue;
        unlink(index);
        slot.place = place;
        slot.rank = rank;
        link(index);
    }
}

void Standing::unlink(std::int32_t index) {
    Slot& slot = slots_[static_cast<std::size_t>(index)];
    if (slot.place <= 0) return;
    std::int32_t* link = &first_[static_cast<std::size_t>(slot.place)];
    while (*link != index) link = &slots_[static_cast<std::size_t>(*link)].next;
    *link = slot.next;
    slot.next = -1;
}

void Standing::link(std::int32_t index) {
    Slot& slot = slots_[static_cast<std::size_t>(index)];
    if (slot.place <= 0) return;
    const auto place = static_cast<std::size_t>(slot.place);
    if (place >= first_.size()) first_.resize(place + 1, -1);
    std::int32_t* link = &first_[place];
    while (*link >= 0) {
        const Slot& other = slots_[static_cast<std::size_t>(*link)];
        if (other.rank > slot.rank || (other.rank == slot.rank && *link > index)) break;
        link = &slots_[static_cast<std::size_t>(*link)].next;
    }
    slot.next = *link;
    *link = index;
}

std::vector<Occupant> Standing::at(Place place) const {
    std::vector<Occupant> out;
    for (std::int32_t slot = first(place); slot >= 0; slot = next(slot)) out.push_back(occupant(slot));
    return out;
}

}  // namespace hd::ledger
