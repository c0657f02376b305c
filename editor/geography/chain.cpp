#include "editor/geography/chain.hpp"

#include "editor/geography/whole.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace hd::editor {

using board::EdgeId;
using board::Grid;
using board::HexId;
using board::no_hex;

namespace {

constexpr std::int64_t step = unit / 8;  // a line is followed in steps of a sixteenth of a hexside

struct Run {  // how many steps a line makes in one hex
    HexId hex;
    std::int64_t steps = 0;
};

// Steps of a piece of `count` that can lie on the grid; the first may be past the last.
struct StepRange {
    std::int64_t first = 0;
    std::int64_t last = 0;
};

void narrow(StepRange& range, std::int64_t from, std::int64_t delta, std::int64_t extent,
            std::int64_t count) {
    // from + delta * i / count lies in 0..extent; one step is left on either side for the rounding.
    if (delta == 0) {
        if (from < 0 || from > extent) range.last = range.first - 1;
        return;
    }
    const std::int64_t to_low = delta > 0 ? -from : from - extent;
    const std::int64_t to_high = delta > 0 ? extent - from : from;
    const std::int64_t length = delta > 0 ? delta : -delta;
    range.first = std::max(range.first, floor_divide(to_low * count, length) - 1);
    range.last = std::min(range.last, floor_divide(to_high * count, length) + 2);
}

void add_step(std::vector<Run>& runs, HexId hex) {
    if (!runs.empty() && runs.back().hex == hex)
        ++runs.back().steps;
    else
        runs.push_back({hex, 1});
}

void follow(const Grid& grid, FieldPoint from, FieldPoint to, std::vector<Run>& runs) {
    const std::int64_t dx = to.x - from.x;
    const std::int64_t dy = to.y - from.y;
    const std::int64_t count = field_length(grid.orientation(), from, to) / step + 1;
    const FieldPoint extent = field_point(grid.extent());
    StepRange range{0, count - 1};
    narrow(range, from.x, dx, extent.x, count);
    narrow(range, from.y, dy, extent.y, count);
    if (range.first > 0 || range.first > range.last) add_step(runs, no_hex);
    for (std::int64_t i = range.first; i <= range.last; ++i)
        add_step(runs, grid.hex_at(board::DrawnPoint{from.x + floor_divide(dx * i, count),
                                                     from.y + floor_divide(dy * i, count)},
                                   {unit, unit}));
    if (range.first <= range.last && range.last < count - 1) add_step(runs, no_hex);
}

bool touch(const Grid& grid, HexId a, HexId b) {
    return a != no_hex && b != no_hex && grid.direction_between(a, b).has_value();
}

// Drops the first run of the form a b a with b short; false if there is none.
bool drop_return(std::vector<Run>& runs, std::int64_t least) {
    for (std::size_t i = 1; i + 1 < runs.size(); ++i) {
        if (runs[i - 1].hex != runs[i + 1].hex || runs[i].steps >= 2 * least) continue;
        runs[i - 1].steps += runs[i + 1].steps;
        const auto at = runs.begin() + static_cast<std::ptrdiff_t>(i);
        runs.erase(at, at + 2);
        return true;
    }
    return false;
}

// Drops the shortest run that only clips a corner; false if there is none.
bool drop_corner(const Grid& grid, std::vector<Run>& runs, std::int64_t least) {
    std::size_t shortest = 0;
    for (std::size_t i = 1; i + 1 < runs.size(); ++i) {
        if (runs[i].steps >= least || !touch(grid, runs[i - 1].hex, runs[i + 1].hex)) continue;
        if (shortest == 0 || runs[i].steps < runs[shortest].steps) shortest = i;
    }
    if (shortest == 0) return false;
    runs.erase(runs.begin() + static_cast<std::ptrdiff_t>(shortest));
    return true;
}

// True if the line from `p` to `q` passes between the two centres. A point on the line through the centres
// counts as lying on its right, so that a line with a corner there is not counted twice.
bool passes_between(FieldPoint p, FieldPoint q, FieldPoint a, FieldPoint b) {
    return (side_of(a, b, p) >= 0) != (side_of(a, b, q) >= 0) &&
           (side_of(p, q, a) >= 0) != (side_of(p, q, b) >= 0);
}

// The columns and rows round a piece of a line, kept on the grid; empty if it lies off it.
struct Window {
    board::Offset first;
    board::Offset last;
};

Window window_round(const Grid& grid, FieldPoint p, FieldPoint q) {
    const bool flat = grid.orientation() == board::Orientation::flat;
    const std::int64_t wide = (flat ? 3 : 2) * std::int64_t{unit};
    const std::int64_t high = (flat ? 2 : 3) * std::int64_t{unit};
    const auto low = [](std::int64_t value, std::int64_t size) {
        return static_cast<std::int32_t>(std::max<std::int64_t>(floor_divide(value, size) - 2, 0));
    };
    const auto top = [](std::int64_t value, std::int64_t size, std::int32_t lines) {
        return static_cast<std::int32_t>(std::min<std::int64_t>(floor_divide(value, size) + 1, lines - 1));
    };
    return {{low(std::min(p.x, q.x), wide), low(std::min(p.y, q.y), high)},
            {top(std::max(p.x, q.x), wide, grid.columns()), top(std::max(p.y, q.y), high, grid.rows())}};
}

void append_crossed(const Grid& grid, FieldPoint p, FieldPoint q, std::vector<EdgeId>& crossed) {
    const Window window = window_round(grid, p, q);
    for (std::int32_t row = window.first.row; row <= window.last.row; ++row)
        for (std::int32_t column = window.first.column; column <= window.last.column; ++column) {
            const HexId hex = grid.hex_at(board::Offset{column, row});
            for (const board::Direction d :
                 {board::Direction::d1, board::Direction::d2, board::Direction::d3}) {
                const HexId other = grid.neighbour(hex, d);
                if (other == no_hex) continue;
                if (passes_between(p, q, field_point(grid.centre(hex)), field_point(grid.centre(other))))
                    crossed.push_back(grid.edge(hex, d));
            }
        }
}

// The other end of a link that is still to be used, lowest hex first.
std::optional<EdgeId> next_link(const Grid& grid, HexId hex, const std::vector<EdgeId>& links) {
    std::optional<EdgeId> best;
    HexId best_hex = no_hex;
    for (const board::Direction d : board::all_directions) {
        const HexId other = grid.neighbour(hex, d);
        if (other == no_hex) continue;
        const EdgeId edge = grid.edge(hex, d);
        if (!std::binary_search(links.begin(), links.end(), edge) || (best && best_hex < other)) continue;
        best = edge;
        best_hex = other;
    }
    return best;
}

int link_count(const Grid& grid, HexId hex, const std::vector<EdgeId>& links) {
    return static_cast<int>(
        std::count_if(board::all_directions.begin(), board::all_directions.end(), [&](board::Direction d) {
            return grid.neighbour(hex, d) != no_hex &&
                   std::binary_search(links.begin(), links.end(), grid.edge(hex, d));
        }));
}

// Where the next chain starts: the lowest hex that is an end or a fork, else the lowest of all.
HexId chain_start(const Grid& grid, const std::vector<EdgeId>& links) {
    HexId lowest = no_hex;
    HexId start = no_hex;
    for (const EdgeId edge : links) {
        const board::EdgeEnds ends = *grid.edge_ends(edge);
        for (const HexId hex : {ends.a, ends.b}) {
            lowest = std::min(lowest, hex);
            if (link_count(grid, hex, links) != 2) start = std::min(start, hex);
        }
    }
    return start == no_hex ? lowest : start;
}

}  // namespace

