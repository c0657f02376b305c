// Counters in the colours of nations, with attack, defence and movement under the box of the arm; the turn
// record with its nights and mud, who is on the way, and the victory points.
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
#include <map>

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

Symbol symbol_of(UnitType type) {
    switch (type) {
        case UnitType::infantry:
            return Symbol::infantry_box;
        case UnitType::cavalry:
            return Symbol::cavalry_box;
        case UnitType::foot_artillery:
            return Symbol::artillery_box;
        case UnitType::horse_artillery:
            return Symbol::horse_artillery_box;
        case UnitType::leader:
            return Symbol::star;
        case UnitType::none:
            break;
    }
    return Symbol::none;
}

bool speaks_of(const scenario::Unit& unit, std::string_view word) {
    return unit.name.find(word) != std::string::npos;
}

// "II" of FR-II, "C" of AA-C, "G" of the Imperial Guard.
std::string corps_sign(const scenario::Unit& unit) {
    const std::string sign = unit.formation.substr(unit.formation.find('-') + 1);
    return sign == "IG" ? "G" : sign;
}

// Divisions of the French, brigades of the others; what is smaller has it in its name.
std::string_view size_sign(const scenario::Unit& unit, UnitType type) {
    if (type != UnitType::infantry && type != UnitType::cavalry) return {};
    if (has_tag(unit, "gendarmerie")) return "II";
    if (speaks_of(unit, "Regiment") || speaks_of(unit, "Hussars")) return "III";
    return unit.army == "french" ? "XX" : "X";
}

// What the order of battle says of a counter, whatever side is up.
CounterLook printed(const scenario::Unit& unit, CounterStyle style) {
    const auto army = std::find(c1815::army_names.begin(), c1815::army_names.end(), unit.army);
    const auto type = std::find(c1815::type_names.begin(), c1815::type_names.end(), unit.type);
    const auto kind = type == c1815::type_names.end()
                          ? UnitType::none
                          : static_cast<UnitType>(type - c1815::type_names.begin());
    const ArmyColours& colours =
        army_colours[army == c1815::army_names.end()
                         ? 0
                         : static_cast<std::size_t>(army - c1815::army_names.begin())];
    CounterLook look{.ground = colours.ground, .ink = colour(0xFFFFFF), .edge = colours.edge};
    look.symbol = symbol_of(kind);
    look.elite = has_tag(unit, "guard");
    look.print.name = short_name(unit.name);
    if (kind == UnitType::leader) return look;
    look.print.corps = corps_sign(unit);
    look.print.size = size_sign(unit, kind);
    for (const NationColours& nation : nation_colours()) {
        // "hanover" is the country, "hanoverian" the troops.
        if (unit.nation.rfind(nation.id, 0) != 0) continue;
        look.ground = nation.ground;
        look.ink = nation.ink;
        if (style.codes) look.code = nation.code;
    }
    return look;
}

void put_face(const c1815::Face& face, std::int32_t movement, CounterLook& look) {
    look.value = fmt::format("{}-{}-{}", face.attack, face.defence, movement);
    look.print.small = fmt::format("{}-{}", face.attack, face.defence);
    look.print.shock = face.shock;
}

const scenario::Unit* written(const c1815::Setting& setting, std::size_t row) {
    if (setting.scenario == nullptr || row >= setting.rows[Unit::table].size()) return nullptr;
    const auto& units = setting.scenario->order_of_battle.units;
    const auto found = std::find_if(units.begin(), units.end(), [&](const scenario::Unit& unit) {
        return unit.id == setting.rows[Unit::table][row].id;
    });
    return found == units.end() ? nullptr : &*found;
}

// What befell it, and what it has done in its side's turn.
void add_marks(const rules::View& view, const Unit& unit, CounterLook& look) {
    const rules::Clock& clock = view.common().at(rules::the_clock);
    if (unit.hidden_at) look.marks.push_back(MarkKind::hidden);
    const bool is_acting = clock.side == unit.seat;
    if (unit.duty == c1815::Duty::must_attack && unit.attacked != clock.turn) {
        look.marks.push_back(MarkKind::must_fight);
    } else if (is_acting && unit.attacked == clock.turn && clock.turn > 0) {
        look.marks.push_back(MarkKind::has_fought);
    } else if (is_acting && unit.moved == clock.turn && clock.turn > 0) {
        look.marks.push_back(MarkKind::moved);
    } else if (is_acting && unit.command == c1815::Command::out) {
        look.marks.push_back(MarkKind::out_of_command);
    }
    if (unit.disrupted != 0) look.marks.push_back(MarkKind::disrupted);
    if (c1815::is_blown(view.common(), unit)) look.marks.push_back(MarkKind::blown);
}

CounterLook look_of(const rules::View& view, std::size_t row, CounterStyle style) {
    const c1815::Setting& setting = c1815::setting_of(view);
    const Unit unit = view.at(c1815::unit_row(row));
    const c1815::Counter& counter = setting.counters[row];
    const ArmyColours& colours = colours_of(unit.army);
    const scenario::Unit* source = written(setting, row);
    CounterLook look{.ground = colours.ground,
                     .ink = colour(0xFFFFFF),
                     .edge = colours.edge,
                     .symbol = symbol_of(unit.type)};
    if (source != nullptr) look = printed(*source, style);
    if (unit.type != UnitType::leader) {
        put_face(counter.face(unit.steps), counter.movement, look);
        look.print.reduced = unit.steps < counter.steps;
    }
    add_marks(view, unit, look);
    return look;
}

