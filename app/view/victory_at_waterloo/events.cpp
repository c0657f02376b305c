// Every event of the game as one sentence in the present tense.
#include "app/view/pattern.hpp"
#include "app/view/victory_at_waterloo/parts.hpp"
#include "app/view/words.hpp"
#include "engine/rules/victory_at_waterloo/contact.hpp"
#include "engine/rules/victory_at_waterloo/event.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"

#include <fmt/format.h>

#include <array>

namespace hd::view::waterloo {

namespace {

using vaw::EventKind;
using vaw::Ref;
using vaw::Unit;

const vaw::Setting& setting_of(const Moment& moment) {
    return static_cast<const vaw::Setting&>(*moment.game.setting);
}

std::string objective(const Moment& moment, std::int32_t row) {
    const auto& all = setting_of(moment).objectives;
    const auto index = static_cast<std::size_t>(row - 1);
    return row < 1 || index >= all.size() ? "an objective"
                                          : short_place_name(*moment.game.setting, all[index].place);
}

// The hex a unit stood in when this event began, by the event's own changes; 0 when it did not move.
std::int32_t place_before(const Moment& moment, std::int32_t ref) {
    const ledger::Layout& layout = moment.game.state.layout();
    for (const ledger::Change& change : moment.log.changes(moment.number)) {
        const ledger::CellName name = layout.name(change.cell);
        if (name.table == Unit::table && name.row == ref - 1 &&
            layout.field(name).kind == ledger::FieldKind::place) {
            return change.before;
        }
    }
    return 0;
}

// Where the move that ends here began: the hex of its move_began, or 0 for one that came on.
std::int32_t start_of_move(const Moment& moment) {
    const std::int32_t ref = moment.head().subject;
    for (ledger::EventNumber n = moment.number; n-- > 0;) {
        const ledger::EventHead& head = moment.log.event(n).head;
        if (head.subject != ref) continue;
        if (head.kind == vaw::number(EventKind::move_began)) return head.object;
        if (head.kind == vaw::number(EventKind::reinforcement_entered)) return 0;
    }
    return 0;
}

// The named place of an enemy next to a hex, or else the first enemy: "Papelotte", "Picton".
std::string enemy_beside(const Moment& moment, std::int32_t hex, vaw::Seat seat) {
    const vaw::Setting& setting = setting_of(moment);
    std::string first;
    for (const std::int32_t neighbour : setting.at({hex}).neighbours) {
        if (neighbour == 0) continue;
        const Ref<Unit> there = vaw::unit_at(moment.game.state, {neighbour});
        if (!there || moment.game.state.at(there).seat == seat) continue;
        if (!setting.map->name(board::hex_at_place(neighbour)).empty())
            return short_place_name(setting, {neighbour});
        if (first.empty()) first = unit(moment.game, there.raw);
    }
    return first;
}

std::string_view verb_of(vaw::UnitType type) {
    if (type == vaw::UnitType::cavalry) return "rides";
    return type == vaw::UnitType::infantry ? "advances" : "moves";
}

std::string move_ended(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    const Unit& row = moment.game.state.at(Ref<Unit>{head.subject});
    const std::string name = unit(moment.game, head.subject);
    const std::int32_t from = start_of_move(moment);
    if (from == head.object) return fmt::format("{} holds {}.", name, place(moment.game, head.object));
    const std::string_view verb = verb_of(row.type);
    const rules::Setting& setting = *moment.game.setting;
    std::string text = from == 0
                           ? fmt::format("{} {} to {}", name, verb, rules::place_text(setting, {head.object}))
                           : fmt::format("{} {} {} to {}", name, verb, rules::place_text(setting, {from}),
                                         rules::place_text(setting, {head.object}));
    const std::string beside = enemy_beside(moment, head.object, row.seat);
    if (!beside.empty()) text += fmt::format(" and stops next to {}", beside);
    return text + ".";
}

std::vector<std::string> units_with(const Moment& moment, vaw::Part part) {
    std::vector<std::string> names;
    const auto units = moment.game.state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].part == part) names.push_back(unit(moment.game, static_cast<std::int32_t>(i) + 1));
    }
    return names;
}

