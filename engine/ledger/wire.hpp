// The bytes of files: cereal archives of our own over plain memory. Small numbers are short, every size is
// bounded by the bytes that are left before anything is allocated, and a reader that met a fault only says
// so.
#pragma once

#include <cereal/cereal.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace hd::ledger {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

inline constexpr std::size_t longest_text = 65'536;
inline constexpr std::size_t longest_list = 65'536;

// Small magnitudes of either sign become small unsigned numbers: 0, -1, 1, -2 are 0, 1, 2, 3.
constexpr std::uint64_t zigzag(std::int64_t value) {
    return (static_cast<std::uint64_t>(value) << 1U) ^ static_cast<std::uint64_t>(value >> 63U);
}
constexpr std::int64_t unzigzag(std::uint64_t value) {
    return static_cast<std::int64_t>(value >> 1U) ^ -static_cast<std::int64_t>(value & 1U);
}

// Writes into room that somebody else saw to.
struct Pen {
    std::uint8_t* at;

    void byte(std::uint8_t value) { *at++ = value; }
    // As WireWriter's.
    void varint(std::uint64_t value) {
        for (; value >= 0x80U; value >>= 7U) byte(static_cast<std::uint8_t>(value | 0x80U));
        byte(static_cast<std::uint8_t>(value));
    }
    void fixed(std::uint64_t value) {
        for (unsigned i = 0; i < 8; ++i) at[i] = static_cast<std::uint8_t>(value >> 8U * i);
        at += 8;
    }
    void raw(ByteView bytes) { at = std::copy(bytes.begin(), bytes.end(), at); }
};

// Appends to a vector of bytes.
class WireWriter : public cereal::OutputArchive<WireWriter, cereal::AllowEmptyClassElision> {
  public:
    static constexpr bool reads = false;

    explicit WireWriter(Bytes& out) : OutputArchive(this), out_(&out) {}

    void byte(std::uint8_t value) { out_->push_back(value); }
    // 7 bits a byte, the lowest first: 1 to 10 bytes.
    void varint(std::uint64_t value) {
        if (value < 0x80U) return byte(static_cast<std::uint8_t>(value));
        long_varint(value);
    }
    // 8 bytes, the lowest first.
    void fixed(std::uint64_t value);
    void raw(ByteView bytes) { out_->insert(out_->end(), bytes.begin(), bytes.end()); }
    // A pen with room for up to `most` bytes; then how far it came. Nothing else is written in between.
    Pen lend(std::size_t most) {
        out_->resize(out_->size() + most);
        return {out_->data() + out_->size() - most};
    }
    void take_back(const Pen& pen) { out_->resize(static_cast<std::size_t>(pen.at - out_->data())); }

  private:
    void long_varint(std::uint64_t value);

    Bytes* out_;
};

// Reads a span of bytes. After a fault every read gives zero, and `fault` says what was wrong.
class WireReader : public cereal::InputArchive<WireReader, cereal::AllowEmptyClassElision> {
  public:
    static constexpr bool reads = true;

    explicit WireReader(ByteView bytes, int version = 0)
        : InputArchive(this),
          begin_(bytes.data()),
          at_(begin_),
          end_(begin_ + bytes.size()),
          version_(version) {}

    bool ok() const { return fault_.empty(); }
    std::string_view fault() const { return fault_; }  // "" while all is well
    std::size_t left() const { return static_cast<std::size_t>(end_ - at_); }
    std::size_t position() const { return static_cast<std::size_t>(at_ - begin_); }
    // The format version of what is being read, for fields that older versions lack.
    int version() const { return version_; }

    // `what` must outlive the reader: a literal. The first fault is kept.
    void fail(std::string_view what);
    std::uint8_t byte() {
        if (at_ == end_) return fail("it ends too early"), std::uint8_t{0};
        return *at_++;
    }
    // One spelling only: a number in more bytes than it needs is a fault.
    std::uint64_t varint() {
        if (at_ != end_ && *at_ < 0x80U) return *at_++;
        return long_varint();
    }
    std::uint64_t fixed();
    // A view into the bytes being read; empty when fewer than `size` are left.
    ByteView raw(std::size_t size);
    // A number of things that take at least `least` bytes each; 0 and a fault when so many cannot follow.
    std::size_t count(std::size_t least, std::size_t most);

