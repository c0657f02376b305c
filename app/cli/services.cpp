#include "app/cli/commands.hpp"
#include "app/cli/event_json.hpp"
#include "app/cli/position.hpp"
#include "app/view/plain_value.hpp"

#include <algorithm>
#include <memory>

namespace hd::cli {

namespace {

struct ServiceWords {
    PositionWords where;
    std::string first;
    std::string second;
    std::vector<std::string> attackers;
    std::vector<std::string> defenders;
};

void add_position(CLI::App& command, PositionWords& where) {
    command.add_option("game", where.input, "A scenario's id or path, or a recording")->required();
    command.add_option("--at", where.at, "At the decision before this event")->check(CLI::NonNegativeNumber);
    command.add_option("--as", where.seat, "As this seat knows it");
}

std::optional<std::int32_t> unit_named(const Position& position, const std::string& id) {
    const auto row = rules::parse_row(*position.game().setting, position.game().ruleset->unit_table, id);
    if (!row) complain(fmt::format("there is no unit \"{}\"", id));
    return row ? std::optional(*row + 1) : std::nullopt;
}

Exit range(const Program& program, const ServiceWords& words) {
    const auto position = open_position(program, words.where);
    if (!position) return position.error();
    const auto unit = unit_named(*position, words.first);
    if (!unit) return Exit::bad_input;
    std::vector<rules::Reached> reached;
    const rules::Ruleset& ruleset = *position->game().ruleset;
    ruleset.reach(position->view(), *unit, reached);
    std::sort(reached.begin(), reached.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
    JsonLine json;
    json.begin_object().key("places").begin_list();
    for (const rules::Reached& one : reached) {
        if (one.through) continue;
        const std::string place = rules::place_text(*position->game().setting, one.place);
        const std::string cost = view::decimal_parts(one.cost, ruleset.cost_scale);
        json.begin_object().field("place", place).key("cost").raw(cost);
        json.key("stops").boolean(one.stops).end_object();
        if (!program.json) print(fmt::format("{:<8} {}{}", place, cost, one.stops ? "  must stop" : ""));
    }
    if (program.json) print(json.end_list().end_object().line());
    return Exit::good;
}

Exit los(const Program& program, const ServiceWords& words) {
    const auto position = open_position(program, words.where);
    if (!position) return position.error();
    const rules::Setting& setting = *position->game().setting;
    const auto from = rules::parse_place(setting, words.first);
    const auto to = rules::parse_place(setting, words.second);
    for (const auto& [place, text] : {std::pair(from, words.first), std::pair(to, words.second)}) {
        if (!place) return bad_input(fmt::format("there is no place \"{}\"", text));
    }
    const rules::Ruleset& ruleset = *position->game().ruleset;
    const rules::Sight sight = ruleset.sight(position->view(), *from, *to);
    const std::string blocked = rules::place_text(setting, sight.blocked_by);
    const std::string_view rule = ruleset.names.rules[sight.rule];
    if (!program.json) {
        print(sight.visible ? fmt::format("{} reaches {}. {}", words.first, words.second, rule)
                            : fmt::format("{} does not reach {}{}{}. {}", words.first, words.second,
                                          blocked.empty() ? "" : ": ", blocked, rule));
        return Exit::good;
    }
    JsonLine json;
    json.begin_object().key("visible").boolean(sight.visible).key("blocked_by").text_or_null(blocked);
    json.key("trace").begin_list().begin_object().field("rule", rule).end_object().end_list();
    print(json.end_object().line());
    return Exit::good;
}

Exit odds(const Program& program, const ServiceWords& words) {
    const auto position = open_position(program, words.where);
    if (!position) return position.error();
    rules::Attack attack;
    for (const auto& [names, units] :
         {std::pair(&words.attackers, &attack.attackers), std::pair(&words.defenders, &attack.defenders)}) {
        for (const std::string& name : *names) {
            const auto unit = unit_named(*position, name);
            if (!unit) return Exit::bad_input;
            units->push_back(*unit);
        }
    }
    const rules::Ruleset& ruleset = *position->game().ruleset;
    const auto preview = ruleset.preview(position->view(), attack);
    if (!preview) {
        complain(refusal_text(program, position->game(), {}, preview.error()));
        return Exit::refused;
    }
    JsonLine json;
    json.begin_object().field("column", preview->column).key("trace");
    write_working(json, position->game(), preview->working);
    json.key("outcomes").begin_list();
    if (!program.json) print(fmt::format("{:+} before the die", preview->column));
    for (const rules::PreviewOutcome& one : preview->outcomes) {
        const std::string_view result = ruleset.names.labels[one.result];
        json.begin_object().field("roll", one.roll).field("result", result);
        json.key("probability").raw(fmt::format("{:.6f}", static_cast<double>(one.num) / one.den));
        json.field("num", one.num).field("den", one.den).end_object();
        if (!program.json) print(fmt::format("  {}  {}", one.roll, result));
    }
    if (program.json) print(json.end_list().end_object().line());
    return Exit::good;
}

}  // namespace

void add_range(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("range", "Where a unit can go, with the cost");
    auto words = std::make_shared<ServiceWords>();
    add_position(*command, words->where);
    command->add_option("unit", words->first, "A unit")->required();
    command->callback([shell, words] { shell.exit = range(shell.program, *words); });
}

void add_los(Shell shell) {
    CLI::App* command =
        shell.app.add_subcommand("los", "Whether fire or sight reaches from one place to another");
    auto words = std::make_shared<ServiceWords>();
    add_position(*command, words->where);
    command->add_option("from", words->first, "A place")->required();
    command->add_option("to", words->second, "A place")->required();
    command->callback([shell, words] { shell.exit = los(shell.program, *words); });
}

void add_odds(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("odds", "What an attack would come to");
    auto words = std::make_shared<ServiceWords>();
    add_position(*command, words->where);
    command->add_option("--attackers", words->attackers, "Units")->required()->delimiter(',');
    command->add_option("--defenders", words->defenders, "Units")->required()->delimiter(',');
    command->callback([shell, words] { shell.exit = odds(shell.program, *words); });
}

}  // namespace hd::cli
