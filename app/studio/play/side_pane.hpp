// The pane beside the board while playing, top down: who decides and what, the unit in hand, what a choice
// would lead to, the other choices, and the story.
#pragma once

#include "app/studio/board/sprites.hpp"
#include "app/studio/message.hpp"
#include "app/studio/ui.hpp"
#include "app/view/attack_picking.hpp"
#include "replay/notes.hpp"

#include <string>
#include <vector>

namespace hd::studio {

struct SideView {
    const view::PlayView& play;
    const view::UnitView* hand = nullptr;
    const std::vector<view::AttackView>* attacks = nullptr;  // from where the unit would stop
    const view::Chronicle* chronicle = nullptr;
    const view::Rulebook* rulebook = nullptr;
    const ledger::Log* log = nullptr;
    const replay::Notes* notes = nullptr;
    const view::AttackPicking* picking = nullptr;  // an attack that is being put together
    std::int32_t joining = 0;                      // whom the pointer would take into it
    ledger::EventNumber held = ledger::no_event;   // was taken by itself and is shown; later ones are not yet
    Sprites* sprites = nullptr;                    // that the board draws its counters with
    bool human = true;
    std::string undo = {};
    std::string undo_refused = {};
    bool types_dice = false;
    int dice_left = 0;  // that are still to be typed
    int die_sides = 6;
    std::string aim = {};  // where the unit would stop
    bool scroll_story = false;
    ledger::Seat viewer = {};  // who looks on; none: everything may be known
};

// Gives a tab that was chosen, else -1. `reference`: where the dice that are typed can be looked up.
int put_side_pane(const Ui& ui, const SideView& side, int tab, std::string& reference, const Box& box,
                  const Emit& emit);

}  // namespace hd::studio
