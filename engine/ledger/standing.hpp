// Who stands where: the one derived index of state. Built from fields of kind `place`, ranked by the row's
// field of kind `order` and then by table and row. Never saved, never hashed.
#pragma once

#include "engine/ledger/layout.hpp"

#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace hd::ledger {

struct Occupant {
    int table = 0;
    int row = 0;
    int field = 0;  // which place field of the row stands here
    bool operator==(const Occupant&) const = default;
};

class Standing {
  public:
    bool fresh() const { return fresh_; }
    void drop() { fresh_ = false; }
    void rebuild(const Layout& layout, std::span<const std::int32_t> cells);

    // After a row's place or order fields changed. The index must be fresh.
    void moved(const Layout& layout, std::span<const std::int32_t> cells, int table, int row);

    // Slots chained per place: first(p), then next(slot), -1 at the end; occupant(slot) tells the row.
    std::int32_t first(Place place) const {
        assert(fresh_);
        const auto p = static_cast<std::size_t>(place.raw);
        return p < first_.size() ? first_[p] : -1;
    }
    std::int32_t next(std::int32_t slot) const { return slots_[static_cast<std::size_t>(slot)].next; }
    const Occupant& occupant(std::int32_t slot) const { return slots_[static_cast<std::size_t>(slot)].who; }
    std::vector<Occupant> at(Place place) const;

  private:
    struct Slot {
        Occupant who;
        std::int32_t place = 0;
        std::int32_t rank = 0;
        std::int32_t next = -1;
    };

    void number_slots(const Layout& layout);
    void unlink(std::int32_t slot);
    void link(std::int32_t slot);

    std::vector<Slot> slots_;
    std::vector<std::int32_t> first_;         // by place
    std::vector<std::int32_t> table_slot_;    // first slot of a table, -1 without place fields
    std::vector<std::int32_t> places_a_row_;  // place fields of a table
    std::vector<int> order_field_;
    bool fresh_ = false;
};

}  // namespace hd::ledger
