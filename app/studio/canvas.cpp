#include "app/studio/canvas.hpp"

#include "app/studio/digest.hpp"

#include <backends/imgui_impl_opengl3.h>
#include <glad/gl.h>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace hd::studio {

namespace {

constexpr std::size_t most_boxes = 4;  // each is a walk over what is drawn in it
constexpr float little = 4'096;        // pixels
constexpr unsigned quad = 6;           // indices
const ImVec4 nowhere{1e9F, 1e9F, -1e9F, -1e9F};

bool is_empty(const ImVec4& box) {
    return box.z <= box.x || box.w <= box.y;
}

ImVec4 common(const ImVec4& one, const ImVec4& other) {
    return {std::max(one.x, other.x), std::max(one.y, other.y), std::min(one.z, other.z),
            std::min(one.w, other.w)};
}

ImVec4 round_both(const ImVec4& one, const ImVec4& other) {
    return {std::min(one.x, other.x), std::min(one.y, other.y), std::max(one.z, other.z),
            std::max(one.w, other.w)};
}

float area(const ImVec4& box) {
    return is_empty(box) ? 0 : (box.z - box.x) * (box.w - box.y);
}

// Takes a box in: into the one that it makes grow the least, or as one more while they are few and it lies
// apart.
void take_in(std::vector<ImVec4>& boxes, const ImVec4& box) {
    const auto growth = [&](const ImVec4& one) { return area(round_both(one, box)) - area(one); };
    const auto nearest = std::min_element(
        boxes.begin(), boxes.end(), [&](const ImVec4& a, const ImVec4& b) { return growth(a) < growth(b); });
    const bool apart = nearest == boxes.end() || growth(*nearest) > area(box) + little;
    if (apart && boxes.size() < most_boxes) {
        boxes.push_back(box);
    } else {
        *nearest = round_both(*nearest, box);
    }
}

// Makes one of two where that paints no more.
void join(std::vector<ImVec4>& boxes) {
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        for (std::size_t j = i + 1; j < boxes.size(); ++j) {
            const ImVec4 both = round_both(boxes[i], boxes[j]);
            if (area(both) > area(boxes[i]) + area(boxes[j])) continue;
            boxes[i] = both;
            boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(j));
            return join(boxes);
        }
    }
}

// The drawn lists within a box: their clipping made smaller, and those left out that have nothing there.
void paint_in(const ImVec4& box, ImDrawData& data, Size size, view::Colour clear) {
    const auto part = [](std::uint8_t channel) { return static_cast<float>(channel) / 255.0F; };
    glEnable(GL_SCISSOR_TEST);
    glScissor(static_cast<int>(box.x), size.height - static_cast<int>(box.w), static_cast<int>(box.z - box.x),
              static_cast<int>(box.w - box.y));
    glClearColor(part(clear.r), part(clear.g), part(clear.b), 1);
    glClear(GL_COLOR_BUFFER_BIT);
    std::vector<ImDrawList*> lists;
    std::vector<ImVec4> clips;
    for (int n = 0; n < data.CmdListsCount; ++n) {
        bool touches = false;
        for (const ImDrawCmd& command : data.CmdLists[n]->CmdBuffer)
            touches = touches || !is_empty(common(command.ClipRect, box));
        if (touches) lists.push_back(data.CmdLists[n]);
    }
    for (ImDrawList* const list : lists) {
        for (ImDrawCmd& command : list->CmdBuffer) {
            clips.push_back(command.ClipRect);
            command.ClipRect = common(command.ClipRect, box);
        }
    }
    ImDrawData some = data;
    some.CmdLists = lists.data();
    some.CmdListsCount = static_cast<int>(lists.size());
    ImGui_ImplOpenGL3_RenderDrawData(&some);
    auto clip = clips.begin();
    for (ImDrawList* const list : lists) {
        for (ImDrawCmd& command : list->CmdBuffer) command.ClipRect = *clip++;
    }
}

}  // namespace

// Mesa's software renderers copy one buffer to the screen and go on with it; of others nothing is known after
// a swap.
Canvas::Canvas() {
    const auto* const renderer = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    const std::string_view name = renderer == nullptr ? "" : renderer;
    keeps_pixels_ = name.find("llvmpipe") != name.npos || name.find("softpipe") != name.npos;
}

