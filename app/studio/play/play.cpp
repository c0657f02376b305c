#include "app/studio/play/play.hpp"

#include "app/studio/play/score_strip.hpp"
#include "app/studio/play/side_pane.hpp"
#include "app/view/forced.hpp"
#include "app/view/scene.hpp"
#include "app/view/story.hpp"
#include "engine/rules/play.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::studio {

using rules::Action;

namespace {

constexpr PaneRange side_range{"play.side", 336, 300, 440};
constexpr double pace = 0.12;  // seconds between the deeds of a computer player

}  // namespace

Play::Play(std::unique_ptr<OpenGame> game, const scenario::DataRoot& data, const Settings& settings)
    : settings_(settings), game_(std::move(game)), players_(*game_->live().game().ruleset, data) {
    refresh();
}

bool Play::human_to_move() const {
    if (play_.over) return false;
    const auto index = static_cast<std::size_t>(play_.seat.raw) - 1;
    const auto& seats = game_->live().header().seats;
    return index >= seats.size() || seats[index].player == replay::PlayerKind::human;
}

// The seat whose person looks on: the one that decides, else the first that a person plays.
ledger::Seat Play::viewer() const {
    if (human_to_move()) return play_.seat;
    const auto& seats = game_->live().header().seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i].player == replay::PlayerKind::human) return {static_cast<std::int32_t>(i) + 1};
    }
    return play_.seat;
}

rules::View Play::shown(const rules::Game& game) const {
    return {game, play_.over ? ledger::Seat{} : viewer()};
}

// Makes again what is shown, if the game has moved.
void Play::refresh() {
    replay::LiveGame& live = game_->live();
    const ledger::EventNumber size = live.log().size();
    if (seen_ == size && seen_rewinds_ == live.rewinds() && seen_counters_ == settings_.counters) return;
    const bool goes_on = seen_rewinds_ == live.rewinds() && seen_ < size;
    if (goes_on && settings_.stops_at_forced) {
        for (const ledger::EventNumber n :
             view::forced_events(*live.game().ruleset, live.log(), seen_, size)) {
            held_.push_back(n);
        }
    }
    if (seen_rewinds_ != live.rewinds()) held_.clear();
    seen_ = size;
    seen_rewinds_ = live.rewinds();
    seen_counters_ = settings_.counters;
    look();
}

// The board as it is, or as it was just after what is held up for showing.
void Play::look() {
    replay::LiveGame& live = game_->live();
    const rules::Decision next = rules::decision(live.game());
    play_.over = next.kind == rules::DecisionKind::over;
    play_.seat = next.seat;
    scene_ = view::make_scene(shown(live.game()), settings_.counters);
    play_ = view::make_play_view(live, game_->rulebook(), scene_);
    if (!held_.empty()) {
        replay::Cursor cursor(live);
        cursor.show(held_.front());
        scene_ = view::make_scene(shown(cursor.game()), settings_.counters);
    }
    reach_is_known_ = false;
    picking_.reset();
    if (may_choose()) picking_ = view::make_attack_picking(live.game(), game_->rulebook(), play_);
    scroll_story_ = true;
    const std::int32_t kept = hand_ ? hand_->unit : 0;
    hand_.reset();
    pointed_ = board::no_hex;
    point_at(board::no_hex);
    if (!may_choose() || picking_) return;
    // A decision about one unit puts it in hand.
    std::int32_t only = 0;
    bool several = false;
    for (const view::Choice& choice : play_.choices) {
        if (choice.unit == 0) continue;
        several = several || (only != 0 && only != choice.unit);
        only = choice.unit;
    }
    const bool walks = std::any_of(play_.choices.begin(), play_.choices.end(),
                                   [](const view::Choice& one) { return one.unit == 0 && one.place != 0; });
    if (walks && kept != 0) {
        choose(kept);
    } else if (only != 0 && !several) {
        choose(only);
    }
}

