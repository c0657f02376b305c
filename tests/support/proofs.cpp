#define CATCH_CONFIG_EXTERNAL_INTERFACES
#include "tests/support/proofs.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>

namespace hd::support {

namespace {

using Titles = std::set<std::string>;
using RulesProved = std::map<std::string, Titles, std::less<>>;

// By ruleset id: what is proved so far, and what the running test case has shown.
struct Registry {
    std::map<std::string, RulesProved, std::less<>> proved;
    std::map<std::string, std::set<std::string>, std::less<>> shown;
};

Registry& registry() {
    static Registry all;
    return all;
}

void show(std::string_view ruleset, std::string_view rule) {
    registry().shown[std::string(ruleset)].insert(std::string(rule));
}

std::string_view name_of(const rules::Ruleset& ruleset, std::uint16_t rule) {
    return rule < ruleset.names.rules.size() ? ruleset.names.rules[rule] : std::string_view{};
}

std::string json_string(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

std::string titles_text(const Titles& titles) {
    std::string out;
    for (const std::string& title : titles)
        out += fmt::format("{}{}", out.empty() ? "" : ", ", json_string(title));
    return out;
}

// {"<ruleset>": {"<rule>": ["<title of a test case>", ...], ...}, ...}
void write(const std::filesystem::path& file) {
    std::ofstream out(file);
    out << "{";
    std::string_view between = "\n";
    for (const auto& [ruleset, rules_proved] : registry().proved) {
        out << between << json_string(ruleset) << ": {";
        between = ",\n";
        std::string_view inner = "\n";
        for (const auto& [rule, titles] : rules_proved) {
            out << inner << "  " << json_string(rule) << ": [" << titles_text(titles) << "]";
            inner = ",\n";
        }
        out << "}";
    }
    out << "\n}\n";
}

struct ProofWriter : Catch::TestEventListenerBase {
    using TestEventListenerBase::TestEventListenerBase;

    void testCaseStarting(const Catch::TestCaseInfo&) override { registry().shown.clear(); }
    void testCaseEnded(const Catch::TestCaseStats& stats) override {
        if (stats.totals.assertions.failed > 0) return;
        for (const auto& [ruleset, rules_shown] : registry().shown) {
            for (const std::string& rule : rules_shown) {
                registry().proved[ruleset][rule].insert(stats.testInfo.name);
            }
        }
    }
    // A run of some test cases only leaves the file of the last whole run.
    void testRunEnded(const Catch::TestRunStats&) override {
        if (m_config->hasTestFilters()) return;
        const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe");
        write(self.string() + ".proofs.json");
    }
};

}  // namespace

bool carries(const rules::Ruleset& ruleset, std::string_view rule, const ledger::Log& log, EventRange range) {
    const ledger::EventNumber last = std::min(range.last, log.size());
    for (ledger::EventNumber n = range.first; n < last; ++n) {
        if (name_of(ruleset, log.event(n).head.rule) == rule) return true;
        const auto working = log.working(n);
        if (std::any_of(working.begin(), working.end(),
                        [&](const ledger::Work& line) { return name_of(ruleset, line.rule) == rule; })) {
            return true;
        }
    }
    return false;
}

void prove(const rules::Ruleset& ruleset, std::string_view rule, const ledger::Log& log, EventRange range) {
    INFO("no event from " << range.first << " on carries " << rule);
    const bool is_carried = carries(ruleset, rule, log, range);
    CHECK(is_carried);
    if (is_carried) show(ruleset.id, rule);
}

void prove(const rules::Ruleset& ruleset, std::string_view rule,
           const std::optional<rules::Refusal>& refusal) {
    INFO("a refusal by " << rule << " was expected");
    REQUIRE(refusal.has_value());
    const std::string_view by = name_of(ruleset, refusal->rule);
    CHECK(by == rule);
    if (by == rule) show(ruleset.id, rule);
}

void prove_by_finding(std::string_view ruleset, std::string_view rule, std::string_view carried) {
    CHECK(carried == rule);
    if (carried == rule) show(ruleset, rule);
}

}  // namespace hd::support

namespace {
using hd::support::ProofWriter;
CATCH_REGISTER_LISTENER(ProofWriter)
}  // namespace
