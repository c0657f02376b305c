#include "app/view/start_view.hpp"

#include "app/view/chronicle.hpp"
#include "app/view/edit_view.hpp"
#include "app/view/file_words.hpp"
#include "app/view/rulesets.hpp"
#include "app/view/story.hpp"
#include "app/view/words.hpp"
#include "engine/scenario/build_map.hpp"
#include "engine/scenario/files.hpp"
#include "replay/live_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <utility>

namespace hd::view {

namespace {

namespace fs = std::filesystem;

std::string game_title(const std::string& ruleset) {
    const rules::Ruleset* found = find_ruleset(ruleset);
    return found == nullptr ? ruleset : std::string(found->title);
}

ScenarioCard card_of(const scenario::DataRoot& data, const std::string& id) {
    ScenarioCard card;
    card.id = id;
    const auto loaded = scenario::load_resolved(data, id);
    const scenario::Scenario& scenario = loaded.value.scenario;
    card.title = scenario.title.empty() ? id : scenario.title;
    card.game = game_title(scenario.ruleset);
    const std::int32_t turns = scenario.turns.last - scenario.turns.first + 1;
    const auto units = static_cast<std::int32_t>(loaded.value.order_of_battle.units.size());
    card.size = fmt::format("{} · {}", counted(turns, "turn"), counted(units, "unit"));
    if (!loaded.ok() && !loaded.faults.all().empty())
        card.fault = scenario::to_text(loaded.faults.all().front());
    return card;
}

// Where a card's game stands among the games; unknown ones come last.
std::size_t order_of_game(const ScenarioCard& card) {
    const auto all = all_rulesets();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto* one) { return one->title == card.game; });
    return static_cast<std::size_t>(found - all.begin());
}

// Digits in groups of three.
std::string grouped(std::uint64_t n) {
    std::string text = fmt::format("{}", n);
    for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, ",");
    return text;
}

// The day on the clock of this place.
std::chrono::sys_days local_day(fs::file_time_type time) {
    const auto system = std::chrono::file_clock::to_sys(time);
    const std::time_t seconds = std::chrono::system_clock::to_time_t(
        std::chrono::time_point_cast<std::chrono::system_clock::duration>(system));
    std::tm local{};
    localtime_r(&seconds, &local);
    return std::chrono::year(local.tm_year + 1900) /
           std::chrono::month(static_cast<unsigned>(local.tm_mon + 1)) /
           std::chrono::day(static_cast<unsigned>(local.tm_mday));
}

RecordingRow row_of(const std::string& path) {
    RecordingRow row;
    row.path = path;
    row.title = fs::path(path).stem().string();
    const auto live = replay::LiveGame::open(path, recording_library(), replay::Access::read);
    if (!live) {
        row.fault = live.error().message;
        return row;
    }
    const rules::Game& game = live->game();
    if (game.setting->scenario != nullptr) row.title = game.setting->scenario->scenario.title;
    row.game = game.ruleset->title;
    row.complete = live->is_complete();
    row.events = grouped(live->log().size()) + (live->log().size() == 1 ? " event" : " events");
    const std::vector<SideColour> sides = face_of(*game.ruleset).sides();
    const rules::Outcome outcome = game.ruleset->outcome(game);
    const ledger::Seat seat = outcome.complete ? outcome.winner : game.state.at(rules::the_clock).side;
    const auto index = static_cast<std::size_t>(seat.raw) - 1;
    if (index < game.setting->seats.size()) row.side = side_colour(sides, game.setting->seats[index].id);
    row.result = outcome.complete ? outcome_text(game) : stage_text(game);
    if (!row.result.empty() && row.result.back() == '.') row.result.pop_back();
    for (const ChronicleLosses& army : make_chronicle(*live).losses) {
        std::vector<std::int32_t> points;
        std::size_t step = 0;
        for (int i = 0; i <= 24; ++i) {
            const auto at =
                static_cast<ledger::EventNumber>(live->log().size() * static_cast<std::uint64_t>(i) / 24);
            while (step + 1 < army.steps.size() && army.steps[step + 1].number <= at) ++step;
            points.push_back(army.steps.empty() ? 0 : army.steps[step].value);
        }
        row.losses.emplace_back(army.colour, std::move(points));
    }
    return row;
}

}  // namespace

