// What the tests of players share: the shipped levels, players by name, the shipped battle.
#pragma once

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

inline std::unique_ptr<Player> player(std::string_view name) {
    auto made = make_player(name, vaw::ruleset(), shipped_levels());
    if (!made) throw std::runtime_error(made.error());
    return std::move(*made);
}

inline std::shared_ptr<const rules::Setting> battle(const rules::OptionValues& options = {}) {
    return support::shipped_setting(vaw::ruleset(), "waterloo-18-june", options);
}

}  // namespace hd::players::test
