// The units of one attack that have the same part in it, on the stack: at most the eighteen within two hexes.
// Kept small, as sets are copied for every choice that is looked at.
#pragma once

#include "engine/rules/victory_at_waterloo/state.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace hd::vaw {

class UnitList {
  public:
    static constexpr std::size_t capacity = 18;

    void add(Ref<Unit> unit) {
        assert(size_ < capacity);
        units_[size_++] = unit;
    }
    bool has(Ref<Unit> unit) const {
        for (const Ref<Unit> one : *this) {
            if (one == unit) return true;
        }
        return false;
    }
    void sort() { std::sort(units_.begin(), units_.begin() + static_cast<std::ptrdiff_t>(size_)); }
    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }
    Ref<Unit> front() const { return units_[0]; }
    const Ref<Unit>* begin() const { return units_.data(); }
    const Ref<Unit>* end() const { return units_.data() + size_; }

  private:
    std::size_t size_ = 0;
    std::array<Ref<Unit>, capacity> units_;
};

}  // namespace hd::vaw
