// A competence position: a tiny battlefield on which one phase is played by a computer player.
#pragma once

#include "tests/players/kit.hpp"
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hd::players::test {

struct Made {
    std::vector<std::string> targets;
    std::vector<std::string> attackers;
};

// What one seat did from where the field begins until the other side's phases.
struct Episode {
    rules::Game game;  // as it stands then
    std::vector<std::string> actions;
    std::vector<Made> attacks;
    bool covered = true;  // nobody attacked could have gone back anywhere when he was

    std::string hex(std::string_view unit) const;
    bool did(std::string_view action) const;
    vaw::Seat holder(std::string_view hex) const;  // of the objective there
    std::int32_t losses(vaw::ArmyId army) const;
    // Whether exactly these, by name in order, made an attack on that unit alone.
    bool attacked(std::string_view target, const std::vector<std::string>& attackers) const;
};

// `name` plays the seat that is asked first, with this seed; dice have one face.
Episode play_phases(vaw::test::Bench& bench, std::string_view name, std::uint64_t seed, int face = 3);

}  // namespace hd::players::test
