#version 330 core
// The ground of the board: paper tinted by height, relief, contours, terrain of the own hex, crowns of woods, grid.
// A pixel reads its own hex only; what its neighbours are stands in that hex's texel. No loops.
in vec2 board;
out vec4 colour;

// One texel a hex, column by row. r: kind bits below. g: bit i set if the neighbour on side i is woods too; b: the same
// for a town or marsh. a: level. Sides run clockwise from the north on flat-topped hexes; with `pointed` the board is
// read with x and y exchanged, and so are the sides.
uniform usampler2D hexes;
uniform sampler2D heights;  // metres, over the whole of `extent`
uniform sampler2D noise;    // tiling: value noise, fractal noise, distance to the nearest tree, that tree's number
uniform vec4 extent;        // left, top, width, height of the height grid on the board
uniform vec2 height_range;  // 2nd and 98th percentile of the heights, metres
uniform float relief;       // how much heights are exaggerated: 8 on a battlefield, 3 in a campaign
uniform float metres;       // from hex centre to hex centre
uniform float odd_shift;    // how far odd columns lie below even ones: 0.5 or -0.5
uniform bool pointed;       // corners up: rows of hexes instead of columns
uniform float grid_strength;

layout(std140) uniform Palette {
    vec4 paper_low, paper_middle, paper_high, shade, light;
    vec4 woods, woods_dark, woods_light, woods_edge;
    vec4 town, town_line, marsh, orchard, orchard_tree, chateau, pond, off_map, grid;
};

const uint WOODS = 1u, TOWN = 2u, MARSH = 4u, ORCHARD = 8u, CHATEAU = 16u, POND = 32u;
const float COLUMN = 0.8660254;  // width of a column of flat-topped hexes
const vec3 LIGHT_1 = vec3(-0.5254827, -0.5254827, 0.6691306);  // from azimuth 315, 42 degrees up
const vec3 LIGHT_2 = vec3(-0.6330222, 0.1116189, 0.7660444);   // from azimuth 260, 50 degrees up

struct Hex {
    ivec2 cell;   // column, row
    vec2 centre;  // on the board
};

// The hex a point lies in: the nearest centre, by rounding cube coordinates.
Hex hex_at(vec2 p) {
    float q = p.x / COLUMN;
    float r = p.y - 0.5 * q;
    vec3 cube = vec3(q, r, -q - r);
    vec3 near = floor(cube + 0.5);
    vec3 off = abs(near - cube);
    if (off.x > off.y && off.x > off.z) {
        near.x = -near.y - near.z;
    } else if (off.y > off.z) {
        near.y = -near.x - near.z;
    }
    float odd = mod(near.x, 2.0);
    vec2 centre = vec2(near.x * COLUMN, near.y + 0.5 * near.x);
    return Hex(ivec2(int(near.x), int(floor(centre.y - odd * odd_shift + 0.5))), centre);
}

// How far a point is inside each pair of sides: N, NE, SE and S, SW, NW. A side is half a unit from the centre.
vec3 to_first_sides(vec2 local) {
    return vec3(0.5 + local.y, 0.5 - local.x * COLUMN + local.y * 0.5, 0.5 - local.x * COLUMN - local.y * 0.5);
}

vec3 to_last_sides(vec2 local) {
    return vec3(0.5 - local.y, 0.5 + local.x * COLUMN - local.y * 0.5, 0.5 + local.x * COLUMN + local.y * 0.5);
}

float smooth_least(float a, float b) {
    float h = max(0.1 - abs(a - b), 0.0) / 0.1;
    return min(a, b) - h * h * 0.025;
}

// Distance to the border of a region: sides whose bit is set do not bound it.
float to_border(vec2 local, uint same) {
    vec3 first = to_first_sides(local) + vec3(same & 1u, same >> 1 & 1u, same >> 2 & 1u) * 9.0;
    vec3 last = to_last_sides(local) + vec3(same >> 3 & 1u, same >> 4 & 1u, same >> 5 & 1u) * 9.0;
    return smooth_least(smooth_least(smooth_least(first.x, first.y), smooth_least(first.z, last.x)),
                        smooth_least(last.y, last.z));
}

// Uniform cubic B-spline through the height grid by four linear reads.
float height_at(vec2 p) {
    vec2 size = vec2(textureSize(heights, 0));
    vec2 at = (p - extent.xy) / extent.zw * size - 0.5;
    vec2 cell = floor(at), t = at - cell, u = 1.0 - t;
    vec2 w0 = u * u * u / 6.0, w3 = t * t * t / 6.0;
    vec2 w1 = (4.0 - 6.0 * t * t + 3.0 * t * t * t) / 6.0, w2 = 1.0 - w0 - w1 - w3;
    vec2 left = (cell - 0.5 + w1 / (w0 + w1)) / size, right = (cell + 1.5 + w3 / (w2 + w3)) / size;
    float upper = mix(texture(heights, vec2(right.x, left.y)).r, texture(heights, left).r, w0.x + w1.x);
    float lower = mix(texture(heights, right).r, texture(heights, vec2(left.x, right.y)).r, w0.x + w1.x);
    return mix(lower, upper, w0.y + w1.y);
}

// Above 0 on slopes that face the light, below 0 on those that turn away; level ground gives 0.
float lit(vec2 p, float z) {
    vec2 texel = extent.zw / vec2(textureSize(heights, 0));  // of the height grid, on the board
    vec2 rise = vec2(height_at(p + vec2(texel.x, 0.0)) - z, height_at(p + vec2(0.0, texel.y)) - z) / texel;
    vec3 n = normalize(vec3(-rise * relief / metres, 1.0));
    float s = 0.7 * (dot(n, LIGHT_1) - LIGHT_1.z) + 0.3 * (dot(n, LIGHT_2) - LIGHT_2.z);
    return tanh(2.1 * s) / 2.1;
}

