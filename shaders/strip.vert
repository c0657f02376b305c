#version 330 core
// Roads and streams as one triangle strip each: points of the centre line, twice, once for each edge.
layout(location = 0) in vec2 point;    // on the board, of the centre line
layout(location = 1) in vec2 normal;   // of the line there, unit length, towards this edge
layout(location = 2) in float along;   // length of the line up to here

uniform vec4 tile;         // left, top, width, height on the board
uniform float half_width;  // of the casing, board units
uniform float pixel;       // one pixel in board units: the strip is half a pixel wider on each side

out float across;   // distance from the centre line, board units; its sign tells the edge
out float arc;

void main() {
    float reach = half_width + 0.5 * pixel;
    vec2 at = (point + normal * reach - tile.xy) / tile.zw;
    across = (gl_VertexID & 1) == 0 ? reach : -reach;
    arc = along;
    gl_Position = vec4(at.x * 2.0 - 1.0, 1.0 - at.y * 2.0, 0.0, 1.0);
}
