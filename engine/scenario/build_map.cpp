#include "engine/scenario/build_map.hpp"

#include "engine/scenario/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace hd::scenario {

namespace {

board::AxisNumbering axis_of(const AxisDescription& axis, MapEdge far_edge, MapEdge near_edge,
                             FaultList& faults) {
    if (axis.from != far_edge && axis.from != near_edge && axis.from != MapEdge::none) {
        faults.error(axis.at, "columns are counted from west or east, rows from north or south");
    }
    board::AxisNumbering numbering;
    numbering.symbols = axis.symbols;
    numbering.from =
        axis.from == far_edge ? board::CountFrom::east_or_south : board::CountFrom::west_or_north;
    numbering.first = axis.first.value_or(1);
    numbering.digits = std::max(1, axis.digits);
    return numbering;
}

board::Sheet sheet_of(const SheetDescription& sheet, const board::Grid& grid, FaultList& faults) {
    board::Sheet made;
    made.prefix = sheet.prefix;
    made.north_west = {sheet.west, sheet.north};
    made.columns = sheet.columns == 0 ? grid.columns() - sheet.west : sheet.columns;
    made.rows = sheet.rows == 0 ? grid.rows() - sheet.north : sheet.rows;
    made.column = axis_of(sheet.column, MapEdge::east, MapEdge::west, faults);
    made.row = axis_of(sheet.row, MapEdge::south, MapEdge::north, faults);
    return made;
}

constexpr std::size_t most_sheets = 64;

std::optional<board::Numbering> numbering_of(const NumberingDescription& document, const board::Grid& grid,
                                             FaultList& faults) {
    if (document.sheets.empty()) return board::Numbering::plain(grid);
    if (document.sheets.size() > most_sheets) {
        faults.error(document.at, fmt::format("more than {} sheets", most_sheets));
        return std::nullopt;
    }
    board::NumberingShape shape;
    shape.order = document.order;
    shape.separator = document.separator;
    for (const SheetDescription& sheet : document.sheets) {
        const bool far =
            sheet.west < 0 || sheet.north < 0 || sheet.west >= grid.columns() || sheet.north >= grid.rows();
        if (far) faults.error(sheet.at, "the sheet doesn't lie on the grid");
        if (!far) shape.sheets.push_back(sheet_of(sheet, grid, faults));
    }
    if (document.second) shape.second = board::SecondReading{document.second->axis, document.second->mark};
    if (faults.has_errors()) return std::nullopt;
    auto made = board::Numbering::make(grid, std::move(shape));
    if (made) return std::move(*made);
    for (std::string& message : made.error()) faults.error(document.at, std::move(message));
    return std::nullopt;
}

// Gathers the records of a document and remembers where each stood.
class Gathering {
  public:
    Gathering(const MapDocument& document, const Sheetwork& sheetwork, FaultList& faults)
        : document_(document),
          sheetwork_(sheetwork),
          faults_(faults),
          builder_(sheetwork.grid, sheetwork.numbering,
                   {document.terrain_kinds, document.hexside_kinds, document.path_kinds}) {}

    std::optional<board::Map> map();

  private:
    std::optional<std::uint32_t> kind(const std::vector<std::string>& names, const std::string& name,
                                      std::string_view what, Position at);
    board::HexId hex(std::string_view label, Position at);
    std::vector<board::HexId> hexes(const std::vector<std::string>& labels, Position at);
    board::TerrainBits terrain(std::span<const std::string> names, Position at);
    void add_hexes();
    void add_hexsides();
    void add_paths();
    void add_objectives();
    void add_entries();
    template <class Record>
    void add(board::MapPart part, Position at, Record record);

