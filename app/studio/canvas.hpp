// Paints what ImGui drew into the window. On software OpenGL, which needs longer for a whole window than a
// frame may take, only what changed since the last frame; a graphics card paints all of it.
#pragma once

#include "app/studio/command_line.hpp"
#include "app/view/picture.hpp"

#include <imgui.h>

#include <cstdint>
#include <string>
#include <vector>

namespace hd::studio {

class Canvas {
  public:
    // With the window's OpenGL context current.
    Canvas();

    // On `clear`, which shows where nothing is drawn. How many pixels were painted.
    float paint(ImDrawData& data, Size size, view::Colour clear);
    // All of the next frame is painted.
    void forget() { size_ = {0, 0}; }

  private:
    struct Piece {
        std::uint64_t digest = 0;  // of all that its pixels depend on
        ImVec4 box;                // where they are: left, top, right, bottom
    };
    struct List {
        std::string owner;
        std::vector<Piece> pieces;
    };

    static Piece piece_of(const ImDrawList& drawn, const ImDrawCmd& command, unsigned from, unsigned count);
    static List list_of(const ImDrawList& drawn);
    static void add_difference(const List& one, const List& other, std::vector<ImVec4>& boxes);
    std::vector<ImVec4> changed(const std::vector<List>& now, const ImVec4& whole) const;

    bool keeps_pixels_ = false;  // the window's buffer holds the last frame when the next one is painted
    Size size_{0, 0};            // of the last frame
    view::Colour clear_;
    std::vector<List> lists_;
};

}  // namespace hd::studio
