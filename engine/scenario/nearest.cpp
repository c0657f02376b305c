#include "engine/scenario/nearest.hpp"

#include <algorithm>
#include <array>

namespace hd::scenario {

namespace {

constexpr std::size_t longest = 64;

using Row = std::array<std::size_t, longest + 1>;

}  // namespace

std::size_t spelling_distance(std::string_view a, std::string_view b) {
    a = a.substr(0, longest);
    b = b.substr(0, longest);
    Row before_last{};
    Row last{};
    Row now{};
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U);
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, replaced});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) now[j] = std::min(now[j], before_last[j - 2] + 1);
        }
        before_last = last;
        last = now;
    }
    return last[b.size()];
}

std::string_view nearest_name(std::string_view name, const std::vector<std::string_view>& known) {
    std::string_view best;
    std::size_t best_distance = std::max<std::size_t>(2, name.size() / 3) + 1;
    for (const std::string_view candidate : known) {
        const std::size_t distance = spelling_distance(name, candidate);
        const bool shares_nothing = distance >= std::max(name.size(), candidate.size());
        if (distance < best_distance && !shares_nothing) {
            best = candidate;
            best_distance = distance;
        }
    }
    return best;
}

}  // namespace hd::scenario
