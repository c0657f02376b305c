#include "app/view/rulesets.hpp"

#include "engine/rules/campaign_1815/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "engine/scenario/resolved.hpp"

#include <algorithm>
#include <array>
#include <memory>

namespace hd::view {

namespace {

tl::expected<std::shared_ptr<const rules::Setting>, rules::Faults> setting_of_text(
    const rules::Ruleset& ruleset, const std::string& text, const rules::OptionValues& options) {
    auto loaded = scenario::resolve_from_text(text, "the recording's scenario");
    rules::Faults faults;
    for (const scenario::Fault& fault : loaded.faults.all()) {
        if (fault.severity == scenario::Severity::error) faults.push_back(scenario::to_text(fault));
    }
    if (!faults.empty()) return tl::unexpected(faults);
    return ruleset.prepare(std::make_shared<const scenario::Resolved>(std::move(loaded.value)), options);
}

}  // namespace

std::span<const rules::Ruleset* const> all_rulesets() {
    static const std::array all{&vaw::ruleset(), &c1815::ruleset()};
    return all;
}

const rules::Ruleset* find_ruleset(std::string_view id) {
    const auto all = all_rulesets();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto* one) { return one->id == id; });
    return found == all.end() ? nullptr : *found;
}

replay::Library recording_library() {
    return {.rulesets = all_rulesets(), .setting = setting_of_text};
}

}  // namespace hd::view
