#include "replay/frame.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace hd::replay {

namespace {

// Like other binary formats: a first byte that no text has, and a line end that a text transfer would spoil.
constexpr std::array<std::uint8_t, 8> magic{0x89, 'H', 'D', 'g', 'a', 'm', 'e', '\n'};
constexpr std::size_t start_size = magic.size() + 2;
constexpr std::size_t longest_head = 1 + 10;  // of a frame: its kind and the length of its contents
constexpr std::size_t checksum_size = 8;

constexpr std::uint64_t mix(std::uint64_t sum, std::uint64_t word) {
    // A bijection of the sum for any word, so two inputs that differ in one word differ in the end.
    sum = (sum ^ word) * 0x9E3779B97F4A7C15U;
    return sum ^ (sum >> 32U);
}

std::uint64_t checksum(const Chain& chain, FrameKind kind, ByteView contents) {
    std::uint64_t sum = mix(chain.checksum, chain.ordinal);
    sum = mix(sum, contents.size() << 8U | static_cast<std::uint64_t>(kind));
    // Words of 8 bytes, the lowest first; the last may be shorter.
    for (; contents.size() >= 8; contents = contents.subspan(8)) {
        std::uint64_t word = 0;
        for (unsigned i = 0; i < 8; ++i) word |= std::uint64_t{contents[i]} << 8U * i;
        sum = mix(sum, word);
    }
    if (!contents.empty()) {
        std::uint64_t word = 0;
        for (std::size_t i = contents.size(); i-- > 0;) word = word << 8U | contents[i];
        sum = mix(sum, word);
    }
    return mix(sum, chain.ordinal);
}

std::size_t cap(FrameKind kind) {
    return kind == FrameKind::header ? largest_header : largest_frame;
}

}  // namespace

Bytes file_start(int version) {
    Bytes bytes(magic.begin(), magic.end());
    bytes.push_back(static_cast<std::uint8_t>(version & 0xFF));
    bytes.push_back(static_cast<std::uint8_t>(version >> 8));
    return bytes;
}

Chain chain_of(int version) {
    return {.offset = start_size, .checksum = mix(0x4864, static_cast<std::uint64_t>(version)), .ordinal = 0};
}

bool begins_a_recording(ByteView bytes) {
    constexpr std::size_t name = magic.size() - 1;
    return bytes.size() >= name && std::equal(magic.begin(), magic.begin() + name, bytes.begin());
}

Result<int> read_start(const Store& store) {
    const auto wrong = [&](const std::string& what) {
        return tl::make_unexpected(Fault{fmt::format("{}: {}", store.path(), what)});
    };
    const Result<Bytes> start = store.read(0, start_size);
    if (!start) return tl::make_unexpected(start.error());
    if (start->empty()) return wrong("is empty; a recording has at least its header");
    const std::size_t compared = std::min(start->size(), magic.size());
    if (!std::equal(start->begin(), start->begin() + static_cast<std::ptrdiff_t>(compared), magic.begin())) {
        return wrong("is no recording of Hundred Days");
    }
    if (start->size() < start_size) return wrong("is a recording that was cut short in its first bytes");
    const int version = (*start)[magic.size()] | (*start)[magic.size() + 1] << 8;
    if (version > format_version) {
        return wrong(fmt::format(
            "is a recording of format version {}, and this program reads versions up to {}: open it "
            "with the program that wrote it, or with a newer one",
            version, format_version));
    }
    return version;
}

void begin_frame(Bytes& out) {
    out.resize(longest_head);
}

std::size_t contents_size(const Bytes& out) {
    return out.size() - longest_head;
}

ByteView end_frame(Chain& chain, FrameKind kind, Bytes& out) {
    const std::size_t size = contents_size(out);
    assert(size <= cap(kind));
    chain.checksum = checksum(chain, kind, ByteView(out).subspan(longest_head));
    std::array<std::uint8_t, longest_head> head{};
    ledger::Pen pen{head.data()};
    pen.byte(static_cast<std::uint8_t>(kind));
    pen.varint(size);
    // The contents stay where they are, and the head ends where they begin.
    const auto head_size = static_cast<std::size_t>(pen.at - head.data());
    const std::size_t start = longest_head - head_size;
    std::copy_n(head.data(), head_size, out.data() + start);
    out.resize(out.size() + checksum_size);
    ledger::Pen{out.data() + longest_head + size}.fixed(chain.checksum);
    const ByteView frame = ByteView(out).subspan(start);
    chain.offset += frame.size();
    ++chain.ordinal;
    return frame;
}

Bytes frame_bytes(Chain& chain, FrameKind kind, ByteView contents) {
    Bytes bytes;
    begin_frame(bytes);
    bytes.insert(bytes.end(), contents.begin(), contents.end());
    const ByteView frame = end_frame(chain, kind, bytes);
    return {frame.begin(), frame.end()};
}

// A view of up to `size` bytes from `offset`: fewer only at the end of the file. Valid until the next call.
ByteView FrameScan::window(std::uint64_t offset, std::size_t size) {
    constexpr std::size_t usual = 1U << 20U;
    const std::uint64_t end = window_offset_ + window_.size();
    if (offset < window_offset_ || offset + size > end) {
        const std::uint64_t there = store_->size() - std::min(offset, store_->size());
        if (offset < window_offset_ || end - window_offset_ == 0 ||
            offset + std::min<std::uint64_t>(size, there) > end) {
            window_ = store_->read(offset, std::max(size, usual)).value_or(Bytes{});
            window_offset_ = offset;
        }
    }
    const std::size_t from = static_cast<std::size_t>(offset - window_offset_);
    if (from >= window_.size()) return {};
    return ByteView(window_).subspan(from, std::min(size, window_.size() - from));
}

std::optional<Frame> FrameScan::stop(std::string_view what) {
    tail_ = Tail{.offset = chain_.offset,
                 .bytes = store_->size() - chain_.offset,
                 .what = fmt::format("{} at byte {}", what, chain_.offset)};
    return std::nullopt;
}

void FrameScan::reject(const Chain& before, std::string_view what) {
    chain_ = before;
    stop(what);
}

std::optional<Frame> FrameScan::next() {
    if (tail_) return std::nullopt;
    if (chain_.offset >= store_->size()) return std::nullopt;
    ledger::WireReader head(window(chain_.offset, 11));
    const std::uint8_t kind_read = head.byte();
    const std::uint64_t size = head.varint();
    if (!head.ok()) return stop(head.left() == 0 ? "the recording is cut short" : "the recording is damaged");
    if (kind_read > static_cast<std::uint8_t>(FrameKind::close)) return stop("the recording is damaged");
    const auto kind = static_cast<FrameKind>(kind_read);
    if ((kind == FrameKind::header) != (chain_.ordinal == 0)) return stop("the recording is damaged");
    if (size > cap(kind)) return stop("the recording is damaged or has a frame that is too large");

    const std::uint64_t offset = chain_.offset + head.position();
    const ByteView body = window(offset, static_cast<std::size_t>(size) + 8);
    if (body.size() < size + 8) return stop("the recording is cut short");
    Frame frame{.kind = kind, .offset = offset, .contents = {body.begin(), body.end() - 8}};
    ledger::WireReader end(body.last(8));
    const std::uint64_t sum = checksum(chain_, kind, frame.contents);
    if (end.fixed() != sum) return stop("the recording is damaged");
    chain_ = {.offset = offset + size + 8, .checksum = sum, .ordinal = chain_.ordinal + 1};
    return frame;
}

}  // namespace hd::replay
