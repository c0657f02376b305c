#include "app/studio/icon.hpp"

#include <vector>

namespace hd::studio::icon {

namespace {

// Of three bytes of UTF-8.
ImWchar code_point(const char* text) {
    const auto bits = [&](int i, unsigned mask) { return static_cast<unsigned char>(text[i]) & mask; };
    return static_cast<ImWchar>(bits(0, 0x0FU) << 12U | bits(1, 0x3FU) << 6U | bits(2, 0x3FU));
}

std::vector<ImWchar> pairs() {
    std::vector<ImWchar> out;
    for (const char* icon : all) out.insert(out.end(), 2, code_point(icon));
    out.push_back(0);
    return out;
}

}  // namespace

const ImWchar* range() {
    static const std::vector<ImWchar> kept = pairs();
    return kept.data();
}

}  // namespace hd::studio::icon
