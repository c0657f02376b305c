// Runs a fuzz entry point over every file of the folders it is given: the kept corpus as an ordinary test.
// A folder that is missing or empty is a failure, so that a corpus cannot be lost unnoticed.
#include <fmt/core.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
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
        const std::vector<std::uint8_t> bytes = bytes_of(file);
        LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
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
