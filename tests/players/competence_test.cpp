// Positions with one obvious answer. Normal play must hold all of them with every seed, easy play nine in
// ten.
#include "tests/players/position.hpp"
#include "tests/support/seeds.hpp"

#include <catch2/catch.hpp>

#include <functional>

namespace hd::players::test {

namespace {

using vaw::ArmyId;
using vaw::Phase;
using vaw::test::Bench;
using vaw::test::Field;

// Plays the position with many seeds; `right` says whether the answer was one of those accepted.
void hold(const std::function<void(Field&)>& set, const std::function<bool(const Episode&)>& right,
          int face = 3) {
    const std::uint64_t seeds = support::is_long_run() ? 100 : 10;
    for (const char* name : {"computer:normal", "computer:easy"}) {
        std::uint64_t held = 0;
        std::string wrong;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            Field field;
            set(field);
            Bench bench(field);
            const Episode episode = play_phases(bench, name, seed, face);
            if (right(episode)) {
                ++held;
                continue;
            }
            wrong.clear();
            for (const std::string& action : episode.actions) wrong += action + "; ";
        }
        INFO(name << " held " << held << " of " << seeds << "; wrong: " << wrong);
        CHECK(held * 10 >= seeds * (std::string_view(name) == "computer:easy" ? 9 : 10));
    }
}

}  // namespace

TEST_CASE("C1 free objective: it is taken when it is in reach and nobody strikes it") {
    hold(
        [](Field& f) {
            f.units({"Fc2 N3", "Bi1 C10"}).french_objective("N6", 3).at(1, Phase::french_movement);
        },
        [](const Episode& e) { return e.holder("N6") == vaw::french_seat; });
}

TEST_CASE("C2 last turn: the capture that decides is made at any cost") {
    // 14 and 3 make 17, beyond the 16 at which the British disintegrate: the French win by it.
    hold(
        [](Field& f) {
            f.units({"Fi1 N4", "Bi3 N7", "Bi3 O7"}).french_objective("N6", 3);
            f.losses(ArmyId::british, 14).at(10, Phase::french_movement);
        },
        [](const Episode& e) { return e.losses(ArmyId::british) >= 16; });
}

TEST_CASE("C3 bad odds: one does not attack three in woods without a duty") {
    // 1 - 3 - 1 = -3: no die brings anything, and a 1 makes -2, at which the attacker is destroyed.
    hold(
        [](Field& f) {
            f.units({"Fi1 N4", "Bi3 N7"}).woods("N7").at(1, Phase::french_movement);
        },
        [](const Episode& e) { return e.attacks.empty(); });
}

TEST_CASE("C4 sure thing: exactly the set that can't fail attacks, not a part of it and not all") {
    // Nobody can go back from N6, whoever attacks. 4 + 1 - 1 = +4, at which no die fails (VAW-ATK-11); the 2
    // would be for nothing, and 4 alone is +3.
    hold(
        [](Field& f) {
            f.units({"Bi1:target N6", "FG4:guard N5", "Fi1:small M6", "Fi2:large O6", "Fc1:rear N8"});
            f.at(1, Phase::french_attacks);
        },
        [](const Episode& e) {
            return e.attacks.size() == 1 && e.attacked("target", {"guard", "small"});
        });
}

TEST_CASE("C5 three on one: three who can reach two enemies mass on one") {
    hold(
        [](Field& f) {
            f.units({"Fc2:a N4", "Fc2:b O3", "Fc2:c P4", "Bi2:x N8", "Bi2:y R8"});
            f.at(1, Phase::french_movement);
        },
        [](const Episode& e) { return e.attacks.size() == 1 && e.attacks[0].attackers.size() >= 2; });
}

TEST_CASE("C6 close the door: the ways back of a target are covered before it is attacked") {
    hold(
        [](Field& f) {
            f.units({"Fc3:a N2", "Fc3:b O2", "Bi1 N6"}).at(1, Phase::french_movement);
        },
        [](const Episode& e) { return e.attacks.size() == 1 && e.covered; });
}

