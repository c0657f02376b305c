#include "engine/board/map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace hd::board {

std::optional<std::uint32_t> Kinds::find(const std::vector<std::string>& names, std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<std::uint32_t>(i);
    return std::nullopt;
}

const Map::Words* Map::words(HexId hex) const {
    const auto at = std::lower_bound(words_.begin(), words_.end(), hex,
                                     [](const Words& w, HexId wanted) { return w.hex < wanted; });
    return at != words_.end() && at->hex == hex ? &*at : nullptr;
}

std::string_view Map::name(HexId hex) const {
    const Words* const found = words(hex);
    return found ? std::string_view(found->name) : std::string_view();
}

std::string_view Map::note(HexId hex) const {
    const Words* const found = words(hex);
    return found ? std::string_view(found->note) : std::string_view();
}

HexId Map::find_name(std::string_view name) const {
    const auto at =
        std::lower_bound(names_.begin(), names_.end(), name,
                         [](const auto& entry, std::string_view wanted) { return entry.first < wanted; });
    return at != names_.end() && at->first == name ? at->second : no_hex;
}

bool Map::has_hexside(HexId a, HexId b, std::uint32_t kind) const {
    return (std::uint32_t{hexsides(grid_.edge_between(a, b))} >> kind & 1u) != 0;
}

bool Map::has_link(HexId a, HexId b, std::uint32_t path_kind) const {
    return (std::uint32_t{paths(grid_.edge_between(a, b))} >> path_kind & 1u) != 0;
}

const ObjectiveRecord* Map::objective_at(HexId hex) const {
    const auto at = std::lower_bound(objectives_.begin(), objectives_.end(), hex,
                                     [](const ObjectiveRecord& o, HexId wanted) { return o.hex < wanted; });
    return at != objectives_.end() && at->hex == hex ? &*at : nullptr;
}

const EntryRecord* Map::entry(std::string_view id) const {
    const auto at = std::find_if(entries_.begin(), entries_.end(),
                                 [&](const EntryRecord& entry) { return entry.id == id; });
    return at != entries_.end() ? &*at : nullptr;
}

std::size_t Map::memory() const {
    const auto flat = [](const auto& v) { return v.capacity() * sizeof(v[0]); };
    std::size_t bytes = flat(terrain_) + flat(levels_) + flat(marks_) + flat(hexsides_) + flat(links_);
    bytes += flat(words_) + flat(names_) + flat(hexside_records_) + flat(path_records_);
    for (const Words& w : words_) bytes += w.name.capacity() + w.note.capacity();
    for (const auto& entry : names_) bytes += entry.first.capacity();
    for (const HexsideRecord& r : hexside_records_) bytes += r.source.note.capacity();
    for (const PathRecord& r : path_records_)
        bytes += flat(r.hexes) + r.name.capacity() + r.source.note.capacity();
    return bytes + flat(objectives_) + flat(entries_);
}

MapBuilder::MapBuilder(const Grid& grid, Numbering numbering, Kinds kinds) {
    map_.grid_ = grid;
    map_.numbering_ = std::move(numbering);
    map_.kinds_ = std::move(kinds);
    map_.terrain_.assign(grid.hex_count(), 0);
    map_.levels_.assign(grid.hex_count(), 0);
    map_.marks_.assign(grid.hex_count(), Mark::none);
    map_.hexsides_.assign(grid.edge_count(), 0);
    map_.links_.assign(grid.edge_count(), 0);
    seen_.assign(grid.hex_count(), 0);
    check_kinds();
}

void MapBuilder::fault(MapPart part, std::uint32_t record, std::string message) {
    faults_.push_back({part, record, std::move(message)});
}

std::uint32_t MapBuilder::next(MapPart part) {
    return counts_[static_cast<std::size_t>(part)]++;
}

bool MapBuilder::known(MapPart part, std::uint32_t record, HexId hex) {
    if (map_.grid_.contains(hex)) return true;
    fault(part, record, "the hex is not on the map");
    return false;
}

