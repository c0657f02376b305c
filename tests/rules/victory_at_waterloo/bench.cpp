#include "tests/rules/victory_at_waterloo/bench.hpp"

#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "tests/support/proofs.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <stdexcept>

namespace hd::vaw::test {

namespace {

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        if (end > 0) words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

// The rules that the title of the running test names.
std::vector<std::string_view> rules_of_title() {
    const std::vector<std::string> words = words_of(Catch::getResultCapture().getCurrentTestName());
    std::vector<std::string_view> named;
    for (const std::string_view id : rule_ids()) {
        if (!id.empty() && std::find(words.begin(), words.end(), id) != words.end()) named.push_back(id);
    }
    return named;
}

}  // namespace

Bench::Bench(Field& field) : game_(rules::begin(ruleset(), field.finish(), 1815, log_, rules::Working::on)) {
    check();
    prove_title(0);
}

rules::Action Bench::parse(std::string_view text) const {
    const std::vector<std::string> words = words_of(text);
    const auto& infos = game_.ruleset->names.actions;
    const auto info = std::find_if(infos.begin(), infos.end(),
                                   [&](const rules::ActionInfo& i) { return i.name == words.at(0); });
    if (info == infos.end()) throw std::runtime_error("no action " + std::string(text));
    std::array<std::int32_t, 2> values{};
    for (std::size_t i = 0; i < info->params.size(); ++i) {
        const std::string& word = words.at(i + 1);
        if (info->params[i] == rules::Param::unit) {
            values.at(i) = rules::parse_row(*game_.setting, Unit::table, word).value() + 1;
        } else {
            values.at(i) = rules::parse_place(*game_.setting, word).value_or(Place{}).raw;
        }
    }
    return {.kind = static_cast<std::int32_t>(info - infos.begin()), .a = values[0], .b = values[1]};
}

std::string Bench::text(const rules::Action& action) const {
    const rules::ActionInfo& info = game_.ruleset->names.actions[static_cast<std::size_t>(action.kind)];
    std::string out(info.name);
    const std::array<std::int32_t, 2> values{action.a, action.b};
    for (std::size_t i = 0; i < info.params.size(); ++i) {
        out += ' ';
        out += info.params[i] == rules::Param::unit
                   ? rules::row_text(*game_.setting, Unit::table, values.at(i) - 1)
                   : rules::place_text(*game_.setting, Place{values.at(i)});
    }
    return out;
}

Bench& Bench::act(std::string_view text, std::initializer_list<int> dice) {
    const No no = refusal(text);
    INFO(text << " " << no.rule << " " << no.reason);
    REQUIRE_FALSE(no);
    since_ = log_.size();
    ledger::Dice source(game_.seed);
    const std::vector<int> values(dice);
    source.give(values, ledger::DieSource::typed);
    rules::Conduct conduct{.game = game_, .dice = source, .log = log_};
    rules::act(conduct, parse(text));
    REQUIRE(source.unused() == 0);
    check();
    prove_title(since_);
    return *this;
}

Bench& Bench::acts(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) act(text);
    return *this;
}

Bench& Bench::pass() {
    const ledger::EventNumber before = log_.size();
    act("end-movement");
    if (options() == std::vector<std::string>{"end-attacks"}) act("end-attacks");
    since_ = before;
    return *this;
}

Bench& Bench::pass_and_attack(std::string_view target, int die) {
    const ledger::EventNumber before = log_.size();
    act("end-movement").act("target " + std::string(target), {die});
    since_ = before;
    return *this;
}

Bench& Bench::march(std::string_view unit, std::initializer_list<std::string_view> hexes) {
    act("move " + std::string(unit));
    for (const std::string_view hex : hexes) act("step " + std::string(hex));
    const auto list = options();
    if (std::find(list.begin(), list.end(), "stop") != list.end()) act("stop");
    return *this;
}

void Bench::prove_title(ledger::EventNumber from) const {
    const support::EventRange range{.first = from, .last = log_.size()};
    for (const std::string_view id : rules_of_title()) {
        if (support::carries(*game_.ruleset, id, log_, range))
            support::prove(*game_.ruleset, id, log_, range);
    }
}

void Bench::check() const {
    const std::vector<std::string> faults = game_.ruleset->broken(game_);
    CHECK(faults == std::vector<std::string>{});
    CHECK(game_.state.hash() == game_.state.recomputed_hash());
}

No Bench::refusal(std::string_view text) const {
    const rules::View view(game_, rules::decision(game_).seat);
    const auto no = rules::refusal(view, game_, parse(text));
    if (!no) return {};
    for (const std::string_view id : rules_of_title()) {
        if (game_.ruleset->names.rules[no->rule] == id) support::prove(*game_.ruleset, id, no);
    }
    No said{std::string(game_.ruleset->names.rules[no->rule]),
            std::string(game_.ruleset->names.reasons[no->reason])};
    for (const Place hex : no->places) {
        if (hex) said.places.push_back(rules::place_text(*game_.setting, hex));
    }
    return said;
}

