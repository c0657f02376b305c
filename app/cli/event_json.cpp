#include "app/cli/event_json.hpp"

#include "app/view/dice_words.hpp"
#include "app/view/moment.hpp"
#include "app/view/plain_value.hpp"
#include "app/view/story.hpp"
#include "app/view/working.hpp"
#include "engine/rules/core_tables.hpp"
#include "engine/scenario/library.hpp"
#include "replay/cursor.hpp"

#include <array>

namespace hd::cli {

namespace {

std::string_view name_in(std::span<const std::string_view> names, std::size_t index) {
    return index < names.size() ? names[index] : std::string_view{};
}

std::string unit_text(const rules::Game& game, std::int32_t ref) {
    return ref == 0 ? std::string() : rules::row_text(*game.setting, game.ruleset->unit_table, ref - 1);
}

constexpr auto ops =
    std::to_array<std::string_view>({"start", "add", "times", "shift", "column", "die", "result"});

void write_changes(JsonLine& json, const rules::Game& game, std::span<const ledger::Change> changes) {
    const ledger::Layout& layout = *game.setting->layout;
    json.key("changes").begin_list();
    for (const ledger::Change& change : changes) {
        const ledger::CellName name = layout.name(change.cell);
        const ledger::Field& field = layout.field(name);
        json.begin_object().field("table", layout.schema()[static_cast<std::size_t>(name.table)].name);
        json.field("row", rules::row_text(*game.setting, name.table, name.row)).field("field", field.name);
        json.field("before", view::value_text(*game.setting, field, change.before));
        json.field("after", view::value_text(*game.setting, field, change.after)).end_object();
    }
    json.end_list();
}

void write_dice(JsonLine& json, const rules::Game& game, const ledger::Log& log, ledger::EventNumber n,
                const replay::Notes* notes) {
    constexpr auto sources = std::to_array<std::string_view>({"drawn", "typed", "forced"});
    json.key("dice").begin_list();
    const std::string_view reference =
        notes == nullptr ? std::string_view() : replay::reference_of(*notes, log, n);
    for (const ledger::Die& die : log.dice(n)) {
        json.begin_object().field("value", die.value).field("sides", die.sides);
        json.field("stream", name_in(game.ruleset->names.streams, die.key.stream));
        json.field("source", sources[static_cast<std::size_t>(die.source)]);
        if (die.source == ledger::DieSource::typed && !reference.empty()) json.field("reference", reference);
        json.end_object();
    }
    json.end_list();
}

}  // namespace

Moment moment(const rules::Game& game) {
    const rules::Clock& clock = game.state.at(rules::the_clock);
    const ledger::Field& phase = game.setting->layout->field({rules::clock_table, 0, 1});
    const auto side = static_cast<std::size_t>(clock.side.raw) - 1;
    return {.turn = clock.turn,
            .phase = view::value_text(*game.setting, phase, clock.phase),
            .side = side < game.setting->seats.size() ? game.setting->seats[side].id : std::string()};
}

void write_decision(JsonLine& json, const rules::Game& game, const rules::Decision& decision,
                    ledger::EventNumber at) {
    if (decision.kind == rules::DecisionKind::over) {
        json.null();
        return;
    }
    const rules::Ruleset& ruleset = *game.ruleset;
    const auto seat = static_cast<std::size_t>(decision.seat.raw) - 1;
    json.begin_object().field("seat", game.setting->seats[seat].id);
    json.field("kind", decision.kind == rules::DecisionKind::choose ? "choose" : "place");
    json.field("step", ruleset.steps[decision.step].name).field("rule", ruleset.names.rules[decision.rule]);
    json.field("events", at).key("cause");
    if (decision.cause == ledger::no_event) {
        json.null();
    } else {
        json.number(decision.cause);
    }
    json.key("secret").boolean(decision.secret).key("look").boolean(decision.look).end_object();
}

void write_refusal(JsonLine& json, const rules::Game& game, const std::string& action,
                   const rules::Refusal& refusal, const std::string& text) {
    json.begin_object().key("refused").begin_object().field("action", action);
    json.field("rule", name_in(game.ruleset->names.rules, refusal.rule));
    json.field("reason", name_in(game.ruleset->names.reasons, refusal.reason));
    json.field("text", text).end_object().end_object();
}

std::string refusal_text(const Program& program, const rules::Game& game, const rules::Action& action,
                         const rules::Refusal& refusal) {
    const auto glossary = scenario::load_glossary(program.data, game.ruleset->id);
    return view::refusal_text({game, action, refusal}, view::Rulebook(*game.ruleset, &glossary.value));
}

void write_working(JsonLine& json, const rules::Game& game, std::span<const ledger::Work> working) {
    json.begin_list();
    for (const ledger::Work& line : working) {
        json.begin_object().field("depth", line.depth).field("op", ops[static_cast<std::size_t>(line.op)]);
        json.field("value", line.num);
        if (line.den != 1) json.field("den", line.den);
        json.field("label", name_in(game.ruleset->names.labels, line.label));
        json.field("rule", name_in(game.ruleset->names.rules, line.rule));
        if (line.unit != 0) json.field("unit", unit_text(game, line.unit));
        if (line.where != 0) json.field("where", rules::place_text(*game.setting, ledger::Place{line.where}));
        json.key("applied").boolean(line.applied).end_object();
    }
    json.end_list();
}

void write_event(JsonLine& json, const rules::Game& game, const ledger::Log& log, ledger::EventNumber n,
                 EventParts parts) {
    const ledger::EventHead& head = log.event(n).head;
    const Moment when = moment(game);
    json.begin_object().field("event", n).field("turn", when.turn).field("phase", when.phase);
    json.field("side", when.side).field("kind", name_in(game.ruleset->names.events, head.kind));
    json.field("rule", name_in(game.ruleset->names.rules, head.rule)).key("cause");
    if (head.cause == ledger::no_event) {
        json.null();
    } else {
        json.number(head.cause);
    }
    json.key("automatic").boolean(view::is_automatic(head));
    json.field("text", view::event_text({game, log, n}));
    write_dice(json, game, log, n, parts.notes);
    if (parts.trace) write_working(json.key("trace"), game, log.working(n));
    if (parts.changes) write_changes(json, game, log.changes(n));
    json.end_object();
}

std::vector<std::string> working_lines(const Program& program, const rules::Game& game,
                                       std::span<const ledger::Work> working) {
    const auto glossary = scenario::load_glossary(program.data, game.ruleset->id);
    const view::Rulebook rulebook(*game.ruleset, &glossary.value);
    const view::WorkingView shown = view::make_working_view(game, working, rulebook);
    std::vector<std::string> lines;
    const auto add = [&lines](const view::WorkingLine& line, std::string_view end) {
        lines.push_back(fmt::format("{:{}}{:<{}} {:>5}  {}{}{}", "", 2 * line.depth, line.text,
                                    36 - 2 * line.depth, line.value, line.cite,
                                    line.mark.empty() ? "" : ", " + line.mark, end));
    };
    for (const view::WorkingLine& line : shown.lines) add(line, "");
    if (!shown.looked_at.empty()) lines.emplace_back("looked at, and does not apply:");
    for (const view::WorkingLine& line : shown.looked_at)
        add(line, line.why_not.empty() ? "" : ": " + line.why_not);
    return lines;
}

std::string event_words(const rules::Game& game, const ledger::Log& log, ledger::EventNumber n,
                        const replay::Notes& notes) {
    std::string words = view::event_text({game, log, n});
    if (const std::string dice = view::dice_text(log, notes, n); !dice.empty()) words += " " + dice + ".";
    return words;
}

void print_event(const Program& program, const replay::LiveGame& live, ledger::EventNumber n,
                 const replay::Notes& notes) {
    replay::Cursor cursor(live);
    cursor.show(n);
    if (program.json) {
        JsonLine json;
        write_event(json, cursor.game(), live.log(), n, {.trace = true, .notes = &notes});
        print(json.line());
        return;
    }
    print(fmt::format("{:>5}  {}", n, event_words(cursor.game(), live.log(), n, notes)));
}

}  // namespace hd::cli
