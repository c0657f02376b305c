#include "replay/store.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

namespace hd::replay {

namespace {

std::string reason() {
    return std::strerror(errno);
}

tl::unexpected<Fault> failed(const std::string& path, const std::string& what) {
    return tl::make_unexpected(Fault{fmt::format("{}: {}", path, what)});
}

// An open file that is closed on every way out.
struct OpenFile {
    int number = -1;
    explicit OpenFile(int n) : number(n) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (number >= 0) ::close(number);
    }
    int release() { return std::exchange(number, -1); }
};

// False with errno set when not all bytes could be written at `offset`.
bool write_all(int file, ByteView bytes, std::uint64_t offset) {
    while (!bytes.empty()) {
        const ssize_t written = ::pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes = bytes.subspan(static_cast<std::size_t>(written));
        offset += static_cast<std::uint64_t>(written);
    }
    return true;
}

std::string folder_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

// A new name in a folder is safe only once the folder is on the disk too.
void sync_folder(const std::string& path) {
    const OpenFile folder(::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.number >= 0) ::fsync(folder.number);
}

constexpr std::size_t gathered_at_most = 64U << 10U;

bool is_locked_by_another(const std::string& path) {
    const OpenFile old(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    return old.number >= 0 && ::flock(old.number, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

}  // namespace

Store Store::in_memory(Bytes bytes, Access access) {
    Store store;
    if (access == Access::read) store.why_read_only_ = "it was opened for reading";
    store.memory_ = std::move(bytes);
    store.size_ = store.memory_.size();
    return store;
}

Result<Store> Store::create(const std::string& path, ByteView bytes, Pace pace) {
    struct stat found = {};
    const bool replaces = ::stat(path.c_str(), &found) == 0;
    if (replaces && S_ISDIR(found.st_mode)) return failed(path, "is a folder");
    const bool waits = replaces || pace == Pace::safe;
    if (is_locked_by_another(path)) return failed(path, "is a game that another program is playing");
    const std::string fresh = path + ".new";
    OpenFile file(::open(fresh.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
    if (file.number < 0) return failed(path, "cannot be written: " + reason());
    if (!write_all(file.number, bytes, 0) || (waits && ::fsync(file.number) != 0) ||
        ::flock(file.number, LOCK_EX | LOCK_NB) != 0 || ::rename(fresh.c_str(), path.c_str()) != 0) {
        const std::string why = reason();
        ::unlink(fresh.c_str());
        return failed(path, "cannot be written: " + why);
    }
    if (waits) sync_folder(path);
    Store store;
    store.path_ = path;
    store.pace_ = pace;
    store.file_ = file.release();
    store.size_ = bytes.size();
    return store;
}

Result<Store> Store::open(const std::string& path, Access access) {
    Store store;
    store.path_ = path;
    int number = access == Access::append ? ::open(path.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC) : -1;
    if (number < 0) {
        if (access == Access::append) store.why_read_only_ = "it cannot be written: " + reason();
        number = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    }
    if (number < 0) return failed(path, "cannot be opened: " + reason());
    store.file_ = number;
    struct stat found = {};
    if (::fstat(number, &found) != 0) return failed(path, "cannot be read: " + reason());
    if (S_ISDIR(found.st_mode)) return failed(path, "is a folder, not a recording");
    if (!S_ISREG(found.st_mode)) return failed(path, "is no ordinary file");
    store.size_ = static_cast<std::uint64_t>(found.st_size);
    if (access == Access::append && store.why_read_only_.empty()) {
        if (::flock(number, LOCK_EX | LOCK_NB) != 0) {
            store.why_read_only_ = "another program is playing this game";
            store.being_written_ = true;
        }
    } else if (::flock(number, LOCK_SH | LOCK_NB) != 0) {
        store.being_written_ = true;
    } else {
        ::flock(number, LOCK_UN);
    }
    if (access == Access::read) store.why_read_only_ = "it was opened for reading";
    return store;
}

Store::Store(Store&& other) noexcept
    : path_(std::move(other.path_)),
      file_(std::exchange(other.file_, -1)),
      pace_(other.pace_),
      size_(other.size_),
      memory_(std::move(other.memory_)),
      why_read_only_(std::move(other.why_read_only_)),
      being_written_(other.being_written_) {}

Store& Store::operator=(Store&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(file_, other.file_);
    std::swap(pace_, other.pace_);
    std::swap(size_, other.size_);
    std::swap(memory_, other.memory_);
    std::swap(why_read_only_, other.why_read_only_);
    std::swap(being_written_, other.being_written_);
    return *this;
}

Store::~Store() {
    if (file_ < 0) return;
    static_cast<void>(flush());
    ::close(file_);
}

Fault Store::fault(const std::string& what) const {
    return {fmt::format("{}: {}", path_, what)};
}

Result<Bytes> Store::read(std::uint64_t offset, std::size_t size) const {
    const std::uint64_t there = offset < size_ ? size_ - offset : 0;
    Bytes bytes(static_cast<std::size_t>(std::min<std::uint64_t>(size, there)));
    const std::uint64_t in_file = size_ - memory_.size();
    std::size_t done = 0;
    while (done < bytes.size() && offset + done < in_file) {
        const std::uint64_t from = offset + done;
        const auto want =
            static_cast<std::size_t>(std::min<std::uint64_t>(bytes.size() - done, in_file - from));
        const ssize_t got = ::pread(file_, bytes.data() + done, want, static_cast<off_t>(from));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return tl::make_unexpected(fault("cannot be read: " + reason()));
        if (got == 0) break;
        done += static_cast<std::size_t>(got);
    }
    if (offset + done >= in_file) {
        const auto from = static_cast<std::ptrdiff_t>(std::min(offset + done, size_) - in_file);
        std::copy_n(memory_.begin() + from, bytes.size() - done,
                    bytes.begin() + static_cast<std::ptrdiff_t>(done));
        done = bytes.size();
    }
    bytes.resize(done);
    return bytes;
}

Result<void> Store::append(ByteView bytes) {
    if (!why_read_only_.empty()) return tl::make_unexpected(fault("cannot be added to: " + why_read_only_));
    memory_.insert(memory_.end(), bytes.begin(), bytes.end());
    size_ += bytes.size();
    if (file_ < 0 || (pace_ == Pace::quick && memory_.size() < gathered_at_most)) return {};
    Result<void> written = flush();
    if (written) return {};
    memory_.resize(memory_.size() - bytes.size());
    size_ -= bytes.size();
    return written;
}

Result<void> Store::flush() {
    if (file_ < 0 || memory_.empty()) return {};
    const std::uint64_t in_file = size_ - memory_.size();
    if (!write_all(file_, memory_, in_file)) {
        const std::string why = reason();
        // Best effort: what is left over is found as a torn tail by the next reader.
        if (::ftruncate(file_, static_cast<off_t>(in_file)) != 0) ::fsync(file_);
        return tl::make_unexpected(fault("cannot be added to, and is as it was before: " + why));
    }
    memory_.clear();
    return {};
}

Result<void> Store::sync() {
    if (Result<void> written = flush(); !written) return written;
    if (file_ >= 0 && ::fdatasync(file_) != 0) {
        return tl::make_unexpected(fault("could not be put on the disk: " + reason()));
    }
    return {};
}

Result<void> Store::cut(std::uint64_t size) {
    if (size >= size_) return {};
    if (!why_read_only_.empty()) return tl::make_unexpected(fault("cannot be cut: " + why_read_only_));
    if (file_ < 0) {
        memory_.resize(static_cast<std::size_t>(size));
        size_ = size;
        return {};
    }
    if (Result<void> written = flush(); !written) return written;
    const Result<Bytes> rest = read(size, static_cast<std::size_t>(size_ - size));
    if (!rest) return tl::make_unexpected(rest.error());
    const std::string torn = path_ + ".torn";
    const OpenFile kept(::open(torn.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    struct stat found = {};
    if (kept.number < 0 || ::fstat(kept.number, &found) != 0 ||
        !write_all(kept.number, *rest, static_cast<std::uint64_t>(found.st_size)) ||
        ::fsync(kept.number) != 0 || ::ftruncate(file_, static_cast<off_t>(size)) != 0) {
        return tl::make_unexpected(fault("its damaged end could not be put aside: " + reason()));
    }
    size_ = size;
    return {};
}

}  // namespace hd::replay
