#include "editor/lint/ruleset_checks.hpp"

#include "tests/editor/small_scenario.hpp"

#include <catch2/catch.hpp>

#include <array>

namespace hd::editor {

namespace {

constexpr std::array<rules::OptionInfo, 1> options{{{.id = "towns", .title = "Towns"}}};

rules::Ruleset picky_ruleset() {
    rules::Ruleset ruleset;
    ruleset.id = "r";
    ruleset.options = options;
    ruleset.prepare =
        [](std::shared_ptr<const scenario::Resolved> resolved,
           const rules::OptionValues&) -> tl::expected<std::shared_ptr<const rules::Setting>, rules::Faults> {
        if (resolved->scenario.parameters.empty())
            return tl::unexpected(rules::Faults{"it wants a parameter"});
        return std::make_shared<rules::Setting>();
    };
    return ruleset;
}

}  // namespace

TEST_CASE("a ruleset's options are known to lint") {
    const rules::Ruleset ruleset = picky_ruleset();
    scenario::Resolved made = small_scenario();
    made.scenario.parameters = {{"n", 1}};
    CHECK(lint(made, checks_of(ruleset)).empty());
    made.scenario.options = {{"twons", true}};
    CHECK(count_of(lint(made, checks_of(ruleset)), "unknown-option") == 1);
}

TEST_CASE("what a ruleset would not take is an error, asked for only where nothing else is wrong") {
    const rules::Ruleset ruleset = picky_ruleset();
    scenario::Resolved made = small_scenario();
    const Findings findings = lint(made, checks_of(ruleset));
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].check == "ruleset");
    CHECK(findings[0].message == "it wants a parameter");
    made.scenario.setup[0].place = "0901";
    CHECK(count_of(lint(made, checks_of(ruleset)), "ruleset") == 0);
}

}  // namespace hd::editor
