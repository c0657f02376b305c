// The panes round the board of the editor. They draw what they are given and emit messages.
#pragma once

#include "app/studio/edit/edit.hpp"

namespace hd::studio {

void put_tools(const Ui& ui, EditLook& look, const Box& box);
void put_palette(const Ui& ui, const scenario::MapDocument& map, EditLook& look, const Box& box,
                 const Emit& emit);
void put_order_pane(const Ui& ui, const std::vector<view::OrderRow>& rows, const editor::Document& document,
                    EditLook& look, const Box& box, const Emit& emit);
void put_schedule(const Ui& ui, const view::ScheduleView& schedule, EditLook& look, const Box& box,
                  const Emit& emit);
void put_checks(const Ui& ui, const editor::Findings& findings, const editor::Document& document,
                const Box& box, const Emit& emit);

}  // namespace hd::studio
