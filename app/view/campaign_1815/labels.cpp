// Lines of working in words, their values, and why some did not apply.
#include "app/view/campaign_1815/parts.hpp"
#include "app/view/pattern.hpp"
#include "app/view/words.hpp"
#include "engine/rules/agenda.hpp"
#include "engine/rules/campaign_1815/label.hpp"
#include "engine/rules/campaign_1815/recovery.hpp"
#include "engine/rules/campaign_1815/step.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::view::campaign {

namespace {

using c1815::Label;
using c1815::Ref;
using c1815::Rule;
using c1815::Unit;
using ledger::Op;

// How a line's number is written.
enum class Form : std::uint8_t {
    number,      // with its sign where it is added
    plain,       // without one
    average,     // a sum over a number of units
    words,       // the label says it all
    odds,        // a column
    yes,         // 1 is yes
    recovers,    // 1 is recovers
    in_command,  // 1 is in
    turn,        // a player turn
};

struct CellName {
    std::string_view table = {};
    std::string_view row = {};
    std::string_view column = {};
};

// {U} is the line's unit, {H} its place.
struct LabelWords {
    Label label = Label::none;
    std::string_view pattern = {};
    Form form = Form::number;
    std::string_view why_not = {};
    CellName cell = {};
};

// The column of the terrain chart by whoever moves is filled in where a cell has none.
constexpr auto words_of_labels = std::to_array<LabelWords>({
    {Label::none, {}},
    {Label::data_value, "Value", Form::plain},
    {Label::allowance, "Movement allowance", Form::plain},
    {Label::halved_blown, "Halved: blown"},
    {Label::halved_out_of_command, "Halved: out of command"},
    {Label::points_left, "Points left", Form::plain},
    {Label::clear_cost, "Clear ground in {H}", Form::number, {}, {"terrain-costs", "clear"}},
    {Label::woods_cost, "Woods in {H}", Form::number, {}, {"terrain-costs", "woods"}},
    {Label::village_cost, "Village in {H}", Form::number, {}, {"terrain-costs", "village"}},
    {Label::high_ground_cost, "High ground in {H}", Form::number, {}, {"terrain-costs", "full_high"}},
    {Label::mud_cost, "Mud in {H}", Form::number, {}, {"terrain-costs", "clear"}},
    {Label::brook_cost, "Over the brook", Form::number, {}, {"terrain-costs", "brook"}},
    {Label::slope_cost, "Up the slope", Form::number, {}, {"terrain-costs", "up_slope"}},
    {Label::road_cost, "Along the road to {H}", Form::number, {}, {"terrain-costs", "road"}},
    {Label::high_road_cost, "Along the high road to {H}", Form::number, {}, {"terrain-costs", "high_road"}},
    {Label::village_road_cost,
     "Within the village to {H}",
     Form::number,
     {},
     {"terrain-costs", "within_village"}},
    {Label::least_move, "One hex whatever it costs", Form::words},
    {Label::mud_artillery, "Artillery in mud: one hex", Form::words},
    {Label::entry_cost, "Coming on at {H}"},
    {Label::exit_cost, "Leaving the map"},
    {Label::attack_strength, "{U}", Form::plain},
    {Label::bombard_strength, "{U}, bombarding", Form::plain},
    {Label::defence_strength, "{U}, defending", Form::plain},
    {Label::cavalry_halved, "Cavalry over a brook, into a village or woods: {U} halved"},
    {Label::disrupted_halved, "Disrupted: {U} halved"},
    {Label::blown_halved, "Blown, against cavalry and horse artillery alone: {U} halved"},
    {Label::surprise_doubled, "Surprise: {U} doubled"},
    {Label::mud_halved, "Mud: {U} halved"},
    {Label::total_attack, "Attackers", Form::plain},
    {Label::total_defence, "Defenders", Form::plain},
    {Label::odds, "Odds", Form::odds},
    {Label::forced_odds, "Odds, with no die", Form::odds},
    {Label::woods_effect, "Woods", Form::number, "no target is woods", {"terrain-costs", "woods", "die"}},
    {Label::village_effect,
     "Village",
     Form::number,
     "no target is a village",
     {"terrain-costs", "village", "die"}},
    {Label::brook_effect,
     "Brook",
     Form::number,
     "not every attacker is across one, or only guns fire",
     {"terrain-costs", "brook", "die"}},
    {Label::slope_effect,
     "Up the slope",
     Form::number,
     "not every attacker stands lower",
     {"terrain-costs", "up_slope", "die"}},
    {Label::shock_points, "Shock of {U}", Form::plain},
    {Label::attacker_shock, "Shock of the attackers, on average", Form::average},
    {Label::defender_shock, "Shock of the defenders, on average", Form::average},
    {Label::no_shock_terrain, "Shock of {U}", Form::plain, "cavalry has none in a village or woods"},
    {Label::no_shock_blown, "Shock of {U}", Form::plain, "it is blown"},
    {Label::no_shock_mud, "Shock", Form::words, "there is none in mud"},
    {Label::shock_effect, "Shock", Form::number, "neither side has more of it"},
    {Label::die, "Die", Form::plain},
    {Label::final_die, "Die with modifiers", Form::plain},
    {Label::result_dr, "Defender retreats", Form::words, {}, {"combat-results"}},
    {Label::result_drl, "Defender retreats with losses", Form::words, {}, {"combat-results"}},
    {Label::result_ar, "Attacker retreats", Form::words, {}, {"combat-results"}},
    {Label::result_arl, "Attacker retreats with losses", Form::words, {}, {"combat-results"}},
    {Label::result_ex, "Exchange", Form::words, {}, {"combat-results"}},
    {Label::result_hx, "Half exchange", Form::words, {}, {"combat-results"}},
    {Label::steps_owed, "Steps owed", Form::plain, "it has lost one in this combat"},
    {Label::range, "Range", Form::plain},
    {Label::leader_modifier, "Kind of leader"},
    {Label::initiative_result, "Die as read in the table", Form::plain, {}, {"initiative"}},
    {Label::nation_modifier, "Morale of {U}", Form::number, "it traces to no leader, or must wait"},
    {Label::recovery_result, "{U}", Form::recovers, "it traces to no leader, or must wait"},
    {Label::path_length, "Path of {U}", Form::plain},
    {Label::supplied, "In supply", Form::yes},
    {Label::turns_delay, "Turns of delay", Form::plain},
    {Label::mud_doubles, "Mud on the way", Form::number, "no turn of mud is among them"},
    {Label::victory_points, "Defence points eliminated"},
    {Label::exit_points, "For units that left by the exit area", Form::number,
     "no French road leads from the exit area to the south edge"},
    {Label::exit_bonus, "For leaving in strength", Form::number,
     "no French road leads from the exit area to the south edge"},
    {Label::road_to_exit, "A French road from the exit area to the south edge", Form::yes},
    {Label::lead, "Lead of the French"},
    {Label::threshold, "Attack strength that must leave", Form::plain},
    {Label::defence_lost, "Defence points eliminated", Form::plain},
    {Label::reputation_sum, "Sum of the dice", Form::plain},
    {Label::guard_fails, "Fails up to", Form::plain},
    {Label::hexes_away, "Hexes away", Form::plain},
    {Label::night, "Night", Form::yes},
});
static_assert(words_of_labels.size() == c1815::label_names.size());
static_assert([] {
    for (std::size_t i = 0; i < words_of_labels.size(); ++i) {
        if (static_cast<std::size_t>(words_of_labels[i].label) != i) return false;
    }
    return true;
}());

const LabelWords& words_of(const WorkContext& context) {
    return words_of_labels[context.line.label < words_of_labels.size() ? context.line.label : 0];
}

// Where a label stands for several things, the rule says which.
struct ByRule {
    Label label = Label::none;
    Rule rule = Rule::none;
    std::string_view pattern = {};
    Form form = Form::words;
    std::string_view why_not = {};
};

constexpr auto by_rule = std::to_array<ByRule>({
    {Label::data_value, Rule::r_3_3, "Turns on the record", Form::plain},
    {Label::data_value, Rule::r_1_2, "Metres from hex to hex", Form::plain},
    {Label::data_value, Rule::r_1_3, "Counters of a kind", Form::plain},
    {Label::data_value, Rule::r_int_1, "Players", Form::plain},
    {Label::data_value, Rule::r_a_01, "Hexrow from which roads are French", Form::plain},
    {Label::data_value, Rule::r_a_02, "Hexes of an edge", Form::plain},
    {Label::data_value, Rule::r_2_a_3, "Road in {H}", Form::words, "a leader takes none"},
    {Label::data_value, Rule::r_4_1, "{U} in {H} has it in its zone"},
    {Label::data_value, Rule::r_4_2, "Zone of {U} in {H}", Form::words, "a pond stops it"},
    {Label::data_value, Rule::r_4_3, "Zone of {U} in {H}", Form::words, "a leader has none"},
    {Label::data_value, Rule::r_4_4, "{U} in {H} has it in its zone, whatever lies between"},
    {Label::data_value, Rule::r_5_10, "From one enemy zone to another in {H}"},
    {Label::data_value, Rule::r_a_03, "The move ends in {H}"},
    {Label::data_value, Rule::r_5_a_2_10, "Leaders pass {U}"},
    {Label::data_value, Rule::r_a_06, "Across country past {U}"},
    {Label::data_value, Rule::r_6_2, "Too many in {H}", Form::plain},
    {Label::data_value, Rule::r_6_5, "Too many in {H}", Form::plain},
    {Label::data_value, Rule::r_6_1_1, "Too many in {H}", Form::plain},
    {Label::data_value, Rule::r_6_1_2, "Too many in {H}", Form::plain},
    {Label::data_value, Rule::r_6_2_1, "Too many in {H}", Form::plain},
    {Label::data_value, Rule::r_6_3_1, "Too many in {H}", Form::plain},
    {Label::data_value, Rule::r_6_3_2, "Too many in {H}", Form::plain},
    {Label::data_value, Rule::r_6_3_3, "Too many in {H}", Form::plain},
    {Label::data_value, Rule::r_a_09, "Too many in {H}", Form::plain},
    {Label::data_value, Rule::r_a_10, "Too many in {H}", Form::plain},
    {Label::data_value, Rule::r_6_3, "{U} is one too many"},
    {Label::data_value, Rule::r_6_4, "{U} was named by its owner"},
    {Label::data_value, Rule::r_a_07, "{U} may rally at once"},
    {Label::data_value, Rule::r_a_08, "Duty of {U}", Form::words, "it may not attack"},
    {Label::data_value, Rule::r_a_57, "A leader comes on in {H}"},
    {Label::data_value, Rule::r_a_40, "Last turn that may bring mud", Form::plain},
    {Label::data_value, Rule::r_a_42, "Kept back until turn", Form::plain},
    {Label::data_value, Rule::r_a_56, "The delay runs from turn", Form::plain},
    {Label::data_value, Rule::r_13_1, "Last turn", Form::plain},
    {Label::data_value, Rule::r_ch_tec_1, "Price in points", Form::plain},
    {Label::data_value, Rule::r_ch_tec_2, "Added to the die of combat", Form::plain},
    {Label::data_value, Rule::r_ch_aae, "Turns of delay to {H}", Form::plain},
    {Label::data_value, Rule::r_ch_pre, "Turns of delay to {H}", Form::plain},
    {Label::initiative_result, Rule::r_12_2, "Orders of who comes on", Form::in_command},
    {Label::mud_doubles, Rule::r_a_41, "Mud in the doubled time", Form::words, "it is doubled once"},
    {Label::road_to_exit, Rule::r_a_38, "The road leads from {H}"},
    {Label::attack_strength, Rule::r_a_39, "Attack strength that has left", Form::plain},
    {Label::attack_strength, Rule::r_a_51, "Attack strength of the side in use", Form::plain},
    {Label::defence_lost, Rule::r_a_52, "Defence of units that left", Form::plain, "they are not lost"},
    {Label::slope_cost, Rule::r_5_a_1_5, "Up the slope", Form::words,
     "high ground on the side, or all over the hex"},
    {Label::road_cost, Rule::r_5_a_2_7, "Along the road to {H}", Form::words,
     "an enemy has the hex in his zone"},
    {Label::road_cost, Rule::r_5_a_2_8, "Along the road to {H}", Form::words, "it begins in an enemy zone"},
    {Label::road_cost, Rule::r_5_a_2_9, "Along the road to {H}", Form::words, "a friendly unit is there"},
    {Label::road_cost, Rule::r_9_a_3, "Along the road to {H}", Form::words, "it is disrupted"},
    {Label::high_road_cost, Rule::r_5_a_2_7, "Along the high road to {H}", Form::words,
     "an enemy has the hex in his zone"},
    {Label::high_road_cost, Rule::r_5_a_2_8, "Along the high road to {H}", Form::words,
     "it begins in an enemy zone"},
    {Label::high_road_cost, Rule::r_5_a_2_9, "Along the high road to {H}", Form::words,
     "a friendly unit is there"},
    {Label::high_road_cost, Rule::r_9_a_3, "Along the high road to {H}", Form::words, "it is disrupted"},
    {Label::village_road_cost, Rule::r_5_a_2_7, "Within the village to {H}", Form::words,
     "an enemy has the hex in his zone"},
    {Label::village_road_cost, Rule::r_5_a_2_8, "Within the village to {H}", Form::words,
     "it begins in an enemy zone"},
    {Label::village_road_cost, Rule::r_5_a_2_9, "Within the village to {H}", Form::words,
     "a friendly unit is there"},
    {Label::village_road_cost, Rule::r_9_a_3, "Within the village to {H}", Form::words, "it is disrupted"},
    {Label::road_cost, Rule::r_5_a_2_2, "Along the road to {H}", Form::words, "no road crosses the side"},
    {Label::village_road_cost, Rule::r_5_a_2_4, "Within the village to {H}", Form::words,
     "the villages are two"},
    {Label::clear_cost, Rule::r_5_a_2_5, "Clear ground in {H}", Form::number, "the road is paid instead"},
    {Label::woods_cost, Rule::r_5_a_2_5, "Woods in {H}", Form::number, "the road is paid instead"},
    {Label::village_cost, Rule::r_5_a_2_5, "Village in {H}", Form::number, "the road is paid instead"},
    {Label::high_ground_cost, Rule::r_5_a_2_5, "High ground in {H}", Form::number,
     "the road is paid instead"},
    {Label::mud_cost, Rule::r_5_a_2_5, "Mud in {H}", Form::number, "the road is paid instead"},
    {Label::data_value, Rule::r_7_1, "{U} must attack"},
    {Label::data_value, Rule::r_7_2, "{U} must be attacked"},
    {Label::data_value, Rule::r_7_e_1_8, "{U} must retreat"},
    {Label::data_value, Rule::r_7_f_2, "{U} may bombard"},
    {Label::data_value, Rule::r_a_27, "{U} attacks by bombarding"},
    {Label::data_value, Rule::r_a_20, "{U} blown", Form::words, "it made no attack"},
    {Label::data_value, Rule::r_a_19, "Now", Form::turn},
    {Label::data_value, Rule::r_7_e_1_5, "Blown through", Form::turn},
    {Label::data_value, Rule::r_15_b_2, "{U} granted", Form::yes},
    {Label::data_value, Rule::r_15_b_3, "Somebody may lie in wait in {H}"},
    {Label::data_value, Rule::r_15_b_4, "{U} in {H}"},
    {Label::data_value, Rule::r_16_1, "Options in force", Form::plain},
    {Label::data_value, Rule::r_16_b_1, "Anglo-Allied Reserves", Form::yes},
    {Label::data_value, Rule::r_ch_crt_1, "Cells of the table of results", Form::plain},
    {Label::data_value, Rule::r_ch_crt_2, "Cells that the rulebook still shows", Form::plain},
    {Label::data_value, Rule::r_ch_crt_3, "Results in it", Form::plain},
    {Label::supplied, Rule::r_a_49, "Units on the map", Form::plain},
    {Label::supplied, Rule::r_11_2, "{U}, too far from a road of its side", Form::number},
    {Label::supplied, Rule::r_11_3, "{U}, cut off", Form::number},
    {Label::supplied, Rule::r_11_4, "{U}, supplied from the edge of another army alone", Form::number},
    {Label::supplied, Rule::r_a_50, "Units in supply", Form::plain},
    {Label::initiative_result, Rule::r_8_b_2_3, "{U} with him", Form::in_command},
    {Label::initiative_result, Rule::r_8_b_2_7, "{U} with him", Form::in_command},
    {Label::initiative_result, Rule::r_a_32, "{U} by night too", Form::in_command},
    {Label::steps_owed, Rule::r_7_f_11, "Loss of {U}", Form::words, "guns that bombard pay nothing"},
    {Label::steps_owed, Rule::r_a_26, "Loss of {U}", Form::words, "guns that bombard pay nothing"},
    {Label::steps_owed, Rule::r_7_e_2_2, "Loss of {U}", Form::words, "it has lost a step in this combat"},
    {Label::range, Rule::r_7_f_6, "Clear line to {H}"},
    {Label::range, Rule::r_7_f_7, "Ground along the line", Form::words, "it stops only on both sides"},
    {Label::range, Rule::r_7_f_10, "Pond on the line", Form::words, "a pond stops no fire"},
    {Label::range, Rule::r_a_29, "Ground at the ends", Form::words, "only what lies between stops fire"},
    {Label::shock_points, Rule::r_a_22, "{U} counts among the units"},
    {Label::shock_points, Rule::r_7_c_2_3, "{U} among the units", Form::words,
     "artillery and gendarmes are not counted"},
    {Label::cavalry_halved, Rule::r_2_c_1, "{U}, fractions kept", Form::plain},
    {Label::disrupted_halved, Rule::r_2_c_1, "{U}, fractions kept", Form::plain},
    {Label::blown_halved, Rule::r_2_c_1, "{U}, fractions kept", Form::plain},
    {Label::mud_halved, Rule::r_a_33, "Mud divides bombardment by", Form::plain},
    {Label::no_shock_mud, Rule::r_a_33, "No shock in mud"},
    {Label::final_die, Rule::r_2_b_1, "Row of the table", Form::plain},
    {Label::final_die, Rule::r_2_b_2, "Row of the table", Form::plain},
    {Label::guard_fails, Rule::r_a_48, "Check of the others", Form::words, "the Old Guard was not disrupted"},
});

// What is said of a unit is another thing where the line names none.
constexpr auto without_unit = std::to_array<ByRule>({
    {Label::data_value, Rule::r_16_a, "KGL Dragoons", Form::yes},
    {Label::data_value, Rule::r_16_c, "Hal Detachment", Form::yes},
    {Label::path_length, Rule::none, "Hexes of the path", Form::plain},
});

ByRule words_for(const WorkContext& context) {
    const ledger::Work& line = context.line;
    const auto label = static_cast<Label>(line.label);
    const auto matches = [&](const ByRule& one, bool any_rule) {
        return one.label == label && (any_rule || c1815::number(one.rule) == line.rule);
    };
    if (line.unit == 0) {
        for (const ByRule& one : without_unit) {
            if (matches(one, one.rule == Rule::none)) return one;
        }
    }
    for (const ByRule& one : by_rule) {
        if (matches(one, false)) return one;
    }
    const LabelWords& words = words_of(context);
    ByRule plain{label, Rule::none, words.pattern, words.form, words.why_not};
    if (label != Label::data_value) return plain;
    // A value that has no words of its own is named by what it is of; the rule beside it says the rest.
    const bool is_of_something = line.unit != 0 || line.where != 0;
    if (is_of_something && line.num == 0) plain.form = Form::words;
    if (line.unit == 0) {
        if (line.where != 0) plain.pattern = "{H}";
        return plain;
    }
    plain.pattern = line.rule == c1815::number(Rule::r_16_a)   ? "Attack strength of {U}"
                    : line.rule == c1815::number(Rule::r_16_c) ? "{U} comes in turn"
                                                               : "{U}";
    return plain;
}

}  // namespace

