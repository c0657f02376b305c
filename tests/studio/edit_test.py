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

    def change(self):
        """What undo would take back."""
        return self.window.item("undo")["label"]

    def walk_to(self, label):
        """With the arrows, from wherever they stand; the status says where that is."""
        for _ in range(40):
            here = next((word.split(" · ")[0] for word in self.window.shown["words"] if word.endswith(" m")), None)
            if here == label:
                return
            if here is None:
                self.window.key("Down")
                continue
            (x, y), (to_x, to_y) = self.window.hex(here), self.window.hex(label)
            if abs(to_x - x) > 2:
                self.window.key("Right" if to_x > x else "Left")
            else:
                self.window.key("Down" if to_y > y else "Up")
        self.fail(f"the arrows do not come to {label}")

    def test_strokes_are_drawn_with_the_keyboard_alone(self):
        as_it_was = self.saved()
        self.window.key("r")
        self.walk_to("K6")
        self.window.key("Return", "Up", "Up", "Return")
        self.assertFalse(self.window.shown["dirty"])  # a stroke under way has changed nothing
        self.assertIn("Road over 3 hexes", self.window.shown["tip"]["title"])
        self.window.key("Return")
        self.assertIn("Undo road over 3 hexes", self.change())
        self.window.key("Return", "Down", "Return", "Escape", "ctrl+s")
        self.assertIn("Undo road over 3 hexes", self.change())
        self.assertIn('"hexes": ["K6", "K7", "K8"]', self.saved())
        self.window.key("ctrl+z", "ctrl+s")
        self.assertEqual(self.saved(), as_it_was)

    def test_hexsides_are_picked_with_the_keyboard_alone(self):
        self.window.key("s")
        self.window.press(label="Stream")
        self.walk_to("K6")
        self.window.key("4", "Return", "shift+Right", "Return", "Return")
        self.assertIn("Undo stream on 2 hexsides", self.change())
        self.window.key("ctrl+s")
        self.program("validate", self.path)
        self.window.key("ctrl+z")
        self.window.key("1", "Return", "Escape")
        self.assertIn("Nothing to undo", self.change())

    def test_a_unit_is_moved_with_the_keyboard_alone(self):
        self.window.key("v")
        self.walk_to("L4")
        self.window.key("Return", "Up", "Return")
        self.assertIn("Undo place V-F01 on L5", self.change())
        self.walk_to("L5")
        self.window.key("Return", "Up", "Escape")
        self.assertIn("Undo place V-F01 on L5", self.change())

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
