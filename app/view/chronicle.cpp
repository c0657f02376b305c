#include "app/view/chronicle.hpp"

#include "app/view/moment.hpp"
#include "app/view/scene.hpp"
#include "app/view/story.hpp"
#include "app/view/words.hpp"
#include "replay/cursor.hpp"

#include <algorithm>

namespace hd::view {

namespace {

using ledger::EventNumber;

std::string without_stop(std::string text) {
    if (!text.empty() && text.back() == '.') text.pop_back();
    return text;
}

class Chronicler {
  public:
    explicit Chronicler(const replay::LiveGame& live)
        : live_(live), log_(live.log()), cursor_(live), face_(face_of(*live.game().ruleset)) {
        cursor_.seek(0);
        const BoardScene scene = make_scene(rules::View(live.game(), {}));
        sides_ = scene.sides;
        for (const rules::SeatInfo& seat : live.game().setting->seats) {
            told_.seats.push_back(side_colour(sides_, seat.id));
            told_.seat_names.push_back(seat.title);
        }
    }

    Chronicle tell() {
        told_.events.reserve(log_.size());
        while (cursor_.step_forward()) take(cursor_.event());
        close(log_.size());
        told_.size = log_.size();
        told_.rewinds = live_.rewinds();
        return std::move(told_);
    }

  private:
    const rules::Game& game() const { return cursor_.game(); }

    void take(EventNumber n) {
        take_clock(n);
        ChronicleEvent event{.number = n,
                             .seat = log_.event(n).head.seat,
                             .title = {},
                             .note = {},
                             .text = {},
                             .sign = sign_of(n),
                             .grade = -1,
                             .is_detail = face_.is_detail(log_.event(n).head.kind),
                             .is_automatic = view::is_automatic(log_.event(n).head)};
        const Moment moment{game(), log_, n};
        event.text = event_text(moment);
        const std::optional<Fight> fight = face_.fight(moment);
        if (fight) {
            event.title = fight->title;
            event.note = fight->note;
            event.sign = EventSign::fight;
            event.grade = fight->grade;
            told_.fights.push_back({n, event.seat, fight->strength, fight->grade});
            told_.most_strength = std::max(told_.most_strength, fight->strength);
            if (!told_.phases.empty()) told_.phases.back().fights = true;
        } else {
            const std::optional<Headline> short_one =
                face_.headline == nullptr ? std::nullopt : face_.headline(moment);
            event.title = short_one ? short_one->title : without_stop(event.text);
            if (short_one) event.note = short_one->note;
        }
        told_.events.push_back(std::move(event));
        take_dice(n);
        take_losses(n);
    }

    EventSign sign_of(EventNumber n) const {
        const std::optional<EventSign> own = face_.sign({game(), log_, n});
        if (own) return *own;
        const ledger::Layout& layout = game().state.layout();
        for (const ledger::Change& change : log_.changes(n)) {
            if (layout.field(layout.name(change.cell)).kind == ledger::FieldKind::place)
                return EventSign::moved;
        }
        return EventSign::none;
    }

    void take_clock(EventNumber n) {
        const rules::Clock& clock = game().state.at(rules::the_clock);
        if (clock.turn != clock_.turn || told_.turns.empty()) {
            if (!told_.turns.empty()) told_.turns.back().last = n;
            told_.turns.push_back({n, n, clock.turn});
        }
        if (clock.turn != clock_.turn || clock.phase != clock_.phase || told_.phases.empty()) {
            if (!told_.phases.empty()) told_.phases.back().last = n;
            told_.phases.push_back({n, n, clock.side, face_.phase(clock.phase), false});
        }
        clock_ = clock;
    }

    void take_dice(EventNumber n) {
        const ledger::Seat seat = log_.event(n).head.seat;
        for (const ledger::Die& die : log_.dice(n)) {
            const double luck = die.value - (die.sides + 1) / 2.0;
            luck_ += seat.raw == 1 ? luck : -luck;
            told_.dice.push_back({n, seat, luck, luck_});
        }
    }

    void take_losses(EventNumber n) {
        const rules::Outcome outcome = game().ruleset->outcome(game());
        for (std::size_t i = 0; i < outcome.scores.size(); ++i) {
            const auto& [name, value] = outcome.scores[i];
            if (i == told_.losses.size()) {
                told_.losses.push_back(
                    {std::string(name), capitalised(std::string(name)), side_colour(sides_, name), {}, {}});
            }
            std::vector<Step>& steps = told_.losses[i].steps;
            if (steps.empty() || steps.back().value != value) steps.push_back({n, value});
            told_.most_losses = std::max(told_.most_losses, value);
        }
    }

    void close(EventNumber end) {
        if (!told_.turns.empty()) told_.turns.back().last = end;
        if (!told_.phases.empty()) told_.phases.back().last = end;
        // Before the set-up no track has any box yet, so they are read at the end.
        const std::vector<Track> tracks = make_scene(rules::View(game(), {})).tracks;
        for (ChronicleLosses& army : told_.losses) {
            for (const Track& track : tracks) {
                if (track.title != army.name + " losses") continue;
                for (const Track::Threshold& one : track.thresholds) army.thresholds.push_back(one.box);
            }
        }
    }

    const replay::LiveGame& live_;
    const ledger::Log& log_;
    replay::Cursor cursor_;
    const GameFace& face_;
    std::vector<SideColour> sides_;
    rules::Clock clock_;
    double luck_ = 0;
    Chronicle told_;
};

template <class Stretch>
const Stretch* stretch_of(const std::vector<Stretch>& all, EventNumber n) {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Stretch& one) { return n >= one.first && n < one.last; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace

Chronicle make_chronicle(const replay::LiveGame& live) {
    return Chronicler(live).tell();
}

EventNumber Chronicle::next_fight(EventNumber from) const {
    for (const ChronicleFight& one : fights) {
        if (one.number >= from) return one.number;
    }
    return ledger::no_event;
}

EventNumber Chronicle::last_fight(EventNumber before) const {
    EventNumber found = ledger::no_event;
    for (const ChronicleFight& one : fights) {
        if (one.number < before) found = one.number;
    }
    return found;
}

const ChronicleTurn* Chronicle::turn_of(EventNumber n) const {
    return stretch_of(turns, n);
}

const ChroniclePhase* Chronicle::phase_of(EventNumber n) const {
    return stretch_of(phases, n);
}

}  // namespace hd::view
