// Recordings as lists of records, to be changed and written again with right checksums: what a hostile or an
// older program would write.
#pragma once

#include "replay/live_game.hpp"

#include <utility>
#include <vector>

namespace hd::replay {

struct Written {
    Record record;
    std::vector<LooseEvent> events;
};

struct Rewriting {
    int version = format_version;
    Header header;
    std::vector<Written> frames;

    static Rewriting of(const LiveGame& live);
    // All events of frames, in file order.
    std::vector<LooseEvent*> events();
    Bytes bytes() const;
};

}  // namespace hd::replay
