#include "app/view/changes_view.hpp"

#include "app/view/game_face.hpp"
#include "app/view/moment.hpp"
#include "app/view/plain_value.hpp"
#include "app/view/words.hpp"
#include "engine/scenario/json_text.hpp"
#include "replay/diff.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hd::view {

namespace {

// Fields that count what a unit did in which turn say less than where it stands.
int weight(const rules::Ruleset& ruleset, const ledger::Field& field, const ledger::CellName& cell,
           bool lost) {
    if (cell.table != ruleset.unit_table) return 0;
    if (lost) return 1;
    if (field.kind == ledger::FieldKind::place) return 2;
    return 3;
}

// The side of a row by its own seat or army field, else none.
Colour side_of(const rules::View& view, const ledger::CellName& cell, std::span<const SideColour> sides) {
    const ledger::Layout::Slot& slot = view.layout().slot(cell.table);
    const std::span<const ledger::Field> fields =
        view.ruleset().schema[static_cast<std::size_t>(cell.table)].fields;
    const std::string row = rules::row_text(view.setting(), cell.table, cell.row);
    for (const SideColour& side : sides) {
        if (side.id == row) return side.colour;
    }
    for (std::size_t f = 0; f < fields.size(); ++f) {
        if (fields[f].name != "army") continue;
        const std::int32_t army = view.cell({cell.table, cell.row, static_cast<int>(f)});
        const std::string name = value_text(view.setting(), fields[f], army);
        return side_colour(sides, name);
    }
    if (slot.seat_field >= 0) {
        const std::int32_t seat = view.cell({cell.table, cell.row, slot.seat_field});
        const auto index = static_cast<std::size_t>(seat - 1);
        if (seat > 0 && index < view.setting().seats.size()) {
            return side_colour(sides, view.setting().seats[index].id);
        }
    }
    return colour(0x8F8573);
}

std::string_view table_name(const rules::View& view, const ledger::CellName& cell) {
    return view.ruleset().schema[static_cast<std::size_t>(cell.table)].name;
}

FieldWords words_of(const rules::View& view, const ledger::CellName& cell, const ledger::Field& field) {
    const GameFace& face = face_of(view.ruleset());
    if (face.field == nullptr) return {field.name};
    return face.field(table_name(view, cell), field.name).value_or(FieldWords{field.name});
}

std::string who(const rules::View& view, const ledger::CellName& cell) {
    if (cell.table == view.ruleset().unit_table) {
        return unit_name(view.setting(), view.ruleset(), cell.row + 1);
    }
    const std::string table(table_name(view, cell));
    if (view.layout().slot(cell.table).rows == 1) return capitalised(spaced(table));
    return capitalised(spaced(rules::row_text(view.setting(), cell.table, cell.row))) +
           (table == "armies" ? " army" : "");
}

std::string shown(const rules::Setting& setting, const ledger::Field& field, FieldForm form,
                  std::int32_t value) {
    if (field.kind == ledger::FieldKind::place) return short_place_name(setting, {value});
    if (form == FieldForm::turn && value < 0) return fmt::format("not in turn {}", -value);
    if (form == FieldForm::turn) return value == 0 ? "never" : fmt::format("turn {}", value);
    const std::string text = value_text(setting, field, value);
    return text.empty() ? "none" : spaced(text);
}

}  // namespace

ChangesView make_changes_view(const rules::View& after, const ledger::State& before,
                              std::span<const SideColour> sides) {
    struct Weighed {
        int weight;
        ChangeRow row;
    };
    std::vector<Weighed> found;
    const rules::Setting& setting = after.setting();
    for (const replay::Difference& one : replay::diff(before, after.known(0).state)) {
        if (one.cell.table == rules::agenda_table || one.cell.table == rules::clock_table) continue;
        if (!after.may_know(one.cell)) continue;
        const ledger::Field& field = setting.layout->field(one.cell);
        const FieldWords words = words_of(after, one.cell, field);
        if (words.form == FieldForm::hidden) continue;
        const bool is_place = field.kind == ledger::FieldKind::place;
        const bool was_on_map = is_place && one.before >= 1 && one.before <= setting.hexes();
        const bool is_on_map = is_place && one.after >= 1 && one.after <= setting.hexes();
        ChangeRow row{side_of(after, one.cell, sides),
                      who(after, one.cell),
                      spaced(words.words),
                      shown(setting, field, words.form, one.before),
                      shown(setting, field, words.form, one.after),
                      was_on_map && !is_on_map,
                      is_on_map    ? one.after
                      : was_on_map ? one.before
                                   : 0};
        if (is_place) row.field = "hex";
        if (row.lost) row.after = "lost";
        found.push_back({weight(after.ruleset(), field, one.cell, row.lost), std::move(row)});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Weighed& a, const Weighed& b) { return a.weight < b.weight; });
    ChangesView view;
    for (Weighed& one : found) view.rows.push_back(std::move(one.row));
    return view;
}

namespace {

std::string csv(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"') out += c;
        out += c;
    }
    return out + "\"";
}

std::string json(const std::string& text) {
    std::string out;
    scenario::append_quoted(out, text);
    return out;
}

}  // namespace

std::string changes_text(const ChangesView& view, TextForm form) {
    std::string out;
    if (form == TextForm::csv) out = "who,field,before,after\n";
    if (form == TextForm::json) out = "[";
    for (std::size_t i = 0; i < view.rows.size(); ++i) {
        const ChangeRow& row = view.rows[i];
        if (form == TextForm::plain) {
            out += fmt::format("{}, {}: {} to {}\n", row.who, row.field, row.before, row.after);
        } else if (form == TextForm::csv) {
            out +=
                fmt::format("{},{},{},{}\n", csv(row.who), csv(row.field), csv(row.before), csv(row.after));
        } else {
            out += fmt::format(R"({}{{"who":{},"field":{},"before":{},"after":{}}})", i == 0 ? "" : ",",
                               json(row.who), json(row.field), json(row.before), json(row.after));
        }
    }
    if (form == TextForm::json) out += "]\n";
    return out;
}

}  // namespace hd::view
