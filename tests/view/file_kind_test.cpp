// What is opened is told by what is in it.
#include "app/view/file_kind.hpp"

#include <catch2/catch.hpp>
#include <unistd.h>

#include <filesystem>
#include <fstream>

using namespace hd::view;

TEST_CASE("A file is what is in it, whatever its name") {
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("hd-file-kind-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    const auto kind = [&](const std::string& name, const std::string& bytes) {
        std::ofstream(folder / name, std::ios::binary) << bytes;
        return kind_of_file((folder / name).string());
    };
    const std::string png("\x89PNG\r\n\x1a\n....");
    const std::string recording("\x89HDgame\n....");
    CHECK(kind("map.png", png) == FileKind::picture);
    CHECK(kind("map.scenario.json", png) == FileKind::picture);
    CHECK(kind("photo.JPG", "\xff\xd8\xff\xe0 and more") == FileKind::picture);
    CHECK(kind("photo.webp", "RIFF1234WEBPVP8 ") == FileKind::picture);
    CHECK(kind("sound.webp", "RIFF1234WAVEfmt ") == FileKind::no_picture);
    CHECK(kind("map2.PNG", "no picture at all") == FileKind::no_picture);
    CHECK(kind("empty.png", "") == FileKind::no_picture);
    CHECK(kind("kept.bak", recording) == FileKind::recording);
    CHECK(kind("broken.game", "anything") == FileKind::recording);
    CHECK(kind("a.scenario.json", "{}") == FileKind::scenario);
    CHECK(kind("empty", "") == FileKind::scenario);
    CHECK(kind_of_file((folder / "nothing.png").string()) == FileKind::none);
    CHECK(kind_of_file(folder.string()) == FileKind::folder);
    CHECK(kind_of_file("waterloo-18-june") == FileKind::none);
    std::filesystem::remove_all(folder);
}
