#include "tests/replay/long_game.hpp"

#include "engine/ledger/transaction.hpp"

#include <array>

namespace hd::replay {

namespace {

using ledger::Field;
using ledger::FieldKind;

// A row of the size and kinds of a game's units.
struct Piece {
    static constexpr int table = 2;
    ledger::Seat owner = {};
    ledger::Place place = {};
    std::int32_t height = 0;
    std::int32_t steps = 0;
    std::int32_t moved = 0;
    std::int32_t fought = 0;
    std::int32_t corps = 0;
    std::int32_t strength = 0;
    std::int32_t movement = 0;
    std::int32_t morale = 0;
    std::int32_t state = 0;
    std::int32_t since = 0;
};

constexpr std::array<std::string_view, 2> step_names{"", "drill"};
constexpr std::array<std::string_view, 2> phase_names{"", "drill"};
constexpr auto agenda_fields = rules::agenda_fields(step_names);
constexpr auto clock_fields = rules::clock_fields(phase_names);
constexpr std::array<Field, 12> piece_fields{{{"owner", FieldKind::seat},
                                              {"place", FieldKind::place},
                                              {"height", FieldKind::order},
                                              {"steps"},
                                              {"moved"},
                                              {"fought"},
                                              {"corps"},
                                              {"strength"},
                                              {"movement"},
                                              {"morale"},
                                              {"state"},
                                              {"since"}}};
static_assert(sizeof(Piece) == 4 * piece_fields.size());
constexpr std::array<ledger::Table, 3> tables{
    {{"agenda", agenda_fields}, {"clock", clock_fields}, {"pieces", piece_fields}}};
constexpr std::array<std::uint32_t, 3> table_rows{16, 1, 300};
constexpr std::array<std::string_view, 4> events{"", "moved", "fought", "turned"};
constexpr std::array<std::string_view, 3> rule_names{"", "DRILL-1", "DRILL-2"};
constexpr std::array<std::string_view, 4> labels{"", "attackers", "defenders", "result"};
constexpr std::array<std::string_view, 2> streams{"", "combat"};
constexpr std::array<rules::ActionInfo, 2> actions{{{"", {}}, {"drill", {}}}};
constexpr std::int32_t places = 500;

const rules::Ruleset& drill_rules() {
    static const rules::Ruleset rules = [] {
        rules::Ruleset made;
        made.id = "drill";
        made.title = "Drill";
        made.names = {.actions = actions,
                      .events = events,
                      .rules = rule_names,
                      .reasons = {},
                      .labels = labels,
                      .streams = streams};
        made.schema = tables;
        made.unit_table = Piece::table;
        return made;
    }();
    return rules;
}

std::shared_ptr<const rules::Setting> drill_setting() {
    auto setting = std::make_shared<rules::Setting>();
    setting->layout = std::make_shared<ledger::Layout>(ledger::Schema(tables), table_rows);
    setting->seats = {{"red", "Red"}, {"blue", "Blue"}};
    setting->boxes.resize(places);
    return setting;
}

// The events, one after another, of pieces that move, fight now and then and lose steps.
class Drill {
  public:
    explicit Drill(Line& line) : line_(&line) {}

    void set_up() {
        ledger::Transaction edit(line_->game.state, line_->log);
        for (std::int32_t i = 0; i < 300; ++i) {
            Piece& piece = edit.edit(ledger::Ref<Piece>::of_row(i));
            piece.owner = {1 + i % 2};
            piece.place = {1 + i % places};
            piece.steps = 8;
            piece.strength = 4 + i % 5;
            piece.movement = 4;
        }
        edit.edit(rules::the_clock).turn = 1;
        edit.commit({.kind = 3, .rule = 1});
    }

    void next(std::uint64_t n) {
        const std::uint64_t x = ledger::mixed(1815, n);
        if (n % 20 == 19) return fight(x, n);
        move(x, n);
    }

  private:
    static ledger::Ref<Piece> piece_of(std::uint64_t x) {
        return ledger::Ref<Piece>::of_row(static_cast<std::int32_t>(x % 300));
    }

