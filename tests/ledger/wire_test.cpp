// The bytes of numbers, texts, lists and events, and what a reader makes of bytes that are no such thing.
#include "engine/ledger/wire.hpp"

#include "engine/ledger/wire_log.hpp"

#include <catch2/catch.hpp>

namespace hd::ledger {
namespace {

template <class... T>
Bytes written(T... values) {
    Bytes bytes;
    WireWriter out(bytes);
    out(values...);
    return bytes;
}

template <class T>
T read_back(const Bytes& bytes) {
    WireReader in(bytes);
    T value{};
    in(value);
    CHECK(in.ok());
    CHECK(in.left() == 0);
    return value;
}

template <class T>
std::string fault_of(const Bytes& bytes) {
    WireReader in(bytes);
    T value{};
    in(value);
    return std::string(in.fault());
}

TEST_CASE("Wire: numbers take seven bits a byte, the lowest first", "[wire]") {
    // 300 = 2 * 128 + 44: 44 with the mark of more to come (128), then 2.
    CHECK(written(std::uint32_t{300}) == Bytes{0x80 + 44, 2});
    CHECK(written(std::uint32_t{127}) == Bytes{127});
    // Zigzag: -3 is 2 * 3 - 1 = 5, 3 is 6.
    CHECK(written(std::int32_t{-3}, std::int32_t{3}) == Bytes{5, 6});
    CHECK(written(true, false) == Bytes{1, 0});
}

TEST_CASE("Wire: the ends of every range come back", "[wire]") {
    const auto there_and_back = [](auto value) {
        return read_back<decltype(value)>(written(value)) == value;
    };
    CHECK(there_and_back(std::numeric_limits<std::int64_t>::min()));
    CHECK(there_and_back(std::numeric_limits<std::int64_t>::max()));
    CHECK(there_and_back(std::numeric_limits<std::uint64_t>::max()));
    CHECK(there_and_back(std::numeric_limits<std::int32_t>::min()));
    CHECK(there_and_back(std::uint16_t{65'535}));
    CHECK(there_and_back(std::string("Štěpán, Plancenoit")));
    CHECK(there_and_back(std::vector<std::int32_t>{1, -1, 0}));
}

TEST_CASE("Wire: a number out of its range, or spelled in more bytes than it needs, is a fault", "[wire]") {
    CHECK(fault_of<std::uint16_t>(written(std::uint32_t{65'536})) == "a number is out of range");
    CHECK(fault_of<std::int32_t>(written(std::int64_t{1} << 31)) == "a number is out of range");
    CHECK(fault_of<std::uint32_t>({0x81, 0x00}) == "a number is spelled wrongly");
    CHECK(fault_of<std::uint64_t>(Bytes(11, 0xFF)) == "a number is spelled wrongly");
    CHECK(fault_of<std::uint32_t>({0x81}) == "it ends too early");
    CHECK(fault_of<bool>({2}) == "a yes or no is neither");
}

TEST_CASE("Wire: a size is measured against the bytes that are left before anything is allocated", "[wire]") {
    // Four billion elements, claimed in five bytes.
    const Bytes claim = written(std::uint32_t{4'000'000'000U});
    CHECK(fault_of<std::vector<std::int32_t>>(claim) == "a list is longer than allowed");
    CHECK(fault_of<std::string>(claim) == "a text is longer than allowed");
    CHECK(fault_of<std::vector<std::int32_t>>({100, 1, 1}) ==
          "a list is longer than the bytes that are left");
    CHECK(fault_of<std::string>({100, 'a'}) == "it ends too early");
}

TEST_CASE("Wire: after a fault a reader gives zero and keeps the first fault", "[wire]") {
    const Bytes bytes{2, 7, 7, 7};
    WireReader in(bytes);
    bool flag = true;
    std::uint32_t number = 9;
    in(flag, number);
    CHECK(number == 0);
    CHECK(in.left() == 0);
    CHECK(in.fault() == "a yes or no is neither");
}

Log sample() {
    Log log;
    const std::vector<Change> changes{{7, 0, 5}, {9, -2, 2'000'000'000}, {3, 2'000'000'000, -2'000'000'000}};
    const std::vector<Work> working{
        {.depth = 0, .op = Op::start, .applied = true, .rule = 3, .label = 4, .num = 11},
        {.depth = 1,
         .op = Op::times,
         .applied = false,
         .den = 2,
         .rule = 3,
         .label = 9,
         .num = 1,
         .unit = 77},
        {.depth = 200, .op = Op::result, .den = -1, .rule = 65'535, .num = -7, .where = -1}};
    const std::vector<Die> dice{{{1, 2, 0, 5}, 6, 4, DieSource::drawn},
                                {{1, 2, 1, 5}, 255, 255, DieSource::forced}};
    log.append({.kind = 1, .rule = 2, .seat = {1}}, 0xFFFFFFFFFFFFFFFFU, changes, working, dice);
    log.append({.kind = 1,
                .rule = 2,
                .seat = {2},
                .cause = 0,
                .subject = -4,
                .object = 5,
                .flags = 7,
                .audience = 6},
               1, {}, {}, {});
    log.append({}, 0, changes, {}, {});
    return log;
}

bool same(const Log& a, const Log& b) {
    bool equal = a.size() == b.size();
    for (EventNumber n = 0; equal && n < a.size(); ++n) {
        const auto all_equal = [](auto x, auto y) {
            return std::equal(x.begin(), x.end(), y.begin(), y.end());
        };
        equal = a.event(n).head == b.event(n).head && a.event(n).hash == b.event(n).hash &&
                all_equal(a.changes(n), b.changes(n)) && all_equal(a.working(n), b.working(n)) &&
                all_equal(a.dice(n), b.dice(n));
    }
    return equal;
}

Bytes bytes_of(const Log& log) {
    Bytes bytes;
    WireWriter out(bytes);
    write_events(out, log, 0, log.size());
    return bytes;
}

TEST_CASE("Wire: events come back whole", "[wire]") {
    const Log log = sample();
    const Bytes bytes = bytes_of(log);
    Log read;
    WireReader in(bytes);
    REQUIRE(read_events(in, read, log.size()));
    CHECK(in.left() == 0);
    CHECK(same(log, read));
}

TEST_CASE("Wire: events cut short at any byte are a fault and leave the log as it was", "[wire]") {
    const Bytes whole = bytes_of(sample());
    for (std::size_t size = 0; size < whole.size(); ++size) {
        Log read;
        WireReader in(ByteView(whole).first(size));
        CHECK_FALSE(read_events(in, read, 3));
        CHECK(read.size() == 0);
    }
}

TEST_CASE("Wire: what is read from any bytes is written as the same bytes", "[wire]") {
    const Bytes whole = bytes_of(sample());
    std::size_t accepted = 0;
    for (std::size_t bit = 0; bit < whole.size() * 8; ++bit) {
        Bytes flipped = whole;
        flipped[bit / 8] = static_cast<std::uint8_t>(flipped[bit / 8] ^ (1U << bit % 8));
        Log read;
        WireReader in(flipped);
        if (!read_events(in, read, 3)) continue;
        ++accepted;
        flipped.resize(in.position());
        CHECK(bytes_of(read) == flipped);
    }
    // The 24 bytes of the three hashes accept any bit.
    CHECK(accepted >= 24 * 8);
}

}  // namespace
}  // namespace hd::ledger
