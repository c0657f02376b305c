#include "replay/scenario_setting.hpp"

#include "engine/scenario/resolved.hpp"

namespace hd::replay {

tl::expected<std::shared_ptr<const rules::Setting>, rules::Faults> scenario_setting(
    const rules::Ruleset& ruleset, const std::string& scenario, const rules::OptionValues& options) {
    scenario::Loaded<scenario::Resolved> read = scenario::resolve_from_text(scenario, "scenario");
    if (!read.ok()) {
        rules::Faults faults;
        for (const scenario::Fault& fault : read.faults.all()) faults.push_back(scenario::to_text(fault));
        return tl::make_unexpected(std::move(faults));
    }
    return ruleset.prepare(std::make_shared<const scenario::Resolved>(std::move(read.value)), options);
}

}  // namespace hd::replay
