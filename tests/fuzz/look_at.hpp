// What every reader of recordings does with one, for the fuzz entries.
#pragma once

#include "engine/ledger/wire.hpp"

namespace hd::fuzz {

void look_at(ledger::Bytes recording);

}  // namespace hd::fuzz
