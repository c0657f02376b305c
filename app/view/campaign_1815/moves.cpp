// Moves as they are told: where they began and what they ended beside, in a sentence and in two short lines.
#include "app/view/campaign_1815/parts.hpp"
#include "engine/rules/campaign_1815/contact.hpp"
#include "engine/rules/campaign_1815/event.hpp"

#include <fmt/format.h>

namespace hd::view::campaign {

using c1815::EventKind;
using c1815::Ref;
using c1815::Unit;

std::int32_t die_of(const Moment& moment) {
    const auto dice = moment.log.dice(moment.number);
    return dice.empty() ? 0 : std::int32_t{dice.front().value};
}

std::int32_t place_before(const Moment& moment, std::int32_t ref) {
    const ledger::Layout& layout = moment.game.state.layout();
    for (const ledger::Change& change : moment.log.changes(moment.number)) {
        const ledger::CellName name = layout.name(change.cell);
        if (name.table == Unit::table && name.row == ref - 1 &&
            layout.field(name).kind == ledger::FieldKind::place) {
            return change.before;
        }
    }
    return 0;
}

namespace {

const Unit& subject_of(const Moment& moment) {
    return moment.game.state.at(Ref<Unit>{moment.head().subject});
}

// Where the move that ends here began: the hex of its move_began, or 0 for one that came on.
std::int32_t start_of_move(const Moment& moment) {
    const std::int32_t ref = moment.head().subject;
    for (ledger::EventNumber n = moment.number; n-- > 0;) {
        const ledger::EventHead& head = moment.log.event(n).head;
        if (head.subject != ref) continue;
        if (head.kind == c1815::number(EventKind::move_began)) return head.object;
        if (head.kind == c1815::number(EventKind::unit_arrived)) return 0;
    }
    return 0;
}

// Where the first enemy stands in whose zone of control a unit has come: "Quatre-Bras", or who he is.
std::string enemy_beside(const Moment& moment) {
    const Unit& row = subject_of(moment);
    const c1815::Setting& setting = c1815::setting_of(moment.game);
    if (row.type == c1815::UnitType::leader || !setting.on_map(row.place)) return {};
    const Ref<Unit> enemy = c1815::zone_of_enemy(moment.game.state, setting, row.place, row.seat);
    if (!enemy) return {};
    const ledger::Place at = moment.game.state.at(enemy).place;
    if (!setting.map->name(board::hex_at_place(at.raw)).empty()) return short_place_name(setting, at);
    return unit(moment.game, enemy.raw);
}

std::string_view verb_of(c1815::UnitType type) {
    const bool rides = type == c1815::UnitType::cavalry || type == c1815::UnitType::leader;
    return rides ? "rides" : type == c1815::UnitType::infantry ? "marches" : "moves";
}

}  // namespace

std::string move_ended(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    const Unit& row = subject_of(moment);
    const std::string name = unit(moment.game, head.subject);
    const std::int32_t from = start_of_move(moment);
    if (from == head.object) return fmt::format("{} stays in {}.", name, place(moment.game, head.object));
    const rules::Setting& setting = *moment.game.setting;
    std::string text = fmt::format("{} {} ", name, verb_of(row.type));
    if (from != 0) text += fmt::format("{} ", rules::place_text(setting, {from}));
    text += fmt::format("to {}", place(moment.game, head.object));
    const std::string beside = enemy_beside(moment);
    if (!beside.empty()) text += fmt::format(" and stops next to {}", beside);
    return text + ".";
}

std::optional<Headline> headline(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    const rules::Setting& setting = *moment.game.setting;
    const std::string name = short_unit(moment.game, head.subject);
    if (head.kind == c1815::number(EventKind::initiative_rolled)) {
        return Headline{fmt::format("{} is {} command", name, head.object == 1 ? "in" : "out of"),
                        fmt::format("rolls {} for initiative", die_of(moment))};
    }
    if (head.kind == c1815::number(EventKind::unit_retreated)) {
        return Headline{
            fmt::format("{} falls back to {}", name, rules::place_text(setting, {head.object})),
            fmt::format("from {}", rules::place_text(setting, {place_before(moment, head.subject)}))};
    }
    if (head.kind != c1815::number(EventKind::move_ended)) return std::nullopt;
    const std::int32_t from = start_of_move(moment);
    if (from == head.object) return std::nullopt;
    std::vector<std::string> rest;
    if (from != 0) rest.push_back("from " + rules::place_text(setting, {from}));
    const std::string beside = enemy_beside(moment);
    if (!beside.empty()) rest.push_back("next to " + beside);
    return Headline{fmt::format("{} {} to {}", name, verb_of(subject_of(moment).type),
                                short_place_name(setting, {head.object})),
                    fmt::format("{}", fmt::join(rest, ", "))};
}

}  // namespace hd::view::campaign
