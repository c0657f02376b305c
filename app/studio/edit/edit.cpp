#include "app/studio/edit/edit.hpp"

#include "app/studio/edit/edit_panes.hpp"
#include "app/studio/widgets/tip.hpp"
#include "app/view/lint_checks.hpp"
#include "engine/board/line.hpp"
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

bool are_neighbours(const board::Grid& grid, HexId a, HexId b) {
    return std::any_of(board::all_directions.begin(), board::all_directions.end(),
                       [&](board::Direction side) { return grid.neighbour(a, side) == b; });
}

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
    refresh();
}

// Makes again what is shown, if the document has changed. A map that can't be built keeps its last ground;
// lint says what is wrong with it.
void Edit::refresh() {
    if (seen_ == document_.edition()) return;
    seen_ = document_.edition();
    resolved_.scenario = document_.scenario();
    resolved_.map = *document_.map();
    if (auto map = scenario::build_map(*document_.map())) {
        ground_.map = std::make_shared<const board::Map>(std::move(*map));
        ground_.edition = first_edition_ + seen_;
    }
    scene_ = view::make_document_scene(resolved_, *ground_.map, view::CounterStyle::as_printed);
    ground_.sides = scene_.sides;
    order_ = view::make_order_rows(resolved_, view::CounterStyle::as_printed);
    schedule_ = view::make_schedule_view(resolved_, view::CounterStyle::as_printed);
    findings_ = editor::lint(resolved_, view::lint_checks(resolved_.scenario.ruleset));
    marks_.pins.clear();
    for (const editor::Finding& finding : findings_) {
        const HexId hex = view::hex_of(finding, *ground_.map);
        if (hex != board::no_hex) marks_.pins.push_back({hex, finding.severity == scenario::Severity::error});
    }
}

std::size_t Edit::faults() const {
    return findings_.size();
}

std::string Edit::label(HexId hex) const {
    return ground_.map->label(hex);
}

void Edit::paint(HexId hex) {
    switch (look_.tool) {
        case ToolId::brush:
        case ToolId::line:
        case ToolId::fill: {
            const bool plain = stroke_.away || look_.terrain == document_.map()->default_terrain;
            document_.set_terrain(label(hex),
                                  plain ? std::vector<std::string>() : std::vector{look_.terrain});
            return;
        }
        case ToolId::level:
            document_.set_level(label(hex), look_.level);
            return;
        case ToolId::eraser:
            document_.set_terrain(label(hex), {});
            return;
        case ToolId::pick:
        case ToolId::hexside:
        case ToolId::path:
        case ToolId::name:
        case ToolId::objective:
        case ToolId::unit:
        case ToolId::dropper:
            return;
    }
}

void Edit::begin_stroke(const BoardNews& news) {
    stroke_ = {};
    stroke_.on = true;
    stroke_.began = document_.position();
    stroke_.from = news.under;
    stroke_.to = news.under;
    if (look_.tool == ToolId::pick) stroke_.unit = view::unit_set_up(resolved_, *ground_.map, news.under);
}

void Edit::go_on(const BoardNews& news, bool away) {
    if (news.under == board::no_hex) return;
    stroke_.away = away;
    stroke_.to = news.under;
    switch (look_.tool) {
        case ToolId::brush:
        case ToolId::level:
        case ToolId::eraser:
            if (!stroke_.hexes.empty() && stroke_.hexes.back() == news.under) return;
            stroke_.hexes.push_back(news.under);
            if (look_.tool == ToolId::eraser && stroke_.hexes.size() > 1) {
                document_.cut_paths(label(stroke_.hexes[stroke_.hexes.size() - 2]), label(news.under));
            }
            return paint(news.under);
        case ToolId::hexside: {
            const view::BoardFrame plain(*ground_.map, 1, {0, 0});
            const board::Direction side = view::side_near(plain, news.under, news.point);
            const HexId other = ground_.map->grid().neighbour(news.under, side);
            if (other == board::no_hex) return;
            if (!stroke_.sides.empty() && stroke_.sides.back().hex == news.under &&
                stroke_.sides.back().side == side)
                return;
            stroke_.sides.push_back({news.under, side});
            document_.set_hexside(label(news.under), label(other), look_.hexside, !away);
            return;
        }
        case ToolId::path:
            if (!stroke_.hexes.empty() && stroke_.hexes.back() == news.under) return;
            if (!stroke_.hexes.empty() &&
                !are_neighbours(ground_.map->grid(), stroke_.hexes.back(), news.under))
                return;
            stroke_.hexes.push_back(news.under);
            return;
        case ToolId::line:
        case ToolId::pick:
        case ToolId::fill:
        case ToolId::name:
        case ToolId::objective:
        case ToolId::unit:
        case ToolId::dropper:
            return;
    }
}

