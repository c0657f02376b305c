// Every control in every state, in both themes side by side: a page to look at, and the manual of the
// widgets.
#pragma once

#include "app/studio/ui.hpp"

namespace hd::studio {

void put_gallery(const Ui& ui, const Box& window);

}  // namespace hd::studio
