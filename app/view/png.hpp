// A picture as PNG, painted by Cairo.
#pragma once

#include "app/view/picture.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>

namespace hd::view {

// The bytes of the file, at `scale` pixels to the picture's unit; or why it can't be made (too large).
tl::expected<std::string, std::string> to_png(const Picture& picture, double scale);

// Many pictures over one: the base is painted once.
class PngBase {
  public:
    PngBase(const Picture& base, double scale);
    PngBase(PngBase&&) noexcept;
    ~PngBase();

    // The base with the layers of `over`, which is of the same size.
    tl::expected<std::string, std::string> with(const Picture& over) const;

  private:
    struct Surface;
    std::unique_ptr<Surface> surface_;
    double scale_;
    std::string fault_;  // "" when the base could be painted
};

}  // namespace hd::view
