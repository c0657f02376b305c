#include "app/view/svg.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <iterator>

namespace hd::view {

namespace {

using Out = std::string;

template <class... Args>
void put(Out& out, fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(out), format, std::forward<Args>(args)...);
}

// A coordinate to a hundredth without zeros at the end.
void put_number(Out& out, double value) {
    std::array<char, 32> text;
    const auto end = fmt::format_to_n(text.data(), text.size(), "{:.2f}", value).out;
    std::string_view digits(text.data(), static_cast<std::size_t>(end - text.data()));
    while (digits.back() == '0') digits.remove_suffix(1);
    if (digits.back() == '.') digits.remove_suffix(1);
    out += digits == "-0" ? "0" : digits;
}

void put_point(Out& out, Point at) {
    put_number(out, at.x);
    out += ' ';
    put_number(out, at.y);
}

// Tenths as the picture has them, without a point where none is needed.
void put_tenths(Out& out, long tenths) {
    if (tenths < 0) out += '-';
    const long size = tenths < 0 ? -tenths : tenths;
    if (size >= 10 || size == 0) put(out, "{}", size / 10);
    if (size % 10 != 0) put(out, ".{}", size % 10);
}

// Long outlines are written as steps of tenths of a pixel, which is a third of the bytes.
void put_chain(Out& out, const std::vector<Point>& chain) {
    long x = 0;
    long y = 0;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const long to_x = std::lround(chain[i].x * 10);
        const long to_y = std::lround(chain[i].y * 10);
        if (i > 1 && to_x == x && to_y == y) continue;
        out += i == 0 ? 'M' : i == 1 ? 'l' : ' ';
        put_tenths(out, to_x - x);
        if (to_y >= y) out += ' ';
        put_tenths(out, to_y - y);
        x = to_x;
        y = to_y;
    }
}

void put_path(Out& out, const std::vector<std::vector<Point>>& chains, bool closed) {
    out += " d=\"";
    for (const std::vector<Point>& chain : chains) {
        put_chain(out, chain);
        if (closed) out += 'Z';
    }
    out += '"';
}

void put_colour(Out& out, std::string_view attribute, Colour colour) {
    put(out, " {}=\"#{:02x}{:02x}{:02x}\"", attribute, colour.r, colour.g, colour.b);
    if (colour.a < 1) put(out, " {}-opacity=\"{:.3g}\"", attribute, colour.a);
}

void put_shape(Out& out, const Fill& fill, int&) {
    out += "<path";
    put_colour(out, "fill", fill.colour);
    if (fill.rings.size() > 1) out += " fill-rule=\"evenodd\"";
    put_path(out, fill.rings, true);
    out += "/>\n";
}

void put_shape(Out& out, const Strip& strip, int&) {
    out += "<path fill=\"none\"";
    put_colour(out, "stroke", strip.colour);
    put(out, " stroke-width=\"{:.4g}\" stroke-linejoin=\"round\"", strip.width);
    if (strip.cap == Cap::round) out += " stroke-linecap=\"round\"";
    for (std::size_t i = 0; i < strip.dash.size(); ++i) {
        put(out, "{}{:.4g}", i == 0 ? " stroke-dasharray=\"" : " ", strip.dash[i]);
    }
    if (!strip.dash.empty()) out += '"';
    put_path(out, strip.chains, strip.closed);
    out += "/>\n";
}

void put_shape(Out& out, const Discs& discs, int&) {
    out += "<path";
    put_colour(out, "stroke", discs.colour);
    put(out, " stroke-width=\"{:.4g}\" stroke-linecap=\"round\" d=\"", discs.radius * 2);
    for (const Point centre : discs.centres) {
        out += 'M';
        put_point(out, centre);
        out += "h0";
    }
    out += "\"/>\n";
}

