#include "engine/players/yardstick.hpp"

#include "engine/players/maps.hpp"

#include <algorithm>
#include <optional>

namespace hd::players {

namespace {

const rules::Action* find(const Question& question, const Description& game, Word word, std::int32_t unit = 0,
                          std::int32_t place = 0) {
    for (const rules::Action& action : question.options) {
        const Spoken spoken = game.spoken(action);
        if (spoken.word == word && spoken.unit == unit && spoken.place == place) return &action;
    }
    return nullptr;
}

class Yardstick final : public Player {
  public:
    explicit Yardstick(const Description& game) : game_(game) {}

    Choice choose(const Question& question) override {
        prepare(question);
        const rules::Action action = answer(question);
        return {.action = action, .thought = {.chosen = {.action = action}}};
    }

  private:
    void prepare(const Question& question) {
        setting_ = &question.view.setting();
        if (known_ != setting_) {
            known_ = setting_;
            ground_ = game_.ground(*setting_);
            ways_ = std::make_unique<Ways>(ground_);
        }
        game_.look(question.view, ground_, Level{}, picture_);
    }

    rules::Action answer(const Question& question) {
        switch (game_.role(question.view)) {
            case Role::pick:
                return pick(question);
            case Role::walk:
                return walk(question);
            case Role::attacks:
                return attack(question);
            case Role::compose:
                return compose(question);
            case Role::window:
            case Role::ranked:
                break;
        }
        return question.options.front();
    }

    Fighters own_beside(std::int32_t place) const {
        Fighters found;
        for (const std::int32_t next : ground_->at(place).next) {
            const std::int32_t body = next == 0 ? -1 : picture_.own_at(next);
            if (body >= 0 && !picture_.own()[static_cast<std::size_t>(body)].spent) found.add({body, next});
        }
        return found;
    }

    // Whether an attack on the enemy by these wins at least twice as often as not.
    bool is_good(const Fighters& attackers, std::int32_t enemy) const {
        if (attackers.empty()) return false;
        Fighters target;
        target.add({enemy, picture_.foe()[static_cast<std::size_t>(enemy)].place});
        const std::int32_t edge = game_.edge(picture_, *setting_, Side::own, attackers, target);
        const Chances& chances = picture_.chances_of(edge);
        return 3 * chances.wins() >= 2 * chances.of;
    }

    bool is_attack(std::int32_t body, std::int32_t place) const {
        for (const std::int32_t next : ground_->at(place).next) {
            const std::int32_t enemy = next == 0 ? -1 : picture_.foe_at(next);
            if (enemy < 0) continue;
            Fighters attackers = own_beside(next);
            attackers.add({body, place});
            if (is_good(attackers, enemy)) return true;
        }
        return false;
    }

    std::int32_t way_to_prize(std::int32_t place) {
        std::int32_t nearest = 255;
        for (const Prize& prize : picture_.prizes) {
            if (prize.held || prize.worth <= 0) continue;
            nearest =
                std::min<std::int32_t>(nearest, ways_->to(prize.place)[static_cast<std::size_t>(place)]);
        }
        return nearest;
    }

    // Where the body is to end: a prize, a good attack, nearer to a prize; its own place when nothing is
    // better.
    std::int32_t goal(std::int32_t i) {
        const Body& body = picture_.own()[static_cast<std::size_t>(i)];
        find_reach(picture_, Side::own, body, body.points, reach_);
        std::int32_t best = body.place;
        std::int32_t shortest = body.place == 0 ? 256 : way_to_prize(body.place);
        std::int32_t attack = 0;
        for (const std::int32_t place : reach_.ends) {
            const std::int32_t way = way_to_prize(place);
            if (attack == 0 && place != body.place && is_attack(i, place)) attack = place;
            if (way >= shortest) continue;
            shortest = way;
            best = place;
        }
        return shortest > 0 && attack != 0 ? attack : best;
    }

    std::int32_t first_step(std::int32_t start, std::int32_t place) const {
        std::int32_t at = place;
        while (reach_.from[static_cast<std::size_t>(at)] != start)
            at = reach_.from[static_cast<std::size_t>(at)];
        return at;
    }

    rules::Action pick(const Question& question) {
        for (std::size_t i = 0; i < picture_.own().size(); ++i) {
            const Body& body = picture_.own()[i];
            if (!body.free) continue;
            const std::int32_t place = goal(static_cast<std::int32_t>(i));
            if (place == body.place) continue;
            const rules::Action* action =
                body.place != 0 ? find(question, game_, Word::pick, body.unit)
                                : find(question, game_, Word::enter, body.unit, first_step(0, place));
            if (action != nullptr) return *action;
        }
        const rules::Action* end = find(question, game_, Word::end_moves);
        return end != nullptr ? *end : question.options.front();
    }

    rules::Action walk(const Question& question) {
        const std::int32_t start = picture_.own()[static_cast<std::size_t>(picture_.in_hand)].place;
        const std::int32_t place = goal(picture_.in_hand);
        const rules::Action* action = place == start
                                          ? find(question, game_, Word::stop)
                                          : find(question, game_, Word::step, 0, first_step(start, place));
        return action != nullptr ? *action : question.options.front();
    }

    rules::Action attack(const Question& question) {
        for (std::size_t i = 0; i < picture_.foe().size(); ++i) {
            const Body& body = picture_.foe()[i];
            const rules::Action* action = find(question, game_, Word::target, body.unit);
            if (action == nullptr) continue;
            if (body.owed || is_good(own_beside(body.place), static_cast<std::int32_t>(i))) return *action;
        }
        const rules::Action* end = find(question, game_, Word::end_attacks);
        return end != nullptr ? *end : question.options.front();
    }

    // Everybody who can joins.
    rules::Action compose(const Question& question) {
        for (const Word word : {Word::join, Word::fire, Word::resolve}) {
            for (const rules::Action& action : question.options) {
                if (game_.spoken(action).word == word) return action;
            }
        }
        return question.options.front();
    }

    const Description& game_;
    const rules::Setting* setting_ = nullptr;
    const rules::Setting* known_ = nullptr;
    std::shared_ptr<const Ground> ground_;
    std::unique_ptr<Ways> ways_;
    Picture picture_;
    Reach reach_;
};

}  // namespace

std::unique_ptr<Player> make_yardstick(const Description& game) {
    return std::make_unique<Yardstick>(game);
}

}  // namespace hd::players
