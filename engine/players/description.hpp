// What the shared layers ask of a game: a thin description, one value a game. All of it works on views and
// pictures.
#pragma once

#include "engine/players/maps.hpp"
#include "engine/players/thought.hpp"
#include "engine/rules/ruleset.hpp"

#include <span>
#include <vector>

namespace hd::players {

// What kind of decision is asked for.
enum class Role : std::uint8_t {
    window,   // answered by trying every option on an imagined game
    pick,     // choose a unit to move, bring one on, or end
    walk,     // the unit on its way
    attacks,  // choose an attack, or end
    compose,  // put the attack together
    ranked    // the game ranks the options by rules of its own
};

// The actions that the shared layers speak of.
enum class Word : std::uint8_t {
    none,
    pick,
    step,
    stop,
    enter,
    end_moves,
    target,
    join,
    fire,
    resolve,
    end_attacks
};

struct Spoken {
    Word word = Word::none;
    std::int32_t unit = 0;
    std::int32_t place = 0;
};

// What a game is asked that ranks options itself.
struct Asked {
    const rules::View& view;
    std::span<const rules::Action> options;  // sorted, at least one
    const Ground& ground;
    Ways& ways;
    const Level& level;
    std::uint64_t seed = 0;  // of the player
    std::uint32_t* work = nullptr;
};

// A game is described for the shared choice of moves and attacks, which needs one body a hex and odds by
// superiority, or it ranks such decisions itself; then only what stands before `look` is needed.
struct Description {
    std::string_view ruleset = {};
    std::shared_ptr<const Ground> (*ground)(const rules::Setting&) = nullptr;
    Role (*role)(const rules::View&) = nullptr;
    // For decisions of the role `ranked`: the options that come into question, in any order.
    void (*rank)(const Asked&, std::vector<Ranked>&) = nullptr;
    // What a position is worth to the seat of the view at a quiet point; without it the shared layers value
    // the picture.
    Terms (*position)(const rules::View&, const Ground&, Ways&, const Level&) = nullptr;
    // Draws the view over the ground; `weights` give the worth of force.
    void (*look)(const rules::View&, std::shared_ptr<const Ground>, const Level& weights, Picture&) = nullptr;
    // The victory ledger as it stands for the seat, in thousandths of a point.
    std::int32_t (*points)(const rules::View&) = nullptr;
    // What an action says in the shared words; `none` for those of the game alone.
    Spoken (*spoken)(const rules::Action&) = nullptr;
    // The superiority of an attack by `side` with fighters at the places given, terrain in it.
    std::int32_t (*edge)(const Picture&, const rules::Setting&, Side side, const Fighters& attackers,
                         const Fighters& targets) = nullptr;
    // What the ground of a place takes from any attack on a body of `side`: 0 or less.
    std::int32_t (*cover)(const Picture&, const rules::Setting&, Side side, const Body&,
                          std::int32_t place) = nullptr;
    // Whether a body there need not attack those next to it.
    bool (*holds_fast)(const Picture&, const rules::Setting&, const Body&, std::int32_t place) = nullptr;
    // Whether it may ignore being driven back there.
    bool (*stands_firm)(const Picture&, const rules::Setting&, const Body&, std::int32_t place) = nullptr;
    // Whether it may attack from two hexes away.
    bool (*sees)(const rules::Setting&, std::int32_t from, std::int32_t to) = nullptr;
};

// The description of a ruleset, or null where none is written yet.
const Description* description_of(const rules::Ruleset& ruleset);

}  // namespace hd::players
