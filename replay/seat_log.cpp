#include "replay/seat_log.hpp"

#include <algorithm>

namespace hd::replay {

namespace {

bool is_told(const ledger::EventHead& head, ledger::Seat seat) {
    return head.audience == 0 || seat.raw == 0 ||
           (head.audience >> static_cast<unsigned>(seat.raw) & 1U) != 0;
}

// The first cells of the rows that an event changes, each once, in order.
std::vector<ledger::CellName> touched_rows(const ledger::Layout& layout,
                                           std::span<const ledger::Change> changes) {
    std::vector<ledger::CellName> rows;
    for (const ledger::Change& change : changes) {
        ledger::CellName name = layout.name(change.cell);
        name.field = 0;
        const bool is_new = std::none_of(rows.begin(), rows.end(), [&](const ledger::CellName& row) {
            return row.table == name.table && row.row == name.row;
        });
        if (is_new) rows.push_back(name);
    }
    return rows;
}

// What a seat sees of some rows, field by field.
std::vector<std::int32_t> seen_values(const rules::View& view, const std::vector<ledger::CellName>& rows) {
    std::vector<std::int32_t> values;
    for (ledger::CellName name : rows) {
        const auto fields = view.layout().schema()[static_cast<std::size_t>(name.table)].fields.size();
        for (std::size_t f = 0; f < fields; ++f) {
            name.field = static_cast<int>(f);
            values.push_back(view.cell(name));
        }
    }
    return values;
}

// An event may show values that it doesn't change, by changing who sees a row: so whole rows are compared.
std::vector<ledger::Change> seen_changes(const rules::View& view, const std::vector<ledger::CellName>& rows,
                                         const std::vector<std::int32_t>& before) {
    const std::vector<std::int32_t> after = seen_values(view, rows);
    std::vector<ledger::Change> changes;
    std::size_t i = 0;
    for (const ledger::CellName& row : rows) {
        const std::uint32_t stride = view.layout().slot(row.table).stride;
        for (std::uint32_t f = 0; f < stride; ++f, ++i) {
            if (before[i] != after[i]) changes.push_back({view.layout().cell(row) + f, before[i], after[i]});
        }
    }
    return changes;
}

}  // namespace

std::vector<KnownEvent> seat_log(const Line& line, ledger::Seat seat, EventNumber last) {
    rules::Game game = line.game;
    game.state = ledger::State(game.setting->layout);
    const rules::View view(game, seat);
    std::vector<KnownEvent> known;
    for (EventNumber n = 0; n < last; ++n) {
        const auto rows = touched_rows(view.layout(), line.log.changes(n));
        const std::vector<std::int32_t> before = seen_values(view, rows);
        game.state.apply(line.log.changes(n));
        KnownEvent event{
            .number = n, .told = is_told(line.log.event(n).head, seat), .head = {}, .changes = {}};
        event.changes = seen_changes(view, rows, before);
        if (event.told) event.head = line.log.event(n).head;
        if (event.told || !event.changes.empty()) known.push_back(std::move(event));
    }
    return known;
}

std::vector<std::int32_t> seen_cells(const rules::Game& game, ledger::Seat seat) {
    const rules::View view(game, seat);
    std::vector<std::int32_t> cells(game.state.cells().size());
    for (std::size_t c = 0; c < cells.size(); ++c) {
        cells[c] = view.cell(view.layout().name(static_cast<ledger::Cell>(c)));
    }
    return cells;
}

}  // namespace hd::replay
