// Any bytes as the frames of a recording with right checksums, so that what is inside the frames is reached:
// each frame is a byte of kind, two bytes of length and its contents. The toy's own header stands before
// them.
#include "tests/fuzz/look_at.hpp"
#include "tests/replay/games.hpp"

#include <algorithm>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hd;
    ledger::Bytes file = replay::file_start(replay::format_version);
    replay::Chain chain = replay::chain_of(replay::format_version);
    const auto add = [&](replay::FrameKind kind, ledger::ByteView contents) {
        const ledger::Bytes frame = replay::frame_bytes(chain, kind, contents);
        file.insert(file.end(), frame.begin(), frame.end());
    };
    static const ledger::Bytes header =
        replay::to_bytes(replay::header_of(replay::toy_start(1)), replay::format_version);
    add(replay::FrameKind::header, header);
    for (ledger::ByteView rest(data, size); rest.size() >= 3;) {
        const std::size_t length = rest[1] | std::size_t{rest[2]} << 8U;
        const auto kind = static_cast<replay::FrameKind>(rest[0] % 6U);
        rest = rest.subspan(3);
        const ledger::ByteView contents = rest.first(std::min(length, rest.size()));
        add(kind, contents);
        rest = rest.subspan(contents.size());
    }
    fuzz::look_at(std::move(file));
    return 0;
}
