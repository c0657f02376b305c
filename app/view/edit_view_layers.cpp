#include "app/view/edit_view_layers.hpp"

#include <algorithm>

namespace hd::view {

bool Layers::hides_map() const {
    return std::any_of(layer_rows.begin(), layer_rows.end(), [&](const LayerRow& row) {
        return row.layer != MapLayer::units && is_hidden(row.layer);
    });
}

scenario::MapDocument shown_map(const scenario::MapDocument& map, const Layers& layers) {
    scenario::MapDocument shown = map;
    const bool no_ground = layers.is_hidden(MapLayer::ground);
    const bool no_names = layers.is_hidden(MapLayer::names);
    if (no_ground || no_names) {
        shown.hexes = {};
        for (std::size_t i = 0; i < map.hexes.size(); ++i) {
            scenario::MapHex hex = map.hexes[i];
            if (no_ground) {
                hex.terrain.clear();
                hex.level = 0;
            }
            if (no_names) hex.name.clear();
            shown.hexes.add(hex);
        }
    }
    if (layers.is_hidden(MapLayer::objectives)) shown.objectives.clear();
    if (layers.is_hidden(MapLayer::paths)) shown.paths.clear();
    if (layers.is_hidden(MapLayer::hexsides)) shown.hexsides.clear();
    return shown;
}

}  // namespace hd::view
