#include "engine/rules/campaign_1815/bombardment.hpp"

#include "engine/board/map.hpp"
#include "engine/board/sight.hpp"
#include "engine/rules/campaign_1815/story.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

Place hex_place(board::HexId hex) {
    return Place{board::place_of(hex)};
}

std::int32_t range_between(const Setting& setting, Place from, Place to) {
    return setting.map->grid().distance(board::hex_at_place(from.raw), board::hex_at_place(to.raw));
}

bool is_close_ground(const Setting& setting, Place hex) {
    return setting.is(hex, Terrain::village) || setting.is(hex, Terrain::woods);
}

// The line of sight of two hexes, and the rules by which it ends.
class SightLine {
  public:
    SightLine(const Setting& setting, Place from, Place to)
        : setting_(&setting),
          high_ends_(setting.is_high(from) && setting.is_high(to)),
          low_ends_(!setting.is_high(from) && !setting.is_high(to)) {}

    // 1815 7.F#6, 1815 7.F#9: what blocks in a hex between.
    std::int32_t hex_blocks(board::HexId hex) const {
        const Place place = hex_place(hex);
        const auto blocks = [&](Terrain terrain, TerrainKind kind) {
            return setting_->is(place, terrain) && setting_->tables.of(kind).blocks_sight;
        };
        if (blocks(Terrain::village, TerrainKind::village) || blocks(Terrain::woods, TerrainKind::woods))
            return number(Rule::r_7_f_6);
        return low_ends_ && setting_->is_high(place) ? number(Rule::r_7_f_9) : 0;
    }
    // 1815 7.F#8: a side that is wholly high, unless both ends are high; 1815 7.F#10: never a pond.
    std::int32_t side_blocks(board::EdgeId edge) const {
        return lies_on(edge, Side::full_high) && !high_ends_ ? number(Rule::r_7_f_8) : 0;
    }
    bool is_pond(board::EdgeId edge) const { return lies_on(edge, Side::pond); }

  private:
    bool lies_on(board::EdgeId edge, Side side) const {
        const auto ends = setting_->map->grid().edge_ends(edge);
        return ends &&
               setting_->has(hex_place(ends->a), static_cast<int>(board::to_index(ends->direction)), side);
    }

    const Setting* setting_;
    bool high_ends_;
    bool low_ends_;
};

bool has_enemy_in_zone(const CombatPhase& phase, Place hex) {
    return static_cast<bool>(zone_of_enemy(phase.state, phase.setting, hex, phase.seat));
}

// 1815 8.B.3: guns without orders do not fire two hexes far.
bool lacks_orders(const CombatPhase& phase, const Unit& unit) {
    const bool ordered = unit.command == Command::in || unit.command == Command::direct;
    return !ordered && phase.setting.number(Number::out_of_command_no_long_fire) != 0;
}

}  // namespace

std::optional<Refusal> fire_blocked(const Setting& setting, Place from, Place to) {
    const std::int32_t range = range_between(setting, from, to);
    // 1815 7.F#4
    if (range < 1 || range > setting.number(Number::bombard_range))
        return refused(Rule::r_7_f_4, Reason::out_of_range, to.raw, range);
    if (range == 1) return std::nullopt;
    const SightLine line(setting, from, to);
    // 1815 7.F#7: along a side both hexes must block.
    const auto blocks = board::blocking([&line](board::HexId hex) { return line.hex_blocks(hex); },
                                        [&line](board::EdgeId edge) { return line.side_blocks(edge); },
                                        board::PairRule::both);
    const board::Sight sight =
        board::look(setting.map->grid(), board::hex_at_place(from.raw), board::hex_at_place(to.raw), blocks);
    if (sight.clear) return std::nullopt;
    const auto rule = static_cast<Rule>(sight.reason);
    const bool both = rule == Rule::r_7_f_6 && sight.at.other != board::no_hex;
    return refused(both ? Rule::r_7_f_7 : rule, Reason::sight_blocked, to.raw, hex_place(sight.at.hex).raw);
}

