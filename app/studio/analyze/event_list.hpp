// The list of events at the left of Analyze, with its filter.
#pragma once

#include "app/studio/message.hpp"
#include "app/studio/ui.hpp"
#include "app/view/chronicle.hpp"

#include <span>
#include <string>

namespace hd::studio {

struct EventListView {
    const view::Chronicle* chronicle = nullptr;
    std::span<const ledger::EventNumber> listed;
    ledger::EventNumber at = 0;
    bool scroll = false;  // to the event in hand
};

// True when the filter was changed.
bool put_event_list(const Ui& ui, const EventListView& view, std::string& filter, const Box& box,
                    const Emit& emit);

// Which events a filter keeps: words that must all occur in title or note, and `turn:7`, `kind:combat`. Steps
// within something that is told as a whole are left out unless the filter is `all`.
std::vector<ledger::EventNumber> filtered(const view::Chronicle& chronicle, const std::string& filter);

}  // namespace hd::studio
