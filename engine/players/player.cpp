#include "engine/players/player.hpp"

#include "engine/players/computer.hpp"
#include "engine/players/random.hpp"
#include "engine/players/yardstick.hpp"

#include <fmt/format.h>

namespace hd::players {

namespace {

constexpr std::string_view computer = "computer";
constexpr std::string_view usual_level = "normal";

std::string names(const Levels& levels) {
    std::string list = "random, yardstick, computer";
    for (const Level& level : levels.all) list += fmt::format(", computer:{}", level.name);
    return list;
}

}  // namespace

tl::expected<std::unique_ptr<Player>, std::string> make_player(std::string_view name,
                                                               const rules::Ruleset& ruleset,
                                                               const Levels& levels) {
    if (name == "random") return make_random();
    const bool named_level = name.size() > computer.size() + 1 &&
                             name.substr(0, computer.size()) == computer && name[computer.size()] == ':';
    const bool is_computer = name == computer || named_level;
    if (!is_computer && name != "yardstick") {
        return tl::unexpected(fmt::format("no player \"{}\"; there are {}", name, names(levels)));
    }
    const Description* game = description_of(ruleset);
    if (game == nullptr) {
        return tl::unexpected(fmt::format("{} is played by human and random only", ruleset.title));
    }
    if (!is_computer) {
        // It looks for prizes and superiority in the picture of a game.
        if (game->look == nullptr)
            return tl::unexpected(fmt::format("{} is not played by the yardstick", ruleset.title));
        return make_yardstick(*game);
    }
    const Level* level = levels.find(named_level ? name.substr(computer.size() + 1) : usual_level);
    if (level == nullptr) {
        return tl::unexpected(fmt::format("no player \"{}\"; there are {}", name, names(levels)));
    }
    return make_computer(*game, *level);
}

}  // namespace hd::players
