#include "engine/rules/campaign_1815/services.hpp"

#include "engine/rules/campaign_1815/exits.hpp"
#include "engine/rules/campaign_1815/label.hpp"
#include "engine/rules/campaign_1815/victory.hpp"
#include "engine/rules/play.hpp"

#include <algorithm>

namespace hd::c1815 {

namespace {

rules::StandingTerm term(Label label, Rule rule, ArmyId army, std::int32_t value,
                         std::int32_t threshold = 0) {
    return {.label = static_cast<std::uint16_t>(label),
            .rule = number(rule),
            .army = static_cast<std::int32_t>(army),
            .value = value,
            .threshold = threshold};
}

// 15.B, dealt again: a sum of two dice grants divisions, and each unit lies in one of the six hexes.
void deal_hidden(rules::Game& game, const Setting& setting, std::uint64_t seed) {
    const std::int32_t sum =
        ledger::draw(seed, {.stream = 1}, 6) + ledger::draw(seed, {.stream = 1, .nth = 1}, 6);
    std::vector<std::int32_t> cells(game.state.cells().begin(), game.state.cells().end());
    const ledger::Layout& layout = game.state.layout();
    const auto field = [](std::string_view name) {
        const auto fields = schema()[Unit::table].fields;
        const auto found = std::find_if(fields.begin(), fields.end(),
                                        [name](const ledger::Field& one) { return one.name == name; });
        return static_cast<std::int32_t>(found - fields.begin());
    };
    for (const Ref<Unit> unit : setting.hidden) {
        const bool second = setting.counter(unit).has(Tag::second_division);
        const std::int32_t most =
            setting.number(second ? Number::second_division_up_to : Number::both_divisions_up_to);
        const bool waits = game.state.at(unit).place == setting.waiting;
        if (sum > most || !waits || setting.ambush.empty()) continue;
        const std::uint64_t hex =
            ledger::mixed(seed, static_cast<std::uint64_t>(unit.raw)) % setting.ambush.size();
        cells[layout.cell({Unit::table, unit.row(), field("granted")})] = 1;
        cells[layout.cell({Unit::table, unit.row(), field("hidden_at")})] =
            setting.ambush[static_cast<std::size_t>(hex)].raw;
    }
    game.state.restore(cells, 0);
    game.state.set_hash(game.state.recomputed_hash());
}

}  // namespace

std::vector<rules::StandingTerm> standing(const rules::View& view) {
    const Setting& setting = setting_of(view);
    const Points now = points(view.common(), setting);
    return {term(Label::victory_points, Rule::r_13_2, ArmyId::french, now.french_kills),
            term(Label::exit_points, Rule::r_13_3, ArmyId::french, now.exits),
            term(Label::threshold, Rule::r_13_4, ArmyId::french, view.common().at(the_campaign).exited,
                 exit_threshold(view.common(), setting)),
            term(Label::victory_points, Rule::r_13_2, ArmyId::anglo, now.allied_kills),
            term(Label::lead, Rule::r_13_8, ArmyId::french, now.lead(), setting.number(Number::win_lead))};
}

std::int32_t worth(const rules::View& view, std::int32_t unit) {
    const std::span<const Unit> units = view.common().rows<Unit>();
    if (unit < 1 || unit > static_cast<std::int32_t>(units.size())) return 0;
    const Unit& row = units[static_cast<std::size_t>(unit) - 1];
    return row.steps == 0 ? 0 : setting_of(view).counter(Ref<Unit>{unit}).face(row.steps).defence;
}

rules::Game imagine(const rules::View& view, std::uint64_t seed) {
    rules::Game game = view.known(seed);
    if (view.seat() == french_seat) deal_hidden(game, setting_of(view), seed);
    return game;
}

}  // namespace hd::c1815