    const MapDocument& document_;
    const Sheetwork& sheetwork_;
    FaultList& faults_;
    board::MapBuilder builder_;
    std::array<std::vector<Position>, 6> positions_;  // by part and number of record
};

// Records that the builder is not given have had their fault already.
template <class Record>
void Gathering::add(board::MapPart part, Position at, Record record) {
    positions_[static_cast<std::size_t>(part)].push_back(at);
    builder_.add(std::move(record));
}

std::optional<std::uint32_t> Gathering::kind(const std::vector<std::string>& names, const std::string& name,
                                             std::string_view what, Position at) {
    const auto found = board::Kinds::find(names, name);
    if (found && *found < 32) return found;
    const std::vector<std::string_view> known(names.begin(), names.end());
    const std::string_view nearest = nearest_name(name, known);
    faults_.error(at, fmt::format("the map declares no kind of {} called \"{}\"{}", what, name,
                                  nearest.empty() ? "" : fmt::format("; did you mean \"{}\"?", nearest)));
    return std::nullopt;
}

board::HexId Gathering::hex(std::string_view label, Position at) {
    const auto parsed = sheetwork_.numbering.parse(label);
    if (parsed) return *parsed;
    faults_.error(at, parsed.error());
    return board::no_hex;
}

std::vector<board::HexId> Gathering::hexes(const std::vector<std::string>& labels, Position at) {
    std::vector<board::HexId> found;
    for (const std::string& label : labels) {
        const board::HexId one = hex(label, at);
        if (one != board::no_hex) found.push_back(one);
    }
    return found;
}

board::TerrainBits Gathering::terrain(std::span<const std::string> names, Position at) {
    board::TerrainBits bits = 0;
    for (const std::string& name : names) {
        const auto number = kind(document_.terrain_kinds, name, "terrain", at);
        if (number) bits |= board::TerrainBits{1} << *number;
    }
    return bits;
}

void Gathering::add_hexes() {
    board::TerrainBits otherwise = 0;
    if (!document_.default_terrain.empty()) {
        otherwise = terrain(std::span(&document_.default_terrain, 1), document_.at);
    }
    std::vector<bool> listed(sheetwork_.grid.hex_count(), false);
    for (std::size_t i = 0; i < document_.hexes.size(); ++i) {
        const Position at = document_.hexes.at(i);
        board::HexRecord record;
        record.hex = hex(document_.hexes.label(i), at);
        if (record.hex == board::no_hex) continue;
        listed[record.hex.index] = true;
        const auto names = document_.hexes.terrain(i);
        record.terrain = names.empty() ? otherwise : terrain(names, at);
        record.level = document_.hexes.level(i);
        record.name = document_.hexes.name(i);
        record.source = {document_.hexes.mark(i), std::string(document_.hexes.note(i))};
        add(board::MapPart::hexes, at, std::move(record));
    }
    for (std::uint32_t i = 0; i < listed.size(); ++i) {
        if (!listed[i]) add(board::MapPart::hexes, document_.at, board::HexRecord{{i}, otherwise, 0, {}, {}});
    }
}

void Gathering::add_hexsides() {
    for (const MapHexside& hexside : document_.hexsides) {
        if (hexside.between.size() != 2) {
            faults_.error(hexside.at, "a hexside lies between two hexes, neither more nor fewer");
            continue;
        }
        board::HexsideRecord record;
        record.a = hex(hexside.between[0], hexside.at);
        record.b = hex(hexside.between[1], hexside.at);
        bool known = record.a != board::no_hex && record.b != board::no_hex;
        for (const std::string& name : hexside.kinds) {
            const auto number = kind(document_.hexside_kinds, name, "hexside", hexside.at);
            known = known && number && *number < 16;
            if (known) record.kinds = static_cast<board::HexsideBits>(record.kinds | 1U << *number);
        }
        record.source = {hexside.mark, hexside.note};
        if (known) add(board::MapPart::hexsides, hexside.at, std::move(record));
    }
}

void Gathering::add_paths() {
    for (const MapPath& path : document_.paths) {
        const auto number = kind(document_.path_kinds, path.kind, "path", path.at);
        std::vector<board::HexId> found = hexes(path.hexes, path.at);
        if (!number || found.size() != path.hexes.size()) continue;
        add(board::MapPart::paths, path.at,
            board::PathRecord{*number, path.name, std::move(found), {path.mark, path.note}});
    }
}

void Gathering::add_objectives() {
    for (const MapObjective& objective : document_.objectives) {
        board::ObjectiveRecord record;
        record.hex = hex(objective.hex, objective.at);
        record.name = objective.name;
        for (const auto& value : objective.values) record.values.push_back({value.name, value.value});
        record.source = {objective.mark, objective.note};
        if (record.hex != board::no_hex) add(board::MapPart::objectives, objective.at, std::move(record));
    }
}

void Gathering::add_entries() {
    for (const MapEntry& entry : document_.entries) {
        std::vector<board::HexId> found = hexes(entry.hexes, entry.at);
        if (found.size() != entry.hexes.size()) continue;
        add(board::MapPart::entries, entry.at,
            board::EntryRecord{entry.id, entry.army, std::move(found), entry.edge, {entry.mark, entry.note}});
    }
}

std::optional<board::Map> Gathering::map() {
    add_hexes();
    add_hexsides();
    add_paths();
    add_objectives();
    add_entries();
    auto built = builder_.build();
    if (built) return std::move(*built);
    for (const board::MapFault& fault : built.error()) {
        const auto& known = positions_[static_cast<std::size_t>(fault.part)];
        faults_.error(fault.record < known.size() ? known[fault.record] : document_.at, fault.message);
    }
    return std::nullopt;
}

}  // namespace

tl::expected<Sheetwork, FaultList> lay_out(const MapDocument& document, const std::string& file) {
    FaultList faults(file);
    const GridDescription& about = document.grid;
    auto grid = board::Grid::make({about.columns, about.rows, about.orientation, about.stagger});
    if (!grid) {
        faults.error(about.at, grid.error());
        return tl::unexpected(std::move(faults));
    }
    auto numbering = numbering_of(document.numbering, *grid, faults);
    if (!numbering) return tl::unexpected(std::move(faults));
    return Sheetwork{*grid, std::move(*numbering)};
}

tl::expected<board::Map, FaultList> build_map(const MapDocument& document, const std::string& file) {
    auto sheetwork = lay_out(document, file);
    if (!sheetwork) return tl::unexpected(std::move(sheetwork.error()));
    FaultList faults(file);
    Gathering gathering(document, *sheetwork, faults);
    auto map = gathering.map();
    if (!map || faults.has_errors()) return tl::unexpected(std::move(faults));
    return std::move(*map);
}

}  // namespace hd::scenario
