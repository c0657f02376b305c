// Actions as text, on the toy's words.
#include "engine/rules/action_text.hpp"

#include "tests/support/toy/tables.hpp"
#include "tests/support/toy/toy.hpp"

#include <catch2/catch.hpp>

using namespace hd;
using rules::Action;

namespace {

const std::shared_ptr<const rules::Setting>& setting() {
    static const auto one = toy::toy_setting();
    return one;
}
std::string text(const Action& action) {
    return rules::action_text(toy::toy_game(), *setting(), action);
}
auto parse(std::string_view line) {
    return rules::parse_action(toy::toy_game(), *setting(), line);
}

}  // namespace

TEST_CASE("an action is written with the names of its unit and hex, and read back") {
    struct Case {
        Action action;
        const char* line;
    };
    // u3 is row 3 counted from 1; 0202 is the fifth hex, the queue boxes come after the nine.
    const Case cases[] = {{{.kind = toy::act::march, .a = 3, .b = 5}, "march u3 0202"},
                          {{.kind = toy::act::march, .a = 20, .b = 10}, "march u20 red-queue"},
                          {{.kind = toy::act::merge, .a = 1, .b = 2}, "merge u1 u2"},
                          {{.kind = toy::act::gun, .a = -10, .b = 0, .c = 7}, "gun -10 0 7"},
                          {{.kind = toy::act::march, .a = 0, .b = 0}, "march - -"},
                          {{.kind = toy::act::end}, "end"}};
    for (const Case& c : cases) {
        CHECK(text(c.action) == c.line);
        CHECK(parse(c.line) == c.action);
    }
    CHECK(parse("  march   u3  0202 ") == Action{.kind = toy::act::march, .a = 3, .b = 5});
}

TEST_CASE("text that is no action says what is wrong with it") {
    CHECK(parse("").error() == "no action is called ''");
    CHECK(parse("marsh u3 0202").error() == "no action is called 'marsh'");
    CHECK(parse("march u33 0202").error() == "'u33': no such unit");
    CHECK(parse("march u3 0909").error() == "'0909': no such place");
    CHECK(parse("march u3").error() == "'march' needs a place");
    CHECK(parse("march").error() == "'march' needs a unit");
    CHECK(parse("lift u3 u4").error() == "'u4' is too much after 'lift'");
    CHECK(parse("end now").error() == "'now' is too much after 'end'");
    CHECK(parse("gun 1 2").error() == "'gun' needs a number");
    CHECK(parse("gun 1 2 3x").error() == "'3x': no such number");
    CHECK(parse("gun 1 2 99999999999").error() == "'99999999999': no such number");
}
