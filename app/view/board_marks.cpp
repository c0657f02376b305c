#include "app/view/board_marks.hpp"

#include "app/view/curve.hpp"
#include "app/view/theme.hpp"

#include <algorithm>
#include <cmath>

namespace hd::view {

using board::HexId;

namespace {

// The sides between a set of hexes and the rest.
std::vector<Chain> border_of(const BoardFrame& frame, const std::vector<HexId>& hexes) {
    std::vector<bool> inside(frame.grid().hex_count(), false);
    for (const HexId hex : hexes) inside[hex.index] = true;
    std::vector<Chain> chains;
    for (const HexId hex : hexes) {
        for (const board::Direction side : board::all_directions) {
            const HexId other = frame.grid().neighbour(hex, side);
            if (other != board::no_hex && inside[other.index]) continue;
            const std::uint32_t k = board::to_index(side);
            chains.push_back({frame.hex_corner(hex, k), frame.hex_corner(hex, k + 1)});
        }
    }
    return chains;
}

std::vector<Ring> rings_of(const BoardFrame& frame, const std::vector<HexId>& hexes) {
    std::vector<Ring> rings;
    for (const HexId hex : hexes) rings.push_back(frame.ring(hex));
    return rings;
}

void add_outline(const std::vector<Chain>& chains, Colour tone, double width, Layer& layer) {
    layer.shapes.push_back(Strip{.chains = chains, .colour = colour(0xFFFFFF, 0.85), .width = width + 2.4});
    layer.shapes.push_back(Strip{.chains = chains, .colour = tone, .width = width});
}

double clamped(const BoardFrame& frame, double share, double least, double most) {
    return std::clamp(frame.pitch() * share, least, most);
}

void add_lit(const BoardFrame& frame, const BoardMarks& marks, Layer& layer) {
    if (marks.lit.empty()) return;
    std::vector<HexId> hexes;
    for (const LitHex& one : marks.lit) hexes.push_back(one.hex);
    Colour fill = mark::legal;
    fill.a = 0.30;
    layer.shapes.push_back(Fill{rings_of(frame, hexes), fill});
    add_outline(border_of(frame, hexes), mark::legal_line, 2, layer);
}

void add_hatched(const BoardFrame& frame, const std::vector<HexId>& hexes, Colour tone, Layer& layer) {
    if (hexes.empty()) return;
    tone.a = 0.45;
    layer.shapes.push_back(Hatch{rings_of(frame, hexes), tone, 7, 1.4});
    tone.a = 0.95;
    layer.shapes.push_back(
        Strip{.chains = border_of(frame, hexes), .colour = tone, .width = 1.8, .dash = {6, 4}});
}

// Seen and hidden ground: the line round it full or dashed, hidden ground darker.
void add_sight(const BoardFrame& frame, const BoardMarks& marks, Layer& layer) {
    if (!marks.hidden.empty()) {
        layer.shapes.push_back(Fill{rings_of(frame, marks.hidden), colour(0x15120D, 0.30)});
        layer.shapes.push_back(Strip{
            .chains = border_of(frame, marks.hidden), .colour = mark::refused, .width = 1.8, .dash = {6, 4}});
    }
    if (!marks.seen.empty()) add_outline(border_of(frame, marks.seen), mark::legal, 2, layer);
}

// A struck eye on what hides a place.
void add_struck_eye(const BoardFrame& frame, HexId hex, Layer& layer) {
    const Point at = frame.centre(hex);
    const double r = clamped(frame, 0.15, 6, 13);
    layer.shapes.push_back(Discs{{at}, r + 2, colour(0xFFFDF8)});
    Ring lid;
    for (const double side : {-1.0, 1.0}) {
        for (int i = 0; i < 8; ++i) {
            const double x = (i / 4.0 - 1) * -side;
            lid.push_back(at + Point{x * r, side * 0.55 * r * (1 - x * x)});
        }
    }
    layer.shapes.push_back(Strip{.chains = {lid}, .colour = mark::refused, .width = r * 0.2, .closed = true});
    layer.shapes.push_back(Discs{{at}, r * 0.3, mark::refused});
    const Point d = Point{0.75, 0.75} * r;
    layer.shapes.push_back(Strip{.chains = {{at - d, at + d}}, .colour = mark::refused, .width = r * 0.24});
}

void add_ray(const BoardFrame& frame, const BoardMarks& marks, Layer& layer) {
    if (!marks.ray) return;
    const Point from = frame.centre(marks.ray->from);
    const Point to = frame.centre(marks.ray->to);
    const Colour tone = marks.ray->seen ? mark::legal : mark::refused;
    layer.shapes.push_back(Strip{.chains = {{from, to}}, .colour = colour(0xFFFFFF, 0.85), .width = 5});
    Strip line{.chains = {{from, to}}, .colour = tone, .width = 2.6};
    if (!marks.ray->seen) line.dash = {7, 5};
    layer.shapes.push_back(std::move(line));
    layer.shapes.push_back(Discs{{to}, clamped(frame, 0.06, 3, 6), tone});
    if (marks.ray->blocker != board::no_hex) add_struck_eye(frame, marks.ray->blocker, layer);
}

void add_refused(const BoardFrame& frame, HexId hex, Layer& layer) {
    if (hex == board::no_hex) return;
    const Ring ring = frame.ring(hex);
    layer.shapes.push_back(Fill{{ring}, colour(0xF3EAD4, 0.55)});
    Colour tone = mark::refused;
    tone.a = 0.55;
    layer.shapes.push_back(Hatch{{ring}, tone, 6, 1.4});
    layer.shapes.push_back(Strip{.chains = {ring}, .colour = mark::refused, .width = 2.2, .closed = true});
}

void add_no_sign(const BoardFrame& frame, HexId hex, Layer& layer) {
    if (hex == board::no_hex) return;
    const Point at = frame.centre(hex);
    const double r = clamped(frame, 0.125, 5, 11);
    layer.shapes.push_back(Discs{{at}, r + 2, colour(0xFFFDF8)});
    layer.shapes.push_back(
        Strip{.chains = {disc_ring(at, r)}, .colour = mark::refused, .width = r * 0.32, .closed = true});
    const Point d = Point{0.62, 0.62} * r;
    layer.shapes.push_back(Strip{.chains = {{at - d, at + d}}, .colour = mark::refused, .width = r * 0.32});
}

void add_heat(const BoardFrame& frame, const BoardMarks& marks, Layer& layer) {
    for (std::size_t i = 0; i < marks.heat.size(); ++i) {
        const auto step = static_cast<std::size_t>(std::clamp(marks.heat_share[i] * 5, 0.0, 4.0));
        Colour tone = mark::heat[step];
        tone.a = 0.72;
        layer.shapes.push_back(Fill{{frame.ring(marks.heat[i].hex)}, tone});
        if (frame.pitch() < 24) continue;
        layer.shapes.push_back(Glyphs{.at = frame.centre(marks.heat[i].hex) - Point{0, 0.22 * frame.pitch()},
                                      .text = marks.heat[i].text,
                                      .size = clamped(frame, 0.2, 9, 15),
                                      .colour = colour(0x26221B),
                                      .face = Face::strong,
                                      .halo = colour(0xF3EAD4, 0.9)});
    }
}

// A rounded box round a few signs, centred.
void add_pill(Point at, const std::string& text, Colour ground, Colour rim, Colour tone, double size,
              Layer& layer) {
    const double width = std::max(size * 1.5, text_width(text, size, Face::strong) + size * 0.8);
    const double height = size * 1.5;
    const Point corner = at - Point{width / 2, height / 2};
    const Ring box = box_ring(corner, width, height, height / 2);
    layer.shapes.push_back(Fill{{box}, ground});
    layer.shapes.push_back(Strip{.chains = {box}, .colour = rim, .width = 1.4, .closed = true});
    layer.shapes.push_back(Glyphs{
        .at = at + Point{0, size * 0.35}, .text = text, .size = size, .colour = tone, .face = Face::strong});
}

void add_costs(const BoardFrame& frame, const BoardMarks& marks, Layer& layer) {
    if (frame.pitch() < 26) return;
    const double size = clamped(frame, 0.19, 9, 14);
    for (const LitHex& one : marks.lit) {
        if (one.cost.empty()) continue;
        const Point at = frame.centre(one.hex) + Point{0, 0.055 * frame.pitch()};
        if (!one.contact) {
            add_pill(at, one.cost, colour(0xFFFFFF), mark::legal_line, mark::legal_line, size, layer);
            continue;
        }
        const double width = text_width(one.cost, size, Face::strong) + size * 1.7;
        const double height = size * 1.5;
        const Ring box = box_ring(at - Point{width / 2, height / 2}, width, height, height / 2);
        layer.shapes.push_back(Fill{{box}, colour(0xFFFFFF)});
        layer.shapes.push_back(Strip{.chains = {box}, .colour = mark::attack, .width = 1.4, .closed = true});
        layer.shapes.push_back(Glyphs{.at = at + Point{-size * 0.42, size * 0.35},
                                      .text = one.cost,
                                      .size = size,
                                      .colour = mark::attack,
                                      .face = Face::strong});
        // A bolt: it ends in contact.
        const Point bolt = at + Point{width / 2 - size * 0.72, 0};
        const double r = size * 0.52;
        layer.shapes.push_back(Fill{
            {{bolt + Point{0.16, -0.9} * r, bolt + Point{-0.44, 0.14} * r, bolt + Point{-0.02, 0.14} * r}},
            mark::attack});
        layer.shapes.push_back(Fill{
            {{bolt + Point{-0.16, 0.9} * r, bolt + Point{0.44, -0.14} * r, bolt + Point{0.02, -0.14} * r}},
            mark::attack});
    }
}

void add_arrow(Point from, Point to, double width, Colour tone, bool full, Layer& layer) {
    const Point way = unit(to - from);
    const Point side = turned_left(way);
    const double head = width * 1.25;
    const Point neck = to - way * head;
    const Ring ring{from + side * (width * 0.5), neck + side * (width * 0.5), neck + side * width,        to,
                    neck - side * width,         neck - side * (width * 0.5), from - side * (width * 0.5)};
    layer.shapes.push_back(
        Strip{.chains = {ring}, .colour = colour(0xFFFFFF), .width = full ? 3.4 : 2.2, .closed = true});
    layer.shapes.push_back(Fill{{{ring[0], ring[1], ring[5], ring[6]}}, full ? tone : colour(0xFDF3E6)});
    layer.shapes.push_back(Fill{{{ring[2], ring[3], ring[4]}}, full ? tone : colour(0xFDF3E6)});
    if (!full) layer.shapes.push_back(Strip{.chains = {ring}, .colour = tone, .width = 1.5, .closed = true});
}

void add_path(const BoardFrame& frame, const BoardMarks& marks, Layer& layer) {
    if (marks.path.size() < 2) return;
    const double p = frame.pitch();
    Chain chain;
    for (const HexId hex : marks.path) chain.push_back(frame.centre(hex) + Point{0, 0.055 * p});
    const Point way = unit(chain.back() - chain[chain.size() - 2]);
    chain.front() = chain.front() + unit(chain[1] - chain[0]) * (0.34 * p);
    const Point tip = chain.back() - way * (0.30 * p);
    chain.back() = tip - way * (0.09 * p);
    const Point side = turned_left(way) * (0.075 * p);
    const Ring head{tip, tip - way * (0.13 * p) + side, tip - way * (0.13 * p) - side};
    layer.shapes.push_back(Strip{.chains = {chain}, .colour = colour(0xFFFFFF), .width = 0.085 * p});
    layer.shapes.push_back(Strip{.chains = {head}, .colour = colour(0xFFFFFF), .width = 3, .closed = true});
    layer.shapes.push_back(Strip{.chains = {chain}, .colour = mark::path, .width = 0.05 * p});
    layer.shapes.push_back(Fill{{head}, mark::path});
    const double size = clamped(frame, 0.17, 8, 13);
    for (std::size_t i = 0; i + 1 < marks.path.size() && i < marks.beads.size(); ++i) {
        const Point at = frame.centre(marks.path[i + 1]) + Point{0, 0.055 * p};
        if (i + 2 == marks.path.size()) continue;  // the ghost stands there
        add_pill(at, marks.beads[i], colour(0xFFFFFF), mark::path, mark::path, size, layer);
    }
}

void add_ghost(const BoardFrame& frame, const BoardMarks& marks, Layer& layer) {
    if (!marks.ghost) return;
    const double p = frame.pitch();
    const double half = 0.29 * p;
    const Point at = frame.centre(marks.ghost->hex) + Point{0, 0.055 * p};
    const Ring box = box_ring(at - Point{half, half}, 2 * half, 2 * half, 0.05 * p);
    layer.shapes.push_back(Fill{{box}, colour(0x35508F, 0.62)});
    layer.shapes.push_back(
        Strip{.chains = {box}, .colour = mark::selected, .width = 2.4, .dash = {5, 3}, .closed = true});
    layer.shapes.push_back(Glyphs{.at = at + Point{0, 0.12 * p},
                                  .text = marks.ghost->value,
                                  .size = 0.3 * p,
                                  .colour = colour(0xFFFFFF),
                                  .face = Face::strong});
}

void add_attacks(const BoardFrame& frame, const BoardMarks& marks, Layer& layer) {
    const double p = frame.pitch();
    for (const AttackArrow& one : marks.attacks) {
        const Point from = frame.centre(one.from) + Point{0, 0.055 * p};
        const Point to = frame.centre(one.to) + Point{0, 0.055 * p};
        const Point way = unit(to - from);
        const Point middle = (from + to) * 0.5;
        add_arrow(middle - way * (0.19 * p), middle + way * (0.17 * p), 0.13 * p, mark::attack, one.full,
                  layer);
    }
    const double size = clamped(frame, 0.2, 10, 16);
    for (const OddsPill& one : marks.odds) {
        const Point at = frame.centre(one.at) + Point{0.36 * p, -0.30 * p};
        add_pill(at, one.text, mark::attack, colour(0xFFFFFF), colour(0xFFFFFF), size, layer);
    }
}

void add_pins(const BoardFrame& frame, const BoardMarks& marks, Layer& layer) {
    const double r = clamped(frame, 0.17, 6, 12);
    for (const Pin& pin : marks.pins) {
        const Point at = frame.centre(pin.hex) - Point{0, 0.1 * frame.pitch()};
        layer.shapes.push_back(Discs{{at}, r + 1.5, colour(0x26221B)});
        layer.shapes.push_back(Discs{{at}, r, pin.is_error ? colour(0xC04A1E) : colour(0xF4AF02)});
        layer.shapes.push_back(Glyphs{.at = at + Point{0, r * 0.55},
                                      .text = "!",
                                      .size = r * 1.6,
                                      .colour = pin.is_error ? colour(0xFFFFFF) : colour(0x26221B),
                                      .face = Face::strong});
    }
}

void add_stroke(const BoardFrame& frame, const BoardMarks& marks, Layer& layer) {
    std::vector<Chain> chains;
    std::vector<Point> beads;
    for (const SideMark& one : marks.stroke) {
        const std::uint32_t k = board::to_index(one.side);
        chains.push_back({frame.hex_corner(one.hex, k), frame.hex_corner(one.hex, k + 1)});
    }
    if (marks.way.size() == 1) beads.push_back(frame.centre(marks.way.front()));
    for (std::size_t i = 1; i < marks.way.size(); ++i) {
        chains.push_back({frame.centre(marks.way[i - 1]), frame.centre(marks.way[i])});
    }
    for (const Chain& chain : chains) beads.insert(beads.end(), chain.begin(), chain.end());
    if (!chains.empty()) {
        layer.shapes.push_back(Strip{.chains = chains, .colour = colour(0xFFFFFF), .width = 6.5});
        layer.shapes.push_back(Strip{.chains = chains, .colour = colour(0x2F6FB0), .width = 3.6});
    }
    if (beads.empty()) return;
    layer.shapes.push_back(Discs{beads, 4.6, colour(0x2F6FB0)});
    layer.shapes.push_back(Discs{beads, 2.6, colour(0xFFFFFF)});
}

}  // namespace

void add_marks_below(const BoardFrame& frame, const BoardMarks& marks, Layer& layer) {
    add_heat(frame, marks, layer);
    add_sight(frame, marks, layer);
    add_hatched(frame, marks.enemy_reach, mark::attack, layer);
    add_hatched(frame, marks.zone, marks.zone_is_enemy ? mark::attack : mark::legal_line, layer);
    add_lit(frame, marks, layer);
    add_refused(frame, marks.refused, layer);
    if (!marks.brush.empty()) {
        layer.shapes.push_back(Fill{rings_of(frame, marks.brush), colour(0x2F6FB0, 0.22)});
        add_outline(border_of(frame, marks.brush), colour(0x2F6FB0), 2, layer);
    }
    if (!marks.area.empty()) {
        layer.shapes.push_back(
            Strip{.chains = border_of(frame, marks.area), .colour = colour(0xFFFFFF), .width = 4});
        layer.shapes.push_back(Strip{
            .chains = border_of(frame, marks.area), .colour = colour(0x26221B), .width = 2, .dash = {6, 4}});
    }
    for (const HexId hex : marks.ready) {
        const Ring ring = frame.ring(hex);
        layer.shapes.push_back(
            Strip{.chains = {ring}, .colour = colour(0xFFFFFF, 0.85), .width = 4.4, .closed = true});
        layer.shapes.push_back(
            Strip{.chains = {ring}, .colour = mark::legal_line, .width = 2, .closed = true});
    }
    for (const HexId hex : marks.fighting) {
        layer.shapes.push_back(Strip{
            .chains = {frame.ring(hex)}, .colour = mark::attack, .width = 2, .dash = {6, 4}, .closed = true});
    }
    if (marks.pointed != board::no_hex) {
        layer.shapes.push_back(Strip{.chains = {frame.ring(marks.pointed)},
                                     .colour = colour(0xFFFFFF, 0.9),
                                     .width = 1.6,
                                     .closed = true});
    }
}

void add_marks_above(const BoardFrame& frame, const BoardMarks& marks, Layer& layer) {
    add_traces(frame, marks.traces, layer);
    add_costs(frame, marks, layer);
    add_no_sign(frame, marks.refused, layer);
    add_path(frame, marks, layer);
    add_ghost(frame, marks, layer);
    add_ray(frame, marks, layer);
    add_attacks(frame, marks, layer);
    add_stroke(frame, marks, layer);
    add_pins(frame, marks, layer);
}

}  // namespace hd::view
