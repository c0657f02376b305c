#include "editor/document/document.hpp"

#include "engine/scenario/files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace hd::editor {

namespace {

using scenario::MapHex;
using scenario::MapHexside;
using scenario::MapPath;
using scenario::ScheduleEntry;
using scenario::SetupEntry;

using OptionRow = scenario::Named<scenario::Value>;

// The row of `list` that `fits`, from 0; the list's size if there is none.
template <class Row, class Fits>
std::size_t find_row(const std::vector<Row>& list, Fits fits) {
    return static_cast<std::size_t>(std::find_if(list.begin(), list.end(), fits) - list.begin());
}

std::size_t find_hex(const scenario::HexRows& hexes, std::string_view label) {
    std::size_t i = 0;
    while (i < hexes.size() && hexes.label(i) != label) ++i;
    return i;
}

bool is_between(const MapHexside& hexside, const std::string& a, const std::string& b) {
    if (hexside.between.size() != 2) return false;
    const auto& ends = hexside.between;
    return (ends[0] == a && ends[1] == b) || (ends[0] == b && ends[1] == a);
}

tl::unexpected<scenario::Fault> not_readable_again(const std::filesystem::path& path) {
    return tl::unexpected(
        scenario::Fault{scenario::Severity::error,
                        path.string(),
                        {},
                        "what was to be saved would not read back the same; nothing was saved"});
}

}  // namespace

tl::expected<Document, scenario::FaultList> Document::open(const scenario::DataRoot& root,
                                                           const std::filesystem::path& path) {
    auto scenario = scenario::load_scenario(root, path);
    if (!scenario.ok()) return tl::unexpected(std::move(scenario.faults));
    Document document;
    document.faults_ = std::move(scenario.faults);
    document.scenario_ = std::move(scenario.value);
    document.path_ = path;
    if (document.scenario_.map.document) return document;
    const auto map_path = scenario::map_path(root, document.scenario_.map.name, path);
    if (!map_path) {
        document.faults_.warning(document.scenario_.at, map_path.error());
        return document;
    }
    auto map = scenario::load_map(root, *map_path);
    if (!map.ok()) return tl::unexpected(std::move(map.faults));
    document.map_path_ = *map_path;
    document.faults_.append(map.faults);
    document.map_ = std::move(map.value);
    return document;
}

const scenario::MapDocument* Document::map() const {
    if (scenario_.map.document) return &*scenario_.map.document;
    return map_ ? &*map_ : nullptr;
}

scenario::MapDocument* Document::map_to_edit() {
    if (scenario_.map.document) return &*scenario_.map.document;
    return map_ ? &*map_ : nullptr;
}

template <class Row>
void Document::change_row(Edit& edit, std::size_t index, const std::optional<Row>& before,
                          const std::optional<Row>& after) {
    if (before == after) return;
    change(edit, RowChange<Row>{index, before, after});
}

void Document::change(Edit& edit, Change change) {
    edit.changes.push_back(std::move(change));
    apply(edit.changes.back(), scenario_, map_to_edit());
    ++edition_;
}

bool Document::add(Edit edit) {
    if (edit.changes.empty()) return false;
    if (saved_ > position_) saved_ = std::numeric_limits<std::size_t>::max();
    history_.erase(history_.begin() + static_cast<std::ptrdiff_t>(position_), history_.end());
    history_.push_back(std::move(edit));
    ++position_;
    return true;
}

void Document::take_from_setup(Edit& edit, const std::string& unit) {
    const std::size_t row =
        find_row(scenario_.setup, [&](const SetupEntry& entry) { return entry.unit == unit; });
    if (row == scenario_.setup.size()) return;
    change_row<SetupEntry>(edit, row, scenario_.setup[row], std::nullopt);
}

void Document::take_from_schedule(Edit& edit, const std::string& unit) {
    const std::size_t row =
        find_row(scenario_.schedule, [&](const ScheduleEntry& entry) { return entry.unit == unit; });
    if (row == scenario_.schedule.size()) return;
    change_row<ScheduleEntry>(edit, row, scenario_.schedule[row], std::nullopt);
}

bool Document::place_unit(const std::string& unit, const std::string& place) {
    Edit edit{place.empty() ? fmt::format("take out {}", unit) : fmt::format("place {} on {}", unit, place),
              {}};
    take_from_schedule(edit, unit);
    if (place.empty()) {
        take_from_setup(edit, unit);
        return add(std::move(edit));
    }
    const std::size_t row =
        find_row(scenario_.setup, [&](const SetupEntry& entry) { return entry.unit == unit; });
    SetupEntry placed;
    if (row < scenario_.setup.size()) placed = scenario_.setup[row];
    const std::optional<SetupEntry> before =
        row < scenario_.setup.size() ? std::optional(placed) : std::nullopt;
    if (before && placed.place != place) {
        placed.mark = scenario::Mark::none;
        placed.note.clear();
    }
    placed.unit = unit;
    placed.place = place;
    change_row<SetupEntry>(edit, row, before, placed);
    return add(std::move(edit));
}

