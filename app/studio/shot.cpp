#include "app/studio/shot.hpp"

#include <fmt/format.h>
#include <stb_image_write.h>

namespace hd::studio {

std::string write_shot(const Window& window, const std::string& path) {
    const Size size = window.size();
    const std::vector<unsigned char> rows = window.pixels();
    const int good = stbi_write_png(path.c_str(), size.width, size.height, 3, rows.data(), size.width * 3);
    return good != 0 ? "" : fmt::format("The picture {} could not be written.", path);
}

}  // namespace hd::studio
