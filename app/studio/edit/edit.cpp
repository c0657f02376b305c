#include "app/studio/edit/edit.hpp"

#include "app/studio/edit/edit_panes.hpp"
#include "app/view/lint_checks.hpp"
#include "engine/scenario/build_map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hd::studio {

using board::HexId;

namespace {

constexpr PaneRange palette_range{"edit.palette", 220, 200, 300};
constexpr PaneRange order_range{"edit.order", 318, 280, 480};
constexpr PaneRange lower_range{"edit.lower", 176, 120, 400};

std::string first_line(const scenario::FaultList& faults) {
    return faults.all().empty() ? "It could not be read." : scenario::to_text(faults.all().front());
}

}  // namespace

tl::expected<std::unique_ptr<Edit>, std::string> Edit::open(const scenario::DataRoot& data,
                                                            const std::string& path, std::uint64_t edition) {
    const std::filesystem::path file = scenario::scenario_path(data, path);
    auto document = editor::Document::open(data, file);
    if (!document) return tl::unexpected(first_line(document.error()));
    if (document->map() == nullptr)
        return tl::unexpected(fmt::format("{} names no map that can be found.", file.string()));
    auto built = scenario::build_map(*document->map());
    if (!built) return tl::unexpected(first_line(built.error()));
    auto resolved = scenario::resolve(data, document->scenario(), file);
    return std::unique_ptr<Edit>(new Edit(std::move(*document), std::move(resolved.value), edition));
}

Edit::Edit(editor::Document document, scenario::Resolved resolved, std::uint64_t edition)
    : document_(std::move(document)),
      resolved_(std::move(resolved)),
      first_edition_(edition * grounds_a_document) {
    const scenario::MapDocument& map = *document_.map();
    if (map.terrain_kinds.size() > 1) look_.terrain = map.terrain_kinds[1];
    if (!map.hexside_kinds.empty()) look_.hexside = map.hexside_kinds.front();
    if (!map.path_kinds.empty()) look_.path = map.path_kinds.front();
    opened_ = now();
    refresh();
}

// The map stands beside the scenario here, wherever its file has it.
editor::Whole Edit::now() const {
    return {document_.scenario(), *document_.map()};
}

const std::vector<view::DocumentChange>& Edit::changes() {
    if (changes_seen_ != document_.edition()) {
        changes_seen_ = document_.edition();
        changes_ = view::make_document_changes(opened_, now(), resolved_.order_of_battle, *map_);
    }
    return changes_;
}

// Makes again what is shown, if the document has changed. A map that can't be built keeps its last ground;
// lint says what is wrong with it.
void Edit::refresh() {
    if (seen_ == document_.edition()) {
        if (layers_seen_ != look_.layers) put_ground();
        return;
    }
    seen_ = document_.edition();
    resolved_.scenario = document_.scenario();
    resolved_.map = *document_.map();
    if (auto map = scenario::build_map(*document_.map()))
        map_ = std::make_shared<const board::Map>(std::move(*map));
    put_ground();
    order_ = view::make_order_rows(resolved_, view::CounterStyle::as_printed);
    schedule_ = view::make_schedule_view(resolved_, view::CounterStyle::as_printed);
    checks_ = view::lint_checks(resolved_.scenario.ruleset);
    findings_ = editor::lint(resolved_, checks_);
    std::stable_partition(findings_.begin(), findings_.end(), [](const editor::Finding& one) {
        return one.severity == scenario::Severity::error;
    });
    goals_ = view::make_goal_rows(resolved_);
    marks_.pins.clear();
    mends_.clear();
    wheres_.clear();
    for (const editor::Finding& finding : findings_) {
        mends_.push_back(view::make_mend(finding, resolved_, *map_));
        wheres_.push_back(view::where_words(finding, resolved_, *map_));
        const HexId hex = mends_.back().hex;
        if (hex != board::no_hex) marks_.pins.push_back({hex, finding.severity == scenario::Severity::error});
    }
}

// What the board shows: all that no layer hides.
void Edit::put_ground() {
    layers_seen_ = look_.layers;
    scene_ = view::make_document_scene(resolved_, *map_, view::CounterStyle::as_printed);
    if (look_.layers.is_hidden(view::MapLayer::units)) scene_.counters.clear();
    ground_.map = map_;
    if (look_.layers.hides_map()) {
        if (auto map = scenario::build_map(view::shown_map(resolved_.map, look_.layers)))
            ground_.map = std::make_shared<const board::Map>(std::move(*map));
    }
    ground_.edition = first_edition_ + ++grounds_;
    ground_.sides = scene_.sides;
}

std::size_t Edit::faults() const {
    return findings_.size();
}

std::string Edit::label(HexId hex) const {
    return map_->label(hex);
}

// Looks at where it is, takes the unit it is about in hand, and opens the pane where it is written.
void Edit::show_finding(std::size_t index) {
    if (index >= findings_.size()) return;
    const view::Mend& mend = mends_[index];
    if (mend.hex != board::no_hex) board_.show(mend.hex);
    if (!mend.unit.empty()) look_.unit = mend.unit;
    if (mend.kind == view::MendKind::choose) look_.tool = ToolId::unit;
    if (mend.place == view::EditPlace::order || !mend.unit.empty()) look_.tab = 0;
    if (mend.place == view::EditPlace::words) look_.tab = 1;
    if (mend.place == view::EditPlace::rules) {
        look_.tab = 2;
        look_.goal = findings_[index].where;
    }
}

