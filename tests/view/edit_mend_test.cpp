// Mends of findings: faults are put into the small scenario of the editor's tests (4 columns, 3 rows) and
// lint finds them, so that a mend is judged by the finding being gone.
#include "app/view/edit_mend.hpp"

#include "editor/lint/lint.hpp"
#include "engine/scenario/build_map.hpp"
#include "tests/editor/small_document.hpp"

#include <algorithm>

using namespace hd;
using namespace hd::view;

namespace {

struct Mending {
    scenario::ScratchFolder folder;
    editor::Document document = editor::drawn(folder);

    board::Map map() const { return *scenario::build_map(*document.map()); }
    scenario::Resolved resolved() const {
        scenario::Resolved all;
        all.scenario = document.scenario();
        scenario::Seat seat;
        seat.id = "french";
        seat.armies = {"french"};
        all.scenario.seats = {seat};
        all.map = *document.map();
        for (const char* id : {"A", "B", "C", "D"}) {
            scenario::Unit unit;
            unit.id = id;
            unit.army = "french";
            all.order_of_battle.units.push_back(unit);
        }
        all.order_of_battle.id = "small";
        all.files = {"s", "m", "o"};
        return all;
    }
    editor::Findings findings() const {
        editor::RulesetChecks checks;
        checks.units_per_hex = 1;
        checks.options = {"towns", "cavalry"};
        checks.flowing_hexsides = {"stream"};
        return editor::lint(resolved(), checks);
    }
    editor::Finding finding(std::string_view check) const {
        for (const editor::Finding& one : findings()) {
            if (one.check == check) return one;
        }
        FAIL("nothing found by " << check);
        return {};
    }
    std::size_t count(std::string_view check) const {
        const auto all = findings();
        return static_cast<std::size_t>(
            std::count_if(all.begin(), all.end(), [&](const auto& one) { return one.check == check; }));
    }
    // Mends the first finding of that check, and says with which verb.
    std::string mend(std::string_view check) {
        const editor::Finding one = finding(check);
        const Mend how = make_mend(one, resolved(), map());
        const std::size_t before = count(check);
        const std::size_t began = document.position();
        CHECK(carry_out(how, one, map(), document));
        CHECK(count(check) < before);
        CHECK(document.position() == began + 1);  // one step of undo
        return verb_of(how);
    }
};

}  // namespace

TEST_CASE("A unit that stands twice is taken out the second time") {
    Mending m;
    scenario::Scenario twice = m.document.scenario();
    scenario::ScheduleEntry entry;
    entry.unit = "A";
    entry.turn = 2;
    entry.entry = "east";
    twice.schedule.push_back(entry);
    m.document.replace({twice, *m.document.map()});
    CHECK(m.mend("unit-twice") == "Remove");
    CHECK(m.document.scenario().setup.size() == 2);
    CHECK(m.document.scenario().schedule.size() == 2);
}

TEST_CASE("An unknown unit takes the name it is near to, or goes") {
    Mending m;
    m.document.rename_unit("A", "AA");
    const editor::Finding one = m.finding("unknown-unit");
    if (one.fix.verb == editor::FixVerb::rename) {
        CHECK(m.mend("unknown-unit") == "Rename");
    } else {
        CHECK(m.mend("unknown-unit") == "Remove");
    }
    m.document.place_unit("Quatre Bras", "0303");
    CHECK(m.mend("unknown-unit") == "Remove");
}

TEST_CASE("An arrival after the last turn is moved to the last, and one by no entry to the nearest name") {
    Mending m;
    m.document.schedule_unit("B", 14, "east");
    CHECK(m.mend("turn-outside") == "Move");
    m.document.schedule_unit("B", 3, "eest");
    CHECK(m.mend("unknown-entry") == "Rename");
    const auto& schedule = m.document.scenario().schedule;
    const auto b =
        std::find_if(schedule.begin(), schedule.end(), [](const auto& one) { return one.unit == "B"; });
    REQUIRE(b != schedule.end());
    CHECK(b->turn == 3);
    CHECK(b->entry == "east");
}

