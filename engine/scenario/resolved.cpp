#include "engine/scenario/resolved.hpp"

#include "engine/scenario/content_hash.hpp"
#include "engine/scenario/nearest.hpp"
#include "engine/scenario/scenario_fields.hpp"
#include "engine/scenario/table_fields.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::scenario {

template <class V, Like<TableSet> T>
void describe(V& v, T& set) {
    v("id", set.id);
    v("hash", set.hash);
}

template <class V, Like<Resolved> T>
void describe(V& v, T& resolved) {
    v("table_sets", resolved.table_sets);
    v("rules", resolved.rules);
    v("scenario", resolved.scenario);
    v("map", resolved.map);
    v("order_of_battle", resolved.order_of_battle);
    v("tables", resolved.tables);
}

namespace {

bool by_id(const Table& a, const Table& b) {
    return a.id < b.id;
}

std::string_view nearest_of(std::string_view name, const std::vector<std::string>& names) {
    return nearest_name(name, {names.begin(), names.end()});
}

std::string no_such(std::string_view what, std::string_view name, const std::vector<std::string>& names) {
    const std::string_view nearest = nearest_of(name, names);
    const std::string hint = nearest.empty() ? "" : fmt::format("; did you mean \"{}\"?", nearest);
    return fmt::format("there is no {} \"{}\"{}", what, name, hint);
}

// A change that a scenario makes on purpose is no fault of transcription, so the stated sum follows it.
void carry_into_check(Table& table, std::size_t column, std::int64_t difference) {
    for (auto& sum : table.check.column_sums) {
        if (sum.name == table.columns[column].name) sum.value += static_cast<std::int32_t>(difference);
    }
}

std::optional<std::string> apply_override(std::vector<Table>& tables, const TableOverride& change) {
    std::vector<std::string> names;
    for (const Table& table : tables) names.push_back(table.id);
    const auto table = std::find_if(tables.begin(), tables.end(),
                                    [&](const Table& candidate) { return candidate.id == change.table; });
    if (table == tables.end()) return no_such("table", change.table, names);
    names.clear();
    for (std::size_t i = 0; i < table->rows.size(); ++i) names.push_back(row_name(*table, i));
    const auto row = std::find(names.begin(), names.end(), change.row);
    if (row == names.end()) return no_such("row", change.row, names);
    const auto number = static_cast<std::size_t>(row - names.begin());
    names.clear();
    for (const Column& column : table->columns) names.push_back(column.name);
    const auto column = find_column(*table, change.column);
    if (!column) return no_such("column", change.column, names);
    const std::int64_t before = column_sum(*table, *column);
    if (auto wrong = set_cell(*table, number, *column, change.value)) return wrong;
    carry_into_check(*table, *column, column_sum(*table, *column) - before);
    if (change.mark == Mark::none) return std::nullopt;
    NamedMarks& marks = table->rows[number].marks;
    std::erase_if(marks, [&](const Named<Mark>& mark) { return mark.name == change.column; });
    marks.push_back({change.column, change.mark});
    return std::nullopt;
}

}  // namespace

std::string hash_text(std::uint64_t hash) {
    return fmt::format("{:016x}", hash);
}

const Table* find_table(const Resolved& resolved, std::string_view id) {
    const auto found = std::find_if(resolved.tables.begin(), resolved.tables.end(),
                                    [&](const Table& table) { return table.id == id; });
    return found == resolved.tables.end() ? nullptr : &*found;
}

void lay_tables(Resolved& resolved, std::string_view set_id, std::vector<Table> set) {
    std::stable_sort(set.begin(), set.end(), by_id);
    std::string content;
    for (const Table& table : set) content += to_json(table);
    TableSet noted;
    noted.id = set_id;
    noted.hash = hash_text(content_hash(content));
    resolved.table_sets.push_back(std::move(noted));
    for (Table& table : set) {
        std::erase_if(resolved.tables, [&](const Table& old) { return old.id == table.id; });
        resolved.tables.push_back(std::move(table));
    }
    std::stable_sort(resolved.tables.begin(), resolved.tables.end(), by_id);
}

void apply_overrides(Resolved& resolved, FaultList& faults) {
    for (const TableOverride& change : resolved.scenario.table_overrides) {
        const auto wrong = apply_override(resolved.tables, change);
        if (!wrong) continue;
        faults.error(change.at, fmt::format("the override of {}, row {}, column {} can't be carried out: {}",
                                            change.table, change.row, change.column, *wrong));
    }
}

std::string to_json(const Resolved& resolved) {
    return written(resolved);
}

Loaded<Resolved> resolve_from_text(std::string text, const std::string& file) {
    Loaded<Resolved> loaded = read_document<Resolved>(std::move(text), file);
    for (Table& table : loaded.value.tables) settle(table, loaded.faults, Strictness::author);
    loaded.value.files = {file, file, file};
    return loaded;
}

}  // namespace hd::scenario
