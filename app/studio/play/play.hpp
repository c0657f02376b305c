// The workspace in which a game is played: the score over the board, and beside it what is asked, the unit in
// hand, what a choice would lead to, and the story.
#pragma once

#include "app/studio/board/board_pane.hpp"
#include "app/studio/message.hpp"
#include "app/studio/open_game.hpp"
#include "app/studio/panes.hpp"
#include "app/studio/settings.hpp"
#include "app/view/attack_picking.hpp"
#include "app/view/seat_players.hpp"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hd::studio {

class Play {
  public:
    // The settings stay where they are and may change.
    Play(std::unique_ptr<OpenGame> game, const scenario::DataRoot& data, const Settings& settings);

    void draw(const Ui& ui, const Box& room, Panes& panes, const Emit& emit);
    // True when the message was for this workspace; a fault in words is put into `fault`.
    bool take(const Message& message, std::string& fault);
    // Lets computer players go on; true when another frame is due.
    bool tick(const Ui& ui, double now, std::string& fault);

    OpenGame& game() { return *game_; }
    const OpenGame& game() const { return *game_; }
    std::unique_ptr<OpenGame> release() { return std::move(game_); }
    BoardPane& board() { return board_; }
    std::string status() const;
    // What undo would take back, "" where nothing; and why not.
    std::string undo_what() const;
    std::string undo_refused() const;
    bool is_waiting_for_dice() const { return asked_.has_value(); }
    bool types_dice() const { return types_dice_; }
    bool human_to_move() const;
    // What was taken by itself is shown and waits for GoOn before anything else is decided.
    bool is_held() const { return !held_.empty(); }

  private:
    void refresh();
    void look();
    bool may_choose() const { return human_to_move() && held_.empty(); }
    ledger::Seat viewer() const;
    // What whoever looks on may know of the game as it stands; once it is over, everything.
    rules::View shown(const rules::Game& game) const;
    void choose(std::int32_t unit);
    void point_at(board::HexId hex);
    void point_from_hand(board::HexId hex);
    void mark_overlays(board::HexId hex);
    void mark_attack(board::HexId hex);
    void draw_switches(const Ui& ui, const Box& box, const Emit& emit);
    void click(board::HexId hex, const Emit& emit);
    void play(const std::vector<rules::Action>& actions, const std::string& what, std::string& fault);
    void undo(std::string& fault);
    void draw_board(const Ui& ui, const Box& box, const Emit& emit);
    void draw_side(const Ui& ui, const Box& box, const Emit& emit);
    void next_unit(int by);

    const Settings& settings_;
    std::unique_ptr<OpenGame> game_;
    view::SeatPlayers players_;
    BoardPane board_;
    view::PlayView play_;
    view::BoardScene scene_;
    view::BoardMarks marks_;
    std::optional<view::UnitView> hand_;
    ledger::EventNumber seen_ = ledger::no_event;  // the log's size that the views were made of
    std::uint32_t seen_rewinds_ = 0;
    view::CounterStyle seen_counters_;
    board::HexId pointed_ = board::no_hex;
    std::optional<view::WhyNot> why_not_;
    std::vector<view::AttackView> attacks_;
    std::optional<view::AttackPicking> picking_;
    std::int32_t joining_ = 0;  // the unit under the pointer that may be taken into the attack
    std::deque<ledger::EventNumber> held_;
    std::vector<board::HexId> enemy_reach_;  // as the game stands
    bool reach_is_known_ = false;
    ledger::Place aim_;  // where the preview would have the unit stop
    // Where each thing that a person did begins, in actions: what undo takes back at once.
    struct Deed {
        std::uint32_t began = 0;
        std::string what;
    };
    std::vector<Deed> deeds_;
    // An action that waits for dice to be typed.
    struct Asked {
        std::vector<rules::Action> actions;
        std::string what;
        std::vector<int> sides;
        std::vector<int> values;
    };
    std::optional<Asked> asked_;
    std::string reference_;  // where the dice that are being typed can be looked up
    bool types_dice_ = false;
    bool shows_range_ = true;
    bool shows_reach_ = false;
    bool shows_sight_ = false;
    int tab_ = 0;
    double played_at_ = 0;
    bool scroll_story_ = true;
};

}  // namespace hd::studio
