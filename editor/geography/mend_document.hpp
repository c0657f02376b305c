// What a shipped map has otherwise than the ground, and why: `data/maps/<map>.mends.json`, format
// hundred-days-mends.
#pragma once

#include "engine/scenario/map_document.hpp"

#include <string>
#include <vector>

namespace hd::editor {

using scenario::Extras;
using scenario::Mark;
using scenario::Position;

enum class LinkChange : std::int32_t { none, added, removed };

// A hex: what the ground makes of it and what the map has, terrain and name (left out: none).
struct HexMend {
    static constexpr std::string_view shape_name = "hex mend";
    std::string hex;
    std::vector<std::string> terrain_was;
    std::vector<std::string> terrain;
    std::string name_was;
    std::string name;
    Mark mark = Mark::none;
    std::string reason;
    Extras extra;
    Position at;
    friend bool operator==(const HexMend&, const HexMend&) = default;
};

struct HexsideMend {  // likewise; left out: no kind
    static constexpr std::string_view shape_name = "hexside mend";
    std::vector<std::string> between;
    std::vector<std::string> kinds_was;
    std::vector<std::string> kinds;
    Mark mark = Mark::none;
    std::string reason;
    Extras extra;
    Position at;
    friend bool operator==(const HexsideMend&, const HexsideMend&) = default;
};

struct LinkMend {  // a step of the path of that kind and name
    static constexpr std::string_view shape_name = "link mend";
    std::vector<std::string> between;
    std::string kind;
    std::string path;
    LinkChange change = LinkChange::none;
    Mark mark = Mark::none;
    std::string reason;
    Extras extra;
    Position at;
    friend bool operator==(const LinkMend&, const LinkMend&) = default;
};

// A hex (one) or hexside (two) where the ground agrees with what is known otherwise: it gets that mark and
// reason.
struct Confirmation {
    static constexpr std::string_view shape_name = "confirmation";
    std::vector<std::string> at_hexes;
    Mark mark = Mark::none;
    std::string reason;
    Extras extra;
    Position at;
    friend bool operator==(const Confirmation&, const Confirmation&) = default;
};

struct MendDocument {
    static constexpr std::string_view shape_name = "mends";
    static constexpr std::string_view format = "hundred-days-mends";
    static constexpr std::int32_t version = 1;
    std::string map;  // its id
    std::string note;
    std::vector<HexMend> hexes;
    std::vector<HexsideMend> hexsides;
    std::vector<LinkMend> links;
    std::vector<Confirmation> confirmed;
    std::vector<scenario::MapObjective> objectives;  // not of the ground: the map has them as they stand here
    std::vector<scenario::MapEntry> entries;
    Extras extra;
    Position at;
    friend bool operator==(const MendDocument&, const MendDocument&) = default;
};

scenario::Loaded<MendDocument> read_mends(std::string bytes, std::string file,
                                          scenario::Strictness strictness = scenario::Strictness::author);

}  // namespace hd::editor
