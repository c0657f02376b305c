#include "app/studio/open_game.hpp"

#include "app/view/rulesets.hpp"
#include "app/view/scene.hpp"
#include "engine/scenario/resolved.hpp"

#include <fmt/format.h>

namespace hd::studio {

OpenGame::OpenGame(replay::LiveGame live, scenario::Glossary glossary, std::string path,
                   std::uint64_t edition)
    : live_(std::move(live)),
      glossary_(std::move(glossary)),
      rulebook_(*live_.game().ruleset, &glossary_),
      path_(std::move(path)) {
    const view::BoardScene scene = view::make_scene(rules::View(live_.game(), {}));
    ground_ = {live_.game().setting->map, scene.sides, edition};
}

const view::Chronicle& OpenGame::chronicle() {
    if (!chronicle_.is_of(live_)) chronicle_ = view::make_chronicle(live_);
    return chronicle_;
}

std::string OpenGame::title() const {
    const auto& setting = *live_.game().setting;
    return setting.scenario == nullptr ? std::string(live_.game().ruleset->title)
                                       : setting.scenario->scenario.title;
}

std::unique_ptr<OpenGame> wrap_game(const Around& around, replay::LiveGame live, std::string path) {
    auto glossary = scenario::load_glossary(around.data, live.game().ruleset->id);
    return std::make_unique<OpenGame>(std::move(live), std::move(glossary.value), std::move(path),
                                      around.edition);
}

tl::expected<std::unique_ptr<OpenGame>, CannotOpen> open_game(const Around& around, const std::string& path,
                                                              replay::Access access) {
    auto live = replay::LiveGame::open(path, view::recording_library(), access);
    if (!live) return tl::unexpected(CannotOpen{"The recording cannot be opened", live.error().message});
    return wrap_game(around, std::move(*live), path);
}

}  // namespace hd::studio
