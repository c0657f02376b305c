#include "replay/live_game.hpp"

#include "engine/rules/play.hpp"
#include "replay/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace hd::replay {

namespace {

// What the log of a new game has room for: a long game of small moves. Room that is not used costs no memory,
// and in a series of games the next one takes over so large a block with its pages.
constexpr std::size_t usual_events = 2'048;
constexpr std::size_t usual_changes = 65'536;
constexpr std::size_t usual_working = 6'144;

std::int32_t turn_of(const rules::Game& game) {
    return game.state.at(rules::the_clock).turn;
}

// What is wrong with the dice that were given, after the action took what it needed.
std::optional<std::string> wrong_dice(const ledger::Dice& dice, const Given& given) {
    if (const std::optional<int> bad = dice.bad_value()) return fmt::format("{} is no face of the die", *bad);
    if (given.source == ledger::DieSource::forced || dice.unused() == 0) return std::nullopt;
    return fmt::format("{} dice were given, and the action rolls {}", given.values.size(),
                       given.values.size() - dice.unused());
}

Pace pace_of(const std::vector<SeatRecord>& seats) {
    const bool somebody = std::any_of(
        seats.begin(), seats.end(), [](const SeatRecord& seat) { return seat.player == PlayerKind::human; });
    return seats.empty() || somebody ? Pace::safe : Pace::quick;
}

Close closing(const rules::Outcome& outcome) {
    Close close{.winner = outcome.winner, .level = std::string(outcome.level), .scores = {}};
    for (const auto& [name, score] : outcome.scores) close.scores.emplace_back(std::string(name), score);
    return close;
}

}  // namespace

LiveGame::LiveGame(Store store, std::shared_ptr<const Opening> opening, Line line)
    : store_(std::move(store)),
      opening_(std::move(opening)),
      line_(std::make_unique<Line>(std::move(line))),
      pen_(std::make_unique<Pen>()) {}

Result<LiveGame> LiveGame::begin(const Start& start, const std::string& path) {
    auto opening = std::make_shared<Opening>(Opening{.version = format_version,
                                                     .header = header_of(start),
                                                     .ruleset = start.ruleset,
                                                     .setting = start.setting});
    Line line(*start.ruleset, start.setting, start.seed);
    line.log.reserve(usual_events, usual_changes, usual_working);
    line.game = rules::begin(*start.ruleset, start.setting, start.seed, line.log, start.working);

    Bytes bytes = file_start(format_version);
    Chain chain = chain_of(format_version);
    const Bytes header = to_bytes(opening->header, format_version);
    const Bytes begin = to_bytes(Begin{}, line.log, 0, format_version);
    if (header.size() > largest_header || begin.size() > largest_frame) {
        return tl::make_unexpected(Fault{"the scenario is too large to be recorded"});
    }
    const auto add = [&](const Bytes& frame) { bytes.insert(bytes.end(), frame.begin(), frame.end()); };
    add(frame_bytes(chain, FrameKind::header, header));
    add(frame_bytes(chain, FrameKind::begin, begin));
    Result<Store> store =
        path.empty() ? Store::in_memory(std::move(bytes)) : Store::create(path, bytes, pace_of(start.seats));
    if (!store) return tl::make_unexpected(store.error());

    LiveGame live(std::move(*store), std::move(opening), std::move(line));
    live.chain_ = chain;
    live.timeline_.reached(live.log().size(), live.game().state);
    live.rules_agree_ = true;
    live.look_ahead();
    return live;
}

Result<LiveGame> LiveGame::open(const std::string& path, const Library& library, Access access) {
    Result<Store> store = Store::open(path, access);
    if (!store) return tl::make_unexpected(store.error());
    return open(std::move(*store), library);
}

