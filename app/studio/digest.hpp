// A number that tells apart what is drawn from frame to frame.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace hd::studio {

// Goes on from `digest`, 8 bytes at a time (the constant is splitmix64's); what is left over goes in as one
// more.
inline std::uint64_t digested(std::uint64_t digest, const void* bytes, std::size_t size) {
    const auto* at = static_cast<const unsigned char*>(bytes);
    const auto mix = [&](std::uint64_t word) {
        digest = (digest ^ word) * 0xBF58476D1CE4E5B9U;
        digest ^= digest >> 29U;
    };
    for (; size >= 8; at += 8, size -= 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, at, 8);
        mix(word);
    }
    std::uint64_t rest = size;
    std::memcpy(&rest, at, size);
    mix(rest);
    return digest;
}

}  // namespace hd::studio
