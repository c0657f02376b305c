#include "engine/rules/campaign_1815/ruleset.hpp"

#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/event.hpp"
#include "engine/rules/campaign_1815/invariants.hpp"
#include "engine/rules/campaign_1815/label.hpp"
#include "engine/rules/campaign_1815/option.hpp"
#include "engine/rules/campaign_1815/position.hpp"
#include "engine/rules/campaign_1815/prepare.hpp"
#include "engine/rules/campaign_1815/rule.hpp"
#include "engine/rules/campaign_1815/sequence.hpp"
#include "engine/rules/campaign_1815/services.hpp"
#include "engine/rules/campaign_1815/set_up.hpp"
#include "engine/rules/campaign_1815/victory.hpp"

namespace hd::c1815 {

namespace {

rules::Ruleset make_ruleset() {
    return {.id = "campaign-1815",
            .title = "1815: The Waterloo Campaign",
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
            .cost_scale = point,
            .hides = true,
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

}  // namespace hd::c1815
