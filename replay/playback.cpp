#include "replay/playback.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::replay {

namespace {

Fault about(const Store& store, const std::string& what) {
    return {fmt::format("{}: {}", store.path(), what)};
}

// A damaged header leaves nothing to show.
Result<std::pair<Header, Chain>> read_first(const Store& store, int version) {
    FrameScan scan(store, version);
    const std::optional<Frame> frame = scan.next();
    if (!frame) {
        const std::string why = scan.tail() ? scan.tail()->what : "it ends before its header";
        return tl::make_unexpected(about(store, "cannot be read: " + why));
    }
    Result<Header> header = read_header(frame->contents, version);
    if (!header) return tl::make_unexpected(about(store, header.error().message));
    return std::pair{std::move(*header), scan.chain()};
}

std::string list_of(std::span<const rules::Ruleset* const> rulesets) {
    std::string text;
    for (const rules::Ruleset* ruleset : rulesets)
        text += fmt::format("{}{}", text.empty() ? "" : ", ", ruleset->id);
    return text.empty() ? "none" : text;
}

}  // namespace

Result<Header> peek(const Store& store) {
    const Result<int> version = read_start(store);
    if (!version) return tl::make_unexpected(version.error());
    Result<std::pair<Header, Chain>> first = read_first(store, *version);
    if (!first) return tl::make_unexpected(first.error());
    return std::move(first->first);
}

Result<std::shared_ptr<const Opening>> read_opening(const Store& store, const Library& library) {
    const Result<int> version = read_start(store);
    if (!version) return tl::make_unexpected(version.error());
    Result<std::pair<Header, Chain>> first = read_first(store, *version);
    if (!first) return tl::make_unexpected(first.error());
    auto opening = std::make_shared<Opening>();
    opening->version = *version;
    opening->header = std::move(first->first);
    const Header& header = opening->header;
    const auto found =
        std::find_if(library.rulesets.begin(), library.rulesets.end(),
                     [&](const rules::Ruleset* ruleset) { return ruleset->id == header.ruleset; });
    if (found == library.rulesets.end()) {
        return tl::make_unexpected(about(
            store,
            fmt::format("is a game of '{}' (version {}), whose rules this program doesn't have; it has: {}",
                        header.ruleset, header.ruleset_version, list_of(library.rulesets))));
    }
    opening->ruleset = *found;
    if (header.ruleset_version > opening->ruleset->version) {
        return tl::make_unexpected(about(
            store, fmt::format(
                       "was played under version {} of the rules '{}', and this program has version {}: open "
                       "it with the program that wrote it, or with a newer one",
                       header.ruleset_version, header.ruleset, opening->ruleset->version)));
    }
    auto setting = library.setting(*opening->ruleset, header.scenario, header.options);
    if (!setting) {
        std::string text = "its scenario cannot be set up under today's rules:";
        for (const std::string& fault : setting.error()) text += "\n  " + fault;
        return tl::make_unexpected(about(store, text));
    }
    opening->setting = *setting;
    return opening;
}

Playback::Playback(const Store& store, std::shared_ptr<const Opening> opening)
    : opening_(std::move(opening)),
      scan_(store, opening_->version),
      line_(*opening_->ruleset, opening_->setting, opening_->header.seed),
      translation_(opening_->header, *opening_->ruleset, *opening_->setting->layout) {
    scan_.next();  // the header, which has been read
    const rules::Setting& setting = *opening_->setting;
    places_ = setting.hexes() + static_cast<std::int64_t>(setting.boxes.size());
    if (places_ == 0) places_ = most_rows;
}

std::optional<Record> Playback::next() {
    const Chain before = scan_.chain();
    const std::optional<Frame> frame = scan_.next();
    if (!frame) return std::nullopt;
    const EventNumber first = line_.log.size();
    tl::expected<Record, std::string> record =
        read_record(frame->kind, frame->contents, opening_->version, line_.log);
    std::string wrong = record ? std::string() : record.error();
    if (Act* act = record ? std::get_if<Act>(&*record) : nullptr;
        act != nullptr && !translation_.is_identity()) {
        wrong = translation_.translate(act->action).value_or("");
    }
    if (const Act* act = record ? std::get_if<Act>(&*record) : nullptr; act != nullptr && wrong.empty()) {
        const auto known = static_cast<std::int64_t>(opening_->ruleset->names.actions.size());
        if (act->action.kind < 0 || act->action.kind >= known)
            wrong = "an action has a number without a name";
    }
    if (wrong.empty()) wrong = take(*record, *frame, first);
    if (wrong.empty()) return std::move(*record);
    line_.log.cut(first);
    scan_.reject(before, wrong);
    return std::nullopt;
}

// Takes a frame whose events stand at the end of the log; or says what is wrong, with the state as before.
std::string Playback::take(const Record& record, const Frame& frame, EventNumber first) {
    if (std::holds_alternative<Begin>(record) == begun_) {
        return begun_ ? "the game begins a second time" : "the game doesn't begin with its set-up";
    }
    begun_ = true;
    if (std::string wrong = take_events(first); !wrong.empty()) return wrong;
    if (const Act* act = std::get_if<Act>(&record)) {
        line_.acted(*act, {frame.offset, static_cast<std::uint32_t>(frame.contents.size())}, first);
    } else if (const Rewind* rewind = std::get_if<Rewind>(&record)) {
        if (rewind->to > line_.actions()) return "a rewind goes to an action that was not made";
        line_.rewound(rewind->to);
        if (!translation_.is_identity()) recorded_hashes_.resize(line_.log.size());
    } else if (const OtherDice* other = std::get_if<OtherDice>(&record)) {
        line_.other_dice(*other);
    } else if (std::holds_alternative<Close>(record)) {
        line_.closed = true;
    }
    return {};
}

