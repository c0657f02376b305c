#include "app/view/report.hpp"

#include "app/view/chart.hpp"
#include "app/view/png.hpp"
#include "app/view/svg.hpp"
#include "app/view/words.hpp"

#include <fmt/format.h>

#include <cmath>
#include <iterator>
#include <optional>

namespace hd::view {

namespace {

constexpr double picture_pitch = 46;

constexpr std::string_view style = R"(
:root{--paper:#f6f2e8;--raised:#fdfaf3;--line:#d8cfbc;--text:#26221b;--text2:#5e5546;--accent:#1d665a;--rule:#35508f;--select:#f7e4ae}
*{box-sizing:border-box}
body{margin:0;background:#e9e3d5;color:var(--text);font:15px/1.5 Lato,'DejaVu Sans',sans-serif}
main{max-width:1160px;margin:0 auto;padding:28px 30px 60px;background:var(--paper);border-left:1px solid var(--line);border-right:1px solid var(--line)}
h1,h2,h3{font-family:'Gentium Book Plus','Gentium Plus',Georgia,serif;line-height:1.2;margin:0}
h1{font-size:38px}h2{font-size:25px;margin:40px 0 10px;padding-top:14px;border-top:1px solid var(--line)}
.game{color:var(--text2);font-size:17px}
.result{margin:16px 0;padding:12px 16px;background:var(--select);border-left:5px solid #a06e00;font-size:19px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 18px;margin:14px 0}
dt{color:var(--text2)}dd{margin:0;overflow-wrap:anywhere}
nav a{display:inline-block;margin:0 10px 4px 0;color:var(--rule)}
img,svg{max-width:100%;height:auto;display:block}
img{border:1px solid var(--line);margin:8px 0 12px}
ol{list-style:none;margin:0;padding:0}
li{display:grid;grid-template-columns:52px 1fr;gap:0 10px;padding:3px 0;border-bottom:1px solid #ece5d5}
li>.n{color:var(--text2);text-align:right;font-variant-numeric:tabular-nums}
li.detail{color:var(--text2);font-size:13.5px}
body:not(.all) li.detail{display:none}
li.roll{background:var(--raised)}
.cite{color:var(--rule);font-size:12.5px}
.die{display:inline-block;min-width:20px;padding:0 5px;border:1.5px solid var(--text);border-radius:4px;background:#fff;text-align:center;font-weight:700;font-size:13px;margin-right:4px}
table{border-collapse:collapse;margin:6px 0 10px;font-size:13.5px}
td,th{padding:2px 14px 2px 0;text-align:left;vertical-align:top}
td.v{text-align:right;font-variant-numeric:tabular-nums;font-weight:700;white-space:nowrap}
tr.sum td{border-top:1px solid var(--line);font-weight:700}
details{font-size:13.5px}summary{cursor:pointer;color:var(--accent)}
.mark{color:var(--text2);font-style:italic}
.note{color:var(--text2);font-size:13.5px}
)";

template <class... Args>
void put(std::string& out, fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(out), format, std::forward<Args>(args)...);
}

std::string file_name(const Stretch& stretch, std::size_t number) {
    std::string name = fmt::format("{:02}-", number);
    for (const char c : stretch.title) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) name += c;
        if (c >= 'A' && c <= 'Z') name += static_cast<char>(c - 'A' + 'a');
        if (c == ' ') name += '-';
    }
    return name + ".png";
}

void put_lines(std::string& out, const std::vector<WorkingLine>& lines) {
    out += "<table>\n";
    for (const WorkingLine& line : lines) {
        put(out, "<tr{}><td style=\"padding-left:{}px\">{}", line.is_sum ? " class=\"sum\"" : "",
            line.depth * 18, escaped(line.text));
        if (!line.why_not.empty()) put(out, " <span class=\"mark\">{}</span>", escaped(line.why_not));
        put(out, "</td><td class=\"v\">{}</td><td class=\"cite\">{}</td><td class=\"mark\">{}</td></tr>\n",
            escaped(line.value), escaped(line.cite), escaped(line.mark));
    }
    out += "</table>\n";
}

void put_event(std::string& out, const ReportEvent& event) {
    put(out, "<li id=\"e{}\"{}><span class=\"n\">{}</span><div>", event.number,
        event.is_detail      ? " class=\"detail\""
        : event.dice.empty() ? ""
                             : " class=\"roll\"",
        event.number);
    for (const int die : event.dice) put(out, "<span class=\"die\">{}</span>", die);
    put(out, "{} <span class=\"cite\">{}</span>", escaped(event.text), escaped(event.cite));
    if (!event.working.lines.empty()) {
        out += "<details><summary>Working</summary>\n";
        put_lines(out, event.working.lines);
        if (!event.working.looked_at.empty()) {
            out += "<details><summary>Looked at, and did not apply</summary>\n";
            put_lines(out, event.working.looked_at);
            out += "</details>\n";
        }
        out += "</details>";
    }
    out += "</div></li>\n";
}

void put_head(std::string& out, const ReportView& view) {
    put(out,
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
        "<meta name=\"viewport\" content=\"width=device-width, "
        "initial-scale=1\">\n<title>{}</title>\n<style>{}</style>"
        "</head>\n<body><main>\n<h1>{}</h1>\n<p class=\"game\">{}</p>\n<p class=\"result\">{}</p>\n<dl>\n",
        escaped(view.title), style, escaped(view.title), escaped(view.game), escaped(view.result));
    for (const auto& [name, value] : view.facts)
        put(out, "<dt>{}</dt><dd>{}</dd>\n", escaped(name), escaped(value));
    out += "</dl>\n<nav>\n";
    for (std::size_t i = 0; i < view.stretches.size(); ++i) {
        put(out, "<a href=\"#s{}\">{}</a>", i, escaped(view.stretches[i].title));
    }
    out += "</nav>\n";
}

void put_charts(std::string& out, const ReportView& view) {
    if (!view.scores.empty()) {
        out += "<h2>Losses</h2>\n";
        out += to_svg(Chart{.series = view.scores, .events = view.events, .turns = view.turns});
    }
    Chart luck{.series = {}, .events = view.events, .turns = view.turns, .with_zero = true};
    std::string words;
    for (const Luck& one : view.luck) {
        if (one.dice == 0) continue;
        luck.series.push_back({one.seat, one.colour, one.points});
        luck.band = std::max(luck.band, 2 * one.deviation);
        put(words,
            "<p class=\"note\">{}: {} dice, {:+.1f} points of the die against the average; two standard "
            "deviations "
            "of such a sum are {:.1f}.</p>\n",
            escaped(one.seat), one.dice, one.sum, 2 * one.deviation);
    }
    if (luck.series.empty()) return;
    out += "<h2>Luck</h2>\n" + to_svg(luck) + words;
}

void put_rules(std::string& out, const ReportView& view) {
    out += "<h2>Rules that were used</h2>\n<table><tr><th>Events</th><th>Rule</th><th></th></tr>\n";
    for (const RuleUse& use : view.rules) {
        put(out, "<tr><td class=\"v\">{}</td><td>{}</td><td class=\"cite\">{}</td></tr>\n", use.events,
            escaped(use.title), escaped(use.cite));
    }
    out += "</table>\n";
}

}  // namespace

tl::expected<std::vector<ReportFile>, std::string> make_report(const ReportView& view) {
    std::vector<ReportFile> files(1);
    std::optional<PngBase> ground;  // the same under every picture of a game
    std::string out;
    put_head(out, view);
    put_charts(out, view);
    out +=
        "<p><label><input type=\"checkbox\" onchange=\"document.body.classList.toggle('all',this.checked)\"> "
        "Show every step</label></p>\n";
    for (std::size_t i = 0; i < view.stretches.size(); ++i) {
        const Stretch& stretch = view.stretches[i];
        put(out, "<h2 id=\"s{}\">{}</h2>\n", i, escaped(stretch.title));
        if (stretch.scene.map != nullptr && can_be_drawn(*stretch.scene.map, picture_pitch, 1)) {
            if (!ground) ground.emplace(make_board_ground(stretch.scene, picture_pitch), 1);
            auto png = ground->with(make_board_overlay(stretch.scene, picture_pitch));
            if (!png) return tl::make_unexpected(png.error());
            const std::string name = file_name(stretch, i);
            put(out, "<img src=\"{}\" alt=\"The board: {}\" loading=\"lazy\">\n", escaped(name),
                escaped(stretch.title));
            files.push_back({name, std::move(*png)});
        }
        out += "<ol>\n";
        for (const ReportEvent& event : stretch.events) put_event(out, event);
        out += "</ol>\n";
    }
    put_rules(out, view);
    out += "</main></body></html>\n";
    files[0] = {"index.html", std::move(out)};
    return files;
}

}  // namespace hd::view
