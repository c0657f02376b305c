#include "editor/document/journal.hpp"

#include "engine/scenario/files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hd::editor {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view first_line = "hundred-days-journal 1";

// The same for the same document, from run to run: its path by the FNV hash.
fs::path file_of(const fs::path& folder, const fs::path& document) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : fs::absolute(document).lexically_normal().string()) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    }
    return folder / fmt::format("{:016x}.journal", hash);
}

// Lines of the head: format, document, title, edits, bytes of the scenario, bytes of the map; then both.
struct Head {
    JournalEntry entry;
    std::string_view scenario;
    std::string_view map;  // "" where it is part of the scenario
};

std::optional<std::size_t> number(std::string_view text) {
    std::size_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool good = read.ec == std::errc{} && read.ptr == text.data() + text.size() && !text.empty();
    return good ? std::optional(value) : std::nullopt;
}

std::optional<Head> read_head(const fs::path& file, std::string_view bytes) {
    std::vector<std::string_view> lines;
    while (lines.size() < 6) {
        const std::size_t end = bytes.find('\n');
        if (end == std::string_view::npos) return std::nullopt;
        lines.push_back(bytes.substr(0, end));
        bytes.remove_prefix(end + 1);
    }
    const auto edits = number(lines[3]);
    const auto scenario = number(lines[4]);
    const auto map = number(lines[5]);
    if (lines[0] != first_line || !edits || !scenario || !map) return std::nullopt;
    // One that ends between the two would lose the map in silence.
    if (*scenario > bytes.size() || *map != bytes.size() - *scenario) return std::nullopt;
    return Head{{file, fs::path(std::string(lines[1])), std::string(lines[2]), *edits},
                bytes.substr(0, *scenario),
                bytes.substr(*scenario)};
}

std::string one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

}  // namespace

tl::expected<void, scenario::Fault> write_journal(const fs::path& folder, const Document& document) {
    std::error_code error;
    fs::create_directories(folder, error);
    const std::string scenario = document.scenario_bytes();
    const std::string map = document.map_bytes();
    const std::string path = fs::absolute(document.path()).lexically_normal().string();
    const std::string bytes = fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}{}", first_line, one_line(path),
                                          one_line(document.scenario().title), document.unsaved_edits(),
                                          scenario.size(), map.size(), scenario, map);
    return scenario::write_file(file_of(folder, document.path()), bytes);
}

void drop_journal(const fs::path& folder, const fs::path& document) {
    std::error_code ignored;
    fs::remove(file_of(folder, document), ignored);
}

std::vector<JournalEntry> list_journals(const fs::path& folder) {
    std::vector<JournalEntry> found;
    std::error_code error;
    for (const auto& file : fs::directory_iterator(folder, error)) {
        if (file.path().extension() != ".journal") continue;
        const auto bytes = scenario::read_file(file.path());
        if (!bytes) continue;
        if (const auto head = read_head(file.path(), *bytes)) found.push_back(head->entry);
    }
    std::sort(found.begin(), found.end(),
              [](const JournalEntry& a, const JournalEntry& b) { return a.document < b.document; });
    return found;
}

tl::expected<Whole, scenario::FaultList> read_journal(const JournalEntry& entry) {
    scenario::FaultList faults;
    const auto bytes = scenario::read_file(entry.file);
    const auto head = bytes ? read_head(entry.file, *bytes) : std::nullopt;
    if (!head) {
        faults.error({}, fmt::format("{} is no journal that can be read", entry.file.string()));
        return tl::unexpected(std::move(faults));
    }
    auto scenario = scenario::read_scenario(std::string(head->scenario), entry.file.string());
    if (!scenario.ok()) return tl::unexpected(std::move(scenario.faults));
    Whole whole{std::move(scenario.value), std::nullopt};
    if (head->map.empty()) return whole;
    auto map = scenario::read_map(std::string(head->map), entry.file.string());
    if (!map.ok()) return tl::unexpected(std::move(map.faults));
    whole.map = std::move(map.value);
    return whole;
}

}  // namespace hd::editor