bool Document::schedule_unit(const std::string& unit, std::int32_t turn, const std::string& entry) {
    Edit edit{fmt::format("let {} arrive in turn {}", unit, turn), {}};
    const std::size_t row =
        find_row(scenario_.schedule, [&](const ScheduleEntry& one) { return one.unit == unit; });
    const std::optional<ScheduleEntry> before =
        row < scenario_.schedule.size() ? std::optional(scenario_.schedule[row]) : std::nullopt;
    ScheduleEntry after = before.value_or(ScheduleEntry{});
    take_from_setup(edit, unit);
    if (after.turn != turn || after.entry != entry) {
        after.mark = scenario::Mark::none;
        after.note.clear();
    }
    after.unit = unit;
    after.turn = turn;
    after.entry = entry;
    change_row<ScheduleEntry>(edit, before ? row : scenario_.schedule.size(), before, after);
    return add(std::move(edit));
}

bool Document::rename_unit(const std::string& unit, const std::string& to) {
    if (unit == to) return false;
    Edit edit{fmt::format("{} becomes {}", unit, to), {}};
    const auto rename = [&](auto& rows) {
        using Row = typename std::decay_t<decltype(rows)>::value_type;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (rows[row].unit != unit) continue;
            Row after = rows[row];
            after.unit = to;
            change_row<Row>(edit, row, rows[row], after);
        }
    };
    rename(scenario_.setup);
    rename(scenario_.schedule);
    return add(std::move(edit));
}

bool Document::take_last_of(const std::string& unit) {
    Edit edit{fmt::format("take out {} the second time", unit), {}};
    const auto is_of = [&](const auto& entry) { return entry.unit == unit; };
    const auto in_setup = std::count_if(scenario_.setup.begin(), scenario_.setup.end(), is_of);
    const auto in_schedule = std::count_if(scenario_.schedule.begin(), scenario_.schedule.end(), is_of);
    if (in_setup + in_schedule < 2) return false;
    const auto take_last = [&](const auto& rows) {
        using Row = typename std::decay_t<decltype(rows)>::value_type;
        std::size_t row = rows.size() - 1;
        while (rows[row].unit != unit) --row;
        const Row last = rows[row];
        change_row<Row>(edit, row, last, std::nullopt);
    };
    in_schedule > 0 ? take_last(scenario_.schedule) : take_last(scenario_.setup);
    return add(std::move(edit));
}

// The hex's row, listed or not, after `how` has changed it.
void Document::change_hex(Edit& edit, const std::string& hex, const std::function<void(MapHex&)>& how) {
    const scenario::HexRows& hexes = map()->hexes;
    const std::size_t row = find_hex(hexes, hex);
    const std::optional<MapHex> before = row < hexes.size() ? std::optional(hexes[row]) : std::nullopt;
    MapHex plain;
    plain.hex = hex;
    MapHex after = before.value_or(plain);
    how(after);
    if (!before && after == plain) return;
    change_row<MapHex>(edit, row, before, after);
}

bool Document::set_terrain(const std::string& hex, const std::vector<std::string>& terrain) {
    if (map() == nullptr) return false;
    Edit edit{fmt::format("terrain of {}", hex), {}};
    change_hex(edit, hex, [&](MapHex& row) { row.terrain = terrain; });
    return add(std::move(edit));
}

bool Document::set_level(const std::string& hex, std::int32_t level) {
    if (map() == nullptr) return false;
    Edit edit{fmt::format("level of {}", hex), {}};
    change_hex(edit, hex, [&](MapHex& row) { row.level = level; });
    return add(std::move(edit));
}

bool Document::set_name(const std::string& hex, const std::string& name) {
    if (map() == nullptr) return false;
    Edit edit{fmt::format("name of {}", hex), {}};
    change_hex(edit, hex, [&](MapHex& row) { row.name = name; });
    return add(std::move(edit));
}

