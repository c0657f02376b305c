// Reads JSON into a value by its Shape and lists everything that is wrong with it.
#pragma once

#include "engine/scenario/json_reader.hpp"
#include "engine/scenario/shapes.hpp"

#include <string>

namespace hd::scenario {

// Caps that JsonLimits doesn't have, because only here is known what a list holds.
inline constexpr std::int32_t most_elements = 1'000'000;   // in one list
inline constexpr std::int32_t most_unknown_keys = 10'000;  // in one file

// Reads `buffer` (decoded in place) into `root`, which must be default-made. Missing keys are no fault here:
// a half-finished document always opens, and lint says what it lacks.
void read_shape(std::string& buffer, Target root, FaultList& faults, Strictness strictness);

template <Document T>
Loaded<T> read_document(std::string bytes, std::string file, Strictness strictness = Strictness::author) {
    Loaded<T> loaded{T{}, FaultList(std::move(file))};
    read_shape(bytes, target_of(loaded.value), loaded.faults, strictness);
    return loaded;
}

}  // namespace hd::scenario
