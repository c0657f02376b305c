// The contract between a game and everything that plays, records or shows it. A game is a value of Ruleset:
// its names, its sequence as a table of steps, and its services. Shared code never asks which game it is.
#pragma once

#include "engine/ledger/log.hpp"
#include "engine/ledger/state.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/core_tables.hpp"
#include "engine/rules/setting.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hd::scenario {
struct Start;
}

namespace hd::rules {

struct Ruleset;

// A game under way. The seed of its dice is here and in no view.
struct Game {
    const Ruleset* ruleset = nullptr;
    std::shared_ptr<const Setting> setting;
    ledger::State state;
    std::uint64_t seed = 0;
};

// What one seat may know of a game: a filter, not a copy. Seat 0 is the referee, who knows all.
class View {
  public:
    View(const Game& game, Seat seat) : game_(&game), seat_(seat) {}

    Seat seat() const { return seat_; }
    const Ruleset& ruleset() const { return *game_->ruleset; }
    const Setting& setting() const { return *game_->setting; }
    const std::shared_ptr<const Setting>& shared_setting() const { return game_->setting; }
    const ledger::Layout& layout() const { return game_->state.layout(); }

    bool may_know(ledger::CellName name) const;
    // The value, or 0 where the seat may not know it.
    std::int32_t cell(ledger::CellName name) const { return may_know(name) ? game_->state.cell(name) : 0; }
    template <class Row>
    Row at(Ref<Row> ref) const {
        Row row = game_->state.at(ref);
        mask(Row::table, std::span(reinterpret_cast<std::int32_t*>(&row), sizeof(Row) / 4));
        return row;
    }
    // The state itself, for games in which nothing is ever hidden.
    const ledger::State& open() const;
    // The state itself, for rules that read only fields which everybody may know; what a seat may not know is
    // asked by at() and cell(). The property tests hold twin games against each other that differ in the
    // rest.
    const ledger::State& common() const { return game_->state; }
    // A game of what the seat knows: every other value is 0, and the seed is the one given.
    Game known(std::uint64_t seed) const;

    // Zeroes what a seat may not know in one whole row of a table, going by the row's own owner and `seen`.
    static void mask_row(const ledger::Layout& layout, int table, Seat seat, std::span<std::int32_t> row);

  private:
    void mask(int table, std::span<std::int32_t> row) const;

