// The counts of the two tiers, and that a long run which is stopped goes on where it was.
#include "tests/support/seeds.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <vector>

using hd::support::for_each_seed;
using hd::support::short_share;

namespace {

// Sets an environment variable for one test.
struct Environment {
    Environment(const char* name, const char* value) : name_(name) { setenv(name, value, 1); }
    ~Environment() { unsetenv(name_); }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

  private:
    const char* name_;
};

}  // namespace

TEST_CASE("the short tier looks at its share of the seeds, and at one at least") {
    const Environment tier("HD_LONG", "0");
    std::vector<std::uint64_t> seen;
    CHECK(for_each_seed("short", 2 * short_share + 1, [&](std::uint64_t seed) { seen.push_back(seed); }) ==
          3);
    CHECK(seen == std::vector<std::uint64_t>{1, 2, 3});
    CHECK(for_each_seed("short", 1, [](std::uint64_t) {}) == 1);
}

TEST_CASE("a long run that was stopped begins at the seed it was stopped in") {
    const auto folder = std::filesystem::temp_directory_path() / "hundred-days-seeds";
    std::filesystem::remove_all(folder);
    const Environment tier("HD_LONG", "1");
    const Environment place("HD_LONG_DIR", folder.c_str());

    std::vector<std::uint64_t> seen;
    const auto stops_at_four = [&](std::uint64_t seed) {
        seen.push_back(seed);
        if (seed == 4) throw std::runtime_error("stopped");
    };
    CHECK_THROWS(for_each_seed("long", 6, stops_at_four));
    CHECK(seen == std::vector<std::uint64_t>{1, 2, 3, 4});

    seen.clear();
    CHECK(for_each_seed("long", 6, [&](std::uint64_t seed) { seen.push_back(seed); }) == 3);
    CHECK(seen == std::vector<std::uint64_t>{4, 5, 6});
    CHECK(std::filesystem::is_empty(folder));
    std::filesystem::remove_all(folder);
}
