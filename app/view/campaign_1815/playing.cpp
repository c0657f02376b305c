// What a player of this game is shown while he decides.
#include "app/view/campaign_1815/parts.hpp"
#include "app/view/words.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/duty.hpp"
#include "engine/rules/campaign_1815/step.hpp"
#include "engine/rules/campaign_1815/strength.hpp"
#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

#include <array>

namespace hd::view::campaign {

namespace {

using c1815::ActionKind;
using c1815::Ref;
using c1815::StepId;
using c1815::Unit;
using c1815::UnitType;

Progress units_moved(const rules::Game& game, const rules::Clock& clock) {
    Progress progress;
    for (const Unit& unit : game.state.rows<Unit>()) {
        if (unit.seat != clock.side || !c1815::setting_of(game).on_map(unit.place)) continue;
        progress.total += 1;
        progress.done += unit.moved == clock.turn ? 1 : 0;
    }
    progress.words = fmt::format("{} of {} units and leaders moved", progress.done, progress.total);
    return progress;
}

// 1815 8.B.2#5: leaders who have still to trace or roll.
Progress leaders_settled(const rules::Game& game, const rules::Clock& clock) {
    Progress progress;
    const auto units = game.state.rows<Unit>();
    for (std::size_t row = 0; row < units.size(); ++row) {
        const bool counts = units[row].seat == clock.side && units[row].type == UnitType::leader &&
                            c1815::setting_of(game).on_map(units[row].place);
        progress.total += counts ? 1 : 0;
        progress.done += counts && units[row].command != c1815::Command::none ? 1 : 0;
    }
    const std::int32_t left = progress.total - progress.done;
    progress.words = left == 0 ? std::string("Command of all leaders is settled")
                               : fmt::format("Command of {} is to be settled", counted(left, "leader"));
    return progress;
}

Progress disrupted_units(const rules::Game& game, const rules::Clock& clock) {
    Progress progress;
    std::int32_t disrupted = 0;
    for (const Unit& unit : game.state.rows<Unit>())
        disrupted += unit.seat == clock.side && unit.disrupted != 0 ? 1 : 0;
    progress.words = disrupted == 0 ? std::string("Nobody is disrupted")
                                    : fmt::format("Disrupted: {}", counted(disrupted, "unit"));
    return progress;
}

Progress attacks_owed(const rules::Game& game, const rules::Clock& clock) {
    Progress progress;
    for (const Unit& unit : game.state.rows<Unit>()) {
        if (unit.seat != clock.side || unit.duty != c1815::Duty::must_attack) continue;
        progress.total += 1;
        progress.done += unit.attacked == clock.turn ? 1 : 0;
    }
    const std::int32_t left = progress.total - progress.done;
    progress.words = left == 0 ? std::string("Nobody must attack")
                               : fmt::format("To attack yet: {}", counted(left, "unit"));
    return progress;
}

std::string_view arm(UnitType type) {
    switch (type) {
        case UnitType::infantry:
            return "Infantry";
        case UnitType::cavalry:
            return "Cavalry";
        case UnitType::foot_artillery:
            return "Foot artillery";
        case UnitType::horse_artillery:
            return "Horse artillery";
        case UnitType::leader:
            return "Leader";
        case UnitType::none:
            break;
    }
    return "Unit";
}

std::string_view leader_rank(const c1815::Counter& counter) {
    if (counter.has(c1815::Tag::army_leader)) return "Army leader";
    if (counter.has(c1815::Tag::detachment_leader)) return "Detachment leader";
    return counter.has(c1815::Tag::cavalry_leader) ? "Cavalry corps leader" : "Corps leader";
}

std::string corps_name(const c1815::Setting& setting, const c1815::Counter& counter) {
    if (setting.scenario == nullptr || counter.corps < 1) return {};
    const auto& formations = setting.scenario->order_of_battle.formations;
    const auto index = static_cast<std::size_t>(counter.corps) - 1;
    return index < formations.size() ? formations[index].name : std::string();
}

std::string command_words(const rules::Game& game, const Unit& row) {
    const std::string under = row.superior ? " under " + unit(game, row.superior.raw) : std::string();
    switch (row.command) {
        case c1815::Command::none:
            break;
        case c1815::Command::out:
            return "out of command";
        case c1815::Command::in:
            return "in command" + under;
        case c1815::Command::direct:
            return under.empty() ? std::string("commanded directly")
                                 : fmt::format("commanded by {} himself", unit(game, row.superior.raw));
        case c1815::Command::waiting:
            return under.empty() ? std::string("waits for a roll")
                                 : fmt::format("waits for the roll of {}", unit(game, row.superior.raw));
    }
    return {};
}

void add(std::vector<std::string>& words, std::string one) {
    if (!one.empty()) words.push_back(std::move(one));
}

// What the counter that is up says: "8-9-4", "2 shock", "reduced".
void add_values(const c1815::Counter& counter, const Unit& row, std::vector<std::string>& words) {
    if (row.type == UnitType::leader) {
        words.push_back(counted(counter.movement, "movement point"));
        return;
    }
    const c1815::Face& face = counter.face(row.steps);
    words.push_back(fmt::format("{}-{}-{}", face.attack, face.defence, counter.movement));
    if (face.shock != 0) words.push_back(fmt::format("{} shock", face.shock));
    if (row.steps < counter.steps) words.emplace_back("reduced");
}

// What befell it, and where it is when that is not on the map.
void add_plight(const rules::Game& game, std::int32_t ref, std::vector<std::string>& words) {
    const Unit row = view_of(game).at(Ref<Unit>{ref});
    const c1815::Setting& setting = c1815::setting_of(game);
    if (row.disrupted != 0)
        words.emplace_back(row.locked != 0 ? "disrupted till the early morning" : "disrupted");
    if (c1815::is_blown(game.state, row)) words.emplace_back("blown");
    if (row.place == setting.eliminated) words.emplace_back("eliminated");
    if (row.place == setting.exited) words.emplace_back("left by the exit area");
    if (row.place == setting.defected) words.emplace_back("defected");
    if (row.hidden_at) words.push_back("lies in wait in " + place(game, row.hidden_at.raw));
    const bool comes = row.place == setting.waiting && row.group != 0 && !row.hidden_at;
    if (!comes) return;
    const c1815::Group& group = game.state.at(Ref<c1815::Group>{row.group});
    const std::string entry =
        group.entry < 1 ? std::string()
                        : " at entry " + setting.entries[static_cast<std::size_t>(group.entry) - 1].id;
    words.push_back(fmt::format("comes in turn {}{}", group.due, entry));
}

rules::Action make(ActionKind kind, std::int32_t a = 0) {
    return c1815::action(kind, a);
}

}  // namespace

Progress progress(const rules::Game& game) {
    const rules::Clock& clock = game.state.at(rules::the_clock);
    const auto item = rules::next_item(game.state);
    if (item && game.state.at(item).step == c1815::number(StepId::leaders))
        return leaders_settled(game, clock);
    switch (static_cast<c1815::Phase>(clock.phase)) {
        case c1815::Phase::french_movement:
        case c1815::Phase::allied_movement:
            return units_moved(game, clock);
        case c1815::Phase::french_rally:
        case c1815::Phase::allied_rally:
            return disrupted_units(game, clock);
        case c1815::Phase::french_combat:
        case c1815::Phase::allied_combat:
            return attacks_owed(game, clock);
        case c1815::Phase::none:
            break;
    }
    return {};
}

std::string unit_line(const rules::Game& game, std::int32_t unit) {
    const Unit& row = game.state.at(Ref<Unit>{unit});
    const c1815::Setting& setting = c1815::setting_of(game);
    const c1815::Counter& counter = setting.counter(Ref<Unit>{unit});
    std::vector<std::string> words;
    words.emplace_back(row.type == UnitType::leader ? leader_rank(counter) : arm(row.type));
    add_values(counter, row, words);
    add(words, corps_name(setting, counter));
    if (setting.on_map(row.place)) add(words, command_words(game, row));
    add_plight(game, unit, words);
    return fmt::format("{}", fmt::join(words, ", "));
}

std::vector<rules::Action> way(const rules::Game& game, std::int32_t unit,
                               std::span<const ledger::Place> path) {
    const auto item = rules::next_item(game.state);
    if (!item) return {};
    const std::int32_t step = game.state.at(item).step;
    const bool on_its_way = step == c1815::number(StepId::move_unit) && game.state.at(item).a == unit;
    if (!on_its_way && step != c1815::number(StepId::movement)) return {};
    std::vector<rules::Action> actions;
    const Unit row = view_of(game).at(Ref<Unit>{unit});
    std::size_t first = 0;
    // 1815 15.B#4: whoever lies in wait sets out from where he lies.
    if (!c1815::setting_of(game).on_map(row.place) && !row.hidden_at) {
        if (path.empty()) return {};
        actions.push_back(c1815::action(ActionKind::enter, unit, path[0].raw));
        first = 1;
    } else if (!on_its_way) {
        actions.push_back(make(ActionKind::move, unit));
    }
    for (std::size_t i = first; i < path.size(); ++i) actions.push_back(make(ActionKind::step, path[i].raw));
    if (!path.empty()) actions.push_back(make(ActionKind::stop));
    return actions;
}

std::string odds(const rules::Preview& preview) {
    return preview.column < 1 ? std::string("<1:5") : odds_words(preview.column);
}

}  // namespace hd::view::campaign