std::string_view result_words(std::int32_t result) {
    switch (static_cast<vaw::Result>(result)) {
        case vaw::Result::none:
            break;
        case vaw::Result::attacker_destroyed:
            return "the attacker is destroyed";
        case vaw::Result::attacker_retreats:
            return "the attacker retreats";
        case vaw::Result::exchange:
            return "retreat or exchange, as the attacker chooses";
        case vaw::Result::defender_retreats:
            return "the defender retreats";
        case vaw::Result::defender_destroyed:
            return "the defender is destroyed";
    }
    return "no result";
}

// The last line of that label, where the working was kept.
std::optional<std::int32_t> worked_out(const Moment& moment, vaw::Label label) {
    std::optional<std::int32_t> found;
    for (const ledger::Work& line : moment.log.working(moment.number)) {
        if (line.label == static_cast<std::uint16_t>(label)) found = line.num;
    }
    return found;
}

std::string combat_resolved(const Moment& moment) {
    std::vector<std::string> attackers = units_with(moment, vaw::Part::attacker);
    for (std::string& gun : units_with(moment, vaw::Part::bombarder)) attackers.push_back(std::move(gun));
    const bool one = attackers.size() == 1;
    std::string text = fmt::format("{} attack{} {}", listed(attackers), one ? "s" : "",
                                   listed(units_with(moment, vaw::Part::defender)));
    const auto before = worked_out(moment, vaw::Label::adjusted);
    const auto dice = moment.log.dice(moment.number);
    if (before) text += fmt::format(" at {}", signed_number(*before));
    if (!dice.empty()) text += fmt::format(", die {}", int{dice.front().value});
    return fmt::format("{}: {}.", text, result_words(moment.head().object));
}

std::string loss_marker_moved(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    const std::int32_t now = moment.game.state.at(Ref<vaw::Army>{head.subject}).turn_losses;
    const std::string_view army = army_adjective(head.subject);
    if (head.object == 0) return fmt::format("The {} loss marker stays on box {}.", army, now);
    return fmt::format("The {} loss marker moves {} {}, to {}.", army, counted(std::abs(head.object), "box"),
                       head.object > 0 ? "to the right" : "back", now);
}

std::string status_set(const Moment& moment) {
    const std::string army = capitalised(std::string(army_noun(moment.head().subject)));
    switch (moment.head().object) {
        case 0:
            return army + " recover their spirit.";
        case 1:
            return army + " are demoralised.";
        default:
            return army + " disintegrate.";
    }
}

std::string duties_set(const Moment& moment) {
    std::vector<std::string> owed;
    const auto units = moment.game.state.rows<Unit>();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].owed != 0) owed.push_back(unit(moment.game, static_cast<std::int32_t>(i) + 1));
    }
    if (owed.empty()) return "Nobody must be attacked.";
    return fmt::format("{} must be attacked.", listed(owed));
}

std::string unit_retreated(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    return fmt::format("{} falls back from {} to {}.", unit(moment.game, head.subject),
                       rules::place_text(*moment.game.setting, {place_before(moment, head.subject)}),
                       rules::place_text(*moment.game.setting, {head.object}));
}

std::string game_won(const Moment& moment) {
    const auto level_of_game = static_cast<vaw::Level>(moment.head().object);
    const bool french =
        level_of_game == vaw::Level::french_tactical || level_of_game == vaw::Level::french_strategic;
    return fmt::format("{} {}.",
                       capitalised(side_does(french ? vaw::french_seat : vaw::coalition_seat, "win")),
                       level(vaw::level_names[static_cast<std::size_t>(level_of_game)]));
}

std::string threshold_shifted(const Moment& moment) {
    const std::int32_t boxes = moment.head().object;
    return fmt::format("The threshold markers of {} move {} to the {}.", army_noun(moment.head().subject),
                       counted(std::abs(boxes), "box"), boxes > 0 ? "right" : "left");
}

