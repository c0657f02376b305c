#include "app/view/ledger_text.hpp"

#include "app/view/plain_value.hpp"
#include "engine/rules/action_text.hpp"
#include "engine/rules/core_tables.hpp"
#include "engine/scenario/content_hash.hpp"
#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::view {

namespace {

constexpr auto players = std::to_array<std::string_view>({"human", "random", "computer"});
constexpr auto sources = std::to_array<std::string_view>({"drawn", "typed", "forced"});
constexpr auto ops =
    std::to_array<std::string_view>({"start", "add", "times", "shift", "column", "die", "result"});

std::string_view name_in(std::span<const std::string_view> names, std::size_t index) {
    return index < names.size() ? names[index] : std::string_view("?");
}

std::string seat_id(const rules::Setting& setting, ledger::Seat seat) {
    const auto index = static_cast<std::size_t>(seat.raw) - 1;
    return index < setting.seats.size() ? setting.seats[index].id : std::string("-");
}

std::string die_line(const rules::Game& game, const ledger::Die& die) {
    return fmt::format("  die {} turn {} about {} no. {}: {} of {}, {}",
                       name_in(game.ruleset->names.streams, die.key.stream), die.key.turn, die.key.subject,
                       die.key.nth, die.value, die.sides, sources[static_cast<std::size_t>(die.source)]);
}

std::string work_line(const rules::Game& game, const ledger::Work& work) {
    const rules::Names& names = game.ruleset->names;
    std::string line = fmt::format("  {} {:{}}{} {}", work.applied ? '=' : '~', "", 2 * work.depth,
                                   ops[static_cast<std::size_t>(work.op)], work.num);
    if (work.den != 1) line += fmt::format("/{}", work.den);
    line += fmt::format(" {}", name_in(names.labels, work.label));
    if (work.unit != 0) line += " " + rules::row_text(*game.setting, game.ruleset->unit_table, work.unit - 1);
    if (work.where != 0)
        line += fmt::format(" at {}", rules::place_text(*game.setting, ledger::Place{work.where}));
    if (work.rule != 0) line += fmt::format(" {}", name_in(names.rules, work.rule));
    return line;
}

// The changes of one row, which follow each other: "units V-F01 place L4>L5, moved 0>1".
std::string row_line(const rules::Setting& setting, std::span<const ledger::Change> changes) {
    const ledger::CellName row = setting.layout->name(changes.front().cell);
    std::string line =
        fmt::format("  {} {}", setting.layout->schema()[static_cast<std::size_t>(row.table)].name,
                    rules::row_text(setting, row.table, row.row));
    std::string_view comma;
    for (const ledger::Change& change : changes) {
        const ledger::Field& field = setting.layout->field(setting.layout->name(change.cell));
        line += fmt::format("{} {} {}>{}", comma, field.name, value_text(setting, field, change.before),
                            value_text(setting, field, change.after));
        comma = ",";
    }
    return line;
}

void add_rows(const rules::Setting& setting, std::span<const ledger::Change> changes, LedgerParts parts,
              Lines& lines) {
    while (!changes.empty()) {
        const ledger::CellName first = setting.layout->name(changes.front().cell);
        const auto end = std::find_if(changes.begin(), changes.end(), [&](const ledger::Change& change) {
            const ledger::CellName name = setting.layout->name(change.cell);
            return name.table != first.table || name.row != first.row;
        });
        const auto count = static_cast<std::size_t>(end - changes.begin());
        if (parts == LedgerParts::all || first.table != rules::agenda_table)
            lines.push_back(row_line(setting, changes.first(count)));
        changes = changes.subspan(count);
    }
}

std::string event_line(const rules::Game& game, const ledger::Event& event, ledger::EventNumber n) {
    const ledger::EventHead& head = event.head;
    std::string line = fmt::format("{} {}", n, name_in(game.ruleset->names.events, head.kind));
    if (head.rule != 0) line += fmt::format(" {}", name_in(game.ruleset->names.rules, head.rule));
    if (head.seat) line += fmt::format(" {}", seat_id(*game.setting, head.seat));
    // Most follow from the event before them.
    if (head.cause != ledger::no_event && head.cause + 1 != n) line += fmt::format(" after {}", head.cause);
    if (head.subject != 0 || head.object != 0)
        line += fmt::format(" about {}, {}", head.subject, head.object);
    const auto flag = [&](ledger::EventFlag bit, std::string_view word) {
        if ((head.flags & static_cast<unsigned>(bit)) != 0) line += fmt::format(" {}", word);
    };
    flag(ledger::EventFlag::automatic, "automatic");
    flag(ledger::EventFlag::correction, "correction");
    flag(ledger::EventFlag::reveals, "reveals");
    if (head.audience != 0) line += fmt::format(" for {}", head.audience);
    return line + " " + hash_text(event.hash);
}

}  // namespace

Lines ledger_head(const replay::LiveGame& live) {
    const replay::Header& header = live.header();
    const rules::Game& game = live.game();
    Lines lines{fmt::format("rules {} {}", header.ruleset, header.ruleset_version)};
    if (game.setting->scenario != nullptr)
        lines.push_back(fmt::format("scenario {}", game.setting->scenario->scenario.id));
    lines.push_back(fmt::format("scenario, map, units and tables {}",
                                hash_text(scenario::content_hash(header.scenario))));
    lines.push_back(fmt::format("seed {}", header.seed));
    for (std::size_t i = 0; i < game.ruleset->options.size() && i < game.setting->options.size(); ++i) {
        if (game.setting->options[i] == 0) continue;
        lines.push_back(fmt::format("option {}={}", game.ruleset->options[i].id, game.setting->options[i]));
    }
    for (const replay::SeatRecord& seat : header.seats) {
        lines.push_back(fmt::format("seat {} {}{}{}", seat.id, players[static_cast<std::size_t>(seat.player)],
                                    seat.level.empty() ? "" : ":", seat.level));
    }
    return lines;
}

replay::Result<std::string> ledger_action(const replay::LiveGame& live, std::uint32_t number) {
    const auto act = live.act(live.line().current()[number - 1]);
    if (!act) return tl::make_unexpected(act.error());
    const rules::Game& game = live.game();
    const auto& seats = live.header().seats;
    const auto seat = static_cast<std::size_t>(act->seat.raw) - 1;
    const bool usual = seat < seats.size() && seats[seat].player == act->player;
    return fmt::format("> {}{}{}: {}", seat_id(*game.setting, act->seat), usual ? "" : " ",
                       usual ? "" : players[static_cast<std::size_t>(act->player)],
                       rules::action_text(*game.ruleset, *game.setting, act->action));
}

Lines ledger_event(const rules::Game& game, const ledger::Log& log, ledger::EventNumber n,
                   LedgerParts parts) {
    Lines lines{event_line(game, log.event(n), n)};
    for (const ledger::Die& die : log.dice(n)) lines.push_back(die_line(game, die));
    if (parts == LedgerParts::all) {
        for (const ledger::Work& work : log.working(n)) lines.push_back(work_line(game, work));
    }
    add_rows(*game.setting, log.changes(n), parts, lines);
    return lines;
}

std::string ledger_end(const replay::LiveGame& live) {
    const rules::Outcome outcome = live.outcome();
    if (!outcome.complete) return "unfinished";
    std::string line =
        fmt::format("ended {}: {}", seat_id(*live.game().setting, outcome.winner), outcome.level);
    for (const auto& [name, value] : outcome.scores) line += fmt::format(", {} {}", name, value);
    return line;
}

}  // namespace hd::view
