#include "engine/board/numbering.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace hd::board {

namespace {

constexpr std::int32_t largest_number = 9'999'999;
constexpr std::size_t most_sheets = 64;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_letter(char c) {
    return c >= 'A' && c <= 'Z';
}

std::string upper(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return out;
}

// The number of the line at `index` (from 0 in the west or north) of `count`.
std::int32_t number_at(const AxisNumbering& axis, std::int32_t index, std::int32_t count) {
    return axis.first + (axis.from == CountFrom::west_or_north ? index : count - 1 - index);
}

std::int32_t index_of(const AxisNumbering& axis, std::int32_t number, std::int32_t count) {
    const std::int32_t steps = number - axis.first;
    return axis.from == CountFrom::west_or_north ? steps : count - 1 - steps;
}

AxisNumbering counted_back(AxisNumbering axis) {
    axis.from = axis.from == CountFrom::west_or_north ? CountFrom::east_or_south : CountFrom::west_or_north;
    return axis;
}

// The sheet as the second reading counts it.
Sheet second_sheet(const NumberingShape& shape, Sheet sheet) {
    if (!shape.second) return sheet;
    AxisNumbering& axis = shape.second->axis == Axis::column ? sheet.column : sheet.row;
    axis = counted_back(axis);
    return sheet;
}

bool covers(const Sheet& sheet, Offset at) {
    return at.column >= sheet.north_west.column && at.column < sheet.north_west.column + sheet.columns &&
           at.row >= sheet.north_west.row && at.row < sheet.north_west.row + sheet.rows;
}

std::string print_on(const NumberingShape& shape, const Sheet& sheet, Offset at) {
    const auto part = [](const AxisNumbering& axis, std::int32_t index, std::int32_t count) {
        return print_symbols(axis.symbols, number_at(axis, index, count), axis.digits);
    };
    const std::string column = part(sheet.column, at.column - sheet.north_west.column, sheet.columns);
    const std::string row = part(sheet.row, at.row - sheet.north_west.row, sheet.rows);
    return shape.order == AxisOrder::column_first ? sheet.prefix + column + shape.separator + row
                                                  : sheet.prefix + row + shape.separator + column;
}

struct Halves {
    std::string_view first;
    std::string_view last;
};

// Where the first number of a label ends. `first` and `last` are the axes in the order in which they are
// written.
std::optional<Halves> split(std::string_view body, const std::string& separator, const AxisNumbering& first,
                            const AxisNumbering& last) {
    if (!separator.empty()) {
        const auto at = body.find(separator);
        if (at == std::string_view::npos) return std::nullopt;
        return Halves{body.substr(0, at), body.substr(at + separator.size())};
    }
    const bool first_digits = first.symbols == Symbols::digits;
    if (first_digits && last.symbols == Symbols::digits) {
        const auto width = static_cast<std::size_t>(first.digits);
        if (body.size() != width + static_cast<std::size_t>(last.digits)) return std::nullopt;
        return Halves{body.substr(0, width), body.substr(width)};
    }
    const auto* const end = std::find_if(body.begin(), body.end(),
                                         [&](char c) { return first_digits ? !is_digit(c) : !is_letter(c); });
    const auto at = static_cast<std::size_t>(end - body.begin());
    return Halves{body.substr(0, at), body.substr(at)};
}

struct Found {
    bool well_formed = false;
    HexId hex;
};

Found parse_on(const Grid& grid, const NumberingShape& shape, const Sheet& sheet, std::string_view text) {
    if (text.substr(0, sheet.prefix.size()) != sheet.prefix) return {};
    const bool column_first = shape.order == AxisOrder::column_first;
    const AxisNumbering& first = column_first ? sheet.column : sheet.row;
    const AxisNumbering& last = column_first ? sheet.row : sheet.column;
    const auto halves = split(text.substr(sheet.prefix.size()), shape.separator, first, last);
    if (!halves) return {};
    const auto a = parse_symbols(first.symbols, halves->first);
    const auto b = parse_symbols(last.symbols, halves->last);
    if (!a || !b) return {};
    const Offset on_sheet{index_of(sheet.column, column_first ? *a : *b, sheet.columns),
                          index_of(sheet.row, column_first ? *b : *a, sheet.rows)};
    const Offset at{sheet.north_west.column + on_sheet.column, sheet.north_west.row + on_sheet.row};
    return {true, covers(sheet, at) ? grid.hex_at(at) : no_hex};
}

// "@column.row" names any hex of the grid.
Found parse_bare(const Grid& grid, std::string_view text) {
    const auto dot = text.find('.');
    if (text.empty() || text[0] != '@' || dot == std::string_view::npos) return {};
    const auto column = parse_symbols(Symbols::digits, text.substr(1, dot - 1));
    const auto row = parse_symbols(Symbols::digits, text.substr(dot + 1));
    if (!column || !row) return {};
    return {true, grid.hex_at(Offset{*column - 1, *row - 1})};
}

std::string range_of(const AxisNumbering& axis, std::int32_t count) {
    return fmt::format("{} to {}", print_symbols(axis.symbols, axis.first, axis.digits),
                       print_symbols(axis.symbols, axis.first + count - 1, axis.digits));
}

std::string extent_of(const NumberingShape& shape) {
    std::string out;
    for (const Sheet& sheet : shape.sheets) {
        if (!out.empty()) out += "; ";
        if (!sheet.prefix.empty()) out += "sheet " + sheet.prefix + ": ";
        out += fmt::format("columns {}, rows {}", range_of(sheet.column, sheet.columns),
                           range_of(sheet.row, sheet.rows));
    }
    return out;
}

void check_axis(const AxisNumbering& axis, std::int32_t count, bool fixed_width, const std::string& what,
                std::vector<std::string>& faults) {
    const std::int32_t least = axis.symbols == Symbols::digits ? 0 : 1;
    if (axis.first < least || axis.first > largest_number - count) {
        faults.push_back(fmt::format("{} cannot start at {}", what, axis.first));
        return;
    }
    if (axis.digits < 1 || axis.digits > 7) {
        faults.push_back(fmt::format("{} cannot be {} digits wide", what, axis.digits));
        return;
    }
    if (axis.symbols == Symbols::doubled_letters && axis.first + count - 1 > 26 * 8) {
        faults.push_back(fmt::format("{} would need more than eight letters", what));
        return;
    }
    const std::string last = print_symbols(axis.symbols, axis.first + count - 1, axis.digits);
    if (fixed_width && last.size() != static_cast<std::size_t>(axis.digits))
        faults.push_back(fmt::format("{} run to {}, which is more than {} digits", what, last, axis.digits));
}

void check_sheet(const Grid& grid, const NumberingShape& shape, const Sheet& sheet,
                 std::vector<std::string>& faults) {
    const std::string name = sheet.prefix.empty() ? "the sheet" : "sheet " + sheet.prefix;
    const std::int64_t east = std::int64_t{sheet.north_west.column} + sheet.columns;
    const std::int64_t south = std::int64_t{sheet.north_west.row} + sheet.rows;
    if (sheet.columns < 1 || sheet.rows < 1 || sheet.north_west.column < 0 || sheet.north_west.row < 0 ||
        east > grid.columns() || south > grid.rows()) {
        faults.push_back(fmt::format("{} does not lie on the grid", name));
        return;
    }
    if (sheet.prefix.size() > 8 || !std::all_of(sheet.prefix.begin(), sheet.prefix.end(), is_letter))
        faults.push_back(fmt::format("prefix '{}' is not one to eight capital letters", sheet.prefix));
    const bool column_digits = sheet.column.symbols == Symbols::digits;
    const bool row_digits = sheet.row.symbols == Symbols::digits;
    const bool fixed_width = shape.separator.empty() && column_digits && row_digits;
    check_axis(sheet.column, sheet.columns, fixed_width, "columns of " + name, faults);
    check_axis(sheet.row, sheet.rows, fixed_width, "rows of " + name, faults);
    if (shape.separator.empty() && !column_digits && !row_digits)
        faults.push_back(fmt::format("{} has letters both ways and needs a separator", name));
    const AxisNumbering& first = shape.order == AxisOrder::column_first ? sheet.column : sheet.row;
    if (shape.sheets.size() > 1 && first.symbols != Symbols::digits)
        faults.push_back(
            fmt::format("{} is one of several and must start with digits behind its prefix", name));
}

void check_marks(const NumberingShape& shape, std::vector<std::string>& faults) {
    const auto is_sign = [](char c) {
        return c > ' ' && c < 127 && !is_digit(c) && !is_letter(c) && c != '@';
    };
    if (shape.separator.size() > 4 || !std::all_of(shape.separator.begin(), shape.separator.end(), is_sign))
        faults.push_back(fmt::format("separator '{}' is not made of up to four signs", shape.separator));
    if (!shape.second) return;
    const std::string& mark = shape.second->mark;
    const bool wide =
        mark.size() > 8 || std::any_of(mark.begin(), mark.end(), [](char c) { return c <= ' ' || c > 126; });
    if (mark.empty() || wide || !is_sign(mark[0]) || upper(mark) != mark)
        faults.push_back(fmt::format("mark '{}' of the second reading does not start with a sign", mark));
}

}  // namespace

