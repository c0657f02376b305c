// Reads everything a map is made of from its files, and makes the map.
#pragma once

#include "editor/geography/feature.hpp"
#include "editor/geography/import_document.hpp"
#include "editor/geography/mend_document.hpp"

#include <tl/expected.hpp>

#include <filesystem>

namespace hd::editor {

struct Ground {
    ImportDocument import;
    Geography geography;
};

// An import and the files it names, which lie beside it. Faults: all of the readers; files that can't be read
// or that lie elsewhere; rows of heights that differ in length, heights or steps that can't be computed with.
scenario::Loaded<Ground> read_ground(const std::filesystem::path& import_file,
                                     scenario::Strictness strictness = scenario::Strictness::author);

// The map document of that ground with those mends; its faults are those of rasterise and mend.
tl::expected<scenario::MapDocument, scenario::FaultList> make_map(const Ground& ground,
                                                                  const MendDocument& mends,
                                                                  const std::string& mends_file = {});

}  // namespace hd::editor
