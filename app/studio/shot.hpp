// A picture of the window as a PNG file.
#pragma once

#include "app/studio/window.hpp"

#include <string>

namespace hd::studio {

// Why it could not be written; "" when it was.
std::string write_shot(const Window& window, const std::string& path);

}  // namespace hd::studio
