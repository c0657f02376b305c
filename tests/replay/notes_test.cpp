// Notes beside a recording: kept, read again, and never taken for those of another game.
#include "replay/notes.hpp"

#include "engine/ledger/state.hpp"
#include "engine/scenario/files.hpp"

#include <catch2/catch.hpp>
#include <unistd.h>

#include <filesystem>
#include <fstream>

using namespace hd;
using namespace hd::replay;

namespace {

// A folder of this test alone.
struct Folder {
    Folder() : path(std::filesystem::temp_directory_path() / ("hd-notes-" + std::to_string(::getpid()))) {
        std::filesystem::create_directories(path);
    }
    ~Folder() { std::filesystem::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string file(const std::string& name) const { return (path / name).string(); }

    std::filesystem::path path;
};

// Events 0 without dice, 1 with a typed die, 2 with a drawn one, 3 with a typed one.
ledger::Log rolled(std::uint64_t hash) {
    ledger::Log log;
    const auto add = [&](std::uint64_t after, std::vector<ledger::Die> dice) {
        log.append({}, after, {}, {}, dice);
    };
    add(hash, {});
    add(hash + 1, {{.value = 3, .source = ledger::DieSource::typed}});
    add(hash + 2, {{.value = 5, .source = ledger::DieSource::drawn}});
    add(hash + 3, {{.value = 1, .source = ledger::DieSource::typed}});
    return log;
}

}  // namespace

TEST_CASE("The notes of a recording stand beside it under its name") {
    CHECK(notes_path("games/waterloo-1.game") == "games/waterloo-1.notes.json");
}

TEST_CASE("A reference is one line of UTF-8") {
    CHECK(can_be_reference("sheet 12"));
    CHECK(can_be_reference("Zettel für Prüfung €"));
    CHECK(can_be_reference("\xF0\x9F\x8E\xB2"));  // a die, U+1F3B2
    for (const char* text : {"", "a\nb", "tab\t", "\x7F"}) CHECK_FALSE(can_be_reference(text));
    // Cut short, a second byte alone, overlong, a surrogate, past the last character, no such byte.
    for (const char* text :
         {"\xE2\x82", "\x82", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF"})
        CHECK_FALSE(can_be_reference(text));
}

TEST_CASE("Typed dice alone are noted, each with the hash after its event") {
    const ledger::Log log = rolled(0xABC0);
    Notes notes;
    CHECK_FALSE(note_dice(notes, log, 0, 1, "sheet 1"));
    CHECK_FALSE(note_dice(notes, log, 2, 3, "sheet 1"));
    CHECK(notes.dice.empty());
    CHECK(note_dice(notes, log, 0, 4, "sheet 1"));
    REQUIRE(notes.dice.size() == 2);
    CHECK(notes.dice[0].event == 1);
    CHECK(notes.dice[0].hash == "000000000000abc1");
    CHECK(notes.dice[1].event == 3);
    CHECK(reference_of(notes, log, 1) == "sheet 1");
    CHECK(reference_of(notes, log, 2).empty());
    // Noted again it is replaced.
    CHECK(note_dice(notes, log, 3, 4, "photo 7"));
    CHECK(notes.dice.size() == 2);
    CHECK(reference_of(notes, log, 3) == "photo 7");
}

TEST_CASE("A note of another game's event is none of this game's, and stays in the file") {
    Notes notes;
    REQUIRE(note_dice(notes, rolled(0xABC0), 1, 2, "sheet 1"));
    const ledger::Log other = rolled(0x9990);
    CHECK(reference_of(notes, other, 1).empty());
    CHECK(notes_of(notes, other).dice.empty());
    CHECK(note_dice(notes, other, 1, 2, "sheet 2"));
    CHECK(notes.dice.size() == 2);
    CHECK(reference_of(notes, other, 1) == "sheet 2");
    CHECK(notes_of(notes, other).dice.size() == 1);
    // Of events that this log has not.
    CHECK(reference_of(notes, ledger::Log{}, 1).empty());
}

TEST_CASE("A reference is cut at 200 bytes and never within a character") {
    const ledger::Log log = rolled(1);
    Notes notes;
    const std::string whole(199, 'a');
    std::string reference = whole;
    reference.append("é and more");
    REQUIRE(note_dice(notes, log, 1, 2, reference));
    CHECK(reference_of(notes, log, 1) == whole);
}

TEST_CASE("What is written is read again, with keys that are not known") {
    const Folder folder;
    const std::string path = folder.file("a.notes.json");
    Notes notes;
    REQUIRE(note_dice(notes, rolled(1), 0, 4, "sheet \"12\", line 3"));
    REQUIRE(write_notes(path, notes));
    auto again = read_notes(path);
    REQUIRE(again);
    CHECK(*again == notes);
    std::ofstream(path) << R"({"format": "hundred-days-notes", "version": 1, "bookmarks": [3], "dice": []})";
    again = read_notes(path);
    REQUIRE(again);
    REQUIRE(write_notes(path, *again));
    CHECK(scenario::read_file(path)->find("\"bookmarks\"") != std::string::npos);
}

TEST_CASE("No file is no notes; a broken one is a fault that names it") {
    const Folder folder;
    const auto none = read_notes(folder.file("none.notes.json"));
    REQUIRE(none);
    CHECK(none->dice.empty());
    const std::string path = folder.file("broken.notes.json");
    for (const char* bytes :
         {"{\"format\": \"hundred-days-notes\", ", "[]", "",
          R"({"format": "hundred-days-notes", "version": 99, "dice": []})",
          R"({"format": "hundred-days-notes", "version": 1, "dice": [{"event": "x"}]})"}) {
        INFO(bytes);
        std::ofstream(path, std::ios::trunc) << bytes;
        const auto broken = read_notes(path);
        REQUIRE_FALSE(broken);
        CHECK(broken.error().find("broken.notes.json") != std::string::npos);
    }
}
