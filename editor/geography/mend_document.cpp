#include "editor/geography/mend_document.hpp"

#include "editor/geography/mend_fields.hpp"

namespace hd::editor {

scenario::Loaded<MendDocument> read_mends(std::string bytes, std::string file,
                                          scenario::Strictness strictness) {
    return scenario::read_document<MendDocument>(std::move(bytes), std::move(file), strictness);
}

}  // namespace hd::editor
