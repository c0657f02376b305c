#include "app/view/data_folder.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

namespace hd::view {

namespace {

namespace fs = std::filesystem;

std::string no_data(const fs::path& folder) {
    return fmt::format("{} holds no rulesets; name the data folder with --data", folder.string());
}

}  // namespace

tl::expected<scenario::DataRoot, std::string> find_data(const std::string& named) {
    const char* variable = std::getenv("HD_DATA");
    const std::string chosen = !named.empty() ? named : variable != nullptr ? variable : "";
    if (!chosen.empty()) {
        const auto root = scenario::open_data_root(chosen);
        if (root) return *root;
        return tl::unexpected(scenario::to_text(root.error()));
    }
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    for (fs::path folder = program.parent_path(); !error && folder != folder.parent_path();
         folder = folder.parent_path()) {
        for (const fs::path& place : {folder / "data", folder / "share" / "hundred-days" / "data"}) {
            if (const auto root = scenario::open_data_root(place)) return *root;
        }
    }
    return tl::unexpected(no_data(program.parent_path()));
}

}  // namespace hd::view
