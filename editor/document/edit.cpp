#include "editor/document/edit.hpp"

namespace hd::editor {

namespace {

template <class Row>
void put(std::vector<Row>& list, std::size_t index, const std::optional<Row>& from,
         const std::optional<Row>& to) {
    const auto at = list.begin() + static_cast<std::ptrdiff_t>(index);
    if (!from && to) {
        list.insert(at, *to);
    } else if (from && !to) {
        list.erase(at);
    } else if (to) {
        *at = *to;
    }
}

void put(scenario::HexRows& list, std::size_t index, const std::optional<scenario::MapHex>& from,
         const std::optional<scenario::MapHex>& to) {
    if (!from && to) {
        list.insert(index, *to);
    } else if (from && !to) {
        list.erase(index);
    } else if (to) {
        list.replace(index, *to);
    }
}

// Picks the list that rows of each kind belong to.
struct Lists {
    scenario::Scenario& scenario;
    scenario::MapDocument* map;

    auto& of(const RowChange<scenario::SetupEntry>&) const { return scenario.setup; }
    auto& of(const RowChange<scenario::ScheduleEntry>&) const { return scenario.schedule; }
    auto& of(const RowChange<scenario::Named<scenario::Value>>&) const { return scenario.options; }
    auto& of(const RowChange<scenario::MapHex>&) const { return map->hexes; }
    auto& of(const RowChange<scenario::MapHexside>&) const { return map->hexsides; }
};

}  // namespace

Part part_of(const Change& change) {
    const bool of_map = std::holds_alternative<RowChange<scenario::MapHex>>(change) ||
                        std::holds_alternative<RowChange<scenario::MapHexside>>(change);
    return of_map ? Part::map : Part::scenario;
}

void apply(const Change& change, scenario::Scenario& scenario, scenario::MapDocument* map) {
    const Lists lists{scenario, map};
    std::visit([&](const auto& row) { put(lists.of(row), row.index, row.before, row.after); }, change);
}

void revert(const Change& change, scenario::Scenario& scenario, scenario::MapDocument* map) {
    const Lists lists{scenario, map};
    std::visit([&](const auto& row) { put(lists.of(row), row.index, row.after, row.before); }, change);
}

}  // namespace hd::editor
