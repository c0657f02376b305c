// One line of JSON for standard output.
#pragma once

#include "engine/scenario/json_text.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace hd::cli {

class JsonLine {
  public:
    JsonLine() : writer_(text_) {}
    JsonLine(const JsonLine&) = delete;
    JsonLine& operator=(const JsonLine&) = delete;

    JsonLine& begin_object() {
        return does([&] { writer_.begin_object(one_line); });
    }
    JsonLine& end_object() {
        return does([&] { writer_.end_object(); });
    }
    JsonLine& begin_list() {
        return does([&] { writer_.begin_list(one_line); });
    }
    JsonLine& end_list() {
        return does([&] { writer_.end_list(); });
    }
    JsonLine& key(std::string_view name) {
        return does([&] { writer_.key(name); });
    }
    JsonLine& text(std::string_view value) {
        return does([&] { writer_.text(value); });
    }
    JsonLine& number(std::int64_t value) { return raw(fmt::format("{}", value)); }
    JsonLine& boolean(bool value) {
        return does([&] { writer_.boolean(value); });
    }
    JsonLine& null() { return raw("null"); }
    JsonLine& raw(std::string_view json) {
        return does([&] { writer_.raw(json); });
    }
    // The text, or null where it is empty.
    JsonLine& text_or_null(std::string_view value) { return value.empty() ? null() : text(value); }

    JsonLine& field(std::string_view name, std::string_view value) { return key(name).text(value); }
    JsonLine& field(std::string_view name, std::int64_t value) { return key(name).number(value); }

    // The line so far, without what the writer may have put behind it.
    std::string line() const {
        std::string out = text_;
        while (!out.empty() && out.back() == '\n') out.pop_back();
        return out;
    }

  private:
    static constexpr auto one_line = scenario::JsonText::Layout::one_line;

    template <class Write>
    JsonLine& does(Write write) {
        write();
        return *this;
    }

    std::string text_;
    scenario::JsonText writer_;
};

}  // namespace hd::cli
