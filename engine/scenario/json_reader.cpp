#include "engine/scenario/json_reader.hpp"

// RapidJSON is included here and nowhere else, under a namespace of its own, so that another copy of it in
// one program can't be mixed up with this one.
#define RAPIDJSON_NAMESPACE hd_rapidjson
#define RAPIDJSON_NAMESPACE_BEGIN namespace hd_rapidjson {
#define RAPIDJSON_NAMESPACE_END }
#if defined(__clang__)
// Its empty stack adds to a null pointer to see that it has no room. That does no harm, but the sanitizer of
// clang stops at it and would keep the fuzzer from finding anything else.
#pragma clang attribute push(__attribute__((no_sanitize("pointer-overflow"))), apply_to = function)
#endif
#include <rapidjson/reader.h>
#if defined(__clang__)
#pragma clang attribute pop
#endif

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <vector>

namespace hd::scenario {

namespace {

// The buffer as RapidJSON wants to see it when it decodes texts in place. It counts lines and columns as it
// goes, before a text is decoded over its own escapes.
class CountingStream {
  public:
    using Ch = char;

    explicit CountingStream(std::string& buffer, std::size_t from)
        : begin_(buffer.data()), source_(buffer.data() + from), target_(source_) {}

    char Peek() const { return *source_; }
    char Take() {
        const char c = *source_++;
        if (c == '\n') {
            ++line_;
            column_ = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
            ++column_;
        }
        return c;
    }
    std::size_t Tell() const { return static_cast<std::size_t>(source_ - begin_); }
    char* PutBegin() {
        text_ = here();
        --text_.column;  // the quote before it
        target_ = source_;
        return target_;
    }
    void Put(char c) { *target_++ = c; }
    void Flush() {}
    std::size_t PutEnd(char* begin) const { return static_cast<std::size_t>(target_ - begin); }

    Position here() const { return {line_, column_}; }
    // Where a token without line ends began that ends here and is `length` characters long.
    Position back(std::size_t length) const { return {line_, column_ - static_cast<std::int32_t>(length)}; }
    Position text_begin() const { return text_; }
    // The last `length` bytes taken.
    std::string_view last(std::size_t length) const { return {source_ - length, length}; }

  private:
    char* begin_;
    char* source_;
    char* target_;
    std::int32_t line_ = 1;
    std::int32_t column_ = 1;
    Position text_;
};

// The keys met in one object. Few in most; a set takes over where somebody writes thousands.
class KeysSeen {
  public:
    // False if the key was there before.
    bool insert(std::string_view key) {
        if (!many_.empty()) return many_.insert(key).second;
        if (std::find(few_.begin(), few_.end(), key) != few_.end()) return false;
        few_.push_back(key);
        if (few_.size() > 16) many_.insert(few_.begin(), few_.end());
        return true;
    }
    std::size_t size() const { return many_.empty() ? few_.size() : many_.size(); }
    void clear() {
        few_.clear();
        many_.clear();
    }

  private:
    std::vector<std::string_view> few_;
    std::set<std::string_view> many_;
};

// A decoded "\udc00" alone would be a lone surrogate, which UTF-8 doesn't have and RapidJSON lets pass.
bool has_surrogate(std::string_view text) {
    std::size_t at = text.find('\xED');
    while (at != std::string_view::npos) {
        if (at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) >= 0xA0U) return true;
        at = text.find('\xED', at + 1);
    }
    return false;
}

// RapidJSON's events turned into ours, with the limits applied.
class Gate : public hd_rapidjson::BaseReaderHandler<hd_rapidjson::UTF8<>, Gate> {
  public:
    Gate(const CountingStream& stream, JsonEvents& events, FaultList& faults, const JsonLimits& limits)
        : stream_(stream), events_(events), faults_(faults), limits_(limits) {
        keys_.resize(static_cast<std::size_t>(limits.depth) + 1);
    }

    // Numbers are asked for as written; no other kind of number arrives.
    bool Default() { return false; }
    bool Null() { return counted() && events_.null(stream_.back(4)); }
    bool Bool(bool value) { return counted() && events_.boolean(value, stream_.back(value ? 4 : 5)); }
    bool RawNumber(const char*, hd_rapidjson::SizeType length, bool) {
        return counted() && events_.number(stream_.last(length), stream_.back(length));
    }
    bool String(const char* text, hd_rapidjson::SizeType length, bool) {
        return counted() && events_.text(checked({text, length}), stream_.text_begin());
    }
    bool Key(const char* text, hd_rapidjson::SizeType length, bool) {
        const std::string_view key = checked({text, length});
        if (!keys_[depth_].insert(key)) {
            faults_.error(stream_.text_begin(),
                          fmt::format("the key \"{}\" stands twice in one object; keep one of the two", key));
        }
        if (keys_[depth_].size() > limits_.keys_in_object) {
            faults_.error(stream_.text_begin(),
                          fmt::format("more than {} keys stand in one object", limits_.keys_in_object));
            return false;
        }
        return events_.key(key, stream_.text_begin());
    }
    // Called before the bracket is taken.
    bool StartObject() { return deeper() && counted() && events_.begin_object(stream_.here()); }
    bool StartArray() { return deeper() && counted() && events_.begin_list(stream_.here()); }
    bool EndObject(hd_rapidjson::SizeType) {
        --depth_;
        return events_.end_object();
    }
    bool EndArray(hd_rapidjson::SizeType) {
        --depth_;
        return events_.end_list();
    }

