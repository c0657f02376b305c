// The sizes of a workspace's panes, as shares of the window that people may change.
#pragma once

#include "app/studio/ui.hpp"

#include <map>
#include <string>

namespace hd::studio {

// How a pane's size begins and how far it may go, in pixels at scale 1.
struct PaneRange {
    const char* name;  // unlike any other: "analyze.events"
    float first = 0;
    float least = 0;
    float most = 0;
};

class Panes {
  public:
    // The size now, in pixels of the screen, at most what `room` allows.
    float size(const Ui& ui, const PaneRange& range, float room) const;
    void drag(const Ui& ui, const PaneRange& range, float room, float by);
    void reset(const PaneRange& range) { lengths_.erase(range.name); }

    const std::map<std::string, float>& lengths() const { return lengths_; }
    void set(const std::string& name, float length) { lengths_[name] = length; }

  private:
    std::map<std::string, float> lengths_;  // at scale 1
};

// A splitter between two panes that does what it says.
void put_pane_splitter(const Ui& ui, Panes& panes, const PaneRange& range, const Box& line, bool down,
                       float room, float sign);

}  // namespace hd::studio
