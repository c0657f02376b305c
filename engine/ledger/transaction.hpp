// The one way to change state. Rules edit rows as plain structs; commit compares the touched rows with what
// they were and appends one event with its changes. Transactions don't nest: one open transaction per state.
#pragma once

#include "engine/ledger/log.hpp"
#include "engine/ledger/state.hpp"

#include <cassert>
#include <cstdint>

namespace hd::ledger {

class Transaction {
  public:
    Transaction(State& state, Log& log);
    // A transaction that was neither committed nor dropped is a bug: its rows are restored, then it asserts.
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    // The row itself, to be changed in place; the same row however often it is asked for.
    template <class Row>
    Row& edit(Ref<Row> ref) {
        assert(ref);
        return *reinterpret_cast<Row*>(touch(Row::table, ref.row()));
    }
    // The lowest row of the table that is not in play. All zero, so the caller must set a field.
    template <class Row>
    Ref<Row> create() {
        return Ref<Row>::of_row(free_row(Row::table));
    }
    template <class Row>
    void erase(Ref<Row> ref) {
        edit(ref) = Row{};
    }
    // One cell, for code that walks fields by their lists (the editor, corrections).
    void set(CellName name, std::int32_t value);

    void work(const Work& line) { log_->working_.push_back(line); }
    void die(const Die& die) { log_->dice_.push_back(die); }

    // Appends the event. EventFlag::reveals is set here when a row's `seen` gained a seat or its owner
    // changed.
    EventNumber commit(const EventHead& head);
    // Puts every row back as it was; nothing is appended.
    void drop();

  private:
    using Touched = Scratch::Touched;

    std::int32_t* touch(int table, int row);
    std::int32_t free_row(int table) const;
    const std::int32_t* saved(const Touched& touched) const {
        return state_->scratch_.saved.data() + touched.saved;
    }
    std::uint64_t record_changes(const Touched& touched);
    bool row_reveals(const Touched& touched, std::uint64_t changed) const;
    void restore();
    void forget();

    State* state_;
    Log* log_;
    bool open_ = true;
    std::uint32_t first_change_;
    std::uint32_t first_work_;
};

}  // namespace hd::ledger
