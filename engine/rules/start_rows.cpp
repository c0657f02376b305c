#include "engine/rules/start_rows.hpp"

#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

namespace hd::rules {

namespace {

using ledger::FieldKind;

std::optional<std::int32_t> named_value(const Setting& setting, const ledger::Field& field,
                                        const std::string& text) {
    if (field.kind == FieldKind::place || field.kind == FieldKind::spot) {
        const auto place = parse_place(setting, text);
        if (!place) return std::nullopt;
        return place->raw;
    }
    if (field.kind == FieldKind::seat) {
        const Seat seat = seat_of(setting, text);
        if (!seat) return std::nullopt;
        return seat.raw;
    }
    if (field.kind == FieldKind::row) {
        const auto row = row_named(setting, field.target, text);
        return row ? std::optional(*row + 1) : std::nullopt;
    }
    const auto name = std::find(field.names.begin(), field.names.end(), text);
    if (name == field.names.end()) return std::nullopt;
    return static_cast<std::int32_t>(name - field.names.begin());
}

// The value of a field as it is printed.
std::optional<std::int32_t> value_of(const Setting& setting, const ledger::Field& field,
                                     const scenario::Value& value) {
    const bool is_number = field.kind == FieldKind::integer || field.kind == FieldKind::boolean;
    if (is_number) return number_in(value);
    const auto* text = std::get_if<std::string>(&value);
    return text == nullptr ? std::nullopt : named_value(setting, field, *text);
}

std::optional<int> find_field(const ledger::Table& table, std::string_view name) {
    for (std::size_t f = 0; f < table.fields.size(); ++f) {
        if (table.fields[f].name == name) return static_cast<int>(f);
    }
    return std::nullopt;
}

// The row that the values are for: that of their "id", else the one after the last.
std::optional<int> row_for(const Setting& setting, int table, const scenario::NamedValues& values, int next) {
    const auto id = std::find_if(values.begin(), values.end(), [](const auto& v) { return v.name == "id"; });
    const auto& names = setting.rows[static_cast<std::size_t>(table)];
    if (id == values.end()) return next < static_cast<int>(names.size()) ? std::optional(next) : std::nullopt;
    const auto* text = std::get_if<std::string>(&id->value);
    return text == nullptr ? std::nullopt : row_named(setting, table, *text);
}

scenario::NamedValues row_values(const Game& game, const Settable& what, std::int32_t row, bool sparse) {
    const auto fields = game.ruleset->schema[static_cast<std::size_t>(what.table)].fields;
    scenario::NamedValues values{{"id", row_text(*game.setting, what.table, row)}};
    for (const std::string_view name : what.fields) {
        const auto field = std::find_if(fields.begin(), fields.end(),
                                        [name](const ledger::Field& one) { return one.name == name; });
        const std::int32_t value =
            game.state.cell({what.table, row, static_cast<std::int32_t>(field - fields.begin())});
        if (!sparse || field->kind == FieldKind::place || value != 0)
            values.push_back({std::string(name), printed(*game.setting, *field, value)});
    }
    return values;
}

}  // namespace

void check_units_known(const scenario::Resolved& resolved, Faults& faults) {
    const auto known = [&](const std::string& id) {
        return scenario::find_unit(resolved.order_of_battle, id) != nullptr;
    };
    for (const auto& entry : resolved.scenario.setup) {
        if (!known(entry.unit)) faults.push_back(fmt::format("set-up: there is no unit {}", entry.unit));
    }
    for (const auto& entry : resolved.scenario.schedule) {
        if (!known(entry.unit)) faults.push_back(fmt::format("schedule: there is no unit {}", entry.unit));
    }
}

std::optional<std::int32_t> number_in(const scenario::Value& value) {
    if (const auto* number = std::get_if<std::int32_t>(&value)) return *number;
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? 1 : 0;
    return std::nullopt;
}

std::optional<int> row_named(const Setting& setting, int table, std::string_view id) {
    const auto& names = setting.rows[static_cast<std::size_t>(table)];
    const auto found =
        std::find_if(names.begin(), names.end(), [id](const RowName& name) { return name.id == id; });
    if (found == names.end()) return std::nullopt;
    return static_cast<int>(found - names.begin());
}

scenario::Value printed(const Setting& setting, const ledger::Field& field, std::int32_t value) {
    if (field.kind == FieldKind::boolean) return value != 0;
    if (field.kind == FieldKind::place || field.kind == FieldKind::spot)
        return place_text(setting, Place{value});
    if (field.kind == FieldKind::seat) return setting.seats[static_cast<std::size_t>(value) - 1].id;
    if (field.kind == FieldKind::row) return row_text(setting, field.target, value - 1);
    if (field.kind == FieldKind::enumeration)
        return std::string(field.names[static_cast<std::size_t>(value)]);
    return value;
}

std::vector<scenario::Named<std::vector<scenario::NamedValues>>> start_tables(
    const Game& game, std::span<const Settable> settable, int sparse) {
    std::vector<scenario::Named<std::vector<scenario::NamedValues>>> tables;
    for (const Settable& what : settable) {
        const auto rows = static_cast<std::int32_t>(game.state.layout().slot(what.table).rows);
        tables.push_back({std::string(game.ruleset->schema[static_cast<std::size_t>(what.table)].name), {}});
        for (std::int32_t row = 0; row < rows; ++row)
            tables.back().value.push_back(row_values(game, what, row, what.table == sparse));
    }
    return tables;
}

void read_fields(const Setting& setting, const ledger::Table& table, const Settable& what, int row,
                 const scenario::NamedValues& values, const SetField& set, Faults& faults) {
    for (const auto& [name, value] : values) {
        if (name == "id") continue;
        const bool may = std::find(what.fields.begin(), what.fields.end(), name) != what.fields.end();
        const auto field = may ? find_field(table, name) : std::nullopt;
        if (!field) {
            faults.push_back(fmt::format("start: there is no field {} of {} to set", name, table.name));
            continue;
        }
        const auto number = value_of(setting, table.fields[static_cast<std::size_t>(*field)], value);
        if (!number || !set(what.table, row, *field, *number)) {
            faults.push_back(
                fmt::format("start: {} of {} can't be that", name, row_text(setting, what.table, row)));
        }
    }
}

void read_start_tables(const Setting& setting, ledger::Schema schema, std::span<const Settable> settable,
                       const scenario::Start& start, const SetField& set, Faults& faults) {
    for (const auto& [name, rows] : start.tables) {
        const auto what =
            std::find_if(settable.begin(), settable.end(), [&, &name = name](const Settable& s) {
                return schema[static_cast<std::size_t>(s.table)].name == name;
            });
        if (what == settable.end()) {
            faults.push_back(fmt::format("start: there is no table {} to set", name));
            continue;
        }
        int next = 0;
        for (const scenario::NamedValues& values : rows) {
            const auto row = row_for(setting, what->table, values, next);
            if (!row) {
                faults.push_back(fmt::format("start: row {} of {} is none of its rows", next + 1, name));
                continue;
            }
            read_fields(setting, schema[static_cast<std::size_t>(what->table)], *what, *row, values, set,
                        faults);
            next = *row + 1;
        }
    }
}

}  // namespace hd::rules
