// Any bytes through every reader. What could be read without a fault must be written and read back the same.
#include "engine/scenario/build_map.hpp"
#include "engine/scenario/format_of.hpp"
#include "engine/scenario/resolved.hpp"

#include <cstdint>
#include <cstdlib>

namespace {

using namespace hd::scenario;

template <class Read>
auto check(const std::string& bytes, Read read) {
    auto loaded = read(bytes, "f", Strictness::author);
    if (loaded.ok()) {
        const std::string written = to_json(loaded.value);
        const auto again = read(written, "g", Strictness::author);
        if (!again.ok() || !(again.value == loaded.value) || to_json(again.value) != written) std::abort();
    }
    return loaded;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    format_of(bytes);
    check(bytes, read_scenario);
    check(bytes, read_order_of_battle);
    check(bytes, read_table);
    check(bytes, read_glossary);
    check(bytes,
          [](std::string text, std::string file, Strictness) { return resolve_from_text(text, file); });
    const auto map = check(bytes, read_map);
    // A large grid is sound and only slow.
    const auto hexes = std::int64_t{map.value.grid.columns} * map.value.grid.rows;
    if (hexes < 10'000 || hexes > 1'000'000) build_map(map.value);
    return 0;
}
