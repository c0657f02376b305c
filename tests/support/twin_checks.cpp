// The checks of the property kit on games that differ only in what one seat may not know.
#include "engine/ledger/transaction.hpp"
#include "engine/rules/stream.hpp"
#include "tests/support/property_kit.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::support {

using ledger::EventNumber;
using rules::Action;
using rules::Conduct;
using rules::Decision;
using rules::DecisionKind;
using rules::Game;
using rules::Seat;
using rules::View;

namespace {

// The fields of a row in play that the seat may not know, as bits. Goes by the tables' audiences, so that a
// game which only says that it hides nothing is found out.
std::uint64_t hidden_fields(const Game& game, int table, int row, Seat seat) {
    const ledger::Layout& layout = game.state.layout();
    const auto stride = layout.slot(table).stride;
    const auto cells = game.state.cells().subspan(layout.cell({table, row, 0}), stride);
    std::vector<std::int32_t> ones(cells.begin(), cells.end());
    if (std::all_of(ones.begin(), ones.end(), [](std::int32_t v) { return v == 0; })) return 0;
    const auto kept = [&](std::uint32_t f) {
        const ledger::FieldKind kind = layout.field({table, row, static_cast<int>(f)}).kind;
        return kind == ledger::FieldKind::seat || kind == ledger::FieldKind::seen;
    };
    for (std::uint32_t f = 0; f < stride; ++f) {
        if (!kept(f)) ones[f] = 1;
    }
    View::mask_row(layout, table, seat, ones);
    std::uint64_t hidden = 0;
    for (std::uint32_t f = 0; f < stride; ++f) {
        if (!kept(f) && ones[f] == 0) hidden |= std::uint64_t{1} << f;
    }
    return hidden;
}

std::int32_t owner_of(const Game& game, int table, int row) {
    const int field = game.state.layout().slot(table).seat_field;
    return field < 0 ? 0 : game.state.cell({table, row, field});
}

// Exchanges the hidden values of two rows.
void swap_rows(const Game& game, ledger::Transaction& edit, int table, int one, int other,
               std::uint64_t hidden) {
    for (int f = 0; f < 64; ++f) {
        if (((hidden >> f) & 1U) == 0) continue;
        const std::int32_t first = game.state.cell({table, one, f});
        const std::int32_t second = game.state.cell({table, other, f});
        edit.set({table, one, f}, second);
        edit.set({table, other, f}, first);
    }
}

// A hidden value of a list becomes another one of the list; zero means "none yet" and stays.
void change_choices(const Game& game, ledger::Transaction& edit, int table, int row, std::uint64_t hidden,
                    Choices& choices) {
    for (int f = 0; f < 64; ++f) {
        if (((hidden >> f) & 1U) == 0) continue;
        const ledger::Field& field = game.state.layout().field({table, row, f});
        if (field.kind != ledger::FieldKind::enumeration || field.names.size() < 3) continue;
        if (game.state.cell({table, row, f}) == 0) continue;
        edit.set({table, row, f}, static_cast<std::int32_t>(1 + choices.below(field.names.size() - 1)));
    }
}

// What the seat is told when it asks: its decision, options, refusals and services.
struct Answers {
    std::vector<std::int32_t> view;
    Decision decision;
    std::vector<Action> options;
    std::vector<std::optional<rules::Refusal>> refusals;
    std::vector<std::int32_t> services;
};

void ask_services(const Game& game, const View& view, std::vector<std::int32_t>& out) {
    const rules::Ruleset& ruleset = *game.ruleset;
    const std::int32_t units =
        ruleset.unit_table < 0 ? 0 : static_cast<std::int32_t>(view.layout().slot(ruleset.unit_table).rows);
    std::vector<rules::Reached> places;
    for (std::int32_t unit = 1; unit <= units; ++unit) {
        const auto cells = game.state.cells().subspan(view.layout().cell({ruleset.unit_table, unit - 1, 0}),
                                                      view.layout().slot(ruleset.unit_table).stride);
        if (std::all_of(cells.begin(), cells.end(), [](std::int32_t v) { return v == 0; })) continue;
        if (ruleset.worth != nullptr) out.push_back(ruleset.worth(view, unit));
        if (ruleset.reach == nullptr) continue;
        places.clear();
        ruleset.reach(view, unit, places);
        for (const rules::Reached& reached : places) {
            out.insert(out.end(), {reached.place.raw, reached.cost, reached.stops ? 1 : 0, reached.from.raw,
                                   reached.through ? 1 : 0});
        }
    }
    if (ruleset.standing == nullptr) return;
    for (const rules::StandingTerm& term : ruleset.standing(view)) {
        out.insert(out.end(), {term.label, term.rule, term.army, term.value, term.threshold});
    }
}

Answers ask(const Game& game, Seat seat, const std::vector<Action>& probes) {
    const View view(game, seat);
    Answers answers;
    const Game known = view.known(0);
    answers.view.assign(known.state.cells().begin(), known.state.cells().end());
    answers.decision = rules::decision(game);
    rules::options(view, game, answers.options);
    for (const Action& action : probes) answers.refusals.push_back(rules::refusal(view, game, action));
    ask_services(game, view, answers.services);
    return answers;
}

std::string difference(const Answers& one, const Answers& other) {
    if (one.view != other.view) return "view";
    if (!same(one.decision, other.decision)) return "decision";
    if (one.options != other.options) return "options";
    if (one.refusals != other.refusals) return "refusals";
    return one.services != other.services ? "services" : "";
}

bool is_marked(const ledger::Log& log, EventNumber n) {
    const auto marks = static_cast<unsigned>(ledger::EventFlag::reveals) |
                       static_cast<unsigned>(ledger::EventFlag::automatic);
    return n < log.size() && (log.event(n).head.flags & marks) != 0;
}

// A game with what plays it on.
struct Line {
    explicit Line(const Game& start) : game(start), dice(start.seed) {}
    Game game;
    ledger::Dice dice;
    ledger::Log log = {};

