// The pieces of this game's face, each in its own file.
#pragma once

#include "app/view/game_face.hpp"
#include "engine/rules/campaign_1815/setting.hpp"

namespace hd::view::campaign {

std::string event(const Moment& moment);
std::optional<Headline> headline(const Moment& moment);
std::optional<Fight> fight(const Moment& moment);
ResultWords result(std::uint16_t label);
std::optional<EventSign> sign(const Moment& moment);
bool is_detail(std::uint16_t kind);
std::string refusal(const Refused& refused);
std::string action(const rules::Game& game, const rules::Action& action);
std::string prompt(const rules::Game& game, const rules::Decision& decision);
Progress progress(const rules::Game& game);
std::string unit_line(const rules::Game& game, std::int32_t unit);
std::vector<rules::Action> way(const rules::Game& game, std::int32_t unit,
                               std::span<const ledger::Place> path);
std::optional<rules::Attack> attack(const rules::Game& game, const rules::Action& more);
std::optional<rules::Game> next_movement(const rules::View& view, ledger::Seat seat);
std::vector<ledger::Place> zone(const rules::View& view, std::int32_t unit);
std::string_view sight(const rules::Game& game);
std::string odds(const rules::Preview& preview);
std::string label(const WorkContext& context);
std::string value(const WorkContext& context);
std::string why_not(const WorkContext& context);
std::optional<TableCell> cell(const WorkContext& context);
std::optional<FieldWords> field(std::string_view table, std::string_view name);
CounterLook counter(const scenario::Unit& unit, CounterStyle style);
std::vector<SideColour> sides();
void dress(const rules::View& view, CounterStyle style, BoardScene& scene);

// Words that more than one of them needs.
std::string phase(std::int32_t phase);               // "French movement"
std::string level(std::string_view level);           // "victory"
std::string_view army_noun(std::int32_t army);       // "the Prussian army"
std::string_view side_noun(ledger::Seat seat);       // "the Allies"
std::string_view side_adjective(ledger::Seat seat);  // "Allied"
std::string unit(const rules::Game& game, std::int32_t ref);
// The commander where a name has one, else the name as far as it lists nothing: "Quiot".
std::string short_name(const std::string& name);
std::string short_unit(const rules::Game& game, std::int32_t ref);
std::string place(const rules::Game& game, std::int32_t place);
std::string unit_in_place(const rules::Game& game, std::int32_t ref);      // "Pack in S0931"
std::string turn_words(const c1815::Setting& setting, std::int32_t turn);  // "16 June, 1 PM, mud"
std::string result_words(c1815::Result result);                            // "the defender retreats"
std::string odds_words(std::int32_t column);  // of a preview, from 1: "3:1"; 0 "less than 1:5"
std::string move_ended(const Moment& moment);
// The hex a unit stood in when an event began, by the event's own changes; 0 when it did not move.
std::int32_t place_before(const Moment& moment, std::int32_t ref);
// The first die of an event, 0 without one.
std::int32_t die_of(const Moment& moment);
// The unit that the game as it stands is about: the one on its way, or asked to go; 0 where none is.
std::int32_t unit_asked(const rules::Game& game);
// The seat that looks at the game: whoever decides.
rules::View view_of(const rules::Game& game);

}  // namespace hd::view::campaign
