#include "app/studio/command_line.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>

namespace hd::studio {

namespace {

// "1280x800"; nothing for anything else or what no screen has.
std::optional<Size> parse_size(const std::string& text) {
    Size size;
    const char* end = text.data() + text.size();
    const auto width = std::from_chars(text.data(), end, size.width);
    if (width.ec != std::errc{} || width.ptr == end || *width.ptr != 'x') return std::nullopt;
    const auto height = std::from_chars(width.ptr + 1, end, size.height);
    if (height.ec != std::errc{} || height.ptr != end) return std::nullopt;
    const bool is_screen =
        size.width >= 1 && size.width <= 16'384 && size.height >= 1 && size.height <= 16'384;
    return is_screen ? std::optional(size) : std::nullopt;
}

std::string check_size(const std::string& text) {
    const auto size = parse_size(text);
    if (!size) return fmt::format("'{}' is no size such as 1280x800", text);
    if (size->width >= smallest_window.width && size->height >= smallest_window.height) return "";
    return fmt::format("{} is too small; the smallest window is {}x{}", text, smallest_window.width,
                       smallest_window.height);
}

}  // namespace

tl::expected<CommandLine, Ending> parse_command_line(int argc, char** argv) {
    CommandLine line;
    std::string workspace;
    std::string size = "1280x800";
    CLI::App app("Edit scenarios, play them and look into recorded games of the Waterloo campaign");
    app.add_option("file", line.file, "A scenario (id or path) or a recording");
    app.add_option("--workspace", workspace, "Where to begin")
        ->check(CLI::IsMember({"start", "edit", "play", "analyze"}));
    app.add_option("--at", line.at, "An event of the recording")->check(CLI::NonNegativeNumber);
    app.add_option("--size", size, "Size of the window")->check(check_size);
    app.add_option("--scale", line.scale, "Size of everything: 1 to 3 in steps of 0.25")
        ->check(CLI::Range(1.0, 3.0));
    app.add_option("--theme", line.theme, "light or dark")->check(CLI::IsMember({"light", "dark"}));
    app.add_option("--shot", line.shot, "Write a picture of the window there and end");
    app.add_option("--settings", line.settings, "The folder of settings, recent files and journals");
    app.add_option("--data", line.data, "The data folder");
    app.add_option("--idle-fd", line.idle_fd, "Write a line to this file descriptor whenever nothing is due");
    app.add_option("--tell-fd", line.tell_fd,
                   "Write what is shown to this file descriptor, as a line of JSON, whenever nothing is due");
    app.add_option(
        "--times-fd", line.times_fd,
        "Write a line to this file descriptor for each frame: microseconds of its panels, of all of "
        "it, and pixels painted");
    app.add_flag("--gallery", line.gallery, "Show every control in every state");
    // The parser tells by exceptions; nothing of them leaves this function.
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        return tl::unexpected(Ending{app.help(), 0});
    } catch (const CLI::ParseError& error) {
        return tl::unexpected(Ending{fmt::format("{}\n", error.what()), 2});
    }
    line.workspace = workspace_named(workspace);
    line.size = *parse_size(size);
    return line;
}

}  // namespace hd::studio
