// A recording's file is a start (magic, format version) and frames, each with a checksum that covers its
// place, its length and the frame before: a flipped bit, a frame lost or out of turn is found. Knows no game.
#pragma once

#include "replay/store.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace hd::replay {

inline constexpr int format_version = 1;
inline constexpr std::size_t largest_header = 64U << 20U;
inline constexpr std::size_t largest_frame = 16U << 20U;

enum class FrameKind : std::uint8_t { header, begin, act, rewind, dice, close };

// Where the next frame goes, and what its checksum follows on.
struct Chain {
    std::uint64_t offset = 0;
    std::uint64_t checksum = 0;
    std::uint32_t ordinal = 0;
};

// Bytes that begin as a recording's file does, whatever its version; also where a text transfer has spoiled
// the line end behind its name.
bool begins_a_recording(ByteView bytes);

// The start of a file, and the chain that its first frame follows on.
Bytes file_start(int version);
Chain chain_of(int version);

// The version of a file's start. Says what is wrong: empty, no recording, made by a newer program.
Result<int> read_start(const Store& store);

// A whole frame of these contents, for the end of the chain; the chain then stands behind it. The contents
// are at most largest_frame bytes (a header largest_header).
Bytes frame_bytes(Chain& chain, FrameKind kind, ByteView contents);
// The same without a copy: room for the head in place of what `out` held; then, with the contents written
// behind it, head and checksum around them. The view is of the whole frame, within `out`.
void begin_frame(Bytes& out);
ByteView end_frame(Chain& chain, FrameKind kind, Bytes& out);
// How many bytes of contents an unfinished frame has.
std::size_t contents_size(const Bytes& out);

// What stands behind the last good frame.
struct Tail {
    std::uint64_t offset = 0;  // where the good part ends
    std::uint64_t bytes = 0;   // how many are there
    std::string what;          // "the frame at byte 812 is cut short"
};

struct Frame {
    FrameKind kind = FrameKind::header;
    std::uint64_t offset = 0;  // of the contents in the file
    Bytes contents;
};

// Walks over the frames of a store from the first one on.
class FrameScan {
  public:
    FrameScan(const Store& store, int version) : store_(&store), chain_(chain_of(version)) {}

    // The next good frame; none at the end of the file, at a damaged frame, or when the disk fails.
    std::optional<Frame> next();
    // Behind the last good frame so far.
    const Chain& chain() const { return chain_; }
    // Why it stopped; none at a clean end.
    const std::optional<Tail>& tail() const { return tail_; }
    // A frame whose bytes are whole but which the caller cannot accept counts as damage too.
    void reject(const Chain& before, std::string_view what);

  private:
    ByteView window(std::uint64_t offset, std::size_t size);
    std::optional<Frame> stop(std::string_view what);

    const Store* store_;
    Chain chain_;
    std::optional<Tail> tail_;
    Bytes window_;
    std::uint64_t window_offset_ = 0;
};

}  // namespace hd::replay
