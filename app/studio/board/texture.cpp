#include "app/studio/board/texture.hpp"

#include "app/studio/digest.hpp"

#include <glad/gl.h>

#include <utility>

namespace hd::studio {

namespace {

unsigned make(int width, int height, const void* rgba) {
    unsigned name = 0;
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, rgba);
    return name;
}

}  // namespace

Texture::Texture(int width, int height) : width_(width), height_(height) {
    const std::vector<std::uint8_t> nothing(static_cast<std::size_t>(width) *
                                            static_cast<std::size_t>(height) * 4);
    name_ = make(width, height, nothing.data());
    edition_ = digested(edition_, nothing.data(), nothing.size());
}

Texture::Texture(const view::Pixels& pixels)
    : name_(make(pixels.width, pixels.height, pixels.rgba.data())),
      edition_(digested(0, pixels.rgba.data(), pixels.rgba.size())),
      width_(pixels.width),
      height_(pixels.height) {}

Texture::Texture(Texture&& other) noexcept
    : name_(std::exchange(other.name_, 0)),
      edition_(other.edition_),
      width_(other.width_),
      height_(other.height_) {}

Texture& Texture::operator=(Texture&& other) noexcept {
    std::swap(name_, other.name_);
    std::swap(edition_, other.edition_);
    std::swap(width_, other.width_);
    std::swap(height_, other.height_);
    return *this;
}

Texture::~Texture() {
    if (name_ != 0) glDeleteTextures(1, &name_);
}

void Texture::put(int x, int y, const view::Pixels& pixels) {
    glBindTexture(GL_TEXTURE_2D, name_);
    glTexSubImage2D(GL_TEXTURE_2D, 0, x, y, pixels.width, pixels.height, GL_RGBA, GL_UNSIGNED_BYTE,
                    pixels.rgba.data());
    edition_ = digested(edition_, pixels.rgba.data(), pixels.rgba.size());
}

ImTextureID Texture::id() const {
    return reinterpret_cast<ImTextureID>((edition_ & 0xFFFF'FFFF'0000'0000U) | name_);
}

}  // namespace hd::studio
