#include "app/view/event_view.hpp"

#include "app/view/dice_words.hpp"
#include "app/view/story.hpp"
#include "app/view/words.hpp"
#include "replay/cursor.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::view {

namespace {

void add_dice(const replay::LiveGame& live, const replay::Notes& notes, EventView& view) {
    const std::string_view reference = replay::reference_of(notes, live.log(), view.number);
    for (const ledger::Die& die : live.log().dice(view.number)) {
        view.dice.push_back(die.value);
        view.dice_source = die_source_text(die.source, reference);
        view.luck += die.value - (die.sides + 1) / 2.0;
    }
}

void add_places(const rules::Game& game, const std::vector<std::int32_t>& units, EventView& view) {
    const int table = game.ruleset->unit_table;
    const std::span<const ledger::Field> fields =
        game.ruleset->schema[static_cast<std::size_t>(table)].fields;
    for (const std::int32_t ref : units) {
        for (std::size_t f = 0; f < fields.size(); ++f) {
            if (fields[f].kind != ledger::FieldKind::place) continue;
            const std::int32_t place = game.state.cell({table, ref - 1, static_cast<int>(f)});
            if (place >= 1 && place <= game.setting->hexes()) view.places.push_back(place);
        }
    }
}

}  // namespace

std::string chance_text(std::int32_t num, std::int32_t den) {
    return fmt::format("{} in {}", num, den);
}

std::vector<Chance> make_chances(const rules::Game& game, const rules::Preview& preview) {
    std::vector<Chance> chances;
    const GameFace& face = face_of(*game.ruleset);
    for (const rules::PreviewOutcome& outcome : preview.outcomes) {
        const ResultWords words = face.result(outcome.result);
        const auto found = std::find_if(chances.begin(), chances.end(),
                                        [&](const Chance& one) { return one.text == words.text; });
        if (found == chances.end()) {
            chances.push_back({words.text, outcome.num, outcome.den, words.grade, false});
        } else {
            found->num += outcome.num;
        }
    }
    std::stable_sort(chances.begin(), chances.end(),
                     [](const Chance& a, const Chance& b) { return a.grade > b.grade; });
    return chances;
}

EventView make_event_view(const replay::LiveGame& live, const Chronicle& chronicle, const Rulebook& rulebook,
                          ledger::EventNumber n, const replay::Notes& notes) {
    const ChronicleEvent& told = chronicle.events[n];
    EventView view;
    view.number = n;
    view.seat = told.seat;
    view.title = told.title;
    replay::Cursor cursor(live);
    cursor.show(n);
    const Moment moment{cursor.game(), live.log(), n};
    view.text = event_text(moment);
    view.when = stage_text(cursor.game());
    if (told.seat && static_cast<std::size_t>(told.seat.raw) <= chronicle.seats.size()) {
        view.side = chronicle.seats[static_cast<std::size_t>(told.seat.raw) - 1];
    }
    const std::uint16_t rule = live.log().event(n).head.rule;
    view.rule = rulebook.id(rule);
    view.rule_cite = rulebook.cite(rule);
    view.rule_title = rulebook.title(rule);
    if (const scenario::RuleEntry* entry = rulebook.entry(rule)) view.rule_summary = entry->summary;
    add_dice(live, notes, view);
    view.working = make_working_view(cursor.game(), live.log().working(n), rulebook);
    const std::optional<Fight> fight = face_of(*live.game().ruleset).fight(moment);
    if (!fight) return view;
    view.result = fight->result;
    view.grade = fight->grade;
    add_places(cursor.game(), fight->attackers, view);
    add_places(cursor.game(), fight->defenders, view);
    if (live.game().ruleset->preview == nullptr) return view;
    cursor.seek(n);
    const auto preview =
        live.game().ruleset->preview(rules::View(cursor.game(), {}), {fight->attackers, fight->defenders});
    if (!preview) return view;
    view.chances = make_chances(cursor.game(), *preview);
    for (Chance& chance : view.chances) chance.actual = chance.grade == fight->grade;
    return view;
}

}  // namespace hd::view