bool Edit::take(const Message& message) {
    if (std::holds_alternative<Undo>(message)) {
        if (stroke_) {
            stroke_.reset();
        } else if (document_.can_undo()) {
            document_.undo();
        }
    } else if (std::holds_alternative<Redo>(message)) {
        if (!stroke_ && document_.can_redo()) document_.redo();
    } else if (const auto* text = std::get_if<SetText>(&message)) {
        document_.set_text(static_cast<editor::TextField>(text->field), text->text);
    } else if (const auto* value = std::get_if<SetValue>(&message)) {
        document_.set_value(static_cast<editor::ValueList>(value->list), value->name, value->value);
    } else if (const auto* goal = std::get_if<SetGoal>(&message)) {
        document_.set_objective(goal->hex, goal->goal);
    } else if (const auto* turns = std::get_if<SetTurns>(&message)) {
        document_.set_turns(turns->first, turns->last);
    } else if (const auto* place = std::get_if<PlaceUnit>(&message)) {
        document_.place_unit(place->unit, place->place);
    } else if (const auto* arrival = std::get_if<ScheduleUnit>(&message)) {
        document_.schedule_unit(arrival->unit, arrival->turn, arrival->entry);
    } else if (const auto* name = std::get_if<NameHex>(&message)) {
        document_.set_name(label(name->hex), name->name);
    } else if (const auto* hex = std::get_if<ShowHex>(&message)) {
        board_.show(hex->hex);
    } else if (const auto* label_of = std::get_if<ShowLabel>(&message)) {
        if (const auto there = map_->numbering().parse(label_of->hex)) board_.show(*there);
    } else if (const auto* finding = std::get_if<ShowFinding>(&message)) {
        show_finding(finding->index);
    } else if (const auto* mend = std::get_if<MendFinding>(&message)) {
        show_finding(mend->index);
        if (mend->index < findings_.size())
            view::carry_out(mends_[mend->index], findings_[mend->index], *map_, document_);
    } else if (const auto* tool = std::get_if<SetTool>(&message)) {
        end_stroke();
        look_.tool = static_cast<ToolId>(tool->tool);
    } else if (const auto* key = std::get_if<UseTool>(&message)) {
        use_tool(*key);
    } else if (const auto* move = std::get_if<MoveArrival>(&message)) {
        move_arrival(*move);
    } else {
        return false;
    }
    refresh();
    return true;
}

void Edit::draw(const Ui& ui, const Box& room, Panes& panes, const Emit& emit) {
    refresh();
    Box rest = room;
    const Box right = rest.take_right(panes.size(ui, order_range, room.w * 0.5F));
    Box lower = rest.take_bottom(panes.size(ui, lower_range, room.h * 0.45F));
    const Box tool_box = rest.take_left(ui.px(44));
    const bool folded = room.w < ui.px(1180);
    const Box palette = rest.take_left(folded ? 0 : panes.size(ui, palette_range, room.w * 0.3F));
    put_tools(ui, look_, tool_box);
    const auto unit = view::make_unit_facts(resolved_, look_.unit, view::CounterStyle::as_printed);
    if (!folded) {
        const std::vector<view::HexFact> hex = view::make_hex_facts(resolved_, *map_, look_.hex);
        const std::string name = hex.empty() ? std::string() : label(look_.hex);
        put_palette(ui, {*document_.map(), board_.sprites(), unit, hex, name, is_locked()}, look_, palette,
                    emit);
    }
    refresh();  // layers come and go while the palette is drawn
    draw_board(ui, rest);
    put_order_pane(ui, {order_, goals_, document_, unit, board_.sprites()}, look_, right, emit);
    const Box schedule = lower.take_left(std::round(lower.w * 614 / 962));
    put_schedule(ui, schedule_, look_, schedule, emit);
    static const std::vector<view::DocumentChange> none;
    put_checks(ui, {findings_, wheres_, mends_, look_.changes ? changes() : none}, look_, lower, emit);
    if (!folded)
        put_pane_splitter(ui, panes, palette_range, {palette.right(), palette.y, ui.hair(), palette.h}, true,
                          room.w * 0.3F, 1);
    put_pane_splitter(ui, panes, order_range, {right.x, right.y, ui.hair(), right.h}, true, room.w * 0.5F,
                      -1);
    put_pane_splitter(ui, panes, lower_range, {schedule.x, schedule.y, schedule.w + lower.w, ui.hair()},
                      false, room.h * 0.45F, -1);
}

std::string Edit::status() const {
    if (under_ == board::no_hex) return {};
    std::string words = label(under_);
    const auto& kinds = map_->kinds().terrain;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if ((map_->terrain(under_) >> i & 1U) != 0) words += " · " + kinds[i];
    }
    return fmt::format("{} · {} m", words, map_->level(under_));
}

}  // namespace hd::studio
