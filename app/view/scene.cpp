#include "app/view/scene.hpp"

#include "app/view/story.hpp"
#include "engine/scenario/resolved.hpp"

namespace hd::view {

BoardScene make_scene(const rules::View& view, CounterStyle style) {
    BoardScene scene;
    const rules::Setting& setting = view.setting();
    scene.map = setting.map.get();
    scene.title =
        setting.scenario == nullptr ? std::string(view.ruleset().title) : setting.scenario->scenario.title;
    scene.caption = stage_text(view.known(0));
    face_of(view.ruleset()).dress(view, style, scene);
    return scene;
}

void add_moves(const rules::View& view, const ledger::State& before, BoardScene& scene) {
    const int table = view.ruleset().unit_table;
    const std::int32_t hexes = view.setting().hexes();
    if (table < 0 || hexes == 0) return;
    const ledger::Layout::Slot& slot = view.layout().slot(table);
    const std::span<const ledger::Field> fields =
        view.ruleset().schema[static_cast<std::size_t>(table)].fields;
    for (std::uint32_t row = 0; row < slot.rows; ++row) {
        for (std::size_t f = 0; f < fields.size(); ++f) {
            const ledger::CellName name{table, static_cast<int>(row), static_cast<int>(f)};
            if (fields[f].kind != ledger::FieldKind::place || !view.may_know(name)) continue;
            const std::int32_t from = before.cell(name);
            const std::int32_t to = view.cell(name);
            if (from == to || from < 1 || from > hexes) continue;
            const bool on_map = to >= 1 && to <= hexes;
            scene.traces.push_back({board::hex_at_place(from),
                                    on_map ? board::hex_at_place(to) : board::no_hex, colour(0x2F8A7A)});
        }
    }
}

}  // namespace hd::view
