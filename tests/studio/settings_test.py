"""The settings: reached by keyboard, in force at once, kept for the next start."""
import time
import unittest

from window import WindowTest


class Settings(WindowTest):
    def stand_on(self, id):
        """Walks down until the keyboard stands there."""
        for _ in range(9):
            if self.window.focus() and self.window.focus()["id"] == id:
                return
            self.window.key("Down")
        self.fail(f"the keyboard never came to {id}")

    def test_the_theme_is_changed_by_keyboard_and_survives_a_restart(self):
        window = self.window = self.studio()
        self.assertTrue(window.items("theme", "Dark theme"))
        window.key("ctrl+comma")
        self.assertEqual(window.shown["dialog"]["title"], "Settings")
        self.assertEqual(window.focus()["id"], "light")
        window.key("Right")
        self.assertEqual(window.focus()["id"], "dark")
        window.key("Return", "Escape")
        self.assertNotIn("dialog", window.shown)
        self.assertTrue(window.items("theme", "Light theme"))
        window.close()
        self.window = self.studio()
        self.assertTrue(self.window.items("theme", "Light theme"))

    def test_switches_and_counters_are_kept_in_the_file(self):
        window = self.window = self.studio()
        window.press("settings")
        self.stand_on("printed")
        window.key("Right", "space")
        for switch in ("codes", "motion", "forced"):
            self.stand_on(switch)
            window.key("Return")
        self.stand_on("close")
        window.key("Return")
        self.assertNotIn("dialog", window.shown)
        lines = (self.settings / "settings").read_text().splitlines()
        for line in ("counters nations", "codes on", "motion off", "forced stop"):
            self.assertIn(line, lines)

    def test_the_scale_grows_and_shrinks_while_it_runs_and_words_stay(self):
        window = self.window = self.studio(size="1600x1000")
        words = set(window.shown["words"])
        width = window.item("settings")["box"][2]
        # 1600 by 1000 have room for two and a half.
        for command, scale in (("Everything at 150", 1.5), ("Everything at 300", 2.5)):
            window.find_command(command)
            self.assertAlmostEqual(window.item("settings")["box"][2], width * scale, delta=1)
            self.assert_text_is_drawn()
        # The card itself stays within the window however large all is.
        window.key("ctrl+comma")
        for one in window.shown["items"]:
            self.assertLessEqual(one["box"][0] + one["box"][2], 1600)
            self.assertLessEqual(one["box"][1] + one["box"][3], 1000)
        self.assertIn("300 %", window.shown["words"])
        self.assertIn("Here is room for 250 %", window.shown["words"])
        self.stand_on("smaller")
        window.key("Return", "Return")
        self.assertIn("250 %", window.shown["words"])
        self.assertNotIn("Here is room for 250 %", window.shown["words"])
        window.key("Escape")
        window.find_command("Everything at 100")
        self.assert_text_is_drawn()
        self.assertEqual(set(window.shown["words"]), words)

    def assert_text_is_drawn(self):
        """The bar with the names of the workspaces has many colours where each of them stands."""
        # The screen may show a frame a little later than the studio is done with it.
        until = time.monotonic() + 10
        while min(map(self.colours_of, ("start", "edit", "play", "analyze"))) <= 4:
            self.assertLess(time.monotonic(), until, "the names of the workspaces have no letters")
            time.sleep(0.1)

    def colours_of(self, id):
        picture = self.window.picture()
        x, y, width, height = map(round, self.window.item(id)["box"])
        return len({picture(i, y + height // 2) for i in range(x, x + width)})


if __name__ == "__main__":
    unittest.main()