TEST_CASE("C7 duty: a weak unit is spent on the strong enemy, the strong one takes the weak") {
    // N5 touches both enemies, O5 only N6. Both are owed an attack: 4 - 1 on M4 is +3, 1 - 3 on N6 is -2.
    hold(
        [](Field& f) {
            f.units({"FG4:guard N5", "Fi1:small O5", "Bi1:weak M4", "Bi3:strong N6"});
            f.at(1, Phase::french_attacks);
        },
        [](const Episode& e) {
            return e.attacks.size() == 2 && e.attacked("weak", {"guard"}) && e.attacked("strong", {"small"});
        },
        6);
}

TEST_CASE("C8 guard: the only garrison stays on its prize while an enemy is a move away") {
    hold(
        [](Field& f) {
            f.units({"Bi2:garrison N6", "Fc2 N2", "Fi1:bait R7"}).french_objective("N6", 3);
            f.at(1, Phase::coalition_movement);
        },
        [](const Episode& e) { return e.hex("garrison") == "N6"; });
}

TEST_CASE("C14 arrivals: a group that is due enters at once, toward its task") {
    hold(
        [](Field& f) {
            f.units({"Pc1:riders 3", "Pc1:late 3", "Fi2 P2", "Bi1 P10"}).coalition_objective("H6", 4);
            f.at(3, Phase::coalition_movement);
        },
        [](const Episode& e) {
            // Six half points of movement: three clear hexes from the edge, so column C or nearer to H.
            return e.hex("riders")[0] >= 'C' && e.hex("riders").size() <= 3 && e.hex("late")[0] >= 'B' &&
                   e.hex("late").size() <= 3;
        });
}

TEST_CASE("Guard: under its option it doesn't attack at +3") {
    hold(
        [](Field& f) {
            f.units({"FG4:guard N3", "Bi1 N6"}).option(&vaw::Options::old_guard);
            f.at(1, Phase::french_movement);
        },
        [](const Episode& e) { return e.attacks.empty(); });
}

TEST_CASE("Guard: at +4 it joins") {
    hold(
        [](Field& f) {
            f.units({"FG4:guard N3", "Fc1:horse P3", "Bi1 N6"}).option(&vaw::Options::old_guard);
            f.at(1, Phase::french_movement);
        },
        [](const Episode& e) { return e.attacks.size() == 1 && e.attacks[0].attackers.size() == 2; });
}

TEST_CASE("touch: cavalry takes a prize on its way, because entering is enough") {
    hold(
        [](Field& f) {
            f.units({"Fc1:horse N3", "Bi3 Q9", "Bi3 P9"}).french_objective("N6", 2);
            f.at(1, Phase::french_movement);
        },
        [](const Episode& e) { return e.holder("N6") == vaw::french_seat; });
}

TEST_CASE("exchange: two are given for three, and three are not given for one") {
    // A die of 1 lets the attacker choose. 2 - 3 = -1: final score 0.
    hold(
        [](Field& f) {
            f.units({"Fi2 N5", "Bi3 N6"}).at(1, Phase::french_attacks);
        },
        [](const Episode& e) { return e.did("exchange"); }, 1);
    hold(
        [](Field& f) {
            f.units({"Fi3 N5", "Bi1 N6"}).at(1, Phase::french_attacks);
        },
        [](const Episode& e) { return e.did("retreat"); }, 1);
}

TEST_CASE("quota: under command control the first move is the one that gains most") {
    // Two units may move in turn 1; the prize and the attack on it are worth more than any other march.
    hold(
        [](Field& f) {
            f.units({"Bi1:a D4", "Bi1:b D5", "Bi1:c D6", "Bc2:horse N9", "Fi1 Y1"});
            f.coalition_objective("N6", 4).option(&vaw::Options::command).at(1, Phase::coalition_movement);
            f.army(ArmyId::british).moves_left = 2;
        },
        [](const Episode& e) { return e.holder("N6") == vaw::coalition_seat; });
}

}  // namespace hd::players::test
