#include "app/cli/commands.hpp"
#include "app/cli/json_line.hpp"
#include "app/cli/proofs.hpp"
#include "app/view/rulesets.hpp"
#include "engine/scenario/glossary.hpp"

#include <memory>

namespace hd::cli {

namespace {

struct RulesWords {
    std::string ruleset;
    bool coverage = false;
    bool rulings = false;
};

Exit show_coverage(const Program& program, const scenario::Glossary& glossary, const std::string& ruleset) {
    const auto proofs = load_proofs(program.data, ruleset);
    if (!proofs) return bad_input(proofs.error());
    std::vector<std::string> unproved;
    for (const scenario::RuleEntry& entry : glossary.entries) {
        if (proofs->count(entry.id) == 0) unproved.push_back(entry.id);
    }
    if (program.json) {
        JsonLine json;
        json.begin_object().field("total", static_cast<std::int64_t>(glossary.entries.size()));
        json.key("unproved").begin_list();
        for (const std::string& id : unproved) json.text(id);
        print(json.end_list().end_object().line());
        return Exit::good;
    }
    for (const std::string& id : unproved) print("  unproved " + id);
    print(fmt::format("{} rules, {} unproved", glossary.entries.size(), unproved.size()));
    return Exit::good;
}

void write_entry(JsonLine& json, const scenario::RuleEntry& entry) {
    json.begin_object().field("id", entry.id).field("cite", entry.cite).field("title", entry.title);
    json.field("summary", entry.summary).field("ruling", entry.ruling);
    json.field("other_reading", entry.other_reading).end_object();
}

void print_entry(const scenario::RuleEntry& entry) {
    print(fmt::format("{:<14} {} ({})", entry.id, entry.title, entry.cite));
    print("    " + entry.summary);
    if (!entry.ruling.empty()) print("    Ruling: " + entry.ruling);
    if (!entry.other_reading.empty()) print("    Other reading: " + entry.other_reading);
}

Exit show_rules(const Program& program, const RulesWords& words) {
    if (view::find_ruleset(words.ruleset) == nullptr) {
        return bad_input(
            fmt::format("there is no rule system \"{}\"; `list` shows those there are", words.ruleset));
    }
    const auto glossary = scenario::load_glossary(program.data, words.ruleset);
    if (!glossary.faults.empty()) bad_input(glossary.faults);
    if (!glossary.ok()) return Exit::bad_input;
    if (words.coverage) return show_coverage(program, glossary.value, words.ruleset);
    JsonLine json;
    json.begin_list();
    for (const scenario::RuleEntry& entry : glossary.value.entries) {
        if (words.rulings && entry.status != scenario::RuleStatus::ruled) continue;
        write_entry(json, entry);
        if (!program.json) print_entry(entry);
    }
    if (program.json) print(json.end_list().line());
    return Exit::good;
}

}  // namespace

void add_rules(Shell shell) {
    CLI::App* command =
        shell.app.add_subcommand("rules", "The rules of a system, its rulings, and what is proved");
    auto words = std::make_shared<RulesWords>();
    command->add_option("ruleset", words->ruleset, "A rule system")->required();
    command->add_flag("--coverage", words->coverage, "Which rules no test proves");
    command->add_flag("--rulings", words->rulings, "Only what was ruled, with the other reading");
    command->callback([shell, words] { shell.exit = show_rules(shell.program, *words); });
}

}  // namespace hd::cli
