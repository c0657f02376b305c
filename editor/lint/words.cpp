#include "editor/lint/words.hpp"

#include "engine/scenario/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::editor {

namespace {

std::string nearest(std::string_view name, const std::vector<std::string>& known) {
    return std::string(scenario::nearest_name(name, {known.begin(), known.end()}));
}

}  // namespace

std::string hint(std::string_view name, const std::vector<std::string>& known) {
    const std::string meant = nearest(name, known);
    return meant.empty() ? "" : fmt::format("; did you mean \"{}\"?", meant);
}

Fix rename_to_nearest(std::string_view name, const std::vector<std::string>& known) {
    const std::string meant = nearest(name, known);
    return {meant.empty() ? FixVerb::none : FixVerb::rename, meant, std::string(name)};
}

std::string joined(const std::vector<std::string>& names) {
    std::string out;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) out += i + 1 == names.size() ? " and " : ", ";
        out += names[i];
    }
    return out;
}

bool holds(const std::vector<std::string>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace hd::editor
