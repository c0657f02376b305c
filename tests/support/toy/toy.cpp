#include "tests/support/toy/toy.hpp"

#include "engine/board/map.hpp"
#include "engine/scenario/scenario.hpp"
#include "tests/support/toy/deed.hpp"
#include "tests/support/toy/sequence.hpp"

#include <fmt/format.h>

#include <array>

namespace hd::toy {

using ledger::Audience;
using ledger::Field;
using ledger::FieldKind;
using rules::Conduct;
using rules::Game;
using rules::Param;
using rules::Setting;
using rules::View;

namespace {

using Words = std::string_view;

constexpr std::array<Words, 14> step_names = {"",        "turn",   "plan",    "show",     "chit",
                                              "arrive",  "phase",  "walk",    "exchange", "loss",
                                              "assault", "combat", "retreat", "pose"};
constexpr std::array<Words, 3> phase_names = {"", "plans", "acts"};
constexpr std::array<Words, 3> plan_names = {"", "attack", "hold"};
constexpr auto agenda_fields = rules::agenda_fields(step_names);
constexpr auto clock_fields = rules::clock_fields(phase_names);
constexpr std::array<Field, 9> unit_fields = {{{"owner", FieldKind::seat},
                                               {"place", FieldKind::place},
                                               {"rear", FieldKind::place},
                                               {"height", FieldKind::order},
                                               {"steps"},
                                               {"strength", FieldKind::integer, Audience::seen},
                                               {"seen", FieldKind::seen},
                                               {"ammunition"},
                                               {"lifted"}}};
static_assert(sizeof(Unit) == 4 * unit_fields.size());
constexpr std::array<Field, 8> command_fields = {
    {{"owner", FieldKind::seat},
     {"plan", FieldKind::enumeration, Audience::owner, plan_names},
     {"shown", FieldKind::enumeration, Audience::all, plan_names},
     {"acts"},
     {"deployed", FieldKind::boolean},
     {"gun-x"},
     {"gun-y"},
     {"heading"}}};
static_assert(sizeof(Command) == 4 * command_fields.size());
constexpr std::array<ledger::Table, 4> tables = {{{"agenda", agenda_fields},
                                                  {"clock", clock_fields},
                                                  {"units", unit_fields},
                                                  {"commands", command_fields}}};
constexpr std::array<std::uint32_t, 4> table_rows = {16, 1, unit_rows, 2};

constexpr std::array<Param, 2> unit_and_place = {Param::unit, Param::place};
constexpr std::array<Param, 2> two_units = {Param::unit, Param::unit};
constexpr std::array<Param, 1> one_unit = {Param::unit};
constexpr std::array<Param, 1> one_place = {Param::place};
constexpr std::array<Param, 1> one_number = {Param::number};
constexpr std::array<Param, 3> numbers = {Param::number, Param::number, Param::number};
constexpr std::array<rules::ActionInfo, 18> actions = {{{"", {}},
                                                        {"plan", one_number},
                                                        {"march", unit_and_place},
                                                        {"split", one_unit},
                                                        {"merge", two_units},
                                                        {"extend", unit_and_place},
                                                        {"contract", one_unit},
                                                        {"lift", one_unit},
                                                        {"target", one_place},
                                                        {"deploy", {}},
                                                        {"end", {}},
                                                        {"join", one_unit},
                                                        {"done", {}},
                                                        {"shoot", unit_and_place},
                                                        {"hold", {}},
                                                        {"lose", one_unit},
                                                        {"retreat", one_place},
                                                        {"gun", numbers}}};
constexpr std::array<Words, 24> events = {
    "",        "set-up",         "turn-begun",    "planned",   "plans-shown",  "chit-drawn",
    "arrived", "arrival-barred", "ordered",       "stepped",   "halted",       "shot",
    "held",    "step-lost",      "assault-begun", "joined",    "front-filled", "revealed",
    "fought",  "retreated",      "eliminated",    "gun-posed", "phase-ended",  "game-over"};
constexpr std::array<Words, 19> rule_ids = {"",
                                            "TOY-PLAN-1",
                                            "TOY-CHIT-1",
                                            "TOY-QUEUE-1",
                                            "TOY-ACT-1",
                                            "TOY-MARCH-1",
                                            "TOY-SPLIT-1",
                                            "TOY-MERGE-1",
                                            "TOY-LINE-1",
                                            "TOY-STACK-1",
                                            "TOY-ASSAULT-1",
                                            "TOY-ASSAULT-2",
                                            "TOY-ASSAULT-3",
                                            "TOY-FIRE-1",
                                            "TOY-LOSS-1",
                                            "TOY-SEEN-1",
                                            "TOY-RETREAT-1",
                                            "TOY-GUN-1",
                                            "TOY-END-1"};
constexpr std::array<Words, 16> reasons = {"",
                                           "not-now",
                                           "not-yours",
                                           "no-acts",
                                           "not-adjacent",
                                           "enemy-held",
                                           "too-many-steps",
                                           "too-few-steps",
                                           "extended",
                                           "done-before",
                                           "front-not-met",
                                           "plan-holds",
                                           "no-target",
                                           "no-ammunition",
                                           "out-of-bounds",
                                           "not-together"};
constexpr std::array<Words, 11> labels = {
    "",         "attackers", "defender",      "half-difference", "holds",
    "gun-near", "die",       "attacker-wins", "defender-wins",   "hit",
    "miss"};
constexpr std::array<Words, 4> streams = {"", "combat", "chits", "fire"};

tl::expected<std::shared_ptr<const Setting>, rules::Faults> prepare(std::shared_ptr<const scenario::Resolved>,
                                                                    const rules::OptionValues&) {
    return toy_setting();
}

struct Muster {
    std::int32_t hex;  // 0: in the queue
    std::int32_t height;
    std::int32_t steps;
    std::int32_t strength;
};
// Red's units; blue's stand on the hexes opposite (10 - hex).
constexpr std::array<Muster, 5> muster = {
    {{4, 1, 2, 3}, {4, 2, 1, 1}, {2, 1, 3, 2}, {0, 1, 2, 2}, {0, 2, 1, 4}}};

void set_up(Conduct& conduct) {
    Deed deed(conduct, {});
    for (const Seat seat : {red, blue}) {
        deed.command(seat).owner = seat;
        for (const Muster& m : muster) {
            const Place queue = conduct.game.setting->box(seat == red ? 0 : 1);
            const Ref<Unit> free = deed.edit().create<Unit>();
            deed.edit().edit(free) = {.owner = seat,
                                      .place = m.hex == 0 ? queue : Place{seat == red ? m.hex : 10 - m.hex},
                                      .height = m.height,
                                      .steps = m.steps,
                                      .strength = m.strength,
                                      .ammunition = full_ammunition};
        }
    }
    deed.follow({.step = step::turn});
    deed.commit({.kind = event::set_up});
}

std::int32_t steps_left(const Game& game, Seat seat) {
    std::int32_t sum = 0;
    for (const Unit& unit : game.state.rows<Unit>()) {
        if (unit.owner == seat) sum += unit.steps;
    }
    return sum;
}

rules::Outcome outcome(const Game& game) {
    const std::int32_t reds = steps_left(game, red);
    const std::int32_t blues = steps_left(game, blue);
    rules::Outcome result{.scores = {{"red", reds}, {"blue", blues}}};
    result.complete = !rules::next_item(game.state);
    if (!result.complete) return result;
    result.winner = reds == blues ? Seat{} : (reds > blues ? red : blue);
    result.level = reds == blues ? "draw" : "win";
    return result;
}

std::vector<std::string> broken(const Game& game) {
    std::vector<std::string> faults;
    const Position now(View(game, Seat{}));
    const auto expect = [&](bool holds, std::int32_t ref, Words what) {
        if (!holds) faults.push_back(fmt::format("u{}: {}", ref, what));
    };
    for (std::int32_t ref = 1; ref <= static_cast<std::int32_t>(unit_rows); ++ref) {
        const Unit& unit = now.unit(ref);
        if (unit.owner == Seat{}) {
            expect(!unit.place && unit.steps == 0, ref, "in play without an owner");
            continue;
        }
        expect(unit.steps >= 1 && unit.steps <= most_steps, ref, "steps");
        expect(unit.strength >= 1 && unit.strength <= 4, ref, "strength");
        expect(unit.ammunition >= 0 && unit.ammunition <= full_ammunition, ref, "ammunition");
        expect(now.is_hex(unit.place) || unit.place == game.setting->box(unit.owner == red ? 0 : 1), ref,
               "place");
        expect(!unit.rear || now.adjacent(unit.place, unit.rear), ref, "rear");
        expect(!now.held_by(unit.place, enemy_of(unit.owner)), ref, "shares its hex with the enemy");
        expect(!unit.rear || !now.held_by(unit.rear, enemy_of(unit.owner)), ref, "rear held by the enemy");
        for (std::int32_t other = 1; other < ref; ++other) {
            expect(now.unit(other).height != unit.height || !now.stands(other, unit.place), ref,
                   "height taken twice");
        }
    }
    return faults;
}

// The toy game has one beginning: no scenario begins it elsewhere.
tl::expected<scenario::Start, rules::Refusal> position(const Game&) {
    return tl::unexpected(rules::Refusal{.rule = rule::end, .reason = reason::not_now});
}

std::int32_t worth(const View& view, std::int32_t unit) {
    return view.at(Ref<Unit>{unit}).steps;
}

// Unknown strengths and plans are made up from the seed; all that the seat knows stays.
Game imagine(const View& view, std::uint64_t seed) {
    Game game = view.known(seed);
    ledger::Log unread;
    ledger::Transaction edit(game.state, unread);
    const auto made_up = [&](std::int32_t ref, int sides) {
        return ledger::draw(seed, {.turn = 999, .subject = ref}, sides);
    };
    for (std::int32_t ref = 1; ref <= static_cast<std::int32_t>(unit_rows); ++ref) {
        const Unit& unit = game.state.at(Ref<Unit>{ref});
        if (unit.owner != Seat{} && unit.strength == 0) edit.edit(Ref<Unit>{ref}).strength = made_up(ref, 4);
    }
    const auto waits = [&](std::int32_t step, Seat owner) {
        for (const Item& item : game.state.rows<Item>()) {
            if (item.step == step && item.owner == owner) return true;
        }
        return false;
    };
    for (const Seat seat : {red, blue}) {
        const bool planned = waits(step::show, Seat{}) && !waits(step::plan, seat);
        if (planned && game.state.at(Ref<Command>{seat.raw}).plan == 0) {
            edit.edit(Ref<Command>{seat.raw}).plan = made_up(100 + seat.raw, 2);
        }
    }
    edit.commit({});
    return game;
}

}  // namespace

std::shared_ptr<const Setting> toy_setting() {
    const auto grid = board::Grid::make({.columns = 3, .rows = 3}).value();
    auto setting = std::make_shared<Setting>();
    setting->layout = std::make_shared<const ledger::Layout>(tables, table_rows);
    setting->map = std::make_shared<const board::Map>(
        board::MapBuilder(grid, board::Numbering::plain(grid), {}).build().value());
    setting->seats = {{"red", "Red"}, {"blue", "Blue"}};
    setting->boxes = {"red-queue", "blue-queue"};
    setting->rows.resize(tables.size());
    for (std::uint32_t row = 1; row <= unit_rows; ++row) {
        setting->rows[Unit::table].push_back({fmt::format("u{}", row), fmt::format("Unit {}", row)});
    }
    return setting;
}

const rules::Ruleset& toy_game() {
    static const rules::Ruleset game = {.id = "toy",
                                        .title = "Toy",
                                        .names = {.actions = actions,
                                                  .events = events,
                                                  .rules = rule_ids,
                                                  .reasons = reasons,
                                                  .labels = labels,
                                                  .streams = streams},
                                        .steps = steps(),
                                        .schema = tables,
                                        .unit_table = Unit::table,
                                        .hides = true,
                                        .prepare = prepare,
                                        .set_up = set_up,
                                        .outcome = outcome,
                                        .broken = broken,
                                        .position = position,
                                        .worth = worth,
                                        .imagine = imagine};
    return game;
}

}  // namespace hd::toy