std::vector<std::string> Bench::options() const {
    std::vector<rules::Action> actions;
    rules::options(rules::View(game_, rules::decision(game_).seat), game_, actions);
    std::vector<std::string> out;
    for (const rules::Action& action : actions) out.push_back(text(action));
    return out;
}

std::vector<std::string> Bench::after(std::string_view word) const {
    std::vector<std::string> out;
    for (const std::string& option : options()) {
        if (option.rfind(std::string(word) + " ", 0) == 0) out.push_back(option.substr(word.size() + 1));
    }
    std::sort(out.begin(), out.end());
    return out;
}

std::string Bench::decider() const {
    const Seat seat = rules::decision(game_).seat;
    return seat ? game_.setting->seats[static_cast<std::size_t>(seat.raw) - 1].id : std::string{};
}

const ledger::Event* Bench::event(EventKind kind) const {
    for (auto n = since_; n < log_.size(); ++n) {
        if (log_.event(n).head.kind == number(kind)) return &log_.event(n);
    }
    return nullptr;
}

bool Bench::carried(Rule rule) const {
    const std::string_view id = game_.ruleset->names.rules[number(rule)];
    const support::EventRange range{.first = since_, .last = log_.size()};
    if (!support::carries(*game_.ruleset, id, log_, range)) return false;
    support::prove(*game_.ruleset, id, log_, range);
    return true;
}

int Bench::count(EventKind kind) const {
    int found = 0;
    for (auto n = since_; n < log_.size(); ++n) found += log_.event(n).head.kind == number(kind) ? 1 : 0;
    return found;
}

std::string Bench::rule_of(EventKind kind) const {
    const ledger::Event* found = event(kind);
    return found == nullptr ? std::string{} : std::string(game_.ruleset->names.rules[found->head.rule]);
}

std::vector<ledger::Work> Bench::working(EventKind kind) const {
    for (auto n = since_; n < log_.size(); ++n) {
        if (log_.event(n).head.kind != number(kind)) continue;
        const auto lines = log_.working(n);
        return {lines.begin(), lines.end()};
    }
    return {};
}

const ledger::Work* Bench::line(EventKind kind, Rule rule) const {
    const ledger::Event* found = event(kind);
    if (found == nullptr) return nullptr;
    for (const ledger::Work& line : log_.working(static_cast<ledger::EventNumber>(found - &log_.event(0)))) {
        if (line.rule == number(rule)) return &line;
    }
    return nullptr;
}

const ledger::Work* Bench::line(EventKind kind, Label label) const {
    const ledger::Event* found = event(kind);
    if (found == nullptr) return nullptr;
    for (const ledger::Work& line : log_.working(static_cast<ledger::EventNumber>(found - &log_.event(0)))) {
        if (line.label == static_cast<std::uint16_t>(label)) return &line;
    }
    return nullptr;
}

std::vector<std::int32_t> Bench::subjects(EventKind kind, Rule rule) const {
    std::vector<std::int32_t> found;
    for (ledger::EventNumber n = 0; n < log_.size(); ++n) {
        if (log_.event(n).head.kind != number(kind)) continue;
        const auto lines = log_.working(n);
        const bool carries = std::any_of(lines.begin(), lines.end(), [rule](const ledger::Work& line) {
            return line.rule == number(rule);
        });
        if (carries) found.push_back(log_.event(n).head.subject);
    }
    return found;
}

std::optional<std::int32_t> Bench::noted(Label label) const {
    for (auto n = since_; n < log_.size(); ++n) {
        for (const ledger::Work& line : log_.working(n)) {
            if (line.label == static_cast<std::uint16_t>(label)) return line.num;
        }
    }
    return std::nullopt;
}

Ref<Unit> Bench::ref(std::string_view unit) const {
    return Ref<Unit>::of_row(rules::parse_row(*game_.setting, Unit::table, unit).value());
}

const Unit& Bench::unit(std::string_view id) const {
    return game_.state.at(ref(id));
}

std::string Bench::hex(std::string_view id) const {
    return rules::place_text(*game_.setting, unit(id).place);
}

std::string Bench::holder(std::string_view objective) const {
    const auto row = rules::parse_row(*game_.setting, Objective::table, objective).value();
    const Seat seat = game_.state.at(Ref<Objective>::of_row(row)).holder;
    return game_.setting->seats[static_cast<std::size_t>(seat.raw) - 1].id;
}

}  // namespace hd::vaw::test
