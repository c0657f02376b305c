// Five positions each of chapters 15, Preparing for Play, and 16, Optional Rules, answered from the book
// before the code was read.
#include "engine/rules/campaign_1815/ruleset.hpp"
#include "tests/rules/campaign_1815/bench.hpp"
#include "tests/support/shipped.hpp"

#include <catch2/catch.hpp>

using namespace hd::c1815;
using namespace hd::c1815::test;

namespace {

// Quatre-Bras is N0505; the guards and a battery are the 1st Division, the KGL infantry is of the 2nd.
Field& with_divisions(Field& field) {
    return field.entry("1", ArmyId::anglo, {"N0101"})
        .units({"AG waiting 1@7", "AA waiting 1@7", "KI waiting 1@17"})
        .tag("AG", Tag::first_division)
        .tag("AA", Tag::first_division)
        .tag("KI", Tag::second_division)
        .ambush_around("N0505")
        .turn(1);
}

}  // namespace

TEST_CASE("1815 15.B#1 position 1: up to 4 grants both divisions, 5 and 6 the second, 7 neither") {
    const auto granted = [](int first, int second) {
        Field field;
        const Bench bench(with_divisions(field).units({"FI N1212"}), {first, second});
        return std::vector<int>{bench.unit("AG").granted, bench.unit("AA").granted, bench.unit("KI").granted};
    };
    CHECK(granted(1, 1) == std::vector<int>{1, 1, 1});
    CHECK(granted(1, 3) == std::vector<int>{1, 1, 1});
    CHECK(granted(2, 3) == std::vector<int>{0, 0, 1});
    CHECK(granted(3, 3) == std::vector<int>{0, 0, 1});
    CHECK(granted(3, 4) == std::vector<int>{0, 0, 0});
}

TEST_CASE("1815 15.B#3 position 2: they hide next to Quatre-Bras and not in it") {
    Field field;
    Bench bench(with_divisions(field).units({"FI N1212"}), {1, 1});
    CHECK(bench.after("hide AG") ==
          std::vector<std::string>{"N0404", "N0405", "N0504", "N0506", "N0604", "N0605"});
    CHECK(bench.refusal("hide AG N0505").rule == "1815 15.B#3");
}

TEST_CASE("1815 15.B#5 1815 15.B#6 position 3: the French run into the guards, stop, and meet 5 as 10") {
    Field field;
    Bench bench(with_divisions(field).units({"FI N0908"}), {1, 1});
    bench.acts({"hide AG N0605", "hide AA N0404", "hide KI N0404"});
    bench.pass_to(Phase::french_movement);
    // N0806 and N0706: the second touches N0605.
    bench.acts({"move FI", "step N0807", "step N0707", "step N0706"});
    CHECK(bench.count(EventKind::move_ended) == 1);
    CHECK(bench.hex("AG") == "N0605");
    CHECK(bench.hex("KI") == "N0404");
    bench.fight();
    CHECK(bench.refusal("end-attacks"));
    bench.attack("N0605", {"FI"}, {6});
    REQUIRE(bench.line(EventKind::combat_resolved, Label::total_defence) != nullptr);
    CHECK(bench.line(EventKind::combat_resolved, Label::total_defence)->num == 10 * point);
}

TEST_CASE("1815 15.B#7 position 4: an Allied move shows them all, and nobody is surprised") {
    Field field;
    Bench bench(with_divisions(field).units({"FI N1212"}), {1, 1});
    bench.acts({"hide AG N0605", "hide AA N0404", "hide KI N0404"});
    bench.pass_to(Phase::allied_movement);
    bench.acts({"move AG", "step N0705"});
    CHECK(bench.hex("AA") == "N0404");
    CHECK(bench.hex("KI") == "N0404");
    CHECK(bench.campaign().surprise == 0);
}

TEST_CASE("1815 A-45 position 5: disrupted in surprise, the guards have the five that are printed") {
    Field field;
    field.units({"FI N0505", "AG N0506 disrupted"}).at(5, Phase::french_combat);
    field.row("AG").was_hidden = 1;
    field.setting().campaign.surprise = 5;
    Bench bench(field);
    // 8 against 5 x 2 / 2 is 1:1.
    bench.attack("N0506", {"FI"}, {6});
    REQUIRE(bench.line(EventKind::combat_resolved, Label::total_defence) != nullptr);
    CHECK(bench.line(EventKind::combat_resolved, Label::total_defence)->num == 5 * point);
}

namespace {

std::shared_ptr<const hd::rules::Setting> campaign_with(bool kgl, bool reserves, bool hal) {
    return hd::support::shipped_setting(ruleset(), "campaign-1815",
                                        {{"kgl-dragoons", kgl ? 1 : 0},
                                         {"anglo-allied-reserves", reserves ? 1 : 0},
                                         {"hal-detachment", hal ? 1 : 0}});
}

}  // namespace

TEST_CASE("1815 16.A position 1: the dragoons are 4-3-5 with one shock instead of 3-2-7 with none") {
    const auto find = [](const Setting& setting) {
        for (const Counter& counter : setting.counters) {
            if (counter.has(Tag::kgl_dragoons)) return counter;
        }
        return Counter{};
    };
    const auto light = campaign_with(false, false, false);
    const Counter plain = find(static_cast<const Setting&>(*light));
    CHECK(std::vector<int>{plain.full.attack, plain.full.defence, plain.movement, plain.full.shock} ==
          std::vector<int>{3, 2, 7, 0});
    const auto heavy = campaign_with(true, false, false);
    const Counter dragoons = find(static_cast<const Setting&>(*heavy));
    CHECK(std::vector<int>{dragoons.full.attack, dragoons.full.defence, dragoons.movement,
                           dragoons.full.shock} == std::vector<int>{4, 3, 5, 1});
}
