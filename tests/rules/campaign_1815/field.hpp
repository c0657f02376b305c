// A tiny scenario builder for rule tests of the campaign: clear ground of 14 by 14 hexes, N0101 in the
// north-east, numbered as the printed map is, with the pieces of the checklist and the shipped tables.
#pragma once

#include "engine/rules/campaign_1815/setting.hpp"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

namespace hd::c1815::test {

class Field {
  public:
    Field();

    // A piece by its code and place, and what is not as usual: "FI N0505", "FI:a N0505 reduced",
    // "FC1 N0505 blown disrupted out", "PI:x waiting 1@7" (with the group that comes by entry 1 from turn 7
    // on). Everybody has orders unless he is `out`. Pieces (attack-defence-movement, reduced, shock):
    //   FI French line infantry 8-8-4 (4-4)     OG Old Guard 10-10-4 (5-5) 2   IG Imperial Guard infantry
    //   6-6-4 (3-3) 1 FC1, FC2 cavalry of III Cavalry Corps 4-3-6 (2-2) 1 and 2 shock        FH its horse
    //   artillery 3-2-5 FA foot artillery 5-4-3 (3-2)           GE Gendarmerie 1-1-6 PI Prussian infantry
    //   7-7-4 (3-3)        PC cavalry 3-2-6               PA foot artillery 4-4-3 (2-2) H4 4th Hussars 1-1-7
    //   AI British line 4-4-4 (2-2)             AG British Guards 5-5-4 (3-3) 1   AC British cavalry 3-3-6
    //   (2-2) 1 AA British foot artillery 4-3-3 (2-2)   AH British horse artillery 2-2-6 KI KGL, HI
    //   Hanoverian, BI Brunswick, SI Nassau infantry 4-4-4 (2-2)    NI Netherlands infantry 3-3-4 (2-2) NC
    //   Netherlands cavalry 3-2-6            RI a reserve, 3-3-4
    // Leaders: Nap, Ney, Gro, Rei (II), Erl (I), Kel (III Cavalry), Blu, Zie (I), Wel, Ora, Hil, Ux, Bru.
    // French infantry and guns are of II Corps, Prussians of I; ":1" to ":9" after the code names a piece.
    Field& unit(std::string_view code_place_and_state);
    Field& units(std::initializer_list<std::string_view> pieces);

    Field& terrain(Terrain kind, std::initializer_list<std::string_view> hexes);
    // What lies between two hexes.
    Field& side(Side kind, std::string_view a, std::string_view b);
    // Joins hexes that follow each other; roads are held by the Allies unless said otherwise.
    Field& way(Way kind, std::initializer_list<std::string_view> hexes);
    Field& road(std::initializer_list<std::string_view> hexes) { return way(Way::road, hexes); }
    Field& high_road(std::initializer_list<std::string_view> hexes) { return way(Way::high_road, hexes); }
    Field& hold(Seat seat, std::initializer_list<std::string_view> hexes);
    Field& edge(Edge kind, std::initializer_list<std::string_view> hexes);
    // An entry of an army; the turns that lie between two of them.
    Field& entry(std::string_view id, ArmyId army, std::initializer_list<std::string_view> hexes);
    Field& delay(std::string_view from, std::string_view to, std::int32_t turns);
    // The hexes around which a hidden force may lie; its units wait with the tags of the two divisions.
    Field& ambush_around(std::string_view hex);

    // Play begins in this phase of this turn, with orders given where it is movement. Turn 5 is a dry day
    // turn, 20 mud, 11 night, 12 early morning, 14 has supply. Without it: French movement of turn 5.
    Field& at(std::int32_t turn, Phase phase);
    // Play begins with the turn: supply, orders.
    Field& turn(std::int32_t turn) { return at(turn, Phase::none); }
    Field& last_turn(std::int32_t turn);
    // Orders are still to be given in the movement phase.
    Field& without_orders();
    Field& number(Number name, std::int32_t value);
    Field& tag(std::string_view piece, Tag tag);
    Field& corps(std::string_view piece, std::int32_t corps);
    Unit& row(std::string_view piece);
    Counter& counter(std::string_view piece);
    Setting& setting() { return *setting_; }

    // Compiled; the field may not be changed afterwards.
    std::shared_ptr<const Setting> finish();

  private:
    Place place(std::string_view text) const;
    Hex& hex(std::string_view text);
    std::size_t index(std::string_view piece) const;
    std::int32_t group_of(std::string_view entry_and_turn, ArmyId army);

    std::shared_ptr<Setting> setting_;
};

}  // namespace hd::c1815::test
