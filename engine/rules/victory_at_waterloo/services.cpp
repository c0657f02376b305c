#include "engine/rules/victory_at_waterloo/services.hpp"

#include "engine/rules/victory_at_waterloo/label.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"

namespace hd::vaw {

std::vector<rules::StandingTerm> standing(const rules::View& view) {
    const ledger::State& state = view.open();
    const Setting& setting = setting_of(view);
    std::vector<rules::StandingTerm> terms;
    const auto add = [&terms](Label label, Rule rule, ArmyId id, std::int32_t value, std::int32_t box) {
        terms.push_back({.label = static_cast<std::uint16_t>(label),
                         .rule = number(rule),
                         .army = static_cast<std::int32_t>(id),
                         .value = value,
                         .threshold = box});
    };
    for (const ArmyId id : all_armies) {
        const Army& army = state.at(army_row(id));
        const Track& track = setting.track(id);
        add(Label::demoralised, id == ArmyId::british ? Rule::mor_2 : Rule::mor_6, id, army.turn_losses,
            army.demoralised_at);
        if (track.disintegrated_at > 0) {
            add(Label::disintegrated, Rule::mor_3, id, army.turn_losses, army.disintegrated_at);
        }
        if (track.rout_at > 0) add(Label::rout_box, Rule::win_1, id, army.turn_losses, army.rout_at);
    }
    return terms;
}

std::int32_t worth(const rules::View& view, std::int32_t unit) {
    const std::span<const Unit> units = view.open().rows<Unit>();
    if (unit < 1 || unit > static_cast<std::int32_t>(units.size())) return 0;
    const Unit& row = units[static_cast<std::size_t>(unit) - 1];
    return row.place == setting_of(view).destroyed ? 0 : row.strength;
}

rules::Game imagine(const rules::View& view, std::uint64_t seed) {
    return {.ruleset = &view.ruleset(), .setting = view.shared_setting(), .state = view.open(), .seed = seed};
}

}  // namespace hd::vaw
