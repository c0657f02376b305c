#include "tests/shaders/offscreen.hpp"

#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <glad/gl.h>

#include <stdexcept>

namespace hd::tests {
namespace {

GLuint compile(GLenum stage, const char* text, std::string& log) {
    const GLuint shader = glCreateShader(stage);
    glShaderSource(shader, 1, &text, nullptr);
    glCompileShader(shader);
    std::array<char, 2048> words{};
    glGetShaderInfoLog(shader, static_cast<GLsizei>(words.size()), nullptr, words.data());
    log += words.data();
    return shader;
}

}  // namespace

Offscreen::Offscreen(int width, int height) : height_(height) {
    display_ = eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, nullptr, nullptr);
    const std::array<EGLint, 7> version{EGL_CONTEXT_MAJOR_VERSION,
                                        3,
                                        EGL_CONTEXT_MINOR_VERSION,
                                        3,
                                        EGL_CONTEXT_OPENGL_PROFILE_MASK,
                                        EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                                        EGL_NONE};
    if (!eglInitialize(display_, nullptr, nullptr) || !eglBindAPI(EGL_OPENGL_API)) {
        throw std::runtime_error("EGL without a surface is not available");
    }
    context_ = eglCreateContext(display_, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, version.data());
    if (!eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, context_) ||
        gladLoadGL(eglGetProcAddress) == 0) {
        throw std::runtime_error("OpenGL 3.3 core is not available");
    }
    GLuint picture = 0;
    glGenTextures(1, &picture);
    glBindTexture(GL_TEXTURE_2D, picture);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    GLuint frame = 0;
    glGenFramebuffers(1, &frame);
    glBindFramebuffer(GL_FRAMEBUFFER, frame);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, picture, 0);
    glViewport(0, 0, width, height);
    glClear(GL_COLOR_BUFFER_BIT);
    GLuint corners = 0;
    glGenVertexArrays(1, &corners);
    glBindVertexArray(corners);
}

Offscreen::~Offscreen() {
    eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglDestroyContext(display_, context_);
    eglTerminate(display_);
}

Pixel Offscreen::pixel(int x, int y) const {
    std::array<std::uint8_t, 4> read{};
    glReadPixels(x, height_ - 1 - y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, read.data());
    return {read[0], read[1], read[2], read[3]};
}

std::uint32_t link(const shaders::Program& program, std::string& log) {
    const GLuint linked = glCreateProgram();
    for (const GLuint stage : {compile(GL_VERTEX_SHADER, program.vertex, log),
                               compile(GL_FRAGMENT_SHADER, program.fragment, log)}) {
        glAttachShader(linked, stage);
        glDeleteShader(stage);
    }
    glLinkProgram(linked);
    GLint good = 0;
    glGetProgramiv(linked, GL_LINK_STATUS, &good);
    std::array<char, 2048> words{};
    glGetProgramInfoLog(linked, static_cast<GLsizei>(words.size()), nullptr, words.data());
    log += words.data();
    if (good == 0) return 0;
    glUseProgram(linked);
    return linked;
}

}  // namespace hd::tests
