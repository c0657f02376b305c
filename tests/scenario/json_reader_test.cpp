#include "engine/scenario/json_reader.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

namespace hd::scenario {

namespace {

// Writes down what it is told, as "key a@1:2" and the like.
class Transcript : public JsonEvents {
  public:
    std::string text_;
    bool begin_object(Position at) override { return note("{", at); }
    bool key(std::string_view name, Position at) override { return note(fmt::format("key {}", name), at); }
    bool end_object() override { return note("}", {}); }
    bool begin_list(Position at) override { return note("[", at); }
    bool end_list() override { return note("]", {}); }
    bool text(std::string_view value, Position at) override {
        return note(fmt::format("text {}", value), at);
    }
    bool number(std::string_view digits, Position at) override { return note(std::string(digits), at); }
    bool boolean(bool value, Position at) override { return note(value ? "true" : "false", at); }
    bool null(Position at) override { return note("null", at); }

  private:
    bool note(const std::string& what, Position at) {
        if (!text_.empty()) text_ += " ";
        text_ += what;
        if (at.line > 0) text_ += fmt::format("@{}:{}", at.line, at.column);
        return true;
    }
};

struct Reading {
    bool complete = false;
    std::string transcript;
    std::string faults;
};

Reading reading(std::string json, const JsonLimits& limits = {}) {
    Transcript transcript;
    FaultList faults("f.json");
    const bool complete = read_json(json, transcript, faults, limits);
    std::string said;
    for (const Fault& fault : faults.all()) said += to_text(fault) + "\n";
    return {complete, transcript.text_, said};
}

}  // namespace

TEST_CASE("every key and value comes with its line and column") {
    const Reading read = reading("{\"a\": 1,\n  \"bc\": [true, null, \"x\"]\n}\n");
    CHECK(read.complete);
    CHECK(read.faults.empty());
    CHECK(read.transcript == "{@1:1 key a@1:2 1@1:7 key bc@2:3 [@2:9 true@2:10 null@2:16 text x@2:22 ] }");
}

TEST_CASE("columns count characters, and escapes before them as they are written") {
    // é is two bytes and one character; \u00e9 is six characters that become two bytes in place.
    const Reading read = reading("[\"\xC3\xA9\", \"\\u00e9\\n\", -12]");
    CHECK(read.transcript == "[@1:1 text \xC3\xA9@1:2 text \xC3\xA9\n@1:7 -12@1:19 ]");
}

TEST_CASE("a byte order mark is passed over") {
    const Reading read = reading("\xEF\xBB\xBF[7]");
    CHECK(read.complete);
    CHECK(read.transcript == "[@1:1 7@1:2 ]");
}

TEST_CASE("numbers come as they are written, however large") {
    CHECK(reading("[0, -0, 1.50, 2e3, 123456789012345678901234567890]").transcript ==
          "[@1:1 0@1:2 -0@1:5 1.50@1:9 2e3@1:15 123456789012345678901234567890@1:20 ]");
}

TEST_CASE("what isn't JSON is one fault where the reading ends") {
    CHECK(reading("").faults == "f.json:1:1: error: the file is empty\n");
    CHECK(reading("[1 2]").faults == "f.json:1:4: error: a comma or ] is wanted here\n");
    CHECK(reading("{\"a\" 1}").faults == "f.json:1:6: error: a colon is wanted after the key\n");
    CHECK(reading("{a: 1}").faults == "f.json:1:2: error: a key in quotes is wanted here\n");
    CHECK(reading("[1,\n NaN]").faults ==
          "f.json:2:2: error: NaN and Infinity are not numbers of a file of ours\n");
    CHECK(reading("[-Infinity]").faults ==
          "f.json:1:3: error: NaN and Infinity are not numbers of a file of ours\n");
    CHECK(reading("[1] x").faults == "f.json:1:5: error: something follows the end of the document\n");
    CHECK(reading("[\"abc").faults == "f.json:1:6: error: the text has no closing quote\n");
    CHECK_FALSE(reading("[1e999]").complete);
    CHECK_FALSE(reading("[1] // a comment").complete);
}

TEST_CASE("bytes that aren't UTF-8 are a fault") {
    CHECK(reading("[\"\xFF\"]").faults == "f.json:1:4: error: bytes that aren't UTF-8\n");
    CHECK_FALSE(reading("[\"\xC0\x80\"]").complete);       // an overlong zero
    CHECK_FALSE(reading("[\"\xED\xA0\x80\"]").complete);   // half of a pair, as bytes
    CHECK_FALSE(reading("[\"\xF0\x9F").complete);          // a character cut off by the end
    CHECK_FALSE(reading("[\"\\udc00\"]").faults.empty());  // half of a pair, as an escape
    CHECK_FALSE(reading("[\"\\ud800\"]").complete);
    CHECK(reading("[\"\\ud83d\\ude00\"]").transcript == "[@1:1 text \xF0\x9F\x98\x80@1:2 ]");
}

TEST_CASE("a zero byte doesn't hide what follows it") {
    const Reading read = reading(std::string("[1]\0[2]", 7));
    CHECK_FALSE(read.complete);
    CHECK(read.faults == "f.json:1:4: error: a zero byte stands in the file\n");
}

TEST_CASE("a key that stands twice in one object is a fault") {
    const Reading read = reading("{\"a\": 1, \"b\": {\"a\": 2}, \"a\": 3}");
    CHECK(read.complete);
    CHECK(read.faults ==
          "f.json:1:25: error: the key \"a\" stands twice in one object; keep one of the two\n");
}

TEST_CASE("a key is found twice among thousands, and their number is limited") {
    std::string json = "{";
    for (int i = 0; i < 5000; ++i) json += fmt::format("\"k{}\":0,", i);
    CHECK(reading(json + "\"k17\":0}").faults.find("\"k17\" stands twice") != std::string::npos);
    CHECK(reading(json + "\"new\":0}").faults.empty());
    JsonLimits limits;
    limits.keys_in_object = 4000;
    CHECK_FALSE(reading(json + "\"new\":0}", limits).complete);
}

TEST_CASE("each limit ends the reading with a fault") {
    JsonLimits limits;
    limits.depth = 3;
    CHECK(reading("[[[1]]]", limits).complete);
    CHECK(reading("[[[[1]]]]", limits).faults ==
          "f.json:1:4: error: brackets stand more than 3 deep; no file of ours is so deep\n");
    limits = {};
    limits.values = 3;
    CHECK(reading("[1,2]", limits).complete);
    CHECK_FALSE(reading("[1,2,3]", limits).complete);
    limits = {};
    limits.string_bytes = 4;
    CHECK(reading("[\"abcd\"]", limits).faults.empty());
    CHECK(reading("[\"abcde\"]", limits).faults == "f.json:1:2: error: a text of 5 bytes; the most is 4\n");
    limits = {};
    limits.file_bytes = 4;
    CHECK(reading("[10]", limits).complete);
    CHECK_FALSE(reading("[100]", limits).complete);
}

}  // namespace hd::scenario
