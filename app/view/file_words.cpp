#include "app/view/file_words.hpp"

#include "app/view/words.hpp"

#include <fmt/format.h>

#include <array>

namespace hd::view {

std::string unsaved_words(const std::string& title, std::int32_t changes) {
    return fmt::format("{} has {} that {} in no file.", title, counted(changes, "change"),
                       changes == 1 ? "is" : "are");
}

std::string recovered_words(std::int32_t changes) {
    return fmt::format("{} recovered; undo takes {} back", counted(changes, "change"),
                       changes == 1 ? "it" : "them");
}

std::string saved_words(std::int32_t hexes, std::int32_t units) {
    return fmt::format("Saved. {}, {}.", counted(hexes, "hex"), counted(units, "unit"));
}

std::string cut_short_words(const std::string& file, std::int32_t whole) {
    const std::string ends = fmt::format("{} ends in the middle of event {}.", file, whole + 1);
    if (whole == 0) return ends + " No event before it is there.";
    if (whole == 1) return ends + " The event before it is whole.";
    return ends + fmt::format(" The {} events before it are whole.", whole);
}

std::string missing_words(const std::string& path) {
    return fmt::format(
        "{} names no file and no scenario. Check how it is spelled, or drop the file on this "
        "window.",
        path);
}

std::string day_words(std::chrono::sys_days day, std::chrono::sys_days today) {
    constexpr std::array<const char*, 7> weekdays{"Sunday",   "Monday", "Tuesday", "Wednesday",
                                                  "Thursday", "Friday", "Saturday"};
    constexpr std::array<const char*, 12> months{"January",   "February", "March",    "April",
                                                 "May",       "June",     "July",     "August",
                                                 "September", "October",  "November", "December"};
    const auto ago = (today - day).count();
    if (ago == 0) return "today";
    if (ago == 1) return "yesterday";
    if (ago > 1 && ago < 7) return weekdays[std::chrono::weekday(day).c_encoding()];
    const std::chrono::year_month_day date(day);
    std::string short_date = fmt::format("{} {}", static_cast<unsigned>(date.day()),
                                         months[static_cast<unsigned>(date.month()) - 1]);
    if (date.year() == std::chrono::year_month_day(today).year()) return short_date;
    return fmt::format("{} {}", short_date, static_cast<int>(date.year()));
}

}  // namespace hd::view
