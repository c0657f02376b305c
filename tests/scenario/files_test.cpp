#include "engine/scenario/files.hpp"

#include "tests/scenario/scratch_folder.hpp"

#include <catch2/catch.hpp>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

namespace hd::scenario {

namespace {

namespace fs = std::filesystem;

std::string message_of(const tl::expected<void, Fault>& saved) {
    return saved ? "" : saved.error().message;
}

// Files larger than this can't be written for the rest of the scope, as on a full disk.
class FileSizeLimit {
  public:
    explicit FileSizeLimit(rlim_t bytes) : signal_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &old_);
        rlimit limit = old_;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;
    ~FileSizeLimit() {
        ::setrlimit(RLIMIT_FSIZE, &old_);
        std::signal(SIGXFSZ, signal_);
    }

  private:
    rlimit old_{};
    void (*signal_)(int);
};

// Root may write anywhere, so a test of a read-only folder is run as somebody else.
class NotRoot {
  public:
    NotRoot() {
        if (::geteuid() == 0) lowered_ = ::seteuid(65534) == 0;
    }
    NotRoot(const NotRoot&) = delete;
    NotRoot& operator=(const NotRoot&) = delete;
    ~NotRoot() {
        if (lowered_) static_cast<void>(::seteuid(0));
    }

  private:
    bool lowered_ = false;
};

}  // namespace

TEST_CASE("what is written is read back, and nothing else is left in the folder") {
    const ScratchFolder folder;
    const std::string bytes("a\0b\r\n\xFF", 6);
    REQUIRE(write_file(folder / "f.json", bytes));
    CHECK(read_file(folder / "f.json") == bytes);
    REQUIRE(write_file(folder / "f.json", "second"));
    CHECK(read_file(folder / "f.json") == "second");
    CHECK(folder.files() == 1);
}

TEST_CASE("names with spaces, accents, dots and other scripts are names like any other") {
    const ScratchFolder folder;
    for (const std::string name : {"two words.json", "\xC5\xA0t\xC4\x9Bp\xC3\xA1n \xC3\x9F.json",
                                   "v1.2.final.json", "\xED\x95\x9C\xEA\xB8\x80", "-rf", "'quoted\".json"}) {
        INFO(name);
        REQUIRE(write_file(folder / name, name));
        CHECK(read_file(folder / name) == name);
    }
    const std::string longest(255, 'n');
    REQUIRE(write_file(folder / longest, "x"));
    CHECK(read_file(folder / longest) == "x");
}

TEST_CASE("a folder, a missing file and a device are faults with the reason") {
    const ScratchFolder folder;
    CHECK(read_file(folder.path()).error().message == "is a folder; a file is wanted here");
    CHECK(read_file(folder / "none.json").error().message == "can't be opened: No such file or directory");
    CHECK(read_file("/dev/zero").error().message == "isn't a plain file");
    CHECK(read_file("").has_value() == false);
    CHECK(message_of(write_file(folder.path(), "x")) == "is a folder; nothing was saved");
    CHECK(message_of(write_file("/dev/full", "x")) == "isn't a plain file; nothing was saved");
    CHECK(message_of(write_file(folder / "no/such/folder.json", "x")) ==
          "can't be saved: No such file or directory");
    CHECK(fs::is_character_file("/dev/full"));
}

TEST_CASE("an empty file is read as no bytes") {
    const ScratchFolder folder;
    CHECK(read_file(folder.put("empty.json", "")) == "");
}

TEST_CASE("a file beyond the limit is refused by its size") {
    const ScratchFolder folder;
    const fs::path path = folder.put("huge.json", "");
    fs::resize_file(path, 64U * 1024U * 1024U + 1U);
    CHECK(read_file(path).error().message == "is 67108865 bytes long; the most is 67108864");
}

TEST_CASE("a disk that fills up leaves the old file as it was and nothing beside it") {
    const ScratchFolder folder;
    REQUIRE(write_file(folder / "f.json", "old"));
    {
        const FileSizeLimit full(4096);
        CHECK(message_of(write_file(folder / "f.json", std::string(10'000, 'n'))) ==
              "can't be saved: File too large; the old file is as it was");
        CHECK(message_of(write_file(folder / "g.json", std::string(10'000, 'n'))) ==
              "can't be saved: File too large; nothing was written");
    }
    CHECK(read_file(folder / "f.json") == "old");
    CHECK(folder.files() == 1);
}

TEST_CASE("a folder that can't be written to is a fault and the old file stays") {
    const ScratchFolder folder;
    REQUIRE(write_file(folder / "f.json", "old"));
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read |
                                       fs::perms::others_exec);
    {
        const NotRoot somebody;
        CHECK(message_of(write_file(folder / "f.json", "new")) == "can't be saved: Permission denied");
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
    CHECK(read_file(folder / "f.json") == "old");
    CHECK(folder.files() == 1);
}

TEST_CASE("a file that was left by a crash while saving is not touched") {
    const ScratchFolder folder;
    folder.put(".hundred-days-save-0", "of a crash");
    REQUIRE(write_file(folder / "f.json", "new"));
    CHECK(read_file(folder / ".hundred-days-save-0") == "of a crash");
    CHECK(read_file(folder / "f.json") == "new");
}

TEST_CASE("a link is followed and the rights of the old file are kept") {
    const ScratchFolder folder;
    folder.put("real.json", "old");
    fs::permissions(folder / "real.json", fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("real.json", folder / "link.json");
    REQUIRE(write_file(folder / "link.json", "new"));
    CHECK(fs::is_symlink(folder / "link.json"));
    CHECK(read_file(folder / "real.json") == "new");
    struct stat about {};
    REQUIRE(::stat((folder / "real.json").c_str(), &about) == 0);
    CHECK((about.st_mode & 0777) == 0600);
}

TEST_CASE("reading changes neither the bytes of a file nor its time") {
    const ScratchFolder folder;
    const fs::path path = folder.put("f.json", "{}");
    fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::hours(5));
    const auto before = fs::last_write_time(path);
    REQUIRE(read_file(path).has_value());
    CHECK(fs::last_write_time(path) == before);
}

}  // namespace hd::scenario