    void move(std::uint64_t x, std::uint64_t n) {
        ledger::Transaction edit(line_->game.state, line_->log);
        Piece& piece = edit.edit(piece_of(x));
        piece.place = {1 + static_cast<std::int32_t>((x >> 20U) % places)};
        piece.height = static_cast<std::int32_t>((x >> 40U) % 4);
        piece.moved = (piece.moved + 1) % 9;
        edit.commit({.kind = 1,
                     .rule = 1,
                     .seat = piece.owner,
                     .cause = before(),
                     .subject = piece_of(x).raw,
                     .object = static_cast<std::int32_t>(n % 7)});
    }

    void fight(std::uint64_t x, std::uint64_t n) {
        ledger::Transaction edit(line_->game.state, line_->log);
        const ledger::Ref<Piece> a = piece_of(x);
        const ledger::Ref<Piece> b = piece_of(x >> 30U);
        edit.work({.op = ledger::Op::start, .rule = 1, .label = 1, .num = 8, .unit = a.raw});
        edit.work({.op = ledger::Op::add, .rule = 1, .label = 2, .num = -5, .unit = b.raw});
        edit.work({.op = ledger::Op::times, .applied = false, .den = 2, .rule = 2, .label = 2, .num = 1});
        const int value = ledger::draw(1815, {.stream = 1, .subject = static_cast<std::int32_t>(n)}, 6);
        edit.die(
            {.key = {.stream = 1, .turn = 1, .subject = b.raw}, .value = static_cast<std::uint8_t>(value)});
        edit.work({.op = ledger::Op::result, .rule = 2, .label = 3, .num = value});
        edit.edit(a).fought += 1;
        edit.edit(b).fought += 1;
        edit.edit(b).steps = edit.edit(b).steps == 0 ? 8 : edit.edit(b).steps - 1;
        edit.edit(b).since = static_cast<std::int32_t>(n);
        edit.commit({.kind = 2,
                     .rule = 2,
                     .seat = edit.edit(a).owner,
                     .cause = before(),
                     .subject = a.raw,
                     .object = b.raw});
    }

    EventNumber before() const { return line_->log.size() - 1; }

    Line* line_;
};

}  // namespace

const Library& drill_library() {
    static const std::array<const rules::Ruleset*, 1> all{&drill_rules()};
    static const Library library{
        .rulesets = all,
        .setting = [](const rules::Ruleset&, const std::string&, const rules::OptionValues&)
            -> tl::expected<std::shared_ptr<const rules::Setting>, rules::Faults> {
            return drill_setting();
        }};
    return library;
}

Bytes drill_recording(EventNumber count, EventNumber a_frame) {
    const auto setting = drill_setting();
    Line line(drill_rules(), setting, 1815);
    Bytes bytes = file_start(format_version);
    Chain chain = chain_of(format_version);
    const auto add = [&](FrameKind kind, const Bytes& contents) {
        const Bytes frame = frame_bytes(chain, kind, contents);
        bytes.insert(bytes.end(), frame.begin(), frame.end());
    };
    const Header header =
        header_of({.ruleset = &drill_rules(),
                   .setting = setting,
                   .scenario = "{}",
                   .options = {},
                   .seats = {{"red", PlayerKind::human, ""}, {"blue", PlayerKind::human, ""}},
                   .seed = 1815});
    add(FrameKind::header, to_bytes(header, format_version));
    Drill drill(line);
    drill.set_up();
    add(FrameKind::begin, to_bytes(Begin{}, line.log, 0, format_version));
    for (EventNumber n = 1; n < count;) {
        const EventNumber first = line.log.size();
        for (EventNumber i = 0; i < a_frame && n < count; ++i, ++n) drill.next(n);
        add(FrameKind::act,
            to_bytes(Act{.action = {.kind = 1}, .seat = {1}, .player = PlayerKind::human, .dice = {}},
                     line.log, first, format_version));
    }
    return bytes;
}

}  // namespace hd::replay
