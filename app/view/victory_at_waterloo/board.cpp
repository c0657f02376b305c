// Counters and tracks: blue, red and green with pictures for the arms, as the game has them, or nations and
// boxes.
#include "app/view/map_colours.hpp"
#include "app/view/theme.hpp"
#include "app/view/victory_at_waterloo/parts.hpp"
#include "app/view/words.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"
#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::view::waterloo {

namespace {

using vaw::Army;
using vaw::ArmyId;
using vaw::Ref;
using vaw::Unit;
using vaw::UnitType;

struct ArmyColours {
    Colour ground;
    Colour edge;
};
constexpr std::array<ArmyColours, 4> army_colours{{{colour(0x7A7466), colour(0x3A362E)},
                                                   {colour(0x35508F), colour(0x22366A)},
                                                   {colour(0xB4392F), colour(0x7E231C)},
                                                   {colour(0x3F7350), colour(0x264A33)}}};
const ArmyColours& colours_of(ArmyId army) {
    return army_colours[static_cast<std::size_t>(army)];
}

// What the order of battle says of a counter beside what play needs.
const scenario::Unit* written(const vaw::Setting& setting, std::size_t row) {
    if (setting.scenario == nullptr || row >= setting.rows[Unit::table].size()) return nullptr;
    const auto& units = setting.scenario->order_of_battle.units;
    const auto found = std::find_if(units.begin(), units.end(), [&](const scenario::Unit& unit) {
        return unit.id == setting.rows[Unit::table][row].id;
    });
    return found == units.end() ? nullptr : &*found;
}

Symbol symbol_of(UnitType type, CounterStyle style) {
    const bool boxes = style.nations;
    switch (type) {
        case UnitType::infantry:
            return boxes ? Symbol::infantry_box : Symbol::infantry_picture;
        case UnitType::cavalry:
            return boxes ? Symbol::cavalry_box : Symbol::cavalry_picture;
        case UnitType::artillery:
            return boxes ? Symbol::artillery_box : Symbol::artillery_picture;
        case UnitType::none:
            break;
    }
    return Symbol::none;
}

// What the order of battle alone knows: Guards, and whose colours a contingent wears.
void dress_nation(const scenario::Unit& unit, CounterStyle style, CounterLook& look) {
    look.elite = look.elite || std::find(unit.tags.begin(), unit.tags.end(), "guard") != unit.tags.end();
    for (const NationColours& nation : nation_colours()) {
        if (nation.id != unit.nation) continue;
        if (style.codes) look.code = nation.code;
        if (!style.nations) continue;
        look.ground = nation.ground;
        look.ink = nation.ink;
    }
}

CounterLook look_of(const rules::View& view, std::size_t row, CounterStyle style) {
    const auto& setting = static_cast<const vaw::Setting&>(view.setting());
    const Unit& unit = view.open().rows<Unit>()[row];
    const ArmyColours& colours = colours_of(unit.army);
    const scenario::Unit* source = written(setting, row);
    CounterLook look{.ground = colours.ground,
                     .ink = colour(0xFFFFFF),
                     .edge = colours.edge,
                     .symbol = symbol_of(unit.type, style),
                     .value = fmt::format("{}", unit.strength)};
    look.elite = unit.guard != 0;
    if (source != nullptr) dress_nation(*source, style, look);
    const rules::Clock& clock = view.open().at(rules::the_clock);
    if (unit.owed != 0) look.marks.push_back(MarkKind::must_fight);
    if (unit.owed == 0 && clock.side == unit.seat) {
        if (unit.attacked == clock.turn) {
            look.marks.push_back(MarkKind::has_fought);
        } else if (unit.moved == clock.turn) {
            look.marks.push_back(MarkKind::moved);
        }
    }
    return look;
}

// "3 of 17 to demoralised", or what has been reached.
std::string losses_note(const Army& army) {
    if (army.rout_at > 0 && army.turn_losses >= army.rout_at)
        return fmt::format("{}, routed", army.turn_losses);
    if (army.disintegrated != 0) return fmt::format("{}, disintegrated", army.turn_losses);
    if (army.demoralised != 0) return fmt::format("{}, demoralised", army.turn_losses);
    return fmt::format("{} of {} to demoralised", army.turn_losses, army.demoralised_at);
}

Track losses_of(const rules::View& view, ArmyId id) {
    const auto& setting = static_cast<const vaw::Setting&>(view.setting());
    const Army& army = view.open().at(vaw::army_row(id));
    const ArmyColours& colours = colours_of(id);
    Track track{.title = fmt::format("{} losses", army_adjective(static_cast<std::int32_t>(id))),
                .note = losses_note(army),
                .colour = colours.ground,
                .first = 0,
                .last = setting.track(id).last_box,
                .markers = {},
                .thresholds = {},
                .grounds = {},
                .counters = {}};
    track.markers.push_back({army.game_losses, colours.edge, colour(0xFFFFFF), "G", "Game Losses"});
    track.markers.push_back({army.turn_losses, colours.ground, colour(0xFFFFFF), "T", "Turn Losses"});
    track.thresholds.push_back({army.demoralised_at, "demoralised"});
    if (army.disintegrated_at > 0) track.thresholds.push_back({army.disintegrated_at, "disintegrated"});
    if (army.rout_at > 0) track.thresholds.push_back({army.rout_at, "rout"});
    return track;
}

Track turns_of(const rules::View& view) {
    const auto& setting = static_cast<const vaw::Setting&>(view.setting());
    const std::int32_t turn = view.open().at(rules::the_clock).turn;
    Track track{.title = "Turn",
                .note = fmt::format("{} of {}", std::max(turn, 1), setting.tables.turns),
                .colour = ink::accent,
                .first = 1,
                .last = setting.tables.turns,
                .markers = {{std::max(turn, 1), ink::accent, colour(0xFFFFFF),
                             fmt::format("{}", std::max(turn, 1)), "Turn"}},
                .thresholds = {},
                .grounds = {},
                .counters = {}};
    return track;
}

}  // namespace

