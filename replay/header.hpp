// The first frame of a recording: what it was played with, and the names behind every number that it uses, so
// that a later program whose lists have grown can still read it.
#pragma once

#include "engine/ledger/wire.hpp"
#include "engine/rules/ruleset.hpp"
#include "replay/fault.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace hd::replay {

inline constexpr std::size_t most_cells = 64'000'000;
inline constexpr std::size_t most_rows = 16'000'000;
inline constexpr std::int32_t most_turns = 1'000;

// Who decides for a seat, or decided in one action.
enum class PlayerKind : std::uint8_t { human, random, computer };

struct FieldNames {
    std::string name;
    std::vector<std::string> values;  // names of an enumeration's
    bool operator==(const FieldNames&) const = default;
};

struct TableNames {
    std::string name;
    std::uint32_t rows = 0;
    std::vector<FieldNames> fields;
    bool operator==(const TableNames&) const = default;
};

struct SeatRecord {
    std::string id;
    PlayerKind player = PlayerKind::human;
    std::string level;  // of a computer player: "easy"
    bool operator==(const SeatRecord&) const = default;
};

struct Header {
    std::string ruleset;
    std::int32_t ruleset_version = 0;
    std::vector<TableNames> tables;
    std::vector<std::string> actions;
    std::vector<std::string> events;
    std::vector<std::string> rules;
    std::vector<std::string> labels;
    std::vector<std::string> streams;
    std::string
        scenario;  // the whole resolved scenario with its tables, as text that only its reader understands
    rules::OptionValues options;
    std::vector<SeatRecord> seats;
    std::uint64_t seed = 0;
    bool working = true;  // events carry their working
    bool operator==(const Header&) const = default;
};

// What a new game is recorded with. `scenario` is text from which the setting can be made again.
struct Start {
    const rules::Ruleset* ruleset = nullptr;
    std::shared_ptr<const rules::Setting> setting;
    std::string scenario;
    rules::OptionValues options;
    std::vector<SeatRecord> seats;
    std::uint64_t seed = 0;
    rules::Working working = rules::Working::on;
};
Header header_of(const Start& start);

// The contents of a header frame; `version` is the format to write, an older one in tests only.
ledger::Bytes to_bytes(const Header& header, int version);
// Reads it back; every count and size is checked.
Result<Header> read_header(ledger::ByteView contents, int version);

}  // namespace hd::replay
