#include "engine/rules/campaign_1815/invariants.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/contact.hpp"

#include <fmt/format.h>

namespace hd::c1815 {

namespace {

using Faults = std::vector<std::string>;

void check_unit(const rules::Game& game, Ref<Unit> ref, Faults& faults) {
    const Setting& setting = setting_of(game);
    const Unit& unit = game.state.at(ref);
    const Unit& start = setting.units[static_cast<std::size_t>(ref.row())];
    const Counter& counter = setting.counter(ref);
    const auto fault = [&](std::string_view what) {
        faults.push_back(fmt::format("{} {}", rules::row_text(setting, Unit::table, ref.row()), what));
    };
    const std::int32_t turn = game.state.at(the_clock).turn;
    if (unit.army != start.army || unit.seat != start.seat || unit.type != start.type)
        fault("is no longer the unit that it was");
    const bool gone = unit.place == setting.eliminated || unit.place == setting.defected;
    const bool waits = unit.place == setting.waiting;
    if (!setting.on_map(unit.place) && !gone && !waits && unit.place != setting.exited) fault("is nowhere");
    if (setting.on_map(unit.place) && setting.at(unit.place).neighbours == Hex{}.neighbours)
        fault("stands outside the printed map");
    if (unit.steps < 0 || unit.steps > counter.steps) fault("has steps that its counter has not");
    if (!gone && unit.steps == 0 && unit.type != UnitType::leader) fault("is lost and still there");
    if (waits && unit.group == 0) fault("waits for nothing");
    if (unit.moved > turn || unit.attacked > turn || unit.was_attacked > turn)
        fault("did something later than now");
    if (unit.hidden_at && !waits) fault("is hidden and on the map");
    if (unit.type == UnitType::leader && (unit.disrupted != 0 || unit.duty != Duty::none))
        fault("is a leader and treated as a unit");
}

// 5.C: no two sides in one hex; while a leader makes room there is one to be displaced.
void check_hexes(const rules::Game& game, Faults& faults) {
    const ledger::State& state = game.state;
    const Setting& setting = setting_of(game);
    for (const Unit& unit : state.rows<Unit>()) {
        if (unit.type == UnitType::leader || !setting.on_map(unit.place)) continue;
        if (enemy_at(state, unit.place, unit.seat))
            faults.push_back(fmt::format("enemies share {}", rules::place_text(setting, unit.place)));
    }
}

// 1815 2.A#1: a road with a unit on it is its side's.
void check_roads(const rules::Game& game, Faults& faults) {
    const Setting& setting = setting_of(game);
    for (std::size_t row = 0; row < setting.roads.size(); ++row) {
        const Road& road = game.state.at(Ref<Road>::of_row(static_cast<std::int32_t>(row)));
        if (road.holder != french_seat && road.holder != allied_seat)
            faults.push_back(
                fmt::format("nobody controls {}", rules::place_text(setting, setting.roads[row])));
    }
}

// 1815 13#1: either the game is over or something is to be done.
void check_end(const rules::Game& game, Faults& faults) {
    const std::string_view wrong =
        rules::wrong_end(game.state, game.state.at(the_campaign).level != Level::none);
    if (!wrong.empty()) faults.emplace_back(wrong);
}

}  // namespace

std::vector<std::string> broken(const rules::Game& game) {
    Faults faults;
    // While the game is being set up nothing has to hold yet.
    if (game.state.at(the_clock).turn == 0 && !rules::next_item(game.state)) return faults;
    const auto units = static_cast<std::int32_t>(game.state.rows<Unit>().size());
    for (std::int32_t row = 0; row < units; ++row) check_unit(game, Ref<Unit>::of_row(row), faults);
    check_hexes(game, faults);
    check_roads(game, faults);
    check_end(game, faults);
    return faults;
}

}  // namespace hd::c1815
