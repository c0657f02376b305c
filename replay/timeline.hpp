// Keyframes of a game, so that any of its positions is near one: position p is the game after its first p
// events.
#pragma once

#include "engine/ledger/log.hpp"
#include "engine/ledger/state.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace hd::replay {

using ledger::EventNumber;

class Timeline {
  public:
    static constexpr EventNumber usual_interval = 4'096;
    static constexpr std::size_t usual_budget = 64U << 20U;  // bytes

    explicit Timeline(EventNumber interval = usual_interval, std::size_t budget = usual_budget)
        : interval_(interval), budget_(budget) {}

    struct Keyframe {
        EventNumber position = 0;
        std::vector<std::int32_t> cells;
    };

    // To be told of the state at each position that is reached by playing on; keeps it where a keyframe is
    // due.
    void reached(EventNumber position, const ledger::State& state) {
        if (position >= next_) keep(position, state);
    }
    // Positions past this one are no more.
    void cut(EventNumber position);
    // The keyframe nearest to a position; null where there is none.
    const Keyframe* nearest(EventNumber position) const;
    std::size_t bytes() const;
    std::size_t keyframes() const { return frames_.size(); }

  private:
    void keep(EventNumber position, const ledger::State& state);

    EventNumber interval_;
    std::size_t budget_;
    EventNumber next_ = 0;
    std::vector<Keyframe> frames_;
};

}  // namespace hd::replay
