// The ids of the glossary data/rulesets/campaign-1815/rules.json, in its order. Index 0 is "none".
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace hd::c1815 {

// clang-format off
enum class Rule : std::uint16_t {
    none,
    r_1_1, r_1_2, r_1_3,
    r_int_1,
    r_2_a_1, r_2_a_2, r_2_a_3,
    r_2_b_1, r_2_b_2,
    r_2_c_1,
    r_3_1, r_3_2, r_3_3, r_3_4,
    r_4_1, r_4_2, r_4_3, r_4_4,
    r_5_1, r_5_2, r_5_3, r_5_4, r_5_5, r_5_6, r_5_7, r_5_8, r_5_9, r_5_10,
    r_5_a_1, r_5_a_1_1, r_5_a_1_2, r_5_a_1_3, r_5_a_1_4, r_5_a_1_5, r_5_a_1_6, r_5_a_2_1, r_5_a_2_2,
    r_5_a_2_3, r_5_a_2_4, r_5_a_2_5, r_5_a_2_6, r_5_a_2_7, r_5_a_2_8, r_5_a_2_9, r_5_a_2_10,
    r_5_b_1, r_5_b_2,
    r_5_c_1, r_5_c_2,
    r_6_1, r_6_2, r_6_3, r_6_4, r_6_1_1, r_6_1_2, r_6_2_1, r_6_3_1, r_6_3_2, r_6_3_3, r_6_5,
    r_7_1, r_7_2, r_7_3, r_7_4, r_7_5, r_7_6, r_7_7, r_7_8, r_7_9, r_7_10,
    r_7_a_1, r_7_a_2, r_7_a_3, r_7_a_4_1, r_7_a_4_2,
    r_7_b_1_1, r_7_b_1_2, r_7_b_1_3, r_7_b_1_4, r_7_b_1_5, r_7_b_1_6, r_7_b_1_7, r_7_b_2_1,
    r_7_b_2_2, r_7_b_2_3, r_7_b_3_1, r_7_b_3_2, r_7_b_3_3, r_7_b_3_4,
    r_7_c_1_1, r_7_c_1_2, r_7_c_1_3, r_7_c_1_4, r_7_c_1_5, r_7_c_1_6, r_7_c_2_1, r_7_c_2_2,
    r_7_c_2_3, r_7_c_2_4, r_7_c_2_5, r_7_c_2_6, r_7_c_2_7, r_7_c_3,
    r_7_d_1, r_7_d_2, r_7_d_3, r_7_d_4, r_7_d_5,
    r_7_e_1_1, r_7_e_1_2, r_7_e_1_3, r_7_e_1_4, r_7_e_1_5, r_7_e_1_6, r_7_e_1_7, r_7_e_1_8,
    r_7_e_1_9, r_7_e_1_10, r_7_e_1_11, r_7_e_2_1, r_7_e_2_2,
    r_7_f_1, r_7_f_2, r_7_f_3, r_7_f_4, r_7_f_5, r_7_f_6, r_7_f_7, r_7_f_8, r_7_f_9, r_7_f_10,
    r_7_f_11, r_7_f_12, r_7_f_13, r_7_f_14,
    r_8_a_1, r_8_a_2, r_8_a_3,
    r_8_b_1_1, r_8_b_1_2, r_8_b_2_1, r_8_b_2_2, r_8_b_2_a_1, r_8_b_2_a_2, r_8_b_2_b_1, r_8_b_2_b_2,
    r_8_b_2_c_1, r_8_b_2_c_2, r_8_b_2_c_3, r_8_b_2_c_4, r_8_b_2_c_5, r_8_b_2_c_6, r_8_b_2_3,
    r_8_b_2_4, r_8_b_2_5, r_8_b_2_6, r_8_b_2_7, r_8_b_2_8, r_8_b_3,
    r_9_a_1, r_9_a_2, r_9_a_3, r_9_a_4, r_9_a_5, r_9_a_6, r_9_a_7,
    r_9_b_1, r_9_b_2, r_9_b_3, r_9_b_4, r_9_b_5, r_9_b_6,
    r_9_c_1, r_9_c_2, r_9_c_3, r_9_c_4, r_9_c_5,
    r_10_1,
    r_11_1, r_11_2, r_11_3, r_11_4, r_11_5,
    r_12_1, r_12_2, r_12_3, r_12_4, r_12_5, r_12_6, r_12_7, r_12_8, r_12_9,
    r_13_1, r_13_2, r_13_3, r_13_4, r_13_5, r_13_6, r_13_7, r_13_8,
    r_14_1, r_14_2, r_14_3, r_14_4,
    r_15_a_1,
    r_15_b_1, r_15_b_2, r_15_b_3, r_15_b_4, r_15_b_5, r_15_b_6, r_15_b_7,
    r_15_c,
    r_16_1,
    r_16_a,
    r_16_b_1, r_16_b_2,
    r_16_c,
    r_ch_crt_1, r_ch_crt_2, r_ch_crt_3, r_ch_crt_4, r_ch_init_1, r_ch_init_2, r_ch_mor_1,
    r_ch_mor_2, r_ch_tec_1, r_ch_tec_2, r_ch_tec_3, r_ch_aae, r_ch_pre,
    r_a_01, r_a_02, r_a_03, r_a_04, r_a_05, r_a_06, r_a_07, r_a_08, r_a_09, r_a_10, r_a_11, r_a_12,
    r_a_13, r_a_14, r_a_15, r_a_16, r_a_17, r_a_18, r_a_19, r_a_20, r_a_21, r_a_22, r_a_23, r_a_24,
    r_a_25, r_a_26, r_a_27, r_a_28, r_a_29, r_a_30, r_a_31, r_a_32, r_a_33, r_a_34, r_a_35, r_a_36,
    r_a_37, r_a_38, r_a_39, r_a_40, r_a_41, r_a_42, r_a_43, r_a_44, r_a_45, r_a_46, r_a_47, r_a_48,
    r_a_49, r_a_50, r_a_51, r_a_52, r_a_53, r_a_54, r_a_55, r_a_56, r_a_57, r_a_58, r_a_59, r_a_60
};
// clang-format on

// As the glossary prints them, by Rule: "1815 7.E.1#5".
std::span<const std::string_view> rule_ids();

constexpr std::uint16_t number(Rule rule) {
    return static_cast<std::uint16_t>(rule);
}

}  // namespace hd::c1815
