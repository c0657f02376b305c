#include "app/cli/program.hpp"

#include "app/view/rulesets.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>

namespace hd::cli {

namespace {

namespace fs = std::filesystem;

}  // namespace

void print(std::string_view line) {
    fmt::print(stdout, "{}\n", line);
}

void complain(std::string_view line) {
    fmt::print(stderr, "{}\n", line);
}

Exit bad_input(std::string_view line) {
    complain(line);
    return Exit::bad_input;
}

Exit bad_input(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) complain(line);
    return Exit::bad_input;
}

Exit bad_input(const scenario::FaultList& faults) {
    for (const scenario::Fault& fault : faults.all()) complain(scenario::to_text(fault));
    if (faults.count() > faults.all().size()) {
        complain(fmt::format("and {} more", faults.count() - faults.all().size()));
    }
    return Exit::bad_input;
}

tl::expected<scenario::Resolved, Exit> load_scenario(const Program& program, const std::string& id_or_path) {
    auto loaded = scenario::load_resolved(program.data, id_or_path);
    if (!loaded.faults.empty()) bad_input(loaded.faults);
    if (!loaded.ok()) return tl::unexpected(Exit::bad_input);
    return std::move(loaded.value);
}

tl::expected<replay::LiveGame, Exit> open_game(const std::string& path, Use use, replay::Access access) {
    auto live = replay::LiveGame::open(path, view::recording_library(), access);
    if (!live) {
        complain(live.error().message);
        return tl::unexpected(Exit::bad_input);
    }
    if (live->tail()) {
        complain(fmt::format("{}: {}. The {} events before it are whole.", path, live->tail()->what,
                             live->log().size()));
    }
    if (use == Use::play) {
        if (const auto checked = live->check_rules(); !checked) {
            complain(checked.error().message);
            return tl::unexpected(Exit::bad_input);
        }
    }
    return std::move(*live);
}

bool is_recording(const std::string& path) {
    return fs::path(path).extension() == ".game";
}

}  // namespace hd::cli
