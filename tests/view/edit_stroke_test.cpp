// Strokes over the small map of the editor's tests: columns 01 to 04, rows 01 to 03, flat hexes; columns 02
// and 04 lie half a hex further south. 0102 is woods; a stream runs between 0101 and 0102, a road from 0101
// to 0201.
#include "app/view/edit_stroke.hpp"

#include "app/view/edit_view.hpp"
#include "engine/scenario/build_map.hpp"
#include "tests/editor/small_document.hpp"

#include <algorithm>

using namespace hd;
using namespace hd::view;
using board::Direction;
using board::HexId;

namespace {

struct Drawing {
    scenario::ScratchFolder folder;
    editor::Document document = editor::drawn(folder);
    board::Map map = *scenario::build_map(*document.map());
    std::string as_it_was = editor::bytes_of(document);

    HexId hex(std::string_view label) const { return *map.numbering().parse(label); }
    // Enter at a hex, and at its northern side or another.
    bool enter(std::optional<Stroke>& stroke, const Stroke& fresh, std::string_view label,
               Direction side = Direction::d0) {
        return press_at(stroke, fresh, map, {hex(label), side});
    }
    std::vector<std::string> labels(const Stroke& stroke) const {
        std::vector<std::string> labels;
        for (const HexId one : stroke.hexes) labels.push_back(map.label(one));
        return labels;
    }
    std::vector<std::string> terrain(const std::string& label) const {
        const scenario::HexRows& rows = document.map()->hexes;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].hex == label) return rows[i].terrain;
        }
        return {};
    }
};

using Labels = std::vector<std::string>;

}  // namespace

TEST_CASE("Enter begins a stroke, leads it on over what lies between, and ends it where it stands") {
    Drawing d;
    std::optional<Stroke> stroke;
    const Stroke fresh{.kind = StrokeKind::path, .what = "trail"};
    CHECK_FALSE(d.enter(stroke, fresh, "0101"));
    REQUIRE(stroke);
    CHECK(stroke->by_keys);
    CHECK_FALSE(d.enter(stroke, fresh, "0103"));
    CHECK(d.labels(*stroke) == Labels{"0101", "0102", "0103"});
    CHECK(editor::bytes_of(d.document) == d.as_it_was);
    CHECK(d.enter(stroke, fresh, "0103"));
    carry_out(*stroke, d.map, d.document);
    REQUIRE(d.document.history().size() == 1);
    CHECK(d.document.history()[0].label == "trail over 3 hexes");
    CHECK(d.document.map()->paths.back().hexes == Labels{"0101", "0102", "0103"});
    editor::undo_all(d.document);
    CHECK(editor::bytes_of(d.document) == d.as_it_was);
}

TEST_CASE("A stroke that is given up has changed nothing, not even what can be redone") {
    Drawing d;
    d.document.set_level("0101", 5);
    d.document.undo();
    std::optional<Stroke> stroke;
    const Stroke fresh{.kind = StrokeKind::terrain, .what = "woods"};
    d.enter(stroke, fresh, "0101");
    d.enter(stroke, fresh, "0301");
    stroke.reset();
    CHECK(editor::bytes_of(d.document) == d.as_it_was);
    CHECK(d.document.can_redo());
}

TEST_CASE("A hexside is taken by either of its hexes, once, and never on the border") {
    Drawing d;
    std::optional<Stroke> stroke;
    const Stroke fresh{.kind = StrokeKind::hexside, .what = "stream"};
    // South of 0102 is north of 0103.
    CHECK_FALSE(d.enter(stroke, fresh, "0102", Direction::d3));
    CHECK_FALSE(d.enter(stroke, fresh, "0101", Direction::d0));  // the border: nothing
    CHECK(stroke->sides.size() == 1);
    CHECK(d.enter(stroke, fresh, "0103", Direction::d0));  // the same side again ends it
    CHECK(stroke->sides.size() == 1);
    CHECK(stroke_words(*stroke, d.map) == "stream on 1 hexside");
    carry_out(*stroke, d.map, d.document);
    REQUIRE(d.document.map()->hexsides.size() == 2);
    CHECK(d.document.map()->hexsides[1].between == Labels{"0102", "0103"});
    stroke->away = true;
    CHECK(stroke_words(*stroke, d.map) == "no stream on 1 hexside");
    carry_out(*stroke, d.map, d.document);
    CHECK(d.document.map()->hexsides.size() == 1);
}

