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
    if (path_.empty()) return;
    auto notes = replay::read_notes(replay::notes_path(path_));
    if (notes) notes_ = std::move(*notes);
    if (!notes) notes_fault_ = notes.error();
}

std::string OpenGame::keep_notes() {
    if (path_.empty()) return {};
    if (!notes_fault_.empty()) return notes_fault_;
    const auto written = replay::write_notes(replay::notes_path(path_), notes_);
    return written ? std::string() : written.error();
}

std::string OpenGame::note_dice(replay::Played events, const std::string& reference) {
    if (reference.empty()) return {};
    const bool any = replay::note_dice(notes_, live_.log(), events.first, events.last, reference);
    return any ? keep_notes() : std::string();
}

std::string OpenGame::take_notes(const replay::Notes& notes) {
    notes_ = replay::notes_of(notes, live_.log());
    return notes_.dice.empty() ? std::string() : keep_notes();
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
