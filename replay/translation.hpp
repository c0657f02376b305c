// From the numbers of a recording to those of today's rules, by name: a ruleset may have gained rules,
// events, tables, fields and values since. Where every name has kept its number nothing is translated.
#pragma once

#include "engine/rules/ruleset.hpp"
#include "replay/header.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hd::replay {

// One list of names: recorded index to today's, `none` where today has no such name.
class NameMap {
  public:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    NameMap() = default;
    NameMap(std::span<const std::string> recorded, std::span<const std::string_view> today);

    bool is_identity() const { return identity_; }
    std::size_t size() const { return to_.size(); }
    // `none` for what the recording's own list doesn't have, too.
    std::uint32_t operator[](std::size_t recorded) const {
        return recorded < to_.size() ? to_[recorded] : none;
    }

  private:
    std::vector<std::uint32_t> to_;
    bool identity_ = true;
};

// One event, out of a log.
struct LooseEvent {
    ledger::EventHead head;
    std::uint64_t hash = 0;
    std::vector<ledger::Change> changes;
    std::vector<ledger::Work> working;
    std::vector<ledger::Die> dice;
};

LooseEvent loose(const ledger::Log& log, ledger::EventNumber n);

class Translation {
  public:
    Translation(const Header& header, const rules::Ruleset& ruleset, const ledger::Layout& today);

    bool is_identity() const { return identity_; }
    std::size_t recorded_cells() const { return recorded_cells_; }

    // In today's numbers, all but the hash; or what today's rules don't know: "an event 'square formed'".
    std::optional<std::string> translate(LooseEvent& event) const;
    std::optional<std::string> translate(rules::Action& action) const;

  private:
    struct FieldMap {
        std::uint32_t today = NameMap::none;  // field of today's table
        NameMap values;                       // of an enumeration; empty: values stay
    };
    struct TableMap {
        ledger::Cell first = 0;  // recorded
        std::uint32_t stride = 0;
        int today = -1;
        std::vector<FieldMap> fields;
    };

    void add_table(const TableNames& names, const ledger::Layout& today);
    std::optional<std::string> translate(ledger::Change& change) const;

    const Header* header_;
    const ledger::Layout* today_;
    std::vector<TableMap> tables_;
    std::size_t recorded_cells_ = 0;
    NameMap actions_;
    NameMap events_;
    NameMap rules_;
    NameMap labels_;
    NameMap streams_;
    bool identity_ = true;
};

}  // namespace hd::replay
