// Any bytes as events and as a header: refused, or written again as the very same bytes.
#include "engine/ledger/wire_log.hpp"
#include "replay/frame.hpp"
#include "replay/header.hpp"

#include <algorithm>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hd;
    const ledger::ByteView bytes(data, size);
    for (std::size_t count : {1U, 3U}) {
        ledger::Log log;
        ledger::WireReader in(bytes);
        if (!ledger::read_events(in, log, count)) continue;
        ledger::Bytes again;
        ledger::WireWriter out(again);
        ledger::write_events(out, log, 0, log.size());
        if (!std::equal(again.begin(), again.end(), bytes.begin(),
                        bytes.begin() + static_cast<long>(in.position()))) {
            std::abort();
        }
    }
    const replay::Result<replay::Header> header = replay::read_header(bytes, replay::format_version);
    if (!header) return 0;
    const ledger::Bytes again = replay::to_bytes(*header, replay::format_version);
    if (!std::equal(again.begin(), again.end(), bytes.begin(), bytes.end())) std::abort();
    return 0;
}