Result<LiveGame> LiveGame::open(Store store, const Library& library) {
    Result<std::shared_ptr<const Opening>> opening = read_opening(store, library);
    if (!opening) return tl::make_unexpected(opening.error());
    Playback playback(store, *opening);
    Timeline timeline;
    std::uint32_t rewinds = 0;
    while (const std::optional<Record> record = playback.next()) {
        if (std::holds_alternative<Rewind>(*record)) {
            timeline.cut(playback.line().log.size());
            ++rewinds;
        }
        timeline.reached(playback.line().log.size(), playback.line().game.state);
    }
    if (playback.line().log.size() == 0) {
        const std::string why = playback.tail() ? playback.tail()->what : "it ends before the game begins";
        return tl::make_unexpected(Fault{fmt::format("{}: cannot be read: {}", store.path(), why)});
    }
    std::optional<Tail> tail = playback.tail();
    // What another program is just writing is no fault of the file.
    if (store.being_written()) tail.reset();
    const Chain chain = playback.chain();
    const bool is_todays = playback.is_todays();
    LiveGame live(std::move(store), *opening, std::move(playback).take_line());
    // Most recordings are opened to be looked at.
    live.line_->shrink();
    live.chain_ = chain;
    live.tail_ = std::move(tail);
    live.timeline_ = std::move(timeline);
    live.rewinds_ = rewinds;
    live.why_read_only_ = live.store_.why_read_only();
    live.is_todays_ = is_todays;
    if (live.why_read_only_.empty() && (live.opening().version != format_version || !is_todays)) {
        live.why_read_only_ = "an older version of the program wrote it; branch it to play on";
    }
    if (live.why_read_only_.empty()) {
        if (const Result<void> agree = live.check_rules(); !agree) {
            live.why_read_only_ = agree.error().message + "; branch it before that to play on";
        }
    }
    return live;
}

Result<void> LiveGame::check_rules() {
    if (rules_agree_) return {};
    const Verification found = verify(*this);
    if (found.divergence) return tl::make_unexpected(Fault{to_text(*found.divergence)});
    rules_agree_ = true;
    look_ahead();
    return {};
}

void LiveGame::look_ahead() {
    decision_ = rules::decision(game());
    rules::options(rules::View(game(), decision_.seat), game(), options_);
}

std::optional<Fault> LiveGame::cannot_play() const {
    if (why_read_only_.empty()) return std::nullopt;
    return Fault{fmt::format("{} cannot be played on: {}", store_.path(), why_read_only_)};
}

// Writes a frame with the events from `first` on. On a fault the file is as before.
Result<FramePlace> LiveGame::append(const Record& record, EventNumber first) {
    Bytes& bytes = pen_->frame;
    begin_frame(bytes);
    write_record(pen_->out, record, log(), first, opening_->version);
    const std::size_t size = contents_size(bytes);
    if (size > largest_frame) return tl::make_unexpected(Fault{"the action's events fill too much space"});
    if (tail_) {
        if (const Result<void> cut = store_.cut(chain_.offset); !cut) return tl::make_unexpected(cut.error());
        tail_.reset();
    }
    Chain chain = chain_;
    const ByteView frame = end_frame(chain, kind_of(record), bytes);
    if (const Result<void> added = store_.append(frame); !added) return tl::make_unexpected(added.error());
    // In front of the contents stand kind and length, behind them 8 bytes of checksum.
    const FramePlace place{.offset = chain_.offset + frame.size() - size - 8,
                           .size = static_cast<std::uint32_t>(size)};
    chain_ = chain;
    return place;
}

// Why the action is not legal; what was listed need not be asked about again.
std::optional<rules::Refusal> LiveGame::refusal(const rules::Action& action) const {
    const auto asked = [&] { return rules::refusal(rules::View(game(), decision_.seat), game(), action); };
    if (std::find(options_.begin(), options_.end(), action) == options_.end()) return asked();
    assert(!asked());
    return std::nullopt;
}

void LiveGame::take_back(EventNumber first) {
    line_->take_back(first);
    look_ahead();
}

tl::expected<Played, NotPlayed> LiveGame::play(const rules::Action& action, PlayerKind player,
                                               const Given& given) {
    const auto not_played = [](NotPlayed why) { return tl::make_unexpected(std::move(why)); };
    if (std::optional<Fault> fault = cannot_play()) return not_played(std::move(*fault));
    if (const auto refused = refusal(action)) return not_played(*refused);

    Line& line = *line_;
    const EventNumber first = log().size();
    const std::int32_t turn = turn_of(game());
    ledger::Dice dice(line.dice.seed);
    Record record =
        Act{.action = action,
            .seat = decision_.seat,
            .player = player,
            .dice = given.values.empty() ? Given{ledger::DieSource::forced, line.dice.forced} : given};
    Act& act = std::get<Act>(record);
    if (!act.dice.values.empty()) dice.give(act.dice.values, act.dice.source);
    dice.recorded(line.dice.recorded);
    rules::Conduct conduct{.game = line.game,
                           .dice = dice,
                           .log = line.log,
                           .working = header().working ? rules::Working::on : rules::Working::off,
                           .options = std::move(options_)};
    rules::act(conduct, act.action);
    options_ = std::move(conduct.options);
    decision_ = conduct.decision;

    std::optional<std::string> wrong = wrong_dice(dice, act.dice);
    if (!wrong && turn_of(game()) > most_turns)
        wrong = fmt::format("a game has at most {} turns", most_turns);
    if (wrong) {
        take_back(first);
        return not_played(Fault{*wrong});
    }
    act.dice.values.resize(act.dice.values.size() - dice.unused());
    const Result<FramePlace> place = append(record, first);
    if (!place) {
        take_back(first);
        return not_played(place.error());
    }
    line.acted(act, *place, first);
    timeline_.reached(log().size(), game().state);
    const Played played{first, log().size()};
    // A power cut loses no more than the turn. The action stands, so a disk that fails here shows at the next
    // one.
    if (decision_.kind == rules::DecisionKind::over) {
        static_cast<void>(finish());
    } else if (turn_of(game()) != turn && pace_of(header().seats) == Pace::safe) {
        static_cast<void>(store_.sync());
    }
    return played;
}

