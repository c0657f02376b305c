#include "engine/players/victory_at_waterloo/description.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/arrivals.hpp"
#include "engine/rules/victory_at_waterloo/bombardment.hpp"
#include "engine/rules/victory_at_waterloo/duty.hpp"
#include "engine/rules/victory_at_waterloo/morale.hpp"
#include "engine/rules/victory_at_waterloo/movement.hpp"
#include "engine/rules/victory_at_waterloo/odds.hpp"
#include "engine/rules/victory_at_waterloo/step.hpp"

#include <algorithm>

namespace hd::players::vaw {

namespace {

using hd::vaw::ActionKind;
using hd::vaw::Army;
using hd::vaw::army_row;
using hd::vaw::ArmyId;
using hd::vaw::Clock;
using hd::vaw::Item;
using hd::vaw::Objective;
using hd::vaw::ObjectiveInfo;
using hd::vaw::Part;
using hd::vaw::Phase;
using hd::vaw::Ref;
using hd::vaw::Setting;
using hd::vaw::setting_of;
using hd::vaw::StepId;
using hd::vaw::Terrain;
using hd::vaw::TerrainEffect;
using hd::vaw::TerrainKind;
using hd::vaw::the_clock;
using hd::vaw::Unit;
using hd::vaw::UnitType;
using ledger::Place;
using ledger::Seat;
using rules::View;

const Setting& of_game(const rules::Setting& setting) {
    return static_cast<const Setting&>(setting);
}

std::shared_ptr<const Ground> ground(const rules::Setting& setting) {
    auto made = std::make_shared<Ground>();
    const Setting& game = of_game(setting);
    for (const hd::vaw::Hex& hex : game.hex) made->hex.push_back({.next = hex.neighbours, .cost = hex.costs});
    for (const Place entry : game.entries) made->entries.push_back({entry.raw, game.at(entry).entry_cost});
    return made;
}

StepId step_of(const ledger::State& state) {
    const Ref<Item> next = rules::next_item(state);
    return next ? static_cast<StepId>(state.at(next).step) : StepId::none;
}

Role role(const View& view) {
    switch (step_of(view.open())) {
        case StepId::movement:
            return Role::pick;
        case StepId::move_unit:
            return Role::walk;
        case StepId::attacks:
            return Role::attacks;
        case StepId::declare:
            return Role::compose;
        case StepId::none:
        case StepId::turn_start:
        case StepId::duties:
        case StepId::combat:
        case StepId::choice:
        case StepId::losses:
        case StepId::aftermath:
        case StepId::second_leg:
        case StepId::push_back:
        case StepId::turn_end:
            return Role::window;
    }
    return Role::window;
}

Spoken spoken(const rules::Action& action) {
    switch (static_cast<ActionKind>(action.kind)) {
        case ActionKind::move:
            return {Word::pick, action.a, 0};
        case ActionKind::step:
            return {Word::step, 0, action.a};
        case ActionKind::stop:
            return {Word::stop, 0, 0};
        case ActionKind::enter:
            return {Word::enter, action.a, action.b};
        case ActionKind::end_movement:
            return {Word::end_moves, 0, 0};
        case ActionKind::target:
            return {Word::target, action.a, 0};
        case ActionKind::join:
            return {Word::join, action.a, 0};
        case ActionKind::bombard:
            return {Word::fire, action.a, 0};
        case ActionKind::resolve:
            return {Word::resolve, 0, 0};
        case ActionKind::end_attacks:
            return {Word::end_attacks, 0, 0};
        case ActionKind::none:
        case ActionKind::refuse:
        case ActionKind::stand:
        case ActionKind::retreat:
        case ActionKind::exchange:
        case ActionKind::lose:
        case ActionKind::enough:
        case ActionKind::fall_back:
        case ActionKind::push:
        case ActionKind::stay:
        case ActionKind::advance:
        case ActionKind::hold:
            return {};
    }
    return {};
}

// --- The ledger of victory ---

struct Tally {
    Markers markers;
    Boxes boxes;
    std::int32_t turns_left = 0;
    std::int32_t sign = 1;  // minus 1 for the Coalition
    bool british_locked = false;

