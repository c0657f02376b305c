// The bytes of one recording, in a file or in memory: read anywhere, written at the end. Knows no frames.
#pragma once

#include "engine/ledger/wire.hpp"
#include "replay/fault.hpp"

#include <cstdint>
#include <string>

namespace hd::replay {

using ledger::Bytes;
using ledger::ByteView;

enum class Access : std::uint8_t { read, append };

// `safe`: every append is written at once and can be waited for. `quick`: appends are gathered and nothing
// waits for the disk, for games in which nobody decides and which can be had again from their seed.
enum class Pace : std::uint8_t { safe, quick };

class Store {
  public:
    // A store without a file, for games that nobody keeps and for tests.
    static Store in_memory(Bytes bytes, Access access = Access::append);
    // A new file with these bytes, which takes the place of an older one only once it is whole and on the
    // disk. Locked while it is open. Fails when the older one is being appended to.
    static Result<Store> create(const std::string& path, ByteView bytes, Pace pace);
    // `append` locks the file; where that cannot be had (another program appends, no permission) the store
    // reads only, and why_read_only() says why. Fails for a folder and for what cannot be opened.
    static Result<Store> open(const std::string& path, Access access);

    Store(Store&& other) noexcept;
    Store& operator=(Store&& other) noexcept;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    ~Store();

    const std::string& path() const { return path_; }  // "a game in memory" without a file
    std::uint64_t size() const { return size_; }
    const std::string& why_read_only() const { return why_read_only_; }  // "" when it can be appended to
    // Another program is appending: its last frame may be half there.
    bool being_written() const { return being_written_; }

    // As many bytes from `offset` as there are, up to `size`.
    Result<Bytes> read(std::uint64_t offset, std::size_t size) const;
    // All of the bytes or none: on a full disk the file is as long as before.
    Result<void> append(ByteView bytes);
    // Writes what was gathered.
    Result<void> flush();
    // Waits until what was appended is on the disk.
    Result<void> sync();
    // Forgets everything from `size` on; what stood there is kept beside the file as `*.torn`.
    Result<void> cut(std::uint64_t size);

  private:
    Store() = default;

    Fault fault(const std::string& what) const;

    std::string path_ = "a game in memory";
    int file_ = -1;
    Pace pace_ = Pace::safe;
    std::uint64_t size_ = 0;  // with what was gathered
    Bytes memory_;            // all of it without a file, else what was gathered
    std::string why_read_only_;
    bool being_written_ = false;
};

}  // namespace hd::replay
