// The workspace in which a scenario is edited: tools and palette, the board, the order of battle and what the
// scenario says, the schedule, and what lint finds.
#pragma once

#include "app/studio/board/board_pane.hpp"
#include "app/studio/edit/tool.hpp"
#include "app/studio/message.hpp"
#include "app/studio/panes.hpp"
#include "app/view/edit_changes.hpp"
#include "app/view/edit_goal.hpp"
#include "app/view/edit_mend.hpp"
#include "app/view/edit_stroke.hpp"
#include "app/view/edit_view.hpp"
#include "app/view/edit_view_facts.hpp"
#include "app/view/edit_view_layers.hpp"
#include "editor/document/document.hpp"
#include "editor/lint/lint.hpp"
#include "engine/scenario/library.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace hd::studio {

// What a pane shows and may change while drawing: looks only, no document.
struct EditLook {
    ToolId tool = ToolId::pick;
    std::string terrain;  // what brush, fill and line paint
    std::string hexside;
    std::string path;
    std::int32_t level = 0;
    std::string unit;                  // in hand
    board::HexId hex = board::no_hex;  // picked
    view::Layers layers;
    std::set<std::string> folded;  // rows of the order of battle
    std::string search;
    int tab = 0;
    board::HexId named = board::no_hex;  // the hex whose name is being written
    std::string name;                    // of that hex, or the title under work
    bool type_name = false;              // its field takes the keyboard
    std::string goal;                    // the objective in hand, by its hex
    std::string typed_in;                // the field that is being typed in, by its id
    std::string typed;                   // what stands there
    std::string new_value;               // the name of the value to be added
    bool changes = false;                // the lower pane shows what was changed
};

class Edit {
  public:
    static tl::expected<std::unique_ptr<Edit>, std::string> open(const scenario::DataRoot& data,
                                                                 const std::string& path,
                                                                 std::uint64_t edition);

    void draw(const Ui& ui, const Box& room, Panes& panes, const Emit& emit);
    // True when the message was for this workspace.
    bool take(const Message& message);

    const editor::Document& document() const { return document_; }
    editor::Document& document() { return document_; }
    BoardPane& board() { return board_; }
    // The tool in hand works on one side of a hex.
    bool picks_sides() const { return look_.tool == ToolId::hexside; }
    bool is_in_stroke() const { return stroke_.has_value(); }
    std::string status() const;
    std::size_t faults() const;
    // The scenario as it is now, with all it refers to: what "Try it" plays.
    const scenario::Resolved& resolved() const { return resolved_; }
    // Goes up with each change, never within a stroke: who keeps a journal looks at it.
    std::uint64_t edition() const { return document_.edition(); }
    // Joined history entries are numbered for grounds from here on.
    static constexpr std::uint64_t grounds_a_document = 1ULL << 32U;

  private:
    Edit(editor::Document document, scenario::Resolved resolved, std::uint64_t edition);

    void refresh();
    editor::Whole now() const;
    void show_finding(std::size_t index);
    const std::vector<view::DocumentChange>& changes();
    void draw_board(const Ui& ui, const Box& box);
    std::optional<view::Stroke> fresh_stroke(board::HexId at) const;
    view::SideMark aimed(view::Point point) const;
    void take_mouse(const BoardNews& news, bool paints);
    void lead_stroke(const BoardNews& news);
    void put_ground();
    bool is_locked() const;
    board::HexId placed_at() const;
    std::optional<view::DropRefusal> refusal() const;
    void end_stroke();
    void mark_tool(view::Point point);
    void tell_stroke(const Ui& ui, const BoardNews& news) const;
    void use_tool(const UseTool& use);
    void move_arrival(const MoveArrival& move);
    void click_once(board::HexId hex);
    std::string label(board::HexId hex) const;

    editor::Document document_;
    scenario::Resolved resolved_;
    std::uint64_t first_edition_;
    std::uint64_t seen_ = ~0ULL;
    std::shared_ptr<const board::Map> map_;  // all of it
    Ground ground_;                          // what is shown of it
    view::Layers layers_seen_;
    std::uint64_t grounds_ = 0;  // that were shown
    editor::RulesetChecks checks_;
    view::BoardScene scene_;
    std::vector<view::OrderRow> order_;
    view::ScheduleView schedule_;
    editor::Findings findings_;
    std::vector<view::Mend> mends_;    // of the findings, in their order
    std::vector<std::string> wheres_;  // the same: where each is, in words
    std::vector<view::GoalRow> goals_;
    editor::Whole opened_;  // the document as its file had it
    std::vector<view::DocumentChange> changes_;
    std::uint64_t changes_seen_ = ~0ULL;
    EditLook look_;
    BoardPane board_;
    view::BoardMarks marks_;
    std::optional<view::DropRefusal> refusal_;      // of the unit that is dragged
    std::optional<view::Stroke> stroke_;            // the one under way
    board::Direction side_ = board::Direction::d0;  // of the hex where the keyboard stands
    bool by_keys_ = false;                          // the keyboard said last where that is
    board::HexId under_ = board::no_hex;
    view::Point pointer_;  // on the board, at a pitch of 1
};

}  // namespace hd::studio
