#version 330 core
// One tile of the board: four corners from the vertex number, no buffers. Draw 4 vertices as a triangle strip.
// Board coordinates: one unit between the centres of neighbouring hexes, y down, (0, 0) the centre of the first hex.
uniform vec4 tile;  // left, top, width, height

out vec2 board;

void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    board = tile.xy + corner * tile.zw;
    gl_Position = vec4(corner.x * 2.0 - 1.0, 1.0 - corner.y * 2.0, 0.0, 1.0);
}
