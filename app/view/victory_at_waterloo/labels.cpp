// Lines of working in words, their values, and why some did not apply.
#include "app/view/victory_at_waterloo/parts.hpp"
#include "app/view/words.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"
#include "engine/rules/victory_at_waterloo/setting.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::view::waterloo {

namespace {

using ledger::Op;
using vaw::Label;
using vaw::Ref;
using vaw::Unit;

// How a line's number is written and what its unit is.
enum class Form : std::uint8_t {
    number,
    points,       // of movement, in the game's parts
    words,        // the label says it all
    balance,      // always with its sign
    strength,     // plain for an attacker, with its sign for a defender
    ground,       // what terrain adds
    army_marker,  // the unit is an army
    of_what       // a value of the unit or of the place
};

// {U} is the line's unit, {H} its place.
struct LabelWords {
    Label label = Label::none;
    std::string_view pattern = {};
    Form form = Form::number;
    std::string_view why_not = {};
    struct {
        std::string_view table = {};
        std::string_view row = {};
        std::string_view column = {};
    } cell = {};
};

constexpr auto words_of_labels = std::to_array<LabelWords>({
    {Label::none, {}},
    {Label::allowance, "Movement allowance", Form::points},
    {Label::points_left, "Points left", Form::points},
    {Label::terrain_cost, "Into {H}", Form::points},
    {Label::woods_cost, "Woods in {H}", Form::points, {}, {"terrain", "woods", "half_points"}},
    {Label::road_cost,
     "Along the road to {H}",
     Form::points,
     "a unit that comes on pays for its hex",
     {"terrain", "road", "half_points"}},
    {Label::trail_cost, "Along the trail to {H}", Form::points, {}, {"terrain", "trail", "half_points"}},
    {Label::stream_cost,
     "Across the stream",
     Form::points,
     "the road or trail crosses it",
     {"terrain", "stream", "half_points"}},
    {Label::bridge, "By the bridge", Form::points, "the bridge carries it over"},
    {Label::passes_friend, "Through a friend in {H}"},
    {Label::objective_value, "Value of {H}", Form::number, "no objective of this side"},
    {Label::marker_before, "Marker before", Form::army_marker},
    {Label::marker_after, "Marker after", Form::army_marker},
    {Label::locked_marker, "The marker is locked", Form::words},
    {Label::strength_lost, "Strength lost"},
    {Label::threshold, "Threshold"},
    {Label::demoralised, "Demoralised"},
    {Label::disintegrated, "Disintegrated"},
    {Label::units_by_turn, "Units that may move"},
    {Label::own_morale, "Own army demoralised", Form::number, "its army is in good spirit"},
    {Label::enemy_morale, "Enemy demoralised", Form::number, "the enemy is in good spirit"},
    {Label::victory_line, "Line of the victory table"},
    {Label::strength_attacking, "Attackers"},
    {Label::strength_defending, "Defenders"},
    {Label::upper_limit, "No more than", Form::number, {}, {"superiority-limits", "highest", "superiority"}},
    {Label::lower_limit, "No less than", Form::number, {}, {"superiority-limits", "lowest", "superiority"}},
    {Label::woods_effect, "Woods in {H}", Form::ground, {}, {"terrain", "woods", "combat"}},
    {Label::town_effect, "Town in {H}", Form::ground, {}, {"terrain", "town", "combat"}},
    {Label::chateau_effect, "Chateau in {H}", Form::ground, {}, {"terrain", "chateau", "combat"}},
    {Label::ridge_effect, "Ridge in {H}", Form::ground, {}, {"terrain", "ridge", "combat"}},
    {Label::stream_effect, "Stream before {H}", Form::ground, {}, {"terrain", "stream", "combat"}},
    {Label::die, "Die"},
    {Label::final_score, "Final score"},
    {Label::attacker_destroyed, "Attacker destroyed", Form::words, {}, {"attack-results", "..-2", "result"}},
    {Label::attacker_retreats, "Attacker retreats", Form::words, {}, {"attack-results", "-1..4", "result"}},
    {Label::retreat_or_exchange,
     "Retreat or exchange",
     Form::words,
     {},
     {"attack-results", "-1..4", "result"}},
    {Label::defender_retreats, "Defender retreats", Form::words, {}, {"attack-results", "5..9", "result"}},
    {Label::defender_destroyed, "Defender destroyed", Form::words, {}, {"attack-results", "10..", "result"}},
    {Label::boxes, "Boxes", Form::number, "the marker is locked"},
    {Label::track_end, "End of the track"},
    {Label::rout_box, "Rout box", Form::number, "only play balance has it"},
    {Label::next_turn_start, "From the start of the next turn", Form::words},
    {Label::prussian_marker, "Prussian marker", Form::words, "the Prussians do not count here"},
    {Label::enemy_near, "Next to {U}", Form::words},
    {Label::direction, "Direction"},
    {Label::units_held, "Units that did not move"},
    {Label::data_value, "Value", Form::of_what},
    {Label::strength, "{U}", Form::strength},
    {Label::superiority, "Superiority", Form::balance},
    {Label::terrain, "Terrain, best hex {H}"},
    {Label::adjusted, "Before the die", Form::balance},
    {Label::ruling, "As ruled", Form::words},
});
static_assert(words_of_labels.size() == vaw::label_names.size());

const LabelWords& words_of(const WorkContext& context) {
    return words_of_labels[context.line.label < words_of_labels.size() ? context.line.label : 0];
}

}  // namespace

