#include "engine/rules/victory_at_waterloo/invariants.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/contact.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"

#include <fmt/format.h>

namespace hd::vaw {

namespace {

using Faults = std::vector<std::string>;

std::string unit_text(const rules::Game& game, Ref<Unit> unit) {
    return rules::row_text(*game.setting, Unit::table, unit.row());
}

void check_unit(const rules::Game& game, Ref<Unit> ref, Faults& faults) {
    const Setting& setting = setting_of(game);
    const Unit& unit = game.state.at(ref);
    const Unit& start = setting.units[static_cast<std::size_t>(ref.row())];
    const auto fault = [&](std::string_view what) {
        faults.push_back(fmt::format("{} {}", unit_text(game, ref), what));
    };
    const std::int32_t turn = game.state.at(the_clock).turn;
    const bool same = unit.army == start.army && unit.seat == start.seat && unit.type == start.type &&
                      unit.strength == start.strength && unit.guard == start.guard && unit.due == start.due;
    if (!same) fault("is no longer the unit that it was");
    const bool waits = unit.due != 0 && unit.place == setting.turn_box(unit.due);
    if (!setting.on_map(unit.place) && unit.place != setting.destroyed && !waits) fault("is nowhere");
    if (waits && unit.moved != 0) fault("has moved and not come on");
    if (unit.moved > turn || unit.attacked > turn || unit.was_attacked > turn)
        fault("did something later than now");
    if (unit.owed != 0 && !setting.on_map(unit.place)) fault("is owed an attack and not on the map");
}

// VAW-MNOTE-6: two units in one hex only while one of them is on its way.
void check_stacks(const rules::Game& game, Faults& faults) {
    const ledger::State& state = game.state;
    const Setting& setting = setting_of(game);
    const Ref<Item> next = rules::next_item(state);
    const bool on_its_way = next && state.at(next).step == number(StepId::move_unit);
    for (std::int32_t raw = 1; raw < static_cast<std::int32_t>(setting.hex.size()); ++raw) {
        const Ref<Unit> first = unit_at(state, Place{raw});
        const Ref<Unit> second = first ? sharing(state, Place{raw}, first) : Ref<Unit>{};
        if (!second) continue;
        const bool moving = on_its_way && (state.at(next).a == first.raw || state.at(next).a == second.raw);
        const bool friends = state.at(first).seat == state.at(second).seat;
        if (friends && moving) continue;
        faults.push_back(fmt::format("{} and {} stand in {}", unit_text(game, first), unit_text(game, second),
                                     rules::place_text(setting, Place{raw})));
    }
}

void check_army(const rules::Game& game, ArmyId id, Faults& faults) {
    const Army& army = game.state.at(army_row(id));
    const Track& track = setting_of(game).track(id);
    const std::string_view name = army_names[static_cast<std::size_t>(id)];
    for (const std::int32_t box :
         {army.turn_losses, army.game_losses, army.demoralised_at, army.disintegrated_at, army.rout_at}) {
        if (box < 0 || box > track.last_box)
            faults.push_back(fmt::format("{}: box {} is off the track", name, box));
    }
    if (army.disintegrated != 0 && army.demoralised == 0) {
        faults.push_back(fmt::format("{}: disintegrated and not demoralised", name));
    }
    if (army.moves_left < 0) faults.push_back(fmt::format("{}: more units moved than may", name));
}

// VAW-PLAY-3: either the game is over or something is to be done.
void check_end(const rules::Game& game, Faults& faults) {
    const std::string_view wrong =
        rules::wrong_end(game.state, game.state.at(the_verdict).level != Level::none);
    if (!wrong.empty()) faults.emplace_back(wrong);
}

}  // namespace

std::vector<std::string> broken(const rules::Game& game) {
    Faults faults;
    // While the game is being set up nothing has to hold yet.
    if (game.state.at(the_clock).turn == 0 && !rules::next_item(game.state)) return faults;
    const auto units = static_cast<std::int32_t>(game.state.rows<Unit>().size());
    for (std::int32_t row = 0; row < units; ++row) check_unit(game, Ref<Unit>::of_row(row), faults);
    check_stacks(game, faults);
    for (const ArmyId id : all_armies) check_army(game, id, faults);
    check_end(game, faults);
    return faults;
}

}  // namespace hd::vaw
