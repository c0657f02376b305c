#include "app/cli/commands.hpp"
#include "app/cli/json_line.hpp"
#include "app/view/rulesets.hpp"

namespace hd::cli {

namespace {

void write_plain(JsonLine& json, std::string_view name, const std::vector<scenario::Listed>& all) {
    json.key(name).begin_list();
    for (const scenario::Listed& one : all) {
        json.begin_object()
            .field("id", one.id)
            .field("path", one.path.string())
            .field("title", one.title)
            .end_object();
    }
    json.end_list();
}

void write_scenarios(JsonLine& json, const std::vector<scenario::Listed>& all) {
    json.key("scenarios").begin_list();
    for (const scenario::Listed& one : all) {
        json.begin_object()
            .field("id", one.id)
            .field("path", one.path.string())
            .field("ruleset", one.ruleset);
        json.field("title", one.title).key("sides").begin_list();
        for (const std::string& seat : one.seats) json.text(seat);
        json.end_list().end_object();
    }
    json.end_list();
}

void print_all(std::string_view what, const std::vector<scenario::Listed>& all) {
    print(what);
    for (const scenario::Listed& one : all) print(fmt::format("  {:<28} {}", one.id, one.title));
}

Exit list(const Program& program) {
    const auto scenarios = scenario::list_scenarios(program.data);
    const auto maps = scenario::list_maps(program.data);
    const auto orders = scenario::list_orders_of_battle(program.data);
    for (const auto* faults : {&scenarios.faults, &maps.faults, &orders.faults}) {
        if (!faults->empty()) bad_input(*faults);
    }
    if (program.json) {
        JsonLine json;
        json.begin_object();
        write_scenarios(json, scenarios.value);
        json.key("rulesets").begin_list();
        for (const rules::Ruleset* ruleset : view::all_rulesets()) {
            json.begin_object().field("id", ruleset->id).field("title", ruleset->title).end_object();
        }
        json.end_list();
        write_plain(json, "maps", maps.value);
        write_plain(json, "orders_of_battle", orders.value);
        print(json.end_object().line());
    } else {
        print_all("Scenarios", scenarios.value);
        print_all("Maps", maps.value);
        print_all("Orders of battle", orders.value);
        print("Rule systems");
        for (const rules::Ruleset* ruleset : view::all_rulesets()) {
            print(fmt::format("  {:<28} {}", ruleset->id, ruleset->title));
        }
    }
    const bool all_read = scenarios.ok() && maps.ok() && orders.ok();
    return all_read ? Exit::good : Exit::bad_input;
}

}  // namespace

void add_list(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("list", "Rule systems, scenarios and maps");
    command->callback([shell] { shell.exit = list(shell.program); });
}

}  // namespace hd::cli