std::string label(const WorkContext& context) {
    // Both sides eliminate something: the French count theirs first and take the Allies' off.
    const bool is_start = context.line.op == Op::start;
    if (context.line.label == static_cast<std::uint16_t>(Label::victory_points))
        return is_start ? "Defence points that the French eliminated"
                        : "Defence points that the Allies eliminated";
    return capitalised(filled(words_for(context).pattern, [&](std::string_view key) {
        if (key == "U") return unit(context.game, context.line.unit);
        return context.line.where == 0 ? std::string("the hex")
                                       : short_place_name(*context.game.setting, {context.line.where});
    }));
}

std::string value(const WorkContext& context) {
    const ledger::Work& line = context.line;
    switch (words_for(context).form) {
        case Form::words:
            return {};
        case Form::odds:
            return odds_words(line.num);
        case Form::yes:
            return line.num != 0 ? "yes" : "no";
        case Form::in_command:
            return line.num != 0 ? "in command" : "out of command";
        case Form::recovers:
            return line.num != 0 ? "recovers" : "stays disrupted";
        case Form::turn:
            return fmt::format("the {} player turn of turn {}", line.num % 2 == 0 ? "French" : "Allied",
                               line.num / 2);
        case Form::average:
        case Form::plain:
            return parts(line.num, line.den);
        case Form::number:
            break;
    }
    if (line.op == Op::times) return "×" + parts(line.num, line.den);
    if (line.op != Op::add && line.op != Op::shift) return parts(line.num, line.den);
    if (line.num == 0) return signed_number(0);
    return line.num > 0 ? "+" + parts(line.num, line.den) : parts(line.num, line.den);
}

