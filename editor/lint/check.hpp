// The checks of lint. This is the one list of them: a check reports under a Check, and a name that is not in
// the list does not compile.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace hd::editor {

// What a document without findings has passed. A ruleset's own may have other names.
inline constexpr std::array check_names = std::to_array<std::string_view>({
    "army-twice",
    "army-without-seat",
    "does-not-compile",
    "entry-of-another-army",
    "entry-without-hexes",
    "formation-cycle",
    "id-twice",
    "map",
    "no-army",
    "no-default-terrain",
    "no-id",
    "no-seats",
    "no-title",
    "reading",
    "stream-ends",
    "table-cell-missing",
    "table-check",
    "table-empty",
    "table-row-missing",
    "table-row-twice",
    "table-too-large",
    "too-many-units",
    "turn-outside",
    "turns",
    "unit-off-map",
    "unit-twice",
    "unit-unplaced",
    "unknown-army",
    "unknown-entry",
    "unknown-formation",
    "unknown-option",
    "unknown-parameter",
    "unknown-side",
    "unknown-type",
    "unknown-unit",
});
static_assert(std::is_sorted(check_names.begin(), check_names.end()));
static_assert(std::adjacent_find(check_names.begin(), check_names.end()) == check_names.end());

void no_check_has_this_name();  // defined nowhere: to need it is the error

// One of the list, by its name as it is written in the source.
class Check {
  public:
    consteval Check(const char* name) : name_(name) {
        if (std::find(check_names.begin(), check_names.end(), name_) == check_names.end())
            no_check_has_this_name();
    }
    constexpr std::string_view name() const { return name_; }

  private:
    std::string_view name_;
};

}  // namespace hd::editor