    void act(const Action& action) {
        Conduct conduct{.game = game, .dice = dice, .log = log};
        rules::act(conduct, action);
    }
    std::vector<Action> options() const {
        std::vector<Action> out;
        rules::options(View(game, rules::decision(game).seat), game, out);
        return out;
    }
};

bool same_to_seat(const rules::Learnt& one, const rules::Learnt& other) {
    return one.head == other.head && one.whole == other.whole && one.changes == other.changes &&
           std::equal(one.working.begin(), one.working.end(), other.working.begin(), other.working.end()) &&
           std::equal(one.dice.begin(), one.dice.end(), other.dice.begin(), other.dice.end());
}

enum class Parting : std::uint8_t { none, allowed, leak };

// Compares what the seat learns of the events from `first` on; the lines' games stand before them in
// `states`.
Parting compare_events(const Line& one, const Line& other, const std::array<Game, 2>& states,
                       EventNumber first, Seat seat) {
    std::array<Game, 2> after = states;
    rules::Learnt left;
    rules::Learnt right;
    for (EventNumber n = first; n < std::max(one.log.size(), other.log.size()); ++n) {
        if (n < one.log.size() && n < other.log.size()) {
            after[0].state.apply(one.log.changes(n));
            after[1].state.apply(other.log.changes(n));
            rules::learn(after[0], one.log, n, seat, left);
            rules::learn(after[1], other.log, n, seat, right);
            if (same_to_seat(left, right)) continue;
        }
        return is_marked(one.log, n) || is_marked(other.log, n) ? Parting::allowed : Parting::leak;
    }
    return Parting::none;
}

// Plays the same random actions in both lines for a while, but another seat's choices in secret may differ.
// Another seat whose own options differ shows by its choice what it has: there the comparison ends.
Faults play_on(const Game& start, const Game& twin, Seat seat, Choices& choices) {
    Line one(start);
    Line other(twin);
    for (int action = 0; action < 12; ++action) {
        const Decision decision = rules::decision(one.game);
        if (decision.kind == DecisionKind::over) return {};
        const std::vector<Action> listed = one.options();
        if (other.options() != listed) {
            if (decision.seat != seat) return {};
            return {fmt::format("{} actions on, seat {} has other options", action, seat.raw)};
        }
        const Action chosen = listed[choices.below(listed.size())];
        const bool is_secret = decision.secret && decision.seat != seat;
        const Action unseen = is_secret ? listed[choices.below(listed.size())] : chosen;
        const std::array<Game, 2> before = {one.game, other.game};
        const EventNumber first = one.log.size();
        one.act(chosen);
        other.act(unseen);
        const Parting parting = compare_events(one, other, before, first, seat);
        if (parting == Parting::allowed) return {};
        if (parting == Parting::leak) {
            return {
                fmt::format("{} actions on, an event tells seat {} what it may not know", action, seat.raw)};
        }
        if (!same(rules::decision(one.game), rules::decision(other.game))) {
            return {fmt::format("{} actions on, seat {} sees another decision", action, seat.raw)};
        }
    }
    return {};
}

Faults twin_faults(const Game& game, const Game& twin, Seat seat, Choices& choices) {
    std::vector<Action> listed;
    rules::options(View(game, rules::decision(game).seat), game, listed);
    std::vector<Action> probes = near_and_far(*game.ruleset, listed, choices, 16);
    probes.insert(probes.end(), listed.begin(), listed.end());
    const std::string differs = difference(ask(game, seat, probes), ask(twin, seat, probes));
    if (!differs.empty()) return {fmt::format("twins differ to seat {} in {}", seat.raw, differs)};
    return play_on(game, twin, seat, choices);
}

// The twins of one position for one seat.
Faults position_faults(const Game& game, Seat seat, Choices& choices) {
    Game other_dice = game;
    other_dice.seed += 1;
    std::vector<Action> listed;
    rules::options(View(game, rules::decision(game).seat), game, listed);
    const std::string differs = difference(ask(game, seat, listed), ask(other_dice, seat, listed));
    if (!differs.empty())
        return {fmt::format("the seed of the dice shows to seat {} in {}", seat.raw, differs)};
    const Game twin = hidden_twin(game, seat, choices);
    if (game.ruleset->broken(twin).empty() && !(twin.state == game.state)) {
        const Faults faults = twin_faults(game, twin, seat, choices);
        if (!faults.empty()) return faults;
    }
    if (game.ruleset->imagine == nullptr) return {};
    Game imagined = game.ruleset->imagine(View(game, seat), 7 + game.seed);
    const Faults broken = game.ruleset->broken(imagined);
    if (!broken.empty()) return {fmt::format("an imagined game is broken: {}", broken.front())};
    imagined.seed = game.seed;
    return twin_faults(game, imagined, seat, choices);
}

}  // namespace

