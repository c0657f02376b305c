#include "tests/support/seeds.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace hd::support {
namespace {

std::filesystem::path seed_file(std::string_view name) {
    const char* folder = std::getenv("HD_LONG_DIR");
    return std::filesystem::path(folder ? folder : "long") / (std::string(name) + ".seed");
}

std::uint64_t recorded_seed(const std::filesystem::path& file) {
    std::uint64_t seed = 1;
    std::ifstream(file) >> seed;
    return seed == 0 ? 1 : seed;
}

// By rename, so that a run stopped here leaves the old seed or the new one.
void record_seed(const std::filesystem::path& file, std::uint64_t seed) {
    const std::filesystem::path next = file.string() + ".next";
    std::ofstream(next) << seed << '\n';
    std::filesystem::rename(next, file);
}

}  // namespace

bool is_long_run() {
    const char* value = std::getenv("HD_LONG");
    return value != nullptr && std::string_view(value) == "1";
}

std::uint64_t for_each_seed(std::string_view name, std::uint64_t full_count,
                            const std::function<void(std::uint64_t)>& property, std::uint64_t longer) {
    if (!is_long_run()) {
        const std::uint64_t count = (full_count + short_share * longer - 1) / (short_share * longer);
        for (std::uint64_t seed = 1; seed <= count; ++seed) property(seed);
        return count;
    }
    const std::filesystem::path file = seed_file(name);
    std::filesystem::create_directories(file.parent_path());
    const std::uint64_t first = recorded_seed(file);
    for (std::uint64_t seed = first; seed <= full_count; ++seed) {
        record_seed(file, seed);
        property(seed);
    }
    std::filesystem::remove(file);
    return full_count + 1 - first;
}

}  // namespace hd::support