void explain_fire(Transaction& edit, const Setting& setting, Place from, Place to) {
    const std::int32_t range = range_between(setting, from, to);
    const auto tell_range = [&](Rule rule, bool applied) {
        note(edit, {.op = Op::start,
                    .rule = rule,
                    .label = Label::range,
                    .num = range,
                    .where = to.raw,
                    .applied = applied});
    };
    tell_range(Rule::r_7_f_4, true);
    const SightLine line(setting, from, to);
    const board::Grid& grid = setting.map->grid();
    for (const board::LineStep& step :
         board::hex_line(grid, board::hex_at_place(from.raw), board::hex_at_place(to.raw))) {
        if (step.crossed != board::no_edge && line.is_pond(step.crossed)) tell_range(Rule::r_7_f_10, false);
        if (step.along && step.other != board::no_hex &&
            (line.hex_blocks(step.hex) != 0 || line.hex_blocks(step.other) != 0))
            tell_range(Rule::r_7_f_7, false);
    }
    if (range < 2) return;
    // 1815 A-29: what stands at the ends stops nothing.
    if (is_close_ground(setting, from) || is_close_ground(setting, to)) tell_range(Rule::r_a_29, false);
    tell_range(Rule::r_7_f_6, true);
}

std::optional<Refusal> refuse_guns(const CombatPhase& phase, const AttackSet& set, Ref<Unit> ref) {
    const Unit& unit = phase.state.at(ref);
    if (!is_artillery(unit.type)) return refused(Rule::r_7_f_1, Reason::may_not_bombard, ref.raw);
    if (unit.attacked == phase.turn || unit.part != Part::none)
        return refused(Rule::r_7_3, Reason::has_attacked, ref.raw);
    if (unit.disrupted != 0) return refused(Rule::r_9_a_4, Reason::may_not_bombard, ref.raw);
    if (unit.may_bombard == 0 || !phase.setting.on_map(unit.place))
        return refused(Rule::r_7_f_1, Reason::may_not_bombard, ref.raw);
    if (set.targets.size() != 1) return refused(Rule::r_7_f_12, Reason::one_hex_only, ref.raw);
    const Place target = set.targets.front();
    if (auto blocked = fire_blocked(phase.setting, unit.place, target)) return blocked;
    const bool near = phase.setting.direction(unit.place, target) >= 0;
    for (const Ref<Unit> gun : set.bombarders) {
        const Place from = phase.state.at(gun).place;
        const bool also_near = phase.setting.direction(from, target) >= 0;
        // 1815 7.F#13
        if (near != also_near || (!near && from != unit.place))
            return refused(Rule::r_7_f_13, Reason::not_alone, ref.raw);
    }
    if (near) return std::nullopt;
    if (!set.attackers.empty()) return refused(Rule::r_7_f_13, Reason::not_alone, ref.raw);
    // 1815 7.F#5
    const Ref<Unit> enemy = zone_of_enemy(phase.state, phase.setting, unit.place, phase.seat);
    if (enemy) return refused(Rule::r_7_f_5, Reason::enemy_in_zone, ref.raw, enemy.raw);
    if (lacks_orders(phase, unit)) return refused(Rule::r_a_31, Reason::may_not_bombard, ref.raw);
    return std::nullopt;
}

std::vector<Place> targets_of_guns(const CombatPhase& phase, Ref<Unit> ref) {
    const Unit& unit = phase.state.at(ref);
    std::vector<Place> found;
    if (unit.may_bombard == 0 || unit.attacked == phase.turn) return found;
    const bool far = !has_enemy_in_zone(phase, unit.place);
    const Hex& here = phase.setting.at(unit.place);
    for (const std::int32_t near : here.neighbours) {
        if (near == 0) continue;
        if (phase.is_target(Place{near})) found.push_back(Place{near});
        if (!far) continue;
        for (const std::int32_t next : phase.setting.at(Place{near}).neighbours) {
            if (next != 0 && next != unit.place.raw && phase.is_target(Place{next}))
                found.push_back(Place{next});
        }
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

}  // namespace hd::c1815
