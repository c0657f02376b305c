// Who may know what of a row, and what each seat learns when a row changes.
#include "engine/ledger/transaction.hpp"
#include "engine/rules/stream.hpp"

#include <catch2/catch.hpp>

#include <array>

using namespace hd;
using ledger::Audience;
using ledger::Change;
using ledger::FieldKind;
using rules::Seat;
using rules::View;

namespace {

struct Card {
    static constexpr int table = 0;
    Seat owner = {};
    std::int32_t open = 0;
    std::int32_t shown = 0;   // to the owner and to whom it is shown
    std::int32_t secret = 0;  // to the owner alone
    std::int32_t seen = 0;
};
constexpr std::array<ledger::Field, 5> fields = {{{"owner", FieldKind::seat},
                                                  {"open"},
                                                  {"shown", FieldKind::integer, Audience::seen},
                                                  {"secret", FieldKind::integer, Audience::owner},
                                                  {"seen", FieldKind::seen}}};
static_assert(sizeof(Card) == 4 * fields.size());
constexpr std::array<ledger::Table, 1> tables = {{{"cards", fields}}};
constexpr auto card = ledger::Ref<Card>::of_row(1);
// Row 1 of 5 fields: cells 5 to 9.
constexpr ledger::Cell owner_cell = 5;
constexpr ledger::Cell open_cell = 6;
constexpr ledger::Cell shown_cell = 7;
constexpr ledger::Cell secret_cell = 8;
constexpr ledger::Cell seen_cell = 9;

struct Table {
    rules::Ruleset ruleset{.schema = tables, .hides = true};
    std::shared_ptr<rules::Setting> setting = std::make_shared<rules::Setting>();
    rules::Game game;
    ledger::Log log;

    Table() {
        setting->layout = std::make_shared<const ledger::Layout>(tables, std::array<std::uint32_t, 1>{3});
        game = {.ruleset = &ruleset, .setting = setting, .state = ledger::State(setting->layout)};
    }
    template <class Edit>
    void event(Edit change, std::uint16_t audience = 0) {
        ledger::Transaction edit(game.state, log);
        change(edit.edit(card));
        edit.commit({.kind = 3, .seat = Seat{1}, .subject = 8, .audience = audience});
    }
    // What a seat learns of the last event.
    std::vector<Change> learnt(std::int32_t seat) const {
        rules::Learnt out;
        rules::learn(game, log, log.size() - 1, Seat{seat}, out);
        return out.changes;
    }
};

constexpr auto deal = [](Card& c) { c = {.owner = Seat{1}, .open = 4, .shown = 5, .secret = 6, .seen = 0}; };

}  // namespace

TEST_CASE("a field is known to all, to the owner, or to whom it is shown") {
    Table table;
    table.event(deal);
    const auto as = [&](std::int32_t seat) { return View(table.game, Seat{seat}).at(card); };
    CHECK(as(1).secret == 6);
    CHECK(as(0).secret == 6);
    CHECK(as(2).open == 4);
    CHECK(as(2).shown == 0);
    CHECK(as(2).secret == 0);
    table.event([](Card& c) { c.seen = 1 << 2; });
    CHECK(as(2).shown == 5);
    CHECK(as(2).secret == 0);
    CHECK(as(3).shown == 0);
    CHECK(View(table.game, Seat{2}).cell({0, 1, 2}) == 5);
    CHECK(View(table.game, Seat{3}).cell({0, 1, 2}) == 0);
    CHECK_FALSE(View(table.game, Seat{2}).may_know({0, 1, 3}));
}

TEST_CASE("each seat learns of a change what its view shows of it") {
    Table table;
    table.event(deal);
    CHECK(
        table.learnt(1) ==
        std::vector<Change>{{owner_cell, 0, 1}, {open_cell, 0, 4}, {shown_cell, 0, 5}, {secret_cell, 0, 6}});
    CHECK(table.learnt(2) == std::vector<Change>{{owner_cell, 0, 1}, {open_cell, 0, 4}});
    table.event([](Card& c) { c.shown = 7; });
    CHECK(table.learnt(1) == std::vector<Change>{{shown_cell, 5, 7}});
    CHECK(table.learnt(2).empty());
    // What is shown appears although it didn't change, and goes again when it is hidden.
    table.event([](Card& c) { c.seen = 1 << 2; });
    CHECK(table.learnt(1) == std::vector<Change>{{seen_cell, 0, 4}});
    CHECK(table.learnt(2) == std::vector<Change>{{shown_cell, 0, 7}, {seen_cell, 0, 4}});
    table.event([](Card& c) {
        c.seen = 0;
        c.shown = 9;
    });
    CHECK(table.learnt(2) == std::vector<Change>{{shown_cell, 7, 0}, {seen_cell, 4, 0}});
    // A new owner learns the secret, the old one has it no more.
    table.event([](Card& c) { c.owner = Seat{2}; });
    CHECK(table.learnt(2) ==
          std::vector<Change>{{owner_cell, 1, 2}, {shown_cell, 0, 9}, {secret_cell, 0, 6}});
    CHECK(table.learnt(1) ==
          std::vector<Change>{{owner_cell, 1, 2}, {shown_cell, 9, 0}, {secret_cell, 6, 0}});
}

TEST_CASE("of an event that isn't for it a seat learns only whose it was") {
    Table table;
    table.event(deal, 1U << 1U);
    rules::Learnt out;
    rules::learn(table.game, table.log, 0, Seat{2}, out);
    CHECK_FALSE(out.whole);
    CHECK(out.head == ledger::EventHead{.seat = Seat{1}});
    rules::learn(table.game, table.log, 0, Seat{1}, out);
    CHECK(out.whole);
    CHECK(out.head.kind == 3);
    CHECK(out.head.subject == 8);
}

TEST_CASE("the game that a seat knows has nothing else in it, and its own hash") {
    Table table;
    table.event(deal);
    const rules::Game known = View(table.game, Seat{2}).known(77);
    CHECK(known.seed == 77);
    CHECK(known.state.at(card).open == 4);
    CHECK(known.state.at(card).secret == 0);
    CHECK(known.state.hash() == known.state.recomputed_hash());
    CHECK(known.state.hash() != table.game.state.hash());
}