constexpr Colour night_ground = colour(0xC3C6CF);
constexpr Colour mud_ground = colour(0xE3D2B0);
constexpr Colour mud_night_ground = colour(0xBDB5A4);

Track turns_of(const rules::View& view) {
    const c1815::Setting& setting = c1815::setting_of(view);
    const std::int32_t turn = std::max(view.common().at(rules::the_clock).turn, setting.start.turn);
    Track track{.title = "Turn",
                .note = turn_words(setting, turn),
                .colour = ink::accent,
                .first = setting.start.turn,
                .last = setting.last_turn,
                .markers = {{turn, ink::accent, colour(0xFFFFFF), fmt::format("{}", turn), "Turn"}},
                .thresholds = {},
                .grounds = {},
                .counters = {}};
    for (std::int32_t n = track.first; n <= track.last; ++n) {
        const c1815::TurnInfo& info = setting.turn_info(n);
        if (info.night) track.grounds.emplace_back(n, info.mud ? mud_night_ground : night_ground);
        if (info.mud && !info.night) track.grounds.emplace_back(n, mud_ground);
    }
    return track;
}

// Who is on the way: a marker a group with how many counters wait in it. Whoever lies hidden still seems to
// wait to everybody who may not know it.
Track arrivals_of(const rules::View& view) {
    const c1815::Setting& setting = c1815::setting_of(view);
    Track track = turns_of(view);
    track.title = "Arrivals";
    track.markers.clear();
    track.grounds.clear();
    struct Waiting {
        std::int32_t count = 0;
        std::string first;
        ArmyId army = ArmyId::none;
    };
    std::map<std::int32_t, Waiting> groups;
    const auto rows = view.common().rows<Unit>().size();
    for (std::size_t row = 0; row < rows; ++row) {
        const Unit unit = view.at(c1815::unit_row(row));
        if (unit.group == 0 || unit.place != setting.waiting || unit.hidden_at) continue;
        Waiting& group = groups[unit.group];
        if (group.count++ == 0) group.first = setting.rows[Unit::table][row].title;
        group.army = unit.army;
    }
    for (const auto& [ref, group] : groups) {
        const std::int32_t due = view.common().at(Ref<c1815::Group>{ref}).due;
        if (due > track.last) continue;
        const std::string title =
            group.count == 1 ? group.first : fmt::format("{} and {} more", group.first, group.count - 1);
        track.markers.push_back({std::max(due, track.first), colours_of(group.army).ground, colour(0xFFFFFF),
                                 fmt::format("{}", group.count), title});
    }
    track.note =
        track.markers.empty()
            ? std::string("nobody is on the way")
            : fmt::format("{} on the way", counted(static_cast<std::int32_t>(track.markers.size()), "group"));
    track.colour = colours_of(ArmyId::anglo).ground;
    return track;
}

// 13: no boxes, since points come by the hundred.
Track points_of(const rules::View& view) {
    const c1815::Setting& setting = c1815::setting_of(view);
    const c1815::Points now = c1815::points(view.common(), setting);
    return {.title = "Victory points",
            .note = fmt::format(
                "French {}, Allied {}; the French need a lead of {}. Attack strength that left "
                "the map: {} of {}.",
                now.french(), now.allied_kills, setting.number(c1815::Number::win_lead),
                view.common().at(c1815::the_campaign).exited, c1815::exit_threshold(view.common(), setting)),
            .colour = colours_of(ArmyId::french).ground,
            .first = 1,
            .last = 0,
            .markers = {},
            .thresholds = {},
            .grounds = {},
            .counters = {}};
}

}  // namespace

CounterLook counter(const scenario::Unit& unit, CounterStyle style) {
    CounterLook look = printed(unit, style);
    const auto value = [&unit](std::string_view name) {
        for (const auto& one : unit.values) {
            if (one.name == name) return one.value;
        }
        return std::int32_t{0};
    };
    if (look.symbol == Symbol::star) return look;
    put_face({.attack = value("attack"), .defence = value("defence"), .shock = value("shock")},
             value("movement"), look);
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
    const auto rows = view.common().rows<Unit>().size();
    // Leaders lie under the units that they are with, and a star on those says so.
    std::map<std::int32_t, std::size_t> top;
    std::vector<std::int32_t> led;
    for (const bool leaders : {true, false}) {
        for (std::size_t row = 0; row < rows; ++row) {
            const Unit unit = view.at(c1815::unit_row(row));
            const ledger::Place at = unit.hidden_at ? unit.hidden_at : unit.place;
            if ((unit.type == UnitType::leader) != leaders || !setting.on_map(at)) continue;
            if (leaders) led.push_back(at.raw);
            if (!leaders) top[at.raw] = scene.counters.size();
            scene.counters.push_back({board::hex_at_place(at.raw), look_of(view, row, style),
                                      setting.rows[Unit::table][row].title,
                                      static_cast<std::int32_t>(row) + 1});
        }
    }
    for (const std::int32_t place : led) {
        const auto found = top.find(place);
        if (found == top.end()) continue;
        std::vector<MarkKind>& marks = scene.counters[found->second].look.marks;
        if (std::find(marks.begin(), marks.end(), MarkKind::leader_here) == marks.end())
            marks.push_back(MarkKind::leader_here);
    }
    scene.tracks.push_back(turns_of(view));
    scene.tracks.push_back(arrivals_of(view));
    scene.tracks.push_back(points_of(view));
}

}  // namespace hd::view::campaign
