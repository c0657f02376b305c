#include "engine/ledger/wire.hpp"

#include <cassert>

namespace hd::ledger {

void WireWriter::long_varint(std::uint64_t value) {
    std::array<std::uint8_t, 10> bytes;
    std::size_t size = 0;
    while (value >= 0x80U) {
        bytes[size++] = static_cast<std::uint8_t>(value | 0x80U);
        value >>= 7U;
    }
    bytes[size++] = static_cast<std::uint8_t>(value);
    raw({bytes.data(), size});
}

void WireWriter::fixed(std::uint64_t value) {
    std::array<std::uint8_t, 8> bytes;
    for (std::uint8_t& b : bytes) {
        b = static_cast<std::uint8_t>(value);
        value >>= 8U;
    }
    raw(bytes);
}

void WireReader::fail(std::string_view what) {
    if (fault_.empty()) fault_ = what;
    end_ = at_;
}

std::uint64_t WireReader::long_varint() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        const std::uint64_t next = byte();
        if (!ok()) return 0;
        if (shift == 63 && next > 1) break;
        value |= (next & 0x7FU) << shift;
        if (next >= 0x80U) continue;
        if (next == 0 && shift > 0) break;
        return value;
    }
    fail("a number is spelled wrongly");
    return 0;
}

std::uint64_t WireReader::fixed() {
    std::uint64_t value = 0;
    const ByteView bytes = raw(8);
    for (std::size_t i = bytes.size(); i-- > 0;) value = (value << 8U) | bytes[i];
    return value;
}

ByteView WireReader::raw(std::size_t size) {
    if (size > left()) {
        fail("it ends too early");
        return {};
    }
    const ByteView bytes(at_, size);
    at_ += size;
    return bytes;
}

std::size_t WireReader::count(std::size_t least, std::size_t most) {
    const std::uint64_t read = varint();
    if (read > most) return fail("a list is longer than allowed"), std::size_t{0};
    if (read > left() / least) return fail("a list is longer than the bytes that are left"), std::size_t{0};
    return static_cast<std::size_t>(read);
}

void CEREAL_SAVE_FUNCTION_NAME(WireWriter& out, const Text& text) {
    assert(text.value.size() <= text.most);
    out.varint(text.value.size());
    out.raw({reinterpret_cast<const std::uint8_t*>(text.value.data()), text.value.size()});
}

void CEREAL_LOAD_FUNCTION_NAME(WireReader& in, Text& text) {
    const std::uint64_t size = in.varint();
    if (size > text.most) return in.fail("a text is longer than allowed");
    const ByteView bytes = in.raw(static_cast<std::size_t>(size));
    text.value.assign(bytes.begin(), bytes.end());
}

}  // namespace hd::ledger
