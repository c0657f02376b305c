// The whole state of a game or document: tables of rows of 32-bit integers in one flat array, and their hash.
// Only a Transaction and the stepping functions below write to it.
#pragma once

#include "engine/ledger/hash.hpp"
#include "engine/ledger/layout.hpp"
#include "engine/ledger/standing.hpp"

#include <algorithm>
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

    // The rows up to the last one in play; those behind are free, and some before may be.
    template <class Row>
    std::span<const Row> rows_in_play() const {
        return rows<Row>().first(in_play(Row::table));
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

    std::uint32_t in_play(int table) const {
        if (in_play_.empty()) bound_rows();
        std::uint32_t& end = in_play_[static_cast<std::size_t>(table)];
        while (end > 0 && is_free(table, end - 1)) --end;
        return end;
    }
    bool is_free(int table, std::uint32_t row) const {
        const Layout::Slot& slot = layout_->slot(table);
        const std::int32_t* const first = cells_.data() + slot.first + std::size_t{row} * slot.stride;
        return std::all_of(first, first + slot.stride, [](std::int32_t value) { return value == 0; });
    }
    void bound_rows() const;
    void may_be_in_play(int table, int row) {
        std::uint32_t& end = in_play_[static_cast<std::size_t>(table)];
        end = std::max(end, static_cast<std::uint32_t>(row) + 1);
    }
    // After cells were written past the transactions.
    void drop_derived() {
        standing_.drop();
        in_play_.clear();
    }

    std::shared_ptr<const Layout> layout_;
    std::vector<std::int32_t> cells_;
    std::uint64_t hash_ = 0;
    mutable Standing standing_;
    // By table: no row from here on is in play. Raised by transactions, lowered when it is asked for, and
    // empty while nothing is known.
    mutable std::vector<std::uint32_t> in_play_;
    Scratch scratch_;
};

}  // namespace hd::ledger
