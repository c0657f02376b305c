#include "app/view/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::view {

std::string plain_number(std::int32_t n) {
    return n < 0 ? fmt::format("−{}", -std::int64_t{n}) : fmt::format("{}", n);
}

std::string signed_number(std::int32_t n) {
    return n == 0 ? "±0" : n > 0 ? fmt::format("+{}", n) : plain_number(n);
}

namespace {

std::string_view fraction_sign(std::int64_t num, std::int64_t den) {
    struct Sign {
        std::int64_t num, den;
        std::string_view text;
    };
    static constexpr std::array<Sign, 5> signs{
        {{1, 2, "½"}, {1, 3, "⅓"}, {2, 3, "⅔"}, {1, 4, "¼"}, {3, 4, "¾"}}};
    for (const Sign& sign : signs) {
        if (sign.num * den == num * sign.den) return sign.text;
    }
    return {};
}

}  // namespace

std::string parts(std::int32_t n, std::int32_t scale) {
    const std::int64_t size = n < 0 ? -std::int64_t{n} : n;
    const std::int64_t whole = size / scale;
    const std::int64_t rest = size % scale;
    const std::string_view sign = fraction_sign(rest, scale);
    std::string text = n < 0 ? "−" : "";
    if (rest != 0 && sign.empty()) return text + fmt::format("{}/{}", size, scale);
    if (whole != 0 || rest == 0) text += fmt::format("{}", whole);
    return text + std::string(rest == 0 ? std::string_view{} : sign);
}

std::string counted(std::int32_t n, std::string_view one) {
    return fmt::format("{} {}{}", plain_number(n), one, n == 1 ? "" : one.back() == 'x' ? "es" : "s");
}

std::string counted_parts(std::int32_t n, std::int32_t scale, std::string_view one) {
    return fmt::format("{} {}{}", parts(n, scale), one, n > 0 && n <= scale ? "" : "s");
}

std::string listed(const std::vector<std::string>& things) {
    std::string text;
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (i > 0) text += i + 1 == things.size() ? " and " : ", ";
        text += things[i];
    }
    return text;
}

std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string spaced(std::string_view id) {
    std::string text(id);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

}  // namespace hd::view
