#include "engine/players/computer.hpp"

#include "engine/ledger/dice.hpp"
#include "engine/players/groups.hpp"
#include "engine/players/windows.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace hd::players {

namespace {

constexpr std::size_t most_tried = 64;  // options of a window
constexpr std::size_t most_next = 3;

class Computer final : public Player {
  public:
    Computer(const Description& game, const Level& level) : game_(game), level_(level) {}

    Choice choose(const Question& question) override;

  private:
    struct Ends {
        std::int32_t place = 0;
        Terms terms;
        bool legal = false;
        Part part = {};  // with the set that the terms speak of, if any
    };

    void pick(const Question& question, const Study& study);
    void walk(const Question& question, const Study& study);
    void attacks(const Question& question, const Study& study);
    void compose(const Question& question, const Study& study);
    void window(const Question& question);

    struct Found {
        Ranked ranked;
        Part part;
    };

    void verify(const Study& study, std::vector<Found>& found);
    Ends value_of(const Study& study, Groups& groups, std::int32_t body, std::int32_t place, bool in_hand);
    std::int32_t noise(const Question& question, const Study& study, std::int32_t unit,
                       std::int32_t place) const;
    void rank(const rules::Action& action, std::int32_t goal, const Terms& terms);
    Choice decide(const Question& question);
    void prepare_ground(const rules::Setting& setting);

