// Writes a document anew in the present version of its format; what it says stays as it is.
#include "app/cli/commands.hpp"
#include "app/cli/json_line.hpp"
#include "engine/scenario/files.hpp"
#include "engine/scenario/format_of.hpp"
#include "engine/scenario/resolved.hpp"

#include <filesystem>
#include <memory>

namespace hd::cli {

namespace {

struct ConvertWords {
    std::string in;
    std::string out;
};

// The document of one format as text, or its faults.
template <class T>
tl::expected<std::string, Exit> rewritten(scenario::Loaded<T> loaded) {
    if (!loaded.faults.empty()) bad_input(loaded.faults);
    if (!loaded.ok()) return tl::unexpected(Exit::bad_input);
    return scenario::to_json(loaded.value);
}

tl::expected<std::string, Exit> converted(const std::string& bytes, const std::string& file) {
    const std::string format = scenario::format_of(bytes);
    if (format == scenario::Scenario::format) return rewritten(scenario::read_scenario(bytes, file));
    if (format == scenario::MapDocument::format) return rewritten(scenario::read_map(bytes, file));
    if (format == scenario::OrderOfBattle::format)
        return rewritten(scenario::read_order_of_battle(bytes, file));
    if (format == scenario::Table::format) return rewritten(scenario::read_table(bytes, file));
    if (format == scenario::Glossary::format) return rewritten(scenario::read_glossary(bytes, file));
    return tl::unexpected(
        bad_input(fmt::format("{}: \"{}\" is no format that can be converted", file, format)));
}

Exit convert(const ConvertWords& words) {
    const auto bytes = scenario::read_file(words.in);
    if (!bytes) return bad_input(scenario::to_text(bytes.error()));
    const auto text = converted(*bytes, words.in);
    if (!text) return text.error();
    if (const auto written = scenario::write_file(words.out, *text); !written) {
        return bad_input(scenario::to_text(written.error()));
    }
    return Exit::good;
}

}  // namespace

void add_convert(Shell shell) {
    CLI::App* command =
        shell.app.add_subcommand("convert", "Write a document anew in the present version of its format");
    auto words = std::make_shared<ConvertWords>();
    command->add_option("file", words->in, "A scenario, map, order of battle, table or glossary")->required();
    command->add_option("--out", words->out, "The file to write")->required();
    command->callback([shell, words] { shell.exit = convert(*words); });
}

}  // namespace hd::cli
