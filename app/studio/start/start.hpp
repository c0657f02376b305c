// The workspace one begins in: scenarios with their pictures, recordings, work that was interrupted.
#pragma once

#include "app/studio/board/texture.hpp"
#include "app/studio/message.hpp"
#include "app/studio/panes.hpp"
#include "app/view/start_view.hpp"

#include <map>
#include <string>
#include <vector>

namespace hd::studio {

class Start {
  public:
    Start(const scenario::DataRoot& data, std::string folder) : data_(data), folder_(std::move(folder)) {}

    // Looks again what there is; called whenever the workspace is entered.
    void look();
    void draw(const Ui& ui, const Box& room, Panes& panes, const Emit& emit);
    std::string status() const;
    const std::string& chosen() const { return chosen_; }
    // Opens the form of a scenario with nothing on its map.
    void ask_empty() { empties_ = true; }

  private:
    void draw_actions(const Ui& ui, const Box& box, const Emit& emit);
    void draw_empty(const Ui& ui, const Emit& emit);
    void draw_unfinished(const Ui& ui, const Emit& emit);
    void draw_interrupted(const Ui& ui, const Emit& emit);
    void draw_cards(const Ui& ui, const Box& box, const Emit& emit);
    void draw_recordings(const Ui& ui, const Box& box, const Emit& emit);
    void draw_card(const Ui& ui, const view::ScenarioCard& card, const Box& box, const Emit& emit);
    const Texture* picture(const Ui& ui, const std::string& scenario, float width, float height);

    const scenario::DataRoot& data_;
    std::string folder_;
    std::vector<view::ScenarioCard> cards_;
    std::vector<view::RecordingRow> recordings_;
    std::vector<editor::JournalEntry> journals_;
    std::map<std::string, Texture> pictures_;
    std::string chosen_;
    std::string filter_;
    std::string opened_;  // the path that is being typed
    // Of an empty scenario, as it is being typed.
    bool empties_ = false;
    std::string empty_title_;
    int empty_game_ = 0;
    std::string empty_columns_ = "20";
    std::string empty_rows_ = "12";
};

}  // namespace hd::studio
