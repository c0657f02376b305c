// The coordinates of one GeoJSON geometry while they are read, however deep its type nests them. Knows no
// JSON.
#pragma once

#include "editor/geography/feature.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hd::editor {

class Coordinates {
  public:
    void begin_list();
    void end_list();
    void number(std::string_view digits);

    // The geometries of that type: the parts of one feature each. Or what is wrong.
    tl::expected<std::vector<std::vector<std::vector<GeoPoint>>>, std::string> parts(
        std::string_view type) const;

  private:
    void fault(std::string message);
    void end_position();

    std::int32_t depth_ = 0;             // lists open
    std::int32_t position_depth_ = 0;    // at which depth the first position stood; they must all stand there
    std::vector<std::string> position_;  // the numbers of the one that is open
    std::vector<std::vector<std::vector<GeoPoint>>> groups_;  // as a MultiPolygon has them
    bool new_group_ = true;
    bool new_string_ = true;
    std::string fault_;  // the first
};

// What a geometry type makes; nothing for types we don't take.
struct GeometryType {
    std::string_view name;
    GeometryKind kind;
    std::int32_t depth;  // lists around a number
    bool many;           // each part a feature of its own
};
const GeometryType* geometry_type(std::string_view name);

}  // namespace hd::editor
