// Advance after combat: of the rulings alone.
#include "tests/rules/campaign_1815/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

TEST_CASE("1815 A-24 attackers may follow into an empty hex, zones or not, as many as have room") {
    Field field;
    // y's zone covers N0506. 16 against 7 is 2:1; row 2 is DR.
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "PI:x N0506", "PI:y N0407"}));
    bench.fight().attack("N0506", {"a", "b"}, {2}).act("fall-back x N0507");
    CHECK(bench.decider() == "french");
    CHECK(bench.refusal("advance a N0606").rule == "1815 A-24");
    CHECK(bench.after("advance") == std::vector<std::string>{"a N0506", "b N0506"});
    const auto before = bench.log().size();
    bench.act("advance a N0506");
    CHECK(bench.log().size() > before);
    CHECK(bench.rule_of(EventKind::advanced) == "1815 A-24");
    CHECK(bench.hex("a") == "N0506");
    // Two French divisions have no room there.
    CHECK(bench.hex("b") == "N0605");
    CHECK(bench.step() == "attacks");
}

TEST_CASE("1815 A-24 nobody has to follow, and a scenario may forbid it") {
    Field field;
    Bench bench(field.units({"FI:a N0505", "FI:b N0605", "PI:x N0506"}));
    bench.fight().attack("N0506", {"a", "b"}, {2}).act("fall-back x N0507").act("hold");
    CHECK(bench.rule_of(EventKind::combat_ended) == "1815 A-24");
    CHECK(bench.hex("a") == "N0505");
    Field off;
    Bench none(off.units({"FI:a N0505", "FI:b N0605", "PI:x N0506"}).number(Number::advance_after_combat, 0));
    none.fight().attack("N0506", {"a", "b"}, {2}).act("fall-back x N0507");
    CHECK(none.step() == "attacks");
}
