// Reads GeoJSON (RFC 7946) into features. What the format allows beyond points, lines and polygons in WGS84
// is passed over or refused, never guessed.
#pragma once

#include "editor/geography/feature.hpp"
#include "engine/scenario/fault.hpp"

#include <string>
#include <vector>

namespace hd::editor {

// The features of a FeatureCollection, in its order; one with several parts (MultiPolygon, ...) becomes as
// many. Of the properties it takes `class` or `kind`, `id`, `name`, `source`, `mark` and `error_m`. Faults:
// no JSON, no FeatureCollection, coordinates off the globe or not nested as the type asks, lines of one
// point, rings that aren't closed, a mark that is none. Warning: geometries of other types, which are left
// out.
scenario::Loaded<std::vector<Feature>> read_geojson(std::string bytes, std::string file);

}  // namespace hd::editor
