#include "tests/replay/games.hpp"

#include <stdlib.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <fstream>
#include <iterator>

namespace hd::replay {

const Library& toy_library() {
    static const std::array<const rules::Ruleset*, 1> all{&toy::toy_game()};
    static const Library library{
        .rulesets = all,
        .setting = [](const rules::Ruleset&, const std::string& scenario, const rules::OptionValues&)
            -> tl::expected<std::shared_ptr<const rules::Setting>, rules::Faults> {
            if (scenario != toy_scenario)
                return tl::make_unexpected(rules::Faults{"this is no scenario of the toy"});
            return toy::toy_setting();
        }};
    return library;
}

Start toy_start(std::uint64_t seed) {
    return {.ruleset = &toy::toy_game(),
            .setting = toy::toy_setting(),
            .scenario = toy_scenario,
            .options = {},
            .seats = {{"red", PlayerKind::human, ""}, {"blue", PlayerKind::random, ""}},
            .seed = seed};
}

LiveGame toy_game(std::uint64_t seed, const std::string& path) {
    Result<LiveGame> live = LiveGame::begin(toy_start(seed), path);
    assert(live);
    return std::move(*live);
}

const rules::Action& choice(const LiveGame& live, std::uint64_t seed) {
    const std::uint64_t n = live.line().made_count();
    return live.options()[ledger::mixed(seed, n) % live.options().size()];
}

std::uint32_t play_on(LiveGame& live, std::uint64_t seed, std::uint32_t actions) {
    for (std::uint32_t done = 0; done < actions; ++done) {
        if (live.options().empty()) return done;
        const rules::Action action = choice(live, seed);
        const auto played = live.play(action, PlayerKind::random);
        assert(played);
        static_cast<void>(played);
    }
    return actions;
}

Bytes bytes_of(const LiveGame& live) {
    return live.store().read(0, static_cast<std::size_t>(live.store().size())).value();
}

Result<LiveGame> reopen(Bytes bytes) {
    return LiveGame::open(Store::in_memory(std::move(bytes)), toy_library());
}

bool same(const ledger::Log& a, const ledger::Log& b) {
    const auto equal = [](auto x, auto y) { return std::equal(x.begin(), x.end(), y.begin(), y.end()); };
    bool all = a.size() == b.size();
    for (EventNumber n = 0; all && n < a.size(); ++n) {
        all = a.event(n).head == b.event(n).head && a.event(n).hash == b.event(n).hash &&
              equal(a.changes(n), b.changes(n)) && equal(a.working(n), b.working(n)) &&
              equal(a.dice(n), b.dice(n));
    }
    return all;
}

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "hd-replay-XXXXXX").string();
    path_ = ::mkdtemp(name.data());
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

Bytes file_bytes(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    return {text.begin(), text.end()};
}

void write_file(const std::string& path, ByteView bytes) {
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace hd::replay