std::vector<ScenarioCard> list_scenario_cards(const scenario::DataRoot& data, const fs::path& own) {
    std::vector<ScenarioCard> cards;
    for (const scenario::Listed& listed : scenario::list_scenarios(data).value)
        cards.push_back(card_of(data, listed.id));
    // Game by game, within each by their names.
    std::sort(cards.begin(), cards.end(), [](const ScenarioCard& a, const ScenarioCard& b) {
        return std::pair(order_of_game(a), a.id) < std::pair(order_of_game(b), b.id);
    });
    std::error_code error;
    std::vector<std::string> files;
    for (const auto& file : fs::directory_iterator(own, error)) {
        const std::string path = file.path().string();
        if (path.size() > 14 && path.compare(path.size() - 14, 14, ".scenario.json") == 0)
            files.push_back(path);
    }
    std::sort(files.begin(), files.end());
    for (const std::string& path : files) cards.push_back(card_of(data, path));
    return cards;
}

std::vector<RecordingRow> list_recordings(const fs::path& folder, std::size_t most) {
    struct Found {
        fs::file_time_type time;
        std::string path;
    };
    std::vector<Found> found;
    std::error_code error;
    for (const auto& file : fs::directory_iterator(folder, error)) {
        if (file.path().extension() == ".game")
            found.push_back({file.last_write_time(error), file.path().string()});
    }
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
        return a.time != b.time ? a.time > b.time : a.path < b.path;
    });
    if (found.size() > most) found.resize(most);
    std::vector<RecordingRow> rows;
    const std::chrono::sys_days today = local_day(fs::file_time_type::clock::now());
    for (const Found& one : found) {
        rows.push_back(row_of(one.path));
        rows.back().played = day_words(local_day(one.time), today);
    }
    return rows;
}

std::vector<Layer> make_thumbnail(const scenario::DataRoot& data, const std::string& scenario, double width,
                                  double height) {
    const auto loaded = scenario::load_resolved(data, scenario);
    const auto map = scenario::build_map(loaded.value.map);
    if (!map) return {};
    // As much of the middle as fills the picture.
    const BoardFrame unit(*map, 1, {0, 0});
    const double pitch = std::max(width / unit.width(), height / unit.height()) * 1.02;
    const Point corner{(width - unit.width() * pitch) / 2, (height - unit.height() * pitch) / 2};
    const BoardFrame frame(*map, pitch, corner);
    const BoardScene scene = make_document_scene(loaded.value, *map, CounterStyle::as_printed);
    std::vector<Layer> layers = make_ground_layers(frame, scene.sides);
    std::erase_if(layers, [&](const Layer& layer) { return layer.id == "grid" && pitch < 24; });
    Layer counters{"counters", {}, {}};
    for (const PlacedCounter& one : scene.counters) {
        CounterLook look = one.look;
        look.value.clear();
        look.symbol = Symbol::none;
        add_counter(look, frame.centre(one.hex), pitch * 0.72, counters);
    }
    layers.push_back(std::move(counters));
    return layers;
}

scenario::Scenario whole_scenario(const scenario::DataRoot& data, const scenario::Resolved& resolved,
                                  const fs::path& file) {
    scenario::Scenario whole = resolved.scenario;
    whole.map.document = resolved.map;
    if (!(scenario::resolve(data, whole, file).value.order_of_battle == resolved.order_of_battle))
        whole.order_of_battle.document = resolved.order_of_battle;
    return whole;
}

tl::expected<std::string, std::string> copy_scenario(const scenario::DataRoot& data,
                                                     const std::string& scenario, const fs::path& folder) {
    auto loaded = scenario::load_resolved(data, scenario);
    if (!loaded.ok()) {
        return tl::unexpected(loaded.faults.all().empty() ? std::string("It could not be read.")
                                                          : scenario::to_text(loaded.faults.all().front()));
    }
    scenario::Scenario copy = loaded.value.scenario;
    std::error_code error;
    fs::create_directories(folder, error);
    const std::string stem = copy.id.empty() ? std::string("scenario") : copy.id;
    for (int n = 1;; ++n) {
        const std::string id = fmt::format("{}-{}", stem, n + 1);
        const fs::path file = folder / (id + ".scenario.json");
        if (fs::exists(file, error)) continue;
        copy.id = id;
        copy.title += fmt::format(" ({})", n + 1);
        loaded.value.scenario = copy;
        const auto written =
            scenario::write_file(file, scenario::to_json(whole_scenario(data, loaded.value, file)));
        if (!written) return tl::unexpected(scenario::to_text(written.error()));
        return file.string();
    }
}

}  // namespace hd::view
