// The workspace in which a scenario is edited: tools and palette, the board, the order of battle and what the
// scenario says, the schedule, and what lint finds.
#pragma once

#include "app/studio/board/board_pane.hpp"
#include "app/studio/edit/tool.hpp"
#include "app/studio/message.hpp"
#include "app/studio/panes.hpp"
#include "app/view/edit_view.hpp"
#include "editor/document/document.hpp"
#include "editor/lint/lint.hpp"
#include "engine/scenario/library.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <memory>
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
    std::string unit;              // in hand
    std::set<std::string> folded;  // rows of the order of battle
    std::string search;
    int tab = 0;
    board::HexId named = board::no_hex;  // the hex whose name is being written
    std::string name;                    // of that hex, or the title under work
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
    std::string status() const;
    std::size_t faults() const;
    // The scenario as it is now, with all it refers to: what "Try it" plays.
    const scenario::Resolved& resolved() const { return resolved_; }
    // Goes up with each completed change: who keeps a journal looks at it.
    std::uint64_t edition() const { return document_.edition(); }
    // Joined history entries are numbered for grounds from here on.
    static constexpr std::uint64_t grounds_a_document = 1ULL << 32U;

  private:
    Edit(editor::Document document, scenario::Resolved resolved, std::uint64_t edition);

    void refresh();
    void draw_board(const Ui& ui, const Box& box);
    void begin_stroke(const BoardNews& news);
    void go_on(const BoardNews& news, bool away);
    void end_stroke();
    void mark_stroke();
    void paint(board::HexId hex);
    void click_once(board::HexId hex);
    std::string label(board::HexId hex) const;

    editor::Document document_;
    scenario::Resolved resolved_;
    std::uint64_t first_edition_;
    std::uint64_t seen_ = ~0ULL;
    Ground ground_;
    view::BoardScene scene_;
    std::vector<view::OrderRow> order_;
    view::ScheduleView schedule_;
    editor::Findings findings_;
    EditLook look_;
    BoardPane board_;
    view::BoardMarks marks_;
    // The stroke under way.
    struct Stroke {
        bool on = false;
        bool away = false;  // takes away instead of adding
        std::size_t began = 0;
        std::vector<board::HexId> hexes;
        std::vector<view::SideMark> sides;
        board::HexId from = board::no_hex;
        board::HexId to = board::no_hex;
        std::string unit;
    };
    Stroke stroke_;
    board::HexId under_ = board::no_hex;
};

}  // namespace hd::studio
