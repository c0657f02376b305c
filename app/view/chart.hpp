// Lines over the course of a game, as SVG text to be put into a page.
#pragma once

#include "app/view/report_view.hpp"

#include <string>

namespace hd::view {

struct Chart {
    std::vector<Series> series;
    ledger::EventNumber events = 0;  // the length of the course
    std::vector<std::pair<ledger::EventNumber, std::string>> turns;
    bool with_zero = false;  // the middle line is drawn and both directions have room
    double band = 0;         // half the height of a shaded band round zero at the end; grows as a root
};

std::string to_svg(const Chart& chart);

}  // namespace hd::view
