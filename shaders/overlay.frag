#version 330 core
// A filled, hatched, outlined quad or hex. The hatch runs in pixels of the board, so that it joins from hex to hex.
in vec2 local;
flat in vec2 extent;
flat in vec4 fill;
flat in vec4 line;
flat in vec4 how;
out vec4 colour;

uniform vec2 board_pixel;  // where the board's corner lies in pixels: the hatch moves with the board

const float COLUMN = 0.8660254;

// Distance inward from the outline, board units.
float depth() {
    if (how.x < 0.5) {
        vec2 d = extent - abs(local);
        return min(d.x, d.y);
    }
    vec2 p = abs(how.x < 1.5 ? local : local.yx);
    float apothem = how.x < 1.5 ? extent.y : extent.x;
    return apothem - max(p.y, p.x * COLUMN + p.y * 0.5);
}

void main() {
    float d = depth();
    float soft = max(fwidth(d), 1e-6);
    float inside = smoothstep(-0.5 * soft, 0.5 * soft, d);
    float outline = how.y > 0.0 ? 1.0 - smoothstep(how.y - 0.5 * soft, how.y + 0.5 * soft, d) : 0.0;
    vec2 pixel = gl_FragCoord.xy - board_pixel;
    float hatch = how.z > 0.0 ? step(1.0 - how.w, fract((pixel.x + pixel.y) / how.z)) : 1.0;
    colour = mix(vec4(fill.rgb, fill.a * hatch), line, outline);
    colour.a *= inside;
}
