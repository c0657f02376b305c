#include "engine/rules/agenda.hpp"

namespace hd::rules {

using ledger::Ref;

namespace {

// The child of `parent` that goes first, looked for among the rows that are in use.
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

// The rows up to the last one in use: new items take the lowest free row, so that most are free.
std::span<const Item> used_rows(std::span<const Item> items) {
    std::size_t used = items.size();
    while (used > 0 && items[used - 1].step == 0) --used;
    return items.first(used);
}

}  // namespace

Ref<Item> next_item(const ledger::State& state) {
    const std::span<const Item> items = used_rows(state.rows<Item>());
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
    const std::span<const Item> items = state.rows<Item>();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].step != 0 && items[i].parent == item) {
            take_off(edit, state, Ref<Item>::of_row(static_cast<std::int32_t>(i)));
        }
    }
    edit.erase(item);
}

}  // namespace hd::rules
