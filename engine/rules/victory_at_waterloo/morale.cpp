#include "engine/rules/victory_at_waterloo/morale.hpp"

#include "engine/rules/victory_at_waterloo/story.hpp"

#include <algorithm>

namespace hd::vaw {

namespace {

bool at_box(std::int32_t losses, std::int32_t box, std::int32_t printed) {
    return printed > 0 && losses >= box;
}

// The rule under which an army's state changes. The passage is printed for the British; VAW-MOR-6 and
// VAW-A-20 give demoralisation to all.
Rule rule_of(ArmyId id, const Army& before, const Morale& now) {
    if (before.disintegrated != 0 && !now.disintegrated) return Rule::ogrd_4;
    if (id != ArmyId::british) return Rule::mor_6;
    return now.disintegrated ? Rule::mor_3 : Rule::mor_2;
}

void explain_status(Transaction& edit, const Setting& setting, ArmyId id, const Army& army) {
    note(edit, {.op = Op::start, .rule = Rule::mor_1, .label = Label::marker_after, .num = army.game_losses});
    // VAW-OGRD-1, VAW-OGRD-3: the placed markers are read, not the printed boxes.
    const bool placed = setting.chosen.old_guard || setting.chosen.balance;
    const Rule marker = setting.chosen.old_guard ? Rule::ogrd_3 : Rule::obal_1;
    note(edit, {.op = Op::column,
                .rule = placed ? marker : Rule::none,
                .label = Label::threshold,
                .num = army.demoralised_at});
    if (id != ArmyId::british)
        note(edit, {.op = Op::result, .rule = Rule::a_20, .label = Label::demoralised});
}

void set_status(Conduct& conduct, ArmyId id, EventNumber cause) {
    const Setting& setting = setting_of(conduct.game);
    const Army& before = conduct.game.state.at(army_row(id));
    const Morale now = morale(setting, id, before, before.game_losses);
    // VAW-OGRD-4: a moved threshold may release an army, and its marker with it.
    const bool released = before.locked != 0 && !now.disintegrated;
    const bool same = (before.demoralised != 0) == now.demoralised &&
                      (before.disintegrated != 0) == now.disintegrated && !released;
    if (same) return;
    const Rule rule = released ? Rule::ogrd_4 : rule_of(id, before, now);

    Transaction edit(conduct.game.state, conduct.log);
    Army& army = edit.edit(army_row(id));
    army.demoralised = now.demoralised ? 1 : 0;
    army.disintegrated = now.disintegrated ? 1 : 0;
    if (released) army.locked = 0;
    if (explains(conduct)) explain_status(edit, setting, id, army);
    const std::int32_t state = now.disintegrated ? 2 : now.demoralised ? 1 : 0;
    edit.commit(head(conduct, EventKind::status_set, rule, cause, army_row(id).raw, state));
}

void set_quota(Conduct& conduct, ArmyId id, EventNumber cause) {
    const Setting& setting = setting_of(conduct.game);
    const ledger::State& state = conduct.game.state;
    const auto turn = static_cast<std::size_t>(state.at(the_clock).turn);
    const std::int32_t printed = setting.tables.quotas[turn - 1][static_cast<std::size_t>(id) - 1];
    // VAW-A-38: of the Coalition only the British count, for their own number and for the French.
    const Army& own = state.at(army_row(id));
    const Army& other = state.at(army_row(id == ArmyId::french ? ArmyId::british : ArmyId::french));
    const std::int32_t fewer = own.demoralised != 0 ? 1 : 0;
    const std::int32_t more = other.demoralised != 0 ? 1 : 0;

    Transaction edit(conduct.game.state, conduct.log);
    const std::int32_t quota = std::max(0, printed - fewer + more);
    edit.edit(army_row(id)).moves_left = quota;
    if (explains(conduct)) {
        note(edit, {.op = Op::start, .rule = Rule::ocmd_1, .label = Label::units_by_turn, .num = printed});
        note(edit, {.rule = Rule::ocmd_2, .label = Label::own_morale, .num = -1, .applied = fewer != 0});
        note(edit, {.rule = Rule::ocmd_3, .label = Label::enemy_morale, .num = 1, .applied = more != 0});
        if (id == ArmyId::french) {
            note(edit, {.rule = Rule::a_38, .label = Label::prussian_marker, .applied = false});
        }
        note(edit, {.op = Op::result, .label = Label::units_by_turn, .num = quota});
    }
    edit.commit(head(conduct, EventKind::quota_set, Rule::ocmd_1, cause, army_row(id).raw, quota));
}

}  // namespace

Morale morale(const Setting& setting, ArmyId id, const Army& army, std::int32_t losses) {
    const Track& track = setting.track(id);
    const bool disintegrated = at_box(losses, army.disintegrated_at, track.disintegrated_at);
    return {.demoralised = disintegrated || at_box(losses, army.demoralised_at, track.demoralised_at),
            .disintegrated = disintegrated};
}

bool routs(const Setting& setting, ArmyId id, const Army& army) {
    return at_box(army.turn_losses, army.rout_at, setting.track(id).rout_at);
}

void set_morale(Conduct& conduct, EventNumber cause) {
    for (const ArmyId id : all_armies) set_status(conduct, id, cause);
}

void set_quotas(Conduct& conduct, EventNumber cause) {
    if (!setting_of(conduct.game).chosen.command) return;
    set_quota(conduct, ArmyId::french, cause);
    set_quota(conduct, ArmyId::british, cause);
}

}  // namespace hd::vaw
