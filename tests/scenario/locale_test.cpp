// Bytes depend on no locale: everything is read and written again under one that writes 1.234.567,5.
#include "engine/scenario/scenario.hpp"
#include "engine/scenario/table.hpp"

#include <catch2/catch.hpp>

#include <clocale>
#include <locale>

namespace hd::scenario {

namespace {

class CommaPunctuation : public std::numpunct<char> {
  protected:
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
};

// A comma-decimal locale for C++ streams and, where the machine has one, for C.
class CommaLocale {
  public:
    CommaLocale()
        : old_(std::locale::global(
              std::locale(std::locale::classic(), std::make_unique<CommaPunctuation>().release()))),
          old_c_(std::setlocale(LC_ALL, nullptr)) {
        for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "tr_TR.UTF-8", "en_IN.UTF-8"}) {
            if (std::setlocale(LC_ALL, name) != nullptr) break;
        }
    }
    CommaLocale(const CommaLocale&) = delete;
    CommaLocale& operator=(const CommaLocale&) = delete;
    ~CommaLocale() {
        std::locale::global(old_);
        std::setlocale(LC_ALL, old_c_.c_str());
    }

  private:
    std::locale old_;
    std::string old_c_;
};

const std::string json = R"({"format": "hundred-days-scenario", "version": 1, "id": "III-i",
    "parameters": {"large": 1234567, "low": -2147483648}, "odd": [1234.5, 1e3]})";
const std::string table = R"({"format": "hundred-days-table", "version": 1,
    "columns": [{"name": "d", "type": "range"}], "rows": [{"d": "1234567..2345678"}]})";

}  // namespace

TEST_CASE("reading and writing are the same under a locale with decimal commas") {
    const auto plain = read_scenario(json, "s");
    const std::string bytes = to_json(plain.value);
    const CommaLocale comma;
    const auto loaded = read_scenario(json, "s");
    CHECK(loaded.ok());
    CHECK(loaded.value == plain.value);
    CHECK(to_json(loaded.value) == bytes);
    CHECK(bytes.find("\"large\": 1234567,") != std::string::npos);
    CHECK(bytes.find("[1234.5, 1e3]") != std::string::npos);
    CHECK(read_table(table, "t").value.rows.at(0)[0].high == 2345678);
}

TEST_CASE("messages are the same under a locale with decimal commas") {
    const auto said = [] {
        return to_text(read_scenario(R"({"format": "hundred-days-scenario", "version": 1234567})", "s")
                           .faults.all()
                           .at(0));
    };
    const std::string plain = said();
    const CommaLocale comma;
    CHECK(said() == plain);
    CHECK(plain.find("version 1234567") != std::string::npos);
}

}  // namespace hd::scenario
