// The layers of a scenario's board, which an editor hides from view or locks against its tools.
#pragma once

#include "engine/scenario/map_document.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace hd::view {

enum class MapLayer : std::uint8_t { units, names, objectives, paths, hexsides, ground };

struct LayerRow {
    MapLayer layer;
    const char* title;
};
// From the top of the board down.
inline constexpr std::array<LayerRow, 6> layer_rows{{{MapLayer::units, "Units and set-up"},
                                                     {MapLayer::names, "Names"},
                                                     {MapLayer::objectives, "Objectives"},
                                                     {MapLayer::paths, "Roads and trails"},
                                                     {MapLayer::hexsides, "Hexsides"},
                                                     {MapLayer::ground, "Ground and heights"}}};

class Layers {
  public:
    bool is_hidden(MapLayer layer) const { return hidden_[index(layer)]; }
    bool is_locked(MapLayer layer) const { return locked_[index(layer)]; }
    void toggle_hidden(MapLayer layer) { hidden_[index(layer)] = !hidden_[index(layer)]; }
    void toggle_locked(MapLayer layer) { locked_[index(layer)] = !locked_[index(layer)]; }
    // Something that lies on the map itself is hidden: all but the units.
    bool hides_map() const;
    friend bool operator==(const Layers&, const Layers&) = default;

  private:
    static std::size_t index(MapLayer layer) { return static_cast<std::size_t>(layer); }

    std::array<bool, layer_rows.size()> hidden_{};
    std::array<bool, layer_rows.size()> locked_{};
};

// The map without what is hidden: what is drawn, and nothing else.
scenario::MapDocument shown_map(const scenario::MapDocument& map, const Layers& layers);

}  // namespace hd::view
