// An action as one line of text, and back: "step P5", "join fr-12". The words are the ruleset's own.
#pragma once

#include "engine/rules/ruleset.hpp"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace hd::rules {

// The name of the kind, then its parameters; "-" for a row, place or seat that is none.
std::string action_text(const Ruleset& ruleset, const Setting& setting, const Action& action);

// The action, or what is wrong with the text. Words are separated by spaces; a place may be several words.
tl::expected<Action, std::string> parse_action(const Ruleset& ruleset, const Setting& setting,
                                               std::string_view text);

}  // namespace hd::rules
