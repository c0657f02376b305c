// The ground of a board on the screen: tiles of the present pitch where they are painted, older ones
// stretched below them until then.
#pragma once

#include "app/studio/board/camera.hpp"
#include "app/studio/board/ground_painter.hpp"
#include "app/studio/board/texture.hpp"

#include <list>

namespace hd::studio {

class Tiles {
  public:
    Tiles();

    // Draws what there is and asks for what is missing. `resting`: the zoom has not changed for a while, so
    // that tiles of this pitch are worth painting.
    void draw(const Ground& ground, const Camera& camera, const Box& pane, bool resting);
    // Tiles are being painted; the window will be woken.
    bool is_busy() { return painter_.is_busy(); }

  private:
    struct Range {
        int first = 0;
        int last = -1;
    };
    struct Area {
        Range across;
        Range down;
    };
    struct Kept {
        TileName name;
        Texture texture;
    };

    static Area area_in(const view::BoardFrame& frame, const Box& pane);
    static void fill_round(const view::BoardFrame& frame, const Box& pane);
    void take_painted();
    const Kept* find(const TileName& name);
    void draw_one(const Kept& tile, const view::BoardFrame& frame) const;
    std::vector<TileName> missing(const Ground& ground, const view::BoardFrame& frame, const Box& pane);

    GroundPainter painter_;
    std::list<Kept> kept_;  // the latest used first
    std::vector<TileName> asked_;
};

}  // namespace hd::studio