std::vector<std::vector<HexId>> hex_chains(const Grid& grid, const Line& line, std::int32_t least_run) {
    std::vector<Run> runs;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) follow(grid, line[i], line[i + 1], runs);
    if (!line.empty())
        add_step(runs, grid.hex_at(board::DrawnPoint{line.back().x, line.back().y}, {unit, unit}));
    const std::int64_t least = std::int64_t{16} * least_run / 1000;
    while (drop_return(runs, least) || drop_corner(grid, runs, least)) {
    }
    std::vector<std::vector<HexId>> chains(1);
    for (const Run& run : runs) {
        if (run.hex == no_hex || (!chains.back().empty() && !touch(grid, chains.back().back(), run.hex)))
            chains.emplace_back();
        if (run.hex != no_hex) chains.back().push_back(run.hex);
    }
    std::erase_if(chains, [](const std::vector<HexId>& chain) { return chain.size() < 2; });
    return chains;
}

std::vector<EdgeId> hexsides_along(const Grid& grid, const Line& line) {
    std::vector<EdgeId> crossed;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) append_crossed(grid, line[i], line[i + 1], crossed);
    std::sort(crossed.begin(), crossed.end());
    std::vector<EdgeId> odd;
    for (std::size_t i = 0; i < crossed.size();) {
        std::size_t end = i;
        while (end < crossed.size() && crossed[end] == crossed[i]) ++end;
        if ((end - i) % 2 == 1) odd.push_back(crossed[i]);
        i = end;
    }
    return odd;
}

std::int64_t line_length(board::Orientation orientation, const Line& line) {
    std::int64_t length = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        length += field_length(orientation, line[i], line[i + 1]);
    return length;
}

std::vector<std::vector<HexId>> chains_of(const Grid& grid, std::vector<EdgeId> links) {
    std::sort(links.begin(), links.end());
    links.erase(std::unique(links.begin(), links.end()), links.end());
    std::vector<std::vector<HexId>> chains;
    while (!links.empty()) {
        std::vector<HexId>& chain = chains.emplace_back();
        chain.push_back(chain_start(grid, links));
        while (const std::optional<EdgeId> edge = next_link(grid, chain.back(), links)) {
            const board::EdgeEnds ends = *grid.edge_ends(*edge);
            links.erase(std::lower_bound(links.begin(), links.end(), *edge));
            chain.push_back(ends.a == chain.back() ? ends.b : ends.a);
        }
    }
    return chains;
}

}  // namespace hd::editor
