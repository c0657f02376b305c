// Where the hexes of a map lie in a picture.
#pragma once

#include "app/view/picture.hpp"
#include "engine/board/map.hpp"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace hd::view {

class BoardFrame {
  public:
    // `pitch`: pixels from hex side to hex side. `corner`: where the lattice's north-west corner comes.
    BoardFrame(const board::Map& map, double pitch, Point corner);

    const board::Map& map() const { return *map_; }
    const board::Grid& grid() const { return map_->grid(); }
    double pitch() const { return pitch_; }
    Point corner() const { return corner_; }
    double width() const { return at(grid().extent()).x - corner_.x; }
    double height() const { return at(grid().extent()).y - corner_.y; }

    Point at(board::LatticePoint p) const { return corner_ + Point{p.x * unit_.x, p.y * unit_.y}; }
    Point centre(board::HexId hex) const { return at(grid().centre(hex)); }
    Point hex_corner(board::HexId hex, std::uint32_t k) const { return at(grid().corner(hex, k)); }
    Point side_middle(board::HexId hex, board::Direction side) const;
    Ring ring(board::HexId hex) const;
    // The hex nearest to a point, on the map or just beside it.
    board::HexId hex_near(Point p) const;
    std::vector<board::HexId> hexes() const;
    // Round all hexes.
    std::vector<Ring> outline() const;

  private:
    const board::Map* map_;
    double pitch_;
    Point corner_;
    Point unit_;
};

// The bits of those of the names that the map knows.
board::TerrainBits terrain_named(const board::Map& map, std::initializer_list<std::string_view> names);
board::HexsideBits hexsides_named(const board::Map& map, std::initializer_list<std::string_view> names);

// Joins pieces end to end at the places where just two of them meet; a circle is cut somewhere. Pieces are
// pairs of numbers, chains lists of them.
std::vector<std::vector<std::int64_t>> joined(std::vector<std::pair<std::int64_t, std::int64_t>> pieces);

}  // namespace hd::view