bool Playback::is_value(const ledger::Field& field, std::int32_t value) const {
    const ledger::Layout& layout = *opening_->setting->layout;
    const auto within = [&](std::int64_t most) { return value >= 0 && value <= most; };
    switch (field.kind) {
        case ledger::FieldKind::boolean:
            return within(1);
        case ledger::FieldKind::enumeration:
            return field.names.empty() || within(static_cast<std::int64_t>(field.names.size()) - 1);
        case ledger::FieldKind::place:
        case ledger::FieldKind::spot:
            return within(places_);
        case ledger::FieldKind::row:
            return field.target < 0 || within(layout.slot(field.target).rows);
        case ledger::FieldKind::seat:
            return within(static_cast<std::int64_t>(opening_->setting->seats.size()));
        case ledger::FieldKind::integer:
        case ledger::FieldKind::order:
        case ledger::FieldKind::seen:
            break;
    }
    return true;
}

// Whether every number of an event has a name.
std::string Playback::check_names(EventNumber n) const {
    const rules::Names& names = opening_->ruleset->names;
    const ledger::EventHead& head = line_.log.event(n).head;
    const auto seats = static_cast<std::int64_t>(opening_->setting->seats.size());
    bool known = head.kind < names.events.size() && head.rule < names.rules.size() && head.seat.raw >= 0 &&
                 head.seat.raw <= seats;
    for (const ledger::Work& line : line_.log.working(n)) {
        known = known && line.rule < names.rules.size() && line.label < names.labels.size();
    }
    for (const ledger::Die& die : line_.log.dice(n)) known = known && die.key.stream < names.streams.size();
    return known ? "" : "an event has a number without a name";
}

// Whether changes can happen in the state as it is.
std::string Playback::check_changes(std::span<const ledger::Change> changes) const {
    const ledger::State& state = line_.game.state;
    for (const ledger::Change& change : changes) {
        if (change.cell >= state.cells().size()) return "an event changes a value outside the tables";
        const ledger::CellName name = state.layout().name(change.cell);
        const ledger::Field& field = state.layout().field(name);
        const std::string_view table = state.layout().schema()[static_cast<std::size_t>(name.table)].name;
        if (state.cell(change.cell) != change.before) {
            return fmt::format("an event finds {} of {} {} at {} where it expects {}", field.name, table,
                               name.row, state.cell(change.cell), change.before);
        }
        if (!is_value(field, change.after)) {
            return fmt::format("an event sets {} of {} {} to {}, which it cannot be", field.name, table,
                               name.row, change.after);
        }
        if (name.table == rules::clock_table && name.field == 0 && change.after > most_turns) {
            return fmt::format("the game goes on past turn {}", most_turns);
        }
    }
    return {};
}

std::string Playback::take_events(EventNumber first) {
    if (!translation_.is_identity()) {
        if (std::string wrong = translate_events(first); !wrong.empty()) return wrong;
    }
    ledger::State& state = line_.game.state;
    for (EventNumber n = first; n < line_.log.size(); ++n) {
        std::string wrong = check_names(n);
        if (wrong.empty()) wrong = check_changes(line_.log.changes(n));
        if (wrong.empty()) {
            state.apply(line_.log.changes(n));
            if (state.hash() == line_.log.event(n).hash) continue;
            state.unapply(line_.log.changes(n));
            wrong = "an event leaves another position than its hash says";
        }
        for (EventNumber done = n; done-- > first;) state.unapply(line_.log.changes(done));
        return wrong;
    }
    return {};
}

// Replaces the events from `first` on by their translations, with hashes of today's numbers; the recorded
// ones are checked against the recorded numbers before.
std::string Playback::translate_events(EventNumber first) {
    std::vector<LooseEvent> events;
    for (EventNumber n = first; n < line_.log.size(); ++n) events.push_back(loose(line_.log, n));
    line_.log.cut(first);
    const std::size_t kept = recorded_hashes_.size();
    std::uint64_t recorded = kept == 0 ? 0 : recorded_hashes_.back();
    std::uint64_t today = line_.game.state.hash();
    for (LooseEvent& event : events) {
        for (const ledger::Change& c : event.changes) {
            recorded += ledger::contribution(c.cell, c.after) - ledger::contribution(c.cell, c.before);
        }
        std::string wrong;
        if (recorded != event.hash) wrong = "an event leaves another position than its hash says";
        if (wrong.empty()) wrong = translation_.translate(event).value_or("");
        if (!wrong.empty()) {
            recorded_hashes_.resize(kept);
            return wrong;
        }
        for (const ledger::Change& c : event.changes) {
            today += ledger::contribution(c.cell, c.after) - ledger::contribution(c.cell, c.before);
        }
        recorded_hashes_.push_back(recorded);
        line_.log.append(event.head, today, event.changes, event.working, event.dice);
    }
    return {};
}

}  // namespace hd::replay