void put_shape(Out& out, const Hatch& hatch, int& patterns) {
    const int id = ++patterns;
    put(out,
        "<pattern id=\"hatch{}\" width=\"{:.4g}\" height=\"{:.4g}\" patternUnits=\"userSpaceOnUse\" "
        "patternTransform=\"rotate(45)\"><path",
        id, hatch.step, hatch.step);
    put_colour(out, "stroke", hatch.colour);
    put(out, " stroke-width=\"{:.4g}\" d=\"M0 0V{:.4g}\"/></pattern>\n<path fill=\"url(#hatch{})\"",
        hatch.width * 2, hatch.step, id);
    put_path(out, hatch.rings, true);
    out += "/>\n";
}

std::string_view font_of(Face face) {
    switch (face) {
        case Face::map:
            return "class=\"m\"";
        case Face::map_bold:
            return "class=\"m b\"";
        case Face::map_italic:
            return "class=\"m i\"";
        case Face::plain:
            return "class=\"p\"";
        case Face::strong:
            return "class=\"p b\"";
    }
    return "";
}

void put_shape(Out& out, const Glyphs& glyphs, int&) {
    put(out, "<text {} x=\"", font_of(glyphs.face));
    put_number(out, glyphs.at.x);
    out += "\" y=\"";
    put_number(out, glyphs.at.y);
    put(out, "\" font-size=\"{:.4g}\"", glyphs.size);
    if (glyphs.anchor != Anchor::start) {
        put(out, " text-anchor=\"{}\"", glyphs.anchor == Anchor::middle ? "middle" : "end");
    }
    if (glyphs.spacing != 0) put(out, " letter-spacing=\"{:.4g}\"", glyphs.spacing);
    if (glyphs.turn != 0) {
        put(out, " transform=\"rotate({:.4g} {:.5g} {:.5g})\"", glyphs.turn, glyphs.at.x, glyphs.at.y);
    }
    if (glyphs.halo) {
        put_colour(out, "stroke", *glyphs.halo);
        put(out, " stroke-width=\"{:.4g}\" stroke-linejoin=\"round\" paint-order=\"stroke\"",
            glyphs.halo_width);
    }
    put_colour(out, "fill", glyphs.colour);
    put(out, ">{}</text>\n", escaped(glyphs.text));
}

void put_layer(Out& out, const Layer& layer, int& patterns) {
    put(out, "<g id=\"{}\"", escaped(layer.id));
    if (!layer.clip.empty()) {
        put(out, " clip-path=\"url(#clip-{})\"><clipPath id=\"clip-{}\"><path", escaped(layer.id),
            escaped(layer.id));
        put_path(out, layer.clip, true);
        out += "/></clipPath";
    }
    out += ">\n";
    for (const Shape& shape : layer.shapes) {
        std::visit([&](const auto& one) { put_shape(out, one, patterns); }, shape);
    }
    out += "</g>\n";
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '&':
                out += "&amp;";
                break;
            case '<':
                out += "&lt;";
                break;
            case '>':
                out += "&gt;";
                break;
            case '"':
                out += "&quot;";
                break;
            case '\'':
                out += "&#39;";
                break;
            default:
                // Control characters are not allowed in XML at all.
                out += static_cast<unsigned char>(c) < 0x20U && c != '\n' && c != '\t' ? ' ' : c;
        }
    }
    return out;
}

std::string to_svg(const Picture& picture) {
    Out out;
    put(out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.6g} {:.6g}\" width=\"{:.6g}\" "
        "height=\"{:.6g}\">\n<title>{}</title>\n",
        picture.width, picture.height, picture.width, picture.height, escaped(picture.title));
    out +=
        "<style>.m{font-family:'Gentium Book Plus','Gentium Plus',Gentium,Georgia,serif}"
        ".p{font-family:Lato,'DejaVu Sans',sans-serif}.b{font-weight:700}.i{font-style:italic}</style>\n";
    int patterns = 0;
    for (const Layer& layer : picture.layers) put_layer(out, layer, patterns);
    out += "</svg>\n";
    return out;
}

}  // namespace hd::view