void MapBuilder::check_kinds() {
    const auto check = [&](const std::vector<std::string>& names, std::size_t most, std::string_view what) {
        if (names.size() > most)
            fault(MapPart::kinds, 0, fmt::format("more than {} kinds of {}", most, what));
        for (std::size_t i = 0; i < names.size(); ++i) {
            const auto number = static_cast<std::uint32_t>(i);
            if (names[i].empty())
                fault(MapPart::kinds, number, fmt::format("a kind of {} has no name", what));
            if (*Kinds::find(names, names[i]) != number)
                fault(MapPart::kinds, number, fmt::format("two kinds of {} are called '{}'", what, names[i]));
        }
    };
    check(map_.kinds_.terrain, 32, "terrain");
    check(map_.kinds_.hexsides, 16, "hexside");
    check(map_.kinds_.paths, 8, "path");
}

void MapBuilder::add(HexRecord record) {
    const std::uint32_t number = next(MapPart::hexes);
    if (!known(MapPart::hexes, number, record.hex)) return;
    const std::uint32_t i = record.hex.index;
    if (seen_[i] != 0)
        fault(MapPart::hexes, number, fmt::format("hex {} comes twice", map_.label(record.hex)));
    seen_[i] = 1;
    const std::size_t kinds = map_.kinds_.terrain.size();
    if (kinds < 32 && record.terrain >> kinds != 0)
        fault(MapPart::hexes, number,
              fmt::format("hex {} has terrain that has no name", map_.label(record.hex)));
    if (record.level < -32768 || record.level > 32767) {
        fault(MapPart::hexes, number,
              fmt::format("level {} of hex {} is out of range", record.level, map_.label(record.hex)));
        return;
    }
    map_.terrain_[i] = record.terrain;
    map_.levels_[i] = static_cast<std::int16_t>(record.level);
    map_.marks_[i] = record.source.mark;
    if (record.name.empty() && record.source.note.empty()) return;
    if (!record.name.empty()) map_.names_.emplace_back(record.name, record.hex);
    map_.words_.push_back({record.hex, std::move(record.name), std::move(record.source.note)});
}

void MapBuilder::add(HexsideRecord record) {
    const std::uint32_t number = next(MapPart::hexsides);
    if (!known(MapPart::hexsides, number, record.a) || !known(MapPart::hexsides, number, record.b)) return;
    const std::string where = map_.label(record.a) + "-" + map_.label(record.b);
    const EdgeId edge = map_.grid_.edge_between(record.a, record.b);
    if (edge == no_edge) {
        fault(MapPart::hexsides, number, fmt::format("hexside {}: the hexes are not neighbours", where));
        return;
    }
    if (map_.kinds_.hexsides.size() < 16 && record.kinds >> map_.kinds_.hexsides.size() != 0)
        fault(MapPart::hexsides, number, fmt::format("hexside {} has a kind that has no name", where));
    if (record.kinds == 0) fault(MapPart::hexsides, number, fmt::format("hexside {} has no kind", where));
    if (map_.hexsides_[edge.index] != 0)
        fault(MapPart::hexsides, number, fmt::format("hexside {} comes twice", where));
    map_.hexsides_[edge.index] = record.kinds;
    map_.hexside_records_.push_back(std::move(record));
}

void MapBuilder::add(PathRecord record) {
    const std::uint32_t number = next(MapPart::paths);
    const bool kind_known = record.kind < map_.kinds_.paths.size() && record.kind < 8;
    if (!kind_known) fault(MapPart::paths, number, "the path has a kind that has no name");
    if (record.hexes.size() < 2) fault(MapPart::paths, number, "a path joins at least two hexes");
    bool hexes_known = true;
    for (const HexId hex : record.hexes) hexes_known = known(MapPart::paths, number, hex) && hexes_known;
    if (!kind_known || !hexes_known) return;
    for (std::size_t i = 1; i < record.hexes.size(); ++i) {
        const HexId from = record.hexes[i - 1];
        const HexId to = record.hexes[i];
        const EdgeId edge = map_.grid_.edge_between(from, to);
        if (edge == no_edge) {
            fault(MapPart::paths, number,
                  fmt::format("the path goes from {} to {}, which are not neighbours", map_.label(from),
                              map_.label(to)));
            continue;
        }
        map_.links_[edge.index] = static_cast<PathBits>(map_.links_[edge.index] | 1u << record.kind);
    }
    map_.path_records_.push_back(std::move(record));
}

