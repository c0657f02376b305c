#include "editor/document/edit.hpp"

#include <type_traits>

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

std::vector<scenario::Named<scenario::Value>>& list_of(scenario::Scenario& scenario, ValueList list) {
    switch (list) {
        case ValueList::options:
            return scenario.options;
        case ValueList::parameters:
            return scenario.parameters;
        case ValueList::victory:
            break;
    }
    return scenario.victory;
}

std::string& text_of(scenario::Scenario& scenario, TextField field) {
    switch (field) {
        case TextField::title:
            return scenario.title;
        case TextField::note:
            return scenario.note;
        case TextField::source:
            break;
    }
    return scenario.source;
}

// Carries changes out in one direction: `forward`, or back.
struct Hand {
    scenario::Scenario& scenario;
    scenario::MapDocument* map;
    bool forward;

    template <class Row, class List>
    void row(List& list, const RowChange<Row>& change) const {
        put(list, change.index, forward ? change.before : change.after,
            forward ? change.after : change.before);
    }
    template <class T>
    const T& now(const T& before, const T& after) const {
        return forward ? after : before;
    }

    void operator()(const RowChange<scenario::SetupEntry>& change) const { row(scenario.setup, change); }
    void operator()(const RowChange<scenario::ScheduleEntry>& change) const {
        row(scenario.schedule, change);
    }
    void operator()(const RowChange<scenario::MapHex>& change) const { row(map->hexes, change); }
    void operator()(const RowChange<scenario::MapHexside>& change) const { row(map->hexsides, change); }
    void operator()(const RowChange<scenario::MapPath>& change) const { row(map->paths, change); }
    void operator()(const RowChange<scenario::MapObjective>& change) const { row(map->objectives, change); }
    void operator()(const ValueChange& change) const { row(list_of(scenario, change.list), change.row); }
    void operator()(const TextChange& change) const {
        text_of(scenario, change.field) = now(change.before, change.after);
    }
    void operator()(const TurnsChange& change) const { scenario.turns = now(change.before, change.after); }
    void operator()(const WholeChange& change) const {
        const Whole& whole = *now(change.before, change.after);
        scenario = whole.scenario;
        if (map != nullptr && whole.map) *map = *whole.map;
    }
};

template <class Row>
constexpr bool is_map_row = std::is_same_v<Row, RowChange<scenario::MapHex>> ||
                            std::is_same_v<Row, RowChange<scenario::MapHexside>> ||
                            std::is_same_v<Row, RowChange<scenario::MapPath>> ||
                            std::is_same_v<Row, RowChange<scenario::MapObjective>>;

}  // namespace

bool concerns(const Change& change, Part part) {
    return std::visit(
        [&](const auto& one) {
            using One = std::decay_t<decltype(one)>;
            return std::is_same_v<One, WholeChange> || is_map_row<One> == (part == Part::map);
        },
        change);
}

void apply(const Change& change, scenario::Scenario& scenario, scenario::MapDocument* map) {
    std::visit(Hand{scenario, map, true}, change);
}

void revert(const Change& change, scenario::Scenario& scenario, scenario::MapDocument* map) {
    std::visit(Hand{scenario, map, false}, change);
}

}  // namespace hd::editor
