// What was changed since a scenario was opened: the small scenario of the editor's tests, edited by hand.
#include "app/view/edit_changes.hpp"

#include "engine/scenario/build_map.hpp"
#include "tests/editor/small_document.hpp"

using namespace hd;
using namespace hd::view;

namespace {

struct Changing {
    scenario::ScratchFolder folder;
    editor::Document document = editor::drawn(folder);
    editor::Whole before = now();
    board::Map map = *scenario::build_map(*document.map());

    editor::Whole now() const { return {document.scenario(), *document.map()}; }
    std::vector<DocumentChange> changes() const {
        scenario::OrderOfBattle order;
        scenario::Unit unit;
        unit.id = "A";
        unit.name = "Durutte";
        order.units = {unit};
        return make_document_changes(before, now(), order, map);
    }
    // The only change there is.
    DocumentChange one() const {
        const auto all = changes();
        REQUIRE(all.size() == 1);
        return all.front();
    }
};

}  // namespace

TEST_CASE("Nothing changed is nothing listed, also after undo") {
    Changing c;
    CHECK(c.changes().empty());
    c.document.set_level("0203", 7);
    CHECK(c.changes().size() == 1);
    c.document.undo();
    CHECK(c.changes().empty());
}

TEST_CASE("A change made and made back by hand is none") {
    Changing c;
    c.document.place_unit("A", "0202");
    c.document.place_unit("A", "0101");
    CHECK(c.document.history().size() == 2);
    CHECK(c.changes().empty());
}

TEST_CASE("A unit is shown by its name with where it began before and after") {
    Changing c;
    c.document.place_unit("A", "0202");
    CHECK(c.one().what == "Durutte");
    CHECK(c.one().before == "0101");
    CHECK(c.one().after == "0202");
    CHECK(c.map.label(c.one().hex) == "0202");
    c.document.undo();
    c.document.place_unit("B", "0303");
    CHECK(c.one().what == "B");
    CHECK(c.one().before == "turn 3 by east");
    c.document.undo();
    c.document.place_unit("B", "");
    CHECK(c.one().after == "–");
}

TEST_CASE("Ground, heights, names, hexsides and paths are listed each by its place") {
    Changing c;
    c.document.set_terrain("0102", {});
    CHECK(c.one().what == "0102 terrain");
    CHECK(c.one().before == "woods");
    CHECK(c.one().after == "–");
    c.document.undo();
    c.document.set_level("0102", -3);
    CHECK(c.one().what == "0102 height");
    CHECK(c.one().before == "2 m");
    CHECK(c.one().after == "−3 m");
    c.document.undo();
    c.document.set_name("0102", "");
    CHECK(c.one().before == "Wood");
    c.document.undo();
    c.document.set_hexside("0102", "0101", "bridge", true);
    CHECK(c.one().what == "0101–0102");
    CHECK(c.one().before == "stream");
    CHECK(c.one().after == "bridge, stream");
    c.document.undo();
    c.document.add_path("trail", {"0103", "0102"});
    CHECK(c.one().what == "Trail 0103 to 0102");
    CHECK(c.one().before == "–");
    CHECK(c.one().after == "2 hexes");
}

TEST_CASE("Words, turns, values and objectives are listed with both") {
    Changing c;
    c.document.set_text(editor::TextField::title, "Ours");
    c.document.set_turns(1, 12);
    c.document.set_option("towns", true);
    scenario::MapObjective goal;
    goal.values = {{"french", 5}};
    c.document.set_objective("0202", goal);
    const auto all = c.changes();
    REQUIRE(all.size() == 4);
    CHECK(all[0].what == "Title");
    CHECK(all[0].before == "Mine");
    CHECK(all[0].after == "Ours");
    CHECK(all[1].what == "Turns");
    CHECK(all[1].before == "1 to 10");
    CHECK(all[1].after == "1 to 12");
    CHECK(all[2].what == "Option towns");
    CHECK(all[2].before == "no");
    CHECK(all[2].after == "yes");
    CHECK(all[3].what == "Objective in 0202");
    CHECK(all[3].before == "french 2");
    CHECK(all[3].after == "french 5");
}

TEST_CASE("What was recovered is compared like any other change") {
    Changing c;
    editor::Whole kept = c.now();
    kept.scenario.title = "Kept";
    c.document.replace(kept);
    CHECK(c.one().after == "Kept");
}
