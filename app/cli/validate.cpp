#include "app/cli/commands.hpp"
#include "app/cli/json_line.hpp"
#include "app/view/lint_checks.hpp"
#include "editor/lint/lint.hpp"

#include <filesystem>
#include <memory>

namespace hd::cli {

namespace {

void write_finding(JsonLine& json, const editor::Finding& finding) {
    std::string where = finding.where;
    if (finding.at.line > 0)
        where = fmt::format("{}:{}{}{}", finding.at.line, finding.at.column, where.empty() ? "" : " ", where);
    json.begin_object().field("file", finding.file).field("where", where);
    json.field("severity", finding.severity == scenario::Severity::error ? "error" : "warning");
    json.field("message", finding.message).key("rule").text_or_null(finding.rule);
    json.field("check", finding.check).end_object();
}

Exit validate(const Program& program, const std::vector<std::string>& inputs) {
    Exit exit = Exit::good;
    JsonLine json;
    json.begin_list();
    for (const std::string& input : inputs) {
        const std::filesystem::path path = std::filesystem::exists(input)
                                               ? std::filesystem::path(input)
                                               : scenario::scenario_path(program.data, input);
        const editor::Findings findings = editor::lint_file(program.data, path, view::lint_checks);
        if (editor::has_errors(findings)) exit = Exit::bad_input;
        for (const editor::Finding& finding : findings) {
            write_finding(json, finding);
            if (!program.json) print(editor::to_text(finding));
        }
        if (!program.json && findings.empty()) print(fmt::format("{}: nothing to mend", path.string()));
    }
    if (program.json) print(json.end_list().line());
    return exit;
}

}  // namespace

void add_validate(Shell shell) {
    CLI::App* command =
        shell.app.add_subcommand("validate", "Look files through for what would spoil a game");
    auto inputs = std::make_shared<std::vector<std::string>>();
    command->add_option("files", *inputs, "Scenarios, maps, orders of battle or tables")->required();
    command->callback([shell, inputs] { shell.exit = validate(shell.program, *inputs); });
}

}  // namespace hd::cli
