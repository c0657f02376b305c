#include "app/view/working.hpp"

#include <algorithm>

namespace hd::view {

namespace {

std::string mark_of_cell(const rules::Game& game, const GameFace& face, const WorkContext& context) {
    if (game.setting->scenario == nullptr) return {};
    const std::optional<TableCell> cell = face.cell(context);
    if (!cell) return {};
    const scenario::Table* table = scenario::find_table(*game.setting->scenario, cell->table);
    if (table == nullptr) return {};
    const auto column = scenario::find_column(*table, cell->column);
    for (std::size_t row = 0; column && row < table->rows.size(); ++row) {
        if (scenario::row_name(*table, row) == cell->row)
            return mark_words(scenario::mark_of(*table, row, *column));
    }
    return {};
}

std::int32_t score_of(std::span<const ledger::Work> working) {
    for (const ledger::Work& line : working) {
        if (line.op == ledger::Op::result) return line.num;
    }
    return 0;
}

}  // namespace

std::string mark_words(board::Mark mark) {
    switch (mark) {
        case board::Mark::none:
            return "";
        case board::Mark::printed:
            return "as printed";
        case board::Mark::rules_text:
            return "from the rules text";
        case board::Mark::deduced:
            return "deduced";
        case board::Mark::found:
            return "found elsewhere";
        case board::Mark::reconstructed:
            return "reconstructed";
        case board::Mark::recalled:
            return "recalled";
    }
    return "";
}

WorkingView make_working_view(const rules::Game& game, std::span<const ledger::Work> working,
                              const Rulebook& rulebook) {
    const GameFace& face = face_of(*game.ruleset);
    const std::int32_t score = score_of(working);
    WorkingView view;
    for (const ledger::Work& line : working) {
        const WorkContext context{game, line, score, working};
        WorkingLine shown{.depth = line.depth,
                          .text = face.label(context),
                          .value = face.value(context),
                          .is_sum = line.op == ledger::Op::column || line.op == ledger::Op::result,
                          .is_final = false,
                          .rule = rulebook.id(line.rule),
                          .cite = rulebook.cite(line.rule),
                          .mark = mark_of_cell(game, face, context),
                          .why_not = {}};
        if (!line.applied) shown.why_not = face.why_not(context);
        (line.applied ? view.lines : view.looked_at).push_back(std::move(shown));
    }
    const auto last = std::find_if(view.lines.rbegin(), view.lines.rend(), [](const WorkingLine& line) {
        return line.is_sum && line.depth == 0 && !line.value.empty();
    });
    if (last != view.lines.rend()) last->is_final = true;
    return view;
}

}  // namespace hd::view
