// What a journal keeps of a document is what comes back, whole or not at all.
#include "editor/document/journal.hpp"

#include "engine/scenario/files.hpp"
#include "tests/editor/small_document.hpp"

namespace hd::editor {

namespace {

namespace fs = std::filesystem;

// With four edits, of map and scenario.
Document edited(const scenario::ScratchFolder& folder) {
    Document document = drawn(folder);
    document.set_terrain("0303", {"woods"});
    document.place_unit("A", "0403");
    document.set_text(TextField::title, "Mine, second day");
    document.set_turns(1, 6);
    return document;
}

}  // namespace

TEST_CASE("a journal gives back what was edited, as one step that can be undone") {
    const scenario::ScratchFolder folder;
    const fs::path journals = folder.path() / "state" / "journals";
    const Document before = edited(folder);
    REQUIRE(write_journal(journals, before));

    const std::vector<JournalEntry> found = list_journals(journals);
    REQUIRE(found.size() == 1);
    CHECK(found[0].document == fs::absolute(before.path()));
    CHECK(found[0].title == "Mine, second day");
    CHECK(found[0].edits == 4);

    Document after = drawn(folder);
    const std::string as_opened = bytes_of(after);
    auto whole = read_journal(found[0]);
    REQUIRE(whole);
    after.replace(std::move(*whole));
    CHECK(bytes_of(after) == bytes_of(before));
    CHECK(after.has_unsaved_edits());
    CHECK(after.history().size() == 1);
    after.undo();
    CHECK(bytes_of(after) == as_opened);
    after.redo();
    REQUIRE(after.save());
    const auto again = Document::open(data_root(), after.path());
    REQUIRE(again);
    CHECK(bytes_of(*again) == bytes_of(before));
}

TEST_CASE("writing and listing journals leaves the document's own files alone") {
    const scenario::ScratchFolder folder;
    const Document document = edited(folder);
    const std::string scenario = *scenario::read_file(document.path());
    REQUIRE(write_journal(folder.path() / "journals", document));
    CHECK(*scenario::read_file(document.path()) == scenario);
    CHECK(*scenario::read_file(document.map_path()) == drawn_map);
}

TEST_CASE("a document has one journal, the latest; two documents have two") {
    const scenario::ScratchFolder folder;
    const fs::path journals = folder.path() / "journals";
    Document first = edited(folder);
    REQUIRE(write_journal(journals, first));
    first.set_level("0303", 2);
    REQUIRE(write_journal(journals, first));
    Document second = drawn(folder, "another.scenario.json");
    second.set_turns(1, 3);
    REQUIRE(write_journal(journals, second));

    const std::vector<JournalEntry> found = list_journals(journals);
    REQUIRE(found.size() == 2);
    CHECK(found[0].document.filename() == "another.scenario.json");
    CHECK(found[0].edits == 1);
    CHECK(found[1].edits == 5);
}

TEST_CASE("a journal that is dropped is gone, and dropping it again does nothing") {
    const scenario::ScratchFolder folder;
    const fs::path journals = folder.path() / "journals";
    const Document document = edited(folder);
    REQUIRE(write_journal(journals, document));
    drop_journal(journals, document.path());
    CHECK(list_journals(journals).empty());
    drop_journal(journals, document.path());
    CHECK(list_journals(folder.path() / "no such folder").empty());
}

TEST_CASE("a journal of a map inside its scenario needs no other") {
    const scenario::ScratchFolder folder;
    const auto path = folder.put("own.scenario.json", drawn_scenario(drawn_map));
    auto document = Document::open(data_root(), path);
    REQUIRE(document);
    document->set_name("0403", "Ford");
    REQUIRE(write_journal(folder.path() / "journals", *document));
    auto whole = read_journal(list_journals(folder.path() / "journals").at(0));
    REQUIRE(whole);
    CHECK_FALSE(whole->map);
    auto again = Document::open(data_root(), path);
    REQUIRE(again);
    const std::string before = bytes_of(*again);
    again->replace(std::move(*whole));
    CHECK(bytes_of(*again) == bytes_of(*document));
    again->undo();
    CHECK(bytes_of(*again) == before);
}

TEST_CASE("a journal that was torn off anywhere is refused") {
    const scenario::ScratchFolder folder;
    const fs::path journals = folder.path() / "journals";
    REQUIRE(write_journal(journals, edited(folder)));
    const JournalEntry entry = list_journals(journals).at(0);
    const std::string bytes = *scenario::read_file(entry.file);
    // Each length in the head, then every seventh, and where the scenario ends and the map begins.
    std::vector<std::size_t> lengths{bytes.rfind("{\n  \"format\": \"hundred-days-map\"")};
    REQUIRE(lengths[0] != std::string::npos);
    for (std::size_t length = 0; length < bytes.size(); length += length < 300 ? 1 : 7)
        lengths.push_back(length);
    for (const std::size_t length : lengths) {
        INFO(length << " of " << bytes.size());
        REQUIRE(scenario::write_file(entry.file, bytes.substr(0, length)));
        CHECK_FALSE(read_journal(entry));
    }
    REQUIRE(scenario::write_file(entry.file, bytes));
    CHECK(read_journal(entry));
}

TEST_CASE("what is no journal is passed over in a list and refused by name") {
    const scenario::ScratchFolder folder;
    folder.put("journals/notes.txt", "hundred-days-journal 1\n");
    folder.put("journals/empty.journal", "");
    folder.put("journals/other.journal", "hundred-days-journal 99\na\nb\n0\n0\n0\n0\n");
    CHECK(list_journals(folder.path() / "journals").empty());
    JournalEntry entry;
    entry.file = folder.path() / "journals" / "empty.journal";
    const auto whole = read_journal(entry);
    REQUIRE_FALSE(whole);
    REQUIRE(whole.error().count() == 1);
    CHECK(scenario::to_text(whole.error().all()[0]).find("is no journal that can be read") !=
          std::string::npos);
}

}  // namespace hd::editor
