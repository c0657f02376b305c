// What a choice would lead to: the working of the attack in few rows, its faces and chances. Its height is
// known before it is drawn, so that what stands below can give way.
#pragma once

#include "app/studio/play/side_pane.hpp"

namespace hd::studio {

void put_preview(const Ui& ui, const SideView& side);
float preview_height(const Ui& ui, const SideView& side);

// The attack that is being put together, or what it would be with whom the pointer shows.
void put_picking(const Ui& ui, const SideView& side, const Emit& emit);
float picking_height(const Ui& ui, const view::AttackPicking& picking);

}  // namespace hd::studio
