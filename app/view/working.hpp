// The working of a result as lines to be shown: values in one column, rules in another, and apart what was
// looked at and did not apply.
#pragma once

#include "app/view/game_face.hpp"
#include "app/view/rulebook.hpp"
#include "engine/scenario/resolved.hpp"

#include <span>
#include <string>
#include <vector>

namespace hd::view {

struct WorkingLine {
    int depth = 0;
    std::string text;   // "Durutte"
    std::string value;  // "+2"
    bool is_sum = false;
    bool is_final = false;  // the sum that the result is read by
    std::string rule;       // "VAW-ATK-5"
    std::string cite;       // "How to Attack, step 2 (VAW-ATK-5)"
    std::string mark;       // of the table's cell: "from the rules text"; "" where there is none
    std::string why_not;    // of a line that did not apply
};

struct WorkingView {
    std::vector<WorkingLine> lines;
    std::vector<WorkingLine> looked_at;  // and did not apply
};

WorkingView make_working_view(const rules::Game& game, std::span<const ledger::Work> working,
                              const Rulebook& rulebook);

// Where a value comes from, in words: "as printed", "from the rules text".
std::string mark_words(board::Mark mark);

}  // namespace hd::view
