#include "app/studio/window.hpp"

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <fmt/format.h>
#include <glad/gl.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace hd::studio {

namespace {

WindowNews& news_of(GLFWwindow* window) {
    return *static_cast<WindowNews*>(glfwGetWindowUserPointer(window));
}
void heard(GLFWwindow* window) {
    news_of(window).anything = true;
}

std::string last_fault() {
    const char* words = nullptr;
    glfwGetError(&words);
    return words == nullptr ? "no reason given" : words;
}

// ImGui's own callbacks are put on top of these and call them.
void listen(GLFWwindow* window) {
    glfwSetKeyCallback(window, [](GLFWwindow* w, int key, int, int action, int) {
        heard(w);
        if (action == GLFW_REPEAT) news_of(w).repeated.push_back(key);
    });
    glfwSetCharCallback(window, [](GLFWwindow* w, unsigned) { heard(w); });
    glfwSetCursorPosCallback(window, [](GLFWwindow* w, double, double) { heard(w); });
    glfwSetMouseButtonCallback(window, [](GLFWwindow* w, int, int, int) { heard(w); });
    glfwSetScrollCallback(window, [](GLFWwindow* w, double, double) { heard(w); });
    glfwSetCursorEnterCallback(window, [](GLFWwindow* w, int) { heard(w); });
    glfwSetWindowFocusCallback(window, [](GLFWwindow* w, int) { heard(w); });
    glfwSetFramebufferSizeCallback(window, [](GLFWwindow* w, int, int) { heard(w); });
    glfwSetWindowRefreshCallback(window, [](GLFWwindow* w) {
        heard(w);
        news_of(w).uncovered = true;
    });
    glfwSetWindowCloseCallback(window, [](GLFWwindow* w) {
        heard(w);
        news_of(w).close = true;
        glfwSetWindowShouldClose(w, GLFW_FALSE);
    });
    glfwSetDropCallback(window, [](GLFWwindow* w, int count, const char** paths) {
        heard(w);
        for (int i = 0; i < count; ++i) news_of(w).dropped.emplace_back(paths[i]);
    });
}

void ask_for_core_profile() {
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
}

}  // namespace

tl::expected<std::unique_ptr<Window>, std::string> Window::open(Size size, const std::string& title) {
    if (glfwInit() != GLFW_TRUE) {
        return tl::unexpected(fmt::format("There is no display to open a window on ({}).", last_fault()));
    }
    ask_for_core_profile();
    GLFWwindow* const glfw = glfwCreateWindow(size.width, size.height, title.c_str(), nullptr, nullptr);
    if (glfw == nullptr) {
        const std::string fault = last_fault();
        glfwTerminate();
        return tl::unexpected(fmt::format("OpenGL 3.3 could not be had for a window ({}).", fault));
    }
    std::unique_ptr<Window> window(new Window(glfw));
    glfwSetWindowUserPointer(glfw, &window->news_);
    glfwMakeContextCurrent(glfw);
    glfwSwapInterval(0);
    listen(glfw);
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().LogFilename = nullptr;
    ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    ImGui::GetIO().ConfigInputTextCursorBlink = false;  // a blinking cursor would never be idle
    ImGui_ImplGlfw_InitForOpenGL(glfw, true);
    ImGui_ImplOpenGL3_Init("#version 330 core");
    if (gladLoadGL(glfwGetProcAddress) == 0) {
        return tl::unexpected(std::string("The OpenGL functions could not be loaded."));
    }
    window->canvas_ = std::make_unique<Canvas>();
    return window;
}

Window::~Window() {
    canvas_.reset();
    if (ImGui::GetCurrentContext() != nullptr) {
        ImGui_ImplOpenGL3_Shutdown();
        ImGui_ImplGlfw_Shutdown();
        ImGui::DestroyContext();
    }
    glfwDestroyWindow(window_);
    glfwTerminate();
}

void Window::set_title(const std::string& title) {
    glfwSetWindowTitle(window_, title.c_str());
}

void Window::set_smallest(Size size) {
    glfwSetWindowSizeLimits(window_, size.width, size.height, GLFW_DONT_CARE, GLFW_DONT_CARE);
}

Size Window::size() const {
    Size size;
    glfwGetFramebufferSize(window_, &size.width, &size.height);
    return {std::max(size.width, 1), std::max(size.height, 1)};
}

float Window::screen_scale() const {
    float x = 1;
    float y = 1;
    glfwGetWindowContentScale(window_, &x, &y);
    return std::clamp(std::round(std::max(x, y) * 4) / 4, 1.0F, 3.0F);
}

void Window::poll() {
    glfwPollEvents();
}

void Window::wait() {
    glfwWaitEvents();
}

void Window::wait(double seconds) {
    glfwWaitEventsTimeout(seconds);
}

void Window::wake() {
    glfwPostEmptyEvent();
}

WindowNews Window::take_news() {
    WindowNews taken = std::move(news_);
    news_ = {};
    if (taken.uncovered) canvas_->forget();
    return taken;
}

double Window::now() {
    return glfwGetTime();
}

void Window::begin_frame() {
    begun_ = now();
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    ImGui::NewFrame();
}

void Window::end_frame(view::Colour clear) {
    ImGui::Render();
    panels_took_ = now() - begun_;
    clear_ = clear;
    painted_ = canvas_->paint(*ImGui::GetDrawData(), size(), clear);
    glfwSwapBuffers(window_);
    frame_took_ = now() - begun_;
}

void Window::draw() const {
    const Size room = size();
    glViewport(0, 0, room.width, room.height);
    const auto part = [](std::uint8_t channel) { return static_cast<float>(channel) / 255.0F; };
    glClearColor(part(clear_.r), part(clear_.g), part(clear_.b), 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

std::vector<unsigned char> Window::pixels() const {
    const Size room = size();
    const auto width = static_cast<std::size_t>(room.width);
    const auto height = static_cast<std::size_t>(room.height);
    std::vector<unsigned char> rows(width * height * 3);
    std::vector<unsigned char> upwards(rows.size());
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    draw();  // what was shown may be gone; ImGui keeps its lists until the next frame
    glReadBuffer(GL_BACK);
    glReadPixels(0, 0, room.width, room.height, GL_RGB, GL_UNSIGNED_BYTE, upwards.data());
    for (std::size_t y = 0; y < height; ++y) {
        const auto* from = upwards.data() + (height - 1 - y) * width * 3;
        std::copy(from, from + width * 3, rows.data() + y * width * 3);
    }
    return rows;
}

}  // namespace hd::studio
