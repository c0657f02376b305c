// The window's contents: which workspace is open, what is open in it, and what happens to messages.
#pragma once

#include "app/studio/analyze/analyze.hpp"
#include "app/studio/command_line.hpp"
#include "app/studio/edit/edit.hpp"
#include "app/studio/loop.hpp"
#include "app/studio/panes.hpp"
#include "app/studio/play/play.hpp"
#include "app/studio/settings.hpp"
#include "app/studio/shell/bar.hpp"
#include "app/studio/shell/commands.hpp"
#include "app/studio/shell/settings_dialog.hpp"
#include "app/studio/start/start.hpp"
#include "app/studio/told.hpp"
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
    // What the last frame showed, as a line of JSON; empty of items unless --tell-fd asks for them.
    std::string told() const;

  private:
    Studio(Window& window, const CommandLine& line, scenario::DataRoot data);

    void fit_scale(Size size);
    void set_scale(float scale);
    void draw(const Box& whole);
    void draw_workspace(const Box& room);
    void draw_dialog();
    BarView bar() const;
    StatusView status();
    void take(Message message);
    void take_file(const OpenFile& file);
    void take_recording(const OpenFile& file);
    void take_scenario(const std::string& path);
    void save_scenario(const Save& how);
    void begin(const NewGame& plan);
    void try_it();
    void recover(const Recover& how);
    void keep_journal();
    void close_window();
    void save_settings();
    bool take_setting(const Message& message);
    // Something lies over the workspace and has all keys.
    bool is_covered() const { return finder_.open || changing_.open || dialog_.has_value(); }
    bool take_shell(const Message& message);
    void take_workspace(const Message& message);
    void take_letters();
    void take_board_keys();
    bool take_tool_keys();
    bool stepped(int key) const;
    bool board_has_keys();
    void share_keys();
    void branch(const BranchHere& how);
    void analyze_game();
    std::string new_recording(const std::string& scenario) const;
    void take_keys();
    void stop_slow_motion();
    void see_what_is_used();
    void ask_new_scenario();
    BoardPane* board();
    void say(std::string title, std::string words);
    void ask(Dialog dialog, std::vector<Message> answers);
    void note(std::string words);
    std::string journals() const { return settings_folder_ + "/journals"; }
    Around around() { return {data_, ++editions_}; }

    Window& window_;
    CommandLine line_;
    scenario::DataRoot data_;
    std::string settings_folder_;
    Ui ui_;
    Told told_;
    Settings settings_;
    WorkspaceId workspace_ = WorkspaceId::start;
    std::unique_ptr<Analyze> analyze_;
    std::unique_ptr<Play> play_;
    std::unique_ptr<Edit> edit_;
    std::unique_ptr<Start> start_;
    Finder finder_;
    SettingsDialog changing_;
    std::uint64_t journaled_ = 0;  // the edition that the journal holds
    std::optional<Dialog> dialog_;
    std::vector<Message>
        answers_;            // what the dialog's buttons ask for, in order; those beyond ask for nothing
    std::string cut_short_;  // the recording about whose end a dialog asks
    std::string toast_;
    double toast_until_ = 0;
    std::vector<Message> messages_;
    std::uint64_t editions_ = 0;
    std::vector<int> repeated_;  // keys held down, of this frame
    int slow_frames_ = 0;        // in a row, while something moved
    bool on_controls_ = false;   // the keyboard moves among the controls, not on the board
    bool by_keyboard_ = false;   // a key was pressed after the latest click
    bool ending_ = false;
};

}  // namespace hd::studio
