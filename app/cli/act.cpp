#include "app/cli/commands.hpp"
#include "app/cli/event_json.hpp"
#include "app/cli/json_line.hpp"
#include "app/cli/seats.hpp"
#include "app/view/game_face.hpp"
#include "app/view/moment.hpp"
#include "app/view/plain_value.hpp"
#include "engine/rules/action_text.hpp"
#include "engine/rules/play.hpp"
#include "replay/cursor.hpp"
#include "replay/notes.hpp"

#include <fstream>
#include <memory>

namespace hd::cli {

namespace {

struct OptionsWords {
    std::string recording;
    std::int64_t at = -1;
};

struct ActWords {
    std::string recording;
    std::vector<std::string> actions;
    std::vector<int> dice;
    std::string script;
    std::string reference;
};

// A recording that is acted on, and what is noted beside it.
struct Acting {
    replay::LiveGame live;
    std::string notes_path;
    replay::Notes notes;
    std::string reference;  // where typed dice can be looked up; "": nowhere
};

// The decision before the event that was asked for, in the game as it stood then.
Exit show_options(const Program& program, const OptionsWords& words) {
    const auto live = open_game(words.recording, Use::play);
    if (!live) return live.error();
    const std::int64_t last = live->log().size();
    if (words.at >= last)
        return bad_input(fmt::format("{}: there is no event {}", words.recording, words.at));
    const replay::DecisionPoint point =
        words.at < 0
            ? replay::DecisionPoint{.position = live->log().size(), .actions = live->line().actions()}
            : live->line().decision_before(static_cast<ledger::EventNumber>(words.at));
    replay::Cursor cursor(*live);
    cursor.seek(point.position);
    const rules::Game& game = cursor.game();
    const rules::Decision decision = rules::decision(game);
    std::vector<rules::Action> options;
    rules::options(rules::View(game, decision.seat), game, options);
    const rules::Ruleset& ruleset = *game.ruleset;
    if (program.json) {
        JsonLine json;
        json.begin_object();
        write_decision(json.key("decision"), game, decision, point.position);
        json.key("actions").begin_list();
        for (const rules::Action& option : options) {
            const std::string text = rules::action_text(ruleset, *game.setting, option);
            json.begin_object().field("action", text);
            json.field("text", view::face_of(ruleset).action(game, option)).end_object();
        }
        print(json.end_list().end_object().line());
        return Exit::good;
    }
    if (decision.kind == rules::DecisionKind::over) {
        print("The game is over.");
        return Exit::good;
    }
    print(fmt::format("{} decides: {} ({})", view::seat_name(*game.setting, decision.seat),
                      view::face_of(ruleset).prompt(game, decision), ruleset.names.rules[decision.rule]));
    for (const rules::Action& option : options)
        print(fmt::format("  {:<24} {}", rules::action_text(ruleset, *game.setting, option),
                          view::face_of(ruleset).action(game, option)));
    return Exit::good;
}

Exit explain(const Program& program, const replay::LiveGame& live, const rules::Action& action,
             const replay::NotPlayed& why) {
    if (const auto* fault = std::get_if<replay::Fault>(&why)) {
        complain(fault->message);
        return Exit::bad_input;
    }
    const auto& refusal = std::get<rules::Refusal>(why);
    const std::string text = refusal_text(program, live.game(), action, refusal);
    if (program.json) {
        JsonLine json;
        const std::string word = rules::action_text(*live.game().ruleset, *live.game().setting, action);
        write_refusal(json, live.game(), word, refusal, text);
        print(json.line());
    }
    complain(text);
    return Exit::refused;
}

// Keeps the reference of the dice that were typed in these events.
Exit keep_reference(Acting& acting, const replay::Played& events) {
    if (acting.reference.empty()) return Exit::good;
    const ledger::Log& log = acting.live.log();
    if (!replay::note_dice(acting.notes, log, events.first, events.last, acting.reference)) return Exit::good;
    const auto written = replay::write_notes(acting.notes_path, acting.notes);
    if (written) return Exit::good;
    return bad_input(written.error() + "; the action is played, its reference is not kept");
}

Exit act_once(const Program& program, Acting& acting, const std::string& text, const std::vector<int>& dice) {
    replay::LiveGame& live = acting.live;
    const auto action = rules::parse_action(*live.game().ruleset, *live.game().setting, text);
    if (!action) {
        complain(action.error());
        return Exit::bad_input;
    }
    const auto played = live.play(*action, replay::PlayerKind::human, {.values = dice});
    if (!played) return explain(program, live, *action, played.error());
    const Exit kept = keep_reference(acting, *played);
    for (ledger::EventNumber n = played->first; n < played->last; ++n)
        print_event(program, live, n, acting.notes);
    return kept;
}

// "step J4, die 3" or "step J4 die 3,4"; what stands behind # is a comment.
struct ScriptLine {
    std::string action;
    std::vector<int> dice;
};

tl::expected<ScriptLine, std::string> parse_line(std::string line) {
    if (const auto comment = line.find('#'); comment != std::string::npos) line.resize(comment);
    ScriptLine out;
    const auto dice = line.find(" die ");
    std::string numbers = dice == std::string::npos ? "" : line.substr(dice + 5);
    out.action = line.substr(0, dice);
    while (!out.action.empty() &&
           (out.action.back() == ' ' || out.action.back() == ',' || out.action.back() == '\r')) {
        out.action.pop_back();
    }
    std::size_t at = 0;
    while (at < numbers.size()) {
        const auto comma = std::min(numbers.find(',', at), numbers.size());
        const auto number = parse_option("n=" + numbers.substr(at, comma - at));
        if (!number) return tl::unexpected(fmt::format("\"{}\" is no list of dice", numbers));
        out.dice.push_back(number->second);
        at = comma + 1;
    }
    return out;
}

Exit act_script(const Program& program, Acting& acting, const std::string& path) {
    std::ifstream file(path);
    if (!file) return bad_input(fmt::format("{}: can't be read", path));
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
        const auto parsed = parse_line(line);
        if (!parsed) return bad_input(fmt::format("{}:{}: {}", path, number, parsed.error()));
        if (parsed->action.empty()) continue;
        const Exit exit = act_once(program, acting, parsed->action, parsed->dice);
        if (exit == Exit::good) continue;
        complain(fmt::format("{}:{}: stopped here; what stands before it is played", path, number));
        return exit;
    }
    return Exit::good;
}

Exit act(const Program& program, const ActWords& words) {
    auto live = open_game(words.recording, Use::play, replay::Access::append);
    if (!live) return live.error();
    if (!live->why_read_only().empty()) return bad_input(live->why_read_only());
    Acting acting{std::move(*live), replay::notes_path(words.recording), {}, words.reference};
    if (!words.reference.empty()) {
        auto notes = replay::read_notes(acting.notes_path);
        if (!notes) return bad_input(notes.error());
        acting.notes = std::move(*notes);
    }
    if (!words.script.empty()) return act_script(program, acting, words.script);
    for (std::size_t i = 0; i < words.actions.size(); ++i) {
        // Typed dice are for the last action that is named: it is the one that rolls.
        const bool last = i + 1 == words.actions.size();
        const Exit exit = act_once(program, acting, words.actions[i], last ? words.dice : std::vector<int>{});
        if (exit != Exit::good) return exit;
    }
    return Exit::good;
}

// Says why not.
bool can_keep(const ActWords& words) {
    if (!replay::can_be_reference(words.reference)) {
        complain("--reference is one line of text in UTF-8");
        return false;
    }
    if (!words.dice.empty() || !words.script.empty()) return true;
    complain("--reference tells of typed dice, so it needs --dice or a --script");
    return false;
}

}  // namespace

