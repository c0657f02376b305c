// The window's contents: which workspace is open, what is open in it, and what happens to messages.
#pragma once

#include "app/studio/analyze/analyze.hpp"
#include "app/studio/command_line.hpp"
#include "app/studio/loop.hpp"
#include "app/studio/panes.hpp"
#include "app/studio/play/play.hpp"
#include "app/studio/shell/bar.hpp"
#include "engine/scenario/library.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hd::studio {

class Studio {
  public:
    // A fault in words where the data folder cannot be found.
    static tl::expected<std::unique_ptr<Studio>, std::string> open(Window& window, const CommandLine& line);

    Due frame(const WindowNews& news);

  private:
    Studio(Window& window, const CommandLine& line, scenario::DataRoot data);

    void set_scale(float scale);
    void draw(const Box& whole);
    void draw_workspace(const Box& room);
    void draw_dialog();
    BarView bar() const;
    StatusView status();
    void take(Message message);
    void take_file(const OpenFile& file);
    void take_recording(const OpenFile& file);
    void begin(const NewGame& plan);
    void branch(const BranchHere& how);
    void analyze_game();
    std::string new_recording(const std::string& scenario) const;
    void take_keys();
    BoardPane* board();
    void say(std::string title, std::string words);
    Around around() { return {data_, ++editions_}; }

    Window& window_;
    CommandLine line_;
    scenario::DataRoot data_;
    std::string settings_folder_;
    Ui ui_;
    Panes panes_;
    WorkspaceId workspace_ = WorkspaceId::start;
    std::unique_ptr<Analyze> analyze_;
    std::unique_ptr<Play> play_;
    std::optional<Dialog> dialog_;
    std::string toast_;
    double toast_until_ = 0;
    std::vector<Message> messages_;
    std::uint64_t editions_ = 0;
    bool ending_ = false;
};

}  // namespace hd::studio
