#include "replay/notes.hpp"

#include "engine/scenario/files.hpp"
#include "engine/scenario/shape_reader.hpp"
#include "engine/scenario/shape_writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace hd::replay {

using ledger::EventNumber;

template <class V, scenario::Like<DiceNote> T>
void describe(V& v, T& note) {
    v("event", note.event);
    v("hash", note.hash);
    v("reference", note.reference);
}

template <class V, scenario::Like<Notes> T>
void describe(V& v, T& notes) {
    v("dice", notes.dice);
}

namespace {

constexpr std::size_t longest_reference = 200;

std::string hash_text(const ledger::Log& log, EventNumber event) {
    return fmt::format("{:016x}", log.event(event).hash);
}

bool belongs(const DiceNote& note, const ledger::Log& log) {
    if (note.event < 0 || static_cast<std::uint64_t>(note.event) >= log.size()) return false;
    return note.hash == hash_text(log, static_cast<EventNumber>(note.event));
}

// At most so many bytes, and no character cut in two.
std::string_view shortened(std::string_view text) {
    if (text.size() <= longest_reference) return text;
    std::size_t end = longest_reference;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return text.substr(0, end);
}

// What Unicode calls well-formed (its table 3-7): no overlong form, no surrogate, nothing past U+10FFFF.
bool is_utf8(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    for (std::size_t i = 0; i < text.size();) {
        const unsigned char first = byte(i);
        const std::size_t more = first < 0x80U ? 0 : first < 0xE0U ? 1 : first < 0xF0U ? 2 : 3;
        if (more > 0 && (first < 0xC2U || first > 0xF4U || text.size() - i <= more)) return false;
        for (std::size_t k = 1; k <= more; ++k) {
            if ((byte(i + k) & 0xC0U) != 0x80U) return false;
        }
        if (first == 0xE0U && byte(i + 1) < 0xA0U) return false;
        if (first == 0xEDU && byte(i + 1) > 0x9FU) return false;
        if (first == 0xF0U && byte(i + 1) < 0x90U) return false;
        if (first == 0xF4U && byte(i + 1) > 0x8FU) return false;
        i += more + 1;
    }
    return true;
}

}  // namespace

bool can_be_reference(std::string_view text) {
    const bool has_control = std::any_of(text.begin(), text.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20U || c == '\x7F';
    });
    return !text.empty() && !has_control && is_utf8(text);
}

std::string notes_path(const std::string& recording) {
    return std::filesystem::path(recording).replace_extension(".notes.json").string();
}

tl::expected<Notes, std::string> read_notes(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return Notes{};
    auto bytes = scenario::read_file(path);
    if (!bytes) return tl::unexpected(scenario::to_text(bytes.error()));
    auto loaded = scenario::read_document<Notes>(std::move(*bytes), path);
    if (loaded.faults.has_errors()) return tl::unexpected(scenario::to_text(loaded.faults.all().front()));
    return std::move(loaded.value);
}

tl::expected<void, std::string> write_notes(const std::string& path, const Notes& notes) {
    const auto written = scenario::write_file(path, scenario::written(notes));
    if (!written) return tl::unexpected(scenario::to_text(written.error()));
    return {};
}

bool note_dice(Notes& notes, const ledger::Log& log, EventNumber first, EventNumber last,
               std::string_view reference) {
    bool any = false;
    for (EventNumber n = first; n < last; ++n) {
        const auto dice = log.dice(n);
        const bool typed = std::any_of(dice.begin(), dice.end(), [](const ledger::Die& die) {
            return die.source == ledger::DieSource::typed;
        });
        if (!typed) continue;
        const auto event = static_cast<std::int32_t>(n);
        const auto old = std::find_if(notes.dice.begin(), notes.dice.end(), [&](const DiceNote& one) {
            return one.event == event && belongs(one, log);
        });
        DiceNote& note = old == notes.dice.end() ? notes.dice.emplace_back() : *old;
        note.event = event;
        note.hash = hash_text(log, n);
        note.reference = shortened(reference);
        any = true;
    }
    return any;
}

std::string_view reference_of(const Notes& notes, const ledger::Log& log, EventNumber event) {
    for (const DiceNote& note : notes.dice) {
        if (note.event == static_cast<std::int32_t>(event) && belongs(note, log)) return note.reference;
    }
    return {};
}

Notes notes_of(const Notes& notes, const ledger::Log& log) {
    Notes kept;
    std::copy_if(notes.dice.begin(), notes.dice.end(), std::back_inserter(kept.dice),
                 [&](const DiceNote& note) { return belongs(note, log); });
    return kept;
}

}  // namespace hd::replay