Game hidden_twin(const Game& game, Seat seat, Choices& choices) {
    Game twin = game;
    ledger::Log log;
    ledger::Transaction edit(twin.state, log);
    for (int table = 0; table < game.state.layout().tables(); ++table) {
        const int rows = static_cast<int>(game.state.layout().slot(table).rows);
        for (int row = 0; row < rows; ++row) {
            const std::uint64_t hidden = hidden_fields(game, table, row, seat);
            if (hidden == 0) continue;
            change_choices(twin, edit, table, row, hidden, choices);
            const int other = static_cast<int>(choices.below(static_cast<std::size_t>(rows)));
            if (hidden_fields(game, table, other, seat) != hidden) continue;
            if (owner_of(game, table, other) != owner_of(game, table, row)) continue;
            swap_rows(twin, edit, table, row, other, hidden);
        }
    }
    edit.commit({});
    return twin;
}

Faults check_twins(const Subject& subject, const Playout& played, std::uint64_t seed, std::size_t every) {
    Choices choices(ledger::mixed(seed, 3));
    ledger::Log start;
    Line line(rules::begin(subject.ruleset, subject.setting, seed, start, rules::Working::off));
    for (std::size_t n = 0; n < played.actions.size(); ++n) {
        if (choices.below(every) == 0) {
            for (std::int32_t s = 1; s <= static_cast<std::int32_t>(subject.setting->seats.size()); ++s) {
                for (const std::string& fault : position_faults(line.game, Seat{s}, choices)) {
                    return {fmt::format("before action {}: {}", n, fault)};
                }
            }
        }
        line.act(played.actions[n]);
    }
    return {};
}

}  // namespace hd::support
