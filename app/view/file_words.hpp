// Sentences about files: what is in none, what is cut short, what is not there, when it was written.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace hd::view {

// "Wavre has 1 change that is in no file."
std::string unsaved_words(const std::string& title, std::int32_t changes);
// "1 change recovered; undo takes it back"
std::string recovered_words(std::int32_t changes);
// "Saved. 300 hexes, 62 units."
std::string saved_words(std::int32_t hexes, std::int32_t units);
// What, why and how much is whole: "w.game ends in the middle of event 318. The 317 events before it are
// whole."
std::string cut_short_words(const std::string& file, std::int32_t whole);
// Of a path that names nothing, and what can be done.
std::string missing_words(const std::string& path);
// "today", "yesterday", "Sunday", "14 May", "14 May 2025".
std::string day_words(std::chrono::sys_days day, std::chrono::sys_days today);

}  // namespace hd::view
