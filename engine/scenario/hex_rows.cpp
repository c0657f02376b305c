#include "engine/scenario/hex_rows.hpp"

namespace hd::scenario {

MapHex HexRows::operator[](std::size_t i) const {
    MapHex hex;
    copy_to(i, hex);
    return hex;
}

void HexRows::copy_to(std::size_t i, MapHex& hex) const {
    const Row& row = rows_[i];
    hex.hex = texts_[row.label];
    hex.terrain = terrain_sets_[row.terrain];
    hex.level = row.level;
    hex.name = texts_[row.name];
    hex.mark = row.mark;
    hex.note = texts_[row.note];
    hex.extra = extras_[row.extra];
    hex.at = row.at;
}

// Cleared piece by piece, so that its texts keep their memory from row to row.
MapHex& HexRows::stage() {
    staged_.hex.clear();
    staged_.terrain.clear();
    staged_.level = 0;
    staged_.name.clear();
    staged_.mark = Mark::none;
    staged_.note.clear();
    staged_.extra.clear();
    return staged_;
}

void HexRows::add(const MapHex& hex) {
    rows_.push_back(packed(hex));
}

void HexRows::insert(std::size_t before, const MapHex& hex) {
    const Row row = packed(hex);
    rows_.insert(rows_.begin() + static_cast<std::ptrdiff_t>(before), row);
}

void HexRows::replace(std::size_t i, const MapHex& hex) {
    rows_[i] = packed(hex);
}

void HexRows::erase(std::size_t i) {
    rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(i));
}

bool operator==(const HexRows& a, const HexRows& b) {
    if (a.size() != b.size()) return false;
    MapHex left;
    MapHex right;
    for (std::size_t i = 0; i < a.size(); ++i) {
        a.copy_to(i, left);
        b.copy_to(i, right);
        if (!(left == right)) return false;
    }
    return true;
}

HexRows::Row HexRows::packed(const MapHex& hex) {
    Row row;
    row.label = texts_.add(hex.hex);
    row.name = texts_.add(hex.name);
    row.note = texts_.add(hex.note);
    row.terrain = terrain_set(hex.terrain);
    row.level = hex.level;
    row.at = hex.at;
    row.mark = hex.mark;
    if (!hex.extra.empty()) {
        extras_.push_back(hex.extra);
        row.extra = static_cast<std::uint32_t>(extras_.size() - 1);
    }
    return row;
}

std::uint32_t HexRows::terrain_set(const std::vector<std::string>& terrain) {
    const auto found = terrain_numbers_.find(terrain);
    if (found != terrain_numbers_.end()) return found->second;
    const auto number = static_cast<std::uint32_t>(terrain_sets_.size());
    terrain_sets_.push_back(terrain);
    terrain_numbers_.emplace(terrain, number);
    return number;
}

}  // namespace hd::scenario
