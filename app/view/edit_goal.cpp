#include "app/view/edit_goal.hpp"

#include "app/view/words.hpp"
#include "app/view/working.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace hd::view {

using board::Mark;

bool is_weak(Mark mark) {
    return mark == Mark::reconstructed || mark == Mark::recalled;
}

namespace {

std::string wanted_by(const std::vector<GoalWorth>& worth) {
    std::string text;
    for (const GoalWorth& one : worth) {
        if (one.worth == 0) continue;
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", one.name, plain_number(one.worth));
    }
    return text.empty() ? "nobody wants it" : text;
}

GoalRow goal_row(const scenario::MapObjective& goal, const std::vector<scenario::Seat>& seats) {
    GoalRow row{.hex = goal.hex,
                .title = goal.name.empty() ? goal.hex : goal.name,
                .wanted = {},
                .worth = {},
                .weak = is_weak(goal.mark)};
    for (const scenario::Seat& seat : seats)
        row.worth.push_back(
            {seat.id, seat.name.empty() ? seat.id : seat.name, scenario::number_or(goal.values, seat.id, 0)});
    // A side that no player has; lint says what is wrong with it.
    for (const auto& value : goal.values) {
        const bool known = std::any_of(seats.begin(), seats.end(),
                                       [&](const scenario::Seat& seat) { return seat.id == value.name; });
        if (!known) row.worth.push_back({value.name, value.name, value.value});
    }
    row.wanted = wanted_by(row.worth);
    row.source = mark_words(goal.mark);
    if (!goal.note.empty()) row.source += (row.source.empty() ? "" : "; ") + goal.note;
    return row;
}

}  // namespace

std::vector<GoalRow> make_goal_rows(const scenario::Resolved& resolved) {
    std::vector<GoalRow> rows;
    for (const scenario::MapObjective& goal : resolved.map.objectives)
        rows.push_back(goal_row(goal, resolved.scenario.seats));
    return rows;
}

scenario::MapObjective new_goal(const scenario::Resolved& resolved, const std::string& hex,
                                const std::string& name) {
    scenario::MapObjective goal;
    goal.hex = hex;
    goal.name = name;
    for (const scenario::Seat& seat : resolved.scenario.seats) goal.values.push_back({seat.id, 1});
    return goal;
}

scenario::MapObjective with_worth(scenario::MapObjective goal, const std::string& side, std::int32_t worth) {
    if (scenario::number_or(goal.values, side, 0) == worth) return goal;
    const auto old = std::find_if(goal.values.begin(), goal.values.end(),
                                  [&](const auto& value) { return value.name == side; });
    if (worth == 0) {
        goal.values.erase(old);
    } else if (old == goal.values.end()) {
        goal.values.push_back({side, worth});
    } else {
        old->value = worth;
    }
    goal.mark = Mark::none;
    return goal;
}

std::string value_text(const scenario::Value& value) {
    if (const auto* yes = std::get_if<bool>(&value)) return *yes ? "yes" : "no";
    if (const auto* number = std::get_if<std::int32_t>(&value)) return plain_number(*number);
    return std::get<std::string>(value);
}

scenario::Value value_of_text(const std::string& text) {
    if (text == "yes" || text == "true") return true;
    if (text == "no" || text == "false") return false;
    std::string digits = text;
    constexpr std::string_view minus = "−";  // as value_text writes it
    if (digits.compare(0, minus.size(), minus) == 0) digits.replace(0, minus.size(), "-");
    std::int32_t number = 0;
    const char* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, number);
    if (read.ec == std::errc{} && read.ptr == end) return number;
    return text;
}

}  // namespace hd::view
