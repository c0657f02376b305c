"""Everything is reached without a mouse: commands by their names, controls by arrows, hexes by arrows and Enter."""
import unittest

from window import WindowTest


class Keyboard(WindowTest):
    def test_the_finder_lists_and_performs_the_commands_of_each_workspace(self):
        window = self.studio(self.recording(), "--at", "10")
        for key, workspace, own in (("ctrl+4", "analyze", "Next combat"), ("ctrl+1", "start", "Go to Play"),
                                    ("ctrl+2", "edit", "Try it"), ("ctrl+3", "play", "Type the dice")):
            window.key(key)
            self.assertEqual(window.shown["workspace"], workspace)
            window.key("ctrl+shift+p")
            window.type(own)
            self.assertEqual([one["label"].startswith(own) for one in window.items("command")], [True])
            window.key("Escape")
        window.find_command("Go to Analyze")
        self.assertEqual(window.shown["workspace"], "analyze")
        window.find_command("First event")
        self.assertIn("Event 0", window.shown["words"])
        window.find_command("Dark theme")
        self.assertTrue(window.items("theme", "Light theme"))
        window.key("ctrl+shift+p")
        window.type("Quit")
        window.tool("key", "Return")
        self.assertEqual(window.ends(), 0)

    def test_arrows_step_through_a_recording_and_letters_work_wherever_the_keyboard_stands(self):
        window = self.studio(self.recording(), "--at", "10")
        window.key("Right", "Right", "Left")
        self.assertIn("Event 11", window.shown["words"])
        window.key("F6")
        self.assertIsNotNone(window.focus())
        window.key("Home")  # the controls' now
        self.assertIn("Event 11", window.shown["words"])
        window.key("c")
        self.assertNotIn("Event 11", window.shown["words"])
        window.key("Escape", "Home")
        self.assertIn("Event 0", window.shown["words"])

    def test_arrows_and_enter_use_the_controls(self):
        window = self.studio()
        seen = set()
        for key in ["F6", "Down", "Down"] * 3:
            window.key(key)
            if window.focus():
                seen.add((window.focus()["id"], window.focus()["label"]))
        self.assertGreater(len(seen), 3)
        for _ in range(12):
            if window.focus() and window.focus()["id"] == "new":
                break
            window.key("F6")
        self.assertEqual(window.focus()["id"], "new")
        window.key("Return")
        self.assertEqual(window.shown["dialog"]["title"], "A new scenario")
        window.key("Return")
        self.assertEqual(window.shown["workspace"], "edit")

    def test_a_dialog_that_a_key_opens_has_the_ring_at_once_and_one_of_the_mouse_has_none(self):
        window = self.studio()
        window.key("ctrl+n")
        self.assertEqual(window.focus()["id"], "Begin copy")
        window.key("Right")
        self.assertEqual(window.focus()["id"], "Begin empty")
        window.key("Escape")
        window.press("new")
        self.assertEqual(window.shown["dialog"]["title"], "A new scenario")
        self.assertIsNone(window.focus())
        window.key("Escape", "ctrl+n")
        self.assertEqual(window.focus()["id"], "Begin copy")
        # A dialog that follows on another has its own; and Enter answers it.
        self.settings.mkdir(exist_ok=True)
        (self.settings / "scenarios").write_text("a file where the folder would be")
        window.key("Return")
        self.assertEqual(window.shown["dialog"]["title"], "There is no new scenario")
        self.assertEqual(window.focus()["id"], "Close")
        window.key("Return")
        self.assertNotIn("dialog", window.shown)
        self.assertEqual(window.shown["workspace"], "start")

    def test_a_dialog_has_the_ring_over_a_board_too_and_gives_the_keys_back(self):
        window = self.studio(self.recording(), "--at", "10")
        window.key("ctrl+n")
        self.assertEqual(window.focus()["id"], "Begin copy")
        window.key("Escape", "Right")
        self.assertIsNone(window.focus())
        self.assertIn("Event 11", window.shown["words"])

    def test_a_unit_is_chosen_and_moved_without_a_mouse(self):
        game = self.recording(player="french=human coalition=computer:easy", seed=7)
        window = self.studio(game, "--workspace", "play")
        window.key("Tab")
        self.assertIn("Durutte", window.shown["words"])
        window.key("Up")
        self.assertIn("If Durutte stops at L5", window.shown["words"])
        window.key("Return")
        self.assertIn("1 of 8 units moved", window.shown["words"])


if __name__ == "__main__":
    unittest.main()
