// What is next on the agenda, on the tables that every game begins with.
#include "engine/rules/agenda.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <memory>

using namespace hd;
using ledger::Ref;
using rules::Item;

namespace {

constexpr std::array<std::string_view, 10> no_names = {};
constexpr auto agenda_fields = rules::agenda_fields(no_names);
constexpr auto clock_fields = rules::clock_fields(no_names);
constexpr std::array<ledger::Table, 2> tables = {{{"agenda", agenda_fields}, {"clock", clock_fields}}};

struct Agenda {
    ledger::State state{std::make_shared<const ledger::Layout>(tables, std::array<std::uint32_t, 2>{16, 1})};
    ledger::Log log;

    Ref<Item> put(std::int32_t step, std::int32_t order, Ref<Item> parent = {}) {
        ledger::Transaction edit(state, log);
        const Ref<Item> made = rules::put_item(edit, {.step = step, .parent = parent, .order = order});
        edit.commit({});
        return made;
    }
    void take_off(Ref<Item> item) {
        ledger::Transaction edit(state, log);
        rules::take_off(edit, state, item);
        edit.commit({});
    }
    Ref<Item> next() const { return rules::next_item(state); }
};

}  // namespace

TEST_CASE("an empty agenda has nothing next") {
    CHECK_FALSE(Agenda{}.next());
}

TEST_CASE("the lowest order goes first, of equal ones the lowest row") {
    Agenda agenda;
    agenda.put(1, 7);
    const Ref<Item> first = agenda.put(2, -3);
    const Ref<Item> second = agenda.put(3, -3);
    CHECK(agenda.next() == first);
    agenda.take_off(first);
    CHECK(agenda.next() == second);
    // The freed row is the lowest one: what is put there goes before an equal of a higher row.
    const Ref<Item> again = agenda.put(4, -3);
    CHECK(again == first);
    CHECK(agenda.next() == again);
}

TEST_CASE("an item's children go before it, however deep, and only those of the item that is first") {
    Agenda agenda;
    const Ref<Item> phase = agenda.put(1, 1);
    const Ref<Item> later = agenda.put(2, 2);
    const Ref<Item> of_later = agenda.put(3, -9, later);
    const Ref<Item> move = agenda.put(4, 5, phase);
    const Ref<Item> fire = agenda.put(5, 8, move);
    const Ref<Item> sooner = agenda.put(6, 4, phase);
    CHECK(agenda.next() == sooner);
    agenda.take_off(sooner);
    CHECK(agenda.next() == fire);
    agenda.take_off(fire);
    CHECK(agenda.next() == move);
    agenda.take_off(move);
    CHECK(agenda.next() == phase);
    agenda.take_off(phase);
    CHECK(agenda.next() == of_later);
}

TEST_CASE("an item is taken off with all that hangs on it, and nothing else") {
    Agenda agenda;
    const Ref<Item> root = agenda.put(1, 1);
    const Ref<Item> child = agenda.put(2, 1, root);
    agenda.put(3, 1, child);
    agenda.put(4, 2, child);
    const Ref<Item> other = agenda.put(5, 2, root);
    agenda.take_off(child);
    CHECK(agenda.next() == other);
    agenda.take_off(root);
    CHECK_FALSE(agenda.next());
    CHECK(agenda.state.hash() == 0);
}

TEST_CASE("the last row of the agenda is looked at") {
    Agenda agenda;
    std::array<Ref<Item>, 16> rows;
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = agenda.put(1, 0);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        CHECK(agenda.next() == rows[i]);
        agenda.take_off(rows[i]);
    }
}
