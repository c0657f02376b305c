// Positions on the optional rules Towns, Cavalry and Artillery, with answers taken from the text alone.
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::vaw;
using namespace hd::vaw::test;
using Texts = std::vector<std::string>;

namespace {

// The final score of an attack by the only French unit next to the defender, with a die of 1.
std::int32_t score(Field& field, std::string_view target) {
    Bench bench(field.at(1, Phase::french_attacks));
    bench.act("target " + std::string(target), {1});
    return bench.noted(Label::final_score).value();
}

std::int32_t score_in_town(std::string_view defender, bool option) {
    Field field;
    field.unit("Fi4 P4").unit(std::string(defender) + ":x P5").town("P5");
    if (option) field.option(&Options::towns);
    return score(field, "x");
}

Field guns(std::initializer_list<std::string_view> units) {
    Field field;
    field.units(units).option(&Options::artillery);
    return field;
}

bool may_end_attacks(Field& field) {
    Bench bench(field.at(1, Phase::french_attacks));
    return !bench.refusal("end-attacks");
}

}  // namespace

TEST_CASE(
    "VAW-OTOWN-1 position: with the option a town takes 1 off against infantry and artillery, not cavalry") {
    // 4 - 2 - 1 + 1 = 2, and 3 without the town.
    CHECK(score_in_town("Bi2", true) == 2);
    CHECK(score_in_town("Ba2", true) == 2);
    CHECK(score_in_town("Bc2", true) == 3);
    CHECK(score_in_town("Pc2", true) == 3);
    CHECK(score_in_town("Bc2", false) == 2);
}

TEST_CASE(
    "VAW-OTOWN-2 VAW-ATK-3 position: with the option cavalry in a town attacks, infantry there need not") {
    for (const std::string_view code : {"Fc2", "Fi2", "Fa2"}) {
        for (const bool option : {true, false}) {
            Field field;
            field.unit(std::string(code) + " P4").unit("Bi2 P5").town("P4");
            if (option) field.option(&Options::towns);
            CHECK(may_end_attacks(field) == !(option && code == "Fc2"));
        }
    }
}

TEST_CASE("VAW-OCAV-1 VAW-OCAV-2 VAW-OCAV-3 position: who may ride off, how far and where to") {
    Field field;
    field.units({"Bc2:a N6", "Fi2 N5", "Bc2:b S6", "Fc2 S5", "Fi1 R6", "Bc2:c G6", "Fa2 G5"});
    Bench bench(field.option(&Options::cavalry).at(3, Phase::coalition_movement));
    // b touches cavalry and infantry, a infantry alone, c artillery alone.
    CHECK(bench.after("move") == Texts{"a", "c"});
    CHECK(bench.refusal("move b").rule == "VAW-OCAV-3");
    bench.act("move a");
    // Of the six hexes M5 and O5 touch N5, and N7 and the two beside it do not.
    CHECK(bench.after("step") == Texts{"M6", "N7", "O6"});
    CHECK(bench.refusal("step O5").rule == "VAW-OCAV-2");
    bench.acts({"step N7", "step N8", "step N9", "step N10", "step N11", "step N12"});
    CHECK(bench.hex("a") == "N12");
}

TEST_CASE(
    "VAW-OCAV-4 VAW-OCAV-5 position: cavalry lets the infantry's attack fall into the void, and is "
    "followed") {
    Field field;
    Bench bench(field.units({"Fi4 P4", "Bc1 P5"}).option(&Options::cavalry).at(1, Phase::french_attacks));
    bench.acts({"target Bc1", "refuse Bc1", "fall-back Bc1 P6"});
    CHECK(bench.army(ArmyId::british).turn_losses == 0);
    CHECK(bench.options() == Texts{"advance Fi4 P5", "hold"});
    bench.act("advance Fi4 P5");
    CHECK(bench.hex("Fi4") == "P5");
    // With a single cavalry unit among the attackers it has to fight: 4 + 1 - 1 = +4 and a die of 1 make 5.
    Field mixed;
    mixed.units({"Fi4 P4", "Fc1 O4", "Bc1 P5"}).option(&Options::cavalry);
    Bench fight(mixed.at(1, Phase::french_attacks));
    fight.acts({"target Bc1", "join Fi4"}).act("join Fc1", {1});
    CHECK(fight.noted(Label::final_score) == 5);
}

TEST_CASE(
    "VAW-OCAV-6 VAW-OCAV-7 position: beaten attacking cavalry goes back two hexes, defending cavalry "
    "follows") {
    // 1 - 2 = -1, die 2: 1, attacker retreats.
    Field field;
    field.units({"Fc1 P4", "Bc2 P5"}).option(&Options::cavalry);
    Bench bench(field.at(1, Phase::french_attacks));
    bench.act("target Bc2", {2}).acts({"fall-back Fc1 P3", "fall-back Fc1 P2"});
    CHECK(bench.after("advance") == Texts{"Bc2 P3", "Bc2 P4"});
    bench.act("advance Bc2 P3");
    CHECK(bench.hex("Bc2") == "P3");
    // Infantry follows one hex, whatever the cavalry did; and the owner may stop after one.
    Field foot;
    foot.units({"Fc1 P4", "Bi2 P5"}).option(&Options::cavalry);
    Bench slow(foot.at(1, Phase::french_attacks));
    slow.act("target Bi2", {2}).acts({"fall-back Fc1 P3", "fall-back Fc1 P2"});
    CHECK(slow.after("advance") == Texts{"Bi2 P4"});
}

