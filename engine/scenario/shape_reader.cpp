#include "engine/scenario/shape_reader.hpp"

#include "engine/scenario/json_text.hpp"
#include "engine/scenario/nearest.hpp"
#include "engine/scenario/upgrade.hpp"

#include <fmt/format.h>

#include <charconv>

namespace hd::scenario {

std::string refused_name(std::string_view what, std::string_view given, const std::string_view* names,
                         std::size_t count) {
    std::string known;
    for (std::size_t i = 0; i < count; ++i) {
        if (names[i].empty()) continue;
        known += known.empty() ? "" : ", ";
        known += names[i];
    }
    return fmt::format("\"{}\" isn't {}; there are: {}", given, what, known);
}

namespace {

// Keeps a value that has no place in the document as JSON on one line.
class Keeper {
  public:
    bool active() const { return active_; }
    void begin(std::string_view key, Extras* to) {
        active_ = true;
        depth_ = 0;
        kept_ = Extra{std::string(key), {}};
        text_.emplace(kept_.json);
        to_ = to;
    }
    JsonText& text() { return *text_; }
    void deeper() { ++depth_; }
    void shallower() {
        --depth_;
        value_done();
    }
    void value_done() {
        if (depth_ > 0) return;
        active_ = false;
        text_.reset();
        if (to_ != nullptr) to_->push_back(std::move(kept_));
    }

  private:
    Extra kept_;
    std::optional<JsonText> text_;
    Extras* to_ = nullptr;
    std::int32_t depth_ = 0;
    bool active_ = false;
};

struct Frame {
    Target target;
    std::string_view key;  // the last met; in a list, the key of the list
    Position key_at;
    std::int32_t elements = 0;  // of a list; in an object, the keys met so far but for format and version
    std::int32_t version = 0;   // of the document it belongs to
    bool is_list = false;
    bool format_seen = false;
    bool version_seen = false;
};

enum class Heading { none, format, version };

class ShapeReader : public JsonEvents {
  public:
    ShapeReader(Target root, FaultList& faults, Strictness strictness)
        : root_(root), faults_(faults), strictness_(strictness) {}

    bool begin_object(Position at) override;
    bool key(std::string_view name, Position at) override;
    bool end_object() override;
    bool begin_list(Position at) override;
    bool end_list() override;
    bool text(std::string_view value, Position at) override;
    bool number(std::string_view digits, Position at) override;
    bool boolean(bool value, Position at) override;
    bool null(Position at) override;

  private:
    Target next(Position at);
    bool value_done();
    bool kept() { return keeper_.active() || value_done(); }
    bool pop();
    static void placed(Target target, Position at) {
        if (target.shape->placed != nullptr) target.shape->placed(target.at, at);
    }
    void push(Target target, Position at, bool is_list);
    void wrong_kind(const Shape& shape, std::string_view given, Position at);
    void complain(const std::string& what, Position at);
    std::string_view where() const {
        return stack_.empty() ? std::string_view("the file") : stack_.back().key;
    }
    bool heading_key(std::string_view name);
    void unknown_key(std::string_view name, Position at);
    bool check_format(std::string_view value, Position at);
    bool check_version(std::int32_t value, Position at);

