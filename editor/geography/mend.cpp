#include "editor/geography/mend.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace hd::editor {

namespace {

using board::EdgeId;
using board::HexId;
using scenario::FaultList;

class Mending {
  public:
    Mending(GroundMap& map, FaultList& faults) : map_(map), faults_(faults) {}

    void apply(const HexMend& mend);
    void apply(const HexsideMend& mend);
    void apply(const LinkMend& mend);
    void apply(const Confirmation& confirmation);

  private:
    HexId hex(const std::string& label, Position at);
    EdgeId edge(const std::vector<std::string>& between, Position at);
    std::optional<std::uint32_t> bits(const std::vector<std::string>& names,
                                      const std::vector<std::string>& given, Position at);
    template <class M>
    void check_reason(const M& mend);

    GroundMap& map_;
    FaultList& faults_;
};

template <class M>
void Mending::check_reason(const M& mend) {
    if (mend.reason.empty()) faults_.error(mend.at, "it has no reason");
    if (mend.mark == Mark::none) faults_.error(mend.at, "it has no mark");
}

HexId Mending::hex(const std::string& label, Position at) {
    const auto parsed = map_.numbering.parse(label);
    if (parsed) return *parsed;
    faults_.error(at, parsed.error());
    return board::no_hex;
}

EdgeId Mending::edge(const std::vector<std::string>& between, Position at) {
    if (between.size() != 2) {
        faults_.error(at, "it lies between two hexes, neither more nor fewer");
        return board::no_edge;
    }
    const HexId a = hex(between[0], at);
    const HexId b = hex(between[1], at);
    if (a == board::no_hex || b == board::no_hex) return board::no_edge;
    const EdgeId found = map_.grid.edge_between(a, b);
    if (found == board::no_edge)
        faults_.error(at, fmt::format("{} and {} don't touch", between[0], between[1]));
    return found;
}

std::optional<std::uint32_t> Mending::bits(const std::vector<std::string>& names,
                                           const std::vector<std::string>& given, Position at) {
    std::uint32_t set = 0;
    for (const std::string& name : given) {
        const auto number = board::Kinds::find(names, name);
        if (!number) {
            faults_.error(at, fmt::format("the map declares no kind called \"{}\"", name));
            return std::nullopt;
        }
        set |= 1u << *number;
    }
    return set;
}

void Mending::apply(const HexMend& mend) {
    check_reason(mend);
    const HexId at = hex(mend.hex, mend.at);
    const auto was = bits(map_.kinds.terrain, mend.terrain_was, mend.at);
    const auto now = bits(map_.kinds.terrain, mend.terrain, mend.at);
    if (at == board::no_hex || !was || !now) return;
    GroundHex& ground = map_.hexes[at.index];
    if (ground.terrain != *was || ground.name != mend.name_was)
        return faults_.error(
            mend.at, fmt::format("the ground makes {} of {}{}{}",
                                 fmt::join(kind_names(map_.kinds.terrain, ground.terrain), " "), mend.hex,
                                 ground.name.empty() ? "" : ", named ", ground.name));
    if (*was == *now && mend.name == mend.name_was)
        return faults_.error(mend.at, fmt::format("it changes nothing at {}", mend.hex));
    ground.terrain = *now;
    ground.name = mend.name;
    ground.source = {mend.mark, mend.reason};
}

void Mending::apply(const HexsideMend& mend) {
    check_reason(mend);
    const EdgeId at = edge(mend.between, mend.at);
    const auto was = bits(map_.kinds.hexsides, mend.kinds_was, mend.at);
    const auto now = bits(map_.kinds.hexsides, mend.kinds, mend.at);
    if (at == board::no_edge || !was || !now) return;
    const board::HexsideBits ground = map_.kinds_at(at);
    if (ground != *was)
        return faults_.error(mend.at, fmt::format("the ground has [{}] at {}/{}",
                                                  fmt::join(kind_names(map_.kinds.hexsides, ground), ", "),
                                                  mend.between[0], mend.between[1]));
    if (*was == *now) return faults_.error(mend.at, "it changes nothing");
    map_.set_side(at, static_cast<board::HexsideBits>(*now), {mend.mark, mend.reason});
}

void Mending::apply(const LinkMend& mend) {
    check_reason(mend);
    const EdgeId at = edge(mend.between, mend.at);
    const auto kind = board::Kinds::find(map_.kinds.paths, mend.kind);
    if (at == board::no_edge) return;
    const auto path = std::find_if(map_.paths.begin(), map_.paths.end(), [&](const GroundPath& one) {
        return kind && one.kind == *kind && one.name == mend.path;
    });
    if (path == map_.paths.end())
        return faults_.error(mend.at, fmt::format("there is no {} called \"{}\"", mend.kind, mend.path));
    const auto number = static_cast<std::uint32_t>(path - map_.paths.begin());
    const GroundLink* there = map_.link_at(at, *kind);
    if (mend.change == LinkChange::added) {
        if (there != nullptr) return faults_.error(mend.at, "a path goes there already");
        map_.add_link(at, number);
    } else if (mend.change == LinkChange::removed) {
        if (there == nullptr || there->path != number)
            return faults_.error(mend.at, "that path doesn't go there");
        map_.remove_link(at, number);
    } else {
        faults_.error(mend.at, "a link is added or removed");
    }
}

void Mending::apply(const Confirmation& confirmation) {
    check_reason(confirmation);
    if (confirmation.at_hexes.size() == 1) {
        const HexId at = hex(confirmation.at_hexes.front(), confirmation.at);
        if (at != board::no_hex) map_.hexes[at.index].source = {confirmation.mark, confirmation.reason};
        return;
    }
    const EdgeId at = edge(confirmation.at_hexes, confirmation.at);
    if (at == board::no_edge) return;
    const board::HexsideBits kinds = map_.kinds_at(at);
    if (kinds == 0) return faults_.error(confirmation.at, "there is nothing to confirm on that hexside");
    map_.set_side(at, kinds, {confirmation.mark, confirmation.reason});
}

}  // namespace

FaultList mend(GroundMap& map, const MendDocument& mends, const std::string& file) {
    FaultList faults(file);
    Mending mending(map, faults);
    for (const HexMend& one : mends.hexes) mending.apply(one);
    for (const HexsideMend& one : mends.hexsides) mending.apply(one);
    for (const LinkMend& one : mends.links) mending.apply(one);
    for (const Confirmation& one : mends.confirmed) mending.apply(one);
    return faults;
}

}  // namespace hd::editor
