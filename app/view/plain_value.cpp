#include "app/view/plain_value.hpp"

#include <fmt/format.h>

namespace hd::view {

std::string value_text(const rules::Setting& setting, const ledger::Field& field, std::int32_t value) {
    using ledger::FieldKind;
    switch (field.kind) {
        case FieldKind::integer:
        case FieldKind::order:
        case FieldKind::seen:
            return fmt::format("{}", value);
        case FieldKind::boolean:
            return value != 0 ? "yes" : "no";
        case FieldKind::enumeration:
            return value >= 0 && static_cast<std::size_t>(value) < field.names.size()
                       ? std::string(field.names[static_cast<std::size_t>(value)])
                       : fmt::format("#{}", value);
        case FieldKind::place:
        case FieldKind::spot:
            return rules::place_text(setting, ledger::Place{value});
        case FieldKind::row:
            return value == 0 ? std::string() : rules::row_text(setting, field.target, value - 1);
        case FieldKind::seat:
            return value >= 1 && static_cast<std::size_t>(value) <= setting.seats.size()
                       ? setting.seats[static_cast<std::size_t>(value) - 1].id
                       : std::string();
    }
    return {};
}

bool is_number(const ledger::Field& field) {
    using ledger::FieldKind;
    return field.kind == FieldKind::integer || field.kind == FieldKind::order ||
           field.kind == FieldKind::seen;
}

std::string hash_text(std::uint64_t hash) {
    return fmt::format("{:016x}", hash);
}

std::string decimal_parts(std::int32_t n, std::int32_t scale) {
    if (n % scale == 0) return fmt::format("{}", n / scale);
    // Halves are exact in one digit; other scales are given to two, cut off.
    const std::int32_t hundredths = n % scale * 100 / scale;
    return hundredths % 10 == 0 ? fmt::format("{}.{}", n / scale, hundredths / 10)
                                : fmt::format("{}.{:02}", n / scale, hundredths);
}

}  // namespace hd::view
