#include "engine/rules/campaign_1815/contact.hpp"

namespace hd::c1815 {

Traced::Traced(const ledger::State& state, const Setting& setting, Place from, Seat seat, std::int32_t range)
    : lengths_(setting.hex.size(), -1) {
    if (!setting.on_map(from)) return;
    hexes_.push_back(from);
    lengths_[static_cast<std::size_t>(from.raw)] = 0;
    for (std::size_t next = 0; next < hexes_.size(); ++next) {
        const Place at = hexes_[next];
        const std::int8_t length = lengths_[static_cast<std::size_t>(at.raw)];
        if (length >= range) break;
        for (std::size_t d = 0; d < 6; ++d) {
            const Place to{setting.at(at).neighbours[d]};
            if (!to || lengths_[static_cast<std::size_t>(to.raw)] >= 0) continue;
            if (setting.has(at, static_cast<int>(d), Side::pond) || enemy_at(state, to, seat)) continue;
            lengths_[static_cast<std::size_t>(to.raw)] = static_cast<std::int8_t>(length + 1);
            hexes_.push_back(to);
        }
    }
}

std::int32_t Traced::length(Place to) const {
    const auto at = static_cast<std::size_t>(to.raw);
    return to && at < lengths_.size() ? lengths_[at] : -1;
}

}  // namespace hd::c1815
