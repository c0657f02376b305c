// Values of state as they are printed: names of enumerations, rows and places; hashes and decimals for
// programs.
#pragma once

#include "engine/rules/setting.hpp"

#include <cstdint>
#include <string>

namespace hd::view {

// "" for a row, place or seat that is none.
std::string value_text(const rules::Setting& setting, const ledger::Field& field, std::int32_t value);

// A field whose value is a plain number, not a name.
bool is_number(const ledger::Field& field);

std::string hash_text(std::uint64_t hash);  // 16 hex digits

// n parts of which `scale` make one, as a decimal written from integers: "2", "2.5".
std::string decimal_parts(std::int32_t n, std::int32_t scale);

}  // namespace hd::view
