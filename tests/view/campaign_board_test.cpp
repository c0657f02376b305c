// What of the campaign of 1815 is drawn: counters, tracks, and who may see what lies hidden.
#include "app/view/game_face.hpp"
#include "app/view/picture.hpp"
#include "app/view/play_view.hpp"
#include "app/view/scene.hpp"
#include "engine/ledger/transaction.hpp"
#include "engine/rules/campaign_1815/setting.hpp"
#include "tests/view/campaign_game.hpp"

#include <algorithm>

using namespace hd;
using namespace hd::view;
using view_test::CampaignGame;

namespace {

const PlacedCounter* find(const BoardScene& scene, const CampaignGame& game, const std::string& id) {
    const std::int32_t unit = game.unit(id);
    const auto found = std::find_if(scene.counters.begin(), scene.counters.end(),
                                    [unit](const PlacedCounter& one) { return one.unit == unit; });
    return found == scene.counters.end() ? nullptr : &*found;
}

const Track* find(const BoardScene& scene, std::string_view title) {
    const auto found = std::find_if(scene.tracks.begin(), scene.tracks.end(),
                                    [title](const Track& one) { return one.title == title; });
    return found == scene.tracks.end() ? nullptr : &*found;
}

BoardScene seen_by(const CampaignGame& game, ledger::Seat seat) {
    return make_scene(rules::View(game.game, seat));
}

bool has_mark(const PlacedCounter& counter, MarkKind kind) {
    const auto& marks = counter.look.marks;
    return std::find(marks.begin(), marks.end(), kind) != marks.end();
}

// A campaign in which dice of 1 and 1 grant both divisions, and Maitland lies in wait in S0830.
struct HiddenForce : CampaignGame {
    HiddenForce() : CampaignGame("campaign-1815") {
        for (const ledger::Ref<c1815::Unit> unit : c1815::setting_of(game).hidden) grant(unit);
    }
    void grant(ledger::Ref<c1815::Unit> unit) {
        ledger::Transaction edit(game.state, log);
        edit.edit(unit).granted = 1;
        if (unit.raw == this->unit("A-1-1Gd"))
            edit.edit(unit).hidden_at = *rules::parse_place(*game.setting, "S0830");
        edit.commit({});
    }
};

}  // namespace

TEST_CASE("A counter of the campaign shows attack, defence and movement, its corps and its commander") {
    const CampaignGame game;
    const BoardScene scene = seen_by(game, {});
    const PlacedCounter* bachelu = find(scene, game, "F-FR-II-5");
    REQUIRE(bachelu != nullptr);
    CHECK(bachelu->look.value == "8-9-4");
    CHECK(bachelu->look.print.small == "8-9");
    CHECK(bachelu->look.print.corps == "II");
    CHECK(bachelu->look.print.size == "XX");
    CHECK(bachelu->look.print.name == "Bachelu");
    CHECK(bachelu->look.symbol == Symbol::infantry_box);
    CHECK_FALSE(bachelu->look.print.reduced);
    // The light cavalry of the Guard has one point of shock.
    CHECK(find(scene, game, "F-IG-LC")->look.print.shock == 1);
    CHECK(find(scene, game, "F-IG-LC")->look.elite);
    CHECK(find(scene, game, "F-II-HA")->look.symbol == Symbol::horse_artillery_box);
    CHECK(find(scene, game, "L-Ney")->look.symbol == Symbol::star);
    CHECK(find(scene, game, "L-Ney")->look.print.name == "Ney");
    // Ney is with Bachelu, under him and marked.
    CHECK(find(scene, game, "L-Ney") < bachelu);
    CHECK(has_mark(*bachelu, MarkKind::leader_here));
}

