#include "tests/rules/campaign_1815/bench.hpp"

#include "engine/rules/campaign_1815/ruleset.hpp"

#include <catch2/catch.hpp>

#include <stdexcept>

namespace hd::c1815::test {

Bench::Bench(Field& field, std::initializer_list<int> dice) : RuleBench(ruleset(), field.finish(), dice) {}

Bench& Bench::act(std::string_view text, std::initializer_list<int> dice) {
    play(text, dice);
    return *this;
}

Bench& Bench::acts(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) act(text);
    return *this;
}

Bench& Bench::march(std::string_view piece, std::initializer_list<std::string_view> hexes) {
    act("move " + std::string(piece));
    for (const std::string_view hex : hexes) act("step " + std::string(hex));
    if (step() == "move_unit" && may("stop")) act("stop");
    return *this;
}

Bench& Bench::fight() {
    const ledger::EventNumber before = log().size();
    act("end-movement");
    if (step() == "rally") act("end-rally");
    count_from(before);
    return *this;
}

Bench& Bench::attack(std::string_view hex, std::initializer_list<std::string_view> pieces,
                     std::initializer_list<int> dice) {
    const ledger::EventNumber before = log().size();
    std::vector<int> given(dice);
    play_from("target " + std::string(hex), given);
    for (const std::string_view piece : pieces) {
        const std::string_view verb = piece[0] == '*' ? "bombard " : piece[0] == '@' ? "target " : "join ";
        const std::string choice = std::string(verb) + std::string(piece.substr(verb == "join " ? 0 : 1));
        if (may(choice)) play_from(choice, given);
    }
    if (step() == "declare") play_from("resolve", given);
    REQUIRE(given.empty());
    count_from(before);
    return *this;
}

Bench& Bench::pass_to(Phase wanted) {
    for (int guard = 0; guard < 500; ++guard) {
        if (phase() == wanted && (step() == "movement" || step() == "rally" || step() == "attacks"))
            return *this;
        const std::vector<std::string> all = options();
        if (all.empty()) return *this;
        if (may("end-movement")) {
            act("end-movement");
        } else if (may("end-rally")) {
            act("end-rally");
        } else if (may("end-attacks")) {
            act("end-attacks");
        } else if (may("end-orders")) {
            act("end-orders");
        } else if (step() == "leaders") {
            act(all.back(), {6});
        } else {
            act(all.back());
        }
    }
    throw std::runtime_error("the phase never comes");
}

std::string Bench::column() const {
    const ledger::Work* odds = line(EventKind::combat_resolved, Label::odds);
    return odds == nullptr ? "" : std::string(column_names[static_cast<std::size_t>(odds->num) - 1]);
}

std::string Bench::result() const {
    const ledger::Event* resolved = event(EventKind::combat_resolved);
    return resolved == nullptr ? ""
                               : std::string(result_names[static_cast<std::size_t>(resolved->head.object)]);
}

Ref<Unit> Bench::ref(std::string_view piece) const {
    return Ref<Unit>::of_row(rules::parse_row(*game().setting, Unit::table, piece).value());
}

const Unit& Bench::unit(std::string_view piece) const {
    return game().state.at(ref(piece));
}

std::string Bench::hex(std::string_view piece) const {
    return rules::place_text(*game().setting, unit(piece).place);
}

std::string Bench::holder(std::string_view road) const {
    const auto row = rules::parse_row(*game().setting, Road::table, road).value();
    const Seat seat = game().state.at(Ref<Road>::of_row(row)).holder;
    return game().setting->seats[static_cast<std::size_t>(seat.raw) - 1].id;
}

}  // namespace hd::c1815::test
