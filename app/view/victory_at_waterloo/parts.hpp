// The pieces of this game's face, each in its own file.
#pragma once

#include "app/view/game_face.hpp"
#include "engine/rules/victory_at_waterloo/state.hpp"

namespace hd::view::waterloo {

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
std::string phase(std::int32_t phase);                            // "French movement"
std::string level(std::string_view level);                        // "a tactical victory"
std::string_view army_noun(std::int32_t army);                    // "the French"
std::string_view army_adjective(std::int32_t army);               // "French"
std::string side_does(ledger::Seat seat, std::string_view verb);  // "the French take", "the Coalition takes"
std::string unit(const rules::Game& game, std::int32_t ref);
std::string place(const rules::Game& game, std::int32_t place);
std::string unit_in_place(const rules::Game& game, std::int32_t ref);  // "Picton in O6"

}  // namespace hd::view::waterloo