void Edit::end_stroke() {
    std::string what = tool_of(look_.tool).title;
    if (look_.tool == ToolId::line && stroke_.from != board::no_hex && stroke_.to != board::no_hex) {
        for (const board::LineStep& step : board::hex_line(ground_.map->grid(), stroke_.from, stroke_.to))
            paint(step.hex);
        what = fmt::format("line of {}", look_.terrain);
    } else if (look_.tool == ToolId::path && stroke_.hexes.size() > 1) {
        std::vector<std::string> hexes;
        for (const HexId hex : stroke_.hexes) hexes.push_back(label(hex));
        if (stroke_.away) {
            for (std::size_t i = 1; i < hexes.size(); ++i) document_.cut_paths(hexes[i - 1], hexes[i]);
        } else {
            document_.add_path(look_.path, hexes);
        }
        what = fmt::format("{} of {} hexes", look_.path, hexes.size());
    } else if (look_.tool == ToolId::pick && !stroke_.unit.empty() && stroke_.to != stroke_.from &&
               stroke_.to != board::no_hex) {
        document_.place_unit(stroke_.unit, label(stroke_.to));
        what = document_.position() > 0 ? document_.history()[document_.position() - 1].label : what;
    } else if (!stroke_.sides.empty()) {
        what = fmt::format("{}, {} hexsides", look_.hexside, stroke_.sides.size());
    } else if (!stroke_.hexes.empty()) {
        what = fmt::format("{} on {} hexes",
                           look_.tool == ToolId::level    ? std::string("heights")
                           : look_.tool == ToolId::eraser ? std::string("eraser")
                                                          : look_.terrain,
                           stroke_.hexes.size());
    }
    document_.join_since(stroke_.began, what);
    stroke_ = {};
}

// Tools whose work is a click.
void Edit::click_once(HexId hex) {
    if (hex == board::no_hex) return;
    const std::size_t before = document_.position();
    switch (look_.tool) {
        case ToolId::fill:
            for (const HexId one : view::same_ground(*ground_.map, hex)) paint(one);
            return document_.join_since(before, fmt::format("fill with {}", look_.terrain));
        case ToolId::dropper: {
            const auto kinds = ground_.map->kinds().terrain;
            for (std::size_t i = 0; i < kinds.size(); ++i) {
                if ((ground_.map->terrain(hex) >> i & 1U) != 0) look_.terrain = kinds[i];
            }
            look_.level = ground_.map->level(hex);
            look_.tool = ToolId::brush;
            return;
        }
        case ToolId::name:
            look_.named = hex;
            look_.name = std::string(ground_.map->name(hex));
            return;
        case ToolId::objective: {
            const bool there = ground_.map->objective_at(hex) != nullptr;
            scenario::MapObjective objective;
            objective.name = std::string(ground_.map->name(hex));
            for (const scenario::Seat& seat : resolved_.scenario.seats)
                objective.values.push_back({seat.id, 1});
            document_.set_objective(label(hex), there ? std::nullopt : std::optional(objective));
            return;
        }
        case ToolId::unit:
            if (!look_.unit.empty()) document_.place_unit(look_.unit, label(hex));
            return;
        case ToolId::pick: {
            const std::string unit = view::unit_set_up(resolved_, *ground_.map, hex);
            look_.unit = unit;
            return;
        }
        case ToolId::brush:
        case ToolId::line:
        case ToolId::hexside:
        case ToolId::path:
        case ToolId::level:
        case ToolId::eraser:
            break;
    }
}

