// A position to ask something of: the end or an event of a recording, or the first decision of a scenario.
#pragma once

#include "app/cli/program.hpp"
#include "replay/cursor.hpp"

#include <memory>
#include <string>

namespace hd::cli {

struct PositionWords {
    std::string input;
    std::int64_t at = -1;
    std::string seat;
};

struct Position {
    std::unique_ptr<replay::LiveGame> live;
    std::unique_ptr<replay::Cursor> cursor;
    ledger::Seat seat;  // whose view is asked; the deciding one where none was named

    const rules::Game& game() const { return cursor->game(); }
    rules::View view() const { return {game(), seat}; }
};

tl::expected<Position, Exit> open_position(const Program& program, const PositionWords& words);

}  // namespace hd::cli
