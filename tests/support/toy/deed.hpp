// One event of the toy game being written: a transaction with what every event of the game says.
#pragma once

#include "engine/rules/agenda.hpp"
#include "engine/rules/ruleset.hpp"
#include "tests/support/toy/position.hpp"

namespace hd::toy {

class Deed {
  public:
    Deed(rules::Conduct& conduct, Ref<Item> item)
        : conduct_(conduct),
          item_(item),
          was_(item ? conduct.game.state.at(item) : Item{}),
          edit_(conduct.game.state, conduct.log) {}

    const Item& was() const { return was_; }
    Seat seat() const { return was_.owner; }
    ledger::Transaction& edit() { return edit_; }
    Unit& unit(std::int32_t ref) { return edit_.edit(Ref<Unit>{ref}); }
    Command& command(Seat seat) { return edit_.edit(Ref<Command>{seat.raw}); }
    Item& item() { return edit_.edit(item_); }

    // An item that follows from this event.
    void follow(Item next) {
        next.cause = static_cast<std::int32_t>(conduct_.log.size()) + 1;
        rules::put_item(edit_, next);
    }
    void take_off() { rules::take_off(edit_, conduct_.game.state, item_); }
    void take_off(Ref<Item> other) { rules::take_off(edit_, conduct_.game.state, other); }
    void work(const ledger::Work& line) {
        if (conduct_.working == rules::Working::on) edit_.work(line);
    }
    int roll(const ledger::DieKey& key, int sides) {
        const ledger::Die die = conduct_.dice.roll(key, sides);
        edit_.die(die);
        return die.value;
    }
    void commit(ledger::EventHead head) {
        head.seat = was_.owner;
        head.cause = was_.cause == 0 ? ledger::no_event : static_cast<ledger::EventNumber>(was_.cause - 1);
        head.flags = static_cast<std::uint8_t>(head.flags | conduct_.flags);
        edit_.commit(head);
    }

  private:
    rules::Conduct& conduct_;
    Ref<Item> item_;
    Item was_;
    ledger::Transaction edit_;
};

// The whole position, for what carries rules out.
inline Position whole(const rules::Conduct& conduct) {
    return Position(rules::View(conduct.game, Seat{}));
}

}  // namespace hd::toy
