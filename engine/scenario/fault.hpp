// What is wrong with a file, and where. Every reader returns the list of all faults, never an exception.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hd::scenario {

enum class Severity : std::int32_t { error, warning };

// How an unknown key is judged. `author`: it is a warning and is kept. `data`: what we ship ourselves, where
// it is an error.
enum class Strictness : std::int32_t { author, data };

// Line and column of a key or value, both counted from 1, columns in characters; 0 where there is no file.
// Where a thing stood in its file is not part of what it says, so two positions always compare equal.
struct Position {
    std::int32_t line = 0;
    std::int32_t column = 0;
    friend bool operator==(Position, Position) { return true; }
};

struct Fault {
    Severity severity = Severity::error;
    std::string file;
    Position at;
    std::string message;
};

// `file:line:column: error: message`; line and column are left out where they are 0.
std::string to_text(const Fault& fault);

// The faults of one file in the order they were met. A hostile file can't fill the memory with them:
// after `most` faults the rest is only counted.
class FaultList {
  public:
    static constexpr std::size_t most = 1'000;

    explicit FaultList(std::string file = {}) : file_(std::move(file)) {}

    void add(Severity severity, Position at, std::string message);
    void error(Position at, std::string message) { add(Severity::error, at, std::move(message)); }
    void warning(Position at, std::string message) { add(Severity::warning, at, std::move(message)); }
    // Appends the faults of another file, which keep that file's name.
    void append(const FaultList& other);

    const std::string& file() const { return file_; }
    const std::vector<Fault>& all() const { return faults_; }
    bool empty() const { return faults_.empty(); }
    bool has_errors() const { return errors_ != 0; }
    // All faults met, those beyond `most` included.
    std::size_t count() const { return faults_.size() + dropped_; }

  private:
    std::string file_;
    std::vector<Fault> faults_;
    std::size_t errors_ = 0;
    std::size_t dropped_ = 0;
};

// What a reader hands back: as much of the document as could be read, and everything that is wrong with it.
template <class T>
struct Loaded {
    T value{};
    FaultList faults;
    // True when nothing in the file was lost or misread; warnings may remain.
    bool ok() const { return !faults.has_errors(); }
};

}  // namespace hd::scenario
