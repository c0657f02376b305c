// Positions that no game comes to are found and named.
#include "engine/ledger/transaction.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "tests/rules/victory_at_waterloo/bench.hpp"

#include <catch2/catch.hpp>

using namespace hd;
using namespace hd::vaw;
using namespace hd::vaw::test;

namespace {

using Faults = std::vector<std::string>;

// The faults of the bench's game after an edit of it.
template <class Edit>
Faults broken_by(const Bench& bench, Edit change) {
    rules::Game game = bench.game();
    ledger::Log log;
    ledger::Transaction edit(game.state, log);
    change(edit);
    edit.commit({});
    return ruleset().broken(game);
}

}  // namespace

TEST_CASE("VAW-MNOTE-6 two units in one hex are a fault") {
    Field field;
    Bench bench(field.units({"Fi1:a B2", "Fi1:b D2", "Bi1 T9"}));
    CHECK(broken_by(bench, [&](ledger::Transaction& edit) {
              edit.edit(bench.ref("a")).place = bench.unit("b").place;
          }) == Faults{"a and b stand in D2"});
}

TEST_CASE("VAW a unit that is nowhere, or was never so, is a fault") {
    Field field;
    Bench bench(field.units({"Fi1:a B2", "Bi1 T9"}));
    CHECK(broken_by(bench, [&](ledger::Transaction& edit) { edit.edit(bench.ref("a")).place = Place{}; }) ==
          Faults{"a is nowhere"});
    CHECK(broken_by(bench, [&](ledger::Transaction& edit) { edit.edit(bench.ref("a")).strength = 2; }) ==
          Faults{"a is no longer the unit that it was"});
}

TEST_CASE("VAW-PLAY-3 a game is over exactly when nothing is to be done") {
    Field field;
    Bench bench(field.units({"Fi1:a B2", "Bi1 T9"}));
    CHECK(broken_by(bench, [&](ledger::Transaction& edit) {
              edit.edit(the_verdict).level = Level::french_tactical;
          }) == Faults{"the game is over and goes on"});
    CHECK(broken_by(bench, [&](ledger::Transaction& edit) {
              rules::take_off(edit, bench.game().state, root_item);
          }) == Faults{"nothing is to be done"});
}
