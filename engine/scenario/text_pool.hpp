// Texts kept one behind the other; a field of a row holds the number of one. Only grows.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hd::scenario {

// The number of a text in a pool; 0 is the empty text.
using TextId = std::uint32_t;

class TextPool {
  public:
    TextId add(std::string_view text) {
        if (text.empty()) return 0;
        bytes_ += text;
        ends_.push_back(static_cast<std::uint32_t>(bytes_.size()));
        return static_cast<TextId>(ends_.size());
    }
    std::string_view operator[](TextId id) const {
        if (id == 0) return {};
        const std::size_t begin = id == 1 ? 0 : ends_[id - 2];
        return std::string_view(bytes_).substr(begin, ends_[id - 1] - begin);
    }

  private:
    std::string bytes_;
    std::vector<std::uint32_t> ends_;
};

}  // namespace hd::scenario