CounterLook counter(const scenario::Unit& unit, CounterStyle style) {
    const auto army = std::find(vaw::army_names.begin(), vaw::army_names.end(), unit.army);
    const auto type = std::find(vaw::type_names.begin(), vaw::type_names.end(), unit.type);
    const ArmyColours& colours = army_colours[army == vaw::army_names.end()
                                                  ? 0
                                                  : static_cast<std::size_t>(army - vaw::army_names.begin())];
    CounterLook look{.ground = colours.ground, .ink = colour(0xFFFFFF), .edge = colours.edge};
    if (type != vaw::type_names.end()) {
        look.symbol = symbol_of(static_cast<UnitType>(type - vaw::type_names.begin()), style);
    }
    for (const auto& value : unit.values) {
        if (value.name == "strength") look.value = plain_number(value.value);
    }
    dress_nation(unit, style, look);
    return look;
}

std::vector<SideColour> sides() {
    return {{"french", colours_of(ArmyId::french).ground},
            {"coalition", colours_of(ArmyId::british).ground},
            {"british", colours_of(ArmyId::british).ground},
            {"prussian", colours_of(ArmyId::prussian).ground}};
}

void dress(const rules::View& view, CounterStyle style, BoardScene& scene) {
    const auto& setting = static_cast<const vaw::Setting&>(view.setting());
    scene.sides = sides();
    Track turns = turns_of(view);
    const auto units = view.open().rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit& unit = units[row];
        if (setting.on_map(unit.place)) {
            scene.counters.push_back({board::hex_at_place(unit.place.raw), look_of(view, row, style),
                                      setting.rows[Unit::table][row].title,
                                      static_cast<std::int32_t>(row) + 1});
        } else if (unit.place != setting.destroyed && unit.due > 0) {
            turns.counters.emplace_back(unit.due, look_of(view, row, style));
        }
    }
    scene.tracks.push_back(std::move(turns));
    for (const ArmyId id : {ArmyId::french, ArmyId::british, ArmyId::prussian}) {
        scene.tracks.push_back(losses_of(view, id));
    }
}

}  // namespace hd::view::waterloo
