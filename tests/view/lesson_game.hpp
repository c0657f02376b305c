// The worked example of the rulebook as a game that is played and recorded: the shipped lesson, with the
// actions and dice of its script.
#pragma once

#include "app/view/new_game.hpp"
#include "app/view/rulebook.hpp"
#include "app/view/rulesets.hpp"
#include "app/view/scene.hpp"
#include "engine/rules/action_text.hpp"
#include "engine/rules/play.hpp"
#include "engine/rules/victory_at_waterloo/ruleset.hpp"
#include "engine/rules/victory_at_waterloo/state.hpp"
#include "engine/scenario/library.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <string>
#include <vector>

namespace hd::view_test {

inline const scenario::DataRoot& data_root() {
    static const scenario::DataRoot root{HD_DATA};
    return root;
}

inline view::Rulebook rulebook() {
    static const auto glossary = scenario::load_glossary(data_root(), "victory-at-waterloo");
    return {vaw::ruleset(), &glossary.value};
}

struct ScriptLine {
    std::string action;
    std::vector<int> dice;
};
// "target V-B30, die 1" is an action and its die.
inline std::vector<ScriptLine> worked_example() {
    std::ifstream file(HD_WORKED_EXAMPLE);
    std::vector<ScriptLine> lines;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        const std::size_t die = line.find(", die ");
        if (die == std::string::npos) {
            lines.push_back({line, {}});
        } else {
            lines.push_back({line.substr(0, die), {std::stoi(line.substr(die + 6))}});
        }
    }
    REQUIRE(lines.size() > 50);
    return lines;
}

class LessonGame {
  public:
    explicit LessonGame(const std::string& scenario = "papelotte-lesson", const std::string& path = "")
        : live(begun(scenario, path)) {}

    replay::Played play(const std::string& text, const std::vector<int>& dice = {}) {
        INFO(text);
        const auto played = live.play(action(text), replay::PlayerKind::human, {.values = dice});
        REQUIRE(played);
        return *played;
    }
    // Plays the script from where it stands up to the first line that begins so, or to its end.
    void play_until(const std::string& begin = "no such line") {
        static const std::vector<ScriptLine> script = worked_example();
        for (; next_ < script.size() && script[next_].action.rfind(begin, 0) != 0; ++next_) {
            play(script[next_].action, script[next_].dice);
        }
    }
    rules::Action action(const std::string& text) const {
        const auto parsed = rules::parse_action(vaw::ruleset(), *live.game().setting, text);
        REQUIRE(parsed);
        return *parsed;
    }
    // The unit of that id, as a Ref.
    std::int32_t unit(const std::string& id) const {
        return *rules::parse_row(*live.game().setting, vaw::ruleset().unit_table, id) + 1;
    }
    ledger::Place place(const std::string& hex) const {
        const auto found = rules::parse_place(*live.game().setting, hex);
        REQUIRE(found);
        return *found;
    }
    view::BoardScene scene() const { return view::make_scene(rules::View(live.game(), {})); }

    replay::LiveGame live;

  private:
    static replay::LiveGame begun(const std::string& scenario, const std::string& path) {
        auto live = view::begin_game(data_root(), {.scenario = scenario, .seed = 1815, .path = path});
        if (!live) FAIL(live.error().front());
        return std::move(*live);
    }

    std::size_t next_ = 0;
};

}  // namespace hd::view_test
