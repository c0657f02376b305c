// A scenario opened for editing, with its map: simple edits, undo and redo, saving. Opening and editing never
// write a file; save() does. Whether what it holds makes sense is for lint to say.
#pragma once

#include "editor/document/edit.hpp"
#include "engine/scenario/library.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hd::editor {

class Document {
  public:
    // Opens the scenario and, where it can be found, its map. A document of which something could not be read
    // is not opened, since saving it would lose that; its faults come back instead.
    static tl::expected<Document, scenario::FaultList> open(const scenario::DataRoot& root,
                                                            const std::filesystem::path& path);

    const scenario::Scenario& scenario() const { return scenario_; }
    // Null where the scenario names no map that can be found.
    const scenario::MapDocument* map() const;
    // The warnings of opening.
    const scenario::FaultList& faults() const { return faults_; }

    // Each makes one entry of the history, and none if it would change nothing (then false).
    // The unit's place in the set-up, from wherever it was; "" takes it out of set-up and schedule. Another
    // place, turn or entry keeps neither mark nor note: they told where the old one came from.
    bool place_unit(const std::string& unit, const std::string& place);
    // The unit comes on in that turn by that entry, from wherever it was.
    bool schedule_unit(const std::string& unit, std::int32_t turn, const std::string& entry);
    // The unit under another id, wherever it is named.
    bool rename_unit(const std::string& unit, const std::string& to);
    // Of a unit that is set up or scheduled more than once, the last entry goes.
    bool take_last_of(const std::string& unit);
    // The terrain of a hex, listed or not; none: the map's default.
    bool set_terrain(const std::string& hex, const std::vector<std::string>& terrain);
    bool set_level(const std::string& hex, std::int32_t level);
    bool set_name(const std::string& hex, const std::string& name);
    // Adds the kind to the hexside between two hexes, or takes it off.
    bool set_hexside(const std::string& a, const std::string& b, const std::string& kind, bool on);
    bool toggle_hexside(const std::string& a, const std::string& b, const std::string& kind);
    // Joins what the kind's paths leave open: a path that begins where the new one ends goes on.
    bool add_path(const std::string& kind, const std::vector<std::string>& hexes);
    // Takes the stretch between two neighbouring hexes out of every path, which may cut one in two.
    bool cut_paths(const std::string& a, const std::string& b);
    // Nothing takes the objective away.
    bool set_objective(const std::string& hex, const std::optional<scenario::MapObjective>& objective);
    // A value of a list; nothing takes it out.
    bool set_value(ValueList list, const std::string& name, const std::optional<scenario::Value>& value);
    bool set_option(const std::string& name, const std::optional<scenario::Value>& value) {
        return set_value(ValueList::options, name, value);
    }
    bool set_text(TextField field, const std::string& text);
    bool set_turns(std::int32_t first, std::int32_t last);
    // What a journal kept becomes the document, as one entry that can be undone.
    void replace(Whole whole);

    // Makes one entry of all that came since the history stood there: a stroke is one step.
    void join_since(std::size_t position, const std::string& label);

    bool can_undo() const { return position_ > 0; }
    bool can_redo() const { return position_ < history_.size(); }
    void undo();  // only if can_undo()
    void redo();  // only if can_redo()
    // The files it came from.
    const std::filesystem::path& path() const { return path_; }
    const std::filesystem::path& map_path() const { return map_path_; }
    // Goes up with every change, also by undo and redo.
    std::uint64_t edition() const { return edition_; }
    // All entries; those from position() on are undone.
    const std::vector<Edit>& history() const { return history_; }
    std::size_t position() const { return position_; }
    bool has_unsaved_edits() const { return position_ != saved_; }
    // How many entries lie between the last save and now; all of them where that save was cut off.
    std::size_t unsaved_edits() const {
        if (saved_ > history_.size()) return position_;
        return position_ > saved_ ? position_ - saved_ : saved_ - position_;
    }

    // What save() writes.
    std::string scenario_bytes() const;
    std::string map_bytes() const;  // empty where the map is part of the scenario or absent

    // Writes the files that edits have changed since they were last saved or opened. What is to be written is
    // read back first, so that a file that would not open again is never written.
    tl::expected<void, scenario::Fault> save();

  private:
    scenario::MapDocument* map_to_edit();
    bool add(Edit edit);
    template <class Row>
    void change_row(Edit& edit, std::size_t index, const std::optional<Row>& before,
                    const std::optional<Row>& after);
    void change(Edit& edit, Change change);
    void change_hex(Edit& edit, const std::string& hex, const std::function<void(scenario::MapHex&)>& how);
    void take_from_setup(Edit& edit, const std::string& unit);
    void take_from_schedule(Edit& edit, const std::string& unit);
    bool differs_from_file(Part part) const;
    tl::expected<void, scenario::Fault> save_map() const;
    tl::expected<void, scenario::Fault> save_scenario() const;

    scenario::Scenario scenario_;
    std::filesystem::path path_;
    std::optional<scenario::MapDocument> map_;  // where the map is a file of its own
    std::filesystem::path map_path_;
    scenario::FaultList faults_;
    std::vector<Edit> history_;
    std::size_t position_ = 0;
    std::uint64_t edition_ = 0;
    // Where the history stood at the last save; never again if that entry was cut off.
    std::size_t saved_ = 0;
};

}  // namespace hd::editor
