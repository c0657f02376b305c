// A picture as PNG, painted by Cairo.
#pragma once

#include "app/view/picture.hpp"

#include <tl/expected.hpp>

#include <string>

namespace hd::view {

// The bytes of the file, at `scale` pixels to the picture's unit; or why it can't be made (too large).
tl::expected<std::string, std::string> to_png(const Picture& picture, double scale);

}  // namespace hd::view
