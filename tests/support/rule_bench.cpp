#include "tests/support/rule_bench.hpp"

#include "engine/rules/action_text.hpp"
#include "tests/support/proofs.hpp"

#include <catch2/catch.hpp>

namespace hd::support {

namespace {

// Whether an id stands in a title as a word or words of its own.
bool is_named(std::string_view title, std::string_view id) {
    const auto ends = [&](std::size_t at) {
        return at == title.size() || title[at] == ' ' || title[at] == ',';
    };
    for (auto at = title.find(id); at != std::string_view::npos; at = title.find(id, at + 1)) {
        if ((at == 0 || title[at - 1] == ' ') && ends(at + id.size())) return true;
    }
    return false;
}

// The rules that the title of the running test names.
std::vector<std::string_view> rules_of_title(const rules::Ruleset& ruleset) {
    const std::string title = Catch::getResultCapture().getCurrentTestName();
    std::vector<std::string_view> named;
    for (const std::string_view id : ruleset.names.rules) {
        if (!id.empty() && is_named(title, id)) named.push_back(id);
    }
    return named;
}

}  // namespace

RuleBench::RuleBench(const rules::Ruleset& ruleset, std::shared_ptr<const rules::Setting> setting,
                     std::initializer_list<int> dice)
    : game_{.ruleset = &ruleset, .setting = setting, .state = ledger::State(setting->layout), .seed = 1815} {
    ledger::Dice source(game_.seed);
    source.give(std::vector<int>(dice), ledger::DieSource::typed);
    rules::Conduct conduct{.game = game_, .dice = source, .log = log_};
    rules::begin(conduct);
    REQUIRE(source.unused() == 0);
    check();
    prove_title(0);
}

rules::Action RuleBench::parse(std::string_view text) const {
    const auto action = rules::parse_action(*game_.ruleset, *game_.setting, text);
    if (!action) FAIL("'" << text << "': " << action.error());
    return *action;
}

std::string RuleBench::text(const rules::Action& action) const {
    return rules::action_text(*game_.ruleset, *game_.setting, action);
}

void RuleBench::play(std::string_view text, std::initializer_list<int> dice) {
    std::vector<int> given(dice);
    play_from(text, given);
    INFO(text);
    REQUIRE(given.empty());
}

void RuleBench::play_from(std::string_view text, std::vector<int>& dice) {
    const No no = refusal(text);
    INFO(text << " " << no.rule << " " << no.reason);
    REQUIRE_FALSE(no);
    since_ = log_.size();
    ledger::Dice source(game_.seed);
    source.give(dice, ledger::DieSource::typed);
    rules::Conduct conduct{.game = game_, .dice = source, .log = log_};
    rules::act(conduct, parse(text));
    dice.erase(dice.begin(), dice.end() - static_cast<std::ptrdiff_t>(source.unused()));
    check();
    prove_title(since_);
}

No RuleBench::refusal(std::string_view text) const {
    const rules::View view(game_, rules::decision(game_).seat);
    const auto no = rules::refusal(view, game_, parse(text));
    if (!no) return {};
    for (const std::string_view id : rules_of_title(*game_.ruleset)) {
        if (game_.ruleset->names.rules[no->rule] == id) prove(*game_.ruleset, id, no);
    }
    No said{std::string(game_.ruleset->names.rules[no->rule]),
            std::string(game_.ruleset->names.reasons[no->reason])};
    for (const rules::Place hex : no->places) {
        if (hex) said.places.push_back(rules::place_text(*game_.setting, hex));
    }
    return said;
}

std::vector<std::string> RuleBench::options() const {
    std::vector<rules::Action> actions;
    rules::options(rules::View(game_, rules::decision(game_).seat), game_, actions);
    std::vector<std::string> out;
    for (const rules::Action& action : actions) out.push_back(text(action));
    return out;
}

std::vector<std::string> RuleBench::after(std::string_view word) const {
    std::vector<std::string> out;
    for (const std::string& option : options()) {
        if (option.rfind(std::string(word) + " ", 0) == 0) out.push_back(option.substr(word.size() + 1));
    }
    std::sort(out.begin(), out.end());
    return out;
}

bool RuleBench::may(std::string_view text) const {
    const std::vector<std::string> all = options();
    return std::find(all.begin(), all.end(), text) != all.end();
}

std::string RuleBench::decider() const {
    const rules::Seat seat = rules::decision(game_).seat;
    return seat ? game_.setting->seats[static_cast<std::size_t>(seat.raw) - 1].id : std::string{};
}

std::string RuleBench::step() const {
    return std::string(game_.ruleset->steps[rules::decision(game_).step].name);
}

const ledger::Event* RuleBench::first_of(std::uint16_t kind) const {
    for (auto n = since_; n < log_.size(); ++n) {
        if (log_.event(n).head.kind == kind) return &log_.event(n);
    }
    return nullptr;
}

int RuleBench::count_of(std::uint16_t kind) const {
    int found = 0;
    for (auto n = since_; n < log_.size(); ++n) found += log_.event(n).head.kind == kind ? 1 : 0;
    return found;
}

bool RuleBench::is_carried(std::uint16_t rule) const {
    const std::string_view id = game_.ruleset->names.rules[rule];
    const EventRange range{.first = since_, .last = log_.size()};
    if (!carries(*game_.ruleset, id, log_, range)) return false;
    prove(*game_.ruleset, id, log_, range);
    return true;
}

std::span<const ledger::Work> RuleBench::lines_of(std::uint16_t kind) const {
    for (auto n = since_; n < log_.size(); ++n) {
        if (log_.event(n).head.kind == kind) return log_.working(n);
    }
    return {};
}

std::optional<std::int32_t> RuleBench::first_number(std::uint16_t label) const {
    for (auto n = since_; n < log_.size(); ++n) {
        for (const ledger::Work& line : log_.working(n)) {
            if (line.label == label) return line.num;
        }
    }
    return std::nullopt;
}

void RuleBench::prove_title(ledger::EventNumber from) const {
    const EventRange range{.first = from, .last = log_.size()};
    for (const std::string_view id : rules_of_title(*game_.ruleset)) {
        if (carries(*game_.ruleset, id, log_, range)) prove(*game_.ruleset, id, log_, range);
    }
}

void RuleBench::check() const {
    const std::vector<std::string> faults = game_.ruleset->broken(game_);
    CHECK(faults == std::vector<std::string>{});
    CHECK(game_.state.hash() == game_.state.recomputed_hash());
}

}  // namespace hd::support
