#include "engine/rules/agenda.hpp"

namespace hd::rules {

using ledger::Ref;

namespace {

// The child of `parent` that goes first.
Ref<Item> first_child(std::span<const Item> items, Ref<Item> parent) {
    Ref<Item> best;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].parent != parent || items[i].step == 0) continue;
        if (!best || items[i].order < items[static_cast<std::size_t>(best.row())].order) {
            best = Ref<Item>::of_row(static_cast<std::int32_t>(i));
        }
    }
    return best;
}

}  // namespace

Ref<Item> next_item(const ledger::State& state) {
    // New items take the lowest free row, so that these are few.
    const std::span<const Item> items = state.rows_in_play<Item>();
    Ref<Item> at;
    for (Ref<Item> child = first_child(items, at); child; child = first_child(items, at)) at = child;
    return at;
}

Ref<Item> put_item(ledger::Transaction& edit, const Item& item) {
    const Ref<Item> free = edit.create<Item>();
    edit.edit(free) = item;
    return free;
}

void take_off(ledger::Transaction& edit, const ledger::State& state, Ref<Item> item) {
    const std::span<const Item> items = state.rows_in_play<Item>();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].step != 0 && items[i].parent == item) {
            take_off(edit, state, Ref<Item>::of_row(static_cast<std::int32_t>(i)));
        }
    }
    edit.erase(item);
}

std::string_view wrong_end(const ledger::State& state, bool over) {
    const bool agenda = static_cast<bool>(next_item(state));
    if (over != agenda) return {};
    return over ? "the game is over and goes on" : "nothing is to be done";
}

}  // namespace hd::rules
