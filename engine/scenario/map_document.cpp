#include "engine/scenario/map_document.hpp"

#include "engine/scenario/map_fields.hpp"

namespace hd::scenario {

Loaded<MapDocument> read_map(std::string bytes, std::string file, Strictness strictness) {
    return read_document<MapDocument>(std::move(bytes), std::move(file), strictness);
}

std::string to_json(const MapDocument& map) {
    return written(map);
}

}  // namespace hd::scenario
