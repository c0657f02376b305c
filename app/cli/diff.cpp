#include "replay/diff.hpp"

#include "app/cli/commands.hpp"
#include "app/cli/event_json.hpp"
#include "app/view/moment.hpp"
#include "app/view/plain_value.hpp"

#include <charconv>
#include <memory>

namespace hd::cli {

namespace {

struct DiffWords {
    std::string first;
    std::vector<std::string> rest;
};

std::optional<ledger::EventNumber> event_number(const std::string& text) {
    ledger::EventNumber number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
    return number;
}

// A unit by its name, any other row by its id.
std::string row_name(const rules::Game& game, ledger::CellName cell) {
    if (cell.table == game.ruleset->unit_table)
        return view::unit_name(*game.setting, *game.ruleset, cell.row + 1);
    return rules::row_text(*game.setting, cell.table, cell.row);
}

void write_difference(JsonLine& json, const rules::Setting& setting, const replay::Difference& one) {
    const ledger::Field& field = setting.layout->field(one.cell);
    json.begin_object();
    json.field("table", setting.layout->schema()[static_cast<std::size_t>(one.cell.table)].name);
    json.field("row", rules::row_text(setting, one.cell.table, one.cell.row)).field("field", field.name);
    json.field("before", view::value_text(setting, field, one.before));
    json.field("after", view::value_text(setting, field, one.after)).end_object();
}

void print_difference(const rules::Game& game, const replay::Difference& one) {
    const rules::Setting& setting = *game.setting;
    const ledger::Field& field = setting.layout->field(one.cell);
    print(fmt::format("  {:<24} {:<16} {:>16} -> {}", row_name(game, one.cell), field.name,
                      view::value_text(setting, field, one.before),
                      view::value_text(setting, field, one.after)));
}

Exit two_positions(const Program& program, const DiffWords& words) {
    const auto a = event_number(words.rest[0]);
    const auto b = event_number(words.rest[1]);
    if (!a || !b) {
        complain("diff needs two events, or two recordings");
        return Exit::wrong_usage;
    }
    const auto live = open_game(words.first, Use::look);
    if (!live) return live.error();
    const auto found = replay::diff(*live, *a, *b);
    if (!found) return bad_input(found.error().message);
    const rules::Setting& setting = *live->game().setting;
    if (program.json) {
        JsonLine json;
        json.begin_object()
            .field("from", found->first)
            .field("to", found->second)
            .key("changes")
            .begin_list();
        for (const replay::Difference& one : found->changes) write_difference(json, setting, one);
        print(json.end_list().end_object().line());
        return Exit::good;
    }
    print(fmt::format("{} values differ between event {} and event {}", found->changes.size(), *a, *b));
    for (const replay::Difference& one : found->changes) print_difference(live->game(), one);
    return Exit::good;
}

Exit two_games(const Program& program, const DiffWords& words) {
    const auto a = open_game(words.first, Use::look);
    if (!a) return a.error();
    const auto b = open_game(words.rest[0], Use::look);
    if (!b) return b.error();
    if (a->header().ruleset != b->header().ruleset) {
        return bad_input(fmt::format("{} is a game of {}, {} one of {}", words.first, a->header().ruleset,
                                     words.rest[0], b->header().ruleset));
    }
    const auto parting = replay::first_divergence(a->log(), b->log());
    if (program.json) {
        JsonLine json;
        json.begin_object().key("first_divergence");
        if (parting) {
            json.begin_object().field("event", parting->event).field("what", parting->what).end_object();
        } else {
            json.null();
        }
        print(json.end_object().line());
        return Exit::good;
    }
    print(parting ? fmt::format("the games part at event {}: {}", parting->event, parting->what)
                  : std::string("the games are the same"));
    return Exit::good;
}

}  // namespace

void add_diff(Shell shell) {
    CLI::App* command =
        shell.app.add_subcommand("diff", "What differs between two events, or where two games part");
    auto words = std::make_shared<DiffWords>();
    command->add_option("recording", words->first, "A recording")->required();
    command->add_option("others", words->rest, "Two events, or another recording")
        ->required()
        ->expected(1, 2);
    command->callback([shell, words] {
        shell.exit =
            words->rest.size() == 2 ? two_positions(shell.program, *words) : two_games(shell.program, *words);
    });
}

}  // namespace hd::cli
