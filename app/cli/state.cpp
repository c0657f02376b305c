#include "app/cli/commands.hpp"
#include "app/cli/json_line.hpp"
#include "app/view/plain_value.hpp"
#include "replay/cursor.hpp"
#include "replay/seat_log.hpp"

#include <memory>

namespace hd::cli {

namespace {

struct StateWords {
    std::string recording;
    std::int64_t at = -1;
    std::string seat;
};

bool in_play(std::span<const std::int32_t> row) {
    return std::any_of(row.begin(), row.end(), [](std::int32_t value) { return value != 0; });
}

void write_row(JsonLine& json, const rules::Setting& setting, int table, int row,
               std::span<const std::int32_t> values) {
    const auto fields = setting.layout->schema()[static_cast<std::size_t>(table)].fields;
    json.begin_object().field("id", rules::row_text(setting, table, row));
    for (std::size_t f = 0; f < fields.size(); ++f) {
        json.key(fields[f].name);
        if (view::is_number(fields[f])) {
            json.number(values[f]);
        } else if (fields[f].kind == ledger::FieldKind::boolean) {
            json.boolean(values[f] != 0);
        } else {
            json.text_or_null(view::value_text(setting, fields[f], values[f]));
        }
    }
    json.end_object();
}

// Rows that are not in play are left out.
template <class Visit>
void each_row(const ledger::Layout& layout, std::span<const std::int32_t> cells, int table, Visit visit) {
    const ledger::Layout::Slot& slot = layout.slot(table);
    for (int row = 0; row < static_cast<int>(slot.rows); ++row) {
        const auto values = cells.subspan(layout.cell({table, row, 0}), slot.stride);
        if (in_play(values)) visit(row, values);
    }
}

void print_tables(const rules::Setting& setting, std::span<const std::int32_t> cells) {
    const ledger::Layout& layout = *setting.layout;
    for (int table = 0; table < layout.tables(); ++table) {
        const ledger::Table& described = layout.schema()[static_cast<std::size_t>(table)];
        print(described.name);
        each_row(layout, cells, table, [&](int row, std::span<const std::int32_t> values) {
            std::string line = fmt::format("  {:<12}", rules::row_text(setting, table, row));
            for (std::size_t f = 0; f < described.fields.size(); ++f) {
                if (values[f] == 0) continue;
                line += fmt::format(" {}={}", described.fields[f].name,
                                    view::value_text(setting, described.fields[f], values[f]));
            }
            print(line);
        });
    }
}

Exit show_state(const Program& program, const StateWords& words) {
    const auto live = open_game(words.recording, Use::look);
    if (!live) return live.error();
    if (words.at >= static_cast<std::int64_t>(live->log().size())) {
        return bad_input(fmt::format("{}: there is no event {}", words.recording, words.at));
    }
    replay::Cursor cursor(*live);
    if (words.at >= 0) cursor.show(static_cast<ledger::EventNumber>(words.at));
    const rules::Game& game = cursor.game();
    const rules::Setting& setting = *game.setting;
    const ledger::Seat seat = rules::seat_of(setting, words.seat);
    if (!words.seat.empty() && !seat) {
        complain(fmt::format("there is no seat \"{}\"", words.seat));
        return Exit::wrong_usage;
    }
    const std::vector<std::int32_t> cells = replay::seen_cells(game, seat);
    if (!program.json) {
        print_tables(setting, cells);
        return Exit::good;
    }
    JsonLine json;
    json.begin_object().key("event");
    if (cursor.event() == ledger::no_event) {
        json.null();
    } else {
        json.number(cursor.event());
    }
    // The hash tells hidden things: a seat doesn't get it.
    json.key("hash").text_or_null(seat ? std::string() : view::hash_text(game.state.hash()));
    json.key("tables").begin_object();
    for (int table = 0; table < setting.layout->tables(); ++table) {
        json.key(setting.layout->schema()[static_cast<std::size_t>(table)].name).begin_list();
        each_row(*setting.layout, cells, table, [&](int row, std::span<const std::int32_t> values) {
            write_row(json, setting, table, row, values);
        });
        json.end_list();
    }
    print(json.end_object().end_object().line());
    return Exit::good;
}

}  // namespace

void add_state(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("state", "Every row in play, at the end or after an event");
    auto words = std::make_shared<StateWords>();
    command->add_option("recording", words->recording, "A recording")->required();
    command->add_option("--at", words->at, "After this event")->check(CLI::NonNegativeNumber);
    command->add_option("--as", words->seat, "As this seat knows it");
    command->callback([shell, words] { shell.exit = show_state(shell.program, *words); });
}

}  // namespace hd::cli
