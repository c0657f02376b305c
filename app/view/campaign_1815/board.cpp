// Counters and tracks: attack, defence and movement under a picture of the arm, the corps beside it; leaders
// as counters of their own kind; the turn record with who is on the way, and the victory points.
#include "app/view/campaign_1815/parts.hpp"
#include "app/view/map_colours.hpp"
#include "app/view/theme.hpp"
#include "app/view/words.hpp"
#include "engine/rules/campaign_1815/exits.hpp"
#include "engine/rules/campaign_1815/strength.hpp"
#include "engine/rules/campaign_1815/victory.hpp"
#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::view::campaign {

namespace {

using c1815::ArmyId;
using c1815::Ref;
using c1815::Unit;
using c1815::UnitType;

struct ArmyColours {
    Colour ground;
    Colour edge;
};
constexpr std::array<ArmyColours, 4> army_colours{{{colour(0x7A7466), colour(0x3A362E)},
                                                   {colour(0x35508F), colour(0x22366A)},
                                                   {colour(0x3F7350), colour(0x264A33)},
                                                   {colour(0xB4392F), colour(0x7E231C)}}};
const ArmyColours& colours_of(ArmyId army) {
    return army_colours[static_cast<std::size_t>(army)];
}

Symbol symbol_of(UnitType type, CounterStyle style) {
    const bool boxes = style.nations;
    switch (type) {
        case UnitType::infantry:
            return boxes ? Symbol::infantry_box : Symbol::infantry_picture;
        case UnitType::cavalry:
            return boxes ? Symbol::cavalry_box : Symbol::cavalry_picture;
        case UnitType::foot_artillery:
            return boxes ? Symbol::artillery_box : Symbol::artillery_picture;
        case UnitType::horse_artillery:
            return boxes ? Symbol::artillery_box : Symbol::artillery_picture;
        case UnitType::leader:
            return Symbol::star;
        case UnitType::none:
            break;
    }
    return Symbol::none;
}

CounterLook look_of(const rules::View& view, std::size_t row, CounterStyle style) {
    const c1815::Setting& setting = c1815::setting_of(view);
    const Unit& unit = view.common().rows<Unit>()[row];
    const c1815::Counter& counter = setting.counters[row];
    const ArmyColours& colours = colours_of(unit.army);
    CounterLook look{.ground = colours.ground,
                     .ink = colour(0xFFFFFF),
                     .edge = colours.edge,
                     .symbol = symbol_of(unit.type, style)};
    if (unit.type != UnitType::leader) {
        const c1815::Face& face = counter.face(unit.steps);
        look.value = fmt::format("{}-{}-{}", face.attack, face.defence, counter.movement);
    }
    if (unit.disrupted != 0) look.marks.push_back(MarkKind::disrupted);
    return look;
}

Track turns_of(const rules::View& view) {
    const c1815::Setting& setting = c1815::setting_of(view);
    const std::int32_t turn = std::max(view.common().at(rules::the_clock).turn, 1);
    return {.title = "Turn",
            .note = turn_words(setting, turn),
            .colour = ink::accent,
            .first = 1,
            .last = static_cast<std::int32_t>(setting.tables.turns.size()),
            .markers = {{turn, ink::accent, colour(0xFFFFFF), fmt::format("{}", turn), "Turn"}},
            .thresholds = {},
            .counters = {}};
}

}  // namespace

CounterLook counter(const scenario::Unit& unit, CounterStyle style) {
    const auto army = std::find(c1815::army_names.begin(), c1815::army_names.end(), unit.army);
    const auto type = std::find(c1815::type_names.begin(), c1815::type_names.end(), unit.type);
    const ArmyColours& colours =
        army_colours[army == c1815::army_names.end()
                         ? 0
                         : static_cast<std::size_t>(army - c1815::army_names.begin())];
    CounterLook look{.ground = colours.ground, .ink = colour(0xFFFFFF), .edge = colours.edge};
    if (type != c1815::type_names.end())
        look.symbol = symbol_of(static_cast<UnitType>(type - c1815::type_names.begin()), style);
    return look;
}

std::vector<SideColour> sides() {
    return {{"french", colours_of(ArmyId::french).ground},
            {"allied", colours_of(ArmyId::anglo).ground},
            {"anglo", colours_of(ArmyId::anglo).ground},
            {"prussian", colours_of(ArmyId::prussian).ground}};
}

void dress(const rules::View& view, CounterStyle style, BoardScene& scene) {
    const c1815::Setting& setting = c1815::setting_of(view);
    scene.sides = sides();
    const auto units = view.common().rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit unit = view.at(c1815::unit_row(row));
        const ledger::Place at = unit.hidden_at ? unit.hidden_at : unit.place;
        if (setting.on_map(at)) {
            scene.counters.push_back({board::hex_at_place(at.raw), look_of(view, row, style),
                                      setting.rows[Unit::table][row].title,
                                      static_cast<std::int32_t>(row) + 1});
        }
    }
    scene.tracks.push_back(turns_of(view));
}

}  // namespace hd::view::campaign
