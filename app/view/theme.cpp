#include "app/view/theme.hpp"

#include "app/view/map_colours.hpp"

namespace hd::view {

const Theme& light_theme() {
    static const Theme theme{.name = "light",
                             .window = colour(0xE9E3D5),
                             .header = colour(0xEFEADD),
                             .panel = colour(0xF6F2E8),
                             .raised = colour(0xFDFAF3),
                             .inset = colour(0xFFFDF8),
                             .hover = colour(0xEAE3D2),
                             .press = colour(0xDFD6C2),
                             .line = colour(0xD8CFBC),
                             .line2 = colour(0xB9AD95),
                             .edge = colour(0x897E68),
                             .text = colour(0x26221B),
                             .text2 = colour(0x5E5546),
                             .text3 = colour(0x685F50),
                             .disabled = colour(0x8F8573),
                             .accent = colour(0x1D665A),
                             .accent_fill = colour(0x1D665A),
                             .accent_ink = colour(0xFFFFFF),
                             .accent_soft = colour(0xDCE9E2),
                             .select = colour(0xF7E4AE),
                             .focus = colour(0xA06E00),
                             .danger = colour(0xA63A12),
                             .danger_soft = colour(0xF6E0D3),
                             .warning = colour(0x8A5A00),
                             .warning_soft = colour(0xF7E8C4),
                             .link = colour(0x35508F),
                             .link_soft = colour(0xE0E5F0),
                             .before = colour(0x5F4F90),
                             .before_soft = colour(0xE7E2F0),
                             .after = colour(0x1D665A),
                             .after_soft = colour(0xDCE9E2),
                             .lucky = colour(0x20609E),
                             .unlucky = colour(0x954A0C),
                             .lane_first = colour(0x35508F),
                             .lane_second = colour(0xB4392F),
                             .lane_third = colour(0x717F7B)};
    return theme;
}

const Theme& dark_theme() {
    static const Theme theme{.name = "dark",
                             .window = colour(0x161512),
                             .header = colour(0x1B1916),
                             .panel = colour(0x211F1B),
                             .raised = colour(0x2B2823),
                             .inset = colour(0x181714),
                             .hover = colour(0x332F28),
                             .press = colour(0x3E3930),
                             .line = colour(0x3A362E),
                             .line2 = colour(0x5A5447),
                             .edge = colour(0x827A66),
                             .text = colour(0xEFE8D8),
                             .text2 = colour(0xBCB19C),
                             .text3 = colour(0xA29783),
                             .disabled = colour(0x7C7361),
                             .accent = colour(0x6DC0AE),
                             .accent_fill = colour(0x2C7F70),
                             .accent_ink = colour(0xFFFFFF),
                             .accent_soft = colour(0x203A34),
                             .select = colour(0x4A3C17),
                             .focus = colour(0xF4AF02),
                             .danger = colour(0xF09A6E),
                             .danger_soft = colour(0x46261A),
                             .warning = colour(0xE5B450),
                             .warning_soft = colour(0x3F3115),
                             .link = colour(0x9DB4EA),
                             .link_soft = colour(0x222B42),
                             .before = colour(0xB7A6EC),
                             .before_soft = colour(0x2F2945),
                             .after = colour(0x6DC0AE),
                             .after_soft = colour(0x1F3A34),
                             .lucky = colour(0x83B8EE),
                             .unlucky = colour(0xE9A05C),
                             .lane_first = colour(0x8EA8E6),
                             .lane_second = colour(0xEE8A7B),
                             .lane_third = colour(0xD5E4DA)};
    return theme;
}

Colour lane_of(const Theme& theme, Colour side) {
    const auto is = [side](Colour other) {
        return side.r == other.r && side.g == other.g && side.b == other.b;
    };
    if (is(ink::map_border) || is({})) return theme.text3;
    const auto leads = [](int one, int other, int third) { return one >= other + 20 && one >= third + 20; };
    if (leads(side.b, side.r, side.g)) return theme.lane_first;
    return leads(side.r, side.g, side.b) ? theme.lane_second : theme.lane_third;
}

const std::array<NationColours, 12>& nation_colours() {
    constexpr Colour white = colour(0xFFFFFF);
    constexpr Colour dark = colour(0x1C1A16);
    static const std::array<NationColours, 12> nations{{{"french", "FR", colour(0x35508F), white},
                                                        {"british", "BR", colour(0xB4392F), white},
                                                        {"kgl", "KG", colour(0x6A363C), white},
                                                        {"hanover", "HA", colour(0xD77D6E), dark},
                                                        {"brunswick", "BW", colour(0x16191F), white},
                                                        {"netherlands", "NL", colour(0xE9B750), dark},
                                                        {"nassau", "NA", colour(0xDAE3C1), dark},
                                                        {"prussian", "PR", colour(0x6C9695), dark},
                                                        {"wurttemberg", "WU", colour(0xB9A4DA), dark},
                                                        {"hesse", "HE", colour(0x4F8F9E), dark},
                                                        {"austria", "AU", colour(0xEDE8D8), dark},
                                                        {"royal_france", "RO", colour(0x8C3B5C), white}}};
    return nations;
}

}  // namespace hd::view
