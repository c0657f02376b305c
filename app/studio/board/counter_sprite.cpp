#include "app/studio/board/counter_sprite.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::studio {

namespace {

std::string key_of(const view::CounterLook& look, double side) {
    const auto tone = [](view::Colour c) { return fmt::format("{:02x}{:02x}{:02x}", c.r, c.g, c.b); };
    std::string key = fmt::format("c{:.2f}{}{}{}{}|{}|{}|{}{:.2f}", side, tone(look.ground), tone(look.ink),
                                  tone(look.edge), static_cast<int>(look.symbol), look.value, look.code,
                                  look.elite, look.selected ? look.ring : 0);
    const view::CounterPrint& print = look.print;
    key += fmt::format("|{}|{}|{}|{}|{}|{}", print.size, print.corps, print.shock, print.name, print.small,
                       print.reduced);
    for (const view::MarkKind mark : look.marks) key += fmt::format("m{}", static_cast<int>(mark));
    return key;
}

}  // namespace

void draw_counter(Sprites& sprites, ImDrawList& list, const view::CounterLook& look, ImVec2 at, double side) {
    const double reach = std::max(side * 0.72, side / 2 + look.ring * 1.6);
    sprites.draw(list, key_of(look, side), at, {-reach, -reach, reach, reach}, [&](view::Layer& layer) {
        view::add_counter(look, {0, 0}, side, layer);
    });
}

}  // namespace hd::studio
