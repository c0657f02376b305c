#include "engine/scenario/glossary.hpp"

#include "engine/scenario/shape_reader.hpp"
#include "engine/scenario/shape_writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hd::scenario {

template <>
struct EnumNames<RuleStatus> {
    static constexpr std::string_view what = "a status of a rule";
    static constexpr std::array<std::string_view, 3> names = {"plain", "ruled", "house"};
};

template <class V, Like<RuleEntry> T>
void describe(V& v, T& entry) {
    v("id", entry.id);
    v("cite", entry.cite);
    v("title", entry.title);
    v("summary", entry.summary);
    v("status", entry.status);
    v("ruling", entry.ruling);
    v("other_reading", entry.other_reading);
    v("date", entry.date);
    v("source", entry.source);
}

template <class V, Like<Glossary> T>
void describe(V& v, T& glossary) {
    v("game", glossary.game);
    v("title", glossary.title);
    v("version_of_rules", glossary.version_of_rules);
    v("entries", glossary.entries);
}

const RuleEntry* find_rule(const Glossary& glossary, std::string_view id) {
    const auto found = std::find_if(glossary.entries.begin(), glossary.entries.end(),
                                    [&](const RuleEntry& entry) { return entry.id == id; });
    return found == glossary.entries.end() ? nullptr : &*found;
}

Loaded<Glossary> read_glossary(std::string bytes, std::string file, Strictness strictness) {
    Loaded<Glossary> loaded = read_document<Glossary>(std::move(bytes), std::move(file), strictness);
    std::set<std::string_view> ids;
    for (const RuleEntry& entry : loaded.value.entries) {
        if (entry.id.empty()) loaded.faults.error(entry.at, "a rule has no id, so nothing can cite it");
        if (!entry.id.empty() && !ids.insert(entry.id).second) {
            loaded.faults.error(entry.at, fmt::format("two rules have the id {}", entry.id));
        }
    }
    return loaded;
}

std::string to_json(const Glossary& glossary) {
    return written(glossary);
}

}  // namespace hd::scenario
