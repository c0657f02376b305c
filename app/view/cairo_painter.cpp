#include "app/view/cairo_painter.hpp"

#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>

namespace hd::view {

namespace {

void set_colour(cairo_t* cairo, Colour colour) {
    cairo_set_source_rgba(cairo, colour.r / 255.0, colour.g / 255.0, colour.b / 255.0, colour.a);
}

void trace(cairo_t* cairo, const std::vector<std::vector<Point>>& chains, bool closed) {
    cairo_new_path(cairo);
    for (const std::vector<Point>& chain : chains) {
        for (std::size_t i = 0; i < chain.size(); ++i) {
            if (i == 0) {
                cairo_move_to(cairo, chain[i].x, chain[i].y);
            } else {
                cairo_line_to(cairo, chain[i].x, chain[i].y);
            }
        }
        if (closed) cairo_close_path(cairo);
    }
}

void paint(cairo_t* cairo, const Fill& fill) {
    trace(cairo, fill.rings, true);
    set_colour(cairo, fill.colour);
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
    cairo_fill(cairo);
}

void paint(cairo_t* cairo, const Strip& strip) {
    trace(cairo, strip.chains, strip.closed);
    set_colour(cairo, strip.colour);
    cairo_set_line_width(cairo, strip.width);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(cairo, strip.cap == Cap::round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
    cairo_set_dash(cairo, strip.dash.data(), static_cast<int>(strip.dash.size()), 0);
    cairo_stroke(cairo);
    cairo_set_dash(cairo, nullptr, 0, 0);
}

void paint(cairo_t* cairo, const Discs& discs) {
    cairo_new_path(cairo);
    for (const Point centre : discs.centres) {
        cairo_new_sub_path(cairo);
        cairo_arc(cairo, centre.x, centre.y, discs.radius, 0, 2 * std::numbers::pi);
    }
    set_colour(cairo, discs.colour);
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING);
    cairo_fill(cairo);
}

void paint(cairo_t* cairo, const Hatch& hatch) {
    cairo_save(cairo);
    trace(cairo, hatch.rings, true);
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
    cairo_clip(cairo);
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    cairo_clip_extents(cairo, &left, &top, &right, &bottom);
    // Lines x + y = n * step * sqrt(2), as the pattern of the SVG has them.
    const double step = hatch.step * std::numbers::sqrt2;
    for (double sum = std::floor((left + top) / step) * step; sum < right + bottom; sum += step) {
        cairo_move_to(cairo, sum - top, top);
        cairo_line_to(cairo, sum - bottom, bottom);
    }
    set_colour(cairo, hatch.colour);
    cairo_set_line_width(cairo, hatch.width);
    cairo_stroke(cairo);
    cairo_restore(cairo);
}

void choose_face(cairo_t* cairo, const Glyphs& glyphs) {
    const bool is_map =
        glyphs.face == Face::map || glyphs.face == Face::map_bold || glyphs.face == Face::map_italic;
    const bool is_bold = glyphs.face == Face::map_bold || glyphs.face == Face::strong;
    cairo_select_font_face(
        cairo, is_map ? "Gentium Book Plus" : "Lato",
        glyphs.face == Face::map_italic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
        is_bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cairo, glyphs.size);
}

// The letters one by one where they are spaced: Cairo's plain text knows no spacing.
std::vector<std::string> pieces(const Glyphs& glyphs) {
    if (glyphs.spacing == 0) return {glyphs.text};
    std::vector<std::string> out;
    for (const char c : glyphs.text) {
        if (out.empty() || (static_cast<unsigned char>(c) & 0xC0U) != 0x80U) out.emplace_back();
        out.back() += c;
    }
    return out;
}

double advance_of(cairo_t* cairo, const std::string& text) {
    cairo_text_extents_t extents;
    cairo_text_extents(cairo, text.c_str(), &extents);
    return extents.x_advance;
}

void paint(cairo_t* cairo, const Glyphs& glyphs) {
    choose_face(cairo, glyphs);
    const std::vector<std::string> texts = pieces(glyphs);
    double width = 0;
    for (const std::string& text : texts) width += advance_of(cairo, text) + glyphs.spacing;
    const double share = glyphs.anchor == Anchor::start ? 0 : glyphs.anchor == Anchor::middle ? 0.5 : 1;
    cairo_save(cairo);
    cairo_translate(cairo, glyphs.at.x, glyphs.at.y);
    cairo_rotate(cairo, glyphs.turn * std::numbers::pi / 180);
    cairo_new_path(cairo);
    cairo_move_to(cairo, -width * share, 0);
    for (const std::string& text : texts) {
        cairo_text_path(cairo, text.c_str());
        cairo_rel_move_to(cairo, glyphs.spacing, 0);
    }
    if (glyphs.halo) {
        set_colour(cairo, *glyphs.halo);
        cairo_set_line_width(cairo, glyphs.halo_width);
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
        cairo_stroke_preserve(cairo);
    }
    set_colour(cairo, glyphs.colour);
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING);
    cairo_fill(cairo);
    cairo_restore(cairo);
}

}  // namespace

void paint(cairo_t* cairo, const Layer& layer) {
    cairo_save(cairo);
    if (!layer.clip.empty()) {
        trace(cairo, layer.clip, true);
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
        cairo_clip(cairo);
    }
    for (const Shape& shape : layer.shapes) {
        std::visit([&](const auto& one) { paint(cairo, one); }, shape);
    }
    cairo_restore(cairo);
}

namespace {

struct Close {
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};

// Cairo keeps 32 bits a pixel, alpha highest, its colours already multiplied by it.
void spread(std::uint32_t pixel, std::uint8_t* rgba) {
    const std::uint32_t alpha = pixel >> 24U;
    const auto straight = [&](std::uint32_t channel) {
        return alpha == 0 ? std::uint8_t{0}
                          : static_cast<std::uint8_t>(std::min(255U, (channel * 255 + alpha / 2) / alpha));
    };
    rgba[0] = straight(pixel >> 16U & 0xFFU);
    rgba[1] = straight(pixel >> 8U & 0xFFU);
    rgba[2] = straight(pixel & 0xFFU);
    rgba[3] = static_cast<std::uint8_t>(alpha);
}

}  // namespace

Pixels paint_pixels(std::span<const Layer> layers, Point origin, double scale, int width, int height) {
    const std::unique_ptr<cairo_surface_t, Close> surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
    const std::unique_ptr<cairo_t, Close> cairo(cairo_create(surface.get()));
    cairo_scale(cairo.get(), scale, scale);
    cairo_translate(cairo.get(), -origin.x, -origin.y);
    for (const Layer& layer : layers) paint(cairo.get(), layer);
    cairo_surface_flush(surface.get());

    Pixels pixels{width, height, std::vector<std::uint8_t>(static_cast<std::size_t>(width * height) * 4)};
    const unsigned char* const rows = cairo_image_surface_get_data(surface.get());
    const int stride = cairo_image_surface_get_stride(surface.get());
    for (int y = 0; y < height; ++y) {
        const auto* row =
            reinterpret_cast<const std::uint32_t*>(rows + static_cast<std::ptrdiff_t>(y) * stride);
        for (int x = 0; x < width; ++x) {
            spread(row[x],
                   pixels.rgba.data() + (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                                         static_cast<std::size_t>(x)) *
                                            4);
        }
    }
    return pixels;
}

}  // namespace hd::view
