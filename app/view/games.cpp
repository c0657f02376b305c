// The games that have a face of their own, one line a game.
#include "app/view/campaign_1815/face.hpp"
#include "app/view/game_face.hpp"
#include "app/view/victory_at_waterloo/face.hpp"

#include <array>

namespace hd::view {

const GameFace& face_of(const rules::Ruleset& ruleset) {
    static const std::array<GameFace, 2> faces{{vaw_face(), campaign_face()}};
    for (const GameFace& face : faces) {
        if (face.ruleset == ruleset.id) return face;
    }
    return plain_face();
}

}  // namespace hd::view