vec3 paper(float z) {
    float t = clamp((z - height_range.x) / max(height_range.y - height_range.x, 1e-6), 0.0, 1.0);
    return t < 0.5 ? mix(paper_low.rgb, paper_middle.rgb, t * 2.0) : mix(paper_middle.rgb, paper_high.rgb, t * 2.0 - 1.0);
}

// Above 0 inside the woods; the edge wanders by two octaves.
float woods_depth(vec2 local, vec2 p, uint same) {
    float n1 = texture(noise, p * 0.5).r, n2 = texture(noise, p * 1.7).g;
    return to_border(local, same) + 0.29 * (n1 - 0.5) + 0.12 * (n2 - 0.5);
}

// Crowns stand 0.105 apart: lit in the north-west, darker between them.
vec3 crowns(vec2 p) {
    const float scale = 1.0 / (0.105 * 16.0);
    vec4 tree = texture(noise, p * scale);
    float facing = texture(noise, (p + 0.02) * scale).b - tree.b;
    vec3 crown = mix(woods_light.rgb, woods_dark.rgb, clamp(tree.b * 1.6 - facing * 3.0 + 0.2 * (tree.a - 0.5), 0.0, 1.0));
    return mix(woods.rgb, crown, 0.62);
}

vec3 with_woods(vec3 ground, vec2 local, vec2 p, uint same) {
    float depth = woods_depth(local, p, same);
    if (depth > 0.0) return mix(crowns(p), woods_edge.rgb, 0.55 * (1.0 - smoothstep(0.0, 0.035, depth)));
    vec2 north_west = vec2(-0.0318, -0.0318);
    bool shaded = woods_depth(local + north_west, p + north_west, same) > 0.0;
    return shaded ? mix(ground, shade.rgb, 0.34) : ground;
}

// Blocks of houses in skewed rows: one place in two is empty, no two are of one size.
vec3 with_houses(vec3 ground, vec2 p) {
    vec2 place = p * 6.0 + 0.25 * vec2(p.y, -p.x);
    vec4 lot = texture(noise, floor(place) * 0.173);
    vec2 house = abs(fract(place) - 0.5);
    float inside = 0.30 + 0.14 * (lot.r - 0.5) - max(house.x, house.y * (0.8 + 0.8 * lot.g));
    vec3 block = mix(town_line.rgb, town.rgb, step(0.05, inside));
    return mix(ground, block, step(0.0, inside) * step(0.5, lot.a));
}

vec3 terrain(vec3 ground, vec2 local, vec2 p, uvec4 texel) {
    float depth = to_border(local, texel.b);
    float cover = smoothstep(0.0, fwidth(depth) + 1e-6, depth - 0.02);
    if ((texel.r & MARSH) != 0u) {
        float stroke = step(0.82, fract(p.y * 14.0)) * step(0.5, texture(noise, p * vec2(0.9, 3.1)).r);
        ground = mix(ground, mix(marsh.rgb, pond.rgb, 0.8 * stroke), cover);
    }
    if ((texel.r & ORCHARD) != 0u) {
        float tree = 0.3 - length(fract(p * 9.0) - 0.5);
        ground = mix(ground, mix(orchard.rgb, orchard_tree.rgb, smoothstep(0.0, 0.06, tree)), cover);
    }
    if ((texel.r & CHATEAU) != 0u) ground = mix(ground, chateau.rgb, smoothstep(0.2, 0.22, depth));
    if ((texel.r & POND) != 0u) {
        float bank = depth - 0.16 + 0.2 * (texture(noise, p * 0.7).r - 0.5);
        ground = mix(ground, pond.rgb, smoothstep(0.0, 0.02, bank));
    }
    if ((texel.r & TOWN) != 0u) ground = mix(ground, with_houses(ground, p), cover * step(0.12, depth));
    if ((texel.r & WOODS) != 0u) ground = with_woods(ground, local, p, texel.g);
    return ground;
}

// Grain of 3 % in two octaves and fields of 1 % in skewed cells, fixed to the board.
float grain(vec2 p, bool clear) {
    float g = 0.04 * (texture(noise, p * 3.0).r - 0.5) + 0.02 * (texture(noise, p * 9.0).g - 0.5);
    vec2 field = floor(p * vec2(2.3, 3.1) + 0.35 * p.yx);
    return 1.0 + g + (clear ? 0.02 * (texture(noise, field * 0.137).r - 0.5) : 0.0);
}

void main() {
    vec2 p = pointed ? board.yx : board;
    Hex hex = hex_at(p);
    vec2 local = p - hex.centre;
    float z = height_at(board);
    float contour = abs(fract(z / 5.0 - 0.5) - 0.5) / max(fwidth(z / 5.0), 1e-6);
    ivec2 size = textureSize(hexes, 0);
    bool on_map = all(greaterThanEqual(hex.cell, ivec2(0))) && all(lessThan(hex.cell, size));
    uvec4 texel = texelFetch(hexes, clamp(hex.cell, ivec2(0), size - 1), 0);

    vec3 c = mix(paper(z), shade.rgb, 0.085 * clamp(1.15 - contour / 0.62, 0.0, 1.0));
    c = terrain(c, local, p, texel);
    float s = lit(board, z);
    c = mix(c, c * shade.rgb, 0.85 * max(-s, 0.0));
    c = mix(c, light.rgb, 0.75 * max(s, 0.0));
    c *= grain(p, texel.r == 0u);

    float side = to_border(local, 0u);
    c = mix(c, grid.rgb, grid_strength * (1.0 - smoothstep(0.0, fwidth(side), side)));
    colour = vec4(on_map ? c : off_map.rgb, 1.0);
}
