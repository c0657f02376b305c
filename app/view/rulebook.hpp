// Rules as they are cited: the book's own number or heading first, then our id.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/scenario/glossary.hpp"

#include <string>
#include <string_view>

namespace hd::view {

class Rulebook {
  public:
    // Without a glossary a rule is cited by its id alone. Both must outlive this.
    Rulebook(const rules::Ruleset& ruleset, const scenario::Glossary* glossary)
        : ruleset_(&ruleset), glossary_(glossary) {}

    // "" for rule 0.
    std::string id(std::uint16_t rule) const;
    // "How to Move, paragraph 3 (VAW-MOVE-5)"; "" for rule 0.
    std::string cite(std::uint16_t rule) const;
    // "Stop when spent or in contact"; "" where it is not known.
    std::string title(std::uint16_t rule) const;
    const scenario::RuleEntry* entry(std::uint16_t rule) const;
    // By its id as printed: "VAW-MOVE-5".
    const scenario::RuleEntry* find(std::string_view id) const;

  private:
    const rules::Ruleset* ruleset_;
    const scenario::Glossary* glossary_;
};

}  // namespace hd::view
