#include "app/studio/settings.hpp"

#include "engine/scenario/files.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <optional>

namespace hd::studio {

namespace {

std::optional<float> number(std::string_view text) {
    float value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool good = !text.empty() && read.ec == std::errc{} && read.ptr == text.data() + text.size();
    return good && value >= 0 && value <= 10'000 ? std::optional(value) : std::nullopt;
}

// What is one of two things, with the words for no and yes.
struct Switch {
    std::string_view name;
    std::string_view no;
    std::string_view yes;
    bool& (*of)(Settings&);
};
constexpr std::array switches{
    Switch{"theme", "light", "dark", [](Settings& all) -> bool& { return all.dark; }},
    Switch{"motion", "off", "on", [](Settings& all) -> bool& { return all.motion; }},
    Switch{"counters", "printed", "nations", [](Settings& all) -> bool& { return all.counters.nations; }},
    Switch{"codes", "off", "on", [](Settings& all) -> bool& { return all.counters.codes; }},
    Switch{"forced", "pass", "stop", [](Settings& all) -> bool& { return all.stops_at_forced; }}};

// False for a line that says nothing known.
bool take_line(std::string_view line, Settings& settings) {
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos) return false;
    const std::string_view name = line.substr(0, space);
    const std::string_view value = line.substr(space + 1);
    for (const Switch& one : switches) {
        if (name != one.name) continue;
        if (value != one.no && value != one.yes) return false;
        one.of(settings) = value == one.yes;
        return true;
    }
    const auto length = number(value);
    if (!length) return false;
    if (name == "scale") {
        if (*length != 0 && (*length < 1 || *length > 3 || std::fmod(*length, 0.25F) != 0)) return false;
        settings.scale = *length;
        return true;
    }
    if (name.substr(0, 5) != "pane.") return false;
    settings.panes.set(std::string(name.substr(5)), *length);
    return true;
}

}  // namespace

Settings read_settings(const std::string& path, std::string& fault) {
    Settings settings;
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return settings;
    const auto bytes = scenario::read_file(path);
    if (!bytes) {
        fault = scenario::to_text(bytes.error());
        return settings;
    }
    std::string_view rest = *bytes;
    for (int line = 1; !rest.empty(); ++line) {
        const std::size_t end = rest.find('\n');
        const std::string_view text = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
        if (text.empty() || take_line(text, settings) || !fault.empty()) continue;
        fault = fmt::format("{}:{}: \"{}\" is no setting; it was left out.", path, line, text.substr(0, 60));
    }
    return settings;
}

std::string write_settings(const std::string& path, const Settings& settings) {
    std::string text = fmt::format("scale {}\n", settings.scale);
    Settings copy = settings;
    for (const Switch& one : switches)
        text += fmt::format("{} {}\n", one.name, one.of(copy) ? one.yes : one.no);
    for (const auto& [name, length] : settings.panes.lengths())
        text += fmt::format("pane.{} {}\n", name, length);
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), error);
    const auto written = scenario::write_file(path, text);
    return written ? "" : scenario::to_text(written.error());
}

}  // namespace hd::studio
