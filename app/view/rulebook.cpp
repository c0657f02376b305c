#include "app/view/rulebook.hpp"

#include <fmt/format.h>

namespace hd::view {

std::string Rulebook::id(std::uint16_t rule) const {
    return rule < ruleset_->names.rules.size() ? std::string(ruleset_->names.rules[rule]) : std::string();
}

const scenario::RuleEntry* Rulebook::entry(std::uint16_t rule) const {
    return rule == 0 || glossary_ == nullptr ? nullptr : scenario::find_rule(*glossary_, id(rule));
}

const scenario::RuleEntry* Rulebook::find(std::string_view id) const {
    return id.empty() || glossary_ == nullptr ? nullptr : scenario::find_rule(*glossary_, id);
}

std::string Rulebook::cite(std::uint16_t rule) const {
    const scenario::RuleEntry* found = entry(rule);
    if (found == nullptr || found->cite.empty()) return id(rule);
    return fmt::format("{} ({})", found->cite, found->id);
}

std::string Rulebook::title(std::uint16_t rule) const {
    const scenario::RuleEntry* found = entry(rule);
    return found == nullptr ? std::string() : found->title;
}

}  // namespace hd::view
