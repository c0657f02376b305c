#include "app/cli/commands.hpp"
#include "app/cli/json_line.hpp"
#include "replay/statistics.hpp"

#include <memory>

namespace hd::cli {

namespace {

void write_counts(JsonLine& json, std::string_view name, std::span<const std::string_view> names,
                  const std::vector<std::uint64_t>& counts) {
    json.key(name).begin_object();
    for (std::size_t i = 1; i < counts.size() && i < names.size(); ++i) {
        if (counts[i] != 0) json.field(names[i], static_cast<std::int64_t>(counts[i]));
    }
    json.end_object();
}

void print_json(const rules::Ruleset& ruleset, const replay::Statistics& found) {
    JsonLine json;
    json.begin_object().field("events", static_cast<std::int64_t>(found.events));
    json.field("actions", found.actions).field("turns", found.turns);
    write_counts(json, "kinds", ruleset.names.events, found.by_kind);
    write_counts(json, "rules", ruleset.names.rules, found.by_rule);
    json.key("dice").begin_list();
    for (const replay::DiceCount& dice : found.dice) {
        json.begin_object().field("stream", ruleset.names.streams[dice.stream]).field("sides", dice.sides);
        json.field("count", static_cast<std::int64_t>(dice.count))
            .field("sum", static_cast<std::int64_t>(dice.sum));
        json.key("faces").begin_list();
        for (const std::uint64_t face : dice.faces) json.number(static_cast<std::int64_t>(face));
        json.end_list().end_object();
    }
    print(json.end_list().end_object().line());
}

void print_text(const rules::Ruleset& ruleset, const replay::Statistics& found) {
    print(fmt::format("{} events by {} actions in {} turns", found.events, found.actions, found.turns));
    for (std::size_t i = 1; i < found.by_kind.size(); ++i) {
        if (found.by_kind[i] != 0)
            print(fmt::format("  {:<24} {:>6}", ruleset.names.events[i], found.by_kind[i]));
    }
    for (const replay::DiceCount& dice : found.dice) {
        std::string faces;
        for (const std::uint64_t face : dice.faces) faces += fmt::format(" {}", face);
        // The sum beside what fair dice would show, in halves so that it stays whole.
        print(fmt::format("  {} dice with {} sides: sum {}, fair {}{}; faces{}", dice.count, dice.sides,
                          dice.sum, dice.expected_twice() / 2, dice.expected_twice() % 2 != 0 ? ".5" : "",
                          faces));
    }
}

Exit stats(const Program& program, const std::string& path) {
    const auto live = open_game(path, Use::look);
    if (!live) return live.error();
    const replay::Statistics found = replay::statistics(live->line(), -1, -1);
    if (program.json) {
        print_json(*live->game().ruleset, found);
    } else {
        print_text(*live->game().ruleset, found);
    }
    return Exit::good;
}

}  // namespace

void add_stats(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("stats", "Counts of events, rules and dice");
    auto path = std::make_shared<std::string>();
    command->add_option("recording", *path, "A recording")->required();
    command->callback([shell, path] { shell.exit = stats(shell.program, *path); });
}

}  // namespace hd::cli
