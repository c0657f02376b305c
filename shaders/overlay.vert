#version 330 core
// Marks over the board, one quad an instance: draw 4 vertices as a triangle strip, instanced.
layout(location = 0) in vec2 centre;      // on the board
layout(location = 1) in vec2 half_size;   // board units
layout(location = 2) in vec4 instance_fill;
layout(location = 3) in vec4 instance_line;
layout(location = 4) in vec4 style;       // shape (0 quad, 1 flat-topped hex, 2 pointed hex), line width, hatch step in
                                          // pixels (0: none), share of the hatch that is drawn

uniform vec4 view;  // left, top, width, height on the board

out vec2 local;     // from the centre, board units
flat out vec2 extent;
flat out vec4 fill;
flat out vec4 line;
flat out vec4 how;

void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
    local = corner * half_size;
    extent = half_size;
    fill = instance_fill;
    line = instance_line;
    how = style;
    vec2 at = (centre + local - view.xy) / view.zw;
    gl_Position = vec4(at.x * 2.0 - 1.0, 1.0 - at.y * 2.0, 0.0, 1.0);
}
