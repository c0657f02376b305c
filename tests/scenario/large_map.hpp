// A map file as large as the board may be, and what reading it costs: for the test and the benchmark.
#pragma once

#include <fmt/format.h>

#include <fstream>
#include <string>

namespace hd::scenario::tests {

// 1,000 by 1,000 hexes, each with a label and a terrain, every tenth with more.
inline std::string million_hexes() {
    std::string json = R"({"format": "hundred-days-map", "version": 1, "id": "large",
"grid": {"orientation": "flat", "columns": 1000, "rows": 1000, "stagger": "odd"},
"terrain_kinds": ["clear", "woods", "ridge"], "default_terrain": "clear", "hexes": [)";
    for (int i = 0; i < 1'000'000; ++i) {
        json += fmt::format("{}\n{{\"hex\":\"{:04}{:04}\",\"terrain\":[{}]{}}}", i == 0 ? "" : ",",
                            i / 1000 + 1, i % 1000 + 1, i % 3 == 0 ? "\"woods\"" : "\"clear\",\"ridge\"",
                            i % 10 == 0 ? ",\"level\":12" : "");
    }
    return json + "\n]}\n";
}

// The most memory the process has held since forget_peak().
inline long peak_kilobytes() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        long kilobytes = 0;
        if (word == "VmHWM:" && status >> kilobytes) return kilobytes;
    }
    return 0;
}

inline void forget_peak() {
    std::ofstream("/proc/self/clear_refs") << "5";
}

}  // namespace hd::scenario::tests