std::string print_symbols(Symbols symbols, std::int32_t n, std::int32_t digits) {
    if (symbols == Symbols::digits) return fmt::format("{:0{}}", n, digits);
    assert(n >= 1);
    if (symbols == Symbols::doubled_letters)
        return std::string(static_cast<std::size_t>((n - 1) / 26 + 1), static_cast<char>('A' + (n - 1) % 26));
    std::string out;
    for (; n > 0; n = (n - 1) / 26) out.insert(out.begin(), static_cast<char>('A' + (n - 1) % 26));
    return out;
}

std::optional<std::int32_t> parse_symbols(Symbols symbols, std::string_view text) {
    if (symbols == Symbols::digits) {
        if (text.empty() || text.size() > 7 || !std::all_of(text.begin(), text.end(), is_digit))
            return std::nullopt;
        std::int32_t n = 0;
        for (const char c : text) n = n * 10 + (c - '0');
        return n;
    }
    if (text.empty() || !std::all_of(text.begin(), text.end(), is_letter)) return std::nullopt;
    if (symbols == Symbols::doubled_letters) {
        if (text.size() > 8 || text.find_first_not_of(text[0]) != std::string_view::npos) return std::nullopt;
        return static_cast<std::int32_t>(text.size() - 1) * 26 + (text[0] - 'A') + 1;
    }
    if (text.size() > 5) return std::nullopt;
    std::int32_t n = 0;
    for (const char c : text) n = n * 26 + (c - 'A') + 1;
    return n;
}

