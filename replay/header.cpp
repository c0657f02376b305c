#include "replay/header.hpp"

#include "replay/frame.hpp"

#include <fmt/format.h>

namespace hd::replay {

using ledger::Enumerated;
using ledger::WireReader;
using ledger::WireWriter;

namespace {

template <class Archive>
void code(Archive& ar, FieldNames& field) {
    ar(field.name, field.values);
}

template <class Archive>
void code(Archive& ar, SeatRecord& seat) {
    ar(seat.id, Enumerated{seat.player, PlayerKind::computer}, seat.level);
}

template <class Archive>
void code(Archive& ar, std::pair<std::string, std::int32_t>& option) {
    ar(option.first, option.second);
}

template <class Archive>
void code(Archive& ar, TableNames& table);

// A list of things that have a coder here.
template <class Archive, class T>
void code_list(Archive& ar, std::vector<T>& list) {
    if constexpr (Archive::reads) {
        const std::size_t size = ar.count(1, ledger::longest_list);
        list.clear();
        for (std::size_t i = 0; i < size && ar.ok(); ++i) code(ar, list.emplace_back());
    } else {
        ar.varint(list.size());
        for (T& element : list) code(ar, element);
    }
}

template <class Archive>
void code(Archive& ar, TableNames& table) {
    ar(table.name, table.rows);
    code_list(ar, table.fields);
}

template <class Archive>
void code(Archive& ar, Header& header, int version) {
    ar(header.ruleset, header.ruleset_version);
    code_list(ar, header.tables);
    ar(header.actions, header.events, header.rules, header.labels);
    // Version 0 did not name the streams of dice, and its games had working always.
    if (version >= 1) ar(header.streams, header.working);
    ar(ledger::Text{header.scenario, largest_header});
    code_list(ar, header.options);
    code_list(ar, header.seats);
    ar(ledger::Fixed{header.seed});
}

std::vector<std::string> texts(std::span<const std::string_view> names) {
    return {names.begin(), names.end()};
}

TableNames names_of(const ledger::Table& table, std::uint32_t rows) {
    TableNames names{.name = std::string(table.name), .rows = rows, .fields = {}};
    for (const ledger::Field& field : table.fields) {
        names.fields.push_back({.name = std::string(field.name), .values = texts(field.names)});
    }
    return names;
}

// What is wrong with the sizes that a header claims; "" when nothing is.
std::string oversize(const Header& header) {
    std::uint64_t cells = 0;
    for (const TableNames& table : header.tables) {
        if (table.rows > most_rows) return fmt::format("its table {} claims {} rows", table.name, table.rows);
        if (table.fields.empty() || table.fields.size() > 64) {
            return fmt::format("its table {} claims {} fields", table.name, table.fields.size());
        }
        cells += std::uint64_t{table.rows} * table.fields.size();
    }
    return cells > most_cells ? fmt::format("its tables claim {} values", cells) : std::string();
}

}  // namespace

Header header_of(const Start& start) {
    const rules::Names& names = start.ruleset->names;
    Header header{.ruleset = std::string(start.ruleset->id),
                  .ruleset_version = start.ruleset->version,
                  .tables = {},
                  .actions = {},
                  .events = texts(names.events),
                  .rules = texts(names.rules),
                  .labels = texts(names.labels),
                  .streams = texts(names.streams),
                  .scenario = start.scenario,
                  .options = start.options,
                  .seats = start.seats,
                  .seed = start.seed,
                  .working = start.working == rules::Working::on};
    for (const rules::ActionInfo& action : names.actions) header.actions.emplace_back(action.name);
    const ledger::Layout& layout = *start.setting->layout;
    for (int t = 0; t < layout.tables(); ++t) {
        header.tables.push_back(names_of(layout.schema()[static_cast<std::size_t>(t)], layout.slot(t).rows));
    }
    return header;
}

ledger::Bytes to_bytes(const Header& header, int version) {
    ledger::Bytes bytes;
    WireWriter out(bytes);
    // A coder serves both ways; one that writes changes nothing.
    code(out, const_cast<Header&>(header), version);
    return bytes;
}

Result<Header> read_header(ledger::ByteView contents, int version) {
    WireReader in(contents, version);
    Header header;
    code(in, header, version);
    if (in.ok() && in.left() != 0) in.fail("it goes on after its end");
    if (!in.ok()) return tl::make_unexpected(Fault{fmt::format("its header cannot be read: {}", in.fault())});
    if (const std::string wrong = oversize(header); !wrong.empty()) return tl::make_unexpected(Fault{wrong});
    return header;
}

}  // namespace hd::replay
