"""Every command of every workspace is found by its name and performed by keyboard alone."""
import unittest

from window import WindowTest


WORKSPACES = ("start", "edit", "play", "analyze")
# What every workspace has; walked through once, at Start.
EVERYWHERE = ("Go to ", "Settings", "Light theme", "Dark theme", "Everything at", "Motion ", "Counters ", "Stop at ",
              "Pass over ", "New scenario", "Quit")


class Finder(WindowTest):
    def commands(self):
        """All titles in the list, by walking down it."""
        self.window.key("ctrl+shift+p")
        found = []
        while True:
            new = [one for one in map(self.title, self.window.items("command")) if one not in found]
            if not new:
                break
            found += new
            self.window.key(*["Down"] * min(12, len(new)))
        self.window.key("Escape")
        return found

    def title(self, item):
        """Without the key that stands behind it."""
        return max((word for word in self.window.shown["words"] if item["label"].startswith(word)), key=len)

    def perform(self, title, back):
        """Finds the command by its name, performs it, and goes back to where it was."""
        self.window.key("ctrl+shift+p")
        self.window.type(title)
        self.assertTrue(self.window.items("command"), f"{title} is not found")
        self.assertEqual(self.title(self.window.items("command")[0]), title)
        self.window.key("Return")
        self.assertIsNone(self.window.process.poll(), f"{title} ended the studio")
        while "dialog" in self.window.shown:
            self.window.key("Escape")
        if self.window.shown["workspace"] != back:
            self.window.key(f"ctrl+{WORKSPACES.index(back) + 1}")

    def walk(self, back, own):
        commands = [one for one in self.commands() if not one.startswith(EVERYWHERE)]
        self.assertGreaterEqual(len(commands), own)
        for title in commands:
            with self.subTest(title):
                self.perform(title, back)

    def test_start_and_what_is_everywhere(self):
        self.window = self.studio()
        commands = self.commands()
        self.assertEqual([one for one in commands if not one.startswith(EVERYWHERE)], [])
        self.assertEqual(len([one for one in commands if one.startswith("Everything at")]), 9)
        for title in commands:
            # Each scale is a rebuild of all letters; those of the test of settings do.
            if title.startswith(("Quit", "Everything at")):
                continue
            with self.subTest(title):
                self.perform(title, "start")

    def test_edit(self):
        self.window = self.studio()
        self.window.key("ctrl+n", "Return")
        self.walk("edit", 4)

    def test_play(self):
        game = self.recording(player="french=human coalition=computer:easy", seed=7)
        self.window = self.studio(game, "--workspace", "play")
        self.walk("play", 11)

    def test_analyze(self):
        self.window = self.studio(self.recording(), "--at", "10")
        self.walk("analyze", 13)


if __name__ == "__main__":
    unittest.main()
