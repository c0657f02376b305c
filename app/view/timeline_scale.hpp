// Where events lie along a timeline. A fight takes more room than a move, so that fights can be told apart;
// steps within something that is told as a whole take little.
#pragma once

#include "app/view/chronicle.hpp"

namespace hd::view {

class TimelineScale {
  public:
    TimelineScale() = default;
    explicit TimelineScale(const Chronicle& chronicle);

    double length() const { return starts_.empty() ? 0 : starts_.back(); }
    // Where an event begins; the end of the game for its size.
    double start(ledger::EventNumber n) const;
    double middle(ledger::EventNumber n) const;
    // The event that lies there, the nearest one outside.
    ledger::EventNumber event_at(double place) const;

  private:
    std::vector<double> starts_;  // one more than events
};

}  // namespace hd::view
