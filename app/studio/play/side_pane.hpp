// The pane beside the board while playing, top down: who decides and what, the unit in hand, what a choice
// would lead to, the other choices, and the story.
#pragma once

#include "app/studio/message.hpp"
#include "app/studio/ui.hpp"
#include "app/view/play_view.hpp"

#include <string>
#include <vector>

namespace hd::studio {

struct SideView {
    const view::PlayView& play;
    const view::UnitView* hand = nullptr;
    const std::vector<view::AttackView>* attacks = nullptr;  // from where the unit would stop
    const view::Chronicle* chronicle = nullptr;
    const view::Rulebook* rulebook = nullptr;
    bool human = true;
    std::string undo = {};
    std::string undo_refused = {};
    bool types_dice = false;
    int dice_left = 0;  // that are still to be typed
    int die_sides = 6;
    std::string aim = {};  // where the unit would stop
    bool scroll_story = false;
};

// Gives a tab that was chosen, else -1.
int put_side_pane(const Ui& ui, const SideView& side, int tab, const Box& box, const Emit& emit);

}  // namespace hd::studio
