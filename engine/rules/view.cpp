#include "engine/rules/ruleset.hpp"

#include <cassert>

namespace hd::rules {

namespace {

// Whether a seat may know a field of a row whose owner and `seen` mask are given.
bool knows(ledger::Audience audience, Seat seat, std::int32_t owner, std::int32_t seen) {
    if (seat.raw == 0 || audience == ledger::Audience::all || owner == seat.raw) return true;
    return audience == ledger::Audience::seen && ((static_cast<std::uint32_t>(seen) >> seat.raw) & 1U) != 0;
}

// The owner and the `seen` mask of a row, as the row itself has them.
struct RowKnowledge {
    std::int32_t owner = 0;
    std::int32_t seen = 0;
};

RowKnowledge knowledge(const ledger::Layout& layout, int table, std::span<const std::int32_t> row) {
    const ledger::Layout::Slot& slot = layout.slot(table);
    RowKnowledge known;
    if (slot.seat_field >= 0) known.owner = row[static_cast<std::size_t>(slot.seat_field)];
    if (slot.seen_field >= 0) known.seen = row[static_cast<std::size_t>(slot.seen_field)];
    return known;
}

}  // namespace

bool View::may_know(ledger::CellName name) const {
    if (!game_->ruleset->hides) return true;
    const ledger::Layout& all = layout();
    const auto row =
        game_->state.cells().subspan(all.cell({name.table, name.row, 0}), all.slot(name.table).stride);
    const RowKnowledge known = knowledge(all, name.table, row);
    return knows(all.field(name).audience, seat_, known.owner, known.seen);
}

const ledger::State& View::open() const {
    assert(!game_->ruleset->hides);
    return game_->state;
}

Game View::known(std::uint64_t seed) const {
    Game game{.ruleset = game_->ruleset, .setting = game_->setting, .state = game_->state, .seed = seed};
    if (!game_->ruleset->hides) return game;
    std::vector<std::int32_t> cells(game_->state.cells().begin(), game_->state.cells().end());
    for (int table = 0; table < layout().tables(); ++table) {
        const ledger::Layout::Slot& slot = layout().slot(table);
        for (std::uint32_t row = 0; row < slot.rows; ++row) {
            const std::size_t first = slot.first + std::size_t{row} * slot.stride;
            mask(table, std::span(cells).subspan(first, slot.stride));
        }
    }
    game.state.restore(cells, 0);
    game.state.set_hash(game.state.recomputed_hash());
    return game;
}

void View::mask_row(const ledger::Layout& layout, int table, Seat seat, std::span<std::int32_t> row) {
    const RowKnowledge known = knowledge(layout, table, row);
    const auto fields = layout.schema()[static_cast<std::size_t>(table)].fields;
    for (std::size_t f = 0; f < fields.size(); ++f) {
        if (!knows(fields[f].audience, seat, known.owner, known.seen)) row[f] = 0;
    }
}

void View::mask(int table, std::span<std::int32_t> row) const {
    if (game_->ruleset->hides) mask_row(layout(), table, seat_, row);
}

}  // namespace hd::rules
