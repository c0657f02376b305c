#include "app/studio/play/play.hpp"

#include "app/studio/icon.hpp"
#include "app/studio/play/score_strip.hpp"
#include "app/studio/play/side_pane.hpp"
#include "app/studio/widgets/choice.hpp"
#include "app/studio/widgets/tip.hpp"
#include "app/view/scene.hpp"
#include "app/view/story.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::studio {

using rules::Action;

namespace {

constexpr PaneRange side_range{"play.side", 336, 300, 440};
constexpr double pace = 0.12;  // seconds between the deeds of a computer player

board::HexId hex_at(std::int32_t place) {
    return board::hex_at_place(place);
}

}  // namespace

Play::Play(std::unique_ptr<OpenGame> game, const scenario::DataRoot& data)
    : game_(std::move(game)), players_(*game_->live().game().ruleset, data) {
    refresh();
}

bool Play::human_to_move() const {
    if (play_.over) return false;
    const auto index = static_cast<std::size_t>(play_.seat.raw) - 1;
    const auto& seats = game_->live().header().seats;
    return index >= seats.size() || seats[index].player == replay::PlayerKind::human;
}

// Makes again what is shown, if the game has moved.
void Play::refresh() {
    replay::LiveGame& live = game_->live();
    if (seen_ == live.log().size() && seen_rewinds_ == live.rewinds()) return;
    seen_ = live.log().size();
    seen_rewinds_ = live.rewinds();
    scene_ = view::make_scene(rules::View(live.game(), {}));
    play_ = view::make_play_view(live, game_->rulebook(), scene_);
    scroll_story_ = true;
    const std::int32_t kept = hand_ ? hand_->unit : 0;
    hand_.reset();
    pointed_ = board::no_hex;
    point_at(board::no_hex);
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
    if (unit != 0) hand_ = view::make_unit_view(game_->live(), play_, scene_, unit);
    pointed_ = board::no_hex;
    point_at(board::no_hex);
}

// What the pointer over a hex shows: the way there and what it leads to, or why not.
void Play::point_at(board::HexId hex) {
    pointed_ = hex;
    why_not_.reset();
    attacks_.clear();
    aim_ = {};
    marks_ = {};
    marks_.pointed = hex;
    const rules::Game& game = game_->live().game();
    for (const view::Choice& choice : play_.choices) {
        if (!human_to_move() || choice.unit == 0 || hand_) continue;
        const board::HexId there = view::hex_of(rules::View(game, play_.seat), choice.unit);
        if (there != board::no_hex && choice.place == 0) marks_.fighting.push_back(there);
    }
    // Before movement everybody may be picked up: rings round all of them would say nothing.
    if (marks_.fighting.size() > 12) marks_.fighting.clear();
    if (!hand_ || !human_to_move()) return;
    if (shows_range_) marks_.lit = hand_->lit;
    if (hex == board::no_hex || hex == hand_->hex) return;
    const ledger::Place place = ledger::Place{board::place_of(hex)};
    const bool is_lit = std::any_of(hand_->lit.begin(), hand_->lit.end(),
                                    [&](const view::LitHex& one) { return one.hex == hex; });
    if (!is_lit) {
        why_not_ = view::why_not_to(game, game_->rulebook(), hand_->unit, place);
        if (why_not_) marks_.refused = hex;
        return;
    }
    aim_ = place;
    if (hand_->hex != board::no_hex) marks_.path.push_back(hand_->hex);
    for (const ledger::Place step : view::path_to(*hand_, place)) {
        marks_.path.push_back(hex_at(step.raw));
        const auto cost = std::find_if(hand_->lit.begin(), hand_->lit.end(), [&](const view::LitHex& one) {
            return one.hex == marks_.path.back();
        });
        marks_.beads.push_back(cost == hand_->lit.end() ? std::string() : cost->cost);
    }
    marks_.ghost = view::Ghost{hex, hand_->look.value};
    attacks_ = view::attacks_from(game, game_->rulebook(), *hand_, place);
    for (const view::AttackView& attack : attacks_) {
        const board::HexId target = view::hex_of(rules::View(game, play_.seat), attack.defenders.front());
        marks_.attacks.push_back({hex, target, false});
        marks_.odds.push_back({target, attack.odds});
    }
}

void Play::click(board::HexId hex, const Emit& emit) {
    if (hex == board::no_hex || !human_to_move()) return;
    const rules::Game& game = game_->live().game();
    if (hand_ && hex != hand_->hex) {
        const std::vector<Action> actions =
            view::actions_to(game, *hand_, ledger::Place{board::place_of(hex)});
        if (!actions.empty()) return emit(Perform{actions, fmt::format("move of {}", hand_->name)});
    }
    const std::int32_t unit = view::unit_on(rules::View(game, play_.seat), hex);
    if (unit == 0) return emit(Choose{0});
    std::vector<const view::Choice*> named;
    for (const view::Choice& choice : play_.choices) {
        if (choice.unit == unit && choice.place == 0) named.push_back(&choice);
    }
    // A choice that is made at once, such as a target; to pick a unit up is not yet a choice.
    const bool sets_out = !view::face_of(*game.ruleset).way(game, unit, {}).empty();
    if (named.size() == 1 && !sets_out) return emit(Perform{{named.front()->action}, named.front()->text});
    emit(Choose{unit});
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
}

void Play::next_unit(int by) {
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
    } else {
        return false;
    }
    refresh();
    return true;
}

bool Play::tick(const Ui& ui, double now, std::string& fault) {
    refresh();
    if (play_.over || human_to_move() || !fault.empty()) return false;
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

void Play::draw_board(const Ui& ui, const Box& box, const Emit& emit) {
    const BoardContents contents{&game_->ground(), &scene_, &marks_, hand_ ? hand_->hex : board::no_hex};
    const BoardNews news = board_.draw(ui, "board", contents, box);
    if (news.under != pointed_) point_at(news.under);
    if (news.clicked != board::no_hex) click(news.clicked, emit);
    if (why_not_ && news.hovered) {
        const ImVec2 at = board_.on_screen(pointed_);
        put_tip(ui,
                {.title = why_not_->title,
                 .words = why_not_->words,
                 .rule = why_not_->rule,
                 .rule_name = why_not_->rule_name,
                 .chip = {},
                 .kind = TipKind::refused},
                {at.x, at.y - ui.px(30), ui.px(4), ui.px(60)});
    }
    const std::array<Segment, 1> shown{{{"range", "Range", icon::spread}}};
    const float width = segments_width(ui, shown);
    const Box place{box.right() - width - ui.px(12), box.bottom() - ui.px(40), width, ui.px(28)};
    if (put_segments(ui, shown, shows_range_ ? 0 : -1, place) == 0) {
        shows_range_ = !shows_range_;
        point_at(pointed_);
    }
}

void Play::draw_side(const Ui& ui, const Box& box, const Emit& emit) {
    SideView side{play_, hand_ ? &*hand_ : nullptr, aim_ ? &attacks_ : nullptr, &game_->chronicle(),
                  &game_->rulebook()};
    side.human = human_to_move();
    side.undo = undo_what();
    side.undo_refused = undo_refused();
    side.types_dice = types_dice_;
    if (asked_) side.dice_left = static_cast<int>(asked_->sides.size() - asked_->values.size());
    if (asked_ && !asked_->sides.empty()) side.die_sides = asked_->sides.front();
    if (aim_) side.aim = view::short_place_name(*game_->live().game().setting, aim_);
    side.scroll_story = std::exchange(scroll_story_, false);
    const int tab = put_side_pane(ui, side, tab_, box, emit);
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
