// Whatever is edited, undoing all of it gives back the bytes that were opened, and redoing the bytes that
// were left.
#include "editor/document/journal.hpp"
#include "engine/ledger/dice.hpp"
#include "tests/editor/small_document.hpp"

namespace hd::editor {

namespace {

class Hand {
  public:
    Hand(Document& document, std::uint64_t seed) : document_(document), seed_(seed) {}

    // Everything is drawn first, one number at a time, so that a seed says the same whatever the compiler.
    void edit() {
        const std::size_t which = below(13);
        const std::string who = unit();
        const std::string a = hex();
        const std::string b = hex();
        const std::string c = hex();
        const std::string side = kind();
        const std::int32_t n = number(10);
        const bool coin = below(2) == 0;
        switch (which) {
            case 0:
                document_.place_unit(who, n < 3 ? "" : a);
                break;
            case 1:
                document_.schedule_unit(who, 1 + n, coin ? "east" : "west");
                break;
            case 2:
                document_.set_terrain(a, coin ? Texts{} : Texts{"woods"});
                break;
            case 3:
                document_.set_level(a, n / 3);
                break;
            case 4:
                document_.set_name(a, coin ? "" : who);
                break;
            case 5:
                document_.set_hexside(a, b, side, coin);
                break;
            case 6:
                document_.toggle_hexside(a, b, side);
                break;
            case 7:
                document_.add_path(coin ? "road" : "trail", {a, b, c});
                break;
            case 8:
                cut();
                break;
            case 9:
                document_.set_objective(a, coin ? std::nullopt : std::optional(goal(n)));
                break;
            case 10:
                words(who, n, coin);
                break;
            case 11:
                if (document_.can_undo()) document_.undo();
                break;
            default:
                if (document_.can_redo()) document_.redo();
                break;
        }
    }
    void stroke() {
        const std::size_t began = document_.position();
        const std::size_t hexes = below(4) + 1;
        for (std::size_t i = 0; i < hexes; ++i) document_.set_terrain(hex(), {"woods"});
        document_.join_since(began, "woods");
    }
    std::size_t below(std::size_t limit) {
        const std::uint64_t drawn = ledger::mixed(seed_, next_++);
        return static_cast<std::size_t>(drawn % limit);
    }

  private:
    using Texts = std::vector<std::string>;

    std::int32_t number(std::size_t limit) { return static_cast<std::int32_t>(below(limit)); }
    std::string unit() { return std::string(1, static_cast<char>('A' + below(6))); }
    std::string hex() {
        const std::size_t column = 1 + below(4);
        const std::size_t row = 1 + below(3);
        return "0" + std::to_string(column) + "0" + std::to_string(row);
    }
    std::string kind() { return below(2) == 0 ? "stream" : "bridge"; }
    static scenario::MapObjective goal(std::int32_t value) {
        scenario::MapObjective made;
        made.values = {{"french", value}};
        return made;
    }
    // Two hexes that follow each other on some path, mostly.
    void cut() {
        const auto& paths = document_.map()->paths;
        if (paths.empty()) return;
        const Texts hexes = paths[below(paths.size())].hexes;
        const std::size_t at = below(hexes.size() - 1);
        document_.cut_paths(hexes[at], hexes[at + 1]);
    }
    void words(const std::string& word, std::int32_t n, bool coin) {
        switch (n % 5) {
            case 0:
                document_.set_turns(1, 1 + n);
                break;
            case 1:
                document_.set_text(TextField::note, word);
                break;
            case 2:
                document_.set_option("towns", coin);
                break;
            case 3:
                document_.set_value(ValueList::victory, word, std::nullopt);
                break;
            default:
                document_.set_value(ValueList::parameters, word, n);
                break;
        }
    }

    Document& document_;
    std::uint64_t seed_;
    std::uint64_t next_ = 0;
};

}  // namespace

TEST_CASE("random edits are undone to the bytes that were opened and done again to those that were left") {
    const scenario::ScratchFolder folder;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        INFO("seed " << seed);
        Document document = drawn(folder);
        const std::string opened = bytes_of(document);
        Hand hand(document, seed);
        for (int i = 0; i < 60; ++i) {
            if (hand.below(8) == 0) {
                hand.stroke();
            } else {
                hand.edit();
            }
        }
        while (document.can_redo()) document.redo();
        const std::string left = bytes_of(document);
        REQUIRE(document.can_undo());
        undo_all(document);
        CHECK(bytes_of(document) == opened);
        while (document.can_redo()) document.redo();
        CHECK(bytes_of(document) == left);
    }
}

TEST_CASE("a document after random edits and saves is the file that it was saved to") {
    const scenario::ScratchFolder folder;
    for (std::uint64_t seed = 101; seed <= 110; ++seed) {
        INFO("seed " << seed);
        Document document = drawn(folder);
        Hand hand(document, seed);
        for (int i = 0; i < 60; ++i) {
            if (hand.below(5) == 0) {
                hand.stroke();
            } else {
                hand.edit();
            }
            if (hand.below(6) == 0) REQUIRE(document.save());
            if (document.has_unsaved_edits()) continue;
            const auto again = Document::open(data_root(), document.path());
            REQUIRE(again);
            REQUIRE(bytes_of(*again) == bytes_of(document));
        }
    }
}

}  // namespace hd::editor
