// Movement search: cheapest ways from one or more starts over nodes that the game numbers (a hex, or hex and
// heading). A workspace that is used again and again: it allocates only when it meets more nodes than before.
#pragma once

#include "engine/board/costs.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hd::board {

// What holds for a node in one search; may be combined.
using Limits = std::uint8_t;
inline constexpr Limits must_stop = 1;  // may be entered, not left (a start may be left all the same)
inline constexpr Limits pass_only = 2;  // may be crossed, not stopped on; together with must_stop not entered
inline constexpr Limits blocked = 4;    // may not be entered

class Search {
  public:
    static constexpr std::uint32_t largest_cost = 0x7FFFFFFFu;
    static constexpr std::uint32_t no_node = 0xFFFFFFFFu;

    // Forgets the last search. Nodes are 0 to node_count - 1; what costs more than max_cost (up to
    // largest_cost) is not reached.
    void begin(std::uint32_t node_count, std::uint32_t max_cost);
    // Adds limits to a node; before the starts.
    void limit(std::uint32_t node, Limits limits);
    // A node to start from, with the cost already paid (0 to largest_step).
    void start(std::uint32_t node, std::uint32_t cost = 0);

    // Runs over hexes: node n is the hex of index n.
    void run(const CostTable& costs);
    // Runs over any nodes: `expand(node, step)` calls `step(next, cost)` for each way out, cost 0 to
    // largest_step.
    template <class Expand>
    void run(Expand&& expand);

    // Nodes reached, starts included, by rising cost.
    std::span<const std::uint32_t> reached() const { return {reached_.data(), reached_count_}; }
    bool is_reached(std::uint32_t node) const { return nodes_[node].key - base_ <= max_cost_; }
    std::uint32_t cost(std::uint32_t node) const;  // of a reached node
    // Reached and not pass_only. A start that is pass_only counts as any other node.
    bool may_end(std::uint32_t node) const { return is_reached(node) && (limits_[node] & pass_only) == 0; }
    std::uint32_t came_from(std::uint32_t node) const;  // of a reached node; no_node for a start
    // The nodes of the way to a reached node, start first; replaces `out`.
    void path(std::uint32_t node, std::vector<std::uint32_t>& out) const;

  private:
    // A node's key is base_ + cost. Every search lies below the ones before it, so a key left from an earlier
    // search is larger than all of this one's and reads as "not reached"; 0 is below all and reads as
    // blocked.
    struct Node {
        std::uint32_t key;
        std::uint32_t from;
    };

    void settle_all(auto&& expand);

    std::uint32_t base_ = 0;  // no room left, so that the first search starts afresh
    std::uint32_t max_cost_ = 0;
    std::vector<Node> nodes_;
    std::vector<Limits> limits_;
    std::vector<std::uint32_t> limited_;  // nodes whose limits the next search takes back
    std::vector<std::uint32_t> reached_;  // the first reached_count_ count
    std::size_t reached_count_ = 0;
    std::array<std::vector<std::uint32_t>, 256> buckets_;  // by the last eight bits of the cost
    std::uint32_t waiting_ = 0;                            // entries in the buckets
};

template <class Expand>
void Search::run(Expand&& expand) {
    settle_all(expand);
}

// Every entry still waiting lies within 255 of the cost being settled, so 256 buckets tell them apart.
void Search::settle_all(auto&& expand) {
    const std::uint32_t base = base_;
    const std::uint32_t last = base + max_cost_;
    const bool any_limits = !limited_.empty();
    Node* const nodes = nodes_.data();
    std::uint32_t* reached = reached_.data();  // a node is settled once, so there is room for all
    std::uint32_t waiting = waiting_;
    for (std::uint32_t key = base; waiting > 0; ++key) {
        std::vector<std::uint32_t>& bucket = buckets_[(key - base) & 255u];
        // By index, as the bucket grows under a step of cost 0.
        for (std::size_t i = 0; i < bucket.size(); ++i) {  // NOLINT(modernize-loop-convert)
            const std::uint32_t node = bucket[i];
            --waiting;
            if (nodes[node].key != key) continue;  // reached more cheaply since
            *reached++ = node;
            if (any_limits && (limits_[node] & must_stop) != 0 && nodes[node].from != no_node) continue;
            expand(node, [&](std::uint32_t next, std::uint32_t cost) {
                assert(cost <= static_cast<std::uint32_t>(largest_step));
                const std::uint32_t next_key = key + cost;
                if (next_key > last || next_key >= nodes[next].key) return;
                nodes[next] = {next_key, node};
                buckets_[(next_key - base) & 255u].push_back(next);
                ++waiting;
            });
        }
        bucket.clear();
    }
    waiting_ = 0;
    reached_count_ = static_cast<std::size_t>(reached - reached_.data());
}

}  // namespace hd::board
