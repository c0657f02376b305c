#include "engine/board/grid.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace hd::board {

namespace {

constexpr std::array<Cube, 6> cube_steps{
    {{0, -1, 1}, {1, -1, 0}, {1, 0, -1}, {0, 1, -1}, {-1, 1, 0}, {-1, 0, 1}}};

constexpr std::array<std::string_view, 6> flat_names{"n", "ne", "se", "s", "sw", "nw"};
constexpr std::array<std::string_view, 6> pointy_names{"ne", "e", "se", "sw", "w", "nw"};

// Offsets of the neighbours, [is shifted][direction].
constexpr std::array<std::array<Offset, 6>, 2> flat_steps{
    {{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 0}, {-1, -1}}},
     {{{0, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}}}}};
constexpr std::array<std::array<Offset, 6>, 2> pointy_steps{
    {{{{0, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}},
     {{{1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 0}, {0, -1}}}}};

const std::array<Offset, 6>& offset_steps(Orientation orientation, bool shifted) {
    return (orientation == Orientation::flat ? flat_steps : pointy_steps)[shifted ? 1 : 0];
}

// Corners from the centre: hexside d runs from corner d to corner d + 1.
constexpr std::array<LatticePoint, 6> flat_corners{{{-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}}};
constexpr std::array<LatticePoint, 6> pointy_corners{{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}};

}  // namespace

std::string_view direction_name(Orientation orientation, Direction d) {
    return (orientation == Orientation::flat ? flat_names : pointy_names)[to_index(d)];
}

std::optional<Direction> parse_direction(Orientation orientation, std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    for (const Direction d : all_directions)
        if (direction_name(orientation, d) == lower) return d;
    return std::nullopt;
}

Cube step_of(Direction d) {
    return cube_steps[to_index(d)];
}

std::int32_t cube_length(Cube c) {
    return std::max({std::abs(c.q), std::abs(c.r), std::abs(c.s)});
}

DrawnPoint drawn(LatticePoint p, HexScale scale) {
    return {std::int64_t{p.x} * scale.x, std::int64_t{p.y} * scale.y};
}

tl::expected<Grid, std::string> Grid::make(const Shape& shape) {
    if (shape.columns < 1 || shape.rows < 1)
        return tl::unexpected(
            fmt::format("a grid of {} columns by {} rows has no hex", shape.columns, shape.rows));
    if (std::int64_t{shape.columns} * shape.rows > max_hexes)
        return tl::unexpected(fmt::format("a grid of {} columns by {} rows has more than {} hexes",
                                          shape.columns, shape.rows, max_hexes));
    return Grid(shape);
}

std::uint32_t Grid::hex_count() const {
    return static_cast<std::uint32_t>(shape_.columns) * static_cast<std::uint32_t>(shape_.rows);
}

bool Grid::contains(Offset at) const {
    return at.column >= 0 && at.column < shape_.columns && at.row >= 0 && at.row < shape_.rows;
}

HexId Grid::hex_at(Offset at) const {
    if (!contains(at)) return no_hex;
    return HexId{static_cast<std::uint32_t>(at.row) * static_cast<std::uint32_t>(shape_.columns) +
                 static_cast<std::uint32_t>(at.column)};
}

Offset Grid::offset(HexId hex) const {
    assert(contains(hex));
    const auto columns = static_cast<std::uint32_t>(shape_.columns);
    return {static_cast<std::int32_t>(hex.index % columns), static_cast<std::int32_t>(hex.index / columns)};
}

std::int32_t Grid::shift(std::int32_t line) const {
    return (line & 1) == (shape_.stagger == Stagger::odd ? 1 : 0);
}

bool Grid::is_shifted(HexId hex) const {
    const Offset at = offset(hex);
    return shift(orientation() == Orientation::flat ? at.column : at.row) != 0;
}

// Along the staggered axis a hex lies at twice its offset plus its shift; with even stagger one less, so that
// line 0 lies at 0 and the halves below come out whole.
Cube Grid::cube(HexId hex) const {
    const Offset at = offset(hex);
    const std::int32_t base = shape_.stagger == Stagger::odd ? 0 : 1;
    Cube c;
    if (orientation() == Orientation::flat) {
        const std::int32_t doubled = 2 * at.row + shift(at.column) - base;
        c.q = at.column;
        c.r = (doubled - at.column) / 2;
    } else {
        const std::int32_t doubled = 2 * at.column + shift(at.row) - base;
        c.q = (at.row + doubled) / 2;
        c.r = (at.row - doubled) / 2;
    }
    c.s = -c.q - c.r;
    return c;
}

HexId Grid::hex_at(Cube at) const {
    const std::int32_t base = shape_.stagger == Stagger::odd ? 0 : 1;
    Offset offset;
    if (orientation() == Orientation::flat) {
        offset.column = at.q;
        offset.row = (at.q + 2 * at.r - shift(at.q) + base) / 2;
        if (at.q + 2 * at.r - shift(at.q) + base < 0) return no_hex;
    } else {
        offset.row = at.q + at.r;
        offset.column = (at.q - at.r - shift(offset.row) + base) / 2;
        if (at.q - at.r - shift(offset.row) + base < 0) return no_hex;
    }
    return hex_at(offset);
}

HexId Grid::neighbour(HexId hex, Direction d) const {
    const Offset at = offset(hex);
    const bool shifted = shift(orientation() == Orientation::flat ? at.column : at.row) != 0;
    const Offset step = offset_steps(orientation(), shifted)[to_index(d)];
    return hex_at(Offset{at.column + step.column, at.row + step.row});
}

