// A game under way, which is a recording that grows: an action is validated, carried out and written to its
// file before anybody sees it. Opened for reading it is the recording that analysis looks at.
#pragma once

#include "replay/playback.hpp"
#include "replay/timeline.hpp"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hd::replay {

// The events that an action caused: first to last-1.
struct Played {
    EventNumber first = 0;
    EventNumber last = 0;
};

// Why an action was not carried out: the rules refuse it, or a fault (dice that are no faces or are not
// needed, a recording that cannot be added to, a full disk). The game is as it was.
using NotPlayed = std::variant<rules::Refusal, Fault>;

class LiveGame {
  public:
    // Sets a game up and writes its header and beginning. An empty path: in memory.
    static Result<LiveGame> begin(const Start& start, const std::string& path = {});
    // Reads a recording to its last good frame. With Access::append it can be played on if it can be locked
    // and today's rules agree with all of it (else why_read_only() says why not).
    static Result<LiveGame> open(const std::string& path, const Library& library, Access access);
    static Result<LiveGame> open(Store store, const Library& library);

    const Opening& opening() const { return *opening_; }
    std::shared_ptr<const Opening> shared_opening() const { return opening_; }
    const Header& header() const { return opening_->header; }
    const rules::Game& game() const { return line_->game; }
    const ledger::Log& log() const { return line_->log; }
    const Line& line() const { return *line_; }
    const Timeline& timeline() const { return timeline_; }
    const Store& store() const { return store_; }
    // Changes with every rewind: who keeps a position of this game looks whether it is still on its line.
    std::uint32_t rewinds() const { return rewinds_; }

    // Plays the recording again by today's rules and says where they part, if they do. Before this has found
    // no fault the rules must be asked nothing about a game from a file: its positions may be none of theirs.
    // Done by begin and by an open for append that can be played on; remembered.
    Result<void> check_rules();
    // What is to be decided and may be done now, sorted; nothing when the game is over. After check_rules.
    const rules::Decision& decision() const { return decision_; }
    const std::vector<rules::Action>& options() const { return options_; }
    rules::Outcome outcome() const { return game().ruleset->outcome(game()); }
    // The recording says how the game ended.
    bool is_complete() const { return line_->closed; }
    // What stands behind the last good frame of the file; it is put aside when the game is played on.
    const std::optional<Tail>& tail() const { return tail_; }
    const std::string& why_read_only() const { return why_read_only_; }  // "" when it can be played on

    // Carries out an action of the seat that decides.
    tl::expected<Played, NotPlayed> play(const rules::Action& action, PlayerKind player,
                                         const Given& dice = {});

    // The fewest actions that a rewind may keep now: back to the latest die, the latest decision that another
    // seat really made, or the latest event that revealed something.
    std::uint32_t rewind_limit() const;
    // Back to where `to` actions had been made. What is undone stays in the file.
    Result<void> rewind(std::uint32_t to);
    // Writes how the game ended, where that is missing (the program stopped just before). Nothing to do
    // otherwise.
    Result<void> finish();
    // Waits until all that was played is on the disk. Games in which nobody but computers decides don't wait
    // by themselves; in others every action is in the file at once and every turn on the disk.
    Result<void> sync() { return store_.sync(); }
    // Other dice from here on: the first thing that a branch does.
    Result<void> take_dice(const OtherDice& other);

    // An action that was ever made, by its index in line(), from the file.
    Result<Act> act(std::uint32_t made) const;
    // The game as it stood just after an action that was ever made: with Undone::last, the line that a rewind
    // left.
    Result<Line> line_at(std::uint32_t made) const;

    std::size_t bytes() const;  // in memory: events, actions and keyframes

  private:
    LiveGame(Store store, std::shared_ptr<const Opening> opening, Line line);

    void look_ahead();
    std::optional<Fault> cannot_play() const;
    std::optional<rules::Refusal> refusal(const rules::Action& action) const;
    void take_back(EventNumber first);
    Result<FramePlace> append(const Record& record, EventNumber first);

    Store store_;
    std::shared_ptr<const Opening> opening_;
    // Where frames are put together, one after another.
    struct Pen {
        Bytes frame;
        ledger::WireWriter out{frame};
    };

    std::unique_ptr<Line> line_;
    std::unique_ptr<Pen> pen_;
    Timeline timeline_;
    Chain chain_;
    std::optional<Tail> tail_;
    std::string why_read_only_;
    std::uint32_t rewinds_ = 0;
    bool is_todays_ = true;  // the recording's numbers are today's
    bool rules_agree_ = false;
    rules::Decision decision_;
    std::vector<rules::Action> options_;
};

}  // namespace hd::replay