void MapBuilder::add(ObjectiveRecord record) {
    const std::uint32_t number = next(MapPart::objectives);
    if (!known(MapPart::objectives, number, record.hex)) return;
    std::vector<std::string_view> sides;
    for (const ObjectiveValue& value : record.values) sides.push_back(value.side);
    std::sort(sides.begin(), sides.end());
    if (const auto twice = std::adjacent_find(sides.begin(), sides.end()); twice != sides.end())
        fault(MapPart::objectives, number,
              fmt::format("objective {} has two values for '{}'", map_.label(record.hex), *twice));
    map_.objectives_.push_back(std::move(record));
    objective_numbers_.push_back(number);
}

void MapBuilder::add(EntryRecord record) {
    const std::uint32_t number = next(MapPart::entries);
    if (record.id.empty()) fault(MapPart::entries, number, "the entry has no id");
    if (record.hexes.empty())
        fault(MapPart::entries, number, fmt::format("entry '{}' has no hex", record.id));
    for (const HexId hex : record.hexes) known(MapPart::entries, number, hex);
    std::vector<HexId> sorted = record.hexes;
    std::sort(sorted.begin(), sorted.end());
    if (const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
        twice != sorted.end() && map_.grid_.contains(*twice))
        fault(MapPart::entries, number,
              fmt::format("entry '{}' lists hex {} twice", record.id, map_.label(*twice)));
    map_.entries_.push_back(std::move(record));
}

// Two objectives in one hex are a fault of the later one.
void MapBuilder::sort_objectives() {
    std::vector<std::uint32_t> order(objective_numbers_.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::pair(map_.objectives_[a].hex, a) < std::pair(map_.objectives_[b].hex, b);
    });
    std::vector<ObjectiveRecord> sorted;
    sorted.reserve(order.size());
    for (const std::uint32_t i : order) {
        const HexId hex = map_.objectives_[i].hex;
        if (!sorted.empty() && sorted.back().hex == hex)
            fault(MapPart::objectives, objective_numbers_[i],
                  fmt::format("hex {} has two objectives", map_.label(hex)));
        sorted.push_back(std::move(map_.objectives_[i]));
    }
    map_.objectives_ = std::move(sorted);
}

void MapBuilder::check_entry_ids() {
    std::vector<std::pair<std::string_view, std::uint32_t>> ids;
    for (std::uint32_t i = 0; i < map_.entries_.size(); ++i) ids.emplace_back(map_.entries_[i].id, i);
    std::sort(ids.begin(), ids.end());
    for (std::size_t i = 1; i < ids.size(); ++i)
        if (ids[i].first == ids[i - 1].first)
            fault(MapPart::entries, ids[i].second, fmt::format("two entries are called '{}'", ids[i].first));
}

tl::expected<Map, std::vector<MapFault>> MapBuilder::build() {
    sort_objectives();
    check_entry_ids();
    if (!faults_.empty()) return tl::unexpected(std::move(faults_));
    std::sort(map_.words_.begin(), map_.words_.end(),
              [](const Map::Words& a, const Map::Words& b) { return a.hex < b.hex; });
    std::sort(map_.names_.begin(), map_.names_.end());
    std::sort(map_.hexside_records_.begin(), map_.hexside_records_.end(),
              [&](const HexsideRecord& a, const HexsideRecord& b) {
                  return map_.grid_.edge_between(a.a, a.b) < map_.grid_.edge_between(b.a, b.b);
              });
    return std::move(map_);
}

}  // namespace hd::board
