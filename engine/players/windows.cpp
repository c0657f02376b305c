#include "engine/players/windows.hpp"

#include "engine/rules/play.hpp"

#include <algorithm>
#include <array>

namespace hd::players {

namespace {

constexpr int most_answers = 12;  // of default answers, before a position is valued as it stands
constexpr int faces = 6;

// Answers the windows that follow with their first option, whoever is asked, until the business is settled.
void settle(rules::Conduct& conduct, const Description& game) {
    for (int i = 0; i < most_answers && !conduct.options.empty(); ++i) {
        const rules::View view(conduct.game, rules::decision(conduct.game).seat);
        if (game.role(view) != Role::window) return;
        const rules::Action first = conduct.options.front();
        rules::act(conduct, first);
    }
}

// What a position is worth to the seat of the view at a quiet point.
Terms position_terms(const Window& window, const rules::View& view) {
    if (window.game.position != nullptr)
        return window.game.position(view, *window.ground, window.ways, window.level);
    Picture picture;
    window.game.look(view, window.ground, window.level, picture);
    Terms terms;
    terms[TermId::points] = window.game.points(view);
    Maps maps;
    find_strikes(picture, maps);
    maps.pull = window.pull;
    const Study study{picture, view.setting(), window.game, window.level, window.work};
    for (std::size_t i = 0; i < picture.own().size(); ++i) {
        const Body& body = picture.own()[i];
        terms[TermId::points] += window.level.force * body.strength;
        if (body.place == 0) continue;
        terms += place_terms(study, maps, window.ways, static_cast<std::int32_t>(i), body.place);
    }
    // Prizes that are taken stand in the points already.
    terms[TermId::objective] = 0;
    for (const Body& body : picture.foe()) terms[TermId::points] -= window.level.force * body.strength;
    if (picture.stage == Stage::attacking) {
        for (const Planned& planned : best_attacks(study)) terms[TermId::grip] += planned.terms.sum();
    }
    return terms;
}

struct Tried {
    Terms terms;
    bool rolled = false;
};

Tried try_once(const Window& window, const rules::Action& action, int face) {
    rules::Game imagined = window.view.ruleset().imagine(window.view, window.seed);
    ledger::Dice dice(window.seed);
    const std::array<int, 1> forced{face};
    dice.give(forced, ledger::DieSource::forced);
    ledger::Log log;
    rules::Conduct conduct{.game = imagined, .dice = dice, .log = log, .working = rules::Working::off};
    rules::act(conduct, action);
    settle(conduct, window.game);
    if (window.work != nullptr) ++*window.work;
    const rules::View after(imagined, window.view.seat());
    Tried tried;
    tried.terms = position_terms(window, after);
    tried.rolled = dice.unused() == 0;
    return tried;
}

}  // namespace

Terms try_action(const Window& window, const rules::Action& action) {
    const Tried first = try_once(window, action, 1);
    if (!first.rolled) return first.terms;
    std::array<std::int64_t, term_count> sums{};
    for (int face = 1; face <= faces; ++face) {
        const Terms terms = face == 1 ? first.terms : try_once(window, action, face).terms;
        for (std::size_t i = 0; i < term_count; ++i) sums[i] += terms.value[i];
    }
    Terms mean;
    for (std::size_t i = 0; i < term_count; ++i) mean.value[i] = static_cast<std::int32_t>(sums[i] / faces);
    return mean;
}

}  // namespace hd::players
