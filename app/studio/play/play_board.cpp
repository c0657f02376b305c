// The board while playing: what lies over it, what the pointer shows and what a click means.
#include "app/studio/icon.hpp"
#include "app/studio/play/play.hpp"
#include "app/studio/widgets/button.hpp"
#include "app/studio/widgets/tip.hpp"
#include "app/view/overlays.hpp"
#include "app/view/story.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace hd::studio {

using rules::Action;

// What lies over the board whoever decides: the enemy's reach, the zone of the unit under the pointer, what
// is seen from the unit in hand or from under the pointer.
void Play::mark_overlays(board::HexId hex) {
    const rules::Game& game = game_->live().game();
    const rules::View view(game, viewer());
    if (shows_reach_) {
        if (!reach_is_known_) enemy_reach_ = view::enemy_reach(view);
        reach_is_known_ = true;
        marks_.enemy_reach = enemy_reach_;
    }
    const std::int32_t unit = view::unit_on(view, hex);
    if (unit != 0 && !is_held()) {
        marks_.zone = view::zone_of(view, unit);
        marks_.zone_is_enemy = view::seat_of(view, unit) != viewer();
    }
    if (!shows_sight_ || view::face_of(*game.ruleset).sight(game).empty()) return;
    const board::HexId from = hand_ && hand_->hex != board::no_hex ? hand_->hex : hex;
    if (from == board::no_hex) return;
    view::SightView sight = view::make_sight_view(view, from);
    marks_.seen = std::move(sight.seen);
    marks_.hidden = std::move(sight.hidden);
    if (hex == board::no_hex || hex == from) return;
    const view::SightLine line = view::make_sight_line(view, from, hex);
    if (line.seen || line.blocker != board::no_hex)
        marks_.ray = view::Ray{from, hex, line.seen, line.blocker};
}

// The attack that is being put together, and what the unit under the pointer would make of it.
void Play::mark_attack(board::HexId hex) {
    const rules::View view(game_->live().game(), play_.seat);
    const auto arrows = [&](const std::vector<std::int32_t>& attackers,
                            const std::vector<std::int32_t>& defenders, bool full) {
        for (const std::int32_t attacker : attackers) {
            for (const std::int32_t defender : defenders)
                marks_.attacks.push_back({view::hex_of(view, attacker), view::hex_of(view, defender), full});
        }
    };
    for (const view::AttackAddition& one : picking_->more) {
        const board::HexId there = view::hex_of(view, one.choice.unit);
        if (there != board::no_hex) marks_.fighting.push_back(there);
    }
    arrows(picking_->attackers, picking_->defenders, true);
    const view::AttackAddition* more = picking_->addition_of(view::unit_on(view, hex));
    const view::AttackView* shown = picking_->now ? &*picking_->now : nullptr;
    if (more != nullptr && more->then) {
        joining_ = more->choice.unit;
        shown = &*more->then;
        const bool joins =
            std::find(shown->attackers.begin(), shown->attackers.end(), joining_) != shown->attackers.end();
        arrows(joins ? std::vector{joining_} : shown->attackers,
               joins ? shown->defenders : std::vector{joining_}, false);
    }
    if (shown == nullptr) return;
    for (const std::int32_t defender : shown->defenders)
        marks_.odds.push_back({view::hex_of(view, defender), shown->odds});
}

// What the pointer over a hex shows: the way there and what it leads to, or why not.
void Play::point_at(board::HexId hex) {
    pointed_ = hex;
    why_not_.reset();
    attacks_.clear();
    aim_ = {};
    joining_ = 0;
    marks_ = {};
    marks_.pointed = hex;
    mark_overlays(hex);
    if (!may_choose()) return;
    if (picking_) return mark_attack(hex);
    const rules::Game& game = game_->live().game();
    for (const view::Choice& choice : play_.choices) {
        if (choice.unit == 0 || hand_) continue;
        const board::HexId there = view::hex_of(rules::View(game, play_.seat), choice.unit);
        if (there != board::no_hex && choice.place == 0) marks_.ready.push_back(there);
    }
    // Before movement everybody may be picked up: rings round all of them would say nothing.
    if (marks_.ready.size() > 12) marks_.ready.clear();
    if (!hand_) return;
    if (shows_range_) marks_.lit = hand_->lit;
    if (hex != board::no_hex && hex != hand_->hex) point_from_hand(hex);
}

void Play::point_from_hand(board::HexId hex) {
    const rules::Game& game = game_->live().game();
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
        marks_.path.push_back(board::hex_at_place(step.raw));
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
    if (hex == board::no_hex || !may_choose()) return;
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

// Bottom right, each a switch with its key.
void Play::draw_switches(const Ui& ui, const Box& box, const Emit& emit) {
    const std::string_view sight = view::face_of(*game_->live().game().ruleset).sight(game_->live().game());
    float right = box.right() - ui.px(12);
    const auto put = [&](Button button, bool on, Overlay overlay) {
        button.on = on;
        const float width = button_width(ui, button);
        right -= width;
        if (right < box.x) return;
        if (put_button(ui, button, {right, box.bottom() - ui.px(40), width, ui.px(28)}))
            emit(SwitchOverlay{overlay});
        right -= ui.px(8);
    };
    put({.id = "enemy reach",
         .label = "Enemy reach",
         .icon = icon::reach,
         .tip = "Where the enemy could stop next turn, E"},
        shows_reach_, Overlay::enemy_reach);
    if (!sight.empty()) {
        put({.id = "sight",
             .label = std::string(sight),
             .icon = icon::visible,
             .tip = fmt::format("{} of the unit in hand, S", sight)},
            shows_sight_, Overlay::sight);
    }
    put({.id = "range",
         .label = "Range",
         .icon = icon::spread,
         .tip = "Where the unit in hand could stop, R"},
        shows_range_, Overlay::range);
}

void Play::draw_board(const Ui& ui, const Box& box, const Emit& emit) {
    const BoardContents contents{&game_->ground(), &scene_, &marks_, hand_ ? hand_->hex : board::no_hex,
                                 true};
    const BoardNews news = board_.draw(ui, "board", contents, box);
    if (news.under != pointed_) point_at(news.under);
    if (news.clicked != board::no_hex) click(news.clicked, emit);
    if (why_not_ && news.hovered) {
        board_.put_tip(ui,
                       {.title = why_not_->title,
                        .words = why_not_->words,
                        .rule = why_not_->rule,
                        .rule_cite = why_not_->rule_cite,
                        .chip = {},
                        .kind = TipKind::refused},
                       pointed_);
    }
    draw_switches(ui, box, emit);
}

}  // namespace hd::studio
