#version 330 core
// Casing and fill in one pass by the distance from the centre line; dashes by the length along it.
in float across;
in float arc;
out vec4 colour;

uniform float half_width;  // of the casing, board units
uniform float half_fill;   // of the fill; 0 draws the casing alone
uniform vec2 dash;         // drawn and left out, board units; (1, 0) is a full line
uniform vec4 casing;
uniform vec4 fill;

void main() {
    float d = abs(across);
    float soft = max(fwidth(across), 1e-6);
    float inside = 1.0 - smoothstep(half_width - 0.5 * soft, half_width + 0.5 * soft, d);
    float filled = half_fill > 0.0 ? 1.0 - smoothstep(half_fill - 0.5 * soft, half_fill + 0.5 * soft, d) : 0.0;
    float drawn = step(mod(arc, dash.x + dash.y), dash.x);
    colour = mix(casing, fill, filled);
    colour.a *= inside * drawn;
}
