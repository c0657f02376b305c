#include "replay/diff.hpp"

#include "replay/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace hd::replay {

namespace {

bool same_tables(const ledger::Layout& a, const ledger::Layout& b) {
    if (a.cells() != b.cells() || a.schema().data() != b.schema().data()) return false;
    for (int t = 0; t < a.tables(); ++t) {
        if (a.slot(t).rows != b.slot(t).rows) return false;
    }
    return true;
}

}  // namespace

std::vector<Difference> diff(const ledger::State& a, const ledger::State& b) {
    assert(same_tables(a.layout(), b.layout()));
    std::vector<Difference> list;
    for (ledger::Cell c = 0; c < a.cells().size(); ++c) {
        if (a.cell(c) != b.cell(c)) list.push_back({a.layout().name(c), a.cell(c), b.cell(c)});
    }
    return list;
}

Result<PositionDiff> diff(const LiveGame& live, EventNumber a, EventNumber b) {
    if (std::max(a, b) >= live.log().size()) {
        return tl::make_unexpected(
            Fault{fmt::format("{}: there is no event {}: the last one is {}", live.store().path(),
                              std::max(a, b), live.log().size() - 1)});
    }
    Cursor cursor(live);
    cursor.show(a);
    const ledger::State first = cursor.state();
    cursor.show(b);
    return PositionDiff{a, b, diff(first, cursor.state())};
}

Result<PositionDiff> diff(const LiveGame& a, const LiveGame& b) {
    if (!same_tables(a.game().state.layout(), b.game().state.layout())) {
        return tl::make_unexpected(Fault{
            fmt::format("{} and {} are games with different tables", a.store().path(), b.store().path())});
    }
    return PositionDiff{a.log().size() - 1, b.log().size() - 1, diff(a.game().state, b.game().state)};
}

std::optional<Parting> first_divergence(const ledger::Log& a, const ledger::Log& b) {
    const EventNumber both = std::min(a.size(), b.size());
    for (EventNumber n = 0; n < both; ++n) {
        LooseEvent first = loose(a, n);
        LooseEvent second = loose(b, n);
        std::string what = difference(first, second);
        if (!what.empty()) return Parting{n, std::move(what), std::move(first), std::move(second)};
    }
    if (a.size() > both) return Parting{both, "the second game ends", loose(a, both), std::nullopt};
    if (b.size() > both) return Parting{both, "the first game ends", std::nullopt, loose(b, both)};
    return std::nullopt;
}

}  // namespace hd::replay
