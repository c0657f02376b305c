#include "app/studio/type.hpp"

#include "app/studio/icon.hpp"

#include <array>
#include <cmath>
#include <filesystem>

namespace hd::studio {

namespace {

// Letters of the languages of 1815, dashes, quotes, primes, fractions, arrows, and mathematical signs.
constexpr std::array<ImWchar, 17> letters{0x0020, 0x017F, 0x2010, 0x2026, 0x2032, 0x2032,
                                          0x2150, 0x215E, 0x2190, 0x2193, 0x2212, 0x2212,
                                          0x2264, 0x2265, 0x00B1, 0x00B1, 0};

constexpr const char* fonts = "/usr/share/fonts/";
constexpr std::array<const char*, 3> medium{"truetype/lato/Lato-Medium.ttf", "truetype/dejavu/DejaVuSans.ttf",
                                            nullptr};
constexpr std::array<const char*, 3> bold{"truetype/lato/Lato-Bold.ttf",
                                          "truetype/dejavu/DejaVuSans-Bold.ttf", nullptr};
constexpr std::array<const char*, 3> book{"truetype/gentiumplus/GentiumBookPlus-Regular.ttf",
                                          "truetype/dejavu/DejaVuSerif.ttf", nullptr};
constexpr std::array<const char*, 3> book_bold{"truetype/gentiumplus/GentiumBookPlus-Bold.ttf",
                                               "truetype/dejavu/DejaVuSerif-Bold.ttf", nullptr};
constexpr std::array<const char*, 3> icons{"opentype/font-awesome/FontAwesome.otf",
                                           "truetype/font-awesome/fontawesome-webfont.ttf", nullptr};

// The first of the files that is there; "" when none is.
std::string found(const std::array<const char*, 3>& files) {
    for (const char* file : files) {
        if (file == nullptr) break;
        const std::string path = std::string(fonts) + file;
        std::error_code ignored;
        if (std::filesystem::is_regular_file(path, ignored)) return path;
    }
    return {};
}

struct Loader {
    ImFontAtlas& atlas;
    float scale;
    std::vector<std::string>& missing;

    TypeFace face(const std::array<const char*, 3>& files, float em, float line, bool with_icons) const {
        ImFontConfig config;
        config.OversampleH = 2;
        config.OversampleV = 1;
        config.PixelSnapH = false;
        const std::string path = found(files);
        const float size = line * scale;
        if (path.empty()) {
            missing.emplace_back(files[0]);
            config.SizePixels = size;
            return {atlas.AddFontDefault(&config), em * scale};
        }
        ImFont* const font = atlas.AddFontFromFileTTF(path.c_str(), size, &config, letters.data());
        if (with_icons) merge_icons(em);
        return {font, em * scale};
    }

    void merge_icons(float em) const {
        const std::string path = found(icons);
        if (path.empty()) {
            missing.emplace_back(icons[0]);
            return;
        }
        ImFontConfig config;
        config.MergeMode = true;
        config.OversampleH = 2;
        config.OversampleV = 1;
        config.GlyphOffset.y = std::round(0.04F * em * scale);
        atlas.AddFontFromFileTTF(path.c_str(), std::round(em * scale), &config, icon::range());
    }
};

}  // namespace

Type load_type(float scale, std::vector<std::string>& missing) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
    const Loader loader{atlas, scale, missing};
    Type type;
    type.body = loader.face(medium, 14, 17, true);  // the first is ImGui's own default
    type.strong = loader.face(bold, 14, 17, true);
    type.small = loader.face(medium, 12, 14.5F, true);
    type.small_strong = loader.face(bold, 12, 14.5F, false);
    type.title = loader.face(book_bold, 18, 26.5F, false);
    type.document = loader.face(book, 18, 26.5F, false);
    type.display = loader.face(book, 30, 44, false);
    return type;
}

}  // namespace hd::studio
