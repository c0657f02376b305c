// Dice by counter: known answers, fairness, independence, and where a value comes from.
#include "engine/ledger/dice.hpp"

#include <catch2/catch.hpp>

#include <array>

using namespace hd::ledger;

namespace {

// SplitMix64 as its authors publish it: a state that steps by the golden ratio and a mixing of it.
struct SteppingGenerator {
    std::uint64_t state;
    std::uint64_t next() {
        std::uint64_t z = (state += 0x9e3779b97f4a7c15U);
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }
};

std::uint64_t nth_of(std::uint64_t seed, std::uint64_t n) {
    SteppingGenerator generator{seed};
    for (std::uint64_t i = 0; i < n; ++i) generator.next();
    return generator.next();
}

}  // namespace

TEST_CASE("mixed is SplitMix64, whose published outputs for seed 1234567 it gives") {
    CHECK(mixed(1234567, 0) == 6457827717110365317U);
    CHECK(mixed(1234567, 1) == 3203168211198807973U);
    CHECK(mixed(1234567, 2) == 9817491932198370423U);
    CHECK(mixed(1234567, 3) == 4593380528125082431U);
    CHECK(mixed(1234567, 4) == 16408922859458223821U);
}

TEST_CASE("a die is the generator of its subject's generator, modulo its sides") {
    // Stream 0 and turn 0 leave the subject as the number in the seed's sequence; the roll's own number picks
    // from the subject's sequence.
    for (std::int32_t subject = 0; subject < 40; ++subject) {
        for (std::uint16_t nth = 0; nth < 5; ++nth) {
            const std::uint64_t x = nth_of(nth_of(42, static_cast<std::uint64_t>(subject)), nth);
            CHECK(draw(42, {.nth = nth, .subject = subject}, 6) == static_cast<int>(x % 6) + 1);
        }
    }
    // Stream and turn stand above the subject: stream * 2^48 + turn * 2^32 + subject.
    const std::uint64_t what = 3 * 281474976710656U + 5 * 4294967296U + 9;
    CHECK(draw(42, {.stream = 3, .turn = 5, .nth = 2, .subject = 9}, 10) ==
          static_cast<int>(mixed(mixed(42, what), 2) % 10) + 1);
}

TEST_CASE("each face is as likely: 60,000 rolls of six, twelve and ninety-seven sides") {
    // Chi-square with 5, 11 and 96 degrees of freedom exceeds these bounds once in a million.
    struct Case {
        int sides;
        double bound;
    };
    for (const Case& c : {Case{6, 35.9}, Case{12, 48.9}, Case{97, 176.8}}) {
        std::vector<int> count(static_cast<std::size_t>(c.sides), 0);
        const int rolls = 60000;
        for (int i = 0; i < rolls; ++i) {
            const DieKey key{.stream = 1, .turn = static_cast<std::uint16_t>(i / 600), .subject = i % 600};
            ++count[static_cast<std::size_t>(draw(2024, key, c.sides) - 1)];
        }
        const double expected = static_cast<double>(rolls) / c.sides;
        double chi_square = 0;
        for (const int n : count) chi_square += (n - expected) * (n - expected) / expected;
        INFO("sides " << c.sides);
        CHECK(chi_square < c.bound);
    }
}

TEST_CASE("rolls whose keys differ in one part only are independent") {
    // Pairs of rolls over 36 cells: chi-square with 35 degrees of freedom, bound once in a million.
    const auto chi_square = [](auto second_key) {
        std::array<int, 36> count{};
        const int pairs = 36000;
        for (int i = 0; i < pairs; ++i) {
            const DieKey key{.stream = 1, .turn = 3, .nth = 0, .subject = i};
            const int first = draw(99, key, 6);
            const int second = draw(99, second_key(key), 6);
            ++count[static_cast<std::size_t>((first - 1) * 6 + second - 1)];
        }
        double sum = 0;
        for (const int n : count) sum += (n - 1000.0) * (n - 1000.0) / 1000.0;
        return sum;
    };
    CHECK(chi_square([](DieKey k) { return k.nth = 1, k; }) < 90.0);
    CHECK(chi_square([](DieKey k) { return k.turn = 4, k; }) < 90.0);
    CHECK(chi_square([](DieKey k) { return k.stream = 2, k; }) < 90.0);
    CHECK(chi_square([](DieKey k) { return ++k.subject, k; }) < 90.0);
}

TEST_CASE("neighbouring seeds give independent games") {
    std::array<int, 36> count{};
    for (std::uint64_t seed = 0; seed < 36000; ++seed) {
        const int first = draw(seed, {}, 6);
        const int second = draw(seed + 1, {}, 6);
        ++count[static_cast<std::size_t>((first - 1) * 6 + second - 1)];
    }
    double sum = 0;
    for (const int n : count) sum += (n - 1000.0) * (n - 1000.0) / 1000.0;
    CHECK(sum < 90.0);
}

TEST_CASE("one more roll for one subject leaves every other roll as it was") {
    Dice few(5);
    Dice many(5);
    many.roll({.subject = 1}, 6);
    many.roll({.nth = 1, .subject = 1}, 6);
    few.roll({.subject = 1}, 6);
    CHECK(few.roll({.subject = 2}, 6) == many.roll({.subject = 2}, 6));
}

TEST_CASE("typed and forced values come first, in order, and say where they are from") {
    Dice dice(5);
    const std::array<int, 2> typed = {4, 2};
    dice.give(typed, DieSource::typed);
    CHECK(dice.unused() == 2);
    const Die first = dice.roll({.subject = 8}, 6);
    CHECK(first.value == 4);
    CHECK(first.source == DieSource::typed);
    CHECK(first.key.subject == 8);
    CHECK(first.sides == 6);
    CHECK(dice.roll({}, 6).value == 2);
    CHECK(dice.unused() == 0);
    const Die drawn = dice.roll({.subject = 8}, 6);
    CHECK(drawn.source == DieSource::drawn);
    CHECK(drawn.value == draw(5, {.subject = 8}, 6));
    CHECK_FALSE(dice.bad_value());
    const std::array<int, 1> forced = {6};
    dice.give(forced, DieSource::forced);
    CHECK(dice.roll({}, 6).source == DieSource::forced);
}

TEST_CASE("a typed value that is no face of the die is kept to be complained of") {
    for (const int value : {0, 7, -1, 260}) {
        Dice dice(5);
        dice.give(std::array<int, 1>{value}, DieSource::typed);
        const Die die = dice.roll({}, 6);
        REQUIRE(dice.bad_value());
        CHECK(*dice.bad_value() == value);
        CHECK(die.value >= 1);
        CHECK(die.value <= 6);
    }
}

TEST_CASE("recorded dice are used again where their key and sides are asked for") {
    const std::array<Die, 2> recorded = {
        Die{.key = {.turn = 2, .subject = 4}, .sides = 6, .value = 3, .source = DieSource::typed},
        Die{.key = {.turn = 2, .subject = 5}, .sides = 6, .value = 1, .source = DieSource::drawn}};
    Dice dice(5);
    dice.recorded(recorded);
    CHECK(dice.roll({.turn = 2, .subject = 5}, 6) == recorded[1]);
    CHECK(dice.roll({.turn = 2, .subject = 4}, 6) == recorded[0]);
    CHECK(dice.roll({.turn = 2, .subject = 6}, 6).value == draw(5, {.turn = 2, .subject = 6}, 6));
    CHECK(dice.roll({.turn = 2, .subject = 5}, 10).value == draw(5, {.turn = 2, .subject = 5}, 10));
}