std::string label(const WorkContext& context) {
    const ledger::Work& line = context.line;
    const LabelWords& words = words_of(context);
    std::string text(words.pattern);
    const auto put = [&text](std::string_view key, const std::string& word) {
        if (const std::size_t at = text.find(key); at != std::string::npos)
            text.replace(at, key.size(), word);
    };
    put("{U}", unit(context.game, line.unit));
    put("{H}", line.where == 0 ? "the hex" : short_place_name(*context.game.setting, {line.where}));
    if (words.form == Form::army_marker && line.unit > 0) {
        return fmt::format("{}, {}", text, army_adjective(line.unit));
    }
    if (words.form != Form::of_what) return text;
    if (line.where != 0) return fmt::format("{} of {}", text, place(context.game, line.where));
    return line.unit == 0 ? text : fmt::format("{} of {}", text, unit(context.game, line.unit));
}

std::string value(const WorkContext& context) {
    const ledger::Work& line = context.line;
    const Form form = words_of(context).form;
    if (form == Form::words) return {};
    if (form == Form::balance) return signed_number(line.num);
    if (form == Form::strength && line.num >= 0) return plain_number(line.num);
    if (form == Form::points) {
        const std::string points = parts(line.num, context.game.ruleset->cost_scale);
        return line.op == Op::add && line.num > 0 ? "+" + points : points;
    }
    if (line.op == Op::add || line.op == Op::shift) return signed_number(line.num);
    return line.op == Op::times ? "×" + parts(line.num, line.den) : plain_number(line.num);
}

namespace {

// A ground that did not help a defender: which of the reasons it was.
std::string why_no_ground(const WorkContext& context) {
    if (context.line.unit < 1) return "does not apply";
    const auto& setting = static_cast<const vaw::Setting&>(*context.game.setting);
    const Unit& target = context.game.state.at(Ref<Unit>{context.line.unit});
    const auto units = context.game.state.rows<Unit>();
    const bool ridge_attacker = std::any_of(units.begin(), units.end(), [&](const Unit& one) {
        return (one.part == vaw::Part::attacker || one.part == vaw::Part::bombarder) &&
               setting.on_map(one.place) && setting.is(one.place, vaw::Terrain::ridge);
    });
    const auto which = static_cast<Label>(context.line.label);
    const bool is_garrison = target.type == vaw::UnitType::infantry && target.strength == 1;
    if (which == Label::chateau_effect && !is_garrison)
        return "only infantry of strength 1 gains by a chateau";
    if (which == Label::town_effect && setting.chosen.towns && target.type == vaw::UnitType::cavalry) {
        return "cavalry gains nothing by a town";
    }
    if (which == Label::ridge_effect && target.army != vaw::ArmyId::british)
        return "a ridge helps the British alone";
    if (which == Label::ridge_effect && ridge_attacker) return "an attacker stands on a ridge too";
    if (which == Label::stream_effect) return "not every attacker is across the stream";
    return "another hex counts, or the fire comes from afar";
}

}  // namespace

std::string why_not(const WorkContext& context) {
    const LabelWords& words = words_of(context);
    if (words.form == Form::ground) return why_no_ground(context);
    return words.why_not.empty() ? "does not apply" : std::string(words.why_not);
}

std::optional<TableCell> cell(const WorkContext& context) {
    const auto& cell = words_of(context).cell;
    if (cell.table.empty()) return std::nullopt;
    return TableCell{std::string(cell.table), std::string(cell.row), std::string(cell.column)};
}

}  // namespace hd::view::waterloo