bool Document::set_hexside(const std::string& a, const std::string& b, const std::string& kind, bool on) {
    if (map() == nullptr) return false;
    Edit edit{fmt::format("{} between {} and {}", kind, a, b), {}};
    const std::vector<MapHexside>& hexsides = map()->hexsides;
    const std::size_t row =
        find_row(hexsides, [&](const MapHexside& side) { return is_between(side, a, b); });
    const std::optional<MapHexside> before =
        row < hexsides.size() ? std::optional(hexsides[row]) : std::nullopt;
    MapHexside after = before.value_or(MapHexside{});
    if (!before) after.between = {a, b};
    std::erase(after.kinds, kind);
    if (on) after.kinds.push_back(kind);
    const bool same = before && std::is_permutation(before->kinds.begin(), before->kinds.end(),
                                                    after.kinds.begin(), after.kinds.end());
    if (same) return false;
    change_row<MapHexside>(edit, row, before, after.kinds.empty() ? std::nullopt : std::optional(after));
    return add(std::move(edit));
}

bool Document::toggle_hexside(const std::string& a, const std::string& b, const std::string& kind) {
    if (map() == nullptr) return false;
    const std::vector<MapHexside>& hexsides = map()->hexsides;
    const std::size_t row =
        find_row(hexsides, [&](const MapHexside& side) { return is_between(side, a, b); });
    const bool is_on =
        row < hexsides.size() &&
        std::find(hexsides[row].kinds.begin(), hexsides[row].kinds.end(), kind) != hexsides[row].kinds.end();
    return set_hexside(a, b, kind, !is_on);
}

bool Document::add_path(const std::string& kind, const std::vector<std::string>& hexes) {
    if (map() == nullptr || hexes.size() < 2) return false;
    Edit edit{fmt::format("{} from {} to {}", kind, hexes.front(), hexes.back()), {}};
    const std::vector<MapPath>& paths = map()->paths;
    const std::size_t row = find_row(paths, [&](const MapPath& path) {
        return path.kind == kind && !path.hexes.empty() &&
               (path.hexes.back() == hexes.front() || path.hexes.front() == hexes.back());
    });
    if (row == paths.size()) {
        MapPath path;
        path.kind = kind;
        path.hexes = hexes;
        change_row<MapPath>(edit, row, std::nullopt, path);
        return add(std::move(edit));
    }
    MapPath longer = paths[row];
    if (longer.hexes.back() == hexes.front()) {
        longer.hexes.insert(longer.hexes.end(), hexes.begin() + 1, hexes.end());
    } else {
        longer.hexes.insert(longer.hexes.begin(), hexes.begin(), hexes.end() - 1);
    }
    change_row<MapPath>(edit, row, paths[row], longer);
    return add(std::move(edit));
}

bool Document::cut_paths(const std::string& a, const std::string& b) {
    if (map() == nullptr) return false;
    Edit edit{fmt::format("paths between {} and {}", a, b), {}};
    for (std::size_t row = 0; row < map()->paths.size(); ++row) {
        const MapPath path = map()->paths[row];
        for (std::size_t i = 1; i < path.hexes.size(); ++i) {
            const bool here = (path.hexes[i - 1] == a && path.hexes[i] == b) ||
                              (path.hexes[i - 1] == b && path.hexes[i] == a);
            if (!here) continue;
            MapPath head = path;
            head.hexes.assign(path.hexes.begin(), path.hexes.begin() + static_cast<std::ptrdiff_t>(i));
            MapPath tail = path;
            tail.hexes.assign(path.hexes.begin() + static_cast<std::ptrdiff_t>(i), path.hexes.end());
            const auto kept = [](const MapPath& one) {
                return one.hexes.size() > 1 ? std::optional(one) : std::nullopt;
            };
            if (kept(tail)) change_row<MapPath>(edit, row + 1, std::nullopt, tail);
            change_row<MapPath>(edit, row, path, kept(head));
            if (!kept(head)) --row;
            break;
        }
    }
    return add(std::move(edit));
}

bool Document::set_objective(const std::string& hex, const std::optional<scenario::MapObjective>& objective) {
    if (map() == nullptr) return false;
    Edit edit{fmt::format("objective in {}", hex), {}};
    const std::vector<scenario::MapObjective>& all = map()->objectives;
    const std::size_t row = find_row(all, [&](const scenario::MapObjective& one) { return one.hex == hex; });
    const std::optional<scenario::MapObjective> before =
        row < all.size() ? std::optional(all[row]) : std::nullopt;
    std::optional<scenario::MapObjective> after = objective;
    if (after) after->hex = hex;
    change_row<scenario::MapObjective>(edit, row, before, after);
    return add(std::move(edit));
}

