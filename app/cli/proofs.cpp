#include "app/cli/proofs.hpp"

#include "engine/scenario/files.hpp"
#include "engine/scenario/json_reader.hpp"

namespace hd::cli {

namespace {

// The keys of the outermost object.
class Keys final : public scenario::JsonEvents {
  public:
    std::set<std::string> found;

    bool begin_object(scenario::Position) override {
        ++depth_;
        return true;
    }
    bool key(std::string_view name, scenario::Position) override {
        if (depth_ == 1) found.emplace(name);
        return true;
    }
    bool end_object() override {
        --depth_;
        return true;
    }
    bool begin_list(scenario::Position) override { return true; }
    bool end_list() override { return true; }
    bool text(std::string_view, scenario::Position) override { return true; }
    bool number(std::string_view, scenario::Position) override { return true; }
    bool boolean(bool, scenario::Position) override { return true; }
    bool null(scenario::Position) override { return true; }

  private:
    int depth_ = 0;
};

}  // namespace

tl::expected<std::set<std::string>, std::string> load_proofs(const scenario::DataRoot& data,
                                                             const std::string& ruleset) {
    const auto path = data.path / "rulesets" / ruleset / "proofs.json";
    auto bytes = scenario::read_file(path);
    if (!bytes) return tl::unexpected(scenario::to_text(bytes.error()));
    Keys keys;
    scenario::FaultList faults(path.string());
    if (!scenario::read_json(*bytes, keys, faults) || faults.has_errors()) {
        return tl::unexpected(scenario::to_text(faults.all().front()));
    }
    return keys.found;
}

}  // namespace hd::cli