    std::int32_t value(const Markers& at) const { return sign * french_value(at, boxes, turns_left); }
};

Tally tally(const View& view) {
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    const Army& french = state.at(army_row(ArmyId::french));
    const Army& british = state.at(army_row(ArmyId::british));
    const Army& prussian = state.at(army_row(ArmyId::prussian));
    return {.markers = {french.turn_losses, british.turn_losses, prussian.turn_losses},
            .boxes = {.french_demoralised = french.demoralised_at,
                      .french_rout = french.rout_at,
                      .british_demoralised = british.demoralised_at,
                      .british_disintegrated = british.disintegrated_at,
                      .british_rout = british.rout_at,
                      .prussian_demoralised = prussian.demoralised_at},
            .turns_left = std::max(0, setting.tables.turns - state.at(the_clock).turn),
            .sign = view.seat() == hd::vaw::french_seat ? 1 : -1,
            .british_locked = british.locked != 0};
}

std::int32_t points(const View& view) {
    const Tally now = tally(view);
    const hd::vaw::Level level = view.open().at(hd::vaw::the_verdict).level;
    if (level == hd::vaw::Level::none) return now.value(now.markers);
    const bool french = level == hd::vaw::Level::french_tactical || level == hd::vaw::Level::french_strategic;
    return (french ? now.sign : -now.sign) * 100'000;
}

// Whether the seat loses if nothing more happens (VAW-WIN-3).
bool must_act(const View& view, const Tally& now) {
    const Markers& at = now.markers;
    const Boxes& boxes = now.boxes;
    const bool french_demoralised = at.french >= boxes.french_demoralised;
    const bool british_demoralised = at.british >= boxes.british_demoralised;
    const bool disintegrated = at.british >= boxes.british_disintegrated;
    const bool prussian_demoralised = at.prussian >= boxes.prussian_demoralised;
    const unsigned line = (french_demoralised ? 1U : 0U) | (british_demoralised || disintegrated ? 2U : 0U) |
                          (disintegrated ? 4U : 0U) | (prussian_demoralised ? 8U : 0U);
    const hd::vaw::Level level = setting_of(view).tables.victory[line];
    const bool french = level == hd::vaw::Level::french_tactical || level == hd::vaw::Level::french_strategic;
    return french != (view.seat() == hd::vaw::french_seat);
}

std::int32_t worth_of_unit(const Tally& now, const Unit& unit, const Level& weights) {
    Markers after = now.markers;
    std::int32_t& marker = unit.army == ArmyId::french    ? after.french
                           : unit.army == ArmyId::british ? after.british
                                                          : after.prussian;
    marker += unit.strength;
    const std::int32_t change = now.value(after) - now.value(now.markers);
    return (change < 0 ? -change : change) + weights.force * unit.strength;
}

// What changes if the side that does not hold the objective enters it (VAW-LOSS-3, VAW-LOSS-6, VAW-LHS-1).
std::int32_t worth_of_objective(const Tally& now, const ObjectiveInfo& objective, Seat holder) {
    Markers after = now.markers;
    const std::int32_t to_french = holder == hd::vaw::french_seat ? -1 : 1;
    after.french = std::max(0, after.french - to_french * objective.french_loss);
    if (to_french > 0 || !now.british_locked) after.british += to_french * objective.british_loss;
    const std::int32_t change = now.value(after) - now.value(now.markers);
    return change < 0 ? -change : change;
}

// --- The picture ---

Chances chances_at(const Setting& setting, std::int32_t edge) {
    Chances chances{.of = 6};
    for (std::int32_t die = 1; die <= 6; ++die) {
        switch (hd::vaw::result_of(setting, edge, die)) {
            case hd::vaw::Result::none:
                break;
            case hd::vaw::Result::attacker_destroyed:
                ++chances.attacker_dies;
                break;
            case hd::vaw::Result::attacker_retreats:
                ++chances.attacker_back;
                break;
            case hd::vaw::Result::exchange:
                ++chances.exchange;
                break;
            case hd::vaw::Result::defender_retreats:
                ++chances.target_back;
                break;
            case hd::vaw::Result::defender_destroyed:
                ++chances.target_dies;
                break;
        }
    }
    return chances;
}

Stage stage_of(const ledger::State& state, Seat seat) {
    const Clock& clock = state.at(the_clock);
    if (clock.side != seat) return Stage::other;
    const auto phase = static_cast<Phase>(clock.phase);
    const bool moves = phase == Phase::french_movement || phase == Phase::coalition_movement;
    return moves ? Stage::moving : Stage::attacking;
}

// Draws one unit; false when it has no part in the picture.
bool draw_unit(const View& view, const Tally& now, const Level& weights, Ref<Unit> ref, Body& body) {
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    const Unit& unit = state.at(ref);
    const bool own = unit.seat == view.seat();
    const bool on_map = setting.on_map(unit.place);
    const bool comes = own && !on_map && hd::vaw::may_enter(state, setting, unit);
    if (!on_map && !comes) return false;
    const std::int32_t turn = state.at(the_clock).turn;
    body = {.unit = ref.raw,
            .place = on_map ? unit.place.raw : 0,
            .strength = unit.strength,
            .points = comes ? hd::vaw::points_on_entry(setting, unit, turn)
                            : hd::vaw::allowance(setting, unit.type),
            .worth = worth_of_unit(now, unit, weights),
            .in_attack = unit.part != Part::none};
    // VAW-OGRD-2: a repulse of the Guard moves five markers.
    if (setting.chosen.old_guard && unit.guard != 0) body.repulse = 2500;
    if (!own) {
        body.spent = unit.was_attacked == turn;
        body.owed = unit.owed != 0;
        return true;
    }
    body.spent = unit.attacked == turn;
    body.fires = setting.chosen.artillery && unit.may_bombard != 0 && !body.spent;
    body.free = comes || !hd::vaw::refuse_mover(state, setting, view.seat(), ref);
    const bool breaks_off =
        on_map && static_cast<bool>(hd::vaw::enemy_next_to(state, setting, unit.place, unit.seat));
    body.shy = hd::vaw::barred_from_contact(state, ref, breaks_off) != hd::vaw::Rule::none;
    return true;
}

// The unit on its way, with the points it has left, stands nowhere.
void take_in_hand(const ledger::State& state, Picture& picture) {
    const Ref<Item> next = rules::next_item(state);
    if (!next || state.at(next).step != hd::vaw::number(StepId::move_unit)) return;
    const Item& item = state.at(next);
    for (std::size_t i = 0; i < picture.own().size(); ++i) {
        Body& body = picture.own()[i];
        if (body.unit != item.a) continue;
        picture.in_hand = static_cast<std::int32_t>(i);
        body.points = item.b;
        body.free = true;
        body.shy = hd::vaw::barred_from_contact(state, Ref<Unit>{item.a}, item.c != 0) != hd::vaw::Rule::none;
    }
}

void look(const View& view, std::shared_ptr<const Ground> over, const Level& weights, Picture& picture) {
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    picture.clear(std::move(over));
    const Tally now = tally(view);
    picture.stage = stage_of(state, view.seat());
    picture.must_act = must_act(view, now);
    picture.turns_left = now.turns_left;
    // The Coalition has the last word of the last turn.
    picture.last_word = now.turns_left == 0 && view.seat() == hd::vaw::coalition_seat &&
                        state.at(the_clock).side == hd::vaw::coalition_seat;
    const auto units = static_cast<std::int32_t>(state.rows<Unit>().size());
    for (std::int32_t row = 0; row < units; ++row) {
        const auto ref = Ref<Unit>::of_row(row);
        Body body;
        if (!draw_unit(view, now, weights, ref, body)) continue;
        const bool own = state.at(ref).seat == view.seat();
        picture.bodies[own ? 0 : 1].push_back(body);
    }
    take_in_hand(state, picture);
    for (const Side side : {Side::own, Side::foe}) {
        for (std::size_t i = 0; i < picture.bodies[index(side)].size(); ++i) {
            const bool carried = side == Side::own && static_cast<std::int32_t>(i) == picture.in_hand;
            if (!carried && picture.bodies[index(side)][i].place != 0) picture.put(side, i);
        }
    }
    for (std::size_t i = 0; i < setting.objectives.size(); ++i) {
        const Seat holder = state.at(Ref<Objective>::of_row(static_cast<std::int32_t>(i))).holder;
        picture.prizes.push_back({.place = setting.objectives[i].place.raw,
                                  .worth = worth_of_objective(now, setting.objectives[i], holder),
                                  .held = holder == view.seat()});
    }
    // The worst ground takes four, so edges lie between the limits and four less.
    picture.lowest_edge = setting.tables.superiority_low - 8;
    picture.chances.clear();
    for (std::int32_t edge = picture.lowest_edge; edge <= setting.tables.superiority_high; ++edge) {
        picture.chances.push_back(chances_at(setting, edge));
    }
}

// --- Odds at places where units may not stand yet: as rules/victory_at_waterloo/odds, which tests compare it
// with ---

const Unit& unit_of(const Picture& picture, const Setting& setting, Side side, std::int32_t body) {
    const std::int32_t ref = picture.body(side, static_cast<std::size_t>(body)).unit;
    return setting.units[static_cast<std::size_t>(ref - 1)];
}

std::int32_t effect(const Setting& setting, TerrainKind kind) {
    return setting.tables.of(kind).combat;
}

// What woods, town and chateau give a unit there.
std::int32_t standing_cover(const Setting& setting, const Unit& unit, Place place) {
    std::int32_t sum = 0;
    if (setting.is(place, Terrain::woods)) sum += effect(setting, TerrainKind::woods);
    const bool mounted = setting.chosen.towns && unit.type == UnitType::cavalry;
    if (setting.is(place, Terrain::town) && !mounted) sum += effect(setting, TerrainKind::town);
    const bool garrison = unit.type == UnitType::infantry && unit.strength == 1;
    if (setting.is(place, Terrain::chateau) && garrison) sum += effect(setting, TerrainKind::chateau);
    return sum;
}

bool any_on_ridge(const Setting& setting, const Fighters& attackers) {
    return std::any_of(attackers.begin(), attackers.end(),
                       [&](const Fighter& one) { return setting.is(Place{one.place}, Terrain::ridge); });
}

// VAW-ANOTE-13: all who are next to the target are across a stream.
bool all_across(const Setting& setting, const Fighters& attackers, Place target) {
    bool any = false;
    for (const Fighter& one : attackers) {
        const int direction = setting.direction(target, Place{one.place});
        if (direction < 0) continue;
        any = true;
        if (!setting.has(target, direction, hd::vaw::Way::stream)) return false;
    }
    return any;
}

bool all_fire(const Setting& setting, const Fighters& attackers, Place target) {
    return std::none_of(attackers.begin(), attackers.end(),
                        [&](const Fighter& one) { return setting.direction(target, Place{one.place}) >= 0; });
}

std::int32_t edge(const Picture& picture, const rules::Setting& any, Side side, const Fighters& attackers,
                  const Fighters& targets) {
    const Setting& setting = of_game(any);
    std::int32_t raw = 0;
    for (const Fighter& one : attackers)
        raw += picture.body(side, static_cast<std::size_t>(one.body)).strength;
    std::int32_t terrain = 0;
    bool first = true;
    for (const Fighter& one : targets) {
        const Unit& unit = unit_of(picture, setting, other(side), one.body);
        const Place place{one.place};
        raw -= unit.strength;
        std::int32_t sum = standing_cover(setting, unit, place);
        const bool british = unit.army == ArmyId::british;
        if (british && setting.is(place, Terrain::ridge) && !all_fire(setting, attackers, place) &&
            !any_on_ridge(setting, attackers)) {
            sum += effect(setting, TerrainKind::ridge);
        }
        if (all_across(setting, attackers, place)) sum += effect(setting, TerrainKind::stream);
        if (first || sum < terrain) terrain = sum;
        first = false;
    }
    return std::clamp(raw, setting.tables.superiority_low, setting.tables.superiority_high) + terrain;
}

std::int32_t cover(const Picture& picture, const rules::Setting& any, Side side, const Body& body,
                   std::int32_t place) {
    (void)picture;
    (void)side;
    const Setting& setting = of_game(any);
    const Unit& unit = setting.units[static_cast<std::size_t>(body.unit - 1)];
    std::int32_t sum = standing_cover(setting, unit, Place{place});
    if (unit.army == ArmyId::british && setting.is(Place{place}, Terrain::ridge)) {
        sum += effect(setting, TerrainKind::ridge);
    }
    return sum;
}

bool holds_fast(const Picture&, const rules::Setting& any, const Body& body, std::int32_t place) {
    const Setting& setting = of_game(any);
    Unit unit = setting.units[static_cast<std::size_t>(body.unit - 1)];
    unit.place = Place{place};
    return hd::vaw::may_hold_fast(setting, unit);
}

bool stands_firm(const Picture&, const rules::Setting& any, const Body& body, std::int32_t place) {
    const Setting& setting = of_game(any);
    const Unit& unit = setting.units[static_cast<std::size_t>(body.unit - 1)];
    return unit.type == UnitType::infantry && unit.strength == 1 &&
           setting.is(Place{place}, Terrain::chateau);
}

bool sees(const rules::Setting& any, std::int32_t from, std::int32_t to) {
    return !hd::vaw::fire_blocked(of_game(any), Place{from}, Place{to});
}

}  // namespace

Description description() {
    return {.ruleset = "victory-at-waterloo",
            .ground = ground,
            .role = role,
            .look = look,
            .points = points,
            .spoken = spoken,
            .edge = edge,
            .cover = cover,
            .holds_fast = holds_fast,
            .stands_firm = stands_firm,
            .sees = sees};
}

}  // namespace hd::players::vaw
