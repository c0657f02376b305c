// Bytes from elsewhere as GeoJSON, and whatever is read of them as the ground of a small map.
#include "editor/geography/geojson.hpp"
#include "editor/geography/rasterise.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace hd::editor;

// Every kind of feature the corpus has, on a grid of thirty by thirty around 4.41 east, 50.68 north.
ImportDocument wide_import() {
    ImportDocument import;
    import.map.grid.columns = 30;
    import.map.grid.rows = 30;
    import.map.terrain_kinds = {"clear", "woods", "town"};
    import.map.hexside_kinds = {"stream", "bridge"};
    import.map.path_kinds = {"road"};
    import.placement.origin_lon_e7 = 44'100'000;
    import.placement.origin_lat_e7 = 506'800'000;
    import.placement.xx = unit;
    import.placement.yy = -unit;
    import.placement.x0 = 45 * unit;
    import.placement.y0 = 30 * unit;
    import.placement.divisor = 20'000;
    import.hex_decimetres = 4550;
    import.least_run = 750;
    import.places.resize(1);
    import.places[0].kind = "village";
    import.places[0].terrain = "town";
    import.areas.resize(1);
    import.areas[0].kind = "wood";
    import.areas[0].terrain = "woods";
    import.areas[0].percent = 40;
    import.paths.resize(1);
    import.paths[0].kind = "road";
    import.paths[0].path = "road";
    import.streams.resize(1);
    import.streams[0].kind = "stream";
    import.streams[0].hexside = "stream";
    import.streams[0].bridge = "bridge";
    return import;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto read = read_geojson(std::string(data, data + size), "fuzz.geojson");
    Geography ground;
    ground.features = std::move(read.value);
    const auto map = rasterise(wide_import(), ground);
    if (!map) return 0;
    // What it made is a map whose every link joins two hexes.
    for (const GroundLink& link : map->links)
        if (!map->grid.edge_ends(link.edge)) std::abort();
    return 0;
}
