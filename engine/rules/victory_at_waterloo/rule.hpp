// The ids of the glossary data/rulesets/victory-at-waterloo/rules.json, in its order. Index 0 is "none".
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace hd::vaw {

// clang-format off
enum class Rule : std::uint16_t {
    none,
    setup_1, setup_2, setup_3, setup_4, setup_5, setup_6, setup_7, setup_8, setup_9, setup_10,
    play_1, play_2, play_3,
    move_1, move_2, move_3, move_4, move_5,
    mnote_1, mnote_2, mnote_3, mnote_4, mnote_5, mnote_6, mnote_7, mnote_8, mnote_9, mnote_10,
    mnote_11, mnote_12,
    atk_1, atk_2, atk_3, atk_4, atk_5, atk_6, atk_7, atk_8, atk_9, atk_10, atk_11, atk_12, atk_13,
    atk_14,
    res_1, res_2, res_3, res_4, res_5, res_6, res_7,
    anote_1, anote_2, anote_3, anote_4, anote_5, anote_6, anote_7, anote_8, anote_9, anote_10,
    anote_11, anote_12, anote_13, anote_14, anote_15, anote_16, anote_17, anote_18, anote_19,
    anote_20, anote_21, anote_22,
    loss_1, loss_2, loss_3, loss_4, loss_5, loss_6, loss_7, loss_8, loss_9, loss_10,
    lhs_1, lhs_2, lhs_3,
    mor_1, mor_2, mor_3, mor_4, mor_5, mor_6,
    pru_1, pru_2, pru_3, pru_4,
    win_1, win_2, win_3,
    otown_1, otown_2,
    ocav_1, ocav_2, ocav_3, ocav_4, ocav_5, ocav_6, ocav_7,
    oart_1, oart_2, oart_3, oart_4, oart_5, oart_6, oart_7, oart_8, oart_9, oart_10, oart_11,
    oart_12,
    ocmd_1, ocmd_2, ocmd_3, ocmd_4, ocmd_5,
    ogrd_1, ogrd_2, ogrd_3, ogrd_4, ogrd_5,
    obal_1,
    a_01, a_02, a_03, a_04, a_05, a_06, a_07, a_08, a_09, a_10, a_11, a_12, a_13, a_14, a_15, a_16,
    a_17, a_18, a_19, a_20, a_21, a_22, a_23, a_24, a_25, a_26, a_27, a_28, a_29, a_30, a_31, a_32,
    a_33, a_34, a_35, a_36, a_37, a_38, a_39, a_40, a_41, a_42, a_43, a_44, a_45, a_46, a_47, a_48,
    a_49, a_50, a_51, a_52, a_53, a_54, a_55, a_56, a_57, a_58, a_59, a_60, a_61, a_62, a_63, a_64,
    a_65, a_66, a_67, a_68, a_69, a_70, a_71, a_72, a_73, a_74, a_75, a_76, a_77, a_78, a_79, a_80,
    a_81, a_82, a_83
};
// clang-format on

// As the glossary prints them, by Rule: "VAW-MOVE-5".
std::span<const std::string_view> rule_ids();

constexpr std::uint16_t number(Rule rule) {
    return static_cast<std::uint16_t>(rule);
}

}  // namespace hd::vaw
