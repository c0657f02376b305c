// What the tests of players share: the shipped levels, players by name, the shipped battle and campaign.
#pragma once

#include "engine/rules/campaign_1815/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "tests/players/match.hpp"
#include "tests/support/shipped.hpp"

namespace hd::players::test {

inline const Levels& shipped_levels() {
    static const Levels levels = [] {
        auto loaded = load_levels(*scenario::open_data_root(HD_DATA));
        for (const auto& fault : loaded.faults.all()) throw std::runtime_error(scenario::to_text(fault));
        return loaded.value;
    }();
    return levels;
}

inline std::unique_ptr<Player> player_of(const rules::Ruleset& ruleset, std::string_view name) {
    auto made = make_player(name, ruleset, shipped_levels());
    if (!made) throw std::runtime_error(made.error());
    return std::move(*made);
}

inline std::unique_ptr<Player> player(std::string_view name) {
    return player_of(vaw::ruleset(), name);
}

inline std::unique_ptr<Player> campaigner(std::string_view name) {
    return player_of(hd::c1815::ruleset(), name);
}

inline std::shared_ptr<const rules::Setting> battle(const rules::OptionValues& options = {}) {
    return support::shipped_setting(vaw::ruleset(), "waterloo-18-june", options);
}

inline std::shared_ptr<const rules::Setting> campaign(const std::string& scenario,
                                                      const rules::OptionValues& options = {}) {
    return support::shipped_setting(hd::c1815::ruleset(), scenario, options);
}

}  // namespace hd::players::test
