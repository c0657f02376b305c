// A tiny scenario builder for rule tests: the Waterloo numbering (A1 to Y12) on clear ground, and whatever a
// test puts on it. Numbers of the tables are the rulebook's.
#pragma once

#include "engine/rules/victory_at_waterloo/option.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hd::vaw::test {

class Field {
  public:
    Field();

    // A unit by its code and place: "Fi2 N3", "Bc1 K5", "FG4 O2" (Guard infantry); "Pc1 3" waits in the box
    // of turn 3; "Fi2:left N3" is called "left". Two units of one code are told apart by their names.
    Field& unit(std::string_view code_and_place);
    Field& units(std::initializer_list<std::string_view> codes);

    Field& terrain(Terrain kind, std::initializer_list<std::string_view> hexes);
    Field& woods(std::string_view hex) { return terrain(Terrain::woods, {hex}); }
    Field& town(std::string_view hex) { return terrain(Terrain::town, {hex}); }
    Field& chateau(std::string_view hex) { return terrain(Terrain::chateau, {hex}); }
    Field& ridge(std::string_view hex) { return terrain(Terrain::ridge, {hex}); }
    // Joins or parts hexes that follow each other.
    Field& way(Way kind, std::initializer_list<std::string_view> hexes);
    Field& road(std::initializer_list<std::string_view> hexes) { return way(Way::road, hexes); }
    Field& trail(std::initializer_list<std::string_view> hexes) { return way(Way::trail, hexes); }
    Field& stream(std::string_view a, std::string_view b) { return way(Way::stream, {a, b}); }
    Field& bridge(std::string_view a, std::string_view b) { return way(Way::bridge, {a, b}); }

    // An objective of the French ("hougomont S4", the British lose 2), or of the Coalition, or of both.
    Field& french_objective(std::string_view hex, std::int32_t value);
    Field& coalition_objective(std::string_view hex, std::int32_t value);
    Field& la_haye_sainte(std::string_view hex);  // 3 for both, held by the Coalition

    Field& option(bool Options::*option);
    // Play begins in this phase of this turn, instead of at the start of turn 1.
    Field& at(std::int32_t turn, Phase phase);
    Field& turn(std::int32_t turn) { return at(turn, Phase::none); }
    // Both markers of an army.
    Field& losses(ArmyId army, std::int32_t box);
    Army& army(ArmyId army);
    Unit& row(std::string_view id);
    Tables& tables() { return setting_->tables; }
    Setting& setting() { return *setting_; }

    // Compiled; the field may not be changed afterwards.
    std::shared_ptr<const Setting> finish();

  private:
    Place place(std::string_view text) const;
    Hex& hex(std::string_view text);
    Field& objective(std::string_view hex, ObjectiveInfo info);

    std::shared_ptr<Setting> setting_;
};

}  // namespace hd::vaw::test
