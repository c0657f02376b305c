#include "app/cli/commands.hpp"
#include "app/cli/event_json.hpp"
#include "app/view/ledger_text.hpp"
#include "engine/rules/action_text.hpp"
#include "replay/cursor.hpp"

#include <algorithm>
#include <memory>

namespace hd::cli {

namespace {

struct LogWords {
    std::string recording;
    std::string kind;
    std::string unit;
    std::string rule;
    std::int64_t from = 0;
    std::int64_t to = -1;
    bool trace = false;
    bool notation = false;
    bool ledger = false;
    bool undone = false;
};

// What the words ask for, as numbers of the ruleset.
struct Filter {
    std::int32_t kind = -1;
    std::int32_t rule = -1;
    std::int32_t unit_row = -1;
};

std::int32_t index_of(std::span<const std::string_view> names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? -1 : static_cast<std::int32_t>(found - names.begin());
}

tl::expected<Filter, std::string> make_filter(const rules::Game& game, const LogWords& words) {
    Filter filter;
    if (!words.kind.empty()) {
        filter.kind = index_of(game.ruleset->names.events, words.kind);
        if (filter.kind < 0)
            return tl::unexpected(fmt::format("there is no kind of event \"{}\"", words.kind));
    }
    if (!words.rule.empty()) {
        filter.rule = index_of(game.ruleset->names.rules, words.rule);
        if (filter.rule < 0) return tl::unexpected(fmt::format("there is no rule \"{}\"", words.rule));
    }
    if (!words.unit.empty()) {
        const auto row = rules::parse_row(*game.setting, game.ruleset->unit_table, words.unit);
        if (!row) return tl::unexpected(fmt::format("there is no unit \"{}\"", words.unit));
        filter.unit_row = *row;
    }
    return filter;
}

bool concerns_unit(const rules::Game& game, const ledger::Log& log, ledger::EventNumber n, std::int32_t row) {
    const auto changes = log.changes(n);
    const auto working = log.working(n);
    const bool changed = std::any_of(changes.begin(), changes.end(), [&](const ledger::Change& change) {
        const ledger::CellName name = game.setting->layout->name(change.cell);
        return name.table == game.ruleset->unit_table && name.row == row;
    });
    return changed || std::any_of(working.begin(), working.end(),
                                  [&](const ledger::Work& line) { return line.unit == row + 1; });
}

bool carries(const ledger::Log& log, ledger::EventNumber n, std::int32_t rule) {
    const auto working = log.working(n);
    return log.event(n).head.rule == rule ||
           std::any_of(working.begin(), working.end(),
                       [&](const auto& line) { return line.applied && line.rule == rule; });
}

bool passes(const Filter& filter, const rules::Game& game, const ledger::Log& log, ledger::EventNumber n) {
    if (filter.kind >= 0 && log.event(n).head.kind != filter.kind) return false;
    if (filter.rule >= 0 && !carries(log, n, filter.rule)) return false;
    return filter.unit_row < 0 || concerns_unit(game, log, n, filter.unit_row);
}

// What stands beside the recording; a fault of it is said, and the recording is shown without.
replay::Notes notes_beside(const std::string& recording) {
    auto notes = replay::read_notes(replay::notes_path(recording));
    if (notes) return std::move(*notes);
    complain(notes.error());
    return {};
}

Exit show_events(const Program& program, const replay::LiveGame& live, const LogWords& words) {
    const auto filter = make_filter(live.game(), words);
    if (!filter) {
        complain(filter.error());
        return Exit::wrong_usage;
    }
    const replay::Notes notes = notes_beside(words.recording);
    replay::Cursor cursor(live);
    const auto last =
        words.to < 0
            ? live.log().size()
            : static_cast<ledger::EventNumber>(std::min<std::int64_t>(words.to + 1, live.log().size()));
    JsonLine json;
    json.begin_list();
    for (auto n = static_cast<ledger::EventNumber>(words.from); n < last; ++n) {
        if (!passes(*filter, live.game(), live.log(), n)) continue;
        cursor.show(n);
        if (program.json) {
            write_event(json, cursor.game(), live.log(), n, {.trace = words.trace, .notes = &notes});
            continue;
        }
        const Moment when = moment(cursor.game());
        print(fmt::format("{:>5}  turn {:<2} {:<20} {}", n, when.turn, when.phase,
                          event_words(cursor.game(), live.log(), n, notes)));
        if (!words.trace) continue;
        for (const std::string& line : working_lines(program, cursor.game(), live.log().working(n)))
            print("         " + line);
    }
    if (program.json) print(json.end_list().line());
    return Exit::good;
}

std::string notation(const replay::LiveGame& live, const replay::Act& act,
                     std::span<const ledger::Die> dice) {
    std::string line = rules::action_text(*live.game().ruleset, *live.game().setting, act.action);
    for (std::size_t i = 0; i < dice.size(); ++i)
        line += fmt::format("{}{}", i == 0 ? ", die " : ",", dice[i].value);
    return line;
}

// The actions themselves, in the form that `act --script` reads.
Exit show_notation(const replay::LiveGame& live) {
    const replay::Line& line = live.line();
    for (std::uint32_t i = 0; i < line.actions(); ++i) {
        const auto act = live.act(line.current()[i]);
        if (!act) return bad_input(act.error().message);
        print(notation(live, *act, live.log().dice(line.first_event(i + 1), line.end_of(i + 1))));
    }
    return Exit::good;
}

void print_lines(const view::Lines& lines) {
    for (const std::string& line : lines) print(line);
}

// The whole line of play as the ledger has it, by plain names.
Exit show_ledger(const replay::LiveGame& live, const LogWords& words) {
    const auto parts = words.trace ? view::LedgerParts::all : view::LedgerParts::dice_and_rows;
    const replay::Line& line = live.line();
    print_lines(view::ledger_head(live));
    replay::Cursor cursor(live);
    cursor.seek(0);
    for (std::uint32_t action = 0; action <= line.actions(); ++action) {
        if (action > 0) {
            const auto text = view::ledger_action(live, action);
            if (!text) return bad_input(text.error().message);
            print(*text);
        }
        while (cursor.position() < line.end_of(action) && cursor.step_forward())
            print_lines(view::ledger_event(cursor.game(), live.log(), cursor.event(), parts));
    }
    print(view::ledger_end(live));
    return Exit::good;
}

Exit show_undone(const replay::LiveGame& live) {
    for (const replay::Undone& undone : live.line().undone()) {
        print(fmt::format("undone back to action {}:", undone.kept));
        const auto path = live.line().path_to(undone.last);
        for (std::size_t i = undone.kept; i < path.size(); ++i) {
            const auto act = live.act(path[i]);
            if (!act) return bad_input(act.error().message);
            print("  " + rules::action_text(*live.game().ruleset, *live.game().setting, act->action));
        }
    }
    return Exit::good;
}

Exit show_log(const Program& program, const LogWords& words) {
    const auto live = open_game(words.recording, Use::look);
    if (!live) return live.error();
    if (words.notation) return show_notation(*live);
    if (words.ledger) return show_ledger(*live, words);
    if (words.undone) return show_undone(*live);
    return show_events(program, *live, words);
}

}  // namespace

void add_log(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("log", "What happened, event by event");
    auto words = std::make_shared<LogWords>();
    command->add_option("recording", words->recording, "A recording")->required();
    command->add_option("--kind", words->kind, "Only this kind of event");
    command->add_option("--unit", words->unit, "Only what concerns this unit");
    command->add_option("--rule", words->rule, "Only what carries this rule");
    command->add_option("--from", words->from, "From this event")->check(CLI::NonNegativeNumber);
    command->add_option("--to", words->to, "Up to this event")->check(CLI::NonNegativeNumber);
    command->add_flag("--trace", words->trace, "With the working");
    command->add_flag("--notation", words->notation, "The actions, as act --script reads them");
    command->add_flag("--ledger", words->ledger, "By plain names: a line an event, a die, a row");
    command->add_flag("--undone", words->undone, "The actions that were taken back");
    command->callback([shell, words] { shell.exit = show_log(shell.program, *words); });
}

}  // namespace hd::cli
