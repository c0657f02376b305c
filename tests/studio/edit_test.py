"""A scenario is written, saved, and recovered after the program was killed."""
import signal
import unittest

from window import WindowTest


class Editing(WindowTest):
    def setUp(self):
        super().setUp()
        self.window = self.studio()
        self.window.key("ctrl+n")
        self.assertEqual(self.window.shown["workspace"], "edit")
        (self.path,) = (self.settings / "scenarios").glob("*.scenario.json")

    def draw_a_stream(self):
        """Along the southern hexsides of some hexes in the middle of the map."""
        self.window.key("s")
        self.window.press(label="Stream")
        hexes = self.window.shown["hexes"]
        height = hexes["K6"][1] - hexes["K7"][1]
        points = [(hexes[label][0], hexes[label][1] + abs(height) * 0.4) for label in ("K6", "J6", "I6")]
        self.window.drag(points)

    def saved(self):
        return self.path.read_text(encoding="utf-8")

    def test_a_stroke_is_one_change_that_can_be_undone_and_redone_and_is_saved(self):
        self.assertFalse(self.window.shown["dirty"])
        as_it_was = self.saved()
        self.draw_a_stream()
        self.assertTrue(self.window.shown["dirty"])
        for _ in range(50):
            if any("Nothing to undo" in one["label"] for one in self.window.items("undo")):
                break
            self.window.key("ctrl+z")
        self.assertFalse(self.window.shown["dirty"])
        self.window.key("ctrl+shift+z")
        self.assertTrue(self.window.shown["dirty"])
        self.assertEqual(self.saved(), as_it_was)
        self.window.key("ctrl+s")
        self.assertFalse(self.window.shown["dirty"])
        self.assertIn("stream", self.saved())
        self.program("validate", self.path)
        self.window.close()
        again = self.studio(self.path, "--workspace", "edit")
        self.assertEqual(again.shown["workspace"], "edit")
        self.assertFalse(again.shown["dirty"])

    def test_work_is_recovered_after_a_kill(self):
        self.draw_a_stream()
        self.window.process.send_signal(signal.SIGKILL)
        self.window.process.wait()
        self.window = self.studio()
        self.assertIn("Interrupted", self.window.shown["words"])
        self.window.press("recover")
        self.assertEqual(self.window.shown["workspace"], "edit")
        self.assertTrue(self.window.shown["dirty"])
        self.window.key("ctrl+s")
        self.assertFalse(self.window.shown["dirty"])
        self.assertIn("stream", self.saved())

    def kill(self):
        self.window.process.send_signal(signal.SIGKILL)
        self.window.process.wait()

    def test_what_was_saved_is_not_offered_again(self):
        self.draw_a_stream()
        self.window.key("ctrl+s")
        self.kill()
        self.window = self.studio()
        self.assertNotIn("Interrupted", self.window.shown["words"])

    def test_a_scenario_that_is_opened_brings_what_was_interrupted_as_one_change(self):
        as_it_was = self.saved()
        self.draw_a_stream()
        self.kill()
        self.window = self.studio(self.path, "--workspace", "edit")
        self.assertTrue(self.window.shown["dirty"])
        self.window.key("ctrl+z")
        self.assertFalse(self.window.shown["dirty"])
        self.window.key("ctrl+shift+z")
        self.window.key("ctrl+s")
        self.assertNotEqual(self.saved(), as_it_was)


if __name__ == "__main__":
    unittest.main()