  private:
    bool deeper() {
        if (depth_ == static_cast<std::size_t>(limits_.depth)) {
            faults_.error(
                stream_.here(),
                fmt::format("brackets stand more than {} deep; no file of ours is so deep", depth_));
            return false;
        }
        keys_[++depth_].clear();
        return true;
    }
    bool counted() {
        if (++values_ <= limits_.values) return true;
        faults_.error(stream_.here(), fmt::format("more than {} values stand in one file", limits_.values));
        return false;
    }
    std::string_view checked(std::string_view text) {
        if (text.size() > limits_.string_bytes) {
            faults_.error(stream_.text_begin(), fmt::format("a text of {} bytes; the most is {}", text.size(),
                                                            limits_.string_bytes));
            return {};
        }
        if (has_surrogate(text)) {
            faults_.error(stream_.text_begin(),
                          "an escape in this text is half a character (a lone surrogate)");
            return {};
        }
        return text;
    }

    const CountingStream& stream_;
    JsonEvents& events_;
    FaultList& faults_;
    const JsonLimits& limits_;
    std::vector<KeysSeen> keys_;  // by depth
    std::size_t depth_ = 0;
    std::size_t values_ = 0;
};

std::string_view explain(hd_rapidjson::ParseErrorCode code) {
    switch (code) {
        case hd_rapidjson::kParseErrorDocumentEmpty:
            return "the file is empty";
        case hd_rapidjson::kParseErrorDocumentRootNotSingular:
            return "something follows the end of the document";
        case hd_rapidjson::kParseErrorValueInvalid:
            return "no JSON value starts here";
        case hd_rapidjson::kParseErrorObjectMissName:
            return "a key in quotes is wanted here";
        case hd_rapidjson::kParseErrorObjectMissColon:
            return "a colon is wanted after the key";
        case hd_rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
            return "a comma or } is wanted here";
        case hd_rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
            return "a comma or ] is wanted here";
        case hd_rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
            return "\\u wants four hexadecimal digits";
        case hd_rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
            return "an escape is half a character";
        case hd_rapidjson::kParseErrorStringEscapeInvalid:
            return "an escape that JSON doesn't have, or a control character inside a text";
        case hd_rapidjson::kParseErrorStringMissQuotationMark:
            return "the text has no closing quote";
        case hd_rapidjson::kParseErrorStringInvalidEncoding:
            return "bytes that aren't UTF-8";
        case hd_rapidjson::kParseErrorNumberTooBig:
            return "the number is too large";
        case hd_rapidjson::kParseErrorNumberMissFraction:
            return "digits are wanted after the point";
        case hd_rapidjson::kParseErrorNumberMissExponent:
            return "digits are wanted after the e";
        case hd_rapidjson::kParseErrorNone:
        case hd_rapidjson::kParseErrorTermination:
        case hd_rapidjson::kParseErrorUnspecificSyntaxError:
            break;
    }
    return "this isn't JSON";
}

std::size_t mark_length(const std::string& buffer) {
    return buffer.compare(0, 3, "\xEF\xBB\xBF") == 0 ? 3 : 0;
}

}  // namespace

bool read_json(std::string& buffer, JsonEvents& events, FaultList& faults, const JsonLimits& limits) {
    if (buffer.size() > limits.file_bytes) {
        faults.error({}, fmt::format("{} bytes; the most is {}", buffer.size(), limits.file_bytes));
        return false;
    }
    // RapidJSON takes a zero byte for the end, so that whatever follows it would go unread and be lost.
    const std::size_t zero = buffer.find('\0');
    // Its check of UTF-8 takes the bytes of a character without looking for the end between them.
    buffer.append(4, '\0');
    CountingStream stream(buffer, mark_length(buffer));
    Gate gate(stream, events, faults, limits);
    hd_rapidjson::Reader reader;
    constexpr unsigned flags = hd_rapidjson::kParseIterativeFlag | hd_rapidjson::kParseInsituFlag |
                               hd_rapidjson::kParseValidateEncodingFlag |
                               hd_rapidjson::kParseNumbersAsStringsFlag;
    const hd_rapidjson::ParseResult result = reader.Parse<flags>(stream, gate);
    if (result.IsError()) {
        if (result.Code() != hd_rapidjson::kParseErrorTermination) {
            const bool named = stream.Peek() == 'N' || stream.Peek() == 'I';
            const bool not_finite = result.Code() == hd_rapidjson::kParseErrorValueInvalid && named;
            faults.error(stream.here(), not_finite ? "NaN and Infinity are not numbers of a file of ours"
                                                   : std::string(explain(result.Code())));
        }
        return false;
    }
    if (zero != std::string::npos) {
        faults.error(stream.here(), "a zero byte stands in the file");
        return false;
    }
    return true;
}

}  // namespace hd::scenario
