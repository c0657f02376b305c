#include "app/studio/panes.hpp"

#include "app/studio/widgets/panel.hpp"

#include <algorithm>

namespace hd::studio {

float Panes::size(const Ui& ui, const PaneRange& range, float room) const {
    const auto found = lengths_.find(range.name);
    const float length = found == lengths_.end() ? range.first : found->second;
    return std::min(ui.px(std::clamp(length, range.least, range.most)), room);
}

void Panes::drag(const Ui& ui, const PaneRange& range, float room, float by) {
    const float now = size(ui, range, room) + by;
    lengths_[range.name] = std::clamp(now / ui.scale, range.least, range.most);
}

void put_pane_splitter(const Ui& ui, Panes& panes, const PaneRange& range, const Box& line, bool down,
                       float room, float sign) {
    const Split split = put_splitter(ui, range.name, line, down);
    if (split.reset) {
        panes.reset(range);
    } else if (split.moved != 0) {
        panes.drag(ui, range, room, split.moved * sign);
    }
}

}  // namespace hd::studio
