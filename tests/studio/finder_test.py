"""Every command of every workspace is found by its name and performed by keyboard alone."""
import unittest

from window import WindowTest


class Finder(WindowTest):
    def commands(self):
        """All titles in the list, by walking down it."""
        self.window.key("ctrl+shift+p")
        self.assertIsNone(self.window.shown.get("dialog"))
        found = []
        while True:
            new = [one["label"] for one in self.window.items("command") if one["label"] not in found]
            if not new:
                break
            found += new
            self.window.key(*["Down"] * 12)
        self.window.key("Escape")
        return found

    def perform(self, label, back):
        """Finds the command by its name, performs it, and goes back to where it was."""
        self.window.key("ctrl+shift+p")
        # The label ends in the key, which is no part of the name.
        words = label.split(" ")
        for count in range(len(words), 0, -1):
            self.window.type(" ".join(words[:count]))
            if self.window.items("command", label):
                break
            self.window.key("ctrl+a")
        self.assertTrue(self.window.items("command"), f"{label} is not found")
        self.assertEqual(self.window.items("command")[0]["label"], label)
        self.window.key("Return")
        self.assertIsNone(self.window.process.poll(), f"{label} ended the studio")
        for _ in range(3):
            if "dialog" in self.window.shown:
                self.window.key("Escape")
        self.window.key("Escape", back)

    def walk(self, back, own):
        """Those that other workspaces have too are left to the walk of Start."""
        everywhere = self.everywhere()
        commands = [one for one in self.commands() if one not in everywhere]
        self.assertGreaterEqual(len(commands), own)
        for label in commands:
            with self.subTest(label):
                self.perform(label, back)

    def everywhere(self):
        if not hasattr(Finder, "of_start"):
            self.window.key("ctrl+1")
            Finder.of_start = set(self.commands())
        return Finder.of_start

    def test_start_and_what_is_everywhere(self):
        self.window = self.studio()
        commands = [one for one in self.commands() if not one.startswith(("Quit", "Everything at"))]
        self.assertGreaterEqual(len(commands), 9)
        for label in commands:
            with self.subTest(label):
                self.perform(label, "ctrl+1")

    def test_edit(self):
        self.window = self.studio()
        self.everywhere()
        self.window.key("ctrl+n")
        self.walk("ctrl+2", 4)

    def test_play(self):
        game = self.recording(player="french=human coalition=computer:easy", seed=7)
        self.window = self.studio(game, "--workspace", "play")
        self.everywhere()
        self.window.key("ctrl+3")
        self.walk("ctrl+3", 11)

    def test_analyze(self):
        self.window = self.studio(self.recording(), "--at", "10")
        self.everywhere()
        self.window.key("ctrl+4")
        self.walk("ctrl+4", 13)


if __name__ == "__main__":
    unittest.main()
