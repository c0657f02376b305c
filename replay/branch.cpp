#include "replay/branch.hpp"

#include <fmt/format.h>

#include <charconv>

namespace hd::replay {

namespace {

template <class T>
bool parse_number(std::string_view text, T& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
}

// Dice of a stretch of the line that no seed gives back.
std::vector<ledger::Die> thrown(std::span<const ledger::Die> dice) {
    std::vector<ledger::Die> list;
    for (const ledger::Die& die : dice) {
        if (die.source != ledger::DieSource::drawn) list.push_back(die);
    }
    return list;
}

OtherDice other_dice(const LiveGame& game, const Line& line, EventNumber position, const BranchDice& dice) {
    OtherDice other{.seed = game.line().dice.seed, .recorded = {}, .forced = {}};
    if (dice.choice == DiceChoice::fresh) other.seed = dice.seed;
    if (dice.choice == DiceChoice::forced) other.forced = dice.forced;
    if (dice.choice == DiceChoice::recorded)
        other.recorded = thrown(line.log.dice(position, line.log.size()));
    return other;
}

Result<void> take_if_other(LiveGame& game, const OtherDice& dice) {
    const DiceHeld& held = game.line().dice;
    const bool is_same =
        held.seed == dice.seed && held.recorded == dice.recorded && held.forced == dice.forced;
    return is_same ? Result<void>() : game.take_dice(dice);
}

// Why an action of the recording could not be made again.
Fault not_repeated(std::size_t action, const NotPlayed& why) {
    const Fault* fault = std::get_if<Fault>(&why);
    return {fmt::format("action {} cannot be made again under today's rules: {}", action,
                        fault == nullptr ? std::string("they refuse it") : fault->message)};
}

// Makes the actions of a path (indexes in the recording) again, each with the dice that were held when it was
// made.
Result<void> repeat(LiveGame& game, const LiveGame& from, std::span<const std::uint32_t> path) {
    Playback playback(from.store(), from.shared_opening());
    for (std::size_t done = 0; done < path.size();) {
        const DiceHeld held = playback.line().dice;
        const std::optional<Record> record = playback.next();
        if (!record) return tl::make_unexpected(Fault{from.store().path() + ": changed while it was read"});
        const Act* act = std::get_if<Act>(&*record);
        if (act == nullptr || playback.line().made_count() != path[done] + 1) continue;
        if (auto taken = take_if_other(game, {held.seed, held.recorded, held.forced}); !taken) return taken;
        const auto played = game.play(act->action, act->player, act->dice);
        ++done;
        if (!played) return tl::make_unexpected(not_repeated(done, played.error()));
    }
    return {};
}

}  // namespace

Result<Branched> branch(const LiveGame& live, EventNumber event, const BranchDice& dice,
                        const std::string& path, std::optional<Undone> undone) {
    std::optional<Line> left;
    if (undone) {
        Result<Line> found = live.line_at(undone->last);
        if (!found) return tl::make_unexpected(found.error());
        left.emplace(std::move(*found));
    }
    const Line& line = left ? *left : live.line();
    if (event >= line.log.size()) {
        return tl::make_unexpected(
            Fault{fmt::format("there is no event {}: the last one is {}", event, line.log.size() - 1)});
    }
    const DecisionPoint at = line.decision_before(event);
    const Header& header = live.header();
    Result<LiveGame> game =
        LiveGame::begin({.ruleset = live.opening().ruleset,
                         .setting = live.opening().setting,
                         .scenario = header.scenario,
                         .options = header.options,
                         .seats = header.seats,
                         .seed = header.seed,
                         .working = header.working ? rules::Working::on : rules::Working::off},
                        path);
    if (!game) return tl::make_unexpected(game.error());
    if (const auto done = repeat(*game, live, line.current().first(at.actions)); !done) {
        return tl::make_unexpected(done.error());
    }
    if (const auto taken = take_if_other(*game, other_dice(*game, line, at.position, dice)); !taken) {
        return tl::make_unexpected(taken.error());
    }
    const EventNumber position = game->log().size();
    return Branched{.game = std::move(*game),
                    .actions = at.actions,
                    .position = position,
                    .went_back = at.position != event + 1};
}

std::optional<BranchDice> parse_branch_dice(std::string_view text) {
    if (text == "recorded") return BranchDice{.choice = DiceChoice::recorded};
    if (text == "same") return BranchDice{.choice = DiceChoice::same};
    BranchDice dice;
    if (text.starts_with("fresh:")) {
        dice.choice = DiceChoice::fresh;
        if (!parse_number(text.substr(6), dice.seed)) return std::nullopt;
        return dice;
    }
    if (!text.starts_with("forced:")) return std::nullopt;
    dice.choice = DiceChoice::forced;
    for (std::string_view rest = text.substr(7);;) {
        const std::size_t comma = rest.find(',');
        if (!parse_number(rest.substr(0, comma), dice.forced.emplace_back())) return std::nullopt;
        if (comma == std::string_view::npos) return dice;
        rest.remove_prefix(comma + 1);
    }
}

}  // namespace hd::replay
