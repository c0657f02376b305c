#include "engine/scenario/format_of.hpp"

#include "engine/scenario/json_reader.hpp"

#include <utility>

namespace hd::scenario {

namespace {

// Ends the reading at the first `format` of the outermost object.
class FormatFinder : public JsonEvents {
  public:
    std::string format;

    bool begin_object(Position) override { return deeper(); }
    bool begin_list(Position) override { return deeper(); }
    bool end_object() override { return shallower(); }
    bool end_list() override { return shallower(); }
    bool key(std::string_view name, Position) override {
        wanted_ = depth_ == 1 && name == "format";
        return true;
    }
    bool text(std::string_view value, Position) override {
        if (wanted_) format = value;
        return !wanted_;
    }
    bool number(std::string_view, Position) override { return true; }
    bool boolean(bool, Position) override { return true; }
    bool null(Position) override { return true; }

  private:
    bool deeper() {
        ++depth_;
        wanted_ = false;
        return true;
    }
    bool shallower() {
        --depth_;
        return true;
    }
    std::int32_t depth_ = 0;
    bool wanted_ = false;
};

}  // namespace

std::string format_of(std::string bytes) {
    FormatFinder finder;
    FaultList ignored;
    read_json(bytes, finder, ignored);
    return finder.format;
}

}  // namespace hd::scenario