void Play::choose(std::int32_t unit) {
    hand_.reset();
    if (unit != 0 && may_choose()) hand_ = view::make_unit_view(game_->live(), play_, scene_, unit);
    pointed_ = board::no_hex;
    point_at(board::no_hex);
}

void Play::play(const std::vector<Action>& actions, const std::string& what, std::string& fault) {
    replay::LiveGame& live = game_->live();
    const std::uint32_t before = live.line().actions();
    for (const Action& action : actions) {
        replay::Given dice;
        if (types_dice_) {
            const std::vector<int> sides = view::dice_needed(live.game(), action);
            if (asked_ && asked_->values.size() == sides.size()) {
                dice.values = asked_->values;
            } else if (!sides.empty()) {
                asked_ = Asked{{action}, what, sides, {}};
                return;
            }
            asked_.reset();
        }
        const auto played = live.play(action, replay::PlayerKind::human, dice);
        if (played && !dice.values.empty()) {
            const std::string unkept = game_->note_dice(*played, std::exchange(reference_, {}));
            if (!unkept.empty())
                fault = "The dice are played, but where they can be looked up is lost. " + unkept;
        }
        if (played) continue;
        const auto* trouble = std::get_if<replay::Fault>(&played.error());
        if (trouble != nullptr) fault = trouble->message;
        break;
    }
    if (live.line().actions() > before) deeds_.push_back({before, what});
}

std::string Play::undo_what() const {
    const replay::LiveGame& live = game_->live();
    const std::uint32_t now = live.line().actions();
    if (now <= live.rewind_limit()) return {};
    const auto deed =
        std::find_if(deeds_.rbegin(), deeds_.rend(), [&](const Deed& one) { return one.began < now; });
    std::string what = deed == deeds_.rend() ? std::string("the last choice") : deed->what;
    if (!what.empty() && what[0] >= 'A' && what[0] <= 'Z') what[0] = static_cast<char>(what[0] + 32);
    return what;
}

std::string Play::undo_refused() const {
    const replay::LiveGame& live = game_->live();
    if (live.line().actions() == 0) return "Nothing has been done yet";
    return live.line().actions() > live.rewind_limit() ? ""
                                                       : "The die has been rolled. Branch from here instead.";
}

void Play::undo(std::string& fault) {
    replay::LiveGame& live = game_->live();
    const std::uint32_t limit = live.rewind_limit();
    const std::uint32_t now = live.line().actions();
    if (now <= limit) return;
    while (!deeds_.empty() && deeds_.back().began >= now) deeds_.pop_back();
    const std::uint32_t to = deeds_.empty() ? now - 1 : std::max(deeds_.back().began, limit);
    if (!deeds_.empty()) deeds_.pop_back();
    if (const auto done = live.rewind(std::min(to, now - 1)); !done) fault = done.error().message;
    hand_.reset();
    held_.clear();
}

void Play::next_unit(int by) {
    if (!may_choose()) return;
    std::vector<std::int32_t> units;
    for (const view::Choice& choice : play_.choices) {
        if (choice.unit != 0 && std::find(units.begin(), units.end(), choice.unit) == units.end())
            units.push_back(choice.unit);
    }
    if (units.empty()) return;
    const auto now = hand_ ? std::find(units.begin(), units.end(), hand_->unit) : units.end();
    const auto count = static_cast<std::ptrdiff_t>(units.size());
    const std::ptrdiff_t at =
        now == units.end() ? (by > 0 ? 0 : count - 1) : (now - units.begin() + by + count) % count;
    choose(units[static_cast<std::size_t>(at)]);
    if (hand_ && hand_->hex != board::no_hex) board_.show(hand_->hex);
}

