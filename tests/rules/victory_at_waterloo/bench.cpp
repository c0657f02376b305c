#include "tests/rules/victory_at_waterloo/bench.hpp"

#include "engine/rules/victory_at_waterloo/ruleset.hpp"

#include <algorithm>

namespace hd::vaw::test {

Bench::Bench(Field& field) : RuleBench(ruleset(), field.finish()) {}

Bench& Bench::act(std::string_view text, std::initializer_list<int> dice) {
    play(text, dice);
    return *this;
}

Bench& Bench::acts(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) act(text);
    return *this;
}

Bench& Bench::pass() {
    const ledger::EventNumber before = log().size();
    act("end-movement");
    if (options() == std::vector<std::string>{"end-attacks"}) act("end-attacks");
    count_from(before);
    return *this;
}

Bench& Bench::pass_and_attack(std::string_view target, int die) {
    const ledger::EventNumber before = log().size();
    act("end-movement").act("target " + std::string(target), {die});
    count_from(before);
    return *this;
}

Bench& Bench::march(std::string_view unit, std::initializer_list<std::string_view> hexes) {
    act("move " + std::string(unit));
    for (const std::string_view hex : hexes) act("step " + std::string(hex));
    const auto list = options();
    if (std::find(list.begin(), list.end(), "stop") != list.end()) act("stop");
    return *this;
}

std::vector<std::int32_t> Bench::subjects(EventKind kind, Rule rule) const {
    std::vector<std::int32_t> found;
    for (ledger::EventNumber n = 0; n < log().size(); ++n) {
        if (log().event(n).head.kind != number(kind)) continue;
        const auto lines = log().working(n);
        const bool carries = std::any_of(lines.begin(), lines.end(), [rule](const ledger::Work& line) {
            return line.rule == number(rule);
        });
        if (carries) found.push_back(log().event(n).head.subject);
    }
    return found;
}

Ref<Unit> Bench::ref(std::string_view unit) const {
    return Ref<Unit>::of_row(rules::parse_row(*game().setting, Unit::table, unit).value());
}

const Unit& Bench::unit(std::string_view id) const {
    return game().state.at(ref(id));
}

std::string Bench::hex(std::string_view id) const {
    return rules::place_text(*game().setting, unit(id).place);
}

std::string Bench::holder(std::string_view objective) const {
    const auto row = rules::parse_row(*game().setting, Objective::table, objective).value();
    const Seat seat = game().state.at(Ref<Objective>::of_row(row)).holder;
    return game().setting->seats[static_cast<std::size_t>(seat.raw) - 1].id;
}

}  // namespace hd::vaw::test
