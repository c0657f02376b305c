// The commands of the program, one function each: it adds its words and options to the parser and, when it is
// the one that was asked for, leaves how it ended in `exit`.
#pragma once

#include "app/cli/program.hpp"

#include <CLI/CLI.hpp>

namespace hd::cli {

struct Shell {
    CLI::App& app;
    Program& program;
    Exit& exit;
};

void add_list(Shell shell);
void add_validate(Shell shell);
void add_play(Shell shell);
void add_options(Shell shell);
void add_act(Shell shell);
void add_state(Shell shell);
void add_log(Shell shell);
void add_diff(Shell shell);
void add_verify(Shell shell);
void add_branch(Shell shell);
void add_stats(Shell shell);
void add_range(Shell shell);
void add_los(Shell shell);
void add_odds(Shell shell);
void add_rules(Shell shell);
void add_render(Shell shell);
void add_report(Shell shell);
void add_convert(Shell shell);
void add_import(Shell shell);
void add_export(Shell shell);
void add_study(Shell shell);

}  // namespace hd::cli
