#include "engine/players/random.hpp"

#include "engine/ledger/dice.hpp"

namespace hd::players {

namespace {

class Random final : public Player {
  public:
    Choice choose(const Question& question) override {
        const std::uint64_t number = ledger::mixed(question.seed, question.number);
        const rules::Action action = question.options[number % question.options.size()];
        return {.action = action, .thought = {.chosen = {.action = action}}};
    }
};

}  // namespace

std::unique_ptr<Player> make_random() {
    return std::make_unique<Random>();
}

}  // namespace hd::players
