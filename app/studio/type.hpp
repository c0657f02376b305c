// The typefaces of the window, loaded at the exact size of the UI scale. Pure look-up: nothing is drawn here.
#pragma once

#include <imgui.h>

#include <string>
#include <vector>

namespace hd::studio {

// A face at one size. `em` in pixels; ImGui's own size is the height of a line.
struct TypeFace {
    ImFont* font = nullptr;
    float em = 0;
};

struct Type {
    TypeFace display;
    TypeFace title;
    TypeFace document;  // the title's size, in the regular weight
    TypeFace body;
    TypeFace strong;
    TypeFace small;
    TypeFace small_strong;
};

// Loads all faces for a UI scale into a new atlas. What could not be found is named in `missing`; its place
// is taken by another face, so that the window is always readable.
Type load_type(float scale, std::vector<std::string>& missing);

}  // namespace hd::studio
