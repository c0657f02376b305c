#include "app/studio/play/score_strip.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hd::studio {

namespace {

float put_turns(const Ui& ui, const view::Track& track, const Box& box) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = box.x + ui.px(14);
    x += put_text(ui, list, ui.type.body, {x, box.middle()}, ui.t().text2, track.title) + ui.px(10);
    const std::int32_t now = track.markers.empty() ? 0 : track.markers.front().box;
    for (std::int32_t turn = track.first; turn <= track.last; ++turn) {
        const Box one{x, std::round(box.middle() - ui.px(10)), ui.px(20), ui.px(20)};
        const bool here = turn == now;
        put_fill(one, here ? ui.t().accent_fill : ui.t().raised, ui.px(3));
        if (!here) put_outline(ui, one, ui.t().line2, ui.px(3));
        put_text(ui, here ? ui.type.small_strong : ui.type.small, one,
                 here         ? ui.t().accent_ink
                 : turn < now ? ui.t().text3
                              : ui.t().text,
                 fmt::format("{}", turn), Align::middle);
        // A bar under a turn in which somebody arrives.
        const auto arrive = std::find_if(track.counters.begin(), track.counters.end(),
                                         [&](const auto& counter) { return counter.first == turn; });
        if (arrive != track.counters.end()) {
            put_fill({one.x + ui.px(3), one.bottom() + ui.px(3), one.w - ui.px(6), ui.px(3)},
                     arrive->second.ground, ui.px(1));
        }
        x += ui.px(23);
    }
    return x + ui.px(8);
}

void put_losses(const Ui& ui, const view::Track& track, const Box& box) {
    const auto share = [&](std::int32_t value) {
        const auto span = static_cast<float>(std::max(1, track.last - track.first));
        return std::clamp(static_cast<float>(value - track.first) / span, 0.0F, 1.0F);
    };
    const Box words{box.x, box.y + ui.px(6), box.w, ui.px(18)};
    std::string name = track.title.substr(0, track.title.find(' '));
    const float wide = put_text(ui, ui.type.strong, words, ui.t().text, name);
    put_text(ui, ui.type.small,
             {words.x + wide + ui.px(6), words.y, std::max(1.0F, words.w - wide - ui.px(6)), words.h},
             ui.t().text2, track.note, Align::right);
    const Box bar{box.x, box.bottom() - ui.px(15), box.w, ui.px(6)};
    put_fill(bar, ui.t().inset, ui.px(3));
    put_outline(ui, bar, ui.t().line2, ui.px(3));
    for (const view::TrackMarker& marker : track.markers) {
        const float length = std::max(ui.px(2), bar.w * share(marker.box));
        if (marker.text == "T") put_fill({bar.x, bar.y, length, bar.h}, ui.side(track.colour), ui.px(3));
        const float x = bar.x + bar.w * share(marker.box);
        if (marker.text == "G")
            put_fill({x - ui.px(1.5F), bar.bottom() + ui.px(1), ui.px(3), ui.px(4)}, ui.side(track.colour));
    }
    for (const view::Track::Threshold& tick : track.thresholds) {
        const float x = bar.x + bar.w * share(tick.box);
        put_fill({std::round(x - ui.px(1)), bar.y - ui.px(4), ui.px(2), ui.px(14)}, ui.t().text);
    }
}

}  // namespace

void put_score_strip(const Ui& ui, std::span<const view::Track> tracks, const Box& box) {
    put_fill(box, ui.t().panel);
    put_rule(ui, {box.x, box.bottom() - ui.hair()}, box.w, ui.t().line2);
    if (tracks.empty()) return;
    const float x = put_turns(ui, tracks.front(), box);
    put_rule(ui, {x, box.y + ui.px(9)}, box.h - ui.px(18), ui.t().line2, true);
    const auto armies = tracks.subspan(1);
    if (armies.empty()) return;
    const float gap = ui.px(24);
    const float room = box.right() - x - ui.px(30);
    const float width =
        (room - gap * static_cast<float>(armies.size() - 1)) / static_cast<float>(armies.size());
    for (std::size_t i = 0; i < armies.size(); ++i) {
        put_losses(ui, armies[i],
                   {x + ui.px(16) + static_cast<float>(i) * (width + gap), box.y, width, box.h});
    }
}

}  // namespace hd::studio
