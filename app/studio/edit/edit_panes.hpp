// The panes round the board of the editor. They draw what they are given and emit messages.
#pragma once

#include "app/studio/edit/edit.hpp"

namespace hd::studio {

void put_tools(const Ui& ui, EditLook& look, const Box& box);
void put_palette(const Ui& ui, const scenario::MapDocument& map, EditLook& look, const Box& box,
                 const Emit& emit);
// What the pane at the right is made of.
struct OrderPane {
    const std::vector<view::OrderRow>& rows;
    const std::vector<view::GoalRow>& goals;
    const editor::Document& document;
};
void put_order_pane(const Ui& ui, const OrderPane& pane, EditLook& look, const Box& box, const Emit& emit);
// Two of its tabs: what the scenario says of itself, and by which rules and for what it is played.
void put_words(const Ui& ui, const editor::Document& document, EditLook& look, const Box& box,
               const Emit& emit);
void put_rules(const Ui& ui, const OrderPane& pane, EditLook& look, const Box& box, const Emit& emit);

void put_schedule(const Ui& ui, const view::ScheduleView& schedule, EditLook& look, const Box& box,
                  const Emit& emit);

struct CheckPane {
    const editor::Findings& findings;
    const std::vector<view::Mend>& mends;  // of the findings, in their order
    const std::vector<view::DocumentChange>& changes;
};
void put_checks(const Ui& ui, const CheckPane& pane, EditLook& look, const Box& box, const Emit& emit);

}  // namespace hd::studio
