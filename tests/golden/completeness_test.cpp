// Every kind of event of every game happens in one of its golden recordings.
#include "app/view/rulesets.hpp"
#include "engine/scenario/files.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <filesystem>

using namespace hd;

namespace {

// The goldens of a game, one after the other.
std::string goldens_of(const rules::Ruleset& ruleset) {
    std::string all;
    for (const auto& entry : std::filesystem::directory_iterator(HD_GOLDENS)) {
        if (entry.path().extension() != ".golden") continue;
        const auto text = scenario::read_file(entry.path());
        REQUIRE(text.has_value());
        if (text->starts_with(fmt::format("rules {} ", ruleset.id))) all += *text;
    }
    return all;
}

}  // namespace

TEST_CASE("each kind of event happens in a golden recording of its game") {
    for (const rules::Ruleset* ruleset : view::all_rulesets()) {
        const std::string text = goldens_of(*ruleset);
        for (const std::string_view kind : ruleset->names.events) {
            INFO(ruleset->id << ": " << kind);
            // An event's line is its number, its kind and what else it has.
            if (!kind.empty()) CHECK(text.find(fmt::format(" {} ", kind)) != std::string::npos);
        }
    }
}