Canvas::Piece Canvas::piece_of(const ImDrawList& drawn, const ImDrawCmd& command, unsigned from,
                               unsigned count) {
    const ImDrawIdx* const indices = drawn.IdxBuffer.Data + command.IdxOffset + from;
    const ImDrawVert* const vertices = drawn.VtxBuffer.Data + command.VtxOffset;
    const ImTextureID texture = command.GetTexID();
    Piece piece{.digest = digested(0, &texture, sizeof texture), .box = nowhere};
    piece.digest = digested(piece.digest, &command.ClipRect, sizeof command.ClipRect);
    for (unsigned i = 0; i < count; ++i) {
        const ImDrawVert& vertex = vertices[indices[i]];
        piece.digest = digested(piece.digest, &vertex, sizeof vertex);
        piece.box = round_both(piece.box, {vertex.pos.x, vertex.pos.y, vertex.pos.x, vertex.pos.y});
    }
    piece.box = common(piece.box, command.ClipRect);
    return piece;
}

Canvas::List Canvas::list_of(const ImDrawList& drawn) {
    List list{drawn._OwnerName != nullptr ? drawn._OwnerName : "", {}};
    for (const ImDrawCmd& command : drawn.CmdBuffer) {
        for (unsigned from = 0; from < command.ElemCount; from += quad)
            list.pieces.push_back(piece_of(drawn, command, from, std::min(quad, command.ElemCount - from)));
    }
    return list;
}

// Where two lists differ, in whatever way the pieces between those alike at both ends have changed.
void Canvas::add_difference(const List& one, const List& other, std::vector<ImVec4>& boxes) {
    const auto alike = [](const Piece& a, const Piece& b) { return a.digest == b.digest; };
    const auto [a, b] =
        std::mismatch(one.pieces.begin(), one.pieces.end(), other.pieces.begin(), other.pieces.end(), alike);
    const auto [c, d] = std::mismatch(one.pieces.rbegin(), std::make_reverse_iterator(a),
                                      other.pieces.rbegin(), std::make_reverse_iterator(b), alike);
    for (auto piece = a; piece != c.base(); ++piece) boxes.push_back(piece->box);
    for (auto piece = b; piece != d.base(); ++piece) boxes.push_back(piece->box);
}

std::vector<ImVec4> Canvas::changed(const std::vector<List>& now, const ImVec4& whole) const {
    const auto same_owner = [](const List& one, const List& other) { return one.owner == other.owner; };
    // Windows that came, went or changed their order.
    if (!std::equal(now.begin(), now.end(), lists_.begin(), lists_.end(), same_owner)) return {whole};
    std::vector<ImVec4> boxes;
    for (std::size_t n = 0; n < now.size(); ++n) add_difference(lists_[n], now[n], boxes);
    std::vector<ImVec4> few;
    for (const ImVec4& box : boxes) {
        const ImVec4 pixels =
            common({std::floor(box.x) - 1, std::floor(box.y) - 1, std::ceil(box.z) + 1, std::ceil(box.w) + 1},
                   whole);
        if (!is_empty(pixels)) take_in(few, pixels);
    }
    join(few);
    return few;
}

float Canvas::paint(ImDrawData& data, Size size, view::Colour clear) {
    const ImVec4 whole{0, 0, static_cast<float>(size.width), static_cast<float>(size.height)};
    if (!keeps_pixels_) {
        paint_in(whole, data, size, clear);
        return area(whole);
    }
    std::vector<List> now;
    for (int n = 0; n < data.CmdListsCount; ++n) now.push_back(list_of(*data.CmdLists[n]));
    const bool all = size.width != size_.width || size.height != size_.height || clear.r != clear_.r ||
                     clear.g != clear_.g || clear.b != clear_.b;
    float painted = 0;
    for (const ImVec4& box : all ? std::vector<ImVec4>{whole} : changed(now, whole)) {
        paint_in(box, data, size, clear);
        painted += area(box);
    }
    lists_ = std::move(now);
    size_ = size;
    clear_ = clear;
    return painted;
}

}  // namespace hd::studio
