// A printed map as data: terrain, levels, hexsides, paths, names, objectives and entries on a numbered grid.
// Does not change once built, and knows no rule: what a kind means is the game's affair.
#pragma once

#include "engine/board/grid.hpp"
#include "engine/board/mark.hpp"
#include "engine/board/numbering.hpp"

#include <tl/expected.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hd::board {

// Sets of kinds: bit n stands for the n-th name of the map's list.
using TerrainBits = std::uint32_t;
using HexsideBits = std::uint16_t;
using PathBits = std::uint8_t;

// The names of a map's kinds: at most 32, 16 and 8 of them.
struct Kinds {
    std::vector<std::string> terrain;
    std::vector<std::string> hexsides;
    std::vector<std::string> paths;
    // The number of a name in a list, if it is there.
    static std::optional<std::uint32_t> find(const std::vector<std::string>& names, std::string_view name);
    friend bool operator==(const Kinds&, const Kinds&) = default;
};

struct Source {  // behind any record: its mark and a note
    Mark mark = Mark::none;
    std::string note;
    friend bool operator==(const Source&, const Source&) = default;
};

struct HexRecord {
    HexId hex;
    TerrainBits terrain = 0;
    std::int32_t level = 0;  // -32,768 to 32,767
    std::string name;
    Source source;
};

struct HexsideRecord {
    HexId a;
    HexId b;
    HexsideBits kinds = 0;
    Source source;
};

struct PathRecord {  // a road, trail, ...: joins the centres of hexes that follow each other
    std::uint32_t kind = 0;
    std::string name;
    std::vector<HexId> hexes;
    Source source;
};

struct ObjectiveValue {
    std::string side;
    std::int32_t value = 0;
    friend bool operator==(const ObjectiveValue&, const ObjectiveValue&) = default;
};

struct ObjectiveRecord {
    HexId hex;
    std::string name;
    std::vector<ObjectiveValue> values;
    Source source;
};

enum class MapEdge : std::uint8_t { none, north, east, south, west };

struct EntryRecord {  // hexes where an army comes on, in the order they are offered
    std::string id;
    std::string army;
    std::vector<HexId> hexes;
    MapEdge edge = MapEdge::none;
    Source source;
};

enum class MapPart : std::uint8_t { kinds, hexes, hexsides, paths, objectives, entries };

struct MapFault {
    MapPart part = MapPart::kinds;
    std::uint32_t record = 0;  // the how-many-th of that part was added, from 0
    std::string message;
};

class Map {
  public:
    Map() = default;  // one bare hex

    const Grid& grid() const { return grid_; }
    const Numbering& numbering() const { return numbering_; }
    const Kinds& kinds() const { return kinds_; }
    std::string label(HexId hex) const { return numbering_.print(hex); }

    TerrainBits terrain(HexId hex) const { return terrain_[hex.index]; }
    bool has_terrain(HexId hex, std::uint32_t kind) const { return (terrain_[hex.index] >> kind & 1u) != 0; }
    std::int32_t level(HexId hex) const { return levels_[hex.index]; }
    Mark mark(HexId hex) const { return marks_[hex.index]; }
    std::string_view name(HexId hex) const;        // "" where it has none
    std::string_view note(HexId hex) const;        // "" where it has none
    HexId find_name(std::string_view name) const;  // the lowest hex of that name, or no_hex

    HexsideBits hexsides(EdgeId edge) const {
        return edge == no_edge ? HexsideBits{0} : hexsides_[edge.index];
    }
    PathBits paths(EdgeId edge) const { return edge == no_edge ? PathBits{0} : links_[edge.index]; }
    bool has_hexside(HexId a, HexId b, std::uint32_t kind) const;
    bool has_link(HexId a, HexId b, std::uint32_t path_kind) const;  // a path of that kind goes from a to b

    // The records as they were given: hexsides by edge, paths and entries in order, objectives by hex.
    std::span<const HexsideRecord> hexside_records() const { return hexside_records_; }
    std::span<const PathRecord> path_records() const { return path_records_; }
    std::span<const ObjectiveRecord> objectives() const { return objectives_; }
    std::span<const EntryRecord> entries() const { return entries_; }
    const ObjectiveRecord* objective_at(HexId hex) const;
    const EntryRecord* entry(std::string_view id) const;

    // Bytes held, for the memory promise: 1,000,000 hexes stay under 200 MB.
    std::size_t memory() const;

  private:
    friend class MapBuilder;
    struct Words {
        HexId hex;
        std::string name;
        std::string note;
    };
    const Words* words(HexId hex) const;

    Grid grid_;
    Numbering numbering_ = Numbering::plain(Grid{});
    Kinds kinds_;
    std::vector<TerrainBits> terrain_{0};
    std::vector<std::int16_t> levels_{0};
    std::vector<Mark> marks_{Mark::none};
    std::vector<HexsideBits> hexsides_{0, 0, 0};
    std::vector<PathBits> links_{0, 0, 0};
    std::vector<Words> words_;
    std::vector<std::pair<std::string, HexId>> names_;
    std::vector<HexsideRecord> hexside_records_;
    std::vector<PathRecord> path_records_;
    std::vector<ObjectiveRecord> objectives_;
    std::vector<EntryRecord> entries_;
};

// Takes records in any order and checks them all. A fault names the record by its part and number, so that a
// reader of files can say the line.
class MapBuilder {
  public:
    MapBuilder(const Grid& grid, Numbering numbering, Kinds kinds);
    void add(HexRecord record);
    void add(HexsideRecord record);
    void add(PathRecord record);
    void add(ObjectiveRecord record);
    void add(EntryRecord record);
    // The map, or every fault found; the builder is spent.
    tl::expected<Map, std::vector<MapFault>> build();

  private:
    void fault(MapPart part, std::uint32_t record, std::string message);
    std::uint32_t next(MapPart part);  // the number of the record being added
    bool known(MapPart part, std::uint32_t record, HexId hex);
    void check_kinds();
    void sort_objectives();
    void check_entry_ids();

    Map map_;
    std::vector<MapFault> faults_;
    std::vector<std::uint8_t> seen_;                // by hex: 1 once its record came
    std::vector<std::uint32_t> objective_numbers_;  // of the objectives kept
    std::array<std::uint32_t, 6> counts_{};         // by part: records added
};

}  // namespace hd::board
