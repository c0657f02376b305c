// Three small tables for the tests of the ledger: pieces that stand in up to two places, a table that has no
// rows, and counters without any place.
#pragma once

#include "engine/ledger/transaction.hpp"

#include <array>
#include <memory>

namespace hd::ledger::sample {

struct Piece {
    static constexpr int table = 0;
    Seat owner = {};
    Place front = {};
    Place rear = {};
    std::int32_t height = 0;
    std::int32_t steps = 0;
    std::int32_t seen = 0;
};

struct Ghost {
    static constexpr int table = 1;
    std::int32_t value = 0;
};

struct Counter {
    static constexpr int table = 2;
    std::int32_t value = 0;
    std::int32_t other = 0;
};

inline constexpr std::array<Field, 6> piece_fields = {{{"owner", FieldKind::seat},
                                                       {"front", FieldKind::place},
                                                       {"rear", FieldKind::place},
                                                       {"height", FieldKind::order},
                                                       {"steps", FieldKind::integer, Audience::seen},
                                                       {"seen", FieldKind::seen}}};
static_assert(sizeof(Piece) == 4 * piece_fields.size());
inline constexpr std::array<Field, 1> ghost_fields = {{{"value", FieldKind::integer}}};
static_assert(sizeof(Ghost) == 4 * ghost_fields.size());
inline constexpr std::array<Field, 2> counter_fields = {
    {{"value", FieldKind::integer}, {"other", FieldKind::integer}}};
static_assert(sizeof(Counter) == 4 * counter_fields.size());

inline constexpr std::array<Table, 3> tables = {
    {{"pieces", piece_fields}, {"ghosts", ghost_fields}, {"counters", counter_fields}}};

inline std::shared_ptr<const Layout> layout(std::uint32_t pieces, std::uint32_t counters) {
    const std::array<std::uint32_t, 3> rows = {pieces, 0, counters};
    return std::make_shared<const Layout>(tables, rows);
}

inline Ref<Piece> piece(std::int32_t row) {
    return Ref<Piece>::of_row(row);
}
inline Ref<Counter> counter(std::int32_t row) {
    return Ref<Counter>::of_row(row);
}

}  // namespace hd::ledger::sample
