#include "replay/verify.hpp"

#include "app/cli/commands.hpp"
#include "app/cli/json_line.hpp"

#include <memory>

namespace hd::cli {

namespace {

// A recording that can't be read is the input's fault; one that reads and does not agree fails verification.
Exit verify_one(const Program& program, const std::string& path) {
    const auto live = open_game(path, Use::look);
    if (!live) return live.error();
    const replay::Verification found = replay::verify(*live);
    if (program.json) {
        JsonLine json;
        json.begin_object().key("ok").boolean(found.ok).key("complete").boolean(found.complete);
        json.field("comparisons", static_cast<std::int64_t>(found.comparisons)).key("first_divergence");
        if (found.divergence) {
            json.begin_object()
                .field("event", found.divergence->event)
                .field("action", found.divergence->action);
            json.key("undone").boolean(found.divergence->undone);
            json.field("what", found.divergence->what);
            json.field("actions_after", static_cast<std::int64_t>(found.divergence->actions_after))
                .end_object();
        } else {
            json.null();
        }
        if (found.tail) json.field("tail", found.tail->what);
        print(json.end_object().line());
    } else {
        print(fmt::format("{}: {}, {} comparisons{}", path, found.ok ? "verified" : "NOT verified",
                          found.comparisons, found.complete ? "" : ", unfinished"));
        if (found.divergence) print("  " + replay::to_text(*found.divergence));
        if (found.tail) print("  " + found.tail->what);
    }
    return found.ok ? Exit::good : Exit::not_verified;
}

}  // namespace

void add_verify(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("verify", "Play recordings again and compare every event");
    auto paths = std::make_shared<std::vector<std::string>>();
    command->add_option("recordings", *paths, "Recordings")->required();
    command->callback([shell, paths] {
        for (const std::string& path : *paths) {
            const Exit one = verify_one(shell.program, path);
            if (shell.exit == Exit::good) shell.exit = one;
        }
    });
}

}  // namespace hd::cli
