#include "editor/geography/ground_files.hpp"

#include "editor/geography/geojson.hpp"
#include "editor/geography/mend.hpp"
#include "editor/geography/rasterise.hpp"
#include "engine/scenario/files.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::editor {

namespace {

using scenario::FaultList;
using scenario::Loaded;
using scenario::Strictness;

// The bytes of a file beside the import; nothing, with a fault, where there are none.
std::optional<std::string> bytes_beside(const std::filesystem::path& import_file, const std::string& name,
                                        Position at, FaultList& faults) {
    if (name.empty() || name.find_first_of("/\\:") != std::string::npos || name == "." || name == "..") {
        faults.error(at, fmt::format("\"{}\" is no name of a file beside this one", name));
        return std::nullopt;
    }
    auto bytes = scenario::read_file(import_file.parent_path() / name);
    if (bytes) return std::move(*bytes);
    faults.error(at, fmt::format("\"{}\": {}", name, bytes.error().message));
    return std::nullopt;
}

constexpr std::int32_t largest_step = 1'000'000;  // a tenth of a degree, so that products stay under 2^62
constexpr std::int32_t largest_height = 100'000;  // 10 km, in decimetres

HeightGrid height_grid(const HeightDocument& document, FaultList& faults) {
    HeightGrid grid;
    grid.south_west = {document.west_e7, document.south_e7};
    grid.step_lon_e7 = document.step_lon_e7;
    grid.step_lat_e7 = document.step_lat_e7;
    grid.rows = static_cast<std::int32_t>(document.heights.size());
    grid.columns = document.heights.empty() ? 0 : static_cast<std::int32_t>(document.heights.front().size());
    for (const std::int32_t step : {grid.step_lon_e7, grid.step_lat_e7})
        if (step < 1 || step > largest_step) faults.error(document.at, "a step is 1 to 1000000");
    for (const std::vector<std::int32_t>& row : document.heights) {
        if (static_cast<std::int32_t>(row.size()) != grid.columns)
            faults.error(document.at, "the rows of heights differ in length");
        for (const std::int32_t height : row)
            if (height < -largest_height || height > largest_height)
                faults.error(document.at, fmt::format("{} decimetres is no height", height));
        grid.decimetres.insert(grid.decimetres.end(), row.begin(), row.end());
    }
    return faults.has_errors() ? HeightGrid{} : grid;
}

void read_features(const std::filesystem::path& import_file, Ground& ground, FaultList& faults) {
    for (const std::string& name : ground.import.features) {
        auto bytes = bytes_beside(import_file, name, ground.import.at, faults);
        if (!bytes) continue;
        Loaded<std::vector<Feature>> read = read_geojson(std::move(*bytes), name);
        faults.append(read.faults);
        std::move(read.value.begin(), read.value.end(), std::back_inserter(ground.geography.features));
    }
}

void take_heights(const std::filesystem::path& import_file, Strictness strictness, Ground& ground,
                  FaultList& faults) {
    if (ground.import.heights.empty()) return;
    auto bytes = bytes_beside(import_file, ground.import.heights, ground.import.at, faults);
    if (!bytes) return;
    Loaded<HeightDocument> read = read_heights(std::move(*bytes), ground.import.heights, strictness);
    if (read.ok()) ground.geography.heights = height_grid(read.value, read.faults);
    faults.append(read.faults);
}

}  // namespace

Loaded<Ground> read_ground(const std::filesystem::path& import_file, Strictness strictness) {
    Loaded<Ground> loaded{{}, FaultList(import_file.filename().string())};
    auto bytes = scenario::read_file(import_file);
    if (!bytes) {
        loaded.faults.error({}, bytes.error().message);
        return loaded;
    }
    Loaded<ImportDocument> import =
        read_import(std::move(*bytes), import_file.filename().string(), strictness);
    loaded.faults = std::move(import.faults);
    loaded.value.import = std::move(import.value);
    read_features(import_file, loaded.value, loaded.faults);
    take_heights(import_file, strictness, loaded.value, loaded.faults);
    return loaded;
}

tl::expected<scenario::MapDocument, FaultList> make_map(const Ground& ground, const MendDocument& mends,
                                                        const std::string& mends_file) {
    auto map = rasterise(ground.import, ground.geography);
    if (!map) return tl::unexpected(std::move(map.error()));
    FaultList faults = mend(*map, mends, mends_file);
    if (faults.has_errors()) return tl::unexpected(std::move(faults));
    scenario::MapDocument document = document_of(*map, ground.import.map);
    document.objectives = mends.objectives;
    document.entries = mends.entries;
    return document;
}

}  // namespace hd::editor