std::string second_hex_chosen(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    if (head.object == 0) return unit(moment.game, head.subject) + " goes no further.";
    return fmt::format("{} goes on to {}.", unit(moment.game, head.subject),
                       rules::place_text(*moment.game.setting, {head.object}));
}

std::string phase_began(const Moment& moment) {
    const std::int32_t which = moment.head().object;
    if (which == static_cast<std::int32_t>(vaw::Phase::turn_end)) return "The turn ends.";
    const bool is_attack = which == static_cast<std::int32_t>(vaw::Phase::french_attacks) ||
                           which == static_cast<std::int32_t>(vaw::Phase::coalition_attacks);
    return fmt::format("{} begin{}.", phase(which), is_attack ? "" : "s");
}

// A sentence is a pattern, or a function where a pattern is not enough. {S} and {O} are the event's subject
// and object as units, {s} the subject in its hex, {H} the object as a place, {n} as a number, {b} as boxes,
// {A} the subject as an army, {a} its adjective, {T} the subject as an objective, {X} who acts, with the verb
// behind it: {X:take}.
struct Sentence {
    EventKind kind = EventKind::none;
    std::string_view pattern = {};
    std::string (*words)(const Moment&) = nullptr;
};

constexpr auto sentences = std::to_array<Sentence>({
    {EventKind::none, "Nothing happens."},
    {EventKind::board_laid, "The board of {n} hexes is laid."},
    {EventKind::terrain_listed, "{n} kinds of terrain count."},
    {EventKind::tracks_laid, "The tracks are laid; the game lasts {n} turns."},
    {EventKind::seats_taken, "{n} players take their seats."},
    {EventKind::units_counted, "{n} counters are counted out."},
    {EventKind::army_set_up, "{A} are set up."},
    {EventKind::markers_placed, "The markers go on their tracks, the turn marker on {n}."},
    {EventKind::markers_put_aside, "The other markers are put aside: the printed boxes count."},
    {EventKind::thresholds_placed, "The threshold markers of {A} are placed."},
    {EventKind::objectives_held, "Each side holds what the other is to take."},
    {EventKind::game_started, "The game starts with turn {n}."},
    {EventKind::turn_began, "Turn {n} begins."},
    {EventKind::status_set, {}, status_set},
    {EventKind::quota_set, "{A} may move {n} of their units."},
    {EventKind::phase_began, {}, phase_began},
    {EventKind::move_began, "{S} sets out from {H}."},
    {EventKind::move_stepped, "{S} goes to {H}."},
    {EventKind::move_ended, {}, move_ended},
    {EventKind::objective_captured, "{O} captures {T}."},
    {EventKind::objective_recaptured, "{O} retakes {T}."},
    {EventKind::loss_marker_moved, {}, loss_marker_moved},
    {EventKind::reinforcement_entered, "{S} comes on at {H}."},
    {EventKind::duties_set, {}, duties_set},
    {EventKind::attacks_ended, "The attacks are over."},
    {EventKind::attack_declared, "{X:attack} {s}."},
    {EventKind::attacker_joined, "{S} joins the attack on {O}."},
    {EventKind::bombard_declared, "{S} bombards {O}."},
    {EventKind::target_added, "{s} is attacked with it."},
    {EventKind::attack_closed, "The attack on {S} is put together."},
    {EventKind::combat_resolved, {}, combat_resolved},
    {EventKind::attack_spent, "The attack meets nobody: all have withdrawn."},
    {EventKind::exchange_chosen, "{X:choose} the exchange."},
    {EventKind::retreat_chosen, "{X:choose} the retreat."},
    {EventKind::exchange_paid, "The price of the exchange is paid."},
    {EventKind::chateau_held, "{S} ignores the retreat and holds {H}."},
    {EventKind::unit_retreated, {}, unit_retreated},
    {EventKind::second_hex_offered, "{S} may go back a second hex."},
    {EventKind::second_hex_chosen, {}, second_hex_chosen},
    {EventKind::push_ordered, "{S} stands in the way in {H} and must make room."},
    {EventKind::push_done, "{S} has made room in {H}."},
    {EventKind::unit_pushed_back, "{S} is pushed back to {H}."},
    {EventKind::unit_destroyed, "{S} is destroyed in {H}."},
    {EventKind::advanced, "{S} advances to {H}."},
    {EventKind::advance_declined, "Nobody advances."},
    {EventKind::combat_refused, "{S} refuses the combat."},
    {EventKind::refusal_declined, "{S} stands."},
    {EventKind::combat_ended, "The combat ends."},
    {EventKind::guard_repulsed, "{S} of the Guard is repulsed."},
    {EventKind::threshold_shifted, {}, threshold_shifted},
    {EventKind::game_losses_updated, "The Game Losses markers go to the Turn Losses markers."},
    {EventKind::routed, "{A} rout, at box {n}."},
    {EventKind::game_won, {}, game_won},
});
static_assert(sentences.size() == vaw::event_names.size());

