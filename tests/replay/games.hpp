// Recorded toy games for the tests of replay: a library that knows the toy, and play by seed.
#pragma once

#include "replay/live_game.hpp"
#include "tests/support/toy/toy.hpp"

#include <cstdint>
#include <filesystem>
#include <string>

namespace hd::replay {

// The toy's text of a scenario: there is only one.
inline constexpr const char* toy_scenario = "{\"format\":\"toy\"}";

const Library& toy_library();
Start toy_start(std::uint64_t seed);
LiveGame toy_game(std::uint64_t seed, const std::string& path = {});

// The n-th choice of a random player with this seed.
const rules::Action& choice(const LiveGame& live, std::uint64_t seed);
// Plays `actions` actions at most, or to the end of the game. Returns how many.
std::uint32_t play_on(LiveGame& live, std::uint64_t seed, std::uint32_t actions = 1'000'000);

Bytes bytes_of(const LiveGame& live);
Result<LiveGame> reopen(Bytes bytes);
bool same(const ledger::Log& a, const ledger::Log& b);

// A folder of its own that is gone at the end of the test.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string file(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

Bytes file_bytes(const std::string& path);
void write_file(const std::string& path, ByteView bytes);

}  // namespace hd::replay
