// What a file is that somebody opens or drops on the window, by what is in it rather than by its name.
#pragma once

#include <cstdint>
#include <string>

namespace hd::view {

enum class FileKind : std::uint8_t {
    none,        // no file of that name: it may be the id of a scenario
    recording,   // of a game, or named as one
    scenario,    // or some other text
    picture,     // PNG, JPEG, GIF, BMP, WebP or TIFF
    no_picture,  // named as a picture, and none inside
    folder
};

FileKind kind_of_file(const std::string& path);

}  // namespace hd::view
