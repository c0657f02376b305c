// Reading GeoJSON: what it takes, and what it says about the rest.
#include "editor/geography/geojson.hpp"

#include <catch2/catch.hpp>

using namespace hd;
using editor::Feature;
using editor::GeometryKind;
using editor::GeoPoint;

namespace {

std::string collection(const std::string& features) {
    return R"({"type": "FeatureCollection", "features": [)" + features + "]}";
}

std::string feature(const std::string& type, const std::string& coordinates) {
    return R"({"type": "Feature", "properties": {"class": "road", "name": "one"}, "geometry": {"type": ")" +
           type + R"(", "coordinates": )" + coordinates + "}}";
}

scenario::Loaded<std::vector<Feature>> read(const std::string& bytes) {
    return editor::read_geojson(bytes, "test.geojson");
}

}  // namespace

TEST_CASE("a place keeps its id, name, kind, source, mark and error") {
    const auto loaded = read(collection(
        R"({"type": "Feature", "properties": {"id": "p", "name": "Papelotte", "kind": "farm", "source": "s", "mark": "found", "error_m": 60, "more": [1, {"a": null}]},
            "geometry": {"type": "Point", "coordinates": [4.43400, 50.68010, 120.5]}})"));
    REQUIRE(loaded.faults.empty());
    REQUIRE(loaded.value == std::vector<Feature>{{.geometry = GeometryKind::point,
                                                  .kind = "farm",
                                                  .id = "p",
                                                  .name = "Papelotte",
                                                  .source = "s",
                                                  .mark = board::Mark::found,
                                                  .error_m = 60,
                                                  .parts = {{{44'340'000, 506'801'000}}}}});
}

TEST_CASE("geometry before properties, and coordinates before the type, read the same") {
    const auto loaded = read(collection(
        R"({"geometry": {"coordinates": [[1, 2], [3, 4]], "type": "LineString"}, "properties": {"class": "road"}, "type": "Feature"})"));
    REQUIRE(loaded.faults.empty());
    REQUIRE(loaded.value.size() == 1);
    REQUIRE(loaded.value[0].kind == "road");
    REQUIRE(loaded.value[0].parts ==
            std::vector<std::vector<GeoPoint>>{{{10'000'000, 20'000'000}, {30'000'000, 40'000'000}}});
}

TEST_CASE("a polygon is its rings without the closing point") {
    const auto loaded =
        read(collection(feature("Polygon", "[[[0,0],[4,0],[4,4],[0,0]], [[1,1],[2,1],[2,2],[1,1]]]")));
    REQUIRE(loaded.faults.empty());
    REQUIRE(loaded.value.size() == 1);
    REQUIRE(loaded.value[0].parts.size() == 2);
    REQUIRE(loaded.value[0].parts[0].size() == 3);
    REQUIRE(loaded.value[0].parts[1].size() == 3);
}

TEST_CASE("a geometry of many parts becomes as many features") {
    REQUIRE(read(collection(feature("MultiPoint", "[[0,0],[1,1]]"))).value.size() == 2);
    REQUIRE(
        read(collection(feature("MultiLineString", "[[[0,0],[1,1]],[[2,2],[3,3],[4,4]]]"))).value.size() ==
        2);
    const auto loaded = read(collection(
        feature("MultiPolygon",
                "[[[[0,0],[4,0],[4,4],[0,0]]], [[[5,5],[9,5],[9,9],[5,5]], [[6,6],[7,6],[7,7],[6,6]]]]")));
    REQUIRE(loaded.value.size() == 2);
    REQUIRE(loaded.value[0].parts.size() == 1);
    REQUIRE(loaded.value[1].parts.size() == 2);
}

TEST_CASE("a feature without a geometry we take is left out with a warning") {
    const auto loaded =
        read(collection(R"({"type": "Feature", "properties": {}, "geometry": null},)" +
                        feature("GeometryCollection", "[]") + "," + feature("Point", "[1,1]")));
    REQUIRE(loaded.ok());
    REQUIRE(loaded.faults.count() == 2);
    REQUIRE(loaded.value.size() == 1);
}

TEST_CASE("what is wrong with a file is said with its place") {
    struct Case {
        std::string bytes;
        const char* message;
    };
    const std::vector<Case> cases{
        {collection(feature("Point", "[181, 0]")), "181, 0 is no longitude and latitude"},
        {collection(feature("Point", "[0, 90.5]")), "0, 90.5 is no longitude and latitude"},
        {collection(feature("Point", "[1]")), "a position needs a longitude and a latitude"},
        {collection(feature("Point", "[]")), "it has no coordinates"},
        {collection(feature("LineString", "[[0,0]]")), "a line needs two points"},
        {collection(feature("LineString", "[0,0]")), "nested 2 deep, not 1"},
        {collection(feature("Polygon", "[[[0,0],[4,0],[4,4],[0,1]]]")), "a ring isn't closed"},
        {collection(feature("Polygon", "[[[0,0],[4,0],[0,0]]]")), "a ring needs four points"},
        {collection(feature("MultiLineString", "[[[0,0],[1,1]],[2,2]]")), "positions are nested unevenly"},
        {collection(feature("LineString", "[[0,0],[1,[2],3]]")), "a list stands among the numbers"},
        {collection(
             R"({"type": "Feature", "properties": {"mark": "sure"}, "geometry": {"type": "Point", "coordinates": [1,1]}})"),
         "\"sure\" is no mark"},
        {collection(
             R"({"type": "Feature", "properties": {"error_m": 1.5}, "geometry": {"type": "Point", "coordinates": [1,1]}})"),
         "error_m is a whole number"},
        {R"({"type": "Topology"})", "it isn't a GeoJSON FeatureCollection"},
        {"[1, 2]", "it isn't a GeoJSON FeatureCollection"},
    };
    for (const Case& c : cases) {
        const auto loaded = read(c.bytes);
        INFO(c.bytes);
        REQUIRE_FALSE(loaded.ok());
        const std::string said = to_text(loaded.faults.all().front());
        INFO(said);
        REQUIRE(said.find(c.message) != std::string::npos);
        REQUIRE(said.find("test.geojson:1:") == 0);
    }
}

TEST_CASE("a file cut at any byte is read without harm and never passes for whole") {
    const std::string whole =
        collection(feature("Polygon", "[[[0,0],[4,0],[4,4],[0,0]]]") + "," + feature("Point", "[1,1]"));
    REQUIRE(read(whole).faults.empty());
    for (std::size_t size = 0; size < whole.size(); ++size) REQUIRE_FALSE(read(whole.substr(0, size)).ok());
}
