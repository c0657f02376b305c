// What the studio offers to begin with: the scenarios there are, the games that were played, and work that
// was interrupted. Reads files; never writes.
#pragma once

#include "app/view/board_picture.hpp"
#include "editor/document/journal.hpp"
#include "engine/scenario/library.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace hd::view {

struct ScenarioCard {
    std::string id;  // or its path
    std::string title;
    std::string game;
    std::string size;   // "10 turns · 62 units"
    std::string fault;  // why it can't be opened, "" when it can
};
// Shipped ones, game by game, and those in the author's own folder; those that can't be read say why.
std::vector<ScenarioCard> list_scenario_cards(const scenario::DataRoot& data,
                                              const std::filesystem::path& own);

struct RecordingRow {
    std::string path;
    std::string title;
    std::string result;  // "Coalition wins", "Turn 3, French to move"
    std::string game;
    std::string events;  // "1,443 events"
    std::string played;  // the day on which it was last written: "today"
    bool complete = false;
    Colour side;                                                       // of the winner, or of who is to move
    std::vector<std::pair<Colour, std::vector<std::int32_t>>> losses;  // by event, thinned
    std::string fault;
};
// The recordings of a folder, the latest changed first, at most `most`.
std::vector<RecordingRow> list_recordings(const std::filesystem::path& folder, std::size_t most);

// A small picture of a scenario's map with its set-up: layers `width` by `height` large.
std::vector<Layer> make_thumbnail(const scenario::DataRoot& data, const std::string& scenario, double width,
                                  double height);

// The scenario with its map in it, to be written as `file`; with its order of battle too where that would not
// be found from there.
scenario::Scenario whole_scenario(const scenario::DataRoot& data, const scenario::Resolved& resolved,
                                  const std::filesystem::path& file);

// Writes a copy under a new name, with its map in it, so that a shipped map is never changed by editing the
// copy. The new file, or why there is none.
tl::expected<std::string, std::string> copy_scenario(const scenario::DataRoot& data,
                                                     const std::string& scenario,
                                                     const std::filesystem::path& folder);

}  // namespace hd::view
