// The text of the board's shader programs, GLSL 3.3 core. Knows no OpenGL call; inputs are described in the
// shaders.
#pragma once

namespace hd::shaders {

// Zero-terminated sources of the two stages.
struct Program {
    const char* vertex;
    const char* fragment;
};

Program board_tile();  // ground, relief, terrain and grid of one tile
Program strip();       // a road or stream as a triangle strip
Program overlay();     // filled, hatched, outlined quads and hexes, instanced

}  // namespace hd::shaders
