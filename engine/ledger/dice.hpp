// Dice by counter, not by sequence: a roll is a function of the seed and of what is rolled for, so that one
// more roll somewhere doesn't shift the rest. A chit draw is a die too.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace hd::ledger {

// What a roll is for: stream (combat, weather, chits), turn, subject (each game names it) and how many rolls
// that subject had before it this turn.
struct DieKey {
    std::uint16_t stream = 0;
    std::uint16_t turn = 0;
    std::uint16_t nth = 0;
    std::int32_t subject = 0;
    auto operator<=>(const DieKey&) const = default;
};

enum class DieSource : std::uint8_t { drawn, typed, forced };

struct Die {
    DieKey key = {};
    std::uint8_t sides = 6;  // 1 to 255
    std::uint8_t value = 0;  // 1 to sides
    DieSource source = DieSource::drawn;
    bool operator==(const Die&) const = default;
};

// A die's value from the seed alone: 1 to sides, each as likely.
int draw(std::uint64_t seed, const DieKey& key, int sides);

// A well-mixed 64-bit value of seed and n, for choices that are no dice of the game (random players,
// shuffles).
std::uint64_t mixed(std::uint64_t seed, std::uint64_t n);

class Dice {
  public:
    explicit Dice(std::uint64_t seed) : seed_(seed) {}

    // Values that come first, in order, instead of drawn ones.
    void give(std::span<const int> values, DieSource source);
    // Rolls of another line of the same game: used where their key is asked for again.
    void recorded(std::span<const Die> dice) { recorded_ = dice; }

    Die roll(DieKey key, int sides);

    // A given value that was no face of the die asked for; the caller takes the action back and says so.
    std::optional<int> bad_value() const { return bad_; }
    std::size_t unused() const { return given_.size() - next_; }

  private:
    std::uint64_t seed_;
    std::vector<int> given_;
    std::size_t next_ = 0;
    DieSource given_source_ = DieSource::typed;
    std::span<const Die> recorded_;
    std::optional<int> bad_;
};

}  // namespace hd::ledger
