// Reading a recording from its first frame on, without asking the rules anything: every event must fit the
// state that it finds, by its values before and by its hash.
#pragma once

#include "replay/line.hpp"
#include "replay/translation.hpp"

#include <memory>
#include <optional>
#include <string>

namespace hd::replay {

// What recordings need from the world around: which rules there are, and settings made from the header's
// text.
struct Library {
    std::span<const rules::Ruleset* const> rulesets;
    tl::expected<std::shared_ptr<const rules::Setting>, rules::Faults> (*setting)(
        const rules::Ruleset&, const std::string& scenario, const rules::OptionValues&) = nullptr;
};

// A recording's header and what today's program makes of it.
struct Opening {
    int version = 0;
    Header header;
    const rules::Ruleset* ruleset = nullptr;
    std::shared_ptr<const rules::Setting> setting;
};

// The header alone, of any ruleset: for lists of games. Says what is wrong with the file.
Result<Header> peek(const Store& store);
// Header, rules and setting; names the file, the versions and what to do.
Result<std::shared_ptr<const Opening>> read_opening(const Store& store, const Library& library);

class Playback {
  public:
    // Behind the header; nothing is read yet.
    Playback(const Store& store, std::shared_ptr<const Opening> opening);

    // Reads and takes the next frame; none at the end or at the first frame that is damaged or doesn't fit,
    // which `tail` then tells of. For a Rewind, line() is already taken back.
    std::optional<Record> next();

    const Line& line() const { return line_; }
    // The recording's numbers are those of today's rules.
    bool is_todays() const { return translation_.is_identity(); }
    Line take_line() && { return std::move(line_); }
    const std::optional<Tail>& tail() const { return scan_.tail(); }
    // Behind the last frame that was accepted.
    const Chain& chain() const { return scan_.chain(); }

  private:
    std::string take(const Record& record, const Frame& frame, EventNumber first);
    std::string take_events(EventNumber first);
    std::string check_names(EventNumber n) const;
    std::string check_changes(std::span<const ledger::Change> changes) const;
    std::string translate_events(EventNumber first);
    bool is_value(const ledger::Field& field, std::int32_t value) const;

    std::shared_ptr<const Opening> opening_;
    FrameScan scan_;
    Line line_;
    Translation translation_;
    std::int64_t places_ = 0;
    bool begun_ = false;
    std::vector<std::uint64_t> recorded_hashes_;  // by event, only where something is translated
};

}  // namespace hd::replay
