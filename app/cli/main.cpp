// hundred-days: authors, plays, records, steps, explains and verifies games without a window.
#include "app/cli/commands.hpp"
#include "app/view/data_folder.hpp"

#include <string>

int main(int argc, char** argv) {
    using namespace hd::cli;
    CLI::App app("Scenarios, games and recordings of the Waterloo campaign");
    app.require_subcommand(1);
    app.fallthrough();
    Program program;
    Exit exit = Exit::good;
    std::string data;
    app.add_flag("--json", program.json, "Print one line of JSON");
    app.add_option("--data", data, "The data folder");
    app.parse_complete_callback([&] {
        const auto root = hd::view::find_data(data);
        if (!root) throw CLI::RuntimeError(root.error(), static_cast<int>(Exit::bad_input));
        program.data = *root;
    });
    const Shell shell{app, program, exit};
    for (const auto add :
         {add_list,  add_validate, add_play,   add_options, add_act,    add_state,  add_log,
          add_diff,  add_verify,   add_branch, add_stats,   add_range,  add_los,    add_odds,
          add_rules, add_render,   add_report, add_convert, add_import, add_export, add_study}) {
        add(shell);
    }
    // The parser tells by exceptions; nothing of them leaves this function.
    try {
        app.parse(argc, argv);
    } catch (const CLI::RuntimeError& error) {
        complain(error.what());
        return error.get_exit_code();
    } catch (const CLI::ParseError& error) {
        const int code = app.exit(error);
        return static_cast<int>(code == 0 ? Exit::good : Exit::wrong_usage);
    }
    return static_cast<int>(exit);
}
