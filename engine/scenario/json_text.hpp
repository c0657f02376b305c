// Writes JSON as stable bytes: no locale, one spelling for every text, LF. Knows nothing of documents.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hd::scenario {

// Appends `text` in quotes. `"`, `\` and control characters are escaped; everything else stays as it is in
// UTF-8.
void append_quoted(std::string& out, std::string_view text);
void append_number(std::string& out, std::int32_t value);

// Puts the commas, brackets and line ends. A list or object is begun `one_line` or `lines` (one
// element a line); whatever stands inside an inline one is inline too.
class JsonText {
  public:
    enum class Layout { one_line, lines };

    explicit JsonText(std::string& out) : out_(out) {}

    void begin_object(Layout layout) { begin('{', layout); }
    void begin_list(Layout layout) { begin('[', layout); }
    void end_object() { end('}'); }
    void end_list() { end(']'); }
    void key(std::string_view name);
    void text(std::string_view value);
    void number(std::int32_t value);
    void boolean(bool value);
    // A value that is JSON already: a number's digits, or what was kept of an unknown key.
    void raw(std::string_view json);

  private:
    void begin(char bracket, Layout layout);
    void end(char bracket);
    void before_value();
    void new_line();

    std::string& out_;
    std::int32_t depth_ = 0;         // brackets open that put one element a line
    std::int32_t inline_depth_ = 0;  // brackets open on the present line
    bool first_ = true;              // nothing yet inside the innermost bracket
    bool after_key_ = false;
};

}  // namespace hd::scenario
