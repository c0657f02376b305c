#include "app/view/play_view.hpp"

#include "app/view/story.hpp"
#include "app/view/words.hpp"
#include "engine/rules/play.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::view {

namespace {

using ledger::Place;
using rules::Action;

rules::View view_of(const rules::Game& game) {
    return {game, rules::decision(game).seat};
}

Choice choice_of(const rules::Game& game, const Action& action) {
    Choice choice{action, face_of(*game.ruleset).action(game, action), 0, 0};
    const std::span<const rules::Param> params =
        game.ruleset->names.actions[static_cast<std::size_t>(action.kind)].params;
    const std::array<std::int32_t, 4> values{action.a, action.b, action.c, action.d};
    for (std::size_t i = 0; i < params.size() && i < values.size(); ++i) {
        if (params[i] == rules::Param::unit && choice.unit == 0) choice.unit = values[i];
        if (params[i] == rules::Param::place && choice.place == 0) choice.place = values[i];
    }
    return choice;
}

// Where a unit's first field of a place says it is; 0 where it has none or it may not be known.
std::int32_t place_of(const rules::View& view, std::int32_t unit) {
    const int table = view.ruleset().unit_table;
    if (table < 0 || unit < 1 || unit > static_cast<std::int32_t>(view.layout().slot(table).rows)) return 0;
    const std::span<const ledger::Field> fields =
        view.ruleset().schema[static_cast<std::size_t>(table)].fields;
    for (std::size_t f = 0; f < fields.size(); ++f) {
        if (fields[f].kind == ledger::FieldKind::place)
            return view.cell({table, unit - 1, static_cast<int>(f)});
    }
    return 0;
}

// A copy on which something can be tried: with dice of its own, which nobody sees.
struct Trial {
    explicit Trial(const rules::Game& from) : game(from), dice(0) {}

    // Carries it out if it is legal.
    bool act(const Action& action) {
        if (rules::refusal(view_of(game), game, action)) return false;
        rules::Conduct conduct{game, dice, log, rules::Working::off};
        rules::act(conduct, action);
        return true;
    }

    rules::Game game;
    ledger::Dice dice;
    ledger::Log log;
};

WhyNot words_of(const rules::Game& game, const Rulebook& rulebook, const Action& action,
                const rules::Refusal& refusal) {
    WhyNot why;
    const std::string text = face_of(*game.ruleset).refusal({game, action, refusal});
    const std::size_t stop = text.find(". ");
    why.title = text.substr(0, stop);
    if (stop != std::string::npos) why.words = text.substr(stop + 2);
    why.rule = rulebook.id(refusal.rule);
    if (const scenario::RuleEntry* const entry = rulebook.entry(refusal.rule)) why.rule_cite = entry->cite;
    return why;
}

}  // namespace

Progress dots_of(const Progress& progress, int most) {
    Progress dots{progress.done, progress.total, {}};
    if (progress.total <= most || most < 1) return dots;
    dots.total = most;
    dots.done = progress.done * most / progress.total;
    if (progress.done > 0) dots.done = std::max(dots.done, 1);
    return dots;
}

PlayView make_play_view(const replay::LiveGame& live, const Rulebook& rulebook, const BoardScene& scene) {
    const rules::Game& game = live.game();
    const GameFace& face = face_of(*game.ruleset);
    const rules::Decision& decision = live.decision();
    PlayView view;
    view.over = decision.kind == rules::DecisionKind::over;
    view.seat = decision.seat;
    const auto index = static_cast<std::size_t>(decision.seat.raw) - 1;
    if (index < game.setting->seats.size()) {
        view.side = side_colour(scene.sides, game.setting->seats[index].id);
        view.seat_name = game.setting->seats[index].title;
    }
    const rules::Clock& clock = game.state.at(rules::the_clock);
    view.phase = view.over ? std::string("The game is over") : capitalised(face.phase(clock.phase));
    view.turn = fmt::format("Turn {}", clock.turn);
    for (const Track& track : scene.tracks) {
        if (track.title == "Turn") view.turn = fmt::format("Turn {} of {}", clock.turn, track.last);
    }
    view.prompt = view.over ? outcome_text(game) : face.prompt(game, decision);
    view.rule = rulebook.id(decision.rule);
    view.progress = face.progress(game);
    for (const Action& action : live.options()) view.choices.push_back(choice_of(game, action));
    return view;
}

std::int32_t unit_on(const rules::View& view, board::HexId hex) {
    if (hex == board::no_hex || view.ruleset().unit_table < 0) return 0;
    const auto rows = static_cast<std::int32_t>(view.layout().slot(view.ruleset().unit_table).rows);
    for (std::int32_t unit = rows; unit >= 1; --unit) {
        const std::int32_t place = place_of(view, unit);
        if (place >= 1 && place <= view.setting().hexes() && board::hex_at_place(place) == hex) return unit;
    }
    return 0;
}

