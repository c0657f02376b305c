// The panes round the board of the editor. They draw what they are given and emit messages.
#pragma once

#include "app/studio/edit/edit.hpp"

namespace hd::studio {

void put_tools(const Ui& ui, EditLook& look, const Box& box);
// What the palette is made of: the tool's own part, and the layers under it.
struct PalettePane {
    const scenario::MapDocument& map;
    Sprites& sprites;
    const std::optional<view::UnitFacts>& unit;  // in hand
    const std::vector<view::HexFact>& hex;       // picked
    const std::string& hex_name;
    bool locked = false;  // the layer that the tool works on
};
void put_palette(const Ui& ui, const PalettePane& pane, EditLook& look, const Box& box, const Emit& emit);
void put_layers(const Ui& ui, EditLook& look, const Box& box);
float layers_height(const Ui& ui);
// What the pane at the right is made of.
struct OrderPane {
    const std::vector<view::OrderRow>& rows;
    const std::vector<view::GoalRow>& goals;
    const editor::Document& document;
    const std::optional<view::UnitFacts>& unit;  // in hand
    Sprites& sprites;
};
void put_order_pane(const Ui& ui, const OrderPane& pane, EditLook& look, const Box& box, const Emit& emit);
// Two of its tabs: what the scenario says of itself, and by which rules and for what it is played.
void put_words(const Ui& ui, const editor::Document& document, EditLook& look, const Box& box,
               const Emit& emit);
void put_rules(const Ui& ui, const OrderPane& pane, EditLook& look, const Box& box, const Emit& emit);

// The unit in hand, at the foot of its order of battle.
float inspector_height(const Ui& ui, const view::UnitFacts& facts);
void put_inspector(const Ui& ui, const OrderPane& pane, const std::string& unit, const Box& box,
                   const Emit& emit);

void put_schedule(const Ui& ui, const view::ScheduleView& schedule, EditLook& look, const Box& box,
                  const Emit& emit);

struct CheckPane {
    const editor::Findings& findings;
    const std::vector<std::string>& wheres;  // in words
    const std::vector<view::Mend>& mends;    // of the findings, in their order
    const std::vector<view::DocumentChange>& changes;
};
void put_checks(const Ui& ui, const CheckPane& pane, EditLook& look, const Box& box, const Emit& emit);

}  // namespace hd::studio
