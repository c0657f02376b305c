#include "editor/geography/coordinates.hpp"

#include "editor/geography/degrees.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hd::editor {

namespace {

using String = std::vector<GeoPoint>;
using Group = std::vector<String>;

constexpr std::array<GeometryType, 6> geometry_types{{{"Point", GeometryKind::point, 1, false},
                                                      {"MultiPoint", GeometryKind::point, 2, true},
                                                      {"LineString", GeometryKind::line, 2, false},
                                                      {"MultiLineString", GeometryKind::line, 3, true},
                                                      {"Polygon", GeometryKind::polygon, 3, false},
                                                      {"MultiPolygon", GeometryKind::polygon, 4, true}}};

constexpr std::int32_t most_latitude = 900'000'000;

// The groups as features: points and lines stand alone, rings stay together.
std::vector<Group> split(const std::vector<Group>& groups, const GeometryType& type) {
    if (type.kind == GeometryKind::polygon) return groups;
    std::vector<Group> out;
    for (const Group& group : groups)
        for (const String& string : group) {
            if (type.kind == GeometryKind::line) out.push_back({string});
            if (type.kind == GeometryKind::point)
                for (const GeoPoint p : string) out.push_back({{p}});
        }
    return out;
}

std::string close_ring(String& ring) {
    if (ring.size() < 4) return "a ring needs four points, the last like the first";
    if (!(ring.front() == ring.back())) return "a ring isn't closed: its last point differs from its first";
    ring.pop_back();
    return {};
}

std::string check(std::vector<Group>& features, GeometryKind kind) {
    for (Group& feature : features)
        for (String& string : feature) {
            if (kind == GeometryKind::line && string.size() < 2) return "a line needs two points";
            if (kind != GeometryKind::polygon) continue;
            if (std::string wrong = close_ring(string); !wrong.empty()) return wrong;
        }
    return {};
}

}  // namespace

const GeometryType* geometry_type(std::string_view name) {
    const auto found = std::find_if(geometry_types.begin(), geometry_types.end(),
                                    [&](const GeometryType& type) { return type.name == name; });
    return found == geometry_types.end() ? nullptr : &*found;
}

void Coordinates::fault(std::string message) {
    if (fault_.empty()) fault_ = std::move(message);
}

void Coordinates::begin_list() {
    if (!position_.empty()) fault("a list stands among the numbers of a position");
    ++depth_;
}

void Coordinates::number(std::string_view digits) {
    // Longitude, latitude and perhaps a height, which is passed over; more numbers mean nothing here.
    if (position_.size() < 4) position_.emplace_back(digits);
}

void Coordinates::end_position() {
    if (position_depth_ == 0) position_depth_ = depth_;
    if (position_depth_ != depth_) return fault("positions are nested unevenly");
    if (position_.size() < 2) return fault("a position needs a longitude and a latitude");
    const auto lon = degrees_e7(position_[0]);
    const auto lat = degrees_e7(position_[1]);
    if (!lon || !lat || *lat < -most_latitude || *lat > most_latitude)
        return fault(
            fmt::format("{}, {} is no longitude and latitude in degrees", position_[0], position_[1]));
    if (new_group_ || groups_.empty()) groups_.emplace_back();
    if (new_group_ || new_string_) groups_.back().emplace_back();
    groups_.back().back().push_back({*lon, *lat});
    new_group_ = false;
    new_string_ = false;
}

void Coordinates::end_list() {
    if (!position_.empty()) {
        end_position();
        position_.clear();
    } else if (position_depth_ != 0) {
        if (depth_ == position_depth_ - 1) new_string_ = true;
        if (depth_ == position_depth_ - 2) new_group_ = true;
    }
    --depth_;
}

tl::expected<std::vector<Group>, std::string> Coordinates::parts(std::string_view type) const {
    const GeometryType* wanted = geometry_type(type);
    if (wanted == nullptr) return tl::unexpected(fmt::format("no geometry of type \"{}\" is taken", type));
    if (!fault_.empty()) return tl::unexpected(fault_);
    if (groups_.empty()) return tl::unexpected(std::string("it has no coordinates"));
    if (position_depth_ != wanted->depth)
        return tl::unexpected(fmt::format("the coordinates of a {} are nested {} deep, not {}", type,
                                          wanted->depth, position_depth_));
    std::vector<Group> features = split(groups_, *wanted);
    if (std::string wrong = check(features, wanted->kind); !wrong.empty())
        return tl::unexpected(std::move(wrong));
    return features;
}

}  // namespace hd::editor