bool Document::set_value(ValueList list, const std::string& name,
                         const std::optional<scenario::Value>& value) {
    Edit edit{fmt::format("value of {}", name), {}};
    const auto& rows = list == ValueList::options      ? scenario_.options
                       : list == ValueList::parameters ? scenario_.parameters
                                                       : scenario_.victory;
    const std::size_t row = find_row(rows, [&](const OptionRow& one) { return one.name == name; });
    const std::optional<OptionRow> before = row < rows.size() ? std::optional(rows[row]) : std::nullopt;
    const std::optional<OptionRow> after = value ? std::optional(OptionRow{name, *value}) : std::nullopt;
    if (before == after) return false;
    change(edit, ValueChange{list, {row, before, after}});
    return add(std::move(edit));
}

bool Document::set_text(TextField field, const std::string& text) {
    const std::string& now = field == TextField::title  ? scenario_.title
                             : field == TextField::note ? scenario_.note
                                                        : scenario_.source;
    if (now == text) return false;
    Edit edit{"words of the scenario", {}};
    change(edit, TextChange{field, now, text});
    return add(std::move(edit));
}

bool Document::set_turns(std::int32_t first, std::int32_t last) {
    if (scenario_.turns.first == first && scenario_.turns.last == last) return false;
    Edit edit{fmt::format("turns {} to {}", first, last), {}};
    scenario::Turns turns = scenario_.turns;
    turns.first = first;
    turns.last = last;
    change(edit, TurnsChange{scenario_.turns, turns});
    return add(std::move(edit));
}

void Document::replace(Whole whole) {
    const scenario::MapDocument* now = map_ ? &*map_ : nullptr;
    Whole before{scenario_, now == nullptr ? std::nullopt : std::optional(*now)};
    Edit edit{"what was recovered", {}};
    change(edit, WholeChange{std::make_shared<const Whole>(std::move(before)),
                             std::make_shared<const Whole>(std::move(whole))});
    add(std::move(edit));
}

void Document::join_since(std::size_t position, const std::string& label) {
    if (position_ <= position + 1) {
        if (position_ == position + 1) history_[position].label = label;
        return;
    }
    // A save in the middle of what is joined can no longer be returned to.
    if (saved_ > position)
        saved_ = saved_ == position_ ? position + 1 : std::numeric_limits<std::size_t>::max();
    Edit joined{label, {}};
    for (std::size_t i = position; i < position_; ++i) {
        for (Change& change : history_[i].changes) joined.changes.push_back(std::move(change));
    }
    history_.erase(history_.begin() + static_cast<std::ptrdiff_t>(position), history_.end());
    history_.push_back(std::move(joined));
    position_ = position + 1;
}

void Document::undo() {
    assert(can_undo());
    const Edit& edit = history_[--position_];
    for (auto change = edit.changes.rbegin(); change != edit.changes.rend(); ++change) {
        revert(*change, scenario_, map_to_edit());
    }
    ++edition_;
}

void Document::redo() {
    assert(can_redo());
    for (const Change& change : history_[position_].changes) apply(change, scenario_, map_to_edit());
    ++position_;
    ++edition_;
}

std::string Document::scenario_bytes() const {
    return scenario::to_json(scenario_);
}

std::string Document::map_bytes() const {
    return map_ ? scenario::to_json(*map_) : std::string();
}

// Where the entry of the last save was cut off, everything may differ from the files.
bool Document::differs_from_file(Part part) const {
    if (saved_ > history_.size()) return true;
    const auto [first, last] = std::minmax(saved_, position_);
    return std::any_of(history_.begin() + static_cast<std::ptrdiff_t>(first),
                       history_.begin() + static_cast<std::ptrdiff_t>(last), [&](const Edit& edit) {
                           return std::any_of(edit.changes.begin(), edit.changes.end(),
                                              [&](const Change& change) { return concerns(change, part); });
                       });
}

tl::expected<void, scenario::Fault> Document::save_map() const {
    const std::string bytes = map_bytes();
    const auto again = scenario::read_map(bytes, map_path_.string());
    if (!again.ok() || !(again.value == *map_)) return not_readable_again(map_path_);
    return scenario::write_file(map_path_, bytes);
}

tl::expected<void, scenario::Fault> Document::save_scenario() const {
    const std::string bytes = scenario_bytes();
    const auto again = scenario::read_scenario(bytes, path_.string());
    if (!again.ok() || !(again.value == scenario_)) return not_readable_again(path_);
    return scenario::write_file(path_, bytes);
}

// The map first: a scenario may name hexes that only the new map has.
tl::expected<void, scenario::Fault> Document::save() {
    const bool map_differs = differs_from_file(Part::map);
    if (map_ && map_differs) {
        if (auto written = save_map(); !written) return written;
    }
    if (differs_from_file(Part::scenario) || (map_differs && !map_)) {
        if (auto written = save_scenario(); !written) return written;
    }
    saved_ = position_;
    return {};
}

}  // namespace hd::editor
