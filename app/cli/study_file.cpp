#include "app/cli/study.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

#include <memory>

namespace hd::cli {

namespace {

constexpr const char* schema =
    "CREATE TABLE study (scenario TEXT, ruleset TEXT, version INTEGER, seed TEXT, games INTEGER, players "
    "TEXT);"
    "CREATE TABLE game (number INTEGER PRIMARY KEY, seed TEXT, options TEXT, winner TEXT, level TEXT,"
    " turns INTEGER, events INTEGER, hash TEXT);"
    "CREATE TABLE score (game INTEGER, name TEXT, value INTEGER, PRIMARY KEY (game, name)) WITHOUT ROWID;"
    "BEGIN;";

struct Close {
    void operator()(sqlite3* base) const { sqlite3_close(base); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    void operator()(unsigned char* bytes) const { sqlite3_free(bytes); }
};
using Base = std::unique_ptr<sqlite3, Close>;

// A statement with its values in order, run once for each row.
class Insert {
  public:
    Insert(const Base& base, const char* text) {
        sqlite3_stmt* made = nullptr;
        sqlite3_prepare_v2(base.get(), text, -1, &made, nullptr);
        statement_.reset(made);
    }
    Insert& put(std::int64_t value) {
        sqlite3_bind_int64(statement_.get(), ++place_, value);
        return *this;
    }
    Insert& put(const std::string& value) {
        // The text outlives the step; SQLITE_STATIC would be a cast from an integer.
        sqlite3_bind_text(statement_.get(), ++place_, value.c_str(), static_cast<int>(value.size()), nullptr);
        return *this;
    }
    bool run() {
        const bool done = sqlite3_step(statement_.get()) == SQLITE_DONE;
        sqlite3_reset(statement_.get());
        place_ = 0;
        return done;
    }

  private:
    std::unique_ptr<sqlite3_stmt, Close> statement_;
    int place_ = 0;
};

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

bool fill(const Base& base, const StudyPlan& plan, const std::vector<StudiedGame>& games) {
    Insert study(base, "INSERT INTO study VALUES (?, ?, ?, ?, ?, ?)");
    Insert game(base, "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    Insert score(base, "INSERT INTO score VALUES (?, ?, ?)");
    const std::string players = joined(plan.players);
    const std::string ruleset(plan.ruleset->id);
    const std::string seed = fmt::format("{}", plan.seed);
    study.put(plan.scenario->scenario.id).put(ruleset).put(plan.ruleset->version).put(seed);
    if (!study.put(plan.games).put(players).run()) return false;
    for (std::size_t n = 0; n < games.size(); ++n) {
        const StudiedGame& row = games[n];
        const std::string game_seed = fmt::format("{}", row.seed);
        game.put(static_cast<std::int64_t>(n)).put(game_seed).put(row.options).put(row.winner).put(row.level);
        if (!game.put(row.turns).put(row.events).put(row.hash).run()) return false;
        for (const auto& [name, value] : row.scores) {
            if (!score.put(static_cast<std::int64_t>(n)).put(name).put(value).run()) return false;
        }
    }
    return true;
}

}  // namespace

tl::expected<std::string, std::string> study_bytes(const StudyPlan& plan,
                                                   const std::vector<StudiedGame>& games) {
    sqlite3* opened = nullptr;
    const int status = sqlite3_open(":memory:", &opened);
    const Base base(opened);
    const bool whole =
        status == SQLITE_OK && sqlite3_exec(base.get(), schema, nullptr, nullptr, nullptr) == SQLITE_OK &&
        fill(base, plan, games) && sqlite3_exec(base.get(), "COMMIT", nullptr, nullptr, nullptr) == SQLITE_OK;
    if (!whole) return tl::unexpected(std::string(sqlite3_errmsg(base.get())));
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, Close> bytes(sqlite3_serialize(base.get(), "main", &size, 0));
    if (bytes == nullptr) return tl::unexpected(std::string("no memory for the study"));
    return std::string(reinterpret_cast<const char*>(bytes.get()), static_cast<std::size_t>(size));
}

}  // namespace hd::cli