std::string why_not(const WorkContext& context) {
    const ByRule words = words_for(context);
    return words.why_not.empty() ? "does not apply" : std::string(words.why_not);
}

namespace {

// The number in the last line with that label among those that belong together.
std::optional<std::int32_t> noted(const WorkContext& context, Label label) {
    std::optional<std::int32_t> found;
    for (const ledger::Work& one : context.all) {
        if (one.label == static_cast<std::uint16_t>(label)) found = one.num;
    }
    return found;
}

// The column of the terrain chart for whoever is on his way.
std::string_view mover_column(const rules::Game& game) {
    const std::int32_t ref = unit_asked(game);
    const c1815::Setting& setting = c1815::setting_of(game);
    const auto type = ref < 1 ? c1815::UnitType::infantry : game.state.at(Ref<Unit>{ref}).type;
    if (type == c1815::UnitType::horse_artillery) return "horse";
    if (type == c1815::UnitType::foot_artillery) return "foot";
    const std::int32_t turn = game.state.at(rules::the_clock).turn;
    const bool mud = turn >= 1 && setting.turn_info(turn).mud;
    return mud ? "mud" : "infantry";
}

std::optional<TableCell> combat_cell(const WorkContext& context) {
    const auto row = noted(context, Label::final_die);
    const auto column = noted(context, Label::odds);
    if (!row || !column || *column < 1) return std::nullopt;
    return TableCell{"combat-results", fmt::format("{}", *row), odds_words(*column)};
}

std::optional<TableCell> morale_cell(const WorkContext& context) {
    if (context.line.unit < 1) return std::nullopt;
    const Ref<Unit> ref{context.line.unit};
    const auto kind =
        c1815::morale_class(c1815::setting_of(context.game), ref, context.game.state.at(ref).steps);
    return TableCell{"morale-modifiers",
                     std::string(c1815::morale_class_names[static_cast<std::size_t>(kind)]), "modifier"};
}

// By its number, which tells the kinds of leaders apart as long as no two have the same.
std::optional<TableCell> leader_cell(const WorkContext& context) {
    const auto& modifiers = c1815::setting_of(context.game).tables.initiative_modifiers;
    const auto found = std::find(modifiers.begin(), modifiers.end(), context.line.num);
    if (found == modifiers.end() || std::count(modifiers.begin(), modifiers.end(), context.line.num) > 1)
        return std::nullopt;
    const auto kind = static_cast<std::size_t>(found - modifiers.begin());
    return TableCell{"initiative-modifiers", std::string(c1815::leader_class_names[kind]), "modifier"};
}

}  // namespace

std::optional<TableCell> cell(const WorkContext& context) {
    const auto label = static_cast<Label>(context.line.label);
    if (label == Label::nation_modifier) return morale_cell(context);
    if (label == Label::leader_modifier) return leader_cell(context);
    const CellName& name = words_of(context).cell;
    if (name.table.empty()) return std::nullopt;
    if (name.table == "combat-results") return combat_cell(context);
    if (name.table == "initiative" && context.line.unit != 0) return std::nullopt;
    if (name.table == "initiative")
        return TableCell{"initiative", fmt::format("{}", context.line.num), "result"};
    const std::string_view column = name.column.empty() ? mover_column(context.game) : name.column;
    return TableCell{std::string(name.table), std::string(name.row), std::string(column)};
}

}  // namespace hd::view::campaign
