"""A scenario is written, saved, and recovered after the program was killed."""
import os
import resource
import shutil
import signal
import unittest
from unittest import mock

import window
from window import WindowTest


class Editing(WindowTest):
    def setUp(self):
        super().setUp()
        self.window = self.studio()
        self.window.key("ctrl+n", "Return")
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

    def test_an_arrival_is_moved_with_the_keyboard_alone(self):
        self.window.close()
        self.window = self.studio("waterloo-18-june")
        for key in ["F6"] * 5 + ["Down"] * 5:
            if key == "F6" and self.window.focus() and self.window.focus()["id"] == "tab schedule":
                continue
            if self.window.focus() and self.window.focus()["id"] == "arrival":
                break
            self.window.key(key)
        self.assertEqual(self.window.focus()["id"], "arrival")
        self.window.key("Return", "period")
        self.assertIn("arrive in turn 4", self.change())
        self.window.key("comma")
        self.assertIn("arrive in turn 3", self.change())

    def test_a_stream_and_a_unit_are_undone_redone_saved_and_found_again(self):
        as_it_was = self.saved()
        self.draw_a_stream()
        self.window.press("##unit")
        self.window.type("Domon")
        self.window.press("row")
        self.window.key("u")
        self.window.click(self.window.hex("K8"))
        self.assertIn("on K8", self.change())
        for _ in range(2):
            self.window.key("ctrl+z")
        self.assertFalse(self.window.shown["dirty"])
        self.window.key("ctrl+s")
        self.assertEqual(self.saved(), as_it_was)
        for _ in range(2):
            self.window.key("ctrl+shift+z")
        self.window.key("ctrl+s")
        saved = self.saved()
        self.assertIn('"place": "K8"', saved)
        self.assertNotEqual(saved, as_it_was)
        self.window.close()
        self.window = self.studio(self.path, "--workspace", "edit")
        self.window.key("b")
        self.window.click(self.window.hex("K6"))
        self.assertTrue(self.window.shown["dirty"])
        self.window.key("ctrl+z", "ctrl+s")
        self.assertEqual(self.saved(), saved)

    def test_a_stroke_that_a_kill_cut_off_is_lost_whole_and_earlier_ones_are_kept(self):
        as_it_was = self.saved()
        self.draw_a_stream()
        self.window.key("r")
        x, y = self.window.hex("K8")
        self.window.move((x, y))
        self.window.act("mousedown", 1)
        self.window.move(self.window.hex("J8"))
        self.window.move(self.window.hex("I8"))
        self.kill()
        self.window.tool("mouseup", 1)
        self.window = self.studio(self.path, "--workspace", "edit")
        self.assertTrue(self.window.shown["dirty"])
        self.window.key("ctrl+s")
        self.assertNotEqual(self.saved(), as_it_was)
        self.assertNotIn('["K8", "J8"', self.saved())
        self.window.key("ctrl+z")
        self.assertIn("Nothing to undo", self.change())

    def begin_again(self, how):
        """With a line of shell before the program, which it is started by."""
        self.window.close()
        start = self.folder / "start"
        start.write_text(f'#!/bin/sh\n{how} "{window.STUDIO}" "$@"\n')
        start.chmod(0o700)
        with mock.patch("window.STUDIO", str(start)):
            self.window = self.studio(self.path, "--workspace", "edit")

    def cannot_save(self, before):
        """Says so, and the work is still there."""
        self.window.key("ctrl+s")
        self.assertEqual(self.window.shown["dialog"]["title"], "That could not be done")
        self.assertIn(self.path.name, self.window.shown["dialog"]["words"])
        self.window.key("Escape")
        self.assertTrue(self.window.shown["dirty"])
        self.assertIn("Undo stream", self.change())
        self.assertEqual(self.saved(), before)

    def can_save(self, before):
        self.window.key("ctrl+s")
        self.assertFalse(self.window.shown["dirty"])
        self.assertNotEqual(self.saved(), before)

    def test_a_read_only_folder_keeps_the_work(self):
        if os.geteuid() == 0:
            if not shutil.which("setpriv"):
                self.skipTest("nothing is read-only for root")
            self.begin_again("exec setpriv --bounding-set -dac_override,-dac_read_search")
        before = self.saved()
        folder = self.path.parent
        folder.chmod(0o500)
        self.addCleanup(folder.chmod, 0o700)
        self.draw_a_stream()
        self.cannot_save(before)
        folder.chmod(0o700)
        self.can_save(before)

    def test_a_full_disk_keeps_the_work(self):
        # No file may grow past half of this one: a disk that is full. The signal that comes with such a limit and
        # with no disk is ignored.
        self.begin_again("trap '' XFSZ; exec")
        before = self.saved()
        none = resource.RLIM_INFINITY
        pid = self.window.process.pid
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (self.path.stat().st_size // 2, none))
        self.draw_a_stream()
        self.assertEqual(self.window.shown["dialog"]["title"], "The changes cannot be kept")  # the journal neither
        self.window.key("Escape")
        self.cannot_save(before)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (none, none))
        self.can_save(before)

    def test_objectives_are_given_their_worth_and_the_changes_are_listed(self):
        self.window.key("o")
        self.window.click(self.window.hex("K6"))
        self.assertIn("Undo objective in K6", self.change())
        self.window.press("worth more")
        self.assertIn("French 2, Coalition 1", self.window.shown["words"])
        self.window.press("tab changes")
        self.assertTrue(any(word.startswith("Objective in") for word in self.window.shown["words"]))
        self.assertTrue(any(word.startswith("→ Smohain") for word in self.window.shown["words"]))
        self.window.key("ctrl+z", "ctrl+z")
        self.assertIn("Nothing changed", self.window.shown["words"])

    def test_a_unit_that_is_dropped_on_another_is_refused_with_the_reason_and_stays(self):
        self.window.close()
        self.window = self.studio("waterloo-18-june")
        self.window.move(self.window.hex("L4"))
        self.window.act("mousedown", 1)
        self.window.move(self.window.hex("M4"))
        self.window.move(self.window.hex("M3"))
        self.assertEqual(self.window.shown["tip"]["title"], "Durutte cannot stand on M3")
        self.window.act("mouseup", 1)
        self.assertIn("Nothing to undo", self.change())
        self.assertFalse(self.window.shown["dirty"])

    def test_the_verb_of_a_finding_is_pressed_and_not_only_its_row(self):
        self.window.close()
        self.window = self.studio("waterloo-18-june")
        self.window.press("mend", "Join")
        self.assertNotIn("Nothing to undo", self.change())

    def test_a_layer_is_hidden_and_locked_by_a_click(self):
        self.window.key("b")
        self.window.press("layer", "Objectives")  # what is hidden is still there
        self.window.press("layer", "Objectives")
        lock = len(self.window.items("lock")) - 1  # of the ground, the lowest
        x, y, width, height = self.window.items("lock")[lock]["box"]
        self.window.click((x + width / 2, y + height / 2))
        self.window.click(self.window.hex("K6"))
        self.assertIn("Nothing to undo", self.change())
        self.assertIn("Its layer is locked", self.window.shown["words"])
        self.window.click((x + width / 2, y + height / 2))
        self.window.click(self.window.hex("K6"))
        self.assertNotIn("Nothing to undo", self.change())

    def test_the_button_of_a_new_scenario_asks_as_its_key_does_and_an_empty_one_is_offered(self):
        self.window.key("ctrl+n")
        by_key = self.window.shown["dialog"]
        self.assertEqual(by_key["title"], "A new scenario")
        self.window.key("Escape", "ctrl+1")
        self.window.press("new")
        self.assertEqual(self.window.shown["dialog"], by_key)
        self.assertEqual(self.window.shown["workspace"], "start")
        self.window.press("Begin empty")
        self.assertEqual(self.window.shown["workspace"], "start")
        self.assertTrue(self.window.items("##empty title"))
        self.assertEqual(list(self.path.parent.iterdir()), [self.path])  # nothing has been written

    def test_the_chosen_scenario_is_copied_at_once_by_a_button_of_its_own(self):
        self.window.key("ctrl+1")
        self.window.press("copy", "Copy the chosen one")
        self.assertNotIn("dialog", self.window.shown)
        self.assertEqual(self.window.shown["workspace"], "edit")
        self.assertEqual(len(list(self.path.parent.glob("*.scenario.json"))), 2)

    def test_a_title_is_one_change_and_can_be_undone(self):
        self.window.press("tab words")
        self.window.press("##title")
        self.window.key("ctrl+a")
        self.window.type("Ours")
        self.window.key("Return")
        self.assertEqual(self.window.shown["title"], "Ours")
        self.window.key("Escape", "ctrl+z")
        self.assertNotEqual(self.window.shown["title"], "Ours")
        self.assertIn("Nothing to undo", self.change())

    def test_a_scenario_begins_empty_and_lint_says_what_it_lacks(self):
        self.window.key("ctrl+1")
        self.window.press("empty")
        self.window.press("##empty title")
        self.window.type("Ligny")
        self.window.press("begin empty")
        self.assertEqual(self.window.shown["workspace"], "edit")
        self.assertEqual(self.window.shown["title"], "Ligny")
        self.assertTrue("neither set up nor scheduled" in self.window.words().replace("\n", " "))
        self.assertTrue((self.settings / "scenarios" / "ligny.scenario.json").exists())

    def test_a_finding_is_mended_by_its_verb(self):
        self.window.press("tab order")
        self.window.key("u")
        self.window.press(label="Durutte")
        self.window.press("##start")
        self.window.key("ctrl+a")
        self.window.type("ZZ99")
        self.window.key("Return", "Escape")
        self.assertTrue("nothing can stand" in self.window.words().replace("\n", " "))
        choose = next(one for one in self.window.items("mend") if "Choose" in one["label"])
        self.window.press("mend", "Choose")
        self.assertTrue(choose)
        self.window.click(self.window.hex("L4"))
        self.assertFalse("nothing can stand" in self.window.words().replace("\n", " "))

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
