// A recording that is open in the window, for reading or for playing on, with what is kept beside it for
// showing: the glossary, the chronicle, the ground.
#pragma once

#include "app/studio/board/ground_painter.hpp"
#include "app/view/chronicle.hpp"
#include "app/view/rulebook.hpp"
#include "engine/scenario/library.hpp"
#include "replay/cursor.hpp"
#include "replay/live_game.hpp"
#include "replay/notes.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>

namespace hd::studio {

class OpenGame {
  public:
    OpenGame(replay::LiveGame live, scenario::Glossary glossary, std::string path, std::uint64_t edition);
    OpenGame(const OpenGame&) = delete;
    OpenGame& operator=(const OpenGame&) = delete;

    replay::LiveGame& live() { return live_; }
    const replay::LiveGame& live() const { return live_; }
    const view::Rulebook& rulebook() const { return rulebook_; }
    // Of the game as it is now.
    const view::Chronicle& chronicle();
    const Ground& ground() const { return ground_; }
    const std::string& path() const { return path_; }  // "" in memory
    std::string title() const;
    // What people wrote beside the recording.
    const replay::Notes& notes() const { return notes_; }
    // Notes where the typed dice of these events can be looked up. Why it cannot be kept, "" when it is.
    std::string note_dice(replay::Played events, const std::string& reference);
    // Takes over those of a game that this one goes on from.
    std::string take_notes(const replay::Notes& notes);

  private:
    std::string keep_notes();

    replay::LiveGame live_;
    scenario::Glossary glossary_;
    view::Rulebook rulebook_;
    std::string path_;
    replay::Notes notes_;
    std::string notes_fault_;  // why they could not be read: then they are not written either
    view::Chronicle chronicle_;
    Ground ground_;
};

// Why it can't be opened, as a dialog's words.
struct CannotOpen {
    std::string title;
    std::string words;
};

// What a game needs of the window around it: the data folder, and a number that no ground had before.
struct Around {
    const scenario::DataRoot& data;
    std::uint64_t edition = 0;
};

// A recording from a file. With Access::append it may be played on where that is possible.
tl::expected<std::unique_ptr<OpenGame>, CannotOpen> open_game(const Around& around, const std::string& path,
                                                              replay::Access access);
// The same around a game that was just begun or branched.
std::unique_ptr<OpenGame> wrap_game(const Around& around, replay::LiveGame live, std::string path);

}  // namespace hd::studio
