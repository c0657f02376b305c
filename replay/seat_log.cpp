#include "replay/seat_log.hpp"

namespace hd::replay {

std::vector<rules::Learnt> seat_log(const Line& line, ledger::Seat seat, EventNumber last) {
    rules::Game game = line.game;
    game.state = ledger::State(game.setting->layout);
    std::vector<rules::Learnt> learnt(last);
    for (EventNumber n = 0; n < last; ++n) {
        game.state.apply(line.log.changes(n));
        rules::learn(game, line.log, n, seat, learnt[n]);
    }
    return learnt;
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
