#include "app/view/board_frame.hpp"

#include "app/view/curve.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace hd::view {

using board::HexId;

BoardFrame::BoardFrame(const board::Map& map, double pitch, Point corner)
    : map_(&map), pitch_(pitch), corner_(corner) {
    const double half_side = pitch / (2 * std::numbers::sqrt3);
    const double half_height = pitch / 2;
    unit_ = map.grid().orientation() == board::Orientation::flat ? Point{half_side, half_height}
                                                                 : Point{half_height, half_side};
}

Point BoardFrame::side_middle(HexId hex, board::Direction side) const {
    const std::uint32_t d = board::to_index(side);
    return (hex_corner(hex, d) + hex_corner(hex, d + 1)) * 0.5;
}

Ring BoardFrame::ring(HexId hex) const {
    Ring out;
    for (std::uint32_t k = 0; k < 6; ++k) out.push_back(hex_corner(hex, k));
    return out;
}

HexId BoardFrame::hex_near(Point p) const {
    // Rows and columns are near enough to a rectangle that the nearest centre lies among nine.
    const board::LatticePoint extent = grid().extent();
    const auto guess = [](double share, std::int32_t count) {
        return std::clamp(static_cast<std::int32_t>(std::floor(share * count)), 0, count - 1);
    };
    const std::int32_t column = guess((p.x - corner_.x) / (unit_.x * extent.x), grid().columns());
    const std::int32_t row = guess((p.y - corner_.y) / (unit_.y * extent.y), grid().rows());
    HexId best;
    double least = 0;
    for (std::int32_t r = row - 1; r <= row + 1; ++r) {
        for (std::int32_t c = column - 1; c <= column + 1; ++c) {
            const HexId hex = grid().hex_at(board::Offset{c, r});
            if (hex == board::no_hex) continue;
            const double away = length(centre(hex) - p);
            if (best != board::no_hex && away >= least) continue;
            best = hex;
            least = away;
        }
    }
    return best;
}

std::vector<HexId> BoardFrame::hexes() const {
    std::vector<HexId> out;
    for (std::uint32_t i = 0; i < grid().hex_count(); ++i) out.push_back({i});
    return out;
}

namespace {

// Lattice points as numbers, so that ends can be compared exactly.
std::int64_t number(board::LatticePoint p) {
    return (std::int64_t{p.x} << 32) + p.y;
}

}  // namespace

std::vector<Ring> BoardFrame::outline() const {
    std::map<std::int64_t, std::pair<board::LatticePoint, board::LatticePoint>> next;
    for (const HexId hex : hexes()) {
        for (const board::Direction d : board::all_directions) {
            if (grid().neighbour(hex, d) != board::no_hex) continue;
            const board::LatticePoint from = grid().corner(hex, board::to_index(d));
            next[number(from)] = {from, grid().corner(hex, board::to_index(d) + 1)};
        }
    }
    std::vector<Ring> out;
    while (!next.empty()) {
        Ring ring;
        for (auto one = next.begin(); one != next.end();) {
            ring.push_back(at(one->second.first));
            const std::int64_t to = number(one->second.second);
            next.erase(one);
            one = next.find(to);
        }
        out.push_back(std::move(ring));
    }
    return out;
}

namespace {

template <class Bits>
Bits bits_of(const std::vector<std::string>& kinds, std::initializer_list<std::string_view> names) {
    unsigned bits = 0;
    for (const std::string_view name : names) {
        if (const auto kind = board::Kinds::find(kinds, name)) bits |= 1U << *kind;
    }
    return static_cast<Bits>(bits);
}

}  // namespace

board::TerrainBits terrain_named(const board::Map& map, std::initializer_list<std::string_view> names) {
    return bits_of<board::TerrainBits>(map.kinds().terrain, names);
}

board::HexsideBits hexsides_named(const board::Map& map, std::initializer_list<std::string_view> names) {
    return bits_of<board::HexsideBits>(map.kinds().hexsides, names);
}

std::vector<std::vector<std::int64_t>> joined(std::vector<std::pair<std::int64_t, std::int64_t>> pieces) {
    std::map<std::int64_t, std::vector<std::size_t>> ends;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        ends[pieces[i].first].push_back(i);
        ends[pieces[i].second].push_back(i);
    }
    std::vector<bool> used(pieces.size(), false);
    std::vector<std::vector<std::int64_t>> out;
    const auto follow = [&](std::size_t piece, std::int64_t from) {
        std::vector<std::int64_t> chain{from};
        for (;;) {
            used[piece] = true;
            const std::int64_t to =
                pieces[piece].first == chain.back() ? pieces[piece].second : pieces[piece].first;
            chain.push_back(to);
            const std::vector<std::size_t>& here = ends[to];
            if (here.size() != 2) break;
            const std::size_t other = here[0] == piece ? here[1] : here[0];
            if (used[other]) break;
            piece = other;
        }
        out.push_back(std::move(chain));
    };
    for (const auto& [end, here] : ends) {
        if (here.size() == 2) continue;
        for (const std::size_t piece : here) {
            if (!used[piece]) follow(piece, end);
        }
    }
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (!used[i]) follow(i, pieces[i].first);
    }
    return out;
}

}  // namespace hd::view