TEST_CASE("A line and a unit on its way have two ends, so the second Enter ends them") {
    Drawing d;
    std::optional<Stroke> stroke;
    CHECK_FALSE(d.enter(stroke, {.kind = StrokeKind::line, .what = "woods"}, "0101"));
    CHECK(d.enter(stroke, {.kind = StrokeKind::line, .what = "woods"}, "0103"));
    CHECK(stroke_words(*stroke, d.map) == "line of woods on 3 hexes");
    carry_out(*stroke, d.map, d.document);
    for (const char* label : {"0101", "0102", "0103"}) CHECK(d.terrain(label) == Labels{"woods"});
    CHECK(d.document.history().size() == 1);

    stroke.reset();
    const Stroke fresh{.kind = StrokeKind::unit, .what = "A"};
    CHECK_FALSE(d.enter(stroke, fresh, "0101"));
    CHECK(d.enter(stroke, fresh, "0202"));
    CHECK(stroke_words(*stroke, d.map) == "A from 0101 to 0202");
    carry_out(*stroke, d.map, d.document);
    CHECK(d.document.scenario().setup[0].place == "0202");
    CHECK(d.document.history().back().label == "place A on 0202");
}

TEST_CASE("A unit that is put down where it was picked up stays, without a change") {
    Drawing d;
    std::optional<Stroke> stroke;
    const Stroke fresh{.kind = StrokeKind::unit, .what = "A"};
    d.enter(stroke, fresh, "0101");
    CHECK(d.enter(stroke, fresh, "0101"));
    carry_out(*stroke, d.map, d.document);
    CHECK(d.document.history().empty());
}

TEST_CASE("Space ends a stroke where it is led to, and makes one of a single hex where none is under way") {
    Drawing d;
    std::optional<Stroke> stroke;
    const Stroke fresh{.kind = StrokeKind::terrain, .what = "woods"};
    finish_at(stroke, fresh, d.map, {d.hex("0303"), Direction::d0});
    CHECK(d.labels(*stroke) == Labels{"0303"});
    stroke.reset();
    d.enter(stroke, fresh, "0101");
    finish_at(stroke, fresh, d.map, {d.hex("0102"), Direction::d0});
    CHECK(d.labels(*stroke) == Labels{"0101", "0102"});
}

TEST_CASE("A stroke that crosses itself counts and paints each hex once") {
    Drawing d;
    Stroke stroke{.kind = StrokeKind::level, .level = -5};
    for (const char* label : {"0101", "0102", "0101"}) lead_to(stroke, d.map, d.hex(label));
    CHECK(stroke_words(stroke, d.map) == "level −5 m on 2 hexes");
    BoardMarks marks;
    mark_stroke(stroke, d.map, marks);
    CHECK(marks.brush.size() == 2);
    carry_out(stroke, d.map, d.document);
    const board::Map after = *scenario::build_map(*d.document.map());
    CHECK(after.level(d.hex("0101")) == -5);
    CHECK(after.level(d.hex("0102")) == -5);
}

TEST_CASE("The eraser takes the terrain and the paths along its way") {
    Drawing d;
    Stroke stroke{.kind = StrokeKind::eraser};
    for (const char* label : {"0102", "0101", "0201"}) lead_to(stroke, d.map, d.hex(label));
    carry_out(stroke, d.map, d.document);
    CHECK(d.terrain("0102").empty());
    CHECK(d.document.map()->paths.empty());
    CHECK(d.document.history().size() == 1);
    CHECK(d.document.history()[0].label == "erase 3 hexes");
}

TEST_CASE("Painting the default terrain, or away, leaves a hex with none of its own") {
    for (const bool away : {false, true}) {
        Drawing d;
        Stroke stroke{.kind = StrokeKind::terrain, .what = away ? "woods" : "", .away = away};
        lead_to(stroke, d.map, d.hex("0102"));
        carry_out(stroke, d.map, d.document);
        CHECK(d.terrain("0102").empty());
    }
}

TEST_CASE("A path is cut along a stroke that takes away") {
    Drawing d;
    Stroke stroke{.kind = StrokeKind::path, .what = "road", .away = true};
    lead_to(stroke, d.map, d.hex("0201"));
    lead_to(stroke, d.map, d.hex("0101"));
    carry_out(stroke, d.map, d.document);
    CHECK(d.document.map()->paths.empty());
}

TEST_CASE("Filling paints the ground of one kind that hangs together") {
    Drawing d;
    const Stroke stroke = fill_of(d.map, d.hex("0101"), "woods");
    CHECK(stroke.hexes.size() == 4 * 3 - 1);  // all but the woods
    carry_out(stroke, d.map, d.document);
    CHECK(d.terrain("0403") == Labels{"woods"});
}

TEST_CASE("Turning walks the sides that another hex shares, either way round") {
    Drawing d;
    // In the north-western corner only the south-east and the south are shared.
    const HexId corner = d.hex("0101");
    CHECK(side_after(d.map, corner, Direction::d0, 0) == Direction::d2);
    CHECK(side_after(d.map, corner, Direction::d2, 1) == Direction::d3);
    CHECK(side_after(d.map, corner, Direction::d3, 1) == Direction::d2);
    CHECK(side_after(d.map, corner, Direction::d3, -1) == Direction::d2);
    // In the middle all are.
    CHECK(side_after(d.map, d.hex("0202"), Direction::d5, 1) == Direction::d0);
    CHECK(side_after(d.map, d.hex("0202"), Direction::d0, -1) == Direction::d5);
}