board::HexId hex_of(const rules::View& view, std::int32_t unit) {
    const std::int32_t place = place_of(view, unit);
    return place >= 1 && place <= view.setting().hexes() ? board::hex_at_place(place) : board::no_hex;
}

ledger::Seat seat_of(const rules::View& view, std::int32_t unit) {
    const int table = view.ruleset().unit_table;
    if (table < 0 || unit < 1) return {};
    const ledger::Layout::Slot& slot = view.layout().slot(table);
    if (slot.seat_field < 0 || unit > static_cast<std::int32_t>(slot.rows)) return {};
    return {view.cell({table, unit - 1, slot.seat_field})};
}

UnitView make_unit_view(const replay::LiveGame& live, const PlayView& play, const BoardScene& scene,
                        std::int32_t unit) {
    const rules::Game& game = live.game();
    const rules::View view(game, play.seat);
    const GameFace& face = face_of(*game.ruleset);
    UnitView shown;
    shown.unit = unit;
    shown.name = unit_name(*game.setting, *game.ruleset, unit);
    shown.line = face.unit_line(game, unit);
    shown.hex = hex_of(view, unit);
    const std::int32_t place = place_of(view, unit);
    if (place > 0) shown.place = both_readings(*game.setting, {place});
    for (const PlacedCounter& counter : scene.counters) {
        const bool is_there = counter.hex == shown.hex && shown.hex != board::no_hex;
        if (is_there && (counter.unit == unit || counter.unit == 0)) shown.look = counter.look;
    }
    bool may_walk = false;
    for (const Choice& choice : play.choices) {
        const bool names_it = choice.unit == unit;
        const bool goes_on = choice.unit == 0 && choice.place != 0;  // of the unit that is on its way
        if (names_it) shown.choices.push_back(choice);
        may_walk =
            may_walk || goes_on || (names_it && choice.place == 0 && !face.way(game, unit, {}).empty());
        if (names_it && choice.place >= 1 && choice.place <= game.setting->hexes()) {
            shown.lit.push_back({board::hex_at_place(choice.place), "", false});
        }
    }
    if (!may_walk || game.ruleset->reach == nullptr) return shown;
    game.ruleset->reach(view, unit, shown.reached);
    for (const rules::Reached& one : shown.reached) {
        if (one.through || one.place.raw < 1 || one.place.raw > game.setting->hexes()) continue;
        shown.lit.push_back(
            {board::hex_at_place(one.place.raw), parts(one.cost, game.ruleset->cost_scale), one.stops});
    }
    return shown;
}

