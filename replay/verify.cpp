#include "replay/verify.hpp"

#include "engine/rules/play.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::replay {

namespace {

template <class T>
std::string difference_of(std::string_view what, const std::vector<T>& a, const std::vector<T>& b) {
    const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    if (x == a.end() && y == b.end()) return {};
    return fmt::format("{} {}", what, x - a.begin() + 1);
}

// The rules' own run of the recorded actions, beside the recording that is read.
class Rerun {
  public:
    explicit Rerun(const LiveGame& live)
        : live_(&live),
          playback_(live.store(), live.shared_opening()),
          mine_(ruleset(), setting(), header().seed) {}

    Verification run() {
        while (!result_.divergence) {
            const EventNumber first = playback_.line().log.size();
            const std::optional<Record> record = playback_.next();
            if (!record) break;
            take(*record, first);
        }
        if (!result_.divergence) check_end();
        result_.complete = playback_.line().closed;
        result_.tail = live_->tail();
        result_.ok = !result_.divergence && !result_.tail;
        return std::move(result_);
    }

  private:
    const rules::Ruleset& ruleset() const { return *live_->opening().ruleset; }
    std::shared_ptr<const rules::Setting> setting() const { return live_->opening().setting; }
    const Header& header() const { return live_->header(); }
    rules::Working working() const { return header().working ? rules::Working::on : rules::Working::off; }

    void take(const Record& record, EventNumber first) {
        if (std::holds_alternative<Begin>(record)) {
            mine_.game = rules::begin(ruleset(), setting(), mine_.game.seed, mine_.log, working());
            compare(first);
        } else if (const Act* act = std::get_if<Act>(&record)) {
            carry_out(*act, first);
        } else if (const Rewind* rewind = std::get_if<Rewind>(&record)) {
            mine_.rewound(rewind->to);
        } else if (const OtherDice* other = std::get_if<OtherDice>(&record)) {
            mine_.other_dice(*other);
        } else if (const Close* close = std::get_if<Close>(&record)) {
            check_outcome(*close);
        }
    }

    void carry_out(const Act& act, EventNumber first) {
        const rules::Decision decision = rules::decision(mine_.game);
        if (decision.kind == rules::DecisionKind::over || decision.seat != act.seat) {
            diverge(first, "it is not this seat's decision");
            return;
        }
        const auto refused = rules::refusal(rules::View(mine_.game, act.seat), mine_.game, act.action);
        if (refused) {
            diverge(first, "the action is refused");
            result_.divergence->refusal = refused;
            return;
        }
        ledger::Dice dice(mine_.dice.seed);
        dice.give(act.dice.values, act.dice.source);
        dice.recorded(mine_.dice.recorded);
        rules::Conduct conduct{.game = mine_.game, .dice = dice, .log = mine_.log, .working = working()};
        rules::act(conduct, act.action);
        mine_.acted(act, {}, first);
        compare(first);
        if (!result_.divergence && (dice.bad_value() || dice.unused() != 0)) {
            diverge(first, "the dice that were given don't fit");
        }
    }

    // The events from `first` on, of both.
    void compare(EventNumber first) {
        const ledger::Log& recorded = playback_.line().log;
        const EventNumber both = std::min(recorded.size(), mine_.log.size());
        for (EventNumber n = first; n < both; ++n) {
            ++result_.comparisons;
            if (std::string what = difference_at(n); !what.empty()) return diverge(n, what + " differs");
        }
        if (recorded.size() > both) diverge(both, "the rules give no such event");
        if (mine_.log.size() > both) diverge(both, "an event is missing");
    }

    std::string difference_at(EventNumber n) const {
        const ledger::Log& recorded = playback_.line().log;
        const auto equal = [](auto a, auto b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); };
        if (recorded.event(n).head == mine_.log.event(n).head &&
            recorded.event(n).hash == mine_.log.event(n).hash &&
            equal(recorded.changes(n), mine_.log.changes(n)) &&
            equal(recorded.working(n), mine_.log.working(n)) && equal(recorded.dice(n), mine_.log.dice(n))) {
            return {};
        }
        return difference(loose(recorded, n), loose(mine_.log, n));
    }

    void check_outcome(const Close& close) {
        const rules::Outcome outcome = ruleset().outcome(mine_.game);
        const bool is_same =
            outcome.complete && outcome.winner == close.winner && outcome.level == close.level &&
            std::equal(
                outcome.scores.begin(), outcome.scores.end(), close.scores.begin(), close.scores.end(),
                [](const auto& a, const auto& b) { return a.first == b.first && a.second == b.second; });
        if (!is_same) diverge(mine_.log.size() - 1, "the outcome differs");
    }

    // The incremental hash against one from nothing, on the very last position.
    void check_end() {
        const ledger::State& state = mine_.game.state;
        if (state.recomputed_hash() != state.hash())
            diverge(mine_.log.size() - 1, "the last position's hash differs");
    }

    void diverge(EventNumber event, std::string what) {
        const Line& line = playback_.line();
        Divergence& found = result_.divergence.emplace();
        found.event = event;
        found.what = std::move(what);
        found.action = line.actions();
        if (found.action > 0) found.made = line.current().back();
        if (event < line.log.size()) found.recorded = loose(line.log, event);
        if (event < mine_.log.size()) found.recomputed = loose(mine_.log, event);
        if (event > 0 && event <= line.log.size()) found.before = loose(line.log, event - 1);
        const std::span<const std::uint32_t> kept = live_->line().current();
        found.undone = found.action > 0 && std::find(kept.begin(), kept.end(), found.made) == kept.end();
        found.actions_after = live_->line().made_count() - line.made_count();
    }

    const LiveGame* live_;
    Playback playback_;
    Line mine_;
    Verification result_;
};

}  // namespace

std::string difference(const LooseEvent& a, const LooseEvent& b) {
    if (a.head.kind != b.head.kind) return "kind";
    if (a.head.rule != b.head.rule) return "rule";
    if (a.head.seat != b.head.seat) return "seat";
    if (a.head.cause != b.head.cause) return "cause";
    if (a.head.subject != b.head.subject) return "subject";
    if (a.head.object != b.head.object) return "object";
    if (!(a.head == b.head)) return "flags or audience";
    if (std::string what = difference_of("die", a.dice, b.dice); !what.empty()) return what;
    if (std::string what = difference_of("line of working", a.working, b.working); !what.empty()) return what;
    if (std::string what = difference_of("change", a.changes, b.changes); !what.empty()) return what;
    return a.hash == b.hash ? "" : "hash";
}

Verification verify(const LiveGame& live) {
    return Rerun(live).run();
}

std::string to_text(const Divergence& divergence) {
    const std::string where =
        divergence.action == 0 ? std::string("set-up") : fmt::format("action {}", divergence.action);
    return fmt::format("today's rules part from the recording at event {} ({}{}): {}", divergence.event,
                       where, divergence.undone ? ", undone later" : "", divergence.what);
}

}  // namespace hd::replay
