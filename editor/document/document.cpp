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
    edit.changes.push_back(RowChange<Row>{index, before, after});
    apply(edit.changes.back(), scenario_, map_to_edit());
}

bool Document::add(Edit edit) {
    if (edit.changes.empty()) return false;
    if (saved_ > position_) saved_ = std::numeric_limits<std::size_t>::max();
    history_.erase(history_.begin() + static_cast<std::ptrdiff_t>(position_), history_.end());
    history_.push_back(std::move(edit));
    ++position_;
    return true;
}

void Document::take_out(Edit& edit, const std::string& unit) {
    const auto is_of = [&](const auto& entry) { return entry.unit == unit; };
    const std::size_t set_up = find_row(scenario_.setup, is_of);
    if (set_up < scenario_.setup.size()) {
        change_row<SetupEntry>(edit, set_up, scenario_.setup[set_up], std::nullopt);
    }
    const std::size_t scheduled = find_row(scenario_.schedule, is_of);
    if (scheduled < scenario_.schedule.size()) {
        change_row<ScheduleEntry>(edit, scheduled, scenario_.schedule[scheduled], std::nullopt);
    }
}

bool Document::place_unit(const std::string& unit, const std::string& place) {
    Edit edit{place.empty() ? fmt::format("take out {}", unit) : fmt::format("place {} on {}", unit, place),
              {}};
    if (place.empty()) {
        take_out(edit, unit);
        return add(std::move(edit));
    }
    const std::size_t row =
        find_row(scenario_.setup, [&](const SetupEntry& entry) { return entry.unit == unit; });
    SetupEntry placed;
    if (row < scenario_.setup.size()) placed = scenario_.setup[row];
    const std::optional<SetupEntry> before =
        row < scenario_.setup.size() ? std::optional(placed) : std::nullopt;
    if (!before) take_out(edit, unit);
    placed.unit = unit;
    placed.place = place;
    change_row<SetupEntry>(edit, row, before, placed);
    return add(std::move(edit));
}

bool Document::set_terrain(const std::string& hex, const std::vector<std::string>& terrain) {
    if (map() == nullptr) return false;
    Edit edit{fmt::format("terrain of {}", hex), {}};
    const scenario::HexRows& hexes = map()->hexes;
    const std::size_t row = find_hex(hexes, hex);
    const std::optional<MapHex> before = row < hexes.size() ? std::optional(hexes[row]) : std::nullopt;
    if (!before && terrain.empty()) return false;
    MapHex after = before.value_or(MapHex{});
    after.hex = hex;
    after.terrain = terrain;
    change_row<MapHex>(edit, row, before, after);
    return add(std::move(edit));
}

bool Document::toggle_hexside(const std::string& a, const std::string& b, const std::string& kind) {
    if (map() == nullptr) return false;
    Edit edit{fmt::format("{} between {} and {}", kind, a, b), {}};
    const std::vector<MapHexside>& hexsides = map()->hexsides;
    const std::size_t row =
        find_row(hexsides, [&](const MapHexside& side) { return is_between(side, a, b); });
    const std::optional<MapHexside> before =
        row < hexsides.size() ? std::optional(hexsides[row]) : std::nullopt;
    MapHexside after = before.value_or(MapHexside{});
    if (!before) after.between = {a, b};
    if (std::erase(after.kinds, kind) == 0) after.kinds.push_back(kind);
    change_row<MapHexside>(edit, row, before, after.kinds.empty() ? std::nullopt : std::optional(after));
    return add(std::move(edit));
}

bool Document::set_option(const std::string& name, const std::optional<scenario::Value>& value) {
    Edit edit{fmt::format("option {}", name), {}};
    const auto& options = scenario_.options;
    const std::size_t row = find_row(options, [&](const OptionRow& option) { return option.name == name; });
    const std::optional<OptionRow> before = row < options.size() ? std::optional(options[row]) : std::nullopt;
    const std::optional<OptionRow> after = value ? std::optional(OptionRow{name, *value}) : std::nullopt;
    change_row<OptionRow>(edit, row, before, after);
    return add(std::move(edit));
}

void Document::undo() {
    assert(can_undo());
    const Edit& edit = history_[--position_];
    for (auto change = edit.changes.rbegin(); change != edit.changes.rend(); ++change) {
        revert(*change, scenario_, map_to_edit());
    }
}

void Document::redo() {
    assert(can_redo());
    for (const Change& change : history_[position_].changes) apply(change, scenario_, map_to_edit());
    ++position_;
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
                                              [&](const Change& change) { return part_of(change) == part; });
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
