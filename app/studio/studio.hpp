// The window's contents: which workspace is open, what is open in it, and what happens to messages.
#pragma once

#include "app/studio/command_line.hpp"
#include "app/studio/loop.hpp"
#include "app/studio/ui.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>

namespace hd::studio {

class Studio {
  public:
    // A fault in words where the data folder cannot be found.
    static tl::expected<std::unique_ptr<Studio>, std::string> open(Window& window, const CommandLine& line);

    Due frame(const WindowNews& news);

  private:
    Studio(Window& window, const CommandLine& line);

    void set_scale(float scale);

    Window& window_;
    CommandLine line_;
    Ui ui_;
};

}  // namespace hd::studio
