#include "editor/geography/import_document.hpp"

#include "editor/geography/import_fields.hpp"

namespace hd::editor {

scenario::Loaded<ImportDocument> read_import(std::string bytes, std::string file,
                                             scenario::Strictness strictness) {
    return scenario::read_document<ImportDocument>(std::move(bytes), std::move(file), strictness);
}

scenario::Loaded<HeightDocument> read_heights(std::string bytes, std::string file,
                                              scenario::Strictness strictness) {
    return scenario::read_document<HeightDocument>(std::move(bytes), std::move(file), strictness);
}

}  // namespace hd::editor
