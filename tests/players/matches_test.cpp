// How strong the computer player is: rates of wins from either side, on fixed seeds. HD_LONG=1 plays the full
// counts.
#include "tests/players/kit.hpp"
#include "tests/support/seeds.hpp"

#include <catch2/catch.hpp>

namespace hd::players::test {

namespace {

// `name` plays seat `seat` (0 or 1) against `other`.
Rate match(const rules::Ruleset& ruleset, const std::shared_ptr<const rules::Setting>& setting,
           std::string_view name, std::string_view other, std::size_t seat, int games) {
    const auto one = player_of(ruleset, name);
    const auto two = player_of(ruleset, other);
    Rate rate{.wins = 0, .games = games};
    for (int i = 0; i < games; ++i) {
        std::array<Player*, 2> players{two.get(), two.get()};
        players[seat] = one.get();
        const Played played = play(ruleset, setting, players, 1'000 + static_cast<std::uint64_t>(i));
        REQUIRE(played.outcome.complete);
        if (played.outcome.winner.raw == static_cast<std::int32_t>(seat) + 1) ++rate.wins;
    }
    return rate;
}

int games() {
    return support::is_long_run() ? 100 : 20;
}

void check_rate(const Rate& rate, int per_cent) {
    INFO(rate.wins << " of " << rate.games << ", interval from " << rate.low() << " to " << rate.high()
                   << " in 1,000");
    CHECK(rate.wins * 100 >= per_cent * rate.games);
}

void check_bar(std::string_view name, std::string_view other, int per_cent) {
    for (const std::size_t seat : {std::size_t{0}, std::size_t{1}}) {
        INFO(name << " in seat " << seat + 1 << " against " << other);
        check_rate(match(vaw::ruleset(), battle(), name, other, seat, games()), per_cent);
    }
}

Rate campaign_match(const std::string& scenario, std::string_view name, std::size_t seat, int games) {
    return match(hd::c1815::ruleset(), campaign(scenario), name, "random", seat, games);
}

}  // namespace

TEST_CASE(
    "the Wilson interval of 95 of 100 goes from 0.888 to 0.978, that of 130 of 200 from 0.582 to 0.713") {
    CHECK(Rate{.wins = 95, .games = 100}.low() == 888);
    CHECK(Rate{.wins = 95, .games = 100}.high() == 978);
    CHECK(Rate{.wins = 130, .games = 200}.low() == 581);
    CHECK(Rate{.wins = 130, .games = 200}.high() == 712);
}

TEST_CASE("the computer player beats random play in 95 of 100 games from either side") {
    check_bar("computer", "random", 95);
}

TEST_CASE("the easy computer player beats random play in 95 of 100 games from either side") {
    check_bar("computer:easy", "random", 95);
}

TEST_CASE("the computer player beats the yardstick in 60 of 100 games from either side") {
    check_bar("computer", "yardstick", 60);
}

TEST_CASE("in the lesson of Quatre-Bras the Allied computer player beats random play in 95 of 100 games") {
    for (const char* level : {"computer", "computer:easy"}) {
        INFO(level);
        check_rate(campaign_match("quatre-bras-lesson", level, 1, games()), 95);
    }
}

// One failed roll for Ney in three keeps the French from attacking in as many turns of the eight.
TEST_CASE("in the lesson of Quatre-Bras the French computer player beats random play in 85 of 100 games") {
    for (const char* level : {"computer", "computer:easy"}) {
        INFO(level);
        check_rate(campaign_match("quatre-bras-lesson", level, 0, games()), 85);
    }
}

TEST_CASE("the easy computer player beats random play in the whole campaign from either side") {
    const int count = support::is_long_run() ? 10 : 1;
    check_rate(campaign_match("campaign-1815", "computer:easy", 0, count), 95);
    check_rate(campaign_match("campaign-1815", "computer:easy", 1, count), 95);
}

}  // namespace hd::players::test
