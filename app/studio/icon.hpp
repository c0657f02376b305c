// The icons of Font Awesome 4.7 that are used, as UTF-8 by what they mean here.
#pragma once

#include <imgui.h>

#include <array>

namespace hd::studio::icon {

inline constexpr const char* undo = "\uf0e2";
inline constexpr const char* redo = "\uf01e";
inline constexpr const char* find = "\uf002";
inline constexpr const char* settings = "\uf013";
inline constexpr const char* dark = "\uf186";
inline constexpr const char* light = "\uf185";
inline constexpr const char* play = "\uf04b";
inline constexpr const char* pause = "\uf04c";
inline constexpr const char* step_back = "\uf048";
inline constexpr const char* step = "\uf051";
inline constexpr const char* first = "\uf049";
inline constexpr const char* last = "\uf050";
inline constexpr const char* fight = "\uf0e7";
inline constexpr const char* what_if = "\uf126";
inline constexpr const char* filter = "\uf0b0";
inline constexpr const char* bookmark = "\uf02e";
inline constexpr const char* star = "\uf006";
inline constexpr const char* clock = "\uf017";
inline constexpr const char* history = "\uf1da";
inline constexpr const char* more = "\uf078";
inline constexpr const char* folded = "\uf0da";
inline constexpr const char* unfolded = "\uf0d7";
inline constexpr const char* close = "\uf00d";
inline constexpr const char* done = "\uf00c";
inline constexpr const char* info = "\uf05a";
inline constexpr const char* warning = "\uf071";
inline constexpr const char* error = "\uf06a";
inline constexpr const char* refused = "\uf05e";
inline constexpr const char* add = "\uf067";
inline constexpr const char* less = "\uf068";
inline constexpr const char* fit = "\uf065";
inline constexpr const char* edit = "\uf040";
inline constexpr const char* copy = "\uf0c5";
inline constexpr const char* remove = "\uf1f8";
inline constexpr const char* open = "\uf07c";
inline constexpr const char* geography = "\uf278";
inline constexpr const char* tour = "\uf14e";
inline constexpr const char* save = "\uf0c7";
inline constexpr const char* table = "\uf0ce";
inline constexpr const char* rule = "\uf02d";
inline constexpr const char* visible = "\uf06e";
inline constexpr const char* hidden = "\uf070";
inline constexpr const char* locked = "\uf023";
inline constexpr const char* unlocked = "\uf09c";
inline constexpr const char* pick = "\uf245";
inline constexpr const char* brush = "\uf1fc";
inline constexpr const char* fill = "\uf043";
inline constexpr const char* road = "\uf018";
inline constexpr const char* name = "\uf031";
inline constexpr const char* goal = "\uf024";
inline constexpr const char* arrival = "\uf090";
inline constexpr const char* dropper = "\uf1fb";
inline constexpr const char* eraser = "\uf12d";
inline constexpr const char* area = "\uf125";
inline constexpr const char* moved = "\uf061";
inline constexpr const char* event_moved = "\uf178";
inline constexpr const char* phase = "\uf11d";
inline constexpr const char* leader = "\uf005";
inline constexpr const char* reach = "\uf05b";
inline constexpr const char* spread = "\uf047";

inline constexpr std::array all{
    undo,    redo,     find,   settings, dark,   light,       play,  pause,   step_back, step,
    first,   last,     fight,  what_if,  filter, bookmark,    star,  clock,   history,   more,
    folded,  unfolded, close,  done,     info,   warning,     error, refused, add,       less,
    fit,     edit,     copy,   remove,   open,   geography,   tour,  save,    table,     rule,
    visible, hidden,   locked, unlocked, pick,   brush,       fill,  road,    name,      goal,
    arrival, dropper,  eraser, area,     moved,  event_moved, phase, leader,  reach,     spread};

// What to load, as ImGui wants it: pairs of first and last, then 0.
const ImWchar* range();

}  // namespace hd::studio::icon
