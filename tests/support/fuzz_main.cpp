// Runs a fuzz entry point over every file of the folders it is given, and over mutations of each that are the
// same in every run: the kept corpus as an ordinary test. A folder that is missing or empty is a failure, so
// that a corpus cannot be lost unnoticed. HD_LONG=1 tries fifty times as many mutations.
#include <fmt/core.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::vector<std::uint8_t> bytes_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    return {text.begin(), text.end()};
}

// The next number of a sequence that `x` is the state of.
std::uint64_t next(std::uint64_t& x) {
    x += 0x9E3779B97F4A7C15U;
    std::uint64_t z = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

// One to four of: another byte, a flipped bit, bytes taken out, bytes said twice, the end cut off.
std::vector<std::uint8_t> mutated(std::vector<std::uint8_t> bytes, std::uint64_t seed) {
    const std::uint64_t times = 1 + next(seed) % 4;
    for (std::uint64_t i = 0; i < times && !bytes.empty(); ++i) {
        const std::uint64_t what = next(seed) % 8;
        const std::size_t at = next(seed) % bytes.size();
        const std::size_t length = 1 + next(seed) % std::min<std::size_t>(16, bytes.size() - at);
        const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(at);
        const auto to = from + static_cast<std::ptrdiff_t>(length);
        if (what < 3) {
            bytes[at] = static_cast<std::uint8_t>(next(seed));
        } else if (what < 5) {
            bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ (1U << next(seed) % 8));
        } else if (what == 5) {
            bytes.erase(from, to);
        } else if (what == 6) {
            const std::vector<std::uint8_t> twice(from, to);
            bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(at), twice.begin(), twice.end());
        } else {
            bytes.resize(at);
        }
    }
    return bytes;
}

// HD_FUZZ_TRACE=1 names each mutation before it is run, so that a crash shows which it was.
void run_with_mutations(const std::vector<std::uint8_t>& bytes) {
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    const bool is_traced = std::getenv("HD_FUZZ_TRACE") != nullptr;
    const std::uint64_t count = std::getenv("HD_LONG") != nullptr ? 20'000 : 2'000;
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        if (is_traced) fmt::print(stderr, "  mutation {}\n", seed);
        const std::vector<std::uint8_t> changed = mutated(bytes, seed);
        LLVMFuzzerTestOneInput(changed.data(), changed.size());
    }
}

// Number of files run; each is named first, so that a crash shows its input.
int run_folder(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        fmt::print("{}\n", file.filename().string());
        std::fflush(stdout);
        run_with_mutations(bytes_of(file));
    }
    return static_cast<int>(files.size());
}

}  // namespace

int main(int argc, char** argv) {
    int failures = argc < 2 ? 1 : 0;
    for (int i = 1; i < argc; ++i) {
        std::error_code error;
        if (!std::filesystem::is_directory(argv[i], error) || run_folder(argv[i]) == 0) {
            fmt::print("no inputs in {}\n", argv[i]);
            ++failures;
        }
    }
    return failures == 0 ? 0 : 1;
}