TEST_CASE("VAW-OART-1 VAW-OART-2 VAW-OART-3 VAW-OART-4 position: what a gun on P3 reaches on P5") {
    struct Ground {
        std::string_view hex;
        Terrain terrain;
        bool reached;
    };
    const std::vector<Ground> cases{{"P4", Terrain::woods, false}, {"P4", Terrain::town, false},
                                    {"P4", Terrain::ridge, false}, {"P5", Terrain::woods, true},
                                    {"P5", Terrain::town, true},   {"P5", Terrain::chateau, true},
                                    {"P5", Terrain::ridge, false}, {"P3", Terrain::woods, true}};
    for (const Ground& ground : cases) {
        Field field = guns({"Fa2 P3", "Bi2 P5"});
        field.terrain(ground.terrain, {ground.hex}).at(1, Phase::french_attacks);
        Bench bench(field);
        INFO(ground.hex << " " << static_cast<int>(ground.terrain));
        CHECK(bench.after("target").empty() == !ground.reached);
    }
    // Over a stream and a friend, but not at three hexes, and not when an enemy stands beside the gun.
    Field over = guns({"Fa2 P3", "Fi1 P4", "Bi2 P5"});
    Bench bench(over.stream("P3", "P4").stream("P4", "P5").at(1, Phase::french_attacks));
    bench.acts({"target Bi2", "join Fi1"});
    CHECK(bench.after("bombard") == Texts{"Fa2"});
    Field far = guns({"Fa2 P2", "Bi2 P5"});
    CHECK(Bench(far.at(1, Phase::french_attacks)).after("target").empty());
    Field beside = guns({"Fa2 P3", "Bi2 P5", "Bi1:n P2"});
    CHECK(Bench(beside.at(1, Phase::french_attacks)).after("target") == Texts{"n"});
}

TEST_CASE(
    "VAW-OART-5 VAW-OART-6 VAW-OART-7 position: a town helps against guns, a stream does not, nobody goes "
    "back") {
    Field field = guns({"Fa2 P3", "Bi2 P5"});
    field.town("P5").stream("P4", "P5");
    Bench bench(field.at(1, Phase::french_attacks));
    // 2 - 2 - 1 = -1, die 1: 0, and for a die of 1 the exchange.
    bench.act("target Bi2", {1});
    CHECK(bench.noted(Label::final_score) == 0);
    bench.act("exchange");
    CHECK(bench.hex("Bi2") == "destroyed");
    CHECK(bench.hex("Fa2") == "P3");
    CHECK(bench.army(ArmyId::french).turn_losses == 3);
    // 1 - 4 = -3, die 1: -2, attacker destroyed, which the gun ignores.
    Field weak = guns({"Fa1 P3", "Bi4 P5"});
    Bench safe(weak.at(1, Phase::french_attacks));
    safe.act("target Bi4", {1});
    CHECK(safe.hex("Fa1") == "P3");
}

TEST_CASE("VAW-OART-9 VAW-OART-10 VAW-OART-8 position: two guns and an infantry on one hex") {
    Field field = guns({"Fi1 P4", "Fa2:a P3", "Fa3:b N4", "Bi2 P5"});
    Bench bench(field.at(1, Phase::french_attacks));
    // 1 + 2 + 3 - 2 = +4, die 2: 6, defender retreats; only the infantry is next to the hex that is left.
    bench.acts({"target Bi2", "join Fi1", "bombard a"}).act("bombard b", {2});
    CHECK(bench.noted(Label::superiority) == 4);
    while (bench.count(EventKind::unit_retreated) == 0) bench.act(bench.options().front());
    CHECK(bench.options() == Texts{"advance Fi1 P5", "hold"});
    bench.act("hold");
    CHECK(bench.after("target").empty());
}

TEST_CASE("VAW-OART-11 VAW-OART-12 position: the guns fire on the cavalry, all others attack the artillery") {
    // Both O4 and P6 touch O5 (cavalry) and P5 (artillery); the gun on O3 reaches O5.
    Field field = guns({"Fi2 O4", "Fc2 P6", "Fa2 O3", "Bc2 O5", "Ba1 P5"});
    Bench bench(field.at(1, Phase::french_attacks));
    bench.acts({"target Bc2", "bombard Fa2"}).act("resolve", {2});
    // Nobody may hold back now: the artillery is owed, and who is beside it joins.
    CHECK(bench.refusal("end-attacks").rule == "VAW-ATK-9");
    bench.acts({"target Ba1", "join Fi2"});
    CHECK(bench.event(EventKind::combat_resolved) != nullptr);
    CHECK(bench.unit("Fc2").attacked == 1);
}
