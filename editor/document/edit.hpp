// One edit of a document as what it changes: rows of lists, before and after. Undoing is the same change the
// other way round, so no kind of edit has an inverse of its own.
#pragma once

#include "engine/scenario/scenario.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hd::editor {

// A row of a list: without `before` it comes into the list at `index`, without `after` it goes.
template <class Row>
struct RowChange {
    std::size_t index = 0;
    std::optional<Row> before;
    std::optional<Row> after;
};

using Change = std::variant<RowChange<scenario::SetupEntry>, RowChange<scenario::ScheduleEntry>,
                            RowChange<scenario::Named<scenario::Value>>, RowChange<scenario::MapHex>,
                            RowChange<scenario::MapHexside>>;

struct Edit {
    std::string label;  // "place Durutte on L4"
    std::vector<Change> changes;
};

// Which document a change is of.
enum class Part : std::int32_t { scenario, map };
Part part_of(const Change& change);

// Carries a change out, or back. `map` may be null if no change is of the map.
void apply(const Change& change, scenario::Scenario& scenario, scenario::MapDocument* map);
void revert(const Change& change, scenario::Scenario& scenario, scenario::MapDocument* map);

}  // namespace hd::editor
