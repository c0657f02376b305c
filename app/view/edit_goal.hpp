// What victory hangs on in a scenario that is edited: who wants which objective and what it is worth, and the
// named values of the game. Decides what a change makes of them; changes no document.
#pragma once

#include "engine/scenario/resolved.hpp"

#include <string>
#include <vector>

namespace hd::view {

// A source that a form marks: reconstructed or recalled.
bool is_weak(board::Mark mark);

struct GoalWorth {
    std::string side;
    std::string name;        // of its player
    std::int32_t worth = 0;  // 0: that side doesn't want it
};
struct GoalRow {
    std::string hex;
    std::string title;             // "Hougomont"
    std::string wanted;            // "French 2", "French 3, Coalition 3", "nobody wants it"
    std::vector<GoalWorth> worth;  // of every side, in the order of the players
    bool weak = false;
    std::string source = {};  // "from the rules text; the place is reconstructed"
};
std::vector<GoalRow> make_goal_rows(const scenario::Resolved& resolved);

// An objective that every player wants for 1.
scenario::MapObjective new_goal(const scenario::Resolved& resolved, const std::string& hex,
                                const std::string& name);
// With another worth to a side; what the author states keeps no mark of another source.
scenario::MapObjective with_worth(scenario::MapObjective goal, const std::string& side, std::int32_t worth);

// "yes", "3", "victory"
std::string value_text(const scenario::Value& value);
// Of the kind that the text has: yes or no, a number, else a name.
scenario::Value value_of_text(const std::string& text);

}  // namespace hd::view
