#include "engine/scenario/files.hpp"

#include "engine/scenario/json_reader.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <optional>
#include <system_error>
#include <utility>

namespace hd::scenario {

namespace {

namespace fs = std::filesystem;

// An open file, closed at the end of its scope if nobody did it before.
class OpenFile {
  public:
    explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    int get() const { return descriptor_; }
    int close() { return ::close(std::exchange(descriptor_, -1)); }

  private:
    int descriptor_;
};

std::string reason(int error) {
    return std::generic_category().message(error);
}

tl::unexpected<Fault> fault(const fs::path& path, std::string message) {
    return tl::unexpected(Fault{Severity::error, path.string(), {}, std::move(message)});
}

// A file's folder, for calls that want one: "" means the present one.
fs::path folder_of(const fs::path& path) {
    return path.parent_path().empty() ? fs::path(".") : path.parent_path();
}

// Writes everything and syncs it; the error number, or 0.
int write_all(OpenFile& file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file.get(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    if (::fsync(file.get()) != 0) return errno;
    return file.close() == 0 ? 0 : errno;
}

struct Temporary {
    fs::path path;
    int descriptor = -1;
    int error = 0;
};

// A new file beside `path`. A crash may have left one of an earlier save, which stays untouched.
Temporary open_beside(const fs::path& path) {
    Temporary temporary;
    for (int attempt = 0; attempt < 100; ++attempt) {
        temporary.path = folder_of(path) / fmt::format(".hundred-days-save-{}", attempt);
        temporary.descriptor = ::open(temporary.path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        temporary.error = temporary.descriptor < 0 ? errno : 0;
        if (temporary.error != EEXIST) break;
    }
    return temporary;
}

void sync_folder(const fs::path& path) {
    const OpenFile folder(::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.get() >= 0) ::fsync(folder.get());
}

}  // namespace

tl::expected<std::string, Fault> read_file(const fs::path& path) {
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0) return fault(path, "can't be opened: " + reason(errno));
    if (S_ISDIR(about.st_mode)) return fault(path, "is a folder; a file is wanted here");
    if (!S_ISREG(about.st_mode)) return fault(path, "isn't a plain file");
    const std::size_t most = JsonLimits{}.file_bytes;
    if (static_cast<std::uintmax_t>(about.st_size) > most) {
        return fault(path, fmt::format("is {} bytes long; the most is {}", about.st_size, most));
    }
    const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() < 0) return fault(path, "can't be opened: " + reason(errno));
    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(about.st_size) + 8);
    std::array<char, 65536> block;
    for (;;) {
        const ssize_t count = ::read(file.get(), block.data(), block.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return fault(path, "can't be read: " + reason(errno));
        if (count == 0) return bytes;
        bytes.append(block.data(), static_cast<std::size_t>(count));
        if (bytes.size() > most) return fault(path, fmt::format("is longer than {} bytes", most));
    }
}

tl::expected<void, Fault> write_file(const fs::path& path, std::string_view bytes) {
    std::error_code unresolved;
    const fs::path resolved = fs::canonical(path, unresolved);
    const fs::path target = unresolved ? path : resolved;
    struct stat old {};
    const bool exists = ::stat(target.c_str(), &old) == 0;
    if (exists && S_ISDIR(old.st_mode)) return fault(path, "is a folder; nothing was saved");
    if (exists && !S_ISREG(old.st_mode)) return fault(path, "isn't a plain file; nothing was saved");
    const Temporary temporary = open_beside(target);
    if (temporary.descriptor < 0) return fault(path, "can't be saved: " + reason(temporary.error));
    OpenFile file(temporary.descriptor);
    if (exists) static_cast<void>(::fchmod(file.get(), old.st_mode & 07777));
    int error = write_all(file, bytes);
    if (error == 0 && ::rename(temporary.path.c_str(), target.c_str()) != 0) error = errno;
    if (error != 0) {
        ::unlink(temporary.path.c_str());
        return fault(path, fmt::format("can't be saved: {}; {}", reason(error),
                                       exists ? "the old file is as it was" : "nothing was written"));
    }
    sync_folder(target);
    return {};
}

}  // namespace hd::scenario
