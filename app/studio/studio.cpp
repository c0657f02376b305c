#include "app/studio/studio.hpp"

#include "app/studio/gallery.hpp"

#include <backends/imgui_impl_opengl3.h>

namespace hd::studio {

tl::expected<std::unique_ptr<Studio>, std::string> Studio::open(Window& window, const CommandLine& line) {
    return std::unique_ptr<Studio>(new Studio(window, line));
}

Studio::Studio(Window& window, const CommandLine& line) : window_(window), line_(line) {
    ui_.theme = line.theme == "dark" ? &view::dark_theme() : &view::light_theme();
    set_scale(line.scale > 0 ? line.scale : window.screen_scale());
}

void Studio::set_scale(float scale) {
    ui_.scale = scale;
    std::vector<std::string> missing;
    ui_.type = load_type(scale, missing);
    ImGui_ImplOpenGL3_DestroyFontsTexture();
}

Due Studio::frame(const WindowNews& news) {
    window_.begin_frame();
    const Size size = window_.size();
    const Box whole{0, 0, static_cast<float>(size.width), static_cast<float>(size.height)};
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({whole.w, whole.h});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    ImGui::Begin("##studio", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBringToFrontOnFocus);
    put_gallery(ui_, whole);
    ImGui::End();
    ImGui::PopStyleVar(2);
    window_.end_frame(ui_.t().window);
    return {.end = news.close};
}

}  // namespace hd::studio