    const Description& game_;
    Level level_;
    const rules::Setting* known_ = nullptr;
    std::shared_ptr<const Ground> ground_;
    std::unique_ptr<Ways> ways_;
    Picture picture_;
    Maps maps_;
    std::vector<Ranked> ranked_;
    std::uint32_t work_ = 0;
};

// Of the options, the one that says this; null when there is none.
const rules::Action* find(const Question& question, const Description& game, Word word, std::int32_t unit = 0,
                          std::int32_t place = 0) {
    for (const rules::Action& action : question.options) {
        const Spoken spoken = game.spoken(action);
        if (spoken.word == word && spoken.unit == unit && spoken.place == place) return &action;
    }
    return nullptr;
}

// The first place on the way to `place` after the start.
std::int32_t first_step(const Reach& reach, std::int32_t start, std::int32_t place) {
    std::int32_t at = place;
    while (reach.from[static_cast<std::size_t>(at)] != start) {
        at = reach.from[static_cast<std::size_t>(at)];
    }
    return at;
}

void Computer::prepare_ground(const rules::Setting& setting) {
    if (known_ == &setting) return;
    known_ = &setting;
    ground_ = game_.ground(setting);
    ways_ = std::make_unique<Ways>(ground_);
}

void Computer::rank(const rules::Action& action, std::int32_t goal, const Terms& terms) {
    ranked_.push_back({.action = action, .goal = {goal}, .score = terms.sum(), .terms = terms});
}

// The same for a unit and a place all through a turn, so that nobody turns back on his way.
std::int32_t Computer::noise(const Question& question, const Study& study, std::int32_t unit,
                             std::int32_t place) const {
    if (level_.noise == 0) return 0;
    const auto key = static_cast<std::uint64_t>(unit) * 0x10000U + static_cast<std::uint64_t>(place);
    const std::uint64_t turn = static_cast<std::uint64_t>(study.picture.turns_left);
    const std::uint64_t drawn = ledger::mixed(question.seed + turn, key);
    return static_cast<std::int32_t>(drawn % static_cast<std::uint64_t>(2 * level_.noise + 1)) - level_.noise;
}

// Whether the attacks of a set bring nothing at any throw.
bool is_hopeless(const Terms& terms) {
    return terms[TermId::kill] + terms[TermId::drive] <= 0 && terms[TermId::loss] + terms[TermId::duty] < 0;
}

// A place at the end of a body's move with the best attack it could be for. Contact without an attack that
// can be made is no end.
Computer::Ends Computer::value_of(const Study& study, Groups& groups, std::int32_t body, std::int32_t place,
                                  bool in_hand) {
    Ends ends{.place = place, .terms = place_terms(study, maps_, *ways_, body, place), .legal = true};
    if (!study.picture.in_zone(Side::foe, place)) return ends;
    const Body& own = study.picture.own()[static_cast<std::size_t>(body)];
    const Part part = in_hand ? groups.with(body, place) : groups.part(body, place);
    const bool free = game_.holds_fast(study.picture, study.setting, own, place);
    // A hopeless attack is made for a prize only.
    const bool pays = part.known && (!is_hopeless(part.terms) || ends.terms[TermId::objective] > 0);
    if (pays && (!free || part.score > 0)) {
        ends.terms += part.terms;
        ends.part = part;
    } else {
        ends.legal = free;
    }
    return ends;
}

// Sets that look best are valued again with everybody's duties, exactly as the attacks will be chosen.
void Computer::verify(const Study& study, std::vector<Found>& found) {
    if (level_.verified == 0 || found.empty()) return;
    const auto better = [](const Found& a, const Found& b) { return a.ranked.score > b.ranked.score; };
    std::stable_sort(found.begin(), found.end(), better);
    const auto some = static_cast<std::size_t>(level_.verified);
    const bool any =
        std::any_of(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(std::min(some, found.size())),
                    [](const Found& one) { return one.part.known; });
    if (!any) return;
    const Terms base = joint_terms(study, {});
    for (std::size_t i = 0; i < found.size(); ++i) {
        Found& one = found[i];
        if (!one.part.known) continue;
        if (i >= some) {
            one.ranked.score = INT32_MIN;
            continue;
        }
        Terms exact = joint_terms(study, one.part.placed);
        exact -= base;
        if (is_hopeless(exact) && one.ranked.terms[TermId::objective] <= 0) {
            one.ranked.score = INT32_MIN;
            continue;
        }
        exact[TermId::support] += one.part.gains;
        one.ranked.terms -= one.part.terms;
        one.ranked.terms += exact;
        one.ranked.score = one.ranked.terms.sum();
    }
}

void Computer::pick(const Question& question, const Study& study) {
    Groups groups(study, maps_, *ways_);
    groups.reach_out();
    groups.find_all();
    const rules::Action* end = find(question, game_, Word::end_moves);
    if (end != nullptr) {
        Terms terms;
        terms[TermId::approach] = level_.margin;
        rank(*end, 0, terms);
    }
    std::vector<Found> found;
    for (std::size_t i = 0; i < study.picture.own().size(); ++i) {
        const auto body = static_cast<std::int32_t>(i);
        const Body& own = study.picture.own()[i];
        if (!own.free) continue;
        const Terms staying = groups.stay(body);
        Ends best;
        for (const std::int32_t place : groups.ends(body)) {
            if (place == own.place) continue;
            Ends ends = value_of(study, groups, body, place, false);
            if (!ends.legal) continue;
            ends.terms -= staying;
            ends.terms[TermId::noise] += noise(question, study, own.unit, place);
            if (!best.legal || ends.terms.sum() > best.terms.sum()) best = ends;
        }
        if (!best.legal) continue;
        const rules::Action* action = find(question, game_, Word::pick, own.unit);
        if (own.place == 0) {
            Reach reach;
            find_reach(study.picture, Side::own, own, own.points, reach);
            action = find(question, game_, Word::enter, own.unit, first_step(reach, 0, best.place));
        }
        if (action == nullptr) continue;
        found.push_back(
            {{.action = *action, .goal = {best.place}, .score = best.terms.sum(), .terms = best.terms},
             best.part});
    }
    verify(study, found);
    for (const Found& one : found) {
        if (one.ranked.score > INT32_MIN) ranked_.push_back(one.ranked);
    }
}

void Computer::walk(const Question& question, const Study& study) {
    Groups groups(study, maps_, *ways_);
    groups.reach_out();
    const std::int32_t body = study.picture.in_hand;
    const Body& own = study.picture.own()[static_cast<std::size_t>(body)];
    Reach reach;
    find_reach(study.picture, Side::own, own, own.points, reach);
    std::vector<Found> found;
    for (const std::int32_t place : reach.ends) {
        const bool stays = place == own.place;
        const rules::Action* action =
            stays ? find(question, game_, Word::stop)
                  : find(question, game_, Word::step, 0, first_step(reach, own.place, place));
        if (action == nullptr) continue;
        Ends ends = value_of(study, groups, body, place, true);
        if (!ends.legal && !stays) continue;
        ends.terms[TermId::noise] += noise(question, study, own.unit, place);
        found.push_back({{.action = *action, .goal = {place}, .score = ends.terms.sum(), .terms = ends.terms},
                         ends.part});
    }
    verify(study, found);
    // The best goal of each first step.
    for (const Found& one : found) {
        if (one.ranked.score == INT32_MIN) continue;
        const auto same = std::find_if(ranked_.begin(), ranked_.end(), [&](const Ranked& known) {
            return known.action == one.ranked.action;
        });
        if (same == ranked_.end()) {
            ranked_.push_back(one.ranked);
        } else if (one.ranked.score > same->score) {
            *same = one.ranked;
        }
    }
}

// The first attack of the plan: its order is the order of play, and after each result all is planned anew.
void Computer::attacks(const Question& question, const Study& study) {
    for (const Planned& one : best_attacks(study)) {
        const std::int32_t unit = study.picture.foe()[static_cast<std::size_t>(one.clash.targets[0])].unit;
        const rules::Action* action = find(question, game_, Word::target, unit);
        if (action != nullptr) return rank(*action, 0, one.terms);
    }
    if (const rules::Action* end = find(question, game_, Word::end_attacks)) rank(*end, 0, {});
}

bool holds(const Planned& planned, const Picture& picture) {
    for (std::size_t i = 0; i < picture.foe().size(); ++i) {
        if (picture.foe()[i].in_attack && !planned.clash.targets.has(static_cast<std::int32_t>(i)))
            return false;
    }
    for (std::size_t i = 0; i < picture.own().size(); ++i) {
        const Body& body = picture.own()[i];
        if (body.in_attack && !planned.clash.attackers.has({static_cast<std::int32_t>(i), body.place}))
            return false;
    }
    return true;
}

void Computer::compose(const Question& question, const Study& study) {
    const Picture& picture = study.picture;
    for (const Planned& one : best_attacks(study)) {
        if (!holds(one, picture)) continue;
        for (const std::int32_t target : one.clash.targets) {
            const Body& body = picture.foe()[static_cast<std::size_t>(target)];
            const rules::Action* action = find(question, game_, Word::target, body.unit);
            if (!body.in_attack && action != nullptr) return rank(*action, body.place, one.terms);
        }
        for (const Fighter& fighter : one.clash.attackers) {
            const Body& body = picture.own()[static_cast<std::size_t>(fighter.body)];
            if (body.in_attack) continue;
            const rules::Action* action = find(question, game_, Word::join, body.unit);
            if (action == nullptr) action = find(question, game_, Word::fire, body.unit);
            if (action != nullptr) return rank(*action, body.place, one.terms);
        }
        if (const rules::Action* action = find(question, game_, Word::resolve))
            return rank(*action, 0, one.terms);
    }
    if (const rules::Action* action = find(question, game_, Word::resolve)) rank(*action, 0, {});
}

void Computer::window(const Question& question) {
    const Window window{.view = question.view,
                        .ground = ground_,
                        .game = game_,
                        .level = level_,
                        .ways = *ways_,
                        .pull = maps_.pull,
                        .seed = ledger::mixed(question.seed, question.number),
                        .work = &work_};
    const std::size_t count = std::min(question.options.size(), most_tried);
    for (std::size_t i = 0; i < count; ++i)
        rank(question.options[i], 0, try_action(window, question.options[i]));
}

// The best first, equal scores by action; with nothing ranked the first option.
Choice Computer::decide(const Question& question) {
    std::stable_sort(ranked_.begin(), ranked_.end(), [](const Ranked& a, const Ranked& b) {
        return a.score != b.score ? a.score > b.score : a.action < b.action;
    });
    if (ranked_.empty()) rank(question.options.front(), 0, {});
    Choice choice{.action = ranked_.front().action, .thought = {}};
    choice.thought.chosen = ranked_.front();
    const auto last = ranked_.begin() + static_cast<std::ptrdiff_t>(std::min(ranked_.size(), 1 + most_next));
    choice.thought.next.assign(ranked_.begin() + 1, last);
    return choice;
}

Choice Computer::choose(const Question& question) {
    assert(!question.options.empty());
    prepare_ground(question.view.setting());
    ranked_.clear();
    work_ = 0;
    const bool drawn = game_.look != nullptr;
    if (drawn) game_.look(question.view, ground_, level_, picture_);
    const Study study{picture_, question.view.setting(), game_, level_, &work_};
    const Role role = game_.role(question.view);
    if (drawn && (role == Role::pick || role == Role::walk || role == Role::window)) {
        make_maps(picture_, level_, *ways_, maps_);
        work_ += maps_.settled / 64;
    }
    switch (role) {
        case Role::pick:
            pick(question, study);
            break;
        case Role::walk:
            walk(question, study);
            break;
        case Role::attacks:
            attacks(question, study);
            break;
        case Role::compose:
            compose(question, study);
            break;
        case Role::window:
            window(question);
            break;
        case Role::ranked:
            game_.rank({.view = question.view,
                        .options = question.options,
                        .ground = *ground_,
                        .ways = *ways_,
                        .level = level_,
                        .seed = question.seed,
                        .work = &work_},
                       ranked_);
            break;
    }
    Choice choice = decide(question);
    if (drawn) choice.thought.posture = picture_.must_act ? Posture::act : Posture::hold;
    choice.thought.main_effort = {maps_.main_effort};
    choice.thought.work = work_;
    choice.thought.level = level_.name;
    choice.thought.version = level_.version;
    return choice;
}

}  // namespace

std::unique_ptr<Player> make_computer(const Description& game, const Level& level) {
    return std::make_unique<Computer>(game, level);
}

}  // namespace hd::players
