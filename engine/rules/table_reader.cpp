#include "engine/rules/table_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::rules {

namespace {

constexpr std::int32_t far_end = 99;

}  // namespace

TableReader::TableReader(const scenario::Resolved& resolved, std::string_view id, Faults& faults)
    : id_(id), table_(scenario::find_table(resolved, id)), faults_(&faults) {
    if (table_ == nullptr) fault("is missing");
}

std::int32_t TableReader::number(std::size_t row, std::string_view column) const {
    const scenario::Cell* cell = find(row, column);
    return cell == nullptr ? 0 : cell->low;
}

std::pair<std::int32_t, std::int32_t> TableReader::range(std::size_t row, std::string_view column) const {
    const scenario::Cell* cell = find(row, column);
    if (cell == nullptr) return {0, 0};
    return {std::max(cell->low, -far_end), std::min(cell->high, far_end)};
}

std::string_view TableReader::text(std::size_t row, std::string_view column) const {
    const scenario::Cell* cell = find(row, column);
    return cell == nullptr ? std::string_view{} : std::string_view(cell->text);
}

std::optional<std::size_t> TableReader::name(std::size_t row, std::string_view column,
                                             std::span<const std::string_view> names) const {
    const std::string_view wanted = text(row, column);
    const auto found = std::find(names.begin(), names.end(), wanted);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    fault(fmt::format("row {}: \"{}\" is no {} that the game knows", row + 1, wanted, column));
    return std::nullopt;
}

void TableReader::fault(std::string_view what) const {
    faults_->push_back(fmt::format("table {}: {}", id_, what));
}

const scenario::Cell* TableReader::find(std::size_t row, std::string_view column) const {
    const auto index = table_ == nullptr ? std::nullopt : scenario::find_column(*table_, column);
    if (index) return &table_->rows[row][*index];
    fault(fmt::format("column {} is missing", column));
    return nullptr;
}

}  // namespace hd::rules
