#include "app/studio/told.hpp"

#include "app/studio/widgets/dialog.hpp"
#include "engine/scenario/json_text.hpp"

#include <fmt/format.h>

#include <cmath>

namespace hd::studio {

namespace {

using scenario::JsonText;

constexpr auto one_line = JsonText::Layout::one_line;

void put_field(JsonText& json, std::string_view name, std::string_view value) {
    json.key(name);
    json.text(value);
}

void put_flag(JsonText& json, std::string_view name, bool value) {
    json.key(name);
    json.boolean(value);
}

void put_number(JsonText& json, float value) {
    json.number(static_cast<std::int32_t>(std::lround(value)));
}

// By item the words that stand inside it and inside no smaller one, in the order in which they were drawn.
std::vector<std::string> labels_of(const Told& told) {
    std::vector<std::string> labels(told.items.size());
    const auto size = [&](std::size_t i) { return told.items[i].box.w * told.items[i].box.h; };
    for (const ToldWords& one : told.words) {
        std::size_t least = labels.size();
        for (std::size_t i = 0; i < labels.size(); ++i) {
            if (told.items[i].box.has(one.at) && (least == labels.size() || size(i) < size(least))) least = i;
        }
        if (least == labels.size()) continue;
        labels[least] += (labels[least].empty() ? "" : " ") + one.text;
    }
    return labels;
}

void put_items(JsonText& json, const Told& told) {
    const std::vector<std::string> labels = labels_of(told);
    json.begin_list(one_line);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const ToldItem& item = told.items[i];
        json.begin_object(one_line);
        put_field(json, "id", item.id);
        put_field(json, "label", labels[i]);
        json.key("box");
        json.begin_list(one_line);
        for (const float side : {item.box.x, item.box.y, item.box.w, item.box.h}) put_number(json, side);
        json.end_list();
        if (item.focused) put_flag(json, "focused", true);
        json.end_object();
    }
    json.end_list();
}

void put_hexes(JsonText& json, const std::vector<ToldWords>& hexes) {
    json.begin_object(one_line);
    for (const ToldWords& hex : hexes) {
        json.key(hex.text);
        json.begin_list(one_line);
        put_number(json, hex.at.x);
        put_number(json, hex.at.y);
        json.end_list();
    }
    json.end_object();
}

void put_labels(JsonText& json, std::string_view name, const std::vector<std::string>& labels) {
    json.key(name);
    json.begin_list(one_line);
    for (const std::string& label : labels) json.text(label);
    json.end_list();
}

void put_dialog(JsonText& json, const Dialog& dialog) {
    json.begin_object(one_line);
    put_field(json, "title", dialog.title);
    put_field(json, "words", dialog.words);
    put_field(json, "note", dialog.note);
    json.key("buttons");
    json.begin_list(one_line);
    for (const std::string& button : dialog.buttons) json.text(button);
    json.end_list();
    json.end_object();
}

void put_tip(JsonText& json, const Tip& tip) {
    json.begin_object(one_line);
    put_field(json, "title", tip.title);
    put_field(json, "words", tip.words);
    put_field(json, "rule", tip.rule);
    json.end_object();
}

}  // namespace

std::string told_line(const Told& told, const ToldFrame& frame, const Dialog* dialog) {
    std::string line;
    JsonText json(line);
    json.begin_object(one_line);
    put_field(json, "workspace", frame.workspace);
    put_field(json, "title", frame.title);
    put_flag(json, "dirty", frame.dirty);
    if (dialog != nullptr) {
        json.key("dialog");
        put_dialog(json, *dialog);
    }
    if (told.tip) {
        json.key("tip");
        put_tip(json, *told.tip);
    }
    if (!frame.toast.empty()) put_field(json, "toast", frame.toast);
    json.key("items");
    put_items(json, told);
    json.key("words");
    json.begin_list(one_line);
    for (const ToldWords& one : told.words) json.text(one.text);
    json.end_list();
    json.key("hexes");
    put_hexes(json, told.hexes);
    put_labels(json, "lit", told.lit);
    if (!told.reach.empty()) put_labels(json, "reach", told.reach);
    if (!told.seen.empty()) put_labels(json, "seen", told.seen);
    if (!told.hidden.empty()) put_labels(json, "hidden", told.hidden);
    json.end_object();
    while (!line.empty() && line.back() == '\n') line.pop_back();
    return line + '\n';
}

}  // namespace hd::studio
