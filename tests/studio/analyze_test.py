"""A recording is looked into and branched."""
import unittest

from window import WindowTest


class Analyzing(WindowTest):
    def setUp(self):
        super().setUp()
        self.game = self.recording(player="french=human coalition=computer:easy", seed=7)
        self.program("act", self.game, "move V-F01", "--json")
        self.finished = self.recording("finished.game", seed=1815)

    def event(self):
        return next(word for word in self.window.shown["words"] if word.startswith("Event "))

    def test_combats_marks_and_what_changed(self):
        self.window = self.studio(self.finished, "--at", "10")
        self.assertEqual(self.event(), "Event 10")
        self.window.key("c")
        first = int(self.event().split()[1])
        self.assertGreater(first, 10)
        self.assertTrue(any("attacks" in word for word in self.window.shown["words"]))
        self.window.key("a")
        self.window.key("c", "c")
        second = int(self.event().split()[1])
        self.assertGreater(second, first)
        self.window.key("b")
        self.assertIn(f"A {first} → B {second}", self.window.shown["words"])
        changes = self.program("diff", self.finished, str(first), str(second))
        self.assertNotEqual(changes, "")
        self.assertNotIn("A and B are the same.", self.window.shown["words"])
        # Shift+C goes back.
        self.window.key("shift+c")
        self.assertLess(int(self.event().split()[1]), second)

    def test_a_branch_with_a_forced_die_is_played_on(self):
        self.window = self.studio(self.game, "--workspace", "analyze")
        self.window.find_command("with a 6")
        self.assertEqual(self.window.shown["workspace"], "play")
        self.assertIn("branch", self.window.shown.get("toast", "branch"))
        branches = list((self.settings / "games").glob("*.game"))
        self.assertEqual(len(branches), 1)
        before = self.program("log", branches[0])
        self.window.press(label="Stop here")
        self.assertNotEqual(self.program("log", branches[0]), before)
        self.window.close()
        self.program("verify", branches[0])


if __name__ == "__main__":
    unittest.main()
