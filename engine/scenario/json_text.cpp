#include "engine/scenario/json_text.hpp"

#include <array>
#include <charconv>

namespace hd::scenario {

namespace {

void append_escape(std::string& out, unsigned char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    switch (c) {
        case '"':
            out += "\\\"";
            return;
        case '\\':
            out += "\\\\";
            return;
        case '\b':
            out += "\\b";
            return;
        case '\f':
            out += "\\f";
            return;
        case '\n':
            out += "\\n";
            return;
        case '\r':
            out += "\\r";
            return;
        case '\t':
            out += "\\t";
            return;
        default:
            break;
    }
    out += "\\u00";
    out += digits[c >> 4U];
    out += digits[c & 15U];
}

bool needs_escape(unsigned char c) {
    return c < 0x20 || c == '"' || c == '\\' || c == 0x7f;
}

}  // namespace

void append_quoted(std::string& out, std::string_view text) {
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (needs_escape(byte)) {
            append_escape(out, byte);
        } else {
            out += c;
        }
    }
    out += '"';
}

void append_number(std::string& out, std::int32_t value) {
    std::array<char, 12> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    out.append(digits.data(), end.ptr);
}

void JsonText::key(std::string_view name) {
    before_value();
    append_quoted(out_, name);
    out_ += ": ";
    after_key_ = true;
}

void JsonText::text(std::string_view value) {
    before_value();
    append_quoted(out_, value);
}

void JsonText::number(std::int32_t value) {
    before_value();
    append_number(out_, value);
}

void JsonText::boolean(bool value) {
    raw(value ? "true" : "false");
}

void JsonText::raw(std::string_view json) {
    before_value();
    out_ += json;
}

void JsonText::begin(char bracket, Layout layout) {
    before_value();
    out_ += bracket;
    if (inline_depth_ > 0 || layout == Layout::one_line) {
        ++inline_depth_;
    } else {
        ++depth_;
    }
    first_ = true;
}

void JsonText::end(char bracket) {
    if (inline_depth_ > 0) {
        --inline_depth_;
    } else {
        --depth_;
        if (!first_) new_line();
    }
    out_ += bracket;
    first_ = false;
}

void JsonText::before_value() {
    if (after_key_) {
        after_key_ = false;
        return;
    }
    const bool outermost = depth_ == 0 && inline_depth_ == 0;
    if (!first_) out_ += inline_depth_ > 0 ? ", " : ",";
    if (!outermost && inline_depth_ == 0) new_line();
    first_ = false;
}

void JsonText::new_line() {
    out_ += '\n';
    for (std::int32_t i = 0; i < depth_; ++i) out_ += "  ";
}

}  // namespace hd::scenario
