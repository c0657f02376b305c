// The shipped game of 18 June played by text.
#pragma once

#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/state.hpp"
#include "tests/view/text_game.hpp"

namespace hd::view_test {

class WaterlooGame : public TextGame {
  public:
    explicit WaterlooGame(const rules::OptionValues& options = {},
                          const std::string& scenario = "waterloo-18-june")
        : TextGame(vaw::ruleset(), scenario, options) {}
};

}  // namespace hd::view_test
