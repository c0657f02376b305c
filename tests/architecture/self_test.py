"""Shows each check a small tree with one fault and one without: a check that finds nothing is a defect."""
import pathlib
import tempfile
import unittest

import check
import tree

SOUND = {
    "app/cli/main.cpp": '#include "engine/ledger/state.hpp"\n', "app/CMakeLists.txt": "add_executable(x cli/main.cpp)\n",
    "data/rulesets/g/rules.json": '{"rules": [{"id": "VAW-ATK-5"}, {"id": "WV 11.23"}]}',
    "editor/CMakeLists.txt": "", "replay/CMakeLists.txt": "", "shaders/a.frag": "", "tests/CMakeLists.txt": "",
    "engine/ledger/state.hpp": "#pragma once\n// double, waterloo and <chrono> in a comment are fine. VAW-ATK-5.\n",
    "engine/board/hex.hpp": '#include "engine/ledger/state.hpp"\n', "engine/plane/pose.hpp": "",
    "engine/rules/vaw/combat.hpp": 'inline const char* name() { return "a double"; }\n',
    "engine/rules/games.cpp": '#include "engine/rules/vaw/combat.hpp"\n',
    "engine/CMakeLists.txt": "hd_library(rules rules/games.cpp)\n",
}
# check, the file that is put in, its text, what the fault says
FAULTS = [
    ("include_directions", "engine/ledger/state.hpp", '#include "engine/board/hex.hpp"\n', "may not include engine/board"),
    ("include_directions", "engine/board/hex.hpp", '#include "engine/plane/pose.hpp"\n', "may not include engine/plane"),
    ("include_directions", "replay/log.hpp", '#include "app/cli/main.cpp"\n', "may not include app/cli"),
    ("include_directions", "engine/rules/odds.hpp", '#include "engine/rules/vaw/combat.hpp"\n', "may not include the game"),
    ("include_directions", "engine/rules/wv/fire.hpp", '#include "engine/rules/vaw/combat.hpp"\n', "may not include the game"),
    ("include_directions", "app/cli/a.hpp", '#include "missing.hpp"\n', "is no file of the project"),
    ("forbidden_tokens", "engine/board/los.cpp", "int f(float x);\n", "floating point: float"),
    ("forbidden_tokens", "engine/board/los.cpp", "#include <chrono>\n", "clock"),
    ("forbidden_tokens", "engine/board/los.cpp", "#include <thread>\n", "thread"),
    ("forbidden_tokens", "engine/board/los.cpp", "std::unordered_map<int, int> m;\n", "unordered container"),
    ("forbidden_tokens", "engine/board/los.cpp", "#include <random>\n", "randomness"),
    ("forbidden_tokens", "replay/los.cpp", "#include <GL/gl.h>\n", "window or drawing"),
    ("forbidden_tokens", "app/view/text.cpp", "#include <sstream>\n", "iostream"),
    ("forbidden_tokens", "app/view/text.cpp", 'auto s = "victory-at-waterloo";\n', "names a game"),
    ("forbidden_tokens", "engine/rules/agenda.cpp", "namespace hd::vaw {}\n", "names a game"),
    ("rule_ids", "engine/rules/vaw/combat.hpp", "// VAW-ATK-6: no such rule\n", "VAW-ATK-6 is in no glossary"),
    ("rule_ids", "engine/rules/vaw/combat.hpp", "// WV 11.24\n", "WV 11.24 is in no glossary"),
    ("top_level_folders", "scripts/x", "", "scripts/: no such folder"),
    ("source_lists", "engine/board/los.cpp", "", "no CMakeLists.txt names it"),
    ("source_lists", "app/CMakeLists.txt", "add_executable(x cli/main.cpp b.cpp)\n", "not alphabetical"),
    ("source_lists", "app/CMakeLists.txt", "add_executable(x cli/main.cpp gone.cpp)\n", "but missing"),
    ("long_files", "engine/board/los.hpp", "int x;\n" * 501, "no 'Long because"),
    ("machine_paths", "docs/a.md", "see " + "/home" + "/me/x\n", "path of one machine"),
]


def run(name, changed):
    with tempfile.TemporaryDirectory() as folder:
        for path, text in {**SOUND, **changed}.items():
            file = pathlib.Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return check.CHECKS[name](tree.Tree(folder))


class Checks(unittest.TestCase):
    def test_a_sound_tree_has_no_faults(self):
        for name in check.CHECKS:
            self.assertEqual(run(name, {}), [], name)

    def test_each_fault_is_found(self):
        for name, path, text, says in FAULTS:
            found = run(name, {path: text})
            self.assertTrue(any(says in f for f in found), f"{name}: {path} {text[:60]!r} gave {found}")

    def test_every_check_has_a_fault(self):
        self.assertEqual({name for name, *_ in FAULTS}, set(check.CHECKS))

    def test_a_reason_excuses_a_long_file(self):
        self.assertEqual(run("long_files", {"engine/board/los.hpp": "// Long because it is a table.\n" + "int x;\n" * 501}), [])


if __name__ == "__main__":
    unittest.main()
