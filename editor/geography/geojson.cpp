#include "editor/geography/geojson.hpp"

#include "editor/geography/coordinates.hpp"
#include "engine/scenario/json_reader.hpp"

#include <fmt/format.h>

#include <charconv>

namespace hd::editor {

namespace {

using scenario::FaultList;
using scenario::Position;

// What the bracket that is open belongs to. Whatever else stands in the file is passed over.
enum class Place { root, features, feature, properties, geometry, coordinates, other };

class Receiver final : public scenario::JsonEvents {
  public:
    explicit Receiver(FaultList& faults) : faults_(faults) {}

    bool begin_object(Position at) override { return begin(at, object_place()); }
    bool key(std::string_view name, Position) override {
        key_ = name;
        return true;
    }
    bool end_object() override { return end(); }
    bool begin_list(Position at) override { return begin(at, list_place()); }
    bool end_list() override { return end(); }
    bool text(std::string_view value, Position at) override;
    bool number(std::string_view digits, Position at) override;
    bool boolean(bool, Position) override { return true; }
    bool null(Position) override { return true; }

    std::vector<Feature> features;
    bool is_collection = false;

  private:
    Place place() const { return open_.empty() ? Place::other : open_.back(); }
    Place object_place() const;
    Place list_place() const;
    bool begin(Position at, Place opened);
    bool end();
    void set_property(std::string_view value, Position at);
    void finish_feature();

    FaultList& faults_;
    std::vector<Place> open_;
    std::string key_;
    Position feature_at_;
    Feature feature_;  // the one being read, without its parts
    std::string type_;
    Coordinates coordinates_;
};

Place Receiver::object_place() const {
    if (open_.empty()) return Place::root;
    if (place() == Place::features) return Place::feature;
    if (place() == Place::feature && key_ == "properties") return Place::properties;
    if (place() == Place::feature && key_ == "geometry") return Place::geometry;
    return Place::other;
}

Place Receiver::list_place() const {
    if (place() == Place::root && key_ == "features") return Place::features;
    if (place() == Place::geometry && key_ == "coordinates") return Place::coordinates;
    return place() == Place::coordinates ? Place::coordinates : Place::other;
}

bool Receiver::begin(Position at, Place opened) {
    if (opened == Place::feature) {
        feature_ = {};
        type_.clear();
        coordinates_ = {};
        feature_at_ = at;
    }
    if (opened == Place::coordinates) coordinates_.begin_list();
    open_.push_back(opened);
    return true;
}

bool Receiver::end() {
    if (place() == Place::coordinates) coordinates_.end_list();
    if (place() == Place::feature) finish_feature();
    open_.pop_back();
    return true;
}

bool Receiver::text(std::string_view value, Position at) {
    if (place() == Place::root && key_ == "type") is_collection = value == "FeatureCollection";
    if (place() == Place::geometry && key_ == "type") type_ = value;
    if (place() == Place::properties) set_property(value, at);
    return true;
}

bool Receiver::number(std::string_view digits, Position at) {
    if (place() == Place::coordinates) coordinates_.number(digits);
    if (place() == Place::properties && key_ == "error_m") {
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), feature_.error_m);
        if (error != std::errc{} || end != digits.data() + digits.size())
            faults_.error(at, "error_m is a whole number of metres");
    }
    return true;
}

void Receiver::set_property(std::string_view value, Position at) {
    if (key_ == "class" || key_ == "kind") feature_.kind = value;
    if (key_ == "id") feature_.id = value;
    if (key_ == "name") feature_.name = value;
    if (key_ == "source") feature_.source = value;
    if (key_ != "mark") return;
    const auto mark = board::parse_mark(value);
    if (!mark) faults_.error(at, fmt::format("\"{}\" is no mark", value));
    feature_.mark = mark.value_or(board::Mark::none);
}

void Receiver::finish_feature() {
    const GeometryType* type = geometry_type(type_);
    if (type == nullptr) {
        faults_.warning(feature_at_, type_.empty()
                                         ? "a feature without geometry is left out"
                                         : fmt::format("a geometry of type \"{}\" is left out", type_));
        return;
    }
    auto parts = coordinates_.parts(type_);
    if (!parts) {
        faults_.error(feature_at_, fmt::format("\"{}\": {}", feature_.name, parts.error()));
        return;
    }
    feature_.geometry = type->kind;
    for (auto& part : *parts) {
        feature_.parts = std::move(part);
        features.push_back(feature_);
    }
}

}  // namespace

scenario::Loaded<std::vector<Feature>> read_geojson(std::string bytes, std::string file) {
    scenario::Loaded<std::vector<Feature>> loaded{{}, FaultList(std::move(file))};
    Receiver receiver(loaded.faults);
    const bool whole = read_json(bytes, receiver, loaded.faults);
    if (whole && !receiver.is_collection) loaded.faults.error({1, 1}, "it isn't a GeoJSON FeatureCollection");
    loaded.value = std::move(receiver.features);
    return loaded;
}

}  // namespace hd::editor
