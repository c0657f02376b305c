// The fields of an import and of heights, once for reader and writer, in the order they are written.
#pragma once

#include "editor/geography/import_document.hpp"
#include "engine/scenario/map_fields.hpp"

namespace hd::editor {

using scenario::Like;

template <class V, Like<PlacementDescription> T>
void describe(V& v, T& placement) {
    v("origin_lon_e7", placement.origin_lon_e7);
    v("origin_lat_e7", placement.origin_lat_e7);
    v("xx", placement.xx);
    v("xy", placement.xy);
    v("x0", placement.x0);
    v("yx", placement.yx);
    v("yy", placement.yy);
    v("y0", placement.y0);
    v("divisor", placement.divisor);
}

template <class V, Like<OutlineRule> T>
void describe(V& v, T& rule) {
    v("kind", rule.kind);
    v("terrain", rule.terrain);
}

template <class V, Like<PlaceRule> T>
void describe(V& v, T& rule) {
    v("kind", rule.kind);
    v("terrain", rule.terrain);
}

template <class V, Like<AreaRule> T>
void describe(V& v, T& rule) {
    v("kind", rule.kind);
    v("terrain", rule.terrain);
    v("percent", rule.percent);
}

template <class V, Like<PathRule> T>
void describe(V& v, T& rule) {
    v("kind", rule.kind);
    v("path", rule.path);
}

template <class V, Like<StreamRule> T>
void describe(V& v, T& rule) {
    v("kind", rule.kind);
    v("hexside", rule.hexside);
    v("bridge", rule.bridge);
    v("least_metres", rule.least_metres);
}

template <class V, Like<VillageRule> T>
void describe(V& v, T& rule) {
    v("kind", rule.kind);
    v("terrain", rule.terrain);
    v("path", rule.path);
    v("percent", rule.percent);
}

template <class V, Like<ShoreRule> T>
void describe(V& v, T& rule) {
    v("kind", rule.kind);
    v("hexside", rule.hexside);
    v("percent", rule.percent);
}

template <class V, Like<HighGroundRule> T>
void describe(V& v, T& rule) {
    v("reach", rule.reach);
    v("percent", rule.percent);
    v("least_decimetres", rule.least_decimetres);
    v("least_percent", rule.least_percent);
    v("partial", rule.partial);
    v("full", rule.full);
    v("some_side", rule.some_side);
    v("full_side", rule.full_side);
}

template <class V, Like<ImportDocument> T>
void describe(V& v, T& import) {
    v("note", import.note);
    v("map", import.map);
    v("placement", import.placement);
    v("hex_decimetres", import.hex_decimetres);
    v("least_run", import.least_run);
    v("features", import.features);
    v("heights", import.heights);
    v("outline", import.outline);
    v("places", import.places);
    v("areas", import.areas);
    v("paths", import.paths);
    v("villages", import.villages);
    v("streams", import.streams);
    v("shores", import.shores);
    v("high_ground", import.high_ground);
}

template <class V, Like<HeightDocument> T>
void describe(V& v, T& heights) {
    v("unit", heights.unit);
    v("source", heights.source);
    v("mark", heights.mark);
    v("error_m", heights.error_m);
    v("south_e7", heights.south_e7);
    v("west_e7", heights.west_e7);
    v("step_lat_e7", heights.step_lat_e7);
    v("step_lon_e7", heights.step_lon_e7);
    v("heights", heights.heights);
}

}  // namespace hd::editor
