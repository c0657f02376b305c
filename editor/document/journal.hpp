// What was edited and not yet saved, kept in a folder of its own while a document is open, so that a crash
// loses nothing. Knows no window; who writes when is the caller's affair.
#pragma once

#include "editor/document/document.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace hd::editor {

struct JournalEntry {
    std::filesystem::path file;      // of the journal
    std::filesystem::path document;  // the scenario it belongs to
    std::string title;
    std::size_t edits = 0;  // after the last save
};

// Writes the document as it is; the folder is made where it is missing.
tl::expected<void, scenario::Fault> write_journal(const std::filesystem::path& folder,
                                                  const Document& document);
// After a save, or when the edits are thrown away. Nothing to do where there is none.
void drop_journal(const std::filesystem::path& folder, const std::filesystem::path& document);
// Sorted by the document's path; what is no journal is passed over.
std::vector<JournalEntry> list_journals(const std::filesystem::path& folder);
// What it kept; every fault of what stands in it.
tl::expected<Whole, scenario::FaultList> read_journal(const JournalEntry& entry);

}  // namespace hd::editor
