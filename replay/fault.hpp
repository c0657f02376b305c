// What can be wrong with a recording or its file: a message that names the file and says what to do.
#pragma once

#include <tl/expected.hpp>

#include <string>

namespace hd::replay {

struct Fault {
    std::string message;
    bool operator==(const Fault&) const = default;
};

template <class T>
using Result = tl::expected<T, Fault>;

}  // namespace hd::replay
