// Games of the campaign of 1815 played by text.
#pragma once

#include "engine/rules/campaign_1815/action_kind.hpp"
#include "engine/rules/campaign_1815/event.hpp"
#include "engine/rules/campaign_1815/label.hpp"
#include "engine/rules/campaign_1815/ruleset.hpp"
#include "engine/rules/campaign_1815/state.hpp"
#include "tests/view/text_game.hpp"

namespace hd::view_test {

class CampaignGame : public TextGame {
  public:
    explicit CampaignGame(const std::string& scenario = "quatre-bras-lesson",
                          const rules::OptionValues& options = {})
        : TextGame(c1815::ruleset(), scenario, options) {}
};

// The lesson of Quatre-Bras after Bachelu (8-9-4) has gone next to Saxe-Weimar (8-9-4) in S1133, in combat.
// Ney rolls 1 and is in command, and Reille, who traces to him, with him.
class BacheluNextToSaxeWeimar : public CampaignGame {
  public:
    BacheluNextToSaxeWeimar() {
        play("trace L-Reille L-Ney");
        // Ney is the last, so that he rolls by himself.
        play("roll L-Kellermann", {1, 1});
        play("end-orders");
        play("move F-FR-II-5");
        for (const char* hex : {"S1533", "S1432", "S1332", "S1232"}) play(std::string("step ") + hex);
        play("end-movement");
    }
};

}  // namespace hd::view_test
