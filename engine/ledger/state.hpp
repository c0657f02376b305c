// The whole state of a game or document: tables of rows of 32-bit integers in one flat array, and their hash.
// Only a Transaction and the stepping functions below write to it.
#pragma once

#include "engine/ledger/hash.hpp"
#include "engine/ledger/layout.hpp"
#include "engine/ledger/standing.hpp"

#include <cassert>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace hd::ledger {

// One cell's value before and after an event.
struct Change {
    Cell cell = 0;
    std::int32_t before = 0;
    std::int32_t after = 0;
    bool operator==(const Change&) const = default;
};

// What the one open transaction of a state has touched; kept by the state so that an event allocates nothing.
// Not part of the state's value: a copy starts without it.
struct Scratch {
    struct Touched {
        Cell first;            // of the row
        std::uint32_t stride;  // its fields
        std::uint32_t saved;   // where its copy starts in `saved`
        std::int32_t table;
        std::int32_t row;
    };
    std::vector<Touched> touched;
    std::vector<std::int32_t> saved;
    // By row of all tables: where it may stand in `touched`. Whatever an earlier transaction left is
    // harmless, as the row found there is compared.
    std::vector<std::uint32_t> where;

    Scratch() = default;
    Scratch(const Scratch&) {}
    Scratch& operator=(const Scratch&) { return *this; }
    Scratch(Scratch&&) = default;
    Scratch& operator=(Scratch&&) = default;
    ~Scratch() = default;
};

class State {
  public:
    State() = default;
    // All rows zero: nothing is in play.
    explicit State(std::shared_ptr<const Layout> layout);

    const Layout& layout() const { return *layout_; }
    std::uint64_t hash() const { return hash_; }
    std::span<const std::int32_t> cells() const { return cells_; }
    std::int32_t cell(Cell c) const { return cells_[c]; }
    std::int32_t cell(CellName name) const { return cells_[layout_->cell(name)]; }

    template <class Row>
    std::span<const Row> rows() const {
        const Layout::Slot& slot = layout_->slot(Row::table);
        assert(sizeof(Row) == sizeof(std::int32_t) * slot.stride);
        return {reinterpret_cast<const Row*>(cells_.data() + slot.first), slot.rows};
    }
    template <class Row>
    const Row& at(Ref<Row> ref) const {
        assert(ref);
        return rows<Row>()[static_cast<std::size_t>(ref.row())];
    }

    // The index of who stands where; built on first use after a seek.
    const Standing& standing() const {
        if (!standing_.fresh()) standing_.rebuild(*layout_, cells_);
        return standing_;
    }
    // The first row of table Row at a place, or none.
    template <class Row>
    Ref<Row> first_at(Place place) const {
        const Standing& index = standing();
        for (std::int32_t s = index.first(place); s >= 0; s = index.next(s)) {
            if (index.occupant(s).table == Row::table) return Ref<Row>::of_row(index.occupant(s).row);
        }
        return {};
    }

    // Steps over an event's changes; the caller sees to it that the state is the one the changes start from.
    void apply(std::span<const Change> changes);
    void unapply(std::span<const Change> changes);
    // The same without keeping the hash up to date (for seeks that land on a known one).
    void apply_unhashed(std::span<const Change> changes);
    void unapply_unhashed(std::span<const Change> changes);
    void set_hash(std::uint64_t hash) { hash_ = hash; }

    // A keyframe put back: as many cells as the layout has.
    void restore(std::span<const std::int32_t> cells, std::uint64_t hash);
    // The hash from nothing, to check the incremental one.
    std::uint64_t recomputed_hash() const;

    bool operator==(const State& other) const { return cells_ == other.cells_; }

  private:
    friend class Transaction;

    std::shared_ptr<const Layout> layout_;
    std::vector<std::int32_t> cells_;
    std::uint64_t hash_ = 0;
    mutable Standing standing_;
    Scratch scratch_;
};

}  // namespace hd::ledger
