#include "engine/board/search.hpp"

#include <algorithm>

namespace hd::board {

namespace {

constexpr std::uint32_t never = 0xFFFFFFFFu;
constexpr std::uint32_t top =
    never - static_cast<std::uint32_t>(largest_step);  // a key below this plus one step does not overflow

}  // namespace

void Search::begin(std::uint32_t node_count, std::uint32_t max_cost) {
    assert(max_cost <= largest_cost);
    for (const std::uint32_t node : limited_) {
        limits_[node] = 0;
        if (nodes_[node].key == 0) nodes_[node].key = never;
    }
    limited_.clear();
    reached_count_ = 0;
    if (waiting_ > 0)  // starts that were never run
        for (std::vector<std::uint32_t>& bucket : buckets_) bucket.clear();
    waiting_ = 0;
    if (nodes_.size() < node_count) {
        nodes_.resize(node_count, Node{never, no_node});
        limits_.resize(node_count, 0);
        reached_.resize(node_count);
    }
    // This search takes the keys base_ to base_ + max_cost, just below those of the last one.
    if (base_ <= max_cost + 1) {
        std::fill(nodes_.begin(), nodes_.end(), Node{never, no_node});
        base_ = top;
    }
    base_ -= max_cost + 1;
    max_cost_ = max_cost;
}

void Search::limit(std::uint32_t node, Limits limits) {
    if (limits_[node] == 0) limited_.push_back(node);
    limits_[node] = static_cast<Limits>(limits_[node] | limits);
    constexpr Limits no_way_to_end = must_stop | pass_only;
    const bool shut = (limits_[node] & blocked) != 0 || (limits_[node] & no_way_to_end) == no_way_to_end;
    if (shut) nodes_[node].key = 0;
}

void Search::start(std::uint32_t node, std::uint32_t cost) {
    assert(cost <= static_cast<std::uint32_t>(largest_step));
    const std::uint32_t key = base_ + cost;
    if (cost > max_cost_ || (is_reached(node) && nodes_[node].key <= key)) return;
    nodes_[node] = {key, no_node};
    buckets_[cost & 255u].push_back(node);
    ++waiting_;
}

void Search::run(const CostTable& costs) {
    const HexCosts* const hexes = costs.hexes().data();
    const auto& steps = costs.index_steps();
    assert(nodes_.size() >= costs.hexes().size());
    settle_all([&](std::uint32_t node, auto&& step) {
        const HexCosts out = hexes[node];
        const auto& to = steps[out.shifted];
        for (std::size_t d = 0; d < 6; ++d)
            if (out.step[d] != forbidden) step(node + static_cast<std::uint32_t>(to[d]), out.step[d]);
    });
}

std::uint32_t Search::cost(std::uint32_t node) const {
    assert(is_reached(node));
    return nodes_[node].key - base_;
}

std::uint32_t Search::came_from(std::uint32_t node) const {
    assert(is_reached(node));
    return nodes_[node].from;
}

void Search::path(std::uint32_t node, std::vector<std::uint32_t>& out) const {
    out.clear();
    for (std::uint32_t at = node; at != no_node; at = came_from(at)) out.push_back(at);
    std::reverse(out.begin(), out.end());
}

}  // namespace hd::board
