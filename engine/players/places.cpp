#include "engine/players/places.hpp"

#include <algorithm>

namespace hd::players {

namespace {

const Prize* prize_at(const Picture& picture, std::int32_t place) {
    for (const Prize& prize : picture.prizes) {
        if (prize.place == place) return &prize;
    }
    return nullptr;
}

// The chance, in thousandths, that the enemy takes an own prize that nobody mans, by how soon he can be
// there.
std::int32_t chance_of_loss(const Study& study, const Maps& maps, Ways& ways, std::int32_t place) {
    if (study.picture.last_word) return 0;
    if (maps.strike[static_cast<std::size_t>(place)] != 0) return 800;
    const auto& way = ways.to(place);
    std::int32_t nearest = 254;
    for (const Body& body : study.picture.foe()) {
        if (body.place != 0)
            nearest = std::min<std::int32_t>(nearest, way[static_cast<std::size_t>(body.place)]);
    }
    // A prize two moves away may still be manned in time.
    if (study.picture.turns_left == 0) return 0;
    return nearest <= 16 ? 250 : nearest <= 28 ? 80 : 10;
}

}  // namespace

Terms place_terms(const Study& study, const Maps& maps, Ways& ways, std::int32_t body, std::int32_t place) {
    const Picture& picture = study.picture;
    Terms terms;
    if (place == 0) {
        terms[TermId::entry] = -study.level.wait;
        return terms;
    }
    const Threat threat = picture.last_word ? Threat{} : threat_at(study, maps.strike, body, place);
    if (const Prize* prize = prize_at(picture, place); prize != nullptr) {
        if (!prize->held) terms[TermId::objective] = prize->worth;
        if (prize->held) {
            const std::int32_t open = chance_of_loss(study, maps, ways, place);
            terms[TermId::guard] = prize->worth * open / 1000 * (1000 - threat.driven) / 1000;
        }
    }
    terms[TermId::approach] = maps.pull[static_cast<std::size_t>(place)];
    if (threat.strikers > 0) terms[TermId::ground] = -threat.cover * study.level.ground;
    const std::int32_t weight = picture.must_act ? study.level.exposure_behind : study.level.exposure_ahead;
    terms[TermId::exposure] = -threat.loss * weight / 1000;
    return terms;
}

}  // namespace hd::players