std::vector<Place> path_to(const UnitView& unit, Place place) {
    std::vector<Place> path;
    const auto find = [&](Place at) {
        return std::find_if(unit.reached.begin(), unit.reached.end(),
                            [&](const rules::Reached& one) { return one.place == at; });
    };
    const auto end = find(place);
    if (end != unit.reached.end() && end->through) return path;
    for (auto at = end; at != unit.reached.end() && path.size() <= unit.reached.size(); at = find(at->from)) {
        path.push_back(at->place);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<Action> actions_to(const rules::Game& game, const UnitView& unit, Place place) {
    for (const Choice& choice : unit.choices) {
        if (choice.place == place.raw) return {choice.action};
    }
    const std::vector<Place> path = path_to(unit, place);
    if (path.empty()) return {};
    // What the last of them asks for that is no longer legal (a stop where it has stopped already) is left
    // out.
    std::vector<Action> actions;
    Trial trial(game);
    for (const Action& action : face_of(*game.ruleset).way(game, unit.unit, path)) {
        if (trial.act(action)) actions.push_back(action);
    }
    return actions;
}

std::optional<WhyNot> why_not(const rules::Game& game, const Rulebook& rulebook, const Action& action) {
    const auto refusal = rules::refusal(view_of(game), game, action);
    if (!refusal) return std::nullopt;
    return words_of(game, rulebook, action, *refusal);
}

std::optional<WhyNot> why_not_to(const rules::Game& game, const Rulebook& rulebook, std::int32_t unit,
                                 Place place) {
    if (game.ruleset->reach != nullptr) {
        std::vector<rules::Reached> reached;
        game.ruleset->reach(view_of(game), unit, reached);
        for (const rules::Reached& one : reached) {
            if (one.place == place && !one.through) return std::nullopt;
        }
    }
    Trial trial(game);
    const std::array<Place, 1> path{place};
    for (const Action& action : face_of(*game.ruleset).way(game, unit, path)) {
        if (auto why = why_not(trial.game, rulebook, action)) return why;
        trial.act(action);
    }
    return std::nullopt;
}

std::optional<AttackView> make_attack_view(const rules::Game& game, const Rulebook& rulebook,
                                           const rules::Attack& attack) {
    if (game.ruleset->preview == nullptr || attack.attackers.empty() || attack.defenders.empty())
        return std::nullopt;
    const rules::View view(game, rules::decision(game).seat);
    const auto preview = game.ruleset->preview(view, attack);
    if (!preview) return std::nullopt;
    AttackView shown;
    std::vector<std::string> attackers;
    for (const std::int32_t unit : attack.attackers)
        attackers.push_back(unit_name(*game.setting, *game.ruleset, unit));
    std::vector<std::string> defenders;
    for (const std::int32_t unit : attack.defenders)
        defenders.push_back(unit_name(*game.setting, *game.ruleset, unit));
    shown.title = fmt::format("{} against {}", listed(attackers), listed(defenders));
    shown.odds = face_of(*game.ruleset).odds(*preview);
    shown.working = make_working_view(game, preview->working, rulebook);
    shown.chances = make_chances(game, *preview);
    for (const rules::PreviewOutcome& outcome : preview->outcomes) {
        shown.grades.push_back(face_of(*game.ruleset).result(outcome.result).grade);
    }
    shown.attackers = attack.attackers;
    shown.defenders = attack.defenders;
    return shown;
}

std::vector<AttackView> attacks_from(const rules::Game& game, const Rulebook& rulebook, const UnitView& unit,
                                     Place place) {
    std::vector<AttackView> shown;
    Trial trial(game);
    for (const Action& action : actions_to(game, unit, place)) {
        if (!trial.act(action)) return shown;
    }
    const rules::View view(trial.game, rules::decision(game).seat);
    const auto rows = static_cast<std::int32_t>(view.layout().slot(view.ruleset().unit_table).rows);
    for (std::int32_t other = 1; other <= rows && shown.size() < 4; ++other) {
        if (other == unit.unit || hex_of(view, other) == board::no_hex) continue;
        if (auto attack = make_attack_view(trial.game, rulebook, {{unit.unit}, {other}})) {
            shown.push_back(std::move(*attack));
        }
    }
    return shown;
}

namespace {

// "Picton 2": who adds how much to a sum, without its sign.
std::string part_text(const WorkingLine& part) {
    static constexpr std::array<std::string_view, 3> signs{"−", "+", "±"};
    std::string amount = part.value;
    for (const std::string_view sign : signs) {
        if (amount.rfind(sign, 0) == 0) amount.erase(0, sign.size());
    }
    return amount.empty() ? part.text : fmt::format("{} {}", part.text, amount);
}

// The row of a sum whose parts lie from `first` to `last`.
WorkingLine in_one(const WorkingLine& sum, std::span<const WorkingLine> parts) {
    WorkingLine row = sum;
    row.mark.clear();
    if (parts.empty()) return row;
    if (parts.size() == 1) row.rule = parts[0].rule;
    std::vector<std::string> names;
    for (const WorkingLine& part : parts) names.push_back(part_text(part));
    row.text = parts.size() == 1 ? parts[0].text : fmt::format("{}", fmt::join(names, ", "));
    return row;
}

}  // namespace

std::vector<WorkingLine> in_short(const WorkingView& working) {
    std::vector<WorkingLine> rows;
    const std::vector<WorkingLine>& lines = working.lines;
    const auto end_of = [&](std::size_t i) {
        do ++i;
        while (i < lines.size() && lines[i].depth > 0);
        return i;
    };
    for (std::size_t i = 0; i < lines.size(); i = end_of(i)) {
        const std::size_t next = end_of(i);
        const bool has_parts = next > i + 1;
        if (!has_parts && lines[i].value == signed_number(0) && !lines[i].is_sum) continue;
        // A sum on the way counts by itself only where the line behind it is a limit, which has no parts.
        const bool is_limited = next < lines.size() && !lines[next].is_sum && end_of(next) == next + 1 &&
                                lines[next].value != signed_number(0);
        if (lines[i].is_sum && !lines[i].is_final && !is_limited) continue;
        rows.push_back(in_one(lines[i], std::span(lines).subspan(i + 1, next - i - 1)));
    }
    return rows;
}

std::vector<int> dice_needed(const rules::Game& game, const Action& action) {
    Trial trial(game);
    std::vector<int> sides;
    if (!trial.act(action)) return sides;
    for (const ledger::Die& die : trial.log.dice(0, trial.log.size())) sides.push_back(die.sides);
    return sides;
}

}  // namespace hd::view
