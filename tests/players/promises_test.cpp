// What is promised of every player: legal choices, the same ones again, thoughts that add up, nothing known
// of the dice.
#include "engine/ledger/dice.hpp"
#include "tests/players/kit.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace hd::players::test {

namespace {

Played duel(std::string_view one, std::string_view other, std::uint64_t seed,
            const rules::OptionValues& options = {}, const Watch& watch = {}) {
    const auto first = player(one);
    const auto second = player(other);
    return play(vaw::ruleset(), battle(options), {first.get(), second.get()}, seed, watch);
}

// An option set of the rulebook by its bits.
rules::OptionValues options_of(unsigned bits) {
    rules::OptionValues values;
    for (unsigned i = 0; i < 5; ++i) {
        if ((bits >> i & 1U) != 0) values.emplace_back(std::string(vaw::ruleset().options[i].id), 1);
    }
    return values;
}

}  // namespace

TEST_CASE("a player's name that nobody has is refused with the names there are") {
    const auto made = make_player("computer:mighty", vaw::ruleset(), shipped_levels());
    REQUIRE_FALSE(made.has_value());
    CHECK(made.error().find("computer:easy") != std::string::npos);
    CHECK(make_player("human", vaw::ruleset(), shipped_levels()).has_value() == false);
}

TEST_CASE("the same seed plays the same game, by players made anew") {
    for (const char* name : {"random", "yardstick", "computer:easy"}) {
        INFO(name);
        const Played one = duel(name, name, 7);
        const Played again = duel(name, name, 7);
        CHECK(one.outcome.complete);
        CHECK(one.hash == again.hash);
        CHECK(one.decisions == again.decisions);
        CHECK(one.work == again.work);
        CHECK(duel(name, name, 8).hash != one.hash);
    }
}

TEST_CASE("a player asked only once, in the middle of a game, answers as the one who played it") {
    std::uint64_t asked = 0;
    const Watch watch = [&](const Question& question, const Choice& choice) {
        if (question.number % 37 != 0) return;
        ++asked;
        const Choice fresh = player("computer:easy")->choose(question);
        CHECK(fresh.action == choice.action);
        CHECK(fresh.thought.chosen.score == choice.thought.chosen.score);
    };
    duel("computer:easy", "computer:easy", 11, {}, watch);
    CHECK(asked > 5);
}

TEST_CASE("every choice is an option, and the terms of every thought add up to its score") {
    for (const unsigned bits : {0U, 31U, 6U, 9U, 20U}) {
        std::uint64_t seen = 0;
        const Watch watch = [&](const Question& question, const Choice& choice) {
            const bool legal =
                std::binary_search(question.options.begin(), question.options.end(), choice.action);
            if (!legal) FAIL("decision " << question.number << " is answered by no option");
            ++seen;
            const Ranked& chosen = choice.thought.chosen;
            if (chosen.action != choice.action || chosen.terms.sum() != chosen.score) {
                FAIL("the chosen action of decision " << question.number << " doesn't add up");
            }
            for (const Ranked& next : choice.thought.next) {
                const bool adds_up = next.terms.sum() == next.score && next.score <= chosen.score;
                if (!adds_up) FAIL("the next best of decision " << question.number << " doesn't add up");
            }
            if (choice.thought.next.size() > 3) FAIL("more than three are next");
        };
        INFO("options " << bits);
        CHECK(duel("computer:easy", "computer:easy", 21 + bits, options_of(bits), watch).outcome.complete);
        CHECK(seen > 300);
    }
}

TEST_CASE("games that differ only in the seed of their dice get the same answers and thoughts") {
    const auto setting = battle();
    const auto one = player("computer:easy");
    std::uint64_t asked = 0;
    const Watch watch = [&](const Question& question, const Choice& choice) {
        if (question.number % 23 != 0) return;
        rules::Game twin = question.view.known(0xD1CE);
        const rules::View other(twin, question.view.seat());
        const Question same{
            .view = other, .options = question.options, .seed = question.seed, .number = question.number};
        const Choice again = one->choose(same);
        CHECK(again.action == choice.action);
        CHECK(again.thought.chosen.terms == choice.thought.chosen.terms);
        ++asked;
    };
    duel("computer:easy", "computer:easy", 5, {}, watch);
    CHECK(asked > 5);
}

TEST_CASE("random play takes each option about as often") {
    const auto random = player("random");
    const auto setting = battle();
    ledger::Log log;
    const rules::Game game = rules::begin(vaw::ruleset(), setting, 1, log, rules::Working::off);
    const rules::View view(game, rules::decision(game).seat);
    std::vector<rules::Action> options;
    rules::options(view, game, options);
    REQUIRE(options.size() > 10);
    const std::vector<rules::Action> ten(options.begin(), options.begin() + 10);
    std::array<int, 10> counts{};
    for (std::uint64_t number = 0; number < 10'000; ++number) {
        const Choice choice = random->choose({.view = view, .options = ten, .seed = 99, .number = number});
        ++counts[static_cast<std::size_t>(std::find(ten.begin(), ten.end(), choice.action) - ten.begin())];
    }
    // 1,000 each are expected; five standard deviations are 5 x root(10,000 x 0.1 x 0.9) = 150.
    for (const int count : counts) CHECK(std::abs(count - 1000) < 150);
}

}  // namespace hd::players::test
