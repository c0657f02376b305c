// The one place that parses JSON: iterative, bounded, with the line and column of every key and value. It
// knows no document; shape_reader.hpp stands on it.
#pragma once

#include "engine/scenario/fault.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace hd::scenario {

// What a file from elsewhere may ask of us.
struct JsonLimits {
    std::size_t file_bytes = 64U * 1024U * 1024U;
    std::size_t string_bytes = 64U * 1024U;
    std::size_t values = 16'000'000;  // of all kinds together
    std::size_t keys_in_object = 100'000;
    std::int32_t depth = 32;
};

// Receives what the reader meets, in order. A number comes as it is written. Texts live as long as the buffer
// given to read_json. Returning false ends the reading (the receiver has then said why).
class JsonEvents {
  public:
    virtual ~JsonEvents() = default;
    virtual bool begin_object(Position at) = 0;
    virtual bool key(std::string_view name, Position at) = 0;
    virtual bool end_object() = 0;
    virtual bool begin_list(Position at) = 0;
    virtual bool end_list() = 0;
    virtual bool text(std::string_view value, Position at) = 0;
    virtual bool number(std::string_view digits, Position at) = 0;
    virtual bool boolean(bool value, Position at) = 0;
    virtual bool null(Position at) = 0;
};

// Reads the JSON in `buffer`, which is decoded in place and so no longer JSON afterwards. A byte order mark
// is passed over. Faults: not JSON (reading ends there), bytes that aren't UTF-8, a key twice in one object,
// anything beyond the limits. True if the end was reached; there may be faults even so.
bool read_json(std::string& buffer, JsonEvents& events, FaultList& faults, const JsonLimits& limits = {});

}  // namespace hd::scenario
