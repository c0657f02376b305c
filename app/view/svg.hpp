// A picture as SVG text: the same bytes for the same picture, everywhere.
#pragma once

#include "app/view/picture.hpp"

#include <string>
#include <string_view>

namespace hd::view {

std::string to_svg(const Picture& picture);

// Text as it may stand in XML and HTML, in elements and in quoted attributes.
std::string escaped(std::string_view text);

}  // namespace hd::view
