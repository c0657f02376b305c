#include "engine/rules/action_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace hd::rules {

namespace {

std::string param_text(const Ruleset& ruleset, const Setting& setting, Param param, std::int32_t value) {
    const bool is_name = param == Param::unit || param == Param::place || param == Param::seat;
    if (is_name && value == 0) return "-";
    switch (param) {
        case Param::unit:
            return row_text(setting, ruleset.unit_table, value - 1);
        case Param::place:
            return place_text(setting, {value});
        case Param::seat:
            return setting.seats[static_cast<std::size_t>(value - 1)].id;
        case Param::number:
        case Param::row:
            break;
    }
    return fmt::format("{}", value);
}

std::optional<std::int32_t> parse_number(std::string_view word) {
    std::int32_t number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    if (read.ec != std::errc{} || read.ptr != word.data() + word.size()) return std::nullopt;
    return number;
}

std::optional<std::int32_t> parse_param(const Ruleset& ruleset, const Setting& setting, Param param,
                                        std::string_view text) {
    switch (param) {
        case Param::unit: {
            if (text == "-") return 0;
            const auto row = parse_row(setting, ruleset.unit_table, text);
            return row ? std::optional(*row + 1) : std::nullopt;
        }
        case Param::place: {
            if (text == "-") return 0;
            const auto place = parse_place(setting, text);
            return place ? std::optional(place->raw) : std::nullopt;
        }
        case Param::seat: {
            if (text == "-") return 0;
            const Seat seat = seat_of(setting, text);
            return seat ? std::optional(seat.raw) : std::nullopt;
        }
        case Param::number:
        case Param::row:
            break;
    }
    return parse_number(text);
}

std::string_view what(Param param) {
    switch (param) {
        case Param::unit:
            return "unit";
        case Param::place:
            return "place";
        case Param::seat:
            return "seat";
        case Param::number:
        case Param::row:
            break;
    }
    return "number";
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// Takes the first word off, or as many as `rest` leaves for the parameters after this one where it is a
// place.
std::string_view take(std::string_view& text, Param param, std::size_t rest) {
    std::size_t end = text.find(' ');
    if (param == Param::place) {
        end = text.size();
        for (std::size_t i = 0; i < rest && end != std::string_view::npos; ++i) {
            end = text.substr(0, end).find_last_of(' ');
        }
    }
    const std::string_view word = trimmed(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view{} : trimmed(text.substr(end));
    return word;
}

}  // namespace

std::string action_text(const Ruleset& ruleset, const Setting& setting, const Action& action) {
    const ActionInfo& info = ruleset.names.actions[static_cast<std::size_t>(action.kind)];
    const std::array<std::int32_t, 4> values = {action.a, action.b, action.c, action.d};
    std::string text(info.name);
    for (std::size_t i = 0; i < info.params.size(); ++i) {
        text += ' ' + param_text(ruleset, setting, info.params[i], values[i]);
    }
    return text;
}

tl::expected<Action, std::string> parse_action(const Ruleset& ruleset, const Setting& setting,
                                               std::string_view text) {
    std::string_view left = trimmed(text);
    const std::string_view name = left.substr(0, left.find(' '));
    left = trimmed(left.substr(name.size()));
    const auto actions = ruleset.names.actions;
    const auto found = std::find_if(actions.begin(), actions.end(),
                                    [&](const ActionInfo& info) { return info.name == name; });
    if (name.empty() || found == actions.end()) {
        return tl::unexpected(fmt::format("no action is called '{}'", name));
    }
    Action action{.kind = static_cast<std::int32_t>(found - actions.begin())};
    const std::array<std::int32_t*, 4> values = {&action.a, &action.b, &action.c, &action.d};
    for (std::size_t i = 0; i < found->params.size(); ++i) {
        const Param param = found->params[i];
        const std::string_view word = take(left, param, found->params.size() - i - 1);
        const auto value = parse_param(ruleset, setting, param, word);
        if (!value) {
            return tl::unexpected(word.empty() ? fmt::format("'{}' needs a {}", name, what(param))
                                               : fmt::format("'{}': no such {}", word, what(param)));
        }
        *values[i] = *value;
    }
    if (!left.empty()) return tl::unexpected(fmt::format("'{}' is too much after '{}'", left, name));
    return action;
}

}  // namespace hd::rules
