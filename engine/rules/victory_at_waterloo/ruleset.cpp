#include "engine/rules/victory_at_waterloo/ruleset.hpp"

#include "engine/rules/victory_at_waterloo/action_kind.hpp"
#include "engine/rules/victory_at_waterloo/event.hpp"
#include "engine/rules/victory_at_waterloo/invariants.hpp"
#include "engine/rules/victory_at_waterloo/label.hpp"
#include "engine/rules/victory_at_waterloo/option.hpp"
#include "engine/rules/victory_at_waterloo/position.hpp"
#include "engine/rules/victory_at_waterloo/prepare.hpp"
#include "engine/rules/victory_at_waterloo/preview.hpp"
#include "engine/rules/victory_at_waterloo/rule.hpp"
#include "engine/rules/victory_at_waterloo/sequence.hpp"
#include "engine/rules/victory_at_waterloo/services.hpp"
#include "engine/rules/victory_at_waterloo/set_up.hpp"
#include "engine/rules/victory_at_waterloo/state.hpp"
#include "engine/rules/victory_at_waterloo/victory.hpp"

namespace hd::vaw {

namespace {

rules::Ruleset make_ruleset() {
    return {.id = "victory-at-waterloo",
            .title = "Victory at Waterloo",
            .version = 1,
            .names = {.actions = action_infos,
                      .events = event_names,
                      .rules = rule_ids(),
                      .reasons = reason_names,
                      .labels = label_names,
                      .streams = stream_names},
            .steps = steps(),
            .options = option_infos,
            .schema = schema(),
            .unit_table = Unit::table,
            .cost_scale = 2,
            .hides = false,
            .prepare = prepare,
            .set_up = set_up,
            .outcome = outcome,
            .broken = broken,
            .position = position,
            .reach = reach,
            .sight = sight,
            .preview = preview,
            .standing = standing,
            .worth = worth,
            .imagine = imagine};
}

}  // namespace

const rules::Ruleset& ruleset() {
    static const rules::Ruleset value = make_ruleset();
    return value;
}

}  // namespace hd::vaw
