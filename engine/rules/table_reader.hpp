// One table of a scenario by the names of its columns, for a game that compiles it. What the table lacks is
// said once and read as zero, so that reading goes on and all faults come together.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "engine/scenario/resolved.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace hd::rules {

class TableReader {
  public:
    // `faults` outlives the reader.
    TableReader(const scenario::Resolved& resolved, std::string_view id, Faults& faults);

    std::size_t rows() const { return table_ == nullptr ? 0 : table_->rows.size(); }
    std::int32_t number(std::size_t row, std::string_view column) const;
    // Both ends of a range; an open end is cut to 99 or -99.
    std::pair<std::int32_t, std::int32_t> range(std::size_t row, std::string_view column) const;
    bool flag(std::size_t row, std::string_view column) const { return text(row, column) == "yes"; }
    std::string_view text(std::size_t row, std::string_view column) const;
    // The place of the cell's name in `names`, or nothing and a fault.
    std::optional<std::size_t> name(std::size_t row, std::string_view column,
                                    std::span<const std::string_view> names) const;
    void fault(std::string_view what) const;

  private:
    const scenario::Cell* find(std::size_t row, std::string_view column) const;

    std::string_view id_;
    const scenario::Table* table_;
    Faults* faults_;
};

}  // namespace hd::rules
