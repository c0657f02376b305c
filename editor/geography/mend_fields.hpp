// The fields of mends, once for reader and writer, in the order they are written.
#pragma once

#include "editor/geography/mend_document.hpp"
#include "engine/scenario/map_fields.hpp"

namespace hd::scenario {

template <>
struct EnumNames<editor::LinkChange> {
    static constexpr std::string_view what = "a change of a link";
    static constexpr std::array<std::string_view, 3> names = {"", "added", "removed"};
};

}  // namespace hd::scenario

namespace hd::editor {

using scenario::Like;

template <class V, Like<HexMend> T>
void describe(V& v, T& mend) {
    v("hex", mend.hex);
    v("terrain_was", mend.terrain_was);
    v("terrain", mend.terrain);
    v("name_was", mend.name_was);
    v("name", mend.name);
    v("mark", mend.mark);
    v("reason", mend.reason);
}

template <class V, Like<HexsideMend> T>
void describe(V& v, T& mend) {
    v("between", mend.between);
    v("kinds_was", mend.kinds_was);
    v("kinds", mend.kinds);
    v("mark", mend.mark);
    v("reason", mend.reason);
}

template <class V, Like<LinkMend> T>
void describe(V& v, T& mend) {
    v("between", mend.between);
    v("kind", mend.kind);
    v("path", mend.path);
    v("change", mend.change);
    v("mark", mend.mark);
    v("reason", mend.reason);
}

template <class V, Like<Confirmation> T>
void describe(V& v, T& confirmation) {
    v("hexes", confirmation.at_hexes);
    v("mark", confirmation.mark);
    v("reason", confirmation.reason);
}

template <class V, Like<MendDocument> T>
void describe(V& v, T& mends) {
    v("map", mends.map);
    v("note", mends.note);
    v("hexes", mends.hexes);
    v("hexsides", mends.hexsides);
    v("links", mends.links);
    v("confirmed", mends.confirmed);
    v("objectives", mends.objectives);
    v("entries", mends.entries);
}

}  // namespace hd::editor
