#include "app/view/forced.hpp"

#include "app/view/game_face.hpp"

#include <algorithm>

namespace hd::view {

using ledger::EventNumber;

std::vector<EventNumber> forced_events(const rules::Ruleset& ruleset, const ledger::Log& log,
                                       EventNumber first, EventNumber last) {
    const GameFace& face = face_of(ruleset);
    std::vector<EventNumber> told;
    last = std::min(last, log.size());
    for (EventNumber n = first; n < last; ++n) {
        if (!is_automatic(log.event(n).head)) continue;
        EventNumber end = n;
        const std::size_t before = told.size();
        for (; end < last && is_automatic(log.event(end).head); ++end) {
            if (!face.is_detail(log.event(end).head.kind)) told.push_back(end);
        }
        if (told.size() == before) told.push_back(end - 1);
        n = end;
    }
    return told;
}

}  // namespace hd::view
