// The games that have a face of their own, one line a game.
#include "app/view/game_face.hpp"
#include "app/view/victory_at_waterloo/face.hpp"

#include <array>

namespace hd::view {

const GameFace& face_of(const rules::Ruleset& ruleset) {
    static const std::array<GameFace, 1> faces{{vaw_face()}};
    for (const GameFace& face : faces) {
        if (face.ruleset == ruleset.id) return face;
    }
    return plain_face();
}

}  // namespace hd::view