std::string word_of(const Moment& moment, std::string_view key) {
    const ledger::EventHead& head = moment.head();
    switch (key[0]) {
        case 'S':
            return unit(moment.game, head.subject);
        case 's':
            return unit_in_place(moment.game, head.subject);
        case 'O':
            return unit(moment.game, head.object);
        case 'H':
            return place(moment.game, head.object);
        case 'n':
            return plain_number(head.object);
        case 'A':
            return std::string(army_noun(head.subject));
        case 'T':
            return objective(moment, head.subject);
        default:
            return side_does(head.seat, key.substr(2));
    }
}

}  // namespace

std::string event(const Moment& moment) {
    const std::uint16_t kind = moment.head().kind;
    if (kind >= sentences.size()) return {};
    const Sentence& sentence = sentences[kind];
    if (sentence.words != nullptr) return capitalised(sentence.words(moment));
    return capitalised(
        filled(sentence.pattern, [&moment](std::string_view key) { return word_of(moment, key); }));
}

std::optional<Headline> headline(const Moment& moment) {
    const ledger::EventHead& head = moment.head();
    if (head.kind == vaw::number(EventKind::loss_marker_moved)) {
        const std::int32_t now = moment.game.state.at(Ref<vaw::Army>{head.subject}).turn_losses;
        return Headline{fmt::format("{} losses on box {}", army_adjective(head.subject), now),
                        head.object == 0 ? std::string("where they were")
                                         : fmt::format("{} {}", counted(std::abs(head.object), "box"),
                                                       head.object > 0 ? "to the right" : "back")};
    }
    if (head.kind != vaw::number(EventKind::move_ended)) return std::nullopt;
    const std::int32_t from = start_of_move(moment);
    if (from == head.object) return std::nullopt;
    const Unit& row = moment.game.state.at(Ref<Unit>{head.subject});
    const rules::Setting& setting = *moment.game.setting;
    std::vector<std::string> rest;
    if (from != 0) rest.push_back("from " + rules::place_text(setting, {from}));
    const std::string beside = enemy_beside(moment, head.object, row.seat);
    if (!beside.empty()) rest.push_back("next to " + beside);
    return Headline{fmt::format("{} {} to {}", unit(moment.game, head.subject), verb_of(row.type),
                                rules::place_text(setting, {head.object})),
                    fmt::format("{}", fmt::join(rest, ", "))};
}

bool is_detail(std::uint16_t kind) {
    constexpr auto details = std::to_array(
        {EventKind::board_laid, EventKind::terrain_listed, EventKind::tracks_laid, EventKind::seats_taken,
         EventKind::units_counted, EventKind::move_began, EventKind::move_stepped, EventKind::attacker_joined,
         EventKind::attack_declared, EventKind::target_added, EventKind::attack_closed,
         EventKind::attacks_ended, EventKind::combat_ended, EventKind::push_ordered, EventKind::push_done,
         EventKind::second_hex_offered, EventKind::advance_declined});
    for (const EventKind one : details) {
        if (vaw::number(one) == kind) return true;
    }
    return false;
}

}  // namespace hd::view::waterloo