void add_options(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("options", "What may be done now, or before an event");
    auto words = std::make_shared<OptionsWords>();
    command->add_option("recording", words->recording, "A recording")->required();
    command->add_option("--at", words->at, "An event: the decision before it")->check(CLI::NonNegativeNumber);
    command->callback([shell, words] { shell.exit = show_options(shell.program, *words); });
}

void add_act(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("act", "Carry out actions of the seat that decides");
    auto words = std::make_shared<ActWords>();
    command->add_option("recording", words->recording, "A recording")->required();
    command->add_option("actions", words->actions, "Actions, each in quotes: \"step J4\"");
    command->add_option("--dice", words->dice, "Dice that were rolled: 4,3")->delimiter(',');
    command->add_option("--script", words->script, "A file with an action a line");
    auto* reference = command->add_option("--reference", words->reference,
                                          "Where the dice that are typed can be looked up: \"sheet 12\"");
    command->callback([shell, words, reference] {
        if (words->actions.empty() == words->script.empty()) {
            complain("act needs actions or a --script");
            shell.exit = Exit::wrong_usage;
            return;
        }
        if (reference->count() > 0 && !can_keep(*words)) {
            shell.exit = Exit::wrong_usage;
            return;
        }
        shell.exit = act(shell.program, *words);
    });
}

}  // namespace hd::cli
