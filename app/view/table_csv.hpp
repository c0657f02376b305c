// Tables from and to comma separated values, for people who keep them in a spreadsheet.
#pragma once

#include "engine/scenario/table.hpp"

#include <string>
#include <string_view>

namespace hd::view {

// The rows of a text under the columns of `model`, a table of the game: the first line names columns, in any
// order; a field may stand in quotes, a quote in it doubled. Everything but the rows and checks is the
// model's, and each row carries `mark`. Faults with line and column: unknown or missing columns, values that
// don't fit, too many fields.
scenario::Loaded<scenario::Table> table_from_csv(const scenario::Table& model, std::string_view text,
                                                 std::string file, board::Mark mark);

// With a line of names, then a line a row; the same text gives the same rows back.
std::string to_csv(const scenario::Table& table);

}  // namespace hd::view
