// Counts allocations, so it replaces operator new for its own executable.
#include "engine/board/search.hpp"
#include "engine/board/sight.hpp"
#include "tests/board/boards.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <new>

namespace {

std::size_t allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* const p = std::malloc(size)) return p;
    throw std::bad_alloc();
}
void operator delete(void* p) noexcept {
    std::free(p);
}
void operator delete(void* p, std::size_t) noexcept {
    std::free(p);
}

using namespace hd::board;
using namespace hd::board::test;

TEST_CASE("movement search and sight allocate nothing after the first time") {
    const Grid grid = make_grid(60, 60, Orientation::flat, Stagger::odd);
    Random random{59};
    const CostTable costs =
        compile_costs(grid, [&](const Step&) { return static_cast<std::int32_t>(1 + random.below(4)); });
    Search search;
    std::vector<std::uint32_t> way;
    way.reserve(grid.hex_count());
    std::size_t reached = 0;
    const auto once = [&](HexId from) {
        search.begin(grid.hex_count(), 1000);
        search.limit((from.index + 61) % grid.hex_count(), must_stop);
        search.start(from.index);
        search.run(costs);
        reached += search.reached().size();
        search.path(search.reached().back(), way);
    };
    // Buckets grow to the widest front of any start, so every start is met once.
    for (std::uint32_t i = 0; i < grid.hex_count(); i += 40) once(HexId{i});
    const std::size_t before = allocations;
    for (std::uint32_t i = 0; i < grid.hex_count(); i += 40) once(HexId{i});
    int clear = 0;
    for (std::uint32_t i = 0; i < grid.hex_count(); ++i)
        clear += look(grid, HexId{30}, HexId{i},
                      [](const LineStep& s, bool) {
                          return s.hex.index % 97 == 5 ? 1 : 0;
                      }).clear
                     ? 1
                     : 0;
    const std::size_t after = allocations;
    CHECK(after == before);
    CHECK(before > 0);
    CHECK(reached > 100'000);
    CHECK(clear > 0);
}
