#include "editor/geography/degrees.hpp"

#include <algorithm>
#include <charconv>
#include <string>

namespace hd::editor {

namespace {

constexpr std::int32_t decimals = 7;
constexpr std::int64_t most = 1'800'000'000;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// The digits of a number and where its point stands: 5.1e1 is "51" with 2 before the point.
struct Digits {
    bool negative = false;
    std::string all;
    std::int64_t before_point = 0;
};

std::size_t take_digits(std::string_view& rest, std::string& out) {
    std::size_t n = 0;
    while (n < rest.size() && is_digit(rest[n])) ++n;
    out += rest.substr(0, n);
    rest.remove_prefix(n);
    return n;
}

std::optional<std::int64_t> take_exponent(std::string_view& rest) {
    if (rest.empty() || (rest.front() != 'e' && rest.front() != 'E')) return 0;
    rest.remove_prefix(1);
    if (!rest.empty() && rest.front() == '+') rest.remove_prefix(1);
    std::int32_t exponent = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), exponent);
    if (error != std::errc{}) return std::nullopt;
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    return exponent;
}

std::optional<Digits> split(std::string_view text) {
    Digits out;
    if (!text.empty() && text.front() == '-') {
        out.negative = true;
        text.remove_prefix(1);
    }
    const std::size_t whole = take_digits(text, out.all);
    if (whole == 0) return std::nullopt;
    if (!text.empty() && text.front() == '.') {
        text.remove_prefix(1);
        if (take_digits(text, out.all) == 0) return std::nullopt;
    }
    const std::optional<std::int64_t> exponent = take_exponent(text);
    if (!exponent || !text.empty()) return std::nullopt;
    out.before_point = static_cast<std::int64_t>(whole) + *exponent;
    return out;
}

}  // namespace

std::optional<std::int32_t> degrees_e7(std::string_view digits) {
    const std::optional<Digits> number = split(digits);
    if (!number) return std::nullopt;
    const std::int64_t kept = number->before_point + decimals;  // how many digits make the result
    std::int64_t value = 0;
    const auto size = static_cast<std::int64_t>(number->all.size());
    for (std::int64_t i = 0; i < std::max<std::int64_t>(kept, 0); ++i) {
        // Zeros behind the written digits count only while there is something to shift.
        if (i >= size && value == 0) break;
        value = value * 10 + (i < size ? number->all[static_cast<std::size_t>(i)] - '0' : 0);
        if (value > most) return std::nullopt;
    }
    if (kept >= 0 && kept < size && number->all[static_cast<std::size_t>(kept)] >= '5') ++value;
    if (value > most) return std::nullopt;
    return static_cast<std::int32_t>(number->negative ? -value : value);
}

}  // namespace hd::editor