TEST_CASE("An option that the game lacks takes the name it is near to, with its value") {
    Mending m;
    m.document.set_option("cavalri", true);
    CHECK(m.mend("unknown-option") == "Rename");
    const scenario::Value* value = scenario::find_named(m.document.scenario().options, "cavalry");
    REQUIRE(value != nullptr);
    CHECK(*value == scenario::Value{true});
}

TEST_CASE("A side of an objective that no player has takes the name it is near to") {
    Mending m;
    scenario::MapObjective goal;
    goal.values = {{"frensh", 3}};
    m.document.set_objective("0202", goal);
    CHECK(m.mend("unknown-side") == "Rename");
    CHECK(m.document.map()->objectives[0].values == scenario::NamedNumbers{{"french", 3}});
}

TEST_CASE(
    "Of the sides of an objective the one is mended that the finding is about, whatever its sentence says") {
    Mending m;
    scenario::MapObjective goal;
    goal.values = {{"french", 2}, {"dutch", 1}, {"frensh", 3}};
    m.document.set_objective("0202", goal);
    REQUIRE(m.count("unknown-side") == 2);
    CHECK(m.mend("unknown-side") == "Remove");  // no seat is near to dutch
    CHECK(m.document.map()->objectives[0].values == scenario::NamedNumbers{{"french", 2}, {"frensh", 3}});
    // The sentence asks whether "french" was meant, which has its worth already.
    editor::Finding misspelt = m.finding("unknown-side");
    CHECK(misspelt.message.find("\"french\"") != std::string::npos);
    misspelt.message.clear();
    const Mend how = make_mend(misspelt, m.resolved(), m.map());
    CHECK(verb_of(how) == "Remove");
    CHECK(carry_out(how, misspelt, m.map(), m.document));
    CHECK(m.document.map()->objectives[0].values == scenario::NamedNumbers{{"french", 2}});
    CHECK(m.count("unknown-side") == 0);
}

TEST_CASE("A unit that can't stand where it is comes into hand, and nothing is changed") {
    Mending m;
    m.document.place_unit("A", "0909");
    const editor::Finding off = m.finding("unit-off-map");
    const Mend how = make_mend(off, m.resolved(), m.map());
    CHECK(verb_of(how) == "Choose");
    CHECK(how.unit == "A");
    CHECK_FALSE(carry_out(how, off, m.map(), m.document));
    m.document.place_unit("A", "0303");  // where D stands
    const editor::Finding many = m.finding("too-many-units");
    const Mend choose = make_mend(many, m.resolved(), m.map());
    CHECK(verb_of(choose) == "Choose");
    CHECK(m.map().label(choose.hex) == "0303");
}

TEST_CASE("What no single change mends is shown where it is written") {
    Mending m;
    m.document.set_text(editor::TextField::title, "");
    const Mend how = make_mend(m.finding("no-title"), m.resolved(), m.map());
    CHECK(verb_of(how) == "Show");
    CHECK(how.place == EditPlace::words);
    CHECK_FALSE(carry_out(how, m.finding("no-title"), m.map(), m.document));
}

TEST_CASE("A loose end one side short of the next stream is joined, and of the edge of the map too") {
    Mending m;
    // Round the middle hex 0202 from its north to its south-west, the last side but one left out. Corners of
    // 0202 are all inside the map.
    const auto side = [&](const char* other) {
        return m.document.set_hexside("0202", other, "stream", true);
    };
    m.document.set_hexside("0101", "0102", "stream", false);
    REQUIRE(side("0201"));  // north
    REQUIRE(side("0303"));  // south-east: one side, the north-east, lies between
    const board::Map map = m.map();
    const auto hex = [&](const char* label) { return *map.numbering().parse(label); };
    const auto kind = board::Kinds::find(map.kinds().hexsides, "stream");
    REQUIRE(kind);
    const auto sides = joining_sides(map, hex("0202"), hex("0201"), *kind);
    REQUIRE(sides.size() == 1);
    const std::size_t loose = m.count("stream-ends");
    REQUIRE(loose > 0);
    CHECK(m.mend("stream-ends") == "Join");
    CHECK(m.count("stream-ends") < loose);
}
