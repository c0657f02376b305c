#include "engine/rules/option_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <variant>

namespace hd::rules {

namespace {

std::int32_t as_number(const scenario::Value& value) {
    if (const auto* number = std::get_if<std::int32_t>(&value)) return *number;
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? 1 : 0;
    return -1;
}

}  // namespace

std::vector<std::int32_t> option_values(std::span<const OptionInfo> infos, const scenario::Scenario& scenario,
                                        const OptionValues& values, Faults& faults) {
    std::vector<std::int32_t> chosen;
    for (const OptionInfo& info : infos) chosen.push_back(info.initial);
    const auto set = [&](std::string_view id, std::int32_t value) {
        const auto info =
            std::find_if(infos.begin(), infos.end(), [id](const auto& o) { return o.id == id; });
        if (info == infos.end()) {
            faults.push_back(fmt::format("there is no option {}", id));
        } else if (value < info->low || value > info->high) {
            faults.push_back(
                fmt::format("option {}: {} is not from {} to {}", id, value, info->low, info->high));
        } else {
            chosen[static_cast<std::size_t>(info - infos.begin())] = value;
        }
    };
    for (const auto& [name, value] : scenario.options) set(name, as_number(value));
    for (const auto& [name, value] : scenario.parameters) set(name, as_number(value));
    for (const auto& [name, value] : values) set(name, value);
    return chosen;
}

}  // namespace hd::rules
