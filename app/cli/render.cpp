#include "app/cli/commands.hpp"
#include "app/cli/json_line.hpp"
#include "app/cli/position.hpp"
#include "app/view/png.hpp"
#include "app/view/scene.hpp"
#include "app/view/svg.hpp"
#include "engine/scenario/files.hpp"

#include <filesystem>
#include <memory>

namespace hd::cli {

namespace {

struct RenderWords {
    PositionWords where;
    std::string out;
    std::string style = "printed";
    double pitch = 60;
    double scale = 1;
    std::int64_t moves_from = -1;
};

bool ends_with(const std::string& text, std::string_view end) {
    return text.size() >= end.size() && std::string_view(text).substr(text.size() - end.size()) == end;
}

tl::expected<std::string, std::string> painted(const view::Picture& picture, const RenderWords& words) {
    if (ends_with(words.out, ".svg")) return view::to_svg(picture);
    return view::to_png(picture, words.scale);
}

// The position just after the event, not the decision before it: a picture shows what happened.
tl::expected<Position, Exit> position_shown(const Program& program, const RenderWords& words) {
    auto position = open_position(program, {.input = words.where.input, .at = -1, .seat = words.where.seat});
    if (!position) return position;
    const std::int64_t events = position->live->log().size();
    for (const std::int64_t event : {words.where.at, words.moves_from}) {
        if (event < events) continue;
        return tl::unexpected(bad_input(fmt::format("{}: there is no event {}", words.where.input, event)));
    }
    if (words.where.at >= 0) position->cursor->show(static_cast<ledger::EventNumber>(words.where.at));
    // Without --as everything is shown, whoever decides.
    if (words.where.seat.empty()) position->seat = {};
    return position;
}

Exit render(const Program& program, const RenderWords& words) {
    if (!ends_with(words.out, ".svg") && !ends_with(words.out, ".png")) {
        complain(fmt::format("\"{}\": the picture's name ends with .png or .svg", words.out));
        return Exit::wrong_usage;
    }
    const auto position = position_shown(program, words);
    if (!position) return position.error();
    const auto style =
        words.style == "nations" ? view::CounterStyle::nations_and_boxes : view::CounterStyle::as_printed;
    view::BoardScene scene = view::make_scene(position->view(), style);
    if (scene.map == nullptr)
        return bad_input(fmt::format("{}: this game has no hexes to draw", words.where.input));
    if (!view::can_be_drawn(*scene.map, words.pitch, words.scale)) {
        return bad_input(
            fmt::format("{}: {} hexes are too large a picture at {} pixels a hex; say less with --hex",
                        words.where.input, scene.map->grid().hex_count(), words.pitch * words.scale));
    }
    if (words.moves_from >= 0) {
        replay::Cursor before(*position->live);
        before.show(static_cast<ledger::EventNumber>(words.moves_from));
        view::add_moves(position->view(), before.state(), scene);
    }
    const auto bytes = painted(view::make_board_picture(scene, words.pitch), words);
    if (!bytes) return bad_input(fmt::format("{}: {}", words.out, bytes.error()));
    if (const auto written = scenario::write_file(words.out, *bytes); !written) {
        return bad_input(scenario::to_text(written.error()));
    }
    if (program.json) {
        JsonLine json;
        json.begin_object().field("out", words.out).field("bytes", static_cast<std::int64_t>(bytes->size()));
        print(json.end_object().line());
    }
    return Exit::good;
}

}  // namespace

void add_render(Shell shell) {
    CLI::App* command = shell.app.add_subcommand("render", "The board as a picture");
    auto words = std::make_shared<RenderWords>();
    command->add_option("game", words->where.input, "A scenario's id or path, or a recording")->required();
    command->add_option("--at", words->where.at, "Just after this event")->check(CLI::NonNegativeNumber);
    command->add_option("--as", words->where.seat, "As this seat knows it");
    command->add_option("--out", words->out, "The picture to write, .png or .svg")->required();
    command->add_option("--moves-from", words->moves_from, "With the moves made since this event")
        ->check(CLI::NonNegativeNumber);
    command
        ->add_option("--counters", words->style,
                     "printed (as the game has them) or nations (with staff symbols)")
        ->check(CLI::IsMember({"printed", "nations"}));
    command->add_option("--hex", words->pitch, "Pixels from hex side to hex side")
        ->check(CLI::Range(16.0, 200.0));
    command->add_option("--scale", words->scale, "Pixels of a PNG to one of the picture")
        ->check(CLI::Range(0.25, 4.0));
    command->callback([shell, words] { shell.exit = render(shell.program, *words); });
}

}  // namespace hd::cli