Result<void> LiveGame::finish() {
    if (line_->closed || decision_.kind != rules::DecisionKind::over || !rules_agree_) return {};
    if (std::optional<Fault> fault = cannot_play()) return tl::make_unexpected(std::move(*fault));
    if (const auto place = append(closing(outcome()), log().size()); !place) {
        return tl::make_unexpected(place.error());
    }
    line_->closed = true;
    return pace_of(header().seats) == Pace::safe ? store_.sync() : store_.flush();
}

std::uint32_t LiveGame::rewind_limit() const {
    const Line& line = *line_;
    std::optional<ledger::Seat> seat;
    for (std::uint32_t k = line.actions(); k > 0; --k) {
        const EventNumber first = line.first_event(k);
        const EventNumber end = line.end_of(k);
        if (!log().dice(first, end).empty()) return k;
        for (EventNumber n = first; n < end; ++n) {
            if ((log().event(n).head.flags & static_cast<unsigned>(ledger::EventFlag::reveals)) != 0)
                return k;
        }
        const Result<Act> made = act(line.current()[k - 1]);
        if (!made || (seat && made->seat != *seat)) return k;
        seat = made->seat;
    }
    return 0;
}

Result<void> LiveGame::rewind(std::uint32_t to) {
    if (std::optional<Fault> fault = cannot_play()) return tl::make_unexpected(std::move(*fault));
    if (to >= line_->actions()) return tl::make_unexpected(Fault{"there is nothing to take back"});
    if (const std::uint32_t limit = rewind_limit(); to < limit) {
        return tl::make_unexpected(Fault{fmt::format(
            "action {} cannot be taken back: a die was thrown, another seat decided or something was "
            "revealed by it; branch the game to go on from before it",
            limit)});
    }
    if (const auto place = append(Rewind{to}, log().size()); !place)
        return tl::make_unexpected(place.error());
    line_->rewound(to);
    timeline_.cut(log().size());
    ++rewinds_;
    look_ahead();
    return {};
}

Result<void> LiveGame::take_dice(const OtherDice& other) {
    if (std::optional<Fault> fault = cannot_play()) return tl::make_unexpected(std::move(*fault));
    if (const auto place = append(other, log().size()); !place) return tl::make_unexpected(place.error());
    line_->other_dice(other);
    return {};
}

Result<Act> LiveGame::act(std::uint32_t made) const {
    const auto changed = [&] { return Fault{fmt::format("{}: changed while it was read", store_.path())}; };
    const FramePlace at = line_->made(made).frame;
    const Result<Bytes> contents = store_.read(at.offset, at.size);
    if (!contents) return tl::make_unexpected(contents.error());
    tl::expected<Act, std::string> act = read_act(*contents, opening_->version);
    if (!act) return tl::make_unexpected(changed());
    if (!is_todays_) {
        const Translation translation(header(), *opening_->ruleset, game().state.layout());
        if (translation.translate(act->action)) return tl::make_unexpected(changed());
    }
    return *act;
}

Result<Line> LiveGame::line_at(std::uint32_t made) const {
    Playback playback(store_, opening_);
    while (playback.next()) {
        if (playback.line().made_count() > made) return std::move(playback).take_line();
    }
    return tl::make_unexpected(Fault{fmt::format("{}: changed while it was read", store_.path())});
}

std::size_t LiveGame::bytes() const {
    return line_->bytes() + timeline_.bytes();
}

}  // namespace hd::replay
