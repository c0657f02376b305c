#include "engine/rules/stream.hpp"

#include <algorithm>

namespace hd::rules {

using ledger::Cell;
using ledger::Change;
using ledger::Layout;

namespace {

// The changes that a seat's view shows in one row, given all that changed in it (sorted by cell).
void learn_row(const Game& after, std::span<const Change> changes, Seat seat, std::vector<Change>& out) {
    const Layout& layout = after.state.layout();
    const ledger::CellName name = layout.name(changes.front().cell);
    const std::uint32_t stride = layout.slot(name.table).stride;
    const Cell first = layout.cell({name.table, name.row, 0});
    const auto cells = after.state.cells().subspan(first, stride);
    std::vector<std::int32_t> now(cells.begin(), cells.end());
    std::vector<std::int32_t> before = now;
    for (const Change& change : changes) before[change.cell - first] = change.before;
    View::mask_row(layout, name.table, seat, now);
    View::mask_row(layout, name.table, seat, before);
    for (std::uint32_t f = 0; f < stride; ++f) {
        if (before[f] != now[f]) out.push_back({first + f, before[f], now[f]});
    }
}

bool same_row(const Layout& layout, Cell one, Cell other) {
    const ledger::CellName x = layout.name(one);
    const ledger::CellName y = layout.name(other);
    return x.table == y.table && x.row == y.row;
}

void learn_changes(const Game& after, std::span<const Change> changes, Seat seat, std::vector<Change>& out) {
    out.assign(changes.begin(), changes.end());
    std::sort(out.begin(), out.end(), [](const Change& x, const Change& y) { return x.cell < y.cell; });
    if (!after.ruleset->hides) return;
    const std::vector<Change> all = std::move(out);
    out.clear();
    for (std::size_t from = 0; from < all.size();) {
        std::size_t to = from + 1;
        while (to < all.size() && same_row(after.state.layout(), all[from].cell, all[to].cell)) ++to;
        learn_row(after, std::span(all).subspan(from, to - from), seat, out);
        from = to;
    }
}

}  // namespace

void learn(const Game& after, const ledger::Log& log, EventNumber n, Seat seat, Learnt& out) {
    const ledger::EventHead& head = log.event(n).head;
    out.whole = seat.raw == 0 || head.audience == 0 || ((head.audience >> seat.raw) & 1U) != 0;
    out.head = out.whole ? head : ledger::EventHead{.seat = head.seat, .cause = head.cause};
    out.working = out.whole ? log.working(n) : std::span<const ledger::Work>{};
    out.dice = out.whole ? log.dice(n) : std::span<const ledger::Die>{};
    learn_changes(after, log.changes(n), seat, out.changes);
}

}  // namespace hd::rules
