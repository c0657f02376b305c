#include "app/view/file_kind.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string_view>

namespace hd::view {

using namespace std::string_view_literals;

namespace {

std::string first_bytes(const std::string& path) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
    std::string bytes(12, '\0');
    bytes.resize(file == nullptr ? 0 : std::fread(bytes.data(), 1, bytes.size(), file.get()));
    return bytes;
}

bool is_picture(std::string_view bytes) {
    constexpr auto begins = std::to_array<std::string_view>(
        {"\x89PNG\r\n\x1a\n"sv, "\xff\xd8\xff"sv, "GIF8"sv, "BM"sv, "II*\0"sv, "MM\0*"sv});
    const auto starts = [&](std::string_view magic) { return bytes.substr(0, magic.size()) == magic; };
    if (std::any_of(begins.begin(), begins.end(), starts)) return true;
    return starts("RIFF") && bytes.size() >= 12 && bytes.substr(8, 4) == "WEBP";
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
    const std::string bytes = first_bytes(path);
    if (std::string_view(bytes).substr(0, 7) == "\x89HDgame"sv) return FileKind::recording;
    if (is_picture(bytes)) return FileKind::picture;
    return is_named_as_picture(path) ? FileKind::no_picture : FileKind::scenario;
}

}  // namespace hd::view
