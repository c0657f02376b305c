// The units of one attack on the stack: six hexes touch a hex and twelve lie two away, so 24 are enough.
#pragma once

#include "engine/rules/victory_at_waterloo/state.hpp"

#include <array>
#include <cassert>
#include <cstddef>

namespace hd::vaw {

class UnitList {
  public:
    void add(Ref<Unit> unit) {
        assert(size_ < units_.size());
        units_[size_++] = unit;
    }
    bool has(Ref<Unit> unit) const {
        for (const Ref<Unit> one : *this) {
            if (one == unit) return true;
        }
        return false;
    }
    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }
    Ref<Unit> front() const { return units_[0]; }
    const Ref<Unit>* begin() const { return units_.data(); }
    const Ref<Unit>* end() const { return units_.data() + size_; }

  private:
    std::size_t size_ = 0;
    std::array<Ref<Unit>, 24> units_;
};

}  // namespace hd::vaw
