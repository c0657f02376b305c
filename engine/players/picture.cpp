#include "engine/players/picture.hpp"

#include <algorithm>

namespace hd::players {

const Chances& Picture::chances_of(std::int32_t edge) const {
    const auto last = static_cast<std::int32_t>(chances.size()) - 1;
    return chances[static_cast<std::size_t>(std::clamp(edge - lowest_edge, 0, last))];
}

void Picture::clear(std::shared_ptr<const Ground> over) {
    ground = std::move(over);
    const std::size_t places = ground->hex.size();
    at.assign(places, 0);
    for (std::size_t side = 0; side < 2; ++side) {
        bodies[side].clear();
        zone[side].assign(places, 0);
    }
    prizes.clear();
    stage = Stage::none;
    in_hand = -1;
    must_act = false;
    turns_left = 0;
    last_word = false;
}

void Picture::put(Side side, std::size_t body) {
    const std::int32_t place = bodies[index(side)][body].place;
    const auto mark = static_cast<std::int16_t>(body + 1);
    at[static_cast<std::size_t>(place)] = side == Side::own ? mark : static_cast<std::int16_t>(-mark);
    for (const std::int32_t next : ground->at(place).next) {
        if (next != 0) ++zone[index(side)][static_cast<std::size_t>(next)];
    }
}

void Picture::lift(Side side, std::size_t body) {
    const std::int32_t place = bodies[index(side)][body].place;
    at[static_cast<std::size_t>(place)] = 0;
    for (const std::int32_t next : ground->at(place).next) {
        if (next != 0) --zone[index(side)][static_cast<std::size_t>(next)];
    }
}

}  // namespace hd::players
