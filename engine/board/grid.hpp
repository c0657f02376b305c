// A rectangular field of hexes: numbering from 0, neighbours, distance, hexsides and corners, all in
// integers. Knows nothing of what lies in a hex.
#pragma once

#include <tl/expected.hpp>

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hd::board {

// A hex of one grid: row * columns + column, from 0. Fields of state hold a place (index + 1, 0 = none)
// instead.
struct HexId {
    std::uint32_t index = 0xFFFFFFFFu;
    friend constexpr auto operator<=>(const HexId&, const HexId&) = default;
};
inline constexpr HexId no_hex{};

// A hexside shared by two hexes of the grid: one id whichever hex it is asked from. The border has none.
struct EdgeId {
    std::uint32_t index = 0xFFFFFFFFu;
    friend constexpr auto operator<=>(const EdgeId&, const EdgeId&) = default;
};
inline constexpr EdgeId no_edge{};

// The place number of a hex (no_hex gives 0), and back (0 and less give no_hex).
constexpr std::int32_t place_of(HexId hex) {
    return static_cast<std::int32_t>(hex.index + 1u);
}
constexpr HexId hex_at_place(std::int32_t place) {
    return place <= 0 ? no_hex : HexId{static_cast<std::uint32_t>(place) - 1u};
}

enum class Orientation : std::uint8_t {
    flat,
    pointy
};  // flat: columns are straight; pointy: rows are straight
enum class Stagger : std::uint8_t {
    odd,
    even
};  // which columns (flat) or rows (pointy), counted from 0, lie
    // half a hex further south (flat) or east (pointy)

// Six ways clockwise: flat n ne se s sw nw, pointy ne e se sw w nw.
enum class Direction : std::uint8_t { d0, d1, d2, d3, d4, d5 };
inline constexpr std::array<Direction, 6> all_directions{Direction::d0, Direction::d1, Direction::d2,
                                                         Direction::d3, Direction::d4, Direction::d5};
constexpr std::uint32_t to_index(Direction d) {
    return static_cast<std::uint32_t>(d);
}
// The direction `steps` sixths of a turn clockwise (negative: the other way).
constexpr Direction turned(Direction d, int steps) {
    return static_cast<Direction>(((static_cast<int>(d) + steps) % 6 + 6) % 6);
}
constexpr Direction opposite(Direction d) {
    return turned(d, 3);
}
// "n", "se", ... as the orientation has them; parsing accepts any case and gives nothing for other words.
std::string_view direction_name(Orientation orientation, Direction d);
std::optional<Direction> parse_direction(Orientation orientation, std::string_view text);

struct Offset {  // column from the west and row from the north, both from 0
    std::int32_t column = 0;
    std::int32_t row = 0;
    friend constexpr bool operator==(const Offset&, const Offset&) = default;
};
struct Cube {  // q + r + s = 0; one step in a direction is the same vector everywhere
    std::int32_t q = 0;
    std::int32_t r = 0;
    std::int32_t s = 0;
    friend constexpr bool operator==(const Cube&, const Cube&) = default;
};
Cube step_of(Direction d);
std::int32_t cube_length(Cube c);  // number of steps from the origin

// A point of the drawing lattice: flat, x in half sides and y in half heights; pointy the other way round.
struct LatticePoint {
    std::int32_t x = 0;
    std::int32_t y = 0;
    friend constexpr bool operator==(const LatticePoint&, const LatticePoint&) = default;
};
// How large a lattice unit is drawn, in whatever fixed-point unit the caller draws in; both at least 1. A
// regular hex has x : y near 1 : sqrt(3) for flat (56:97 errs by 1 in 30,000) and 97:56 for pointy.
struct HexScale {
    std::int32_t x = 56;
    std::int32_t y = 97;
};
struct DrawnPoint {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend constexpr bool operator==(const DrawnPoint&, const DrawnPoint&) = default;
};
DrawnPoint drawn(LatticePoint p, HexScale scale);

struct EdgeEnds {  // `b` lies in `direction` from `a`
    HexId a;
    HexId b;
    Direction direction = Direction::d0;
};

class Grid {
  public:
    struct Shape {
        std::int32_t columns = 1;
        std::int32_t rows = 1;
        Orientation orientation = Orientation::flat;
        Stagger stagger = Stagger::odd;
        friend constexpr bool operator==(const Shape&, const Shape&) = default;
    };
    static constexpr std::int32_t max_hexes = 1'000'000;

    // A grid of 1 to max_hexes hexes, or why not.
    static tl::expected<Grid, std::string> make(const Shape& shape);
    Grid() = default;  // one hex

    const Shape& shape() const { return shape_; }
    std::int32_t columns() const { return shape_.columns; }
    std::int32_t rows() const { return shape_.rows; }
    Orientation orientation() const { return shape_.orientation; }
    std::uint32_t hex_count() const;
    std::uint32_t edge_count() const { return hex_count() * 3u; }  // one past the largest edge id

    bool contains(HexId hex) const { return hex.index < hex_count(); }
    bool contains(Offset at) const;
    HexId hex_at(Offset at) const;  // no_hex outside
    HexId hex_at(Cube at) const;    // no_hex outside
    Offset offset(HexId hex) const;
    Cube cube(HexId hex) const;

    HexId neighbour(HexId hex, Direction d) const;                           // no_hex across the border
    std::optional<Direction> direction_between(HexId from, HexId to) const;  // only between neighbours
    std::int32_t distance(HexId a, HexId b) const;  // steps; the target counts, the start not
    bool on_border(HexId hex) const;

    // True for hexes of a shifted column (flat) or row (pointy).
    bool is_shifted(HexId hex) const;
    // What to add to an index to go in direction d, for shifted and unshifted hexes; only where there is a
    // neighbour.
    std::int32_t index_step(bool shifted, Direction d) const;

    // Hexes at exactly `radius`, clockwise from direction d0, left out where they are off the grid; appended
    // to `out`.
    void append_ring(HexId centre, std::int32_t radius, std::vector<HexId>& out) const;
    std::vector<HexId> ring(HexId centre, std::int32_t radius) const;
    std::vector<HexId> within(HexId centre, std::int32_t radius) const;  // rings 0 to radius

    EdgeId edge(HexId hex, Direction d) const;             // no_edge on the border
    EdgeId edge_between(HexId a, HexId b) const;           // no_edge unless they are neighbours
    std::optional<EdgeEnds> edge_ends(EdgeId edge) const;  // nothing for ids that no two hexes share

    // The lattice starts at 0,0 in the north-west. Hexside d runs from corner d to corner d + 1, clockwise.
    LatticePoint centre(HexId hex) const;
    LatticePoint corner(HexId hex, std::uint32_t k) const;  // k modulo 6
    LatticePoint extent() const;                            // the south-east end of the lattice
    // The hex that holds a drawn point (on a hexside: the lower id), or no_hex.
    HexId hex_at(DrawnPoint p, HexScale scale) const;

    friend bool operator==(const Grid&, const Grid&) = default;

  private:
    explicit Grid(const Shape& shape) : shape_(shape) {}
    std::int32_t shift(std::int32_t line) const;  // 1 for a shifted column or row, else 0

    Shape shape_;
};

}  // namespace hd::board
