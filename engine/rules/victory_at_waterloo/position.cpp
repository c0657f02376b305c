#include "engine/rules/victory_at_waterloo/position.hpp"

#include "engine/rules/agenda.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/start_position.hpp"

#include <algorithm>

namespace hd::vaw {

namespace {

using ledger::FieldKind;

scenario::Value printed(const Setting& setting, const ledger::Field& field, std::int32_t value) {
    if (field.kind == FieldKind::boolean) return value != 0;
    if (field.kind == FieldKind::place) return rules::place_text(setting, Place{value});
    if (field.kind == FieldKind::seat) return setting.seats[static_cast<std::size_t>(value) - 1].id;
    if (field.kind == FieldKind::enumeration)
        return std::string(field.names[static_cast<std::size_t>(value)]);
    return value;
}

// Of a unit only its place and what is not zero is written: that is how it begins without a word.
bool is_said(int table, const ledger::Field& field, std::int32_t value) {
    return table != Unit::table || field.kind == FieldKind::place || value != 0;
}

scenario::NamedValues row_values(const rules::Game& game, const Settable& what, std::int32_t row) {
    const Setting& setting = setting_of(game);
    const auto fields = schema()[static_cast<std::size_t>(what.table)].fields;
    scenario::NamedValues values{{"id", rules::row_text(setting, what.table, row)}};
    for (const std::string_view name : what.fields) {
        const auto field = std::find_if(fields.begin(), fields.end(),
                                        [name](const ledger::Field& one) { return one.name == name; });
        const std::int32_t value =
            game.state.cell({what.table, row, static_cast<std::int32_t>(field - fields.begin())});
        if (is_said(what.table, *field, value))
            values.push_back({std::string(name), printed(setting, *field, value)});
    }
    return values;
}

tl::unexpected<rules::Refusal> not_now(Rule rule, Reason reason, std::int32_t unit = 0) {
    return tl::unexpected(*refused(rule, reason, unit));
}

}  // namespace

tl::expected<scenario::Start, rules::Refusal> position(const rules::Game& game) {
    const Ref<Item> next = rules::next_item(game.state);
    if (!next) return not_now(Rule::play_3, Reason::game_over);
    const Item& item = game.state.at(next);
    // VAW-PLAY-1: a scenario begins in a phase, with all that was begun in it done.
    const bool moves = item.step == number(StepId::move_unit);
    if (next != root_item) return not_now(Rule::play_1, Reason::half_done, moves ? item.a : 0);
    const Clock& clock = game.state.at(the_clock);
    scenario::Start start;
    start.turn = clock.turn;
    start.step = phase_names[static_cast<std::size_t>(clock.phase)];
    if (item.step == number(StepId::attacks)) start.values.push_back({std::string(duties_set), true});
    for (const Settable& what : settable_fields()) {
        const ledger::Layout& layout = game.state.layout();
        start.tables.push_back({std::string(schema()[static_cast<std::size_t>(what.table)].name), {}});
        auto& table = start.tables.back();
        for (std::int32_t row = 0; row < static_cast<std::int32_t>(layout.slot(what.table).rows); ++row)
            table.value.push_back(row_values(game, what, row));
    }
    return start;
}

}  // namespace hd::vaw
