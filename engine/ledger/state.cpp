#include "engine/ledger/state.hpp"

#include <algorithm>

namespace hd::ledger {

State::State(std::shared_ptr<const Layout> layout)
    : layout_(std::move(layout)), cells_(layout_->cells(), 0) {}

void State::bound_rows() const {
    for (int t = 0; t < layout_->tables(); ++t) in_play_.push_back(layout_->slot(t).rows);
}

void State::apply(std::span<const Change> changes) {
    std::uint64_t hash = hash_;
    for (const Change& change : changes) {
        cells_[change.cell] = change.after;
        hash += contribution(change.cell, change.after) - contribution(change.cell, change.before);
    }
    hash_ = hash;
    drop_derived();
}

void State::unapply(std::span<const Change> changes) {
    std::uint64_t hash = hash_;
    for (std::size_t i = changes.size(); i-- > 0;) {
        const Change& change = changes[i];
        cells_[change.cell] = change.before;
        hash += contribution(change.cell, change.before) - contribution(change.cell, change.after);
    }
    hash_ = hash;
    drop_derived();
}

void State::apply_unhashed(std::span<const Change> changes) {
    std::int32_t* cells = cells_.data();
    for (const Change& change : changes) cells[change.cell] = change.after;
    drop_derived();
}

void State::unapply_unhashed(std::span<const Change> changes) {
    std::int32_t* cells = cells_.data();
    for (std::size_t i = changes.size(); i-- > 0;) cells[changes[i].cell] = changes[i].before;
    drop_derived();
}

void State::restore(std::span<const std::int32_t> cells, std::uint64_t hash) {
    assert(cells.size() == cells_.size());
    std::copy(cells.begin(), cells.end(), cells_.begin());
    hash_ = hash;
    drop_derived();
}

std::uint64_t State::recomputed_hash() const {
    std::uint64_t hash = 0;
    for (std::size_t c = 0; c < cells_.size(); ++c) hash += contribution(static_cast<Cell>(c), cells_[c]);
    return hash;
}

}  // namespace hd::ledger
