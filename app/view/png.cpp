#include "app/view/png.hpp"

#include "app/view/cairo_painter.hpp"

#include <cairo.h>
#include <fmt/format.h>

#include <cmath>
#include <memory>

namespace hd::view {

namespace {

constexpr double most_pixels = 64e6;

struct Close {
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};

cairo_status_t append(void* out, const unsigned char* data, unsigned int size) {
    static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(data), size);
    return CAIRO_STATUS_SUCCESS;
}

}  // namespace

struct PngBase::Surface {
    std::unique_ptr<cairo_surface_t, Close> cairo;
    int width = 0;
    int height = 0;
};

namespace {

std::unique_ptr<cairo_surface_t, Close> blank(int width, int height) {
    return std::unique_ptr<cairo_surface_t, Close>(
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
}

std::unique_ptr<cairo_t, Close> brush(cairo_surface_t* surface) {
    return std::unique_ptr<cairo_t, Close>(cairo_create(surface));
}

}  // namespace

PngBase::PngBase(const Picture& base, double scale) : scale_(scale) {
    const double width = std::ceil(base.width * scale);
    const double height = std::ceil(base.height * scale);
    if (!(width >= 1 && height >= 1 && width <= 32'000 && height <= 32'000 &&
          width * height <= most_pixels)) {
        fault_ = fmt::format("a picture of {:.0f} x {:.0f} pixels is too large; 64 million are the most",
                             width, height);
        return;
    }
    surface_ = std::make_unique<Surface>();
    surface_->width = static_cast<int>(width);
    surface_->height = static_cast<int>(height);
    surface_->cairo = blank(surface_->width, surface_->height);
    const auto cairo = brush(surface_->cairo.get());
    cairo_scale(cairo.get(), scale, scale);
    for (const Layer& layer : base.layers) paint(cairo.get(), layer);
}

PngBase::PngBase(PngBase&&) noexcept = default;
PngBase::~PngBase() = default;

tl::expected<std::string, std::string> PngBase::with(const Picture& over) const {
    if (!fault_.empty()) return tl::make_unexpected(fault_);
    const auto copy = blank(surface_->width, surface_->height);
    const auto cairo = brush(copy.get());
    cairo_set_source_surface(cairo.get(), surface_->cairo.get(), 0, 0);
    cairo_paint(cairo.get());
    cairo_scale(cairo.get(), scale_, scale_);
    for (const Layer& layer : over.layers) paint(cairo.get(), layer);
    std::string bytes;
    const cairo_status_t status = cairo_status(cairo.get());
    const cairo_status_t written = cairo_surface_write_to_png_stream(copy.get(), append, &bytes);
    for (const cairo_status_t one : {status, written}) {
        if (one != CAIRO_STATUS_SUCCESS) return tl::make_unexpected(std::string(cairo_status_to_string(one)));
    }
    return bytes;
}

tl::expected<std::string, std::string> to_png(const Picture& picture, double scale) {
    return PngBase(picture, scale).with(Picture{});
}

}  // namespace hd::view
