// The file of settings, and the steps of the scale, without a window.
#include "app/studio/settings.hpp"
#include "app/studio/shell/settings_dialog.hpp"
#include "tests/scenario/scratch_folder.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>

using namespace hd;
using namespace hd::studio;

namespace {

struct Read {
    Settings settings;
    std::string fault;
};

// What a file with these lines says; a fault without the path before it.
Read read_lines(const std::string& lines) {
    const scenario::ScratchFolder folder;
    const std::string path = folder.put("settings", lines).string();
    Read read;
    read.settings = read_settings(path, read.fault);
    if (read.fault.starts_with(path)) read.fault.erase(0, path.size());
    return read;
}

std::string whole(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// They are what they are before anything was set.
bool are_first(const Settings& settings) {
    return !settings.dark && settings.scale == 0.0F && settings.motion && !settings.counters.nations &&
           !settings.counters.codes && !settings.stops_at_forced && settings.panes.lengths().empty();
}

}  // namespace

TEST_CASE("Without a file the settings are the first ones, and nothing is said") {
    const scenario::ScratchFolder folder;
    std::string fault;
    CHECK(are_first(read_settings((folder / "settings").string(), fault)));
    CHECK(fault.empty());
    CHECK(are_first(read_lines("").settings));
}

TEST_CASE("Every setting is read, in any order, the last line of a name counting") {
    const Read read = read_lines(
        "forced stop\ncodes on\ncounters nations\nmotion off\nscale 2.25\ntheme light\n\n"
        "pane.play.side 312.5\ntheme dark");
    CHECK(read.fault.empty());
    CHECK(read.settings.dark);
    CHECK(read.settings.scale == 2.25F);
    CHECK_FALSE(read.settings.motion);
    CHECK(read.settings.counters.nations);
    CHECK(read.settings.counters.codes);
    CHECK(read.settings.stops_at_forced);
    CHECK(read.settings.panes.lengths() == std::map<std::string, float>{{"play.side", 312.5F}});
}

TEST_CASE("What is written is read again as it was") {
    const scenario::ScratchFolder folder;
    const std::string path = (folder / "made" / "settings").string();
    Settings settings;
    settings.dark = true;
    settings.scale = 1.75F;
    settings.counters.nations = true;
    settings.panes.set("edit.order", 300);
    REQUIRE(write_settings(path, settings).empty());
    std::string fault;
    const Settings again = read_settings(path, fault);
    CHECK(fault.empty());
    CHECK(again.dark);
    CHECK(again.scale == 1.75F);
    CHECK(again.motion);
    CHECK(again.counters.nations);
    CHECK_FALSE(again.counters.codes);
    CHECK_FALSE(again.stops_at_forced);
    CHECK(again.panes.lengths() == settings.panes.lengths());
    const std::string bytes = whole(path);
    REQUIRE(write_settings(path, again).empty());
    CHECK(whole(path) == bytes);
}

TEST_CASE("A line that is no setting is left out and named, and the rest is used") {
    for (const char* line :
         {"theme", "theme blue", "theme  dark", "Theme dark", "motion", "counters", "forced on", "colour red",
          "scale", "scale ", "scale large", "scale 2x", "scale 2,5", "pane.play.side", "pane.play.side wide",
          "pane 300", " theme dark", "theme dark\r"}) {
        INFO(line);
        const Read read = read_lines(std::string("codes on\n") + line + "\nmotion off\n");
        CHECK(read.fault == std::string(":2: \"") + line + "\" is no setting; it was left out.");
        CHECK_FALSE(read.settings.dark);
        CHECK(read.settings.scale == 0.0F);
        CHECK(read.settings.panes.lengths().empty());
        CHECK(read.settings.counters.codes);
        CHECK_FALSE(read.settings.motion);
    }
}

TEST_CASE("A scale is 0 or 1 to 3 by quarters, a pane 0 to 10000") {
    for (const char* line : {"scale 0.75", "scale 3.25", "scale 1.1", "scale -1", "scale nan", "scale inf",
                             "scale 1e9", "pane.a -1", "pane.a 10001", "pane.a nan", "pane.a inf"}) {
        INFO(line);
        const Read read = read_lines(std::string(line) + "\n");
        CHECK(read.fault == std::string(":1: \"") + line + "\" is no setting; it was left out.");
        CHECK(are_first(read.settings));
    }
    for (const auto& [line, scale] : std::map<std::string, float>{
             {"scale 0", 0.0F}, {"scale 1", 1.0F}, {"scale 1.25", 1.25F}, {"scale 3", 3.0F}}) {
        INFO(line);
        const Read read = read_lines(line);
        CHECK(read.fault.empty());
        CHECK(read.settings.scale == scale);
    }
    CHECK(read_lines("pane.a 0\npane.b 10000").fault.empty());
}

TEST_CASE("Of several faults the first is named, a long line by its beginning") {
    CHECK(read_lines("\n\nwidth 3\nheight 4\n").fault == ":3: \"width 3\" is no setting; it was left out.");
    CHECK(read_lines(std::string(1000, 'x')).fault ==
          ":1: \"" + std::string(60, 'x') + "\" is no setting; it was left out.");
}

TEST_CASE("A file that cannot be read gives the first settings and says why") {
    const scenario::ScratchFolder folder;
    std::filesystem::create_directory(folder / "settings");
    std::string fault;
    CHECK(are_first(read_settings((folder / "settings").string(), fault)));
    CHECK(fault.find((folder / "settings").string()) != std::string::npos);
}

TEST_CASE("A step of the scale is a quarter, from whatever it was, and ends at 1 and 3") {
    CHECK(next_scale(1, 1) == 1.25F);
    CHECK(next_scale(2.5F, -1) == 2.25F);
    CHECK(next_scale(1, 2) == 1.5F);
    CHECK(next_scale(1, -1) == 1.0F);
    CHECK(next_scale(3, 1) == 3.0F);
    CHECK(next_scale(2.75F, 4) == 3.0F);
    // A screen may ask for one that is no quarter: 1.6 is nearest to 1.5, 1.9 to 2.
    CHECK(next_scale(1.6F, 1) == 1.75F);
    CHECK(next_scale(1.9F, -1) == 1.75F);
}

TEST_CASE("The largest scale is the last quarter at which the panes have their room of 640 by 400") {
    CHECK(largest_scale({640, 400}) == 1.0F);
    CHECK(largest_scale({1600, 1000}) == 2.5F);
    CHECK(largest_scale({1600, 999}) == 2.25F);
    CHECK(largest_scale({1599, 1000}) == 2.25F);
    CHECK(largest_scale({320, 200}) == 1.0F);
    CHECK(largest_scale({10000, 10000}) == 3.0F);
}
