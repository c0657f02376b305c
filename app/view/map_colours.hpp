// The colours of the printed map.
#pragma once

#include "app/view/picture.hpp"

namespace hd::view::ink {

inline constexpr Colour desk = colour(0xE9E3D5);
inline constexpr Colour paper_low = colour(0xDFDCB9);
inline constexpr Colour paper_middle = colour(0xEDE3CA);
inline constexpr Colour paper_high = colour(0xF6ECD8);
inline constexpr Colour relief_shade = colour(0x5C4A2C);
inline constexpr Colour relief_light = colour(0xFFF9E8);
inline constexpr Colour woods = colour(0xA9B787);
inline constexpr Colour woods_dark = colour(0x6F8456);
inline constexpr Colour woods_light = colour(0xC0CB9E);
inline constexpr Colour woods_edge = colour(0x4F6338);
inline constexpr Colour orchard = colour(0xCBD3A2);
inline constexpr Colour orchard_trees = colour(0x728A50);
inline constexpr Colour marsh = colour(0xC9D3BE);
inline constexpr Colour ridge = colour(0x86663D);
inline constexpr Colour crest = colour(0x5A3D1F);
inline constexpr Colour stream = colour(0x5B8EA6);
inline constexpr Colour stream_casing = colour(0x39697F);
inline constexpr Colour bank = colour(0xF3EAD4);
inline constexpr Colour river = colour(0x8DB9CB);
inline constexpr Colour pond = colour(0x9CC2CC);
inline constexpr Colour chaussee_casing = colour(0x56442F);
inline constexpr Colour chaussee = colour(0xF6E4BC);
inline constexpr Colour road = colour(0x7A6145);
inline constexpr Colour town = colour(0x9A4A38);
inline constexpr Colour town_line = colour(0x4E241A);
inline constexpr Colour chateau = colour(0xC9CFA0);
inline constexpr Colour chateau_wall = colour(0x5E6E3C);
inline constexpr Colour grid = colour(0x4E402B, 0.30);
inline constexpr Colour hex_number = colour(0x43361F, 0.84);
inline constexpr Colour name = colour(0x2B2116);
inline constexpr Colour halo = colour(0xF3EAD4, 0.92);
inline constexpr Colour off_map = colour(0xD9CDB2);
inline constexpr Colour map_border = colour(0x6B5A3E);
inline constexpr Colour dark = colour(0x15120D);
inline constexpr Colour panel = colour(0xF6F2E8);
inline constexpr Colour raised = colour(0xFDFAF3);
inline constexpr Colour line = colour(0xD8CFBC);
inline constexpr Colour line2 = colour(0xB9AD95);
inline constexpr Colour edge = colour(0x897E68);
inline constexpr Colour text = colour(0x26221B);
inline constexpr Colour text2 = colour(0x5E5546);
inline constexpr Colour text3 = colour(0x685F50);
inline constexpr Colour accent = colour(0x1D665A);
inline constexpr Colour danger = colour(0xA63A12);

}  // namespace hd::view::ink
