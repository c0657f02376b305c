// The event in hand: what happened, its working line by line, what could have happened, and what changed
// between the marks.
#pragma once

#include "app/studio/message.hpp"
#include "app/studio/ui.hpp"
#include "app/view/changes_view.hpp"
#include "app/view/event_view.hpp"

namespace hd::studio {

struct ChangesMarks {
    ledger::EventNumber a = 0;
    ledger::EventNumber b = 0;
    bool marked = false;
};

void put_event_pane(const Ui& ui, const view::EventView& event, const view::ChangesView& changes,
                    const ChangesMarks& marks, const view::Rulebook& rulebook, const Box& box,
                    const Emit& emit);

// The working alone, for other panes too: values in one column, rules in another.
void put_working(const Ui& ui, const view::WorkingView& working, const view::Rulebook& rulebook);
// A rule's id at the right end of a line, with its summary on hover; `nth`: one of its own in the pane. Where
// the book's place fits into `room` too, that comes first.
void put_rule_link(const Ui& ui, const std::string& id, const view::Rulebook& rulebook, const Box& line,
                   int nth, float room = 0);
// Faces and chances as bars.
void put_chances(const Ui& ui, const std::vector<view::Chance>& chances);
// A die's face.
void put_die(const Ui& ui, int value, const Box& box, view::Colour ground, view::Colour pips);

}  // namespace hd::studio