std::optional<Direction> Grid::direction_between(HexId from, HexId to) const {
    const Cube a = cube(from);
    const Cube b = cube(to);
    const Cube step{b.q - a.q, b.r - a.r, b.s - a.s};
    for (const Direction d : all_directions)
        if (step_of(d) == step) return d;
    return std::nullopt;
}

std::int32_t Grid::distance(HexId a, HexId b) const {
    const Cube from = cube(a);
    const Cube to = cube(b);
    return cube_length({to.q - from.q, to.r - from.r, to.s - from.s});
}

bool Grid::on_border(HexId hex) const {
    return std::any_of(all_directions.begin(), all_directions.end(),
                       [&](Direction d) { return neighbour(hex, d) == no_hex; });
}

std::int32_t Grid::index_step(bool shifted, Direction d) const {
    const Offset step = offset_steps(orientation(), shifted)[to_index(d)];
    return step.row * shape_.columns + step.column;
}

void Grid::append_ring(HexId centre, std::int32_t radius, std::vector<HexId>& out) const {
    assert(radius >= 0);
    if (radius == 0) {
        out.push_back(centre);
        return;
    }
    const Cube c = cube(centre);
    const Cube first = step_of(Direction::d0);
    Cube at{c.q + first.q * radius, c.r + first.r * radius, c.s + first.s * radius};
    for (const Direction side : all_directions) {
        const Cube step = step_of(turned(side, 2));
        for (std::int32_t i = 0; i < radius; ++i) {
            if (const HexId hex = hex_at(at); hex != no_hex) out.push_back(hex);
            at = {at.q + step.q, at.r + step.r, at.s + step.s};
        }
    }
}

std::vector<HexId> Grid::ring(HexId centre, std::int32_t radius) const {
    std::vector<HexId> out;
    append_ring(centre, radius, out);
    return out;
}

std::vector<HexId> Grid::within(HexId centre, std::int32_t radius) const {
    std::vector<HexId> out;
    for (std::int32_t r = 0; r <= radius; ++r) append_ring(centre, r, out);
    return out;
}

EdgeId Grid::edge(HexId hex, Direction d) const {
    const HexId other = neighbour(hex, d);
    if (other == no_hex) return no_edge;
    const std::uint32_t side = to_index(d);
    return side < 3 ? EdgeId{hex.index * 3 + side} : EdgeId{other.index * 3 + side - 3};
}

EdgeId Grid::edge_between(HexId a, HexId b) const {
    const auto d = direction_between(a, b);
    return d ? edge(a, *d) : no_edge;
}

std::optional<EdgeEnds> Grid::edge_ends(EdgeId edge) const {
    const HexId a{edge.index / 3};
    if (!contains(a)) return std::nullopt;
    const auto d = static_cast<Direction>(edge.index % 3);
    const HexId b = neighbour(a, d);
    if (b == no_hex) return std::nullopt;
    return EdgeEnds{a, b, d};
}

LatticePoint Grid::centre(HexId hex) const {
    const Offset at = offset(hex);
    if (orientation() == Orientation::flat) return {3 * at.column + 2, 2 * at.row + shift(at.column) + 1};
    return {2 * at.column + shift(at.row) + 1, 3 * at.row + 2};
}

LatticePoint Grid::corner(HexId hex, std::uint32_t k) const {
    const LatticePoint from = centre(hex);
    const LatticePoint step = (orientation() == Orientation::flat ? flat_corners : pointy_corners)[k % 6];
    return {from.x + step.x, from.y + step.y};
}

LatticePoint Grid::extent() const {
    const auto across = [](std::int32_t lines) { return 3 * lines + 1; };
    const auto along = [&](std::int32_t count, std::int32_t lines) {
        const bool any_shifted = lines > 1 || shift(0) != 0;
        return 2 * count + (any_shifted ? 1 : 0);
    };
    if (orientation() == Orientation::flat) return {across(columns()), along(rows(), columns())};
    return {along(columns(), rows()), across(rows())};
}

HexId Grid::hex_at(DrawnPoint p, HexScale scale) const {
    assert(scale.x >= 1 && scale.y >= 1);
    // The rectangle of the lattice that holds the point belongs to one of at most nine hexes round this
    // offset.
    const bool flat = orientation() == Orientation::flat;
    const std::int64_t column = p.x / (std::int64_t{scale.x} * (flat ? 3 : 2));
    const std::int64_t row = p.y / (std::int64_t{scale.y} * (flat ? 2 : 3));
    if (p.x < 0 || p.y < 0 || column > columns() || row > rows()) return no_hex;
    const auto holds = [&](HexId hex) {
        for (std::uint32_t k = 0; k < 6; ++k) {
            const DrawnPoint a = drawn(corner(hex, k), scale);
            const DrawnPoint b = drawn(corner(hex, k + 1), scale);
            if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) < 0) return false;
        }
        return true;
    };
    for (std::int32_t r = -1; r <= 1; ++r)
        for (std::int32_t c = -1; c <= 1; ++c) {
            const Offset at{static_cast<std::int32_t>(column) + c, static_cast<std::int32_t>(row) + r};
            if (const HexId hex = hex_at(at); hex != no_hex && holds(hex)) return hex;
        }
    return no_hex;
}

}  // namespace hd::board
