// A game as a page to be read in a browser, and the pictures beside it.
#pragma once

#include "app/view/report_view.hpp"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace hd::view {

struct ReportFile {
    std::string name;  // "index.html", "turn-03-french.png"
    std::string bytes;
};

// The page first; it needs nothing but the pictures. A text where a picture can't be made.
tl::expected<std::vector<ReportFile>, std::string> make_report(const ReportView& view);

}  // namespace hd::view
