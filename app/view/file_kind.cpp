#include "app/view/file_kind.hpp"

#include "replay/frame.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string_view>

namespace hd::view {

using namespace std::string_view_literals;

namespace {

ledger::Bytes first_bytes(const std::string& path) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
    ledger::Bytes bytes(12);
    bytes.resize(file == nullptr ? 0 : std::fread(bytes.data(), 1, bytes.size(), file.get()));
    return bytes;
}

bool is_picture(ledger::ByteView bytes) {
    constexpr auto begins = std::to_array<std::string_view>(
        {"\x89PNG\r\n\x1a\n"sv, "\xff\xd8\xff"sv, "GIF8"sv, "BM"sv, "II*\0"sv, "MM\0*"sv});
    const std::string text(bytes.begin(), bytes.end());
    const auto starts = [&](std::string_view magic) { return text.compare(0, magic.size(), magic) == 0; };
    if (std::any_of(begins.begin(), begins.end(), starts)) return true;
    return starts("RIFF") && text.size() >= 12 && text.compare(8, 4, "WEBP") == 0;
}

bool is_named_as_picture(const std::filesystem::path& path) {
    std::string ending = path.extension().string();
    for (char& c : ending) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    constexpr auto endings =
        std::to_array<std::string_view>({".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp", ".tif", ".tiff"});
    return std::find(endings.begin(), endings.end(), ending) != endings.end();
}

}  // namespace

FileKind kind_of_file(const std::string& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) return FileKind::folder;
    if (std::filesystem::path(path).extension() == ".game") return FileKind::recording;
    if (!std::filesystem::exists(path, error)) return FileKind::none;
    const ledger::Bytes bytes = first_bytes(path);
    if (replay::begins_a_recording(bytes)) return FileKind::recording;
    if (is_picture(bytes)) return FileKind::picture;
    return is_named_as_picture(path) ? FileKind::no_picture : FileKind::scenario;
}

}  // namespace hd::view
