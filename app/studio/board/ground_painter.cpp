#include "app/studio/board/ground_painter.hpp"

#include "app/view/cut.hpp"
#include "app/view/map_colours.hpp"

#include <algorithm>

namespace hd::studio {

namespace {

// The whole ground at one pitch, as shapes: made once and cut into tiles.
struct Sheet {
    std::uint64_t edition = 0;
    double pitch = 0;
    std::vector<view::Layer> layers;
};

Sheet make_sheet(const Ground& ground, double pitch) {
    const view::BoardFrame frame(*ground.map, pitch, {0, 0});
    return {ground.edition, pitch, view::make_ground_layers(frame, ground.sides)};
}

view::Pixels paint_tile(const Sheet& sheet, const TileName& tile) {
    constexpr double side = tile_side;
    const view::Point origin{tile.column * side, tile.row * side};
    const view::Area area{origin.x, origin.y, origin.x + side, origin.y + side};
    std::vector<view::Layer> layers = view::cut_layers(sheet.layers, area);
    // A tile covers what is behind it: it is drawn without blending.
    const view::Ring whole{
        {area.left, area.top}, {area.right, area.top}, {area.right, area.bottom}, {area.left, area.bottom}};
    layers.insert(layers.begin(), {"behind", {view::Fill{{whole}, view::ink::off_map}}});
    return view::paint_pixels(layers, origin, 1, tile_side, tile_side);
}

}  // namespace

GroundPainter::GroundPainter(void (*wake)()) : wake_(wake), thread_([this] { run(); }) {}

GroundPainter::~GroundPainter() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    wanted_.notify_one();
    thread_.join();
}

void GroundPainter::want(const Ground& ground, std::vector<TileName> tiles) {
    std::reverse(tiles.begin(), tiles.end());
    {
        const std::lock_guard lock(mutex_);
        ground_ = ground;
        tiles_ = std::move(tiles);
    }
    wanted_.notify_one();
}

std::vector<PaintedTile> GroundPainter::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(painted_, {});
}

bool GroundPainter::is_busy() {
    const std::lock_guard lock(mutex_);
    return painting_ || !tiles_.empty() || !painted_.empty();
}

std::optional<GroundPainter::Work> GroundPainter::next() {
    std::unique_lock lock(mutex_);
    painting_ = false;
    wanted_.wait(lock, [this] { return ending_ || !tiles_.empty(); });
    if (ending_) return std::nullopt;
    painting_ = true;
    Work work{ground_, tiles_.back()};
    tiles_.pop_back();
    return work;
}

void GroundPainter::run() {
    Sheet sheet;
    while (const std::optional<Work> work = next()) {
        if (sheet.edition != work->ground.edition || sheet.pitch != work->tile.pitch) {
            sheet = make_sheet(work->ground, work->tile.pitch);
        }
        PaintedTile painted{work->tile, paint_tile(sheet, work->tile)};
        {
            const std::lock_guard lock(mutex_);
            painted_.push_back(std::move(painted));
        }
        wake_();
    }
}

}  // namespace hd::studio