    const Game* game_;
    Seat seat_;
};

enum class Working : std::uint8_t { off, on };

// What carrying out an action may touch.
struct Conduct {
    Game& game;
    ledger::Dice& dice;
    ledger::Log& log;
    Working working = Working::on;
    std::uint8_t flags = 0;  // EventFlag bits for the events that are being written
    // What play stopped at, after act: the decision and its options.
    Decision decision = {};
    std::vector<Action> options = {};
};

// A step of the sequence: a decision for one seat, or work that needs none.
struct Step {
    std::string_view name = {};
    DecisionKind kind = DecisionKind::over;  // over: `run` is called, nobody is asked
    std::uint16_t rule = 0;
    bool look = false;
    bool secret = false;
    Seat (*decider)(const Game&, const Item&) = nullptr;
    void (*options)(const View&, const Item&, std::vector<Action>&) = nullptr;
    std::optional<Refusal> (*refusal)(const View&, const Item&, const Action&) = nullptr;
    void (*act)(Conduct&, Ref<Item>, const Action&) = nullptr;
    void (*run)(Conduct&, Ref<Item>) = nullptr;
    // Of a decision: what happens when there is nothing to choose. Without it an empty list is a bug.
    void (*otherwise)(Conduct&, Ref<Item>) = nullptr;
};

struct OptionInfo {
    std::string_view id = {};
    std::string_view title = {};
    std::uint16_t rule = 0;
    std::int32_t initial = 0;
    std::int32_t low = 0;
    std::int32_t high = 1;
};

// The numbers that stand in events, refusals and working are indexes into these; index 0 is "none" in each.
struct Names {
    std::span<const ActionInfo> actions = {};
    std::span<const std::string_view> events = {};
    std::span<const std::string_view> rules = {};    // glossary ids
    std::span<const std::string_view> reasons = {};  // of refusals
    std::span<const std::string_view> labels = {};   // of working
    std::span<const std::string_view> streams = {};  // of dice
};

struct Outcome {
    bool complete = false;
    Seat winner = {};
    std::string_view level = {};  // "" while unfinished
    std::vector<std::pair<std::string_view, std::int32_t>> scores = {};
};

// Services on a view. One function each for overlay, preview, command line and computer player.
struct Reached {
    Place place = {};
    std::int32_t cost = 0;  // in Ruleset::cost_scale parts of a point
    bool stops = false;     // a unit that enters must stop there
    Place from = {};        // the place before it on the cheapest way
    bool through = false;   // it may be gone through, not stopped in
};

struct Sight {
    bool visible = false;
    Place blocked_by = {};
    std::uint16_t rule = 0;
};

struct Attack {
    std::vector<std::int32_t> attackers = {};  // Refs of units
    std::vector<std::int32_t> defenders = {};
};

struct PreviewOutcome {
    std::int32_t roll = 0;
    std::uint16_t result = 0;  // index into Names::labels
    std::int32_t num = 0;      // probability num / den
    std::int32_t den = 1;
};

struct Preview {
    std::int32_t column = 0;
    std::vector<ledger::Work> working = {};
    std::vector<PreviewOutcome> outcomes = {};
};

// A line of the victory ledger: what an army stands at and the next threshold.
struct StandingTerm {
    std::uint16_t label = 0;
    std::uint16_t rule = 0;
    std::int32_t army = 0;
    std::int32_t value = 0;
    std::int32_t threshold = 0;  // 0: none
};

using Faults = std::vector<std::string>;
using OptionValues = std::vector<std::pair<std::string, std::int32_t>>;

struct Ruleset {
    std::string_view id = {};
    std::string_view title = {};
    int version = 1;
    Names names = {};
    std::span<const Step> steps = {};  // by Item::step; 0 is none
    std::span<const OptionInfo> options = {};
    ledger::Schema schema = {};
    int unit_table = -1;
    int cost_scale = 1;
    bool hides = false;  // some field's audience is not `all`

    // Compiles a scenario. `values` override its options; every fault is said, file and place where known.
    tl::expected<std::shared_ptr<const Setting>, Faults> (*prepare)(std::shared_ptr<const scenario::Resolved>,
                                                                    const OptionValues& values) = nullptr;
    // Sets up the state (all zero before) as events of the log; play then runs on to the first decision.
    void (*set_up)(Conduct&) = nullptr;
    Outcome (*outcome)(const Game&) = nullptr;
    // What must hold after every event; empty when it does.
    std::vector<std::string> (*broken)(const Game&) = nullptr;
    // The position as the `start` of a scenario, from which set_up makes it again; only dice and the agenda's
    // row numbers may differ. Refused where no scenario can begin: within what is half done, or at the end.
    tl::expected<scenario::Start, Refusal> (*position)(const Game&) = nullptr;

    // Every place on the way to one where the unit may stop has a row too.
    void (*reach)(const View&, std::int32_t unit, std::vector<Reached>&) = nullptr;
    Sight (*sight)(const View&, Place from, Place to) = nullptr;
    tl::expected<Preview, Refusal> (*preview)(const View&, const Attack&) = nullptr;
    std::vector<StandingTerm> (*standing)(const View&) = nullptr;
    std::int32_t (*worth)(const View&, std::int32_t unit) = nullptr;
    // A complete game that agrees with what the seat knows, with fresh dice.
    Game (*imagine)(const View&, std::uint64_t seed) = nullptr;
};

}  // namespace hd::rules
