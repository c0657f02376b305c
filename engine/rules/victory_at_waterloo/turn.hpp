// The start and the end of a game turn: steps that need nobody's answer.
#pragma once

#include "engine/rules/ruleset.hpp"

namespace hd::vaw {

void start_turn(rules::Conduct& conduct, ledger::Ref<rules::Item> item);
void end_turn(rules::Conduct& conduct, ledger::Ref<rules::Item> item);

}  // namespace hd::vaw
