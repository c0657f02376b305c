// One edit of a document as what it changes: rows of lists, before and after. Undoing is the same change the
// other way round, so no kind of edit has an inverse of its own.
#pragma once

#include "engine/scenario/scenario.hpp"

#include <cstddef>
#include <memory>
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

// The lists of named values that a scenario has.
enum class ValueList : std::int32_t { options, parameters, victory };
struct ValueChange {
    ValueList list = ValueList::options;
    RowChange<scenario::Named<scenario::Value>> row;
};

// The texts of a scenario that are no rows of a list.
enum class TextField : std::int32_t { title, note, source };
struct TextChange {
    TextField field = TextField::title;
    std::string before;
    std::string after;
};

struct TurnsChange {
    scenario::Turns before;
    scenario::Turns after;
};

// Both documents at once: what a recovery brings back. Shared, since nobody changes them.
struct Whole {
    scenario::Scenario scenario;
    std::optional<scenario::MapDocument> map;
};
struct WholeChange {
    std::shared_ptr<const Whole> before;
    std::shared_ptr<const Whole> after;
};

using Change =
    std::variant<RowChange<scenario::SetupEntry>, RowChange<scenario::ScheduleEntry>,
                 RowChange<scenario::MapHex>, RowChange<scenario::MapHexside>, RowChange<scenario::MapPath>,
                 RowChange<scenario::MapObjective>, ValueChange, TextChange, TurnsChange, WholeChange>;

struct Edit {
    std::string label;  // "place Durutte on L4"
    std::vector<Change> changes;
};

// Which document a change is of.
enum class Part : std::int32_t { scenario, map };
bool concerns(const Change& change, Part part);

// Carries a change out, or back. `map` may be null if no change is of the map.
void apply(const Change& change, scenario::Scenario& scenario, scenario::MapDocument* map);
void revert(const Change& change, scenario::Scenario& scenario, scenario::MapDocument* map);

}  // namespace hd::editor
