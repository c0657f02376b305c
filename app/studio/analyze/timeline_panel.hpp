// The timeline: lanes of turns, combats, losses, luck and ground over the whole game or a part of it.
#pragma once

#include "app/studio/message.hpp"
#include "app/studio/ui.hpp"
#include "app/view/timeline_scale.hpp"

namespace hd::studio {

struct TimelineView {
    const view::Chronicle* chronicle = nullptr;
    const view::TimelineScale* scale = nullptr;
    ledger::EventNumber at = 0;
    ledger::EventNumber a = 0;
    ledger::EventNumber b = 0;
    bool has_a = false;
    bool has_b = false;
    double from = 0;  // the stretch shown, in the scale's measure
    double to = 0;
};

struct TimelineNews {
    bool zoomed = false;
    double from = 0;
    double to = 0;
};

TimelineNews put_timeline(const Ui& ui, const TimelineView& view, const Box& box, const Emit& emit);

}  // namespace hd::studio
