#include "engine/rules/campaign_1815/step_story.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

Label label_of(TerrainKind kind, bool mud) {
    switch (kind) {
        case TerrainKind::woods:
            return Label::woods_cost;
        case TerrainKind::village:
            return Label::village_cost;
        case TerrainKind::partial_high:
        case TerrainKind::full_high:
            return Label::high_ground_cost;
        case TerrainKind::road:
            return Label::road_cost;
        case TerrainKind::high_road:
            return Label::high_road_cost;
        case TerrainKind::within_village:
            return Label::village_road_cost;
        case TerrainKind::clear:
        case TerrainKind::brook:
        case TerrainKind::up_slope:
            break;
    }
    return mud ? Label::mud_cost : Label::clear_cost;
}

// A step that is to be written down.
struct Told {
    const ledger::State& state;
    const Setting& setting;
    const Walker& walker;
    Place from;
    Place to;
    int direction = 0;
    StepCost step;
    std::vector<Line>& lines;

    const Unit& unit() const { return state.at(walker.unit); }
    bool is_leader() const { return unit().type == UnitType::leader; }
    bool is_mud() const { return this_turn(state, setting).mud; }
    bool is_artillery() const { return c1815::is_artillery(unit().type); }
    void say(const Line& line) { lines.push_back(line); }
};

void tell_road(Told& told) {
    told.say(quarters({.rule = Rule::r_5_a_2_6,
                       .label = label_of(told.step.kind, told.is_mud()),
                       .num = -told.step.quarters,
                       .where = told.to.raw}));
    const StepCost ground =
        cross_country(told.state, told.setting, told.walker.unit, told.from, told.direction);
    if (ground.quarters != told.step.quarters)
        told.say(quarters({.rule = Rule::r_5_a_2_5,
                           .label = label_of(ground.kind, told.is_mud()),
                           .num = -ground.quarters,
                           .where = told.to.raw,
                           .applied = false}));
    const Ref<Unit> there = unit_at(told.state, told.to);
    if (told.is_leader() && there)
        told.say({.rule = Rule::r_5_a_2_10, .label = Label::data_value, .unit = there.raw});
}

// Ways that were there, or seemed to be, and not taken.
void tell_way_not_taken(Told& told) {
    const TerrainKind way = way_between(told.setting, told.from, told.direction);
    const auto not_taken = [&](Rule rule, TerrainKind kind) {
        told.say({.rule = rule, .label = label_of(kind, false), .where = told.to.raw, .applied = false});
    };
    if (way != TerrainKind::clear) {
        const auto bar = road_bar(told.state, told.setting, told.walker.unit, told.from, told.to);
        if (bar) not_taken(*bar, way);
        return;
    }
    const auto is_village = [&](Place hex) { return told.setting.is(hex, Terrain::village); };
    if (is_village(told.from) && is_village(told.to)) not_taken(Rule::r_5_a_2_4, TerrainKind::within_village);
    if (told.setting.at(told.from).road != 0 && told.setting.at(told.to).road != 0)
        not_taken(Rule::r_5_a_2_2, TerrainKind::road);
}

void tell_ground(Told& told) {
    const bool by_mud = told.is_mud() && !told.is_artillery();
    told.say(quarters({.rule = by_mud             ? Rule::r_5_b_1
                               : told.is_leader() ? Rule::r_5_4
                                                  : Rule::r_5_3,
                       .label = label_of(told.step.kind, by_mud),
                       .num = -told.step.ground,
                       .where = told.to.raw}));
    if (told.step.brook > 0)
        told.say(quarters({.rule = Rule::r_5_a_1_3, .label = Label::brook_cost, .num = -told.step.brook}));
    if (told.step.slope > 0) {
        told.say(quarters({.rule = Rule::r_5_a_1_4, .label = Label::slope_cost, .num = -told.step.slope}));
    } else if (told.setting.is_high(told.to)) {
        told.say(quarters({.rule = Rule::r_5_a_1_5, .label = Label::slope_cost, .applied = false}));
    }
    tell_way_not_taken(told);
    const Ref<Unit> friends = unit_at(told.state, told.to);
    if (friends && !told.is_leader())
        told.say({.rule = Rule::r_a_06, .label = Label::data_value, .unit = friends.raw});
}

