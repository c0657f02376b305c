#include "app/cli/commands.hpp"
#include "app/view/rulesets.hpp"
#include "app/view/table_csv.hpp"
#include "editor/geography/ground_files.hpp"
#include "engine/scenario/files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>

namespace hd::cli {

namespace {

namespace fs = std::filesystem;

struct TableWords {
    std::string file;
    std::string ruleset;
    std::string table;
    std::string set;
    std::string mark = "recalled";
};

struct GroundWords {
    std::string import;
    std::string mends;
    std::string out;
};

Exit written(const fs::path& path, const std::string& bytes) {
    std::error_code error;
    if (path.has_parent_path()) fs::create_directories(path.parent_path(), error);
    if (error)
        return bad_input(fmt::format("{}: can't be made: {}", path.parent_path().string(), error.message()));
    if (const auto done = scenario::write_file(path, bytes); !done)
        return bad_input(scenario::to_text(done.error()));
    print(fmt::format("{} written", path.string()));
    return Exit::good;
}

// A table of a game read from CSV goes into a named set, which every scenario of that game can lay over its
// tables.
Exit import_table(const Program& program, const TableWords& words) {
    const auto mark = board::parse_mark(words.mark);
    if (!mark || *mark == board::Mark::none || !scenario::is_id(words.set)) {
        complain(mark ? fmt::format("\"{}\" can't be a set's name: letters, digits and dashes", words.set)
                      : fmt::format("\"{}\" is no mark; data/README.md lists them", words.mark));
        return Exit::wrong_usage;
    }
    const auto tables = scenario::load_tables(program.data, words.ruleset, {});
    const auto model = std::find_if(tables.value.begin(), tables.value.end(),
                                    [&](const scenario::Table& table) { return table.id == words.table; });
    if (model == tables.value.end()) {
        return bad_input(fmt::format("{} has no table \"{}\"", words.ruleset, words.table));
    }
    const auto bytes = scenario::read_file(words.file);
    if (!bytes) return bad_input(scenario::to_text(bytes.error()));
    auto loaded = view::table_from_csv(*model, *bytes, words.file, *mark);
    if (!loaded.faults.empty()) bad_input(loaded.faults);
    if (!loaded.ok()) return Exit::bad_input;
    loaded.value.source = fmt::format("imported from {}", fs::path(words.file).filename().string());
    const fs::path folder = program.data.path / "rulesets" / words.ruleset / "table-sets" / words.set;
    return written(folder / (words.table + ".json"), scenario::to_json(loaded.value));
}

Exit import_ground(const GroundWords& words) {
    const auto ground = editor::read_ground(words.import);
    if (!ground.faults.empty()) bad_input(ground.faults);
    if (!ground.ok()) return Exit::bad_input;
    editor::MendDocument mends;
    if (!words.mends.empty()) {
        const auto bytes = scenario::read_file(words.mends);
        if (!bytes) return bad_input(scenario::to_text(bytes.error()));
        auto read = editor::read_mends(*bytes, words.mends);
        if (!read.faults.empty()) bad_input(read.faults);
        if (!read.ok()) return Exit::bad_input;
        mends = std::move(read.value);
    }
    const auto map = editor::make_map(ground.value, mends, words.mends);
    if (!map) return bad_input(map.error());
    return written(words.out, scenario::to_json(*map));
}

}  // namespace

void add_import(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("import", "Take in what was made elsewhere");
    command->require_subcommand(1);
    CLI::App* table = command->add_subcommand("table", "A table of a game from CSV into a named set");
    auto words = std::make_shared<TableWords>();
    table->add_option("file", words->file, "The CSV file; its first line names the columns")->required();
    table->add_option("--ruleset", words->ruleset, "The game")->required();
    table->add_option("--table", words->table, "The table whose columns it has")->required();
    table->add_option("--set", words->set, "The named set it goes into")->required();
    table->add_option("--mark", words->mark, "Where its values come from (data/README.md)");
    table->callback([shell, words] { shell.exit = import_table(shell.program, *words); });

    CLI::App* map = command->add_subcommand("geography", "A hex map from vector geography");
    auto ground = std::make_shared<GroundWords>();
    map->add_option("file", ground->import, "How the map is made, a *.import.json")->required();
    map->add_option("--mends", ground->mends, "What is put right afterwards, a *.mends.json");
    map->add_option("--out", ground->out, "The map to write, a *.map.json")->required();
    map->callback([shell, ground] { shell.exit = import_ground(*ground); });
}

}  // namespace hd::cli
