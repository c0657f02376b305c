#include "editor/lint/lint.hpp"
#include "editor/lint/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hd::editor {

namespace {

using scenario::Cell;
using scenario::Column;
using scenario::ColumnType;
using scenario::Table;

// A key column whose values are known: from `low`, `count` of them.
struct Axis {
    std::size_t column = 0;
    std::int32_t low = 0;
    std::int64_t count = 0;
};

struct Keys {
    std::vector<Axis> axes;           // to be covered
    std::vector<std::size_t> others;  // key columns without bounds: rows are compared within equal ones
};

Keys keys_of(const Table& table) {
    Keys keys;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const Column& column = table.columns[c];
        if (!column.key) continue;
        if (column.type == ColumnType::name) {
            keys.axes.push_back({c, 0, static_cast<std::int64_t>(column.values.size())});
        } else if (column.type != ColumnType::text && column.from && column.to &&
                   *column.from <= *column.to) {
            keys.axes.push_back({c, *column.from, std::int64_t{*column.to} - *column.from + 1});
        } else {
            keys.others.push_back(c);
        }
    }
    return keys;
}

constexpr std::int64_t most_points = 1'000'000;

// Number of combinations of key values, or 0 if there are too many to look at.
std::int64_t points_of(const Keys& keys) {
    std::int64_t points = 1;
    for (const Axis& axis : keys.axes) {
        points *= axis.count;
        if (points <= 0 || points > most_points) return 0;
    }
    return points;
}

// "score 5, die 2"
std::string point_text(const Table& table, const Keys& keys, std::int64_t point) {
    std::string text;
    for (auto axis = keys.axes.rbegin(); axis != keys.axes.rend(); ++axis) {
        const std::int64_t offset = point % axis->count;
        point /= axis->count;
        const Column& column = table.columns[axis->column];
        const std::string value = column.type == ColumnType::name
                                      ? column.values[static_cast<std::size_t>(offset)]
                                      : std::to_string(axis->low + offset);
        text = fmt::format("{} {}{}{}", column.name, value, text.empty() ? "" : ", ", text);
    }
    return text;
}

// Steps that all rows of a table together may take, so that a small file can't make a long search.
constexpr std::int64_t most_steps = 32 * most_points;

// Counts for each point the rows that answer for it.
class Coverage {
  public:
    Coverage(const Table& table, const Keys& keys, std::int64_t points)
        : table_(table), keys_(keys), counts_(static_cast<std::size_t>(points), 0) {}

    void add(const scenario::Row& row, std::int64_t& steps) { add_from(row, 0, 0, steps); }

    // The first point that `wrong` accepts and how many more there are; nothing if there is none.
    template <class Wrong>
    std::optional<std::string> first_and_more(Wrong wrong) const {
        const auto first = std::find_if(counts_.begin(), counts_.end(), wrong);
        if (first == counts_.end()) return std::nullopt;
        const auto more = std::count_if(first + 1, counts_.end(), wrong);
        const std::string text = point_text(table_, keys_, first - counts_.begin());
        return more == 0 ? text : fmt::format("{} and {} more", text, more);
    }

  private:
    void add_from(const scenario::Row& row, std::size_t axis, std::int64_t base, std::int64_t& steps) {
        if (axis == keys_.axes.size()) {
            auto& count = counts_[static_cast<std::size_t>(base)];
            if (count < 2) ++count;
            return;
        }
        const Axis& a = keys_.axes[axis];
        const Cell& cell = row[a.column];
        if (!cell.given) return;
        const std::int64_t high = std::min<std::int64_t>(cell.high, a.low + a.count - 1);
        for (std::int64_t n = std::max(cell.low, a.low); n <= high && steps > 0; ++n, --steps) {
            add_from(row, axis + 1, base * a.count + (n - a.low), steps);
        }
    }

    const Table& table_;
    const Keys& keys_;
    std::vector<std::uint8_t> counts_;  // up to 2
};

using Group = std::vector<std::string>;