void Edit::mark_stroke() {
    marks_.stroke = stroke_.sides;
    marks_.way.clear();
    marks_.brush.clear();
    marks_.path.clear();
    if (!stroke_.on) return;
    if (look_.tool == ToolId::path) marks_.way = stroke_.hexes;
    if (look_.tool == ToolId::line && stroke_.from != board::no_hex && stroke_.to != board::no_hex) {
        for (const board::LineStep& step : board::hex_line(ground_.map->grid(), stroke_.from, stroke_.to)) {
            marks_.brush.push_back(step.hex);
        }
    }
    if (look_.tool == ToolId::pick && !stroke_.unit.empty() && stroke_.to != stroke_.from)
        marks_.path = {stroke_.from, stroke_.to};
    if (look_.tool == ToolId::brush || look_.tool == ToolId::level || look_.tool == ToolId::eraser)
        marks_.brush = stroke_.hexes;
}

void Edit::draw_board(const Ui& ui, const Box& box) {
    HexId selected = board::no_hex;
    for (const scenario::SetupEntry& entry : resolved_.scenario.setup) {
        if (entry.unit != look_.unit) continue;
        if (const auto hex = ground_.map->numbering().parse(entry.place)) selected = *hex;
    }
    mark_stroke();
    marks_.pointed = under_;
    const bool paints = look_.tool != ToolId::pick || stroke_.on ||
                        !view::unit_set_up(resolved_, *ground_.map, under_).empty();
    const BoardNews news = board_.draw(ui, "board", {&ground_, &scene_, &marks_, selected}, box, paints);
    under_ = news.under;
    if (news.began && news.under != board::no_hex && paints) begin_stroke(news);
    if (stroke_.on && news.dragging) go_on(news, ImGui::GetIO().KeyAlt);
    if (stroke_.on && news.ended) {
        end_stroke();
        if (news.clicked != board::no_hex) click_once(news.clicked);
    } else if (news.clicked != board::no_hex) {
        click_once(news.clicked);
    }
    if (news.menu != board::no_hex) {
        const std::string unit = view::unit_set_up(resolved_, *ground_.map, news.menu);
        if (!unit.empty()) look_.unit = unit;
    }
    if (stroke_.on && !stroke_.sides.empty()) {
        put_tip(ui, {.title = fmt::format("{}, {} hexsides", look_.hexside, stroke_.sides.size())},
                {ImGui::GetMousePos().x, ImGui::GetMousePos().y, ui.px(10), ui.px(16)});
    }
}

bool Edit::take(const Message& message) {
    if (std::holds_alternative<Undo>(message)) {
        if (document_.can_undo() && !stroke_.on) document_.undo();
    } else if (std::holds_alternative<Redo>(message)) {
        if (document_.can_redo() && !stroke_.on) document_.redo();
    } else if (const auto* text = std::get_if<SetText>(&message)) {
        document_.set_text(static_cast<editor::TextField>(text->field), text->text);
    } else if (const auto* option = std::get_if<SetOption>(&message)) {
        document_.set_option(option->name, scenario::Value{option->on});
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
    } else if (const auto* finding = std::get_if<ShowFinding>(&message)) {
        if (finding->index < findings_.size()) {
            const HexId there = view::hex_of(findings_[finding->index], *ground_.map);
            if (there != board::no_hex) board_.show(there);
        }
    } else if (const auto* tool = std::get_if<SetTool>(&message)) {
        look_.tool = static_cast<ToolId>(tool->tool);
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
    draw_board(ui, rest);
    put_tools(ui, look_, tool_box);
    if (!folded) put_palette(ui, *document_.map(), look_, palette, emit);
    put_order_pane(ui, order_, document_, look_, right, emit);
    const Box schedule = lower.take_left(std::round(lower.w * 614 / 962));
    put_schedule(ui, schedule_, look_, schedule, emit);
    put_checks(ui, findings_, document_, lower, emit);
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
    const auto& kinds = ground_.map->kinds().terrain;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if ((ground_.map->terrain(under_) >> i & 1U) != 0) words += " · " + kinds[i];
    }
    return fmt::format("{} · {} m", words, ground_.map->level(under_));
}

}  // namespace hd::studio
