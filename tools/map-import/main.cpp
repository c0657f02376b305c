// map_import IMPORT MENDS MAP [GROUND.svg MAP.svg]: makes the map of an import and its mends, and draws both.
// Faults go to standard error, and nothing is written then.
#include "editor/geography/ground_files.hpp"
#include "editor/geography/rasterise.hpp"
#include "engine/scenario/build_map.hpp"
#include "engine/scenario/files.hpp"
#include "tools/map-import/picture.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <span>
#include <string>

namespace {

using namespace hd;

constexpr int input_at_fault = 1;
constexpr int wrong_usage = 2;

bool report(const scenario::FaultList& faults) {
    for (const scenario::Fault& fault : faults.all()) fmt::print(stderr, "{}\n", to_text(fault));
    return faults.has_errors();
}

bool write(const char* path, const std::string& bytes) {
    const auto written = scenario::write_file(path, bytes);
    if (!written) fmt::print(stderr, "{}\n", to_text(written.error()));
    return written.has_value();
}

int run(std::span<char* const> paths) {
    const auto ground = editor::read_ground(paths[0], scenario::Strictness::data);
    if (report(ground.faults)) return input_at_fault;
    auto bytes = scenario::read_file(paths[1]);
    if (!bytes) return fmt::print(stderr, "{}\n", to_text(bytes.error())), input_at_fault;
    const auto mends = editor::read_mends(std::move(*bytes), paths[1], scenario::Strictness::data);
    if (report(mends.faults)) return input_at_fault;
    const auto document = editor::make_map(ground.value, mends.value, paths[1]);
    if (!document) return report(document.error()), input_at_fault;
    const auto map = scenario::build_map(*document, paths[2]);
    if (!map) return report(map.error()), input_at_fault;
    bool good = write(paths[2], to_json(*document));
    if (good && paths.size() == 5)
        good = write(paths[3],
                     tools::ground_picture(ground.value.geography,
                                           editor::placement_of(ground.value.import.placement), *map)) &&
               write(paths[4], tools::map_picture(*map));
    return good ? 0 : input_at_fault;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4 && argc != 6) {
        fmt::print(stderr, "usage: map_import IMPORT MENDS MAP [GROUND.svg MAP.svg]\n");
        return wrong_usage;
    }
    return run(std::span(argv, static_cast<std::size_t>(argc)).subspan(1));
}
