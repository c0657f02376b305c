#include "tests/rules/campaign_1815/field.hpp"

#include "engine/board/map.hpp"
#include "engine/rules/campaign_1815/read_tables.hpp"
#include "tests/board/boards.hpp"
#include "tests/support/shipped.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <vector>

namespace hd::c1815::test {

namespace {

constexpr std::int32_t size = 14;

// Rows as the printed map counts them: from the north, places from the east, even rows half a hex westward.
board::Grid campaign_grid() {
    return board::test::make_grid(size, size, board::Orientation::pointy, board::Stagger::even);
}

board::Numbering campaign_numbering(const board::Grid& grid) {
    const board::AxisNumbering from_east{.from = board::CountFrom::east_or_south, .digits = 2};
    const board::AxisNumbering from_north{.digits = 2};
    const board::Sheet sheet{.prefix = "N",
                             .north_west = {0, 0},
                             .columns = size,
                             .rows = size,
                             .column = from_east,
                             .row = from_north};
    return board::Numbering::make(grid, {.order = board::AxisOrder::row_first,
                                         .separator = "",
                                         .sheets = {sheet},
                                         .second = std::nullopt})
        .value();
}

constexpr std::uint32_t tags(std::initializer_list<Tag> list) {
    std::uint32_t bits = 0;
    for (const Tag tag : list) bits |= 1U << static_cast<unsigned>(tag);
    return bits;
}

struct Piece {
    std::string_view code;
    Counter counter;
};

constexpr std::int32_t second_corps = 1;
constexpr std::int32_t cavalry_corps = 2;
constexpr std::int32_t first_corps = 3;
constexpr std::int32_t prussian_corps = 4;
constexpr std::int32_t guard_corps = 5;

Counter counter(ArmyId army, UnitType type, Nation nation, std::int32_t corps, std::int32_t movement,
                Face full, Face reduced = {}, std::uint32_t bits = 0) {
    return {.army = army,
            .type = type,
            .nation = nation,
            .corps = corps,
            .movement = movement,
            .full = full,
            .reduced = reduced,
            .steps = reduced.defence > 0 ? 2 : 1,
            .tags = bits};
}

Counter a_leader(ArmyId army, Nation nation, std::int32_t corps, std::initializer_list<Tag> list) {
    return counter(army, UnitType::leader, nation, corps, 8, {}, {}, tags(list));
}

const std::vector<Piece>& pieces() {
    using enum UnitType;
    constexpr auto fr = ArmyId::french;
    constexpr auto pr = ArmyId::prussian;
    constexpr auto an = ArmyId::anglo;
    static const std::vector<Piece> all{
        {"FI", counter(fr, infantry, Nation::french, second_corps, 4, {8, 8, 0}, {4, 4, 0})},
        {"OG", counter(fr, infantry, Nation::french, guard_corps, 4, {10, 10, 2}, {5, 5, 2},
                       tags({Tag::guard, Tag::imperial_guard, Tag::old_guard}))},
        {"IG", counter(fr, infantry, Nation::french, guard_corps, 4, {6, 6, 1}, {3, 3, 1},
                       tags({Tag::guard, Tag::imperial_guard}))},
        {"FC1", counter(fr, cavalry, Nation::french, cavalry_corps, 6, {4, 3, 1}, {2, 2, 1},
                        tags({Tag::cavalry_corps}))},
        {"FC2", counter(fr, cavalry, Nation::french, cavalry_corps, 6, {4, 3, 2}, {2, 2, 2},
                        tags({Tag::cavalry_corps}))},
        {"FH", counter(fr, horse_artillery, Nation::french, cavalry_corps, 5, {3, 2, 0}, {},
                       tags({Tag::cavalry_corps}))},
        {"FA", counter(fr, foot_artillery, Nation::french, second_corps, 3, {5, 4, 0}, {3, 2, 0})},
        {"GE", counter(fr, cavalry, Nation::french, guard_corps, 6, {1, 1, 0}, {},
                       tags({Tag::gendarmerie, Tag::imperial_guard}))},
        {"PI", counter(pr, infantry, Nation::prussian, prussian_corps, 4, {7, 7, 0}, {3, 3, 0})},
        {"PC", counter(pr, cavalry, Nation::prussian, prussian_corps, 6, {3, 2, 0})},
        {"PA", counter(pr, foot_artillery, Nation::prussian, prussian_corps, 3, {4, 4, 0}, {2, 2, 0})},
        {"H4",
         counter(pr, cavalry, Nation::prussian, prussian_corps, 7, {1, 1, 0}, {}, tags({Tag::hussar_4}))},
        {"AI", counter(an, infantry, Nation::british, 0, 4, {4, 4, 0}, {2, 2, 0})},
        {"AG", counter(an, infantry, Nation::british, 0, 4, {5, 5, 1}, {3, 3, 1}, tags({Tag::guard}))},
        {"AC", counter(an, cavalry, Nation::british, 0, 6, {3, 3, 1}, {2, 2, 1})},
        {"AA", counter(an, foot_artillery, Nation::british, 0, 3, {4, 3, 0}, {2, 2, 0})},
        {"AH", counter(an, horse_artillery, Nation::british, 0, 6, {2, 2, 0})},
        {"KI", counter(an, infantry, Nation::kgl, 0, 4, {4, 4, 0}, {2, 2, 0})},
        {"HI", counter(an, infantry, Nation::hanoverian, 0, 4, {4, 4, 0}, {2, 2, 0})},
        {"BI", counter(an, infantry, Nation::brunswick, 0, 4, {4, 4, 0}, {2, 2, 0})},
        {"SI", counter(an, infantry, Nation::nassau, 0, 4, {4, 4, 0}, {2, 2, 0})},
        {"NI", counter(an, infantry, Nation::netherlands, 0, 4, {3, 3, 0}, {2, 2, 0})},
        {"NC", counter(an, cavalry, Nation::netherlands, 0, 6, {3, 2, 0})},
        {"RI", counter(an, infantry, Nation::british, 0, 4, {3, 3, 0}, {}, tags({Tag::optional_reserves}))},
        {"Nap", a_leader(fr, Nation::french, 0, {Tag::army_leader})},
        {"Ney", a_leader(fr, Nation::french, 0, {Tag::detachment_leader})},
        {"Gro", a_leader(fr, Nation::french, 0, {Tag::detachment_leader})},
        {"Rei", a_leader(fr, Nation::french, second_corps, {Tag::corps_leader})},
        {"Erl", a_leader(fr, Nation::french, first_corps, {Tag::corps_leader})},
        {"Kel", a_leader(fr, Nation::french, cavalry_corps,
                         {Tag::corps_leader, Tag::cavalry_leader, Tag::cavalry_corps})},
        {"Blu", a_leader(pr, Nation::prussian, 0, {Tag::army_leader})},
        {"Zie", a_leader(pr, Nation::prussian, prussian_corps, {Tag::corps_leader})},
        {"Wel", a_leader(an, Nation::british, 0, {Tag::army_leader, Tag::corps_leader, Tag::any_nation})},
        {"Ora", a_leader(an, Nation::netherlands, 0, {Tag::corps_leader, Tag::any_nation})},
        {"Hil", a_leader(an, Nation::british, 0, {Tag::corps_leader, Tag::any_nation})},
        {"Ux", a_leader(an, Nation::british, 0, {Tag::corps_leader, Tag::cavalry_leader})},
        {"Bru", a_leader(an, Nation::brunswick, 0, {Tag::corps_leader, Tag::own_nation_only})},
    };
    return all;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        if (end > 0) words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

// The rulebook's numbers, as they ship.
const Tables& shipped_tables() {
    static const Tables tables = [] {
        Tables read;
        rules::Faults faults;
        read_tables(*support::shipped("campaign-1815"), read, faults);
        if (!faults.empty()) throw std::runtime_error(faults.front());
        return read;
    }();
    return tables;
}

}  // namespace

Field::Field() : setting_(std::make_shared<Setting>()) {
    const board::Grid grid = campaign_grid();
    board::MapBuilder builder(grid, campaign_numbering(grid), board::Kinds{});
    setting_->map = std::make_shared<const board::Map>(builder.build().value());
    setting_->hex.resize(std::size_t{grid.hex_count()} + 1);
    for (std::uint32_t h = 0; h < grid.hex_count(); ++h) {
        Hex& hex = setting_->hex[h + 1];
        for (const board::Direction d : board::all_directions) {
            const board::HexId next = grid.neighbour(board::HexId{h}, d);
            hex.neighbours[board::to_index(d)] = next == board::no_hex ? 0 : board::place_of(next);
        }
        std::sort(hex.order.begin(), hex.order.end(), [&hex](std::uint8_t a, std::uint8_t b) {
            return std::pair(hex.neighbours[a], a) < std::pair(hex.neighbours[b], b);
        });
    }
    setting_->seats = {{"french", "French"}, {"allied", "Allied"}};
    setting_->boxes = {"waiting", "eliminated", "exited", "defected"};
    setting_->waiting = setting_->box(0);
    setting_->eliminated = setting_->box(1);
    setting_->exited = setting_->box(2);
    setting_->defected = setting_->box(3);
    setting_->tables = shipped_tables();
    setting_->last_turn = 45;
    setting_->rows.resize(schema().size());
    setting_->rows[Campaign::table].push_back({"campaign", "campaign"});
    at(5, Phase::french_movement);
}

Place Field::place(std::string_view text) const {
    const auto found = rules::parse_place(*setting_, text);
    if (!found) throw std::runtime_error("no place " + std::string(text));
    return *found;
}

Hex& Field::hex(std::string_view text) {
    return setting_->hex[static_cast<std::size_t>(place(text).raw)];
}

std::size_t Field::index(std::string_view piece) const {
    const auto& names = setting_->rows[Unit::table];
    const auto found = std::find_if(names.begin(), names.end(), [&](const auto& n) { return n.id == piece; });
    if (found == names.end()) throw std::runtime_error("no piece " + std::string(piece));
    return static_cast<std::size_t>(found - names.begin());
}

std::int32_t Field::group_of(std::string_view entry_and_turn, ArmyId army) {
    const auto at = entry_and_turn.find('@');
    const std::string_view id = entry_and_turn.substr(0, at);
    const GroupInfo wanted{
        .army = army, .due = std::stoi(std::string(entry_and_turn.substr(at + 1))), .entry = [&] {
            for (std::size_t i = 0; i < setting_->entries.size(); ++i) {
                if (setting_->entries[i].id == id) return static_cast<std::int32_t>(i) + 1;
            }
            throw std::runtime_error("no entry " + std::string(id));
        }()};
    for (std::size_t i = 0; i < setting_->groups.size(); ++i) {
        const GroupInfo& group = setting_->groups[i];
        if (group.army == army && group.due == wanted.due && group.entry == wanted.entry)
            return static_cast<std::int32_t>(i) + 1;
    }
    setting_->groups.push_back(wanted);
    setting_->rows[Group::table].push_back({std::string(entry_and_turn), ""});
    return static_cast<std::int32_t>(setting_->groups.size());
}

Field& Field::unit(std::string_view text) {
    const std::vector<std::string> words = words_of(text);
    const std::string& what = words.at(0);
    const auto colon = what.find(':');
    const std::string code = what.substr(0, colon);
    const auto piece =
        std::find_if(pieces().begin(), pieces().end(), [&](const Piece& p) { return p.code == code; });
    if (piece == pieces().end()) throw std::runtime_error("no piece " + code);
    Unit row{.seat = seat_of_army(piece->counter.army),
             .army = piece->counter.army,
             .type = piece->counter.type,
             .steps = piece->counter.steps,
             .command = Command::in};
    std::size_t next = 2;
    if (words.at(1) == "waiting") {
        row.place = setting_->waiting;
        row.group = group_of(words.at(2), row.army);
        next = 3;
    } else {
        row.place = place(words.at(1));
    }
    for (; next < words.size(); ++next) {
        const std::string& state = words[next];
        if (state == "reduced") row.steps = 1;
        if (state == "disrupted") row.disrupted = 1;
        if (state == "locked") row.locked = 1;
        if (state == "blown") row.blown_through = 1'000;
        if (state == "out") row.command = Command::out;
        const auto known =
            std::to_array<std::string_view>({"reduced", "disrupted", "locked", "blown", "out"});
        if (std::find(known.begin(), known.end(), state) == known.end())
            throw std::runtime_error("no state " + state);
    }
    setting_->counters.push_back(piece->counter);
    setting_->units.push_back(row);
    setting_->rows[Unit::table].push_back({colon == std::string::npos ? code : what.substr(colon + 1), code});
    return *this;
}

Field& Field::units(std::initializer_list<std::string_view> list) {
    for (const std::string_view text : list) unit(text);
    return *this;
}

Field& Field::terrain(Terrain kind, std::initializer_list<std::string_view> hexes) {
    for (const std::string_view text : hexes) hex(text).terrain |= static_cast<std::uint8_t>(kind);
    return *this;
}

Field& Field::side(Side kind, std::string_view a, std::string_view b) {
    for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
        const int d = setting_->direction(place(from), place(to));
        if (d < 0) throw std::runtime_error("no neighbours: " + std::string(a) + " " + std::string(b));
        hex(from).sides[static_cast<std::size_t>(d)] |= static_cast<std::uint8_t>(kind);
    }
    return *this;
}

Field& Field::way(Way kind, std::initializer_list<std::string_view> hexes) {
    std::string_view last;
    for (const std::string_view text : hexes) {
        if (!last.empty()) {
            for (const auto& [from, to] : {std::pair(last, text), std::pair(text, last)}) {
                const int d = setting_->direction(place(from), place(to));
                if (d < 0)
                    throw std::runtime_error("no neighbours: " + std::string(from) + " " + std::string(to));
                hex(from).ways[static_cast<std::size_t>(d)] |= static_cast<std::uint8_t>(kind);
            }
        }
        last = text;
        if (kind == Way::village || hex(text).road != 0) continue;
        setting_->roads.push_back(place(text));
        setting_->road_holders.push_back(allied_seat);
        setting_->rows[Road::table].push_back({std::string(text), ""});
        hex(text).road = static_cast<std::int32_t>(setting_->roads.size());
    }
    return *this;
}

Field& Field::hold(Seat seat, std::initializer_list<std::string_view> hexes) {
    for (const std::string_view text : hexes)
        setting_->road_holders[static_cast<std::size_t>(hex(text).road) - 1] = seat;
    return *this;
}

Field& Field::edge(Edge kind, std::initializer_list<std::string_view> hexes) {
    for (const std::string_view text : hexes) hex(text).edges |= static_cast<std::uint8_t>(kind);
    return *this;
}

Field& Field::entry(std::string_view id, ArmyId army, std::initializer_list<std::string_view> hexes) {
    Entry entry{.id = std::string(id), .army = army};
    for (const std::string_view text : hexes) entry.hexes.push_back(place(text));
    std::sort(entry.hexes.begin(), entry.hexes.end());
    setting_->entries.push_back(entry);
    for (Entry& each : setting_->entries) each.delays.resize(setting_->entries.size());
    return *this;
}

Field& Field::delay(std::string_view from, std::string_view to, std::int32_t turns) {
    const auto entry = [this](std::string_view id) {
        const auto found = std::find_if(setting_->entries.begin(), setting_->entries.end(),
                                        [id](const Entry& e) { return e.id == id; });
        return static_cast<std::size_t>(found - setting_->entries.begin());
    };
    setting_->entries[entry(from)].delays[entry(to)] = turns;
    setting_->entries[entry(to)].delays[entry(from)] = turns;
    return *this;
}

Field& Field::ambush_around(std::string_view text) {
    for (const std::int32_t neighbour : hex(text).neighbours) {
        if (neighbour != 0) setting_->ambush.push_back(Place{neighbour});
    }
    std::sort(setting_->ambush.begin(), setting_->ambush.end());
    return *this;
}

Field& Field::at(std::int32_t turn, Phase phase) {
    const bool moves = phase == Phase::french_movement || phase == Phase::allied_movement;
    setting_->start = {.turn = turn, .phase = phase, .orders_given = moves};
    return *this;
}

Field& Field::last_turn(std::int32_t turn) {
    setting_->last_turn = turn;
    return *this;
}

Field& Field::without_orders() {
    setting_->start.orders_given = false;
    return *this;
}

Field& Field::number(Number name, std::int32_t value) {
    setting_->tables.numbers[static_cast<std::size_t>(name)] = value;
    return *this;
}

Field& Field::tag(std::string_view piece, Tag tag) {
    counter(piece).tags |= 1U << static_cast<unsigned>(tag);
    return *this;
}

Field& Field::corps(std::string_view piece, std::int32_t corps) {
    counter(piece).corps = corps;
    return *this;
}

Unit& Field::row(std::string_view piece) {
    return setting_->units[index(piece)];
}

Counter& Field::counter(std::string_view piece) {
    return setting_->counters[index(piece)];
}

std::shared_ptr<const Setting> Field::finish() {
    if (!setting_->ambush.empty()) {
        for (std::size_t row = 0; row < setting_->units.size(); ++row) {
            const Counter& of = setting_->counters[row];
            if (setting_->units[row].place == setting_->waiting &&
                (of.has(Tag::first_division) || of.has(Tag::second_division)))
                setting_->hidden.push_back(unit_row(row));
        }
    }
    for (const Unit& unit : setting_->units) {
        if (unit.type == UnitType::leader || !setting_->on_map(unit.place)) continue;
        const std::int32_t road = setting_->at(unit.place).road;
        if (road != 0) setting_->road_holders[static_cast<std::size_t>(road) - 1] = unit.seat;
    }
    const auto units = static_cast<std::uint32_t>(setting_->units.size());
    const auto groups = static_cast<std::uint32_t>(setting_->groups.size());
    const auto roads = static_cast<std::uint32_t>(setting_->roads.size());
    const std::vector<std::uint32_t> rows{units + 8, 1, units, groups, roads, 1};
    setting_->layout = std::make_shared<const ledger::Layout>(schema(), rows);
    return setting_;
}

}  // namespace hd::c1815::test
