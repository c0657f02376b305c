// The shipped scenarios, for tests that play them. What is wrong with one is thrown as a std::runtime_error.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/scenario/library.hpp"

#include <memory>
#include <string>

namespace hd::support {

// A shipped scenario with everything it refers to.
std::shared_ptr<const scenario::Resolved> shipped(const std::string& id);

// The same compiled for play with these options.
std::shared_ptr<const rules::Setting> shipped_setting(const rules::Ruleset& ruleset, const std::string& id,
                                                      const rules::OptionValues& options = {});

}  // namespace hd::support