  private:
    std::uint64_t long_varint();

    const std::uint8_t* begin_;
    const std::uint8_t* at_;
    const std::uint8_t* end_;
    std::string_view fault_;
    int version_;
};

template <class T>
concept WireNumber = std::is_integral_v<T> && !std::same_as<T, bool>;

template <WireNumber T>
void CEREAL_SAVE_FUNCTION_NAME(WireWriter& out, const T& value) {
    if constexpr (std::is_signed_v<T>) {
        out.varint(zigzag(value));
    } else {
        out.varint(value);
    }
}

template <WireNumber T>
void CEREAL_LOAD_FUNCTION_NAME(WireReader& in, T& value) {
    if constexpr (std::is_signed_v<T>) {
        const std::int64_t wide = unzigzag(in.varint());
        if (wide < std::numeric_limits<T>::min() || wide > std::numeric_limits<T>::max()) {
            return in.fail("a number is out of range");
        }
        value = static_cast<T>(wide);
    } else {
        const std::uint64_t wide = in.varint();
        if (wide > std::numeric_limits<T>::max()) return in.fail("a number is out of range");
        value = static_cast<T>(wide);
    }
}

inline void CEREAL_SAVE_FUNCTION_NAME(WireWriter& out, const bool& value) {
    out.byte(value ? 1 : 0);
}
inline void CEREAL_LOAD_FUNCTION_NAME(WireReader& in, bool& value) {
    const std::uint8_t read = in.byte();
    if (read > 1) in.fail("a yes or no is neither");
    value = read == 1;
}

// A 64-bit hash or seed, whose size is always the same.
struct Fixed {
    std::uint64_t& value;
};
inline void CEREAL_SAVE_FUNCTION_NAME(WireWriter& out, const Fixed& fixed) {
    out.fixed(fixed.value);
}
inline void CEREAL_LOAD_FUNCTION_NAME(WireReader& in, Fixed& fixed) {
    fixed.value = in.fixed();
}

// An enumeration of values 0 to `last`.
template <class E>
struct Enumerated {
    E& value;
    E last;
};
template <class E>
Enumerated(E&, E) -> Enumerated<E>;
template <class E>
void CEREAL_SAVE_FUNCTION_NAME(WireWriter& out, const Enumerated<E>& named) {
    out.varint(static_cast<std::uint64_t>(named.value));
}
template <class E>
void CEREAL_LOAD_FUNCTION_NAME(WireReader& in, Enumerated<E>& named) {
    const std::uint64_t read = in.varint();
    if (read > static_cast<std::uint64_t>(named.last)) return in.fail("an enumeration has no such value");
    named.value = static_cast<E>(read);
}

// A text of at most `most` bytes.
struct Text {
    std::string& value;
    std::size_t most = longest_text;
};
void CEREAL_SAVE_FUNCTION_NAME(WireWriter& out, const Text& text);
void CEREAL_LOAD_FUNCTION_NAME(WireReader& in, Text& text);

inline void CEREAL_SAVE_FUNCTION_NAME(WireWriter& out, const std::string& value) {
    out(Text{const_cast<std::string&>(value)});
}
inline void CEREAL_LOAD_FUNCTION_NAME(WireReader& in, std::string& value) {
    in(Text{value});
}

// A list grows one element at a time, so that its memory follows the bytes that were really there.
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(WireWriter& out, const std::vector<T>& list) {
    out.varint(list.size());
    for (const T& element : list) out(element);
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(WireReader& in, std::vector<T>& list) {
    const std::size_t size = in.count(1, longest_list);
    list.clear();
    for (std::size_t i = 0; i < size && in.ok(); ++i) in(list.emplace_back());
}

}  // namespace hd::ledger
