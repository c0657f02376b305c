#include "editor/lint/lint.hpp"

#include "editor/lint/lint_scenario.hpp"
#include "engine/scenario/build_map.hpp"
#include "engine/scenario/files.hpp"
#include "engine/scenario/format_of.hpp"

#include <fmt/format.h>

namespace hd::editor {

namespace {

void append(Findings& to, Findings more) {
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

Findings not_ours(const std::string& file, const std::string& format) {
    const std::string said = format.empty()
                                 ? "the file states no \"format\", so it can't be told what it is"
                                 : fmt::format("files of format \"{}\" are not known here", format);
    Findings findings;
    Report(findings, file)
        .error("reading", {}, {}, said + "; a file of ours begins with its format and version");
    return findings;
}

Findings lint_scenario_file(const scenario::DataRoot& root, const std::string& file,
                            const ChecksOf& checks_of) {
    const auto resolved = scenario::load_resolved(root, file);
    Findings findings = findings_of(resolved.faults, "reading");
    const bool readable = !resolved.value.files.scenario.empty();
    if (readable) append(findings, lint(resolved.value, checks_of(resolved.value.scenario.ruleset)));
    return findings;
}

// One document of another kind, read by `read` and looked through by `look`.
template <class Read, class Look>
Findings lint_one(std::string bytes, const std::string& file, Read read, Look look) {
    const auto loaded = read(std::move(bytes), file, scenario::Strictness::author);
    Findings findings = findings_of(loaded.faults, "reading");
    if (loaded.ok()) append(findings, look(loaded.value, file));
    return findings;
}

Findings lint_bytes(const scenario::DataRoot& root, std::string bytes, const std::string& file,
                    const ChecksOf& checks_of) {
    using namespace scenario;
    const std::string format = format_of(bytes);
    if (format == Scenario::format) return lint_scenario_file(root, file, checks_of);
    if (format == MapDocument::format) {
        return lint_one(std::move(bytes), file, read_map,
                        [](const MapDocument& map, const std::string& f) { return lint_map(map, f); });
    }
    if (format == OrderOfBattle::format) {
        return lint_one(
            std::move(bytes), file, read_order_of_battle,
            [](const OrderOfBattle& o, const std::string& f) { return lint_order_of_battle(o, f); });
    }
    if (format == Table::format) return lint_one(std::move(bytes), file, read_table, lint_table);
    if (format == Glossary::format) {
        return lint_one(std::move(bytes), file, read_glossary,
                        [](const Glossary&, const std::string&) { return Findings{}; });
    }
    return not_ours(file, format);
}

}  // namespace

Findings lint(const scenario::Resolved& resolved, const RulesetChecks& checks) {
    Findings findings;
    if (!resolved.files.map.empty()) append(findings, lint_map(resolved.map, resolved.files.map, checks));
    if (!resolved.files.order_of_battle.empty()) {
        append(findings,
               lint_order_of_battle(resolved.order_of_battle, resolved.files.order_of_battle, checks));
    }
    for (const scenario::Table& table : resolved.tables) append(findings, lint_table(table, table.id));
    lint_scenario(resolved, checks, findings);
    if (checks.own) {
        auto built = scenario::build_map(resolved.map);
        std::optional<board::Map> map;
        if (built) map = std::move(*built);
        checks.own(resolved, map, findings);
    }
    sort_by_place(findings);
    return findings;
}

Findings lint_file(const scenario::DataRoot& root, const std::filesystem::path& path,
                   const ChecksOf& checks_of) {
    auto bytes = scenario::read_file(path);
    Findings findings;
    if (!bytes) {
        Report(findings, path.string()).error("reading", {}, {}, bytes.error().message);
        return findings;
    }
    findings = lint_bytes(root, std::move(*bytes), path.string(), checks_of);
    sort_by_place(findings);
    return findings;
}

}  // namespace hd::editor
