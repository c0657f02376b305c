#include "tests/support/shipped.hpp"

#include <stdexcept>

namespace hd::support {

std::shared_ptr<const scenario::Resolved> shipped(const std::string& id) {
    const auto root = scenario::open_data_root(HD_DATA);
    if (!root) throw std::runtime_error(scenario::to_text(root.error()));
    auto loaded = scenario::load_resolved(*root, id);
    std::string faults;
    for (const scenario::Fault& fault : loaded.faults.all()) faults += scenario::to_text(fault) + "\n";
    if (!faults.empty()) throw std::runtime_error(faults);
    return std::make_shared<const scenario::Resolved>(std::move(loaded.value));
}

std::shared_ptr<const rules::Setting> shipped_setting(const rules::Ruleset& ruleset, const std::string& id,
                                                      const rules::OptionValues& options) {
    auto setting = ruleset.prepare(shipped(id), options);
    if (setting) return *setting;
    std::string faults;
    for (const std::string& fault : setting.error()) faults += fault + "\n";
    throw std::runtime_error(faults);
}

}  // namespace hd::support