// 1815 4#1, 1815 4#2, 1815 4#3, 1815 4#4: enemies beside the hex, and whether they have it in their zones.
void tell_zones(Told& told) {
    const Hex& here = told.setting.at(told.to);
    bool stops = false;
    for (const std::uint8_t d : here.order) {
        const Place hex{here.neighbours[d]};
        if (!hex) continue;
        Ref<Unit> enemy;
        each_at(told.state, hex, [&](Ref<Unit> ref, const Unit& unit) {
            if (unit.seat != told.unit().seat && !enemy) enemy = ref;
        });
        if (!enemy) continue;
        const Ref<Unit> holds = unit_at(told.state, hex);
        const bool pond = told.setting.has(told.to, d, Side::pond);
        const bool hindered = here.sides[d] != 0 || here.terrain != 0;
        const Rule rule = !holds ? Rule::r_4_3 : pond ? Rule::r_4_2 : hindered ? Rule::r_4_4 : Rule::r_4_1;
        const bool reaches = holds && !pond;
        stops = stops || reaches;
        told.say({.rule = rule,
                  .label = Label::data_value,
                  .unit = holds ? holds.raw : enemy.raw,
                  .where = hex.raw,
                  .applied = reaches});
    }
    if (!stops || !told.walker.from_zone || told.walker.entered == 0) return;
    told.say({.rule = Rule::r_5_10, .label = Label::data_value, .where = told.to.raw});
    told.say({.rule = Rule::r_a_03, .label = Label::data_value, .where = told.to.raw});
}

// 1815 2.A#3: a road that a leader goes along stays whose it is.
void tell_road_kept(Told& told) {
    const std::int32_t road = told.setting.at(told.to).road;
    if (!told.is_leader() || road == 0) return;
    if (told.state.at(Ref<Road>{road}).holder == told.unit().seat) return;
    told.say({.rule = Rule::r_2_a_3, .label = Label::data_value, .where = told.to.raw, .applied = false});
}

}  // namespace

Rule step_rule(const Setting& setting, const StepCost& step, Place to, bool least) {
    if (least) return Rule::r_5_6;
    if (step.kind == TerrainKind::within_village) return Rule::r_5_a_2_4;
    if (step.kind == TerrainKind::high_road) return Rule::r_5_a_2_3;
    if (step.kind == TerrainKind::road) return Rule::r_5_a_2_2;
    if (step.brook > 0 && step.slope > 0) return Rule::r_5_a_1_6;
    if (step.slope > 0) return Rule::r_5_a_1_4;
    if (step.brook > 0) return Rule::r_5_a_1_3;
    const bool high_woods = step.kind == TerrainKind::woods && setting.is_high(to);
    return high_woods ? Rule::r_5_a_1_2 : Rule::r_5_a_1_1;
}

std::vector<Line> step_lines(const ledger::State& state, const Setting& setting, const Walker& walker,
                             Place to) {
    std::vector<Line> lines;
    const Place from = state.at(walker.unit).place;
    const int direction = setting.direction(from, to);
    Told told{.state = state,
              .setting = setting,
              .walker = walker,
              .from = from,
              .to = to,
              .direction = direction,
              .step = step_cost(state, setting, walker.unit, from, direction),
              .lines = lines};
    const bool road = told.step.by_road();
    told.say(quarters({.op = Op::start,
                       .rule = road ? Rule::r_5_a_2_1 : Rule::r_5_a_1,
                       .label = Label::points_left,
                       .num = walker.left}));
    road ? tell_road(told) : tell_ground(told);
    const std::int32_t missing = told.step.quarters - walker.left;
    if (missing > 0) told.say(quarters({.rule = Rule::r_a_04, .label = Label::least_move, .num = missing}));
    if (told.is_mud() && told.is_artillery())
        told.say(
            {.rule = Rule::r_ch_tec_3, .label = Label::mud_artillery, .num = 1, .unit = walker.unit.raw});
    tell_road_kept(told);
    tell_zones(told);
    told.say(quarters(
        {.op = Op::result, .rule = Rule::r_a_53, .label = Label::points_left, .num = std::max(0, -missing)}));
    return lines;
}

}  // namespace hd::c1815
