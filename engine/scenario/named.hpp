// The plain values that the documents are made of.
#pragma once

#include "engine/board/mark.hpp"
#include "engine/scenario/fault.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hd::scenario {

using board::Mark;

// A value under a name that the file chooses. A vector of them is a JSON object; its order is kept.
template <class T>
struct Named {
    std::string name;
    T value{};
    friend bool operator==(const Named&, const Named&) = default;
};

// A number, a yes or no, or a name: an option, a parameter, a field of a row of state.
using Value = std::variant<std::int32_t, bool, std::string>;

using NamedNumbers = std::vector<Named<std::int32_t>>;
using NamedMarks = std::vector<Named<Mark>>;
using NamedValues = std::vector<Named<Value>>;

// A key that this version doesn't know, with its value as JSON on one line; written back on save.
struct Extra {
    std::string key;
    std::string json;
    friend bool operator==(const Extra&, const Extra&) = default;
};
using Extras = std::vector<Extra>;

// The value under `name`, or null.
template <class T>
const T* find_named(const std::vector<Named<T>>& list, std::string_view name) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const Named<T>& n) { return n.name == name; });
    return found == list.end() ? nullptr : &found->value;
}

// The number under `name`, or `otherwise`.
inline std::int32_t number_or(const NamedNumbers& list, std::string_view name, std::int32_t otherwise) {
    const std::int32_t* found = find_named(list, name);
    return found == nullptr ? otherwise : *found;
}

// The value of kind T under `name`; `otherwise` if there is none or it is of another kind.
template <class T>
T value_or(const NamedValues& list, std::string_view name, T otherwise) {
    const Value* found = find_named(list, name);
    const T* held = found == nullptr ? nullptr : std::get_if<T>(found);
    return held == nullptr ? otherwise : *held;
}

}  // namespace hd::scenario