TEST_CASE("A counter that has lost a step shows its reduced side") {
    CampaignGame game;
    {
        ledger::Transaction edit(game.game.state, game.log);
        edit.edit(ledger::Ref<c1815::Unit>{game.unit("F-FR-II-5")}).steps = 1;
        edit.edit(ledger::Ref<c1815::Unit>{game.unit("F-FR-II-5")}).disrupted = 1;
        edit.commit({});
    }
    const BoardScene scene = seen_by(game, {});
    const PlacedCounter* bachelu = find(scene, game, "F-FR-II-5");
    REQUIRE(bachelu != nullptr);
    CHECK(bachelu->look.value == "4-4-4");
    CHECK(bachelu->look.print.reduced);
    CHECK(has_mark(*bachelu, MarkKind::disrupted));
}

TEST_CASE("1815 15.B#3: the French see nothing of the hidden force, the Allies where it lies") {
    const HiddenForce game;
    const BoardScene allied = seen_by(game, c1815::allied_seat);
    const PlacedCounter* seen = find(allied, game, "A-1-1Gd");
    REQUIRE(seen != nullptr);
    CHECK(has_mark(*seen, MarkKind::hidden));
    const BoardScene french = seen_by(game, c1815::french_seat);
    for (const char* id : {"A-1-1Gd", "A-2-1Gd", "A-ADYE", "A-3-2Br", "A-1-2KGL", "A-3-2Han", "A-GOLD"})
        CHECK(find(french, game, id) == nullptr);
    // Nor is anybody missing among those who are on the way: the Allies count one fewer in a group.
    const auto waiting = [](const BoardScene& scene) {
        int sum = 0;
        for (const TrackMarker& marker : find(scene, "Arrivals")->markers) sum += std::stoi(marker.text);
        return sum;
    };
    CHECK(waiting(french) == waiting(allied) + 1);
    // What is said of him tells the French nothing either.
    const std::string line = face_of(c1815::ruleset()).unit_line(game.game, game.unit("A-1-1Gd"));
    CHECK((rules::decision(game.game).seat == c1815::allied_seat ||
           line.find("lies in wait") == std::string::npos));
}

TEST_CASE("The turn record of the campaign shows night and mud, and who is on the way") {
    const CampaignGame game("campaign-1815");
    const BoardScene scene = seen_by(game, c1815::allied_seat);
    const Track* turns = find(scene, "Turn");
    REQUIRE(turns != nullptr);
    CHECK(turns->first == 1);
    CHECK(turns->last == 45);
    const auto has_ground = [&](std::int32_t turn) {
        return std::any_of(turns->grounds.begin(), turns->grounds.end(),
                           [turn](const auto& one) { return one.first == turn; });
    };
    CHECK_FALSE(has_ground(1));   // 16 June, 11 AM
    CHECK(has_ground(11));        // the night of 16 June
    CHECK(has_ground(30));        // 18 June, 6 AM: mud
    CHECK_FALSE(has_ground(35));  // 18 June, 11 AM: dry again
    const Track* arrivals = find(scene, "Arrivals");
    REQUIRE(arrivals != nullptr);
    CHECK_FALSE(arrivals->markers.empty());
    const Track* points = find(scene, "Victory points");
    REQUIRE(points != nullptr);
    CHECK(points->note.find("French 0, Allied 0; the French need a lead of 230.") == 0);
}

TEST_CASE("Of more than three counters in a hex the number is written") {
    CampaignGame game;
    BoardScene scene = seen_by(game, {});
    const auto written = [&scene] {
        std::vector<std::string> texts;
        for (const Layer& layer : make_board_overlay(scene, 40).layers) {
            if (layer.id != "counters") continue;
            for (const Shape& shape : layer.shapes) {
                if (const auto* glyphs = std::get_if<Glyphs>(&shape)) texts.push_back(glyphs->text);
            }
        }
        return texts;
    };
    const PlacedCounter one = *find(scene, game, "F-FR-II-5");
    scene.counters = {one, one, one};
    std::vector<std::string> texts = written();
    CHECK(std::find(texts.begin(), texts.end(), "3") == texts.end());
    scene.counters.push_back(one);
    texts = written();
    CHECK(std::find(texts.begin(), texts.end(), "4") != texts.end());
}
