// Any game told by the names in its lists: nothing here asks which game it is.
#include "app/view/game_face.hpp"
#include "app/view/map_colours.hpp"
#include "app/view/words.hpp"
#include "engine/rules/action_text.hpp"

#include <fmt/format.h>

#include <array>

namespace hd::view {

namespace {

std::string event(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    const rules::Ruleset& ruleset = *moment.game.ruleset;
    std::string text = capitalised(spaced(ruleset.names.events[head.kind]));
    if (head.seat) text = fmt::format("{}: {}", seat_name(*moment.game.setting, head.seat), text);
    return text + ".";
}

bool is_detail(std::uint16_t) {
    return false;
}

std::string refusal(const Refused& refused) {
    const rules::Ruleset& ruleset = *refused.game.ruleset;
    return fmt::format("{}: {}.",
                       capitalised(rules::action_text(ruleset, *refused.game.setting, refused.action)),
                       spaced(ruleset.names.reasons[refused.refusal.reason]));
}

std::string action(const rules::Game& game, const rules::Action& action) {
    return capitalised(rules::action_text(*game.ruleset, *game.setting, action));
}

std::string prompt(const rules::Game& game, const rules::Decision& decision) {
    return fmt::format("{}: {}.", seat_name(*game.setting, decision.seat),
                       spaced(game.ruleset->steps[decision.step].name));
}

std::string label(const WorkContext& context) {
    std::string text = capitalised(spaced(context.game.ruleset->names.labels[context.line.label]));
    if (context.line.unit > 0) {
        text +=
            fmt::format(", {}", unit_name(*context.game.setting, *context.game.ruleset, context.line.unit));
    }
    return text;
}

std::string value(const WorkContext& context) {
    const ledger::Work& line = context.line;
    switch (line.op) {
        case ledger::Op::add:
        case ledger::Op::shift:
            return line.den == 1 ? signed_number(line.num) : parts(line.num, line.den);
        case ledger::Op::times:
            return "×" + parts(line.num, line.den);
        case ledger::Op::start:
        case ledger::Op::column:
        case ledger::Op::die:
        case ledger::Op::result:
            return parts(line.num, line.den);
    }
    return {};
}

std::string why_not(const WorkContext&) {
    return "does not apply";
}

std::optional<TableCell> cell(const WorkContext&) {
    return std::nullopt;
}

std::string phase(std::int32_t phase) {
    return fmt::format("phase {}", phase);
}

std::string level(std::string_view level) {
    return spaced(level);
}

constexpr std::array<std::uint32_t, 4> seat_colours{0x35508F, 0xB4392F, 0x4E7A52, 0x8A5A00};

// Every unit in a hex of the map is a plain counter in its seat's colour.
void dress(const rules::View& view, CounterStyle, BoardScene& scene) {
    const rules::Ruleset& ruleset = view.ruleset();
    const rules::Setting& setting = view.setting();
    for (std::size_t i = 0; i < setting.seats.size(); ++i) {
        scene.sides.push_back({setting.seats[i].id, colour(seat_colours[i % seat_colours.size()])});
    }
    if (ruleset.unit_table < 0) return;
    const ledger::Layout::Slot& slot = view.layout().slot(ruleset.unit_table);
    const std::span<const ledger::Field> fields =
        ruleset.schema[static_cast<std::size_t>(ruleset.unit_table)].fields;
    for (std::uint32_t row = 0; row < slot.rows; ++row) {
        for (std::size_t f = 0; f < fields.size(); ++f) {
            if (fields[f].kind != ledger::FieldKind::place) continue;
            const ledger::CellName name{ruleset.unit_table, static_cast<int>(row), static_cast<int>(f)};
            const std::int32_t place = view.cell(name);
            if (place < 1 || place > setting.hexes()) continue;
            const std::int32_t seat =
                slot.seat_field < 0 ? 1
                                    : view.cell({ruleset.unit_table, static_cast<int>(row), slot.seat_field});
            const Colour ground = colour(seat_colours[static_cast<std::size_t>(seat < 1 ? 3 : seat - 1) % 4]);
            scene.counters.push_back(
                {board::hex_at_place(place),
                 {.ground = ground, .ink = colour(0xFFFFFF), .edge = mix(ground, ink::dark, 0.4)},
                 unit_name(setting, ruleset, static_cast<std::int32_t>(row) + 1),
                 static_cast<std::int32_t>(row) + 1});
        }
    }
}

CounterLook counter(const scenario::Unit& unit, CounterStyle) {
    CounterLook look{.ground = colour(0x7A7466), .ink = colour(0xFFFFFF), .edge = colour(0x3A362E)};
    for (const auto& value : unit.values) {
        if (value.name == "strength") look.value = plain_number(value.value);
    }
    return look;
}

}  // namespace

const GameFace& plain_face() {
    static constexpr GameFace face{
        .ruleset = {},
        .event = event,
        .fight = [](const Moment&) -> std::optional<Fight> { return std::nullopt; },
        .result = [](std::uint16_t) -> ResultWords {
            return {"Result", 2};
        },
        .sign = [](const Moment&) -> std::optional<EventSign> { return std::nullopt; },
        .is_detail = is_detail,
        .refusal = refusal,
        .action = action,
        .prompt = prompt,
        .progress = [](const rules::Game&) { return Progress{}; },
        .unit_line = [](const rules::Game&, std::int32_t) { return std::string(); },
        .way = [](const rules::Game&, std::int32_t,
                  std::span<const ledger::Place>) { return std::vector<rules::Action>(); },
        .attack = [](const rules::Game&, const rules::Action&) -> std::optional<rules::Attack> {
            return std::nullopt;
        },
        .next_movement = [](const rules::View&, ledger::Seat) -> std::optional<rules::Game> {
            return std::nullopt;
        },
        .zone = [](const rules::View&, std::int32_t) { return std::vector<ledger::Place>(); },
        .sight = [](const rules::Game& game) -> std::string_view {
            return game.ruleset->sight == nullptr ? "" : "Sight";
        },
        .odds = [](const rules::Preview& preview) { return signed_number(preview.column); },
        .label = label,
        .value = value,
        .why_not = why_not,
        .cell = cell,
        .phase = phase,
        .level = level,
        .counter = counter,
        .sides = [] { return std::vector<SideColour>(); },
        .dress = dress};
    return face;
}

}  // namespace hd::view
