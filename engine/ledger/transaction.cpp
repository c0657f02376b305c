#include "engine/ledger/transaction.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace hd::ledger {

namespace {

// Which fields of a row differ, as bits. Without a branch a field: which ones differ is hard to foresee.
std::uint64_t differing(const std::int32_t* before, const std::int32_t* after, std::uint32_t fields) {
    const auto differs = [&](std::uint32_t f) { return std::uint64_t{before[f] != after[f]}; };
    constexpr std::uint32_t four = 4;
    std::uint64_t bits = 0;
    std::uint32_t f = 0;
    for (; f + four <= fields; f += four) {
        bits |= (differs(f) | differs(f + 1) << 1U | differs(f + 2) << 2U | differs(f + 3) << 3U) << f;
    }
    for (; f < fields; ++f) bits |= differs(f) << f;
    return bits;
}

}  // namespace

Transaction::Transaction(State& state, Log& log)
    : state_(&state),
      log_(&log),
      first_change_(static_cast<std::uint32_t>(log.changes_.size())),
      first_work_(static_cast<std::uint32_t>(log.working_.size())) {
    // The index shows the state before the transaction until commit, whether or not it was built before.
    state.standing();
    if (state.in_play_.empty()) state.bound_rows();
    Scratch& scratch = state.scratch_;
    assert(scratch.touched.empty() && "transactions don't nest");
    if (scratch.where.size() < state.layout_->rows()) scratch.where.resize(state.layout_->rows());
}

Transaction::~Transaction() {
    if (!open_) return;
    restore();
    assert(false && "a transaction was left open");
}

std::int32_t* Transaction::touch(int table, int row) {
    const Layout::Slot& slot = state_->layout_->slot(table);
    assert(row >= 0 && static_cast<std::uint32_t>(row) < slot.rows);
    const Cell first = slot.first + static_cast<std::uint32_t>(row) * slot.stride;
    std::int32_t* const cells = state_->cells_.data() + first;
    Scratch& scratch = state_->scratch_;
    std::uint32_t& where = scratch.where[slot.first_row + static_cast<std::uint32_t>(row)];
    if (where < scratch.touched.size() && scratch.touched[where].first == first) return cells;
    state_->may_be_in_play(table, row);
    where = static_cast<std::uint32_t>(scratch.touched.size());
    scratch.touched.push_back({.first = first,
                               .stride = slot.stride,
                               .saved = static_cast<std::uint32_t>(scratch.saved.size()),
                               .table = table,
                               .row = row});
    scratch.saved.insert(scratch.saved.end(), cells, cells + slot.stride);
    return cells;
}

std::int32_t Transaction::free_row(int table) const {
    const Layout::Slot& slot = state_->layout_->slot(table);
    for (std::uint32_t row = 0; row < slot.rows; ++row) {
        const auto first =
            state_->cells_.begin() + static_cast<std::ptrdiff_t>(slot.first + std::size_t{row} * slot.stride);
        if (std::all_of(first, first + slot.stride, [](std::int32_t v) { return v == 0; })) {
            return static_cast<std::int32_t>(row);
        }
    }
    assert(false && "a table has no free row: the game's counts are too small");
    return -1;
}

void Transaction::set(CellName name, std::int32_t value) {
    touch(name.table, name.row)[name.field] = value;
}

// Appends what differs in one row; returns which fields did, as bits.
std::uint64_t Transaction::record_changes(const Touched& touched) {
    const std::int32_t* const before = saved(touched);
    const std::int32_t* const after = state_->cells_.data() + touched.first;
    const std::uint64_t changed = differing(before, after, touched.stride);
    std::uint64_t hash = state_->hash_;
    for (std::uint64_t left = changed; left != 0; left &= left - 1) {
        const auto f = static_cast<std::uint32_t>(std::countr_zero(left));
        const Change change{.cell = touched.first + f, .before = before[f], .after = after[f]};
        log_->changes_.push_back(change);
        hash += contribution(change.cell, change.after) - contribution(change.cell, change.before);
    }
    state_->hash_ = hash;
    return changed;
}

// Whether a seat now may know what its view of the row hid. A row that was not in play hid nothing, and one
// that is gone shows nothing.
bool Transaction::row_reveals(const Touched& touched, std::uint64_t changed) const {
    const Layout::Slot& slot = state_->layout_->slot(touched.table);
    const std::span before(saved(touched), touched.stride);
    const std::span after(state_->cells_.data() + touched.first, touched.stride);
    const auto in_play = [](std::span<const std::int32_t> row) {
        return std::any_of(row.begin(), row.end(), [](std::int32_t v) { return v != 0; });
    };
    if (!in_play(before) || !in_play(after)) return false;
    const auto gained = [&](int field) {
        const auto f = static_cast<std::size_t>(field);
        return (static_cast<std::uint32_t>(after[f]) & ~static_cast<std::uint32_t>(before[f])) != 0;
    };
    if (slot.seen_field >= 0 && gained(slot.seen_field)) return true;
    return slot.seat_field >= 0 && ((changed >> slot.seat_field) & 1U) != 0;
}

EventNumber Transaction::commit(const EventHead& head) {
    assert(open_);
    open_ = false;
    bool reveals = false;
    for (const Touched& touched : state_->scratch_.touched) {
        const std::uint64_t changed = record_changes(touched);
        const Layout::Slot& slot = state_->layout_->slot(touched.table);
        if ((changed & slot.place_fields) != 0) {
            state_->standing_.moved(*state_->layout_, state_->cells_, touched.table, touched.row);
        }
        reveals = reveals || ((changed & slot.knowledge_fields) != 0 && row_reveals(touched, changed));
    }
    forget();
    const auto found = reveals ? static_cast<unsigned>(EventFlag::reveals) : 0U;
    EventHead whole = head;
    whole.flags = static_cast<std::uint8_t>(head.flags | found);
    log_->events_.push_back(
        {.head = whole, .first_change = first_change_, .first_work = first_work_, .hash = state_->hash_});
    const EventNumber number = log_->size() - 1;
    if (log_->rolled_.size() != log_->dice_.size()) log_->rolled_.resize(log_->dice_.size(), number);
    return number;
}

void Transaction::drop() {
    assert(open_);
    open_ = false;
    restore();
    log_->working_.resize(first_work_);
    log_->dice_.resize(log_->rolled_.size());
}

void Transaction::restore() {
    for (const Touched& touched : state_->scratch_.touched) {
        const std::int32_t* before = saved(touched);
        std::copy(before, before + touched.stride, state_->cells_.begin() + touched.first);
    }
    forget();
}

void Transaction::forget() {
    // Whoever looked meanwhile may have found a row free that no longer is.
    for (const Touched& touched : state_->scratch_.touched)
        state_->may_be_in_play(touched.table, touched.row);
    state_->scratch_.touched.clear();
    state_->scratch_.saved.clear();
}

}  // namespace hd::ledger
