// The hexes of a map document, packed: a map of a million of them takes some 40 MB. Knows no grid: a hex is
// its label, so that a map with hexes that don't exist can be opened and mended.
#pragma once

#include "engine/scenario/named.hpp"
#include "engine/scenario/text_pool.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hd::scenario {

// One hex as the file writes it. No terrain: the map's default.
struct MapHex {
    static constexpr std::string_view shape_name = "map hex";
    std::string hex;
    std::vector<std::string> terrain;
    std::int32_t level = 0;
    std::string name;
    Mark mark = Mark::none;
    std::string note;
    Extras extra;
    Position at;
    friend bool operator==(const MapHex&, const MapHex&) = default;
};

// A list of MapHex, handed out and taken in by value. The file's order is kept.
class HexRows {
  public:
    std::size_t size() const { return rows_.size(); }
    bool empty() const { return rows_.empty(); }
    MapHex operator[](std::size_t i) const;
    // The same into an object that is used again and again.
    void copy_to(std::size_t i, MapHex& hex) const;

    // Parts of row i without the copy.
    std::string_view label(std::size_t i) const { return texts_[rows_[i].label]; }
    std::string_view name(std::size_t i) const { return texts_[rows_[i].name]; }
    std::string_view note(std::size_t i) const { return texts_[rows_[i].note]; }
    std::span<const std::string> terrain(std::size_t i) const { return terrain_sets_[rows_[i].terrain]; }
    std::int32_t level(std::size_t i) const { return rows_[i].level; }
    Mark mark(std::size_t i) const { return rows_[i].mark; }
    Position at(std::size_t i) const { return rows_[i].at; }

    // Which of terrain_sets() row i has: the names are few, the rows many.
    std::uint32_t terrain_set(std::size_t i) const { return rows_[i].terrain; }
    std::span<const std::vector<std::string>> terrain_sets() const { return terrain_sets_; }

    void add(const MapHex& hex);
    void insert(std::size_t before, const MapHex& hex);
    void replace(std::size_t i, const MapHex& hex);
    void erase(std::size_t i);

    // For a reader that fills a row piece by piece: an empty row beside the list, and its joining the list.
    MapHex& stage();
    void commit() { add(staged_); }

    friend bool operator==(const HexRows& a, const HexRows& b);

  private:
    struct Row {
        TextId label = 0;
        TextId name = 0;
        TextId note = 0;
        std::uint32_t terrain = 0;
        std::uint32_t extra = 0;
        std::int32_t level = 0;
        Position at;
        Mark mark = Mark::none;
    };
    Row packed(const MapHex& hex);
    std::uint32_t terrain_set(const std::vector<std::string>& terrain);

    std::vector<Row> rows_;
    TextPool texts_;
    std::vector<std::vector<std::string>> terrain_sets_{{}};
    std::map<std::vector<std::string>, std::uint32_t> terrain_numbers_{{{}, 0}};
    std::vector<Extras> extras_{{}};
    MapHex staged_;
};

}  // namespace hd::scenario