bool Play::take(const Message& message, std::string& fault) {
    if (const auto* perform = std::get_if<Perform>(&message)) {
        if (!held_.empty()) return true;
        asked_.reset();
        play(perform->actions, perform->what, fault);
    } else if (const auto* chosen = std::get_if<Choose>(&message)) {
        choose(chosen->unit);
    } else if (const auto* next = std::get_if<NextUnit>(&message)) {
        next_unit(next->by);
    } else if (std::holds_alternative<Undo>(message)) {
        undo(fault);
    } else if (const auto* dice = std::get_if<TypeDice>(&message)) {
        types_dice_ = dice->on;
        asked_.reset();
    } else if (const auto* die = std::get_if<TypedDie>(&message)) {
        if (!asked_) return true;
        asked_->values.push_back(die->value);
        if (asked_->values.size() == asked_->sides.size())
            play(std::vector<Action>(asked_->actions), std::string(asked_->what), fault);
    } else if (std::holds_alternative<ForgetDice>(message)) {
        asked_.reset();
    } else if (std::holds_alternative<GoOn>(message)) {
        if (held_.empty()) return true;
        held_.pop_front();
        look();
    } else if (const auto* overlay = std::get_if<SwitchOverlay>(&message)) {
        bool& shown = overlay->which == Overlay::range         ? shows_range_
                      : overlay->which == Overlay::enemy_reach ? shows_reach_
                                                               : shows_sight_;
        shown = !shown;
        point_at(pointed_);
    } else {
        return false;
    }
    refresh();
    return true;
}

bool Play::tick(const Ui& ui, double now, std::string& fault) {
    refresh();
    if (play_.over || human_to_move() || is_held() || !fault.empty()) return false;
    if (ui.motion && now - played_at_ < pace) return true;
    played_at_ = now;
    replay::LiveGame& live = game_->live();
    const auto& seats = live.header().seats;
    const replay::SeatRecord& seat = seats[static_cast<std::size_t>(play_.seat.raw) - 1];
    const auto action = players_.decide(live, seat);
    if (!action) {
        fault = action.error();
        return false;
    }
    const auto played = live.play(*action, seat.player);
    if (!played) {
        const auto* trouble = std::get_if<replay::Fault>(&played.error());
        fault = trouble != nullptr ? trouble->message : "The computer player chose what the rules refuse.";
        return false;
    }
    refresh();
    return true;
}

void Play::draw_side(const Ui& ui, const Box& box, const Emit& emit) {
    SideView side{play_, hand_ ? &*hand_ : nullptr, aim_ ? &attacks_ : nullptr, &game_->chronicle(),
                  &game_->rulebook()};
    side.sprites = &board_.sprites();
    side.human = may_choose();
    side.viewer = shown(game_->live().game()).seat();
    side.notes = &game_->notes();
    side.log = &game_->live().log();
    side.picking = picking_ ? &*picking_ : nullptr;
    side.joining = joining_;
    if (is_held()) side.held = held_.front();
    side.undo = undo_what();
    side.undo_refused = undo_refused();
    side.types_dice = types_dice_;
    if (asked_) side.dice_left = static_cast<int>(asked_->sides.size() - asked_->values.size());
    if (asked_ && !asked_->sides.empty()) side.die_sides = asked_->sides.front();
    if (aim_) side.aim = view::short_place_name(*game_->live().game().setting, aim_);
    side.scroll_story = std::exchange(scroll_story_, false);
    const int tab = put_side_pane(ui, side, tab_, reference_, box, emit);
    if (tab >= 0) tab_ = tab;
}

void Play::draw(const Ui& ui, const Box& room, Panes& panes, const Emit& emit) {
    refresh();
    Box rest = room;
    const Box right = rest.take_right(panes.size(ui, side_range, room.w * 0.5F));
    const Box strip = rest.take_top(ui.px(46));
    draw_board(ui, rest, emit);
    put_score_strip(ui, scene_.tracks, strip);
    draw_side(ui, right, emit);
    put_pane_splitter(ui, panes, side_range, {right.x, right.y, ui.hair(), right.h}, true, room.w * 0.5F, -1);
}

std::string Play::status() const {
    if (pointed_ == board::no_hex) return {};
    return view::place_name(*game_->live().game().setting, ledger::Place{board::place_of(pointed_)});
}

}  // namespace hd::studio
