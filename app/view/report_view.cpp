#include "app/view/report_view.hpp"

#include "app/view/scene.hpp"
#include "app/view/story.hpp"
#include "app/view/words.hpp"
#include "engine/scenario/resolved.hpp"
#include "replay/cursor.hpp"

#include <fmt/format.h>

#include <cmath>

namespace hd::view {

namespace {

using ledger::EventNumber;

std::string_view player_word(replay::PlayerKind kind) {
    switch (kind) {
        case replay::PlayerKind::human:
            return "human";
        case replay::PlayerKind::random:
            return "random";
        case replay::PlayerKind::computer:
            return "computer";
    }
    return "";
}

void add_facts(const replay::LiveGame& live, ReportView& view) {
    const replay::Header& header = live.header();
    const rules::Setting& setting = *live.game().setting;
    for (std::size_t i = 0; i < header.seats.size(); ++i) {
        const replay::SeatRecord& seat = header.seats[i];
        std::string player(player_word(seat.player));
        if (!seat.level.empty()) player += ", " + seat.level;
        view.facts.emplace_back(i < setting.seats.size() ? setting.seats[i].title : seat.id, player);
    }
    view.facts.emplace_back("Seed", fmt::format("{}", header.seed));
    std::vector<std::string> options;
    for (std::size_t i = 0; i < live.game().ruleset->options.size() && i < setting.options.size(); ++i) {
        const rules::OptionInfo& info = live.game().ruleset->options[i];
        if (setting.options[i] == 0) continue;
        options.push_back(info.high == 1 ? std::string(info.title)
                                         : fmt::format("{} {}", info.title, setting.options[i]));
    }
    view.facts.emplace_back("Options", options.empty() ? "none" : listed(options));
    view.facts.emplace_back(
        "Rules", fmt::format("{}, version {}", live.game().ruleset->title, header.ruleset_version));
    view.facts.emplace_back("Events", fmt::format("{}", live.log().size()));
    view.facts.emplace_back("Hash", fmt::format("{:016x}", live.game().state.hash()));
}

// Walks through a game once and writes down what a report needs.
class Reader {
  public:
    Reader(const replay::LiveGame& live, const Rulebook& rulebook)
        : log_(live.log()), rulebook_(rulebook), cursor_(live), face_(face_of(*live.game().ruleset)) {
        cursor_.seek(0);
        before_ = cursor_.state();
        const BoardScene scene = make_scene(rules::View(live.game(), {}));
        sides_ = scene.sides;
        for (const rules::SeatInfo& seat : live.game().setting->seats) {
            view_.luck.push_back({seat.title, side_colour(sides_, seat.id), 0, 0, 0, {}});
        }
    }

    ReportView read() {
        while (cursor_.step_forward()) take(cursor_.event());
        close_stretch();
        for (Luck& luck : view_.luck) luck.deviation = std::sqrt(luck.deviation);
        view_.events = log_.size();
        return std::move(view_);
    }

  private:
    const rules::Game& game() const { return cursor_.game(); }

    void take(EventNumber n) {
        const rules::Clock& clock = game().state.at(rules::the_clock);
        // What nobody's phase is belongs to the side before it in the same turn, or to the next.
        const bool new_turn = clock.turn != clock_.turn;
        const bool new_side = clock.side && clock_.side && clock.side != clock_.side;
        if (new_turn) view_.turns.emplace_back(n, fmt::format("{}", clock.turn));
        if (new_turn || new_side) {
            close_stretch();
            clock_ = clock;
        }
        if (clock.side) clock_.side = clock.side;
        open_.events.push_back(told(n));
        take_dice(n);
        take_scores(n);
    }

    ReportEvent told(EventNumber n) {
        const ledger::EventHead& head = log_.event(n).head;
        ReportEvent event{.number = n,
                          .text = event_text({game(), log_, n}),
                          .cite = rulebook_.cite(head.rule),
                          .is_detail = face_.is_detail(head.kind),
                          .dice = {},
                          .working = {}};
        for (const ledger::Die& die : log_.dice(n)) event.dice.push_back(die.value);
        if (!event.dice.empty()) event.working = make_working_view(game(), log_.working(n), rulebook_);
        return event;
    }

    void take_dice(EventNumber n) {
        const auto seat = static_cast<std::size_t>(log_.event(n).head.seat.raw) - 1;
        if (seat >= view_.luck.size()) return;
        for (const ledger::Die& die : log_.dice(n)) {
            Luck& luck = view_.luck[seat];
            const double sides = die.sides;
            luck.dice += 1;
            luck.sum += die.value - (sides + 1) / 2;
            luck.deviation += (sides * sides - 1) / 12;  // the variance, until the end
            luck.points.push_back({n, luck.sum});
        }
    }

    void take_scores(EventNumber n) {
        const rules::Outcome outcome = game().ruleset->outcome(game());
        for (std::size_t i = 0; i < outcome.scores.size(); ++i) {
            const auto& [name, value] = outcome.scores[i];
            if (i == view_.scores.size()) {
                view_.scores.push_back({capitalised(std::string(name)), side_colour(sides_, name), {}});
            }
            std::vector<SeriesPoint>& points = view_.scores[i].points;
            if (points.empty() || points.back().value != value)
                points.push_back({n, static_cast<double>(value)});
        }
    }

    void close_stretch() {
        if (open_.events.empty()) return;
        open_.title = clock_.turn == 0 ? "Setting up" : fmt::format("Turn {}", clock_.turn);
        if (clock_.side) open_.title += ", " + seat_name(*game().setting, clock_.side);
        // The event that opened the next stretch has happened already; it moves nobody.
        const rules::View view(game(), {});
        open_.scene = make_scene(view);
        open_.scene.caption = open_.title;
        add_moves(view, before_, open_.scene);
        before_ = cursor_.state();
        view_.stretches.push_back(std::move(open_));
        open_ = {};
    }

    const ledger::Log& log_;
    const Rulebook& rulebook_;
    replay::Cursor cursor_;
    const GameFace& face_;
    std::vector<SideColour> sides_;
    ledger::State before_;
    rules::Clock clock_;
    Stretch open_;
    ReportView view_;
};

}  // namespace

ReportView make_report_view(const replay::LiveGame& live, const Rulebook& rulebook) {
    ReportView view = Reader(live, rulebook).read();
    const rules::Setting& setting = *live.game().setting;
    view.title = setting.scenario == nullptr ? std::string(live.game().ruleset->title)
                                             : setting.scenario->scenario.title;
    view.game = live.game().ruleset->title;
    view.result = outcome_text(live.game());
    view.complete = live.is_complete();
    add_facts(live, view);
    for (std::uint16_t rule = 1; rule < live.game().ruleset->names.rules.size(); ++rule) {
        RuleUse use{rulebook.cite(rule), rulebook.title(rule), 0};
        for (const ledger::Event& event : live.log().events()) use.events += event.head.rule == rule ? 1 : 0;
        if (use.events > 0) view.rules.push_back(std::move(use));
    }
    return view;
}

}  // namespace hd::view
