// A 64-bit number of a text, the same on every machine; tells versions of data apart, guards against nobody.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hd::scenario {

// FNV-1a with a final mix.
constexpr std::uint64_t content_hash(std::string_view bytes) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : bytes) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001B3U;
    }
    hash ^= hash >> 32U;
    hash *= 0xD6E8FEB86659FD93U;
    return hash ^ (hash >> 32U);
}

// 16 hex digits.
std::string hash_text(std::uint64_t hash);

}  // namespace hd::scenario
