#include "replay/translation.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::replay {

NameMap::NameMap(std::span<const std::string> recorded, std::span<const std::string_view> today) {
    std::vector<std::pair<std::string_view, std::uint32_t>> sorted;
    for (std::size_t i = 0; i < today.size(); ++i)
        sorted.emplace_back(today[i], static_cast<std::uint32_t>(i));
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 0; i < recorded.size(); ++i) {
        // Lists may hold one name twice ("" for what has none): the same place is looked at first.
        if (i < today.size() && today[i] == recorded[i]) {
            to_.push_back(static_cast<std::uint32_t>(i));
            continue;
        }
        identity_ = false;
        const auto found =
            std::lower_bound(sorted.begin(), sorted.end(), std::pair{std::string_view(recorded[i]), 0U});
        const bool is_there = found != sorted.end() && found->first == recorded[i];
        to_.push_back(is_there ? found->second : none);
    }
}

LooseEvent loose(const ledger::Log& log, ledger::EventNumber n) {
    const auto list = [](auto span) { return std::vector(span.begin(), span.end()); };
    return {.head = log.event(n).head,
            .hash = log.event(n).hash,
            .changes = list(log.changes(n)),
            .working = list(log.working(n)),
            .dice = list(log.dice(n))};
}

namespace {

std::vector<std::string_view> action_names(const rules::Names& names) {
    std::vector<std::string_view> list;
    for (const rules::ActionInfo& info : names.actions) list.push_back(info.name);
    return list;
}

std::string unknown(std::string_view what, const std::vector<std::string>& names, std::size_t index) {
    if (index >= names.size())
        return fmt::format("{} number {}, which the recording itself doesn't name", what, index);
    return fmt::format("{} '{}', which today's rules don't have", what, names[index]);
}

// The number in today's list, or what is unknown.
template <class T>
std::optional<std::string> renumber(T& number, const NameMap& map, std::string_view what,
                                    const std::vector<std::string>& names) {
    const auto recorded = static_cast<std::size_t>(number);
    const std::uint32_t today = map[recorded];
    if (today == NameMap::none) return unknown(what, names, recorded);
    number = static_cast<T>(today);
    return std::nullopt;
}

}  // namespace

Translation::Translation(const Header& header, const rules::Ruleset& ruleset, const ledger::Layout& today)
    : header_(&header),
      today_(&today),
      actions_(header.actions, action_names(ruleset.names)),
      events_(header.events, ruleset.names.events),
      rules_(header.rules, ruleset.names.rules),
      labels_(header.labels, ruleset.names.labels),
      streams_(header.streams, ruleset.names.streams) {
    for (const TableNames& table : header.tables) add_table(table, today);
    identity_ = identity_ && recorded_cells_ == today.cells() && actions_.is_identity() &&
                events_.is_identity() && rules_.is_identity() && labels_.is_identity() &&
                streams_.is_identity();
}

void Translation::add_table(const TableNames& names, const ledger::Layout& today) {
    TableMap map{.first = static_cast<ledger::Cell>(recorded_cells_),
                 .stride = static_cast<std::uint32_t>(names.fields.size()),
                 .today = -1,
                 .fields = {}};
    recorded_cells_ += std::size_t{names.rows} * map.stride;
    const ledger::Schema schema = today.schema();
    const auto found = std::find_if(schema.begin(), schema.end(),
                                    [&](const ledger::Table& table) { return table.name == names.name; });
    map.fields.resize(map.stride);
    if (found == schema.end()) {
        identity_ = false;
        tables_.push_back(std::move(map));
        return;
    }
    map.today = static_cast<int>(found - schema.begin());
    identity_ = identity_ && today.slot(map.today).first == map.first && found->fields.size() == map.stride;
    for (std::size_t f = 0; f < names.fields.size(); ++f) {
        const FieldNames& field = names.fields[f];
        const auto same = std::find_if(found->fields.begin(), found->fields.end(),
                                       [&](const ledger::Field& x) { return x.name == field.name; });
        if (same == found->fields.end()) {
            identity_ = false;
            continue;
        }
        map.fields[f].today = static_cast<std::uint32_t>(same - found->fields.begin());
        if (!field.values.empty()) map.fields[f].values = NameMap(field.values, same->names);
        identity_ = identity_ && map.fields[f].today == f && map.fields[f].values.is_identity();
    }
    tables_.push_back(std::move(map));
}

std::optional<std::string> Translation::translate(ledger::Change& change) const {
    if (change.cell >= recorded_cells_) return "a value outside its tables";
    const auto after = std::upper_bound(tables_.begin(), tables_.end(), change.cell,
                                        [](ledger::Cell c, const TableMap& t) { return c < t.first; });
    const TableMap& table = *(after - 1);
    const auto index = static_cast<std::size_t>(after - 1 - tables_.begin());
    const std::uint32_t row = (change.cell - table.first) / table.stride;
    const std::uint32_t f = (change.cell - table.first) % table.stride;
    const TableNames& names = header_->tables[index];
    if (table.today < 0) return fmt::format("the table '{}', which today's rules don't have", names.name);
    if (table.fields[f].today == NameMap::none) {
        return fmt::format("the field '{}' of '{}', which today's rules don't have", names.fields[f].name,
                           names.name);
    }
    if (row >= today_->slot(table.today).rows) {
        return fmt::format("row {} of the table '{}', which has fewer rows today", row, names.name);
    }
    change.cell = today_->cell({table.today, static_cast<int>(row), static_cast<int>(table.fields[f].today)});
    const NameMap& values = table.fields[f].values;
    if (values.size() == 0) return std::nullopt;
    const auto what = fmt::format("the {}", names.fields[f].name);
    if (change.before < 0 || change.after < 0) return what + " of no value";
    if (auto wrong = renumber(change.before, values, what, names.fields[f].values)) return wrong;
    return renumber(change.after, values, what, names.fields[f].values);
}

std::optional<std::string> Translation::translate(LooseEvent& event) const {
    if (auto wrong = renumber(event.head.kind, events_, "an event", header_->events)) return wrong;
    if (auto wrong = renumber(event.head.rule, rules_, "the rule", header_->rules)) return wrong;
    for (ledger::Work& line : event.working) {
        if (auto wrong = renumber(line.rule, rules_, "the rule", header_->rules)) return wrong;
        if (auto wrong = renumber(line.label, labels_, "the label", header_->labels)) return wrong;
    }
    for (ledger::Die& die : event.dice) {
        // Version 0 named no streams: their numbers are today's.
        if (streams_.size() == 0) break;
        if (auto wrong = renumber(die.key.stream, streams_, "dice for", header_->streams)) return wrong;
    }
    for (ledger::Change& change : event.changes) {
        if (auto wrong = translate(change)) return wrong;
    }
    return std::nullopt;
}

std::optional<std::string> Translation::translate(rules::Action& action) const {
    return renumber(action.kind, actions_, "an action", header_->actions);
}

}  // namespace hd::replay
