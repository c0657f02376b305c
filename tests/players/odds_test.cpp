// The superiority that players reckon with for places where nobody stands yet is the one of the rules.
#include "engine/players/description.hpp"
#include "engine/rules/victory_at_waterloo/state.hpp"
#include "tests/players/kit.hpp"

#include <catch2/catch.hpp>

namespace hd::players::test {

namespace {

// Every attack on one enemy by one or two bodies next to it, or firing on it, compared with the preview.
int compare(const rules::View& view, const Description& game) {
    Picture picture;
    game.look(view, game.ground(view.setting()), shipped_levels().all.front(), picture);
    int compared = 0;
    for (std::size_t t = 0; t < picture.foe().size(); ++t) {
        const Body& target = picture.foe()[t];
        if (target.place == 0) continue;
        Fighters beside;
        for (std::size_t i = 0; i < picture.own().size(); ++i) {
            const Body& body = picture.own()[i];
            const bool fires = body.fires && game.sees(view.setting(), body.place, target.place);
            const bool near = picture.ground->adjacent(body.place, target.place);
            if (body.place != 0 && (near || fires)) beside.add({static_cast<std::int32_t>(i), body.place});
        }
        for (std::size_t count = 1; count <= beside.size(); ++count) {
            Fighters attackers;
            rules::Attack attack{.attackers = {}, .defenders = {target.unit}};
            for (std::size_t i = beside.size() - count; i < beside.size(); ++i) {
                attackers.add(beside[i]);
                attack.attackers.push_back(picture.own()[static_cast<std::size_t>(beside[i].body)].unit);
            }
            Fighters targets;
            targets.add({static_cast<std::int32_t>(t), target.place});
            const auto preview = view.ruleset().preview(view, attack);
            REQUIRE(preview.has_value());
            CHECK(preview->column == game.edge(picture, view.setting(), Side::own, attackers, targets));
            const Chances& chances = picture.chances_of(preview->column);
            CHECK(chances.of == static_cast<std::int32_t>(preview->outcomes.size()));
            ++compared;
        }
    }
    return compared;
}

}  // namespace

TEST_CASE("edges at places agree with the preview of the rules, over games with and without options") {
    const Description& game = *description_of(vaw::ruleset());
    for (const rules::OptionValues& options :
         {rules::OptionValues{}, rules::OptionValues{{"towns", 1}, {"artillery", 1}}}) {
        int compared = 0;
        const Watch watch = [&](const Question& question, const Choice&) {
            if (question.number % 11 == 0) compared += compare(question.view, game);
        };
        const auto one = player("yardstick");
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            play(vaw::ruleset(), battle(options), {one.get(), one.get()}, seed, watch);
        }
        CHECK(compared > 200);
    }
}

}  // namespace hd::players::test