Group group_of(const Keys& keys, const scenario::Row& row) {
    Group group;
    for (const std::size_t column : keys.others) {
        group.push_back(row[column].is_number ? std::to_string(row[column].low) : row[column].text);
    }
    return group;
}

void report_coverage(const Table& table, const Group& group, const Coverage& coverage, Report& report) {
    const std::string of = group.empty() ? "" : " of " + joined(group);
    const auto for_point = [](const std::string& point) { return point.empty() ? "" : " for " + point; };
    const auto missing = coverage.first_and_more([](std::uint8_t count) { return count == 0; });
    if (missing) {
        report.error("table-row-missing", table.at, table.id,
                     fmt::format("no row{} answers{}, so a game could not go on there; add the row", of,
                                 for_point(*missing)),
                     {FixVerb::add, *missing});
    }
    const auto twice = coverage.first_and_more([](std::uint8_t count) { return count > 1; });
    if (!twice) return;
    report.error("table-row-twice", table.at, table.id,
                 fmt::format("more than one row{} answers{}, so it isn't clear which holds; keep one", of,
                             for_point(*twice)),
                 {FixVerb::remove, *twice});
}

// Each combination of key values is met by exactly one row.
void lint_keys(const Table& table, Report& report) {
    const Keys keys = keys_of(table);
    if (keys.axes.empty() && keys.others.empty()) return;
    const std::int64_t points = points_of(keys);
    std::int64_t steps = points == 0 ? 0 : most_steps;
    std::map<Group, Coverage> groups;
    if (keys.others.empty() && points > 0) groups.try_emplace(Group{}, table, keys, points);
    for (const scenario::Row& row : table.rows) {
        if (steps <= 0) break;
        const auto [group, is_new] = groups.try_emplace(group_of(keys, row), table, keys, points);
        if (is_new) steps -= points;
        group->second.add(row, steps);
    }
    if (steps <= 0) {
        report.warning(
            "table-too-large", table.at, table.id,
            "the table has too many combinations of key values to look them all through; narrow the "
            "\"from\" and \"to\" of its columns");
        return;
    }
    for (const auto& [group, coverage] : groups) report_coverage(table, group, coverage, report);
}

void lint_cells(const Table& table, Report& report) {
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            if (table.rows[r][c].given || table.columns[c].type == ColumnType::text) continue;
            report.error("table-cell-missing", table.rows[r].at, table.id,
                         fmt::format("row {} has no value for {}; give it one", row_name(table, r),
                                     table.columns[c].name),
                         {FixVerb::add, table.columns[c].name});
        }
    }
}

void lint_sums(const Table& table, Report& report) {
    const scenario::TableCheck& check = table.check;
    if (check.rows != 0 && check.rows != static_cast<std::int32_t>(table.rows.size())) {
        report.error(
            "table-check", check.at, table.id,
            fmt::format(
                "the table states {} rows and has {}, so one was lost or added; mend the rows, or the "
                "number if the change was meant",
                check.rows, table.rows.size()));
    }
    for (const auto& sum : check.column_sums) {
        const auto column = find_column(table, sum.name);
        if (!column) {
            report.error("table-check", check.at, table.id,
                         fmt::format("a sum is stated for {}, which isn't a column; remove it", sum.name),
                         {FixVerb::remove, sum.name});
            continue;
        }
        const std::int64_t found = column_sum(table, *column);
        if (found == sum.value) continue;
        report.error(
            "table-check", check.at, table.id,
            fmt::format("column {} states the sum {} and adds up to {}, so a cell differs from what was "
                        "transcribed; mend the cell, or the sum if the change was meant",
                        sum.name, sum.value, found));
    }
}

}  // namespace

Findings lint_table(const Table& table, const std::string& file) {
    Findings findings;
    Report report(findings, file);
    if (table.id.empty())
        report.error("no-id", table.at, {}, "the table has no id, so nothing can look it up; give it one");
    if (table.columns.empty())
        report.error("table-empty", table.at, table.id, "the table has no columns; list them");
    lint_cells(table, report);
    lint_keys(table, report);
    lint_sums(table, report);
    return findings;
}

}  // namespace hd::editor
