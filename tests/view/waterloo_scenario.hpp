// The shipped scenario of 18 June as its files have it, read once.
#pragma once

#include "engine/scenario/build_map.hpp"
#include "engine/scenario/library.hpp"

#include <catch2/catch.hpp>

namespace hd::view {

inline const scenario::Resolved& waterloo() {
    static const scenario::Resolved resolved = [] {
        auto loaded = scenario::load_resolved(scenario::DataRoot{HD_DATA}, "waterloo-18-june");
        REQUIRE(loaded.ok());
        return std::move(loaded.value);
    }();
    return resolved;
}

inline const board::Map& waterloo_map() {
    static const auto map = scenario::build_map(waterloo().map);
    REQUIRE(map);
    return *map;
}

}  // namespace hd::view
