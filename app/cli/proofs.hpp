// Which rules the tests proved, as the last blessed run wrote it: data/rulesets/<id>/proofs.json.
#pragma once

#include "engine/scenario/library.hpp"

#include <tl/expected.hpp>

#include <set>
#include <string>

namespace hd::cli {

// The ids that are proved, or why the file can't be read.
tl::expected<std::set<std::string>, std::string> load_proofs(const scenario::DataRoot& data,
                                                             const std::string& ruleset);

}  // namespace hd::cli