    Target root_;
    FaultList& faults_;
    Strictness strictness_;
    std::vector<Frame> stack_;
    Target pending_;  // where the value of the last key goes
    Heading heading_ = Heading::none;
    Keeper keeper_;
    std::int32_t unknown_keys_ = 0;
    bool stopped_ = false;
};

// The target of the value that begins now; without a shape if reading has to stop.
Target ShapeReader::next(Position at) {
    if (stack_.empty()) return root_;
    Frame& top = stack_.back();
    if (!top.is_list) return pending_;
    if (++top.elements <= most_elements) return top.target.shape->element(top.target.at);
    faults_.error(at, fmt::format("\"{}\" holds more than {} elements", top.key, most_elements));
    stopped_ = true;
    return {};
}

// Called after each value that stands complete; false if reading has to stop.
bool ShapeReader::value_done() {
    if (stack_.empty() || !stack_.back().is_list) return !stopped_;
    const Target& list = stack_.back().target;
    if (list.shape->element_done != nullptr) list.shape->element_done(list.at);
    return !stopped_;
}

void ShapeReader::push(Target target, Position at, bool is_list) {
    Frame frame;
    frame.target = target;
    frame.is_list = is_list;
    frame.key = where();
    frame.key_at = at;
    frame.version = stack_.empty() ? 0 : stack_.back().version;
    if (!target.shape->format.empty()) frame.version = target.shape->version;
    stack_.push_back(frame);
    if (!is_list) placed(target, at);
}

bool ShapeReader::pop() {
    const Frame done = stack_.back();
    stack_.pop_back();
    heading_ = Heading::none;
    const bool is_file = stack_.empty() && !done.target.shape->format.empty();
    if (is_file && !(done.format_seen && done.version_seen)) {
        faults_.error(done.key_at, fmt::format("a file begins with \"format\": \"{}\" and \"version\": {}",
                                               done.target.shape->format, done.target.shape->version));
    }
    return value_done();
}

void ShapeReader::wrong_kind(const Shape& shape, std::string_view given, Position at) {
    if (stack_.empty()) {
        faults_.error(at, fmt::format("the file wants {} here, not {}", shape.wanted, given));
        return;
    }
    faults_.error(at, fmt::format("\"{}\" wants {} here, not {}", where(), shape.wanted, given));
}

void ShapeReader::complain(const std::string& what, Position at) {
    if (!what.empty()) faults_.error(at, fmt::format("\"{}\": {}", where(), what));
}

bool ShapeReader::begin_object(Position at) {
    if (keeper_.active()) {
        keeper_.text().begin_object(JsonText::Layout::one_line);
        keeper_.deeper();
        return true;
    }
    const Target target = next(at);
    if (target.shape == nullptr) return false;
    if (heading_ != Heading::none || target.shape->begin_object == nullptr) {
        wrong_kind(*target.shape, "an object", at);
        keeper_.begin({}, nullptr);
        return begin_object(at);
    }
    push(target.shape->begin_object(target.at), at, false);
    return true;
}

bool ShapeReader::begin_list(Position at) {
    if (keeper_.active()) {
        keeper_.text().begin_list(JsonText::Layout::one_line);
        keeper_.deeper();
        return true;
    }
    const Target target = next(at);
    if (target.shape == nullptr) return false;
    if (heading_ != Heading::none || target.shape->begin_list == nullptr) {
        wrong_kind(*target.shape, "a list", at);
        keeper_.begin({}, nullptr);
        return begin_list(at);
    }
    push(target.shape->begin_list(target.at), at, true);
    return true;
}

bool ShapeReader::end_object() {
    if (!keeper_.active()) return pop();
    keeper_.text().end_object();
    keeper_.shallower();
    return kept();
}

bool ShapeReader::end_list() {
    if (!keeper_.active()) return pop();
    keeper_.text().end_list();
    keeper_.shallower();
    return kept();
}

bool ShapeReader::key(std::string_view name, Position at) {
    if (keeper_.active()) {
        keeper_.text().key(name);
        return true;
    }
    Frame& top = stack_.back();
    const Shape& shape = *top.target.shape;
    heading_ = Heading::none;
    top.key = name;
    top.key_at = at;
    if (!shape.format.empty() && heading_key(name)) return true;
    ++top.elements;
    pending_ = shape.field(top.target.at, current_key(shape.name, name, top.version));
    if (pending_.shape == nullptr) unknown_key(name, at);
    return unknown_keys_ <= most_unknown_keys;
}

// `format` and `version` of a document; they belong to the file, not to what it says.
bool ShapeReader::heading_key(std::string_view name) {
    if (name == "format") heading_ = Heading::format;
    if (name == "version") heading_ = Heading::version;
    if (heading_ == Heading::none) return false;
    pending_.shape =
        heading_ == Heading::format ? &ShapeOf<std::string>::shape : &ShapeOf<std::int32_t>::shape;
    return true;
}

void ShapeReader::unknown_key(std::string_view name, Position at) {
    const Frame& top = stack_.back();
    const Shape& shape = *top.target.shape;
    std::vector<std::string_view> known;
    shape.known_keys(top.target.at, known);
    if (!shape.format.empty()) known.insert(known.end(), {"format", "version"});
    const std::string_view nearest = nearest_name(name, known);
    std::string message = fmt::format("a {} has no key \"{}\"", shape.name, name);
    if (!nearest.empty()) message += fmt::format("; did you mean \"{}\"?", nearest);
    const bool strict = strictness_ == Strictness::data;
    if (!strict) message += nearest.empty() ? "; it is kept as it is" : " It is kept as it is";
    faults_.add(strict ? Severity::error : Severity::warning, at, std::move(message));
    if (++unknown_keys_ > most_unknown_keys) {
        faults_.error(at, fmt::format("more than {} unknown keys stand in the file", most_unknown_keys));
    }
    keeper_.begin(name, shape.extras(top.target.at));
}

bool ShapeReader::check_format(std::string_view value, Position at) {
    Frame& top = stack_.back();
    top.format_seen = true;
    if (value == top.target.shape->format) return true;
    faults_.error(at, fmt::format("this is a file of format \"{}\"; one of \"{}\" is wanted here", value,
                                  top.target.shape->format));
    return false;
}

bool ShapeReader::check_version(std::int32_t value, Position at) {
    Frame& top = stack_.back();
    top.version_seen = true;
    const std::int32_t newest = top.target.shape->version;
    if (value < 0 || value > newest) {
        faults_.error(at, fmt::format("the file is of version {}, and this program knows versions 0 to {}; "
                                      "open it with a newer program",
                                      value, newest));
        return false;
    }
    if (value < newest && top.elements > 0) {
        faults_.error(at, "a file of an older version states its version before anything else");
        return false;
    }
    top.version = value;
    return true;
}

bool ShapeReader::text(std::string_view value, Position at) {
    if (keeper_.active()) {
        keeper_.text().text(value);
        keeper_.value_done();
        return kept();
    }
    if (heading_ == Heading::format) return check_format(value, at);
    const Target target = next(at);
    if (target.shape == nullptr) return false;
    if (target.shape->set_text == nullptr || heading_ != Heading::none) {
        wrong_kind(*target.shape, "a text", at);
    } else {
        complain(target.shape->set_text(target.at, value), at);
        placed(target, at);
    }
    return value_done();
}

bool ShapeReader::number(std::string_view digits, Position at) {
    if (keeper_.active()) {
        keeper_.text().raw(digits);
        keeper_.value_done();
        return kept();
    }
    const Target target = next(at);
    if (target.shape == nullptr) return false;
    std::int32_t value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (target.shape->set_number == nullptr || heading_ == Heading::format) {
        wrong_kind(*target.shape, "a number", at);
    } else if (digits.find_first_of(".eE") != std::string_view::npos) {
        complain(fmt::format("a whole number is wanted, written in digits alone; {} isn't one", digits), at);
    } else if (read.ec != std::errc()) {
        complain(fmt::format("{} is out of range, which is -2147483648 to 2147483647", digits), at);
    } else if (heading_ == Heading::version) {
        return check_version(value, at);
    } else {
        complain(target.shape->set_number(target.at, value), at);
        placed(target, at);
    }
    return value_done();
}

bool ShapeReader::boolean(bool value, Position at) {
    if (keeper_.active()) {
        keeper_.text().boolean(value);
        keeper_.value_done();
        return kept();
    }
    const Target target = next(at);
    if (target.shape == nullptr) return false;
    if (target.shape->set_boolean == nullptr || heading_ != Heading::none) {
        wrong_kind(*target.shape, value ? "true" : "false", at);
    } else {
        complain(target.shape->set_boolean(target.at, value), at);
    }
    return value_done();
}

bool ShapeReader::null(Position at) {
    if (keeper_.active()) {
        keeper_.text().raw("null");
        keeper_.value_done();
        return kept();
    }
    const Target target = next(at);
    if (target.shape == nullptr) return false;
    wrong_kind(*target.shape, "null; leave the key out instead", at);
    return value_done();
}

}  // namespace

void read_shape(std::string& buffer, Target root, FaultList& faults, Strictness strictness) {
    ShapeReader reader(root, faults, strictness);
    read_json(buffer, reader, faults);
}

}  // namespace hd::scenario