tl::expected<Numbering, std::vector<std::string>> Numbering::make(const Grid& grid, NumberingShape shape) {
    std::vector<std::string> faults;
    if (shape.sheets.size() > most_sheets)
        return tl::unexpected(std::vector<std::string>{fmt::format("more than {} sheets", most_sheets)});
    for (std::size_t i = 0; i < shape.sheets.size(); ++i) {
        check_sheet(grid, shape, shape.sheets[i], faults);
        for (std::size_t j = 0; j < i; ++j)
            if (shape.sheets[i].prefix == shape.sheets[j].prefix)
                faults.push_back(fmt::format("two sheets have the prefix '{}'", shape.sheets[i].prefix));
    }
    check_marks(shape, faults);
    if (!faults.empty()) return tl::unexpected(std::move(faults));
    Numbering out;
    out.grid_ = grid;
    out.shape_ = std::move(shape);
    return out;
}

Numbering Numbering::plain(const Grid& grid) {
    const auto width = [](std::int32_t count) {
        return std::max(2, static_cast<std::int32_t>(fmt::formatted_size("{}", count)));
    };
    Sheet sheet;
    sheet.columns = grid.columns();
    sheet.rows = grid.rows();
    sheet.column.digits = width(grid.columns());
    sheet.row.digits = width(grid.rows());
    Numbering out;
    out.grid_ = grid;
    out.shape_.sheets.push_back(sheet);
    return out;
}

std::string Numbering::print(HexId hex, Reading reading) const {
    const Offset at = grid_.offset(hex);
    const bool second = reading == Reading::second && shape_.second.has_value();
    for (const Sheet& sheet : shape_.sheets)
        if (covers(sheet, at))
            return second ? print_on(shape_, second_sheet(shape_, sheet), at) + shape_.second->mark
                          : print_on(shape_, sheet, at);
    return fmt::format("@{}.{}", at.column + 1, at.row + 1);
}

tl::expected<HexId, std::string> Numbering::parse(std::string_view text) const {
    const std::string label = upper(text);
    std::string_view body = label;
    bool second = false;
    if (shape_.second && body.size() > shape_.second->mark.size() &&
        body.substr(body.size() - shape_.second->mark.size()) == shape_.second->mark) {
        second = true;
        body.remove_suffix(shape_.second->mark.size());
    }
    Found found = second ? Found{} : parse_bare(grid_, body);
    for (const Sheet& sheet : shape_.sheets) {
        if (found.hex != no_hex) break;
        const Found here = parse_on(grid_, shape_, second ? second_sheet(shape_, sheet) : sheet, body);
        if (here.well_formed) found = here;
    }
    if (found.hex != no_hex) return found.hex;
    if (found.well_formed)
        return tl::unexpected(fmt::format("hex '{}' lies off the map ({})", text, extent_of(shape_)));
    return tl::unexpected(
        fmt::format("'{}' is not a hex number; they are written like {}", text, print(HexId{0})));
}

}  // namespace hd::board
