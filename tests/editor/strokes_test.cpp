// A stroke of the mouse is many small edits that are undone as one.
#include "tests/editor/small_document.hpp"

namespace hd::editor {

namespace {

// Three hexes of woods along the second row.
void paint_woods(Document& document) {
    for (const char* hex : {"0202", "0302", "0402"}) REQUIRE(document.set_terrain(hex, {"woods"}));
}

}  // namespace

TEST_CASE("a stroke is one entry, undone and done again whole") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    document.set_turns(1, 8);
    const std::string before = bytes_of(document);
    paint_woods(document);
    const std::string after = bytes_of(document);
    document.join_since(1, "woods on 3 hexes");
    REQUIRE(document.history().size() == 2);
    CHECK(document.position() == 2);
    CHECK(document.history()[1].label == "woods on 3 hexes");
    CHECK(bytes_of(document) == after);
    document.undo();
    CHECK(bytes_of(document) == before);
    document.redo();
    CHECK(bytes_of(document) == after);
}

TEST_CASE("a stroke of one edit is only named, one of none leaves the history") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    document.join_since(0, "nothing");
    CHECK(document.history().empty());
    document.set_level("0303", 4);
    document.join_since(0, "heights on 1 hex");
    REQUIRE(document.history().size() == 1);
    CHECK(document.history()[0].label == "heights on 1 hex");
    document.join_since(1, "nothing");
    CHECK(document.history()[0].label == "heights on 1 hex");
}

TEST_CASE("a stroke over the same hex twice is undone to what was there first") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    const std::string before = bytes_of(document);
    document.set_level("0102", 3);
    document.set_level("0102", 4);
    document.set_terrain("0102", {});
    document.join_since(0, "eraser");
    undo_all(document);
    CHECK(document.position() == 0);
    CHECK(bytes_of(document) == before);
}

TEST_CASE("a stroke that was saved in its middle still has edits to save, whatever comes after") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    document.set_terrain("0202", {"woods"});
    REQUIRE(document.save());
    document.set_terrain("0302", {"woods"});
    document.set_terrain("0402", {"woods"});
    document.join_since(0, "woods on 3 hexes");  // as many entries now as there were at the save
    CHECK(document.has_unsaved_edits());
    document.set_level("0303", 1);
    CHECK(document.has_unsaved_edits());
    REQUIRE(document.save());
    const auto again = Document::open(data_root(), document.path());
    REQUIRE(again);
    CHECK(bytes_of(*again) == bytes_of(document));
}

TEST_CASE("a stroke that was saved at its end is saved as one entry too") {
    const scenario::ScratchFolder folder;
    Document document = drawn(folder);
    paint_woods(document);
    REQUIRE(document.save());
    document.join_since(0, "woods on 3 hexes");
    CHECK_FALSE(document.has_unsaved_edits());
    document.set_level("0303", 1);
    document.set_level("0303", 2);
    CHECK(document.has_unsaved_edits());
    CHECK(document.unsaved_edits() == 2);
}

}  // namespace hd::editor
