#include "tests/support/toy/position.hpp"

#include "engine/board/map.hpp"

namespace hd::toy {

namespace {

constexpr auto all_units = static_cast<std::int32_t>(unit_rows);

}  // namespace

Position::Position(const rules::View& view)
    : setting_(&view.setting()), hexes_(view.setting().hexes()), turn_(view.at(rules::the_clock).turn) {
    for (std::int32_t row = 0; row < all_units; ++row) {
        units_[static_cast<std::size_t>(row)] = view.at(Ref<Unit>::of_row(row));
    }
    commands_ = {view.at(Ref<Command>::of_row(0)), view.at(Ref<Command>::of_row(1))};
}

std::int32_t Position::distance(Place a, Place b) const {
    return setting_->map->grid().distance(board::hex_at_place(a.raw), board::hex_at_place(b.raw));
}

bool Position::on_map(std::int32_t ref, Seat owner) const {
    return ref >= 1 && ref <= all_units && unit(ref).owner == owner && is_hex(unit(ref).place);
}

bool Position::stands(std::int32_t ref, Place place) const {
    return unit(ref).place == place || unit(ref).rear == place;
}

bool Position::touches(std::int32_t ref, Place place) const {
    return adjacent(unit(ref).place, place) || adjacent(unit(ref).rear, place);
}

bool Position::held_by(Place place, Seat owner) const {
    for (std::int32_t ref = 1; ref <= all_units; ++ref) {
        if (unit(ref).owner == owner && stands(ref, place)) return true;
    }
    return false;
}

std::int32_t Position::top_of(Place place) const {
    std::int32_t top = 0;
    if (!place) return top;
    for (std::int32_t ref = 1; ref <= all_units; ++ref) {
        if (!stands(ref, place)) continue;
        if (top == 0 || unit(ref).height > unit(top).height) top = ref;
    }
    return top;
}

std::int32_t Position::height_over(Place place) const {
    const std::int32_t top = top_of(place);
    return top == 0 ? 1 : unit(top).height + 1;
}

std::int32_t Position::first_in(Place queue) const {
    std::int32_t first = 0;
    for (std::int32_t ref = 1; ref <= all_units; ++ref) {
        if (unit(ref).place != queue) continue;
        if (first == 0 || unit(ref).height < unit(first).height) first = ref;
    }
    return first;
}

Place Position::next_hex(Place from, Place to, Seat mover) const {
    for (std::int32_t raw = 1; raw <= hexes_; ++raw) {
        const Place hex{raw};
        if (!adjacent(from, hex) || distance(hex, to) >= distance(from, to)) continue;
        if (!held_by(hex, enemy_of(mover))) return hex;
    }
    return {};
}

bool Position::can_complete(Seat attacker, Place target, std::int32_t mask, std::int32_t missing) const {
    if (missing <= 0) return missing == 0;
    for (std::int32_t ref = 1; ref <= all_units; ++ref) {
        if (has(mask, ref) || !on_map(ref, attacker) || !touches(ref, target)) continue;
        if (can_complete(attacker, target, mask | bit(ref), missing - unit(ref).steps)) return true;
    }
    return false;
}

std::int32_t Position::steps_of(std::int32_t mask) const {
    std::int32_t sum = 0;
    for (std::int32_t ref = 1; ref <= all_units; ++ref) {
        if (has(mask, ref)) sum += unit(ref).steps;
    }
    return sum;
}

}  // namespace hd::toy
