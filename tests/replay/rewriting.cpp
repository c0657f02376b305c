#include "tests/replay/rewriting.hpp"

namespace hd::replay {

Rewriting Rewriting::of(const LiveGame& live) {
    Rewriting list{.version = live.opening().version, .header = live.header(), .frames = {}};
    Playback playback(live.store(), live.shared_opening());
    for (;;) {
        const EventNumber first = playback.line().log.size();
        std::optional<Record> record = playback.next();
        if (!record) return list;
        Written& written = list.frames.emplace_back(Written{std::move(*record), {}});
        for (EventNumber n = first; n < playback.line().log.size(); ++n) {
            written.events.push_back(loose(playback.line().log, n));
        }
    }
}

std::vector<LooseEvent*> Rewriting::events() {
    std::vector<LooseEvent*> list;
    for (Written& written : frames) {
        for (LooseEvent& event : written.events) list.push_back(&event);
    }
    return list;
}

Bytes Rewriting::bytes() const {
    Bytes bytes = file_start(version);
    Chain chain = chain_of(version);
    const auto add = [&](FrameKind kind, const Bytes& contents) {
        const Bytes frame = frame_bytes(chain, kind, contents);
        bytes.insert(bytes.end(), frame.begin(), frame.end());
    };
    add(FrameKind::header, to_bytes(header, version));
    ledger::Log log;
    std::vector<EventNumber> firsts;
    for (const Written& written : frames) {
        if (const Rewind* rewind = std::get_if<Rewind>(&written.record);
            rewind && rewind->to < firsts.size()) {
            log.cut(firsts[rewind->to]);
            firsts.resize(rewind->to);
        }
        const EventNumber first = log.size();
        if (std::holds_alternative<Act>(written.record)) firsts.push_back(first);
        for (const LooseEvent& e : written.events) log.append(e.head, e.hash, e.changes, e.working, e.dice);
        add(kind_of(written.record), to_bytes(written.record, log, first, version));
    }
    return bytes;
}

}  // namespace hd::replay
