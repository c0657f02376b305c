// The list of a game's rules: `data/rulesets/<ruleset>/rules.json`, format hundred-days-rules. Whether a rule
// is proved is counted by the tests and never written here.
#pragma once

#include "engine/scenario/named.hpp"

namespace hd::scenario {

enum class RuleStatus : std::int32_t { plain, ruled, house };

struct RuleEntry {
    static constexpr std::string_view shape_name = "rule";
    std::string id;    // "VAW-MOVE-5"
    std::string cite;  // the book's number or heading
    std::string title;
    std::string summary;
    RuleStatus status = RuleStatus::plain;
    std::string ruling;
    std::string other_reading;
    std::string date;
    std::string source;
    Extras extra;
    Position at;
    friend bool operator==(const RuleEntry&, const RuleEntry&) = default;
};

struct Glossary {
    static constexpr std::string_view shape_name = "glossary";
    static constexpr std::string_view format = "hundred-days-rules";
    static constexpr std::int32_t version = 1;
    std::string game;
    std::string title;
    std::string version_of_rules;
    std::vector<RuleEntry> entries;
    Extras extra;
    Position at;
    friend bool operator==(const Glossary&, const Glossary&) = default;
};

// The entry with that id, or null.
const RuleEntry* find_rule(const Glossary& glossary, std::string_view id);

// Faults beyond those of the shape: an entry without id, an id twice.
Loaded<Glossary> read_glossary(std::string bytes, std::string file,
                               Strictness strictness = Strictness::author);
std::string to_json(const Glossary& glossary);

}  // namespace hd::scenario
