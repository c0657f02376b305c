"""What tools/mutate takes for a condition, which ids it stands for, and how the copy that is built asks about it."""
import importlib.machinery
import importlib.util
import pathlib
import types
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools" / "mutate"
loader = importlib.machinery.SourceFileLoader("mutate", str(TOOL))
mutate = importlib.util.module_from_spec(importlib.util.spec_from_loader("mutate", loader))
loader.exec_module(mutate)

FILE = "engine/rules/victory_at_waterloo/some.cpp"
# source text, the conditions found in it
CASES = [
    ("void f() { if (a == b) g(); }", ["a == b"]),
    ("void f() { if (a && b || !c(d && e)) g(); }", ["a", "b", "!c(d && e)"]),
    ("void f() { while (next(x)) g(); }", ["next(x)"]),
    ("void f() { for (int i = 0; i < n; ++i) g(); }", ["i < n"]),
    ("void f() { for (const auto& x : xs) g(); }", []),
    ("void f() { if (int n = g(); n > 2) h(); }", ["n > 2"]),
    ("void f() { if (const auto found = g()) h(); }", ["const auto found = g()"]),
    ("int f() { return a ? 1 : b ? 2 : 3; }", ["a", "b"]),
    ("int f() { const int x = a.size() < 2 ? 1 : 0; }", ["a.size() < 2"]),
    ("bool f() { return a < b && c; }", ["a < b", "c"]),
    ("bool f() { return !any(xs, [](X x) { g(); }) && c; }", ["!any(xs, [](X x) { g(); })", "c"]),
    ("void f() { over = over || a; }", ["over", "a"]),
    ("void f() { g({.num = 1, .applied = !c}); }", ["!c"]),
    ("void f() { const auto is = [](X x) { return x.a; }; }", []),
    ("int f() { return a + g(b < c); }", []),
    ("void f() { const bool near = a == b; }", ["a == b"]),
    ("void f() { if (a == \"b)\" && c) g(); }", ['a == "b)"', "c"]),
    ("void f() { if (a([](X x) { return x == 1; }) && c) g(); }", ["a([](X x) { return x == 1; })", "x == 1", "c"]),
    ("void f() { if constexpr (x == 1) g(); }", []),
    ("// if (a)\nvoid f() { g(\"if (b)\"); }", []),
]


class Conditions(unittest.TestCase):
    def test_found(self):
        for text, expected in CASES:
            self.assertEqual([text[c.start:c.end] for c in mutate.conditions(FILE, text)], expected, text)

    def body(self, text):
        """What the copy has in place of the text, its conditions numbered from 7 on."""
        return mutate.instrumented(text, mutate.conditions(FILE, text), 7).removeprefix('#include "mutated.hpp"\n#line 1\n')

    def test_every_condition_asks_for_its_number(self):
        self.assertEqual(self.body("void f() { if (a == b && c) g(); }"),
                         "void f() { if ((hd_mutated(7) != static_cast<bool>(a == b)) && "
                         "(hd_mutated(8) != static_cast<bool>(c))) g(); }")

    def test_a_condition_within_another_asks_for_itself(self):
        self.assertEqual(self.body("void f() { if (g([](X x) { return x == 1; })) h(); }"),
                         "void f() { if ((hd_mutated(7) != static_cast<bool>(g([](X x) { return "
                         "(hd_mutated(8) != static_cast<bool>(x == 1)); })))) h(); }")

    def test_what_a_condition_declares_asks_behind_it(self):
        self.assertEqual(self.body("void f() { if (const auto found = g()) h(); }"),
                         "void f() { if (const auto found = g(); hd_mutated(7) != static_cast<bool>(found)) h(); }")

    def test_an_equivalent_is_known_by_file_line_and_text(self):
        text = "void f() {\n    if (a)\n        g();\n    if (a || b) g();\n}\n"
        known = mutate.Equivalent(FILE, "if (a || b) g();", "a", "why")
        self.assertEqual([known.is_of(text, c) for c in mutate.conditions(FILE, text)], [False, True, False])

    def test_an_equivalent_that_fits_no_condition_of_its_game_is_stale(self):
        text = "void f() { if (a) g(); }"
        game = types.SimpleNamespace(texts={FILE: text}, conditions=mutate.conditions(FILE, text))
        good, gone = mutate.Equivalent(FILE, text, "a", "why"), mutate.Equivalent(FILE, text, "b", "why")
        other = mutate.Equivalent("engine/rules/other_game/some.cpp", text, "b", "why")
        self.assertEqual(mutate.stale({"victory_at_waterloo": game}, [good, gone, other]), [gone])

    def test_ids_of_the_line_else_of_the_nearest_line_above_in_the_function(self):
        text = ("// VAW-MOVE-1: other\nvoid e() {\n}\n\n// VAW-MOVE-2: why\nvoid f() {\n    if (a) g();\n"
                "    if (b)\n        refuse(Rule::move_3);\n}\n\nvoid h() {\n    if (c) g();\n}\n")
        self.assertEqual([mutate.ids_of(text, c) for c in mutate.conditions(FILE, text)],
                         [["VAW-MOVE-2"], ["VAW-MOVE-3"], []])


if __name__ == "__main__":
    unittest.main()
