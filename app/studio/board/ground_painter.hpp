// Paints the ground of a board, tile by tile, on a thread of its own, so that no frame waits for it.
#pragma once

#include "app/view/board_picture.hpp"
#include "app/view/cairo_painter.hpp"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace hd::studio {

inline constexpr int tile_side = 256;  // pixels

// A map as it stands at one moment of its editing; another edition has another number.
struct Ground {
    std::shared_ptr<const board::Map> map;
    std::vector<view::SideColour> sides;
    std::uint64_t edition = 0;
};

// Of a ground at one pitch; column and row from the map's upper left corner, also below 0.
struct TileName {
    std::uint64_t edition = 0;
    double pitch = 0;
    int column = 0;
    int row = 0;
    bool operator==(const TileName&) const = default;
};

struct PaintedTile {
    TileName name;
    view::Pixels pixels;
};

class GroundPainter {
  public:
    // `wake` is called from the painter's thread after each tile.
    explicit GroundPainter(void (*wake)());
    ~GroundPainter();
    GroundPainter(const GroundPainter&) = delete;
    GroundPainter& operator=(const GroundPainter&) = delete;

    // What is wanted now, the most urgent first; what was wanted before and is not begun is dropped.
    void want(const Ground& ground, std::vector<TileName> tiles);
    std::vector<PaintedTile> take();
    // Something is wanted or being painted.
    bool is_busy();

  private:
    void run();

    struct Work {
        Ground ground;
        TileName tile;
    };
    std::optional<Work> next();

    void (*wake_)();
    std::mutex mutex_;
    std::condition_variable wanted_;
    Ground ground_;
    std::vector<TileName> tiles_;  // the most urgent last
    std::vector<PaintedTile> painted_;
    bool painting_ = false;
    bool ending_ = false;
    std::thread thread_;  // last: it uses all of the above
};

}  // namespace hd::studio
