"""A turn against the computer, played with the mouse."""
import unittest

from window import WindowTest


class Playing(WindowTest):
    def setUp(self):
        super().setUp()
        self.game = self.recording(player="french=human coalition=computer:easy", seed=7)
        self.window = self.studio(self.game, "--workspace", "play")

    def log(self):
        return self.program("log", self.game, "--notation").splitlines()

    def move(self, unit, to):
        self.window.click(self.window.hex(unit))
        self.window.click(self.window.hex(to))

    def test_a_hex_out_of_reach_is_refused_with_sentence_and_rule(self):
        self.window.click(self.window.hex("N3"))
        self.assertIn("Donzelot", self.window.shown["words"])
        # Picton's division begins in N7.
        self.window.move(self.window.hex("N7"))
        tip = self.window.shown["tip"]
        self.assertEqual(tip["title"], "Donzelot cannot go to N7")
        self.assertIn("Picton", tip["words"])
        self.assertRegex(tip["rule"], r"^VAW-MNOTE-6$")
        # A click there changes nothing.
        before = self.log()
        self.window.click(self.window.hex("N7"))
        self.assertEqual(self.log(), before)

    def test_a_move_is_undone_and_made_again(self):
        before = self.log()
        self.assertIn("0 of 8 units moved", self.window.shown["words"])
        self.move("N3", "N5")
        self.assertIn("1 of 8 units moved", self.window.shown["words"])
        moved = self.log()
        self.assertGreater(len(moved), len(before))
        self.window.key("ctrl+z")
        self.assertIn("0 of 8 units moved", self.window.shown["words"])
        self.assertEqual(self.log(), before)
        self.move("N3", "N5")
        self.assertEqual(self.log(), moved)

    def test_a_turn_against_the_computer(self):
        # L5 and O5 touch the British at L6 and P6, so that attacks are owed.
        self.move("L4", "L5")
        self.move("P3", "O5")
        self.window.press(label="End the movement")
        for _ in range(40):
            words = self.window.shown["words"]
            self.assertNotIn("dialog", self.window.shown)
            if "Turn 2 of 2" in words and "French movement" in words:
                break
            choices = [one for one in self.window.shown["items"] if one["id"].startswith("choice")]
            acts = [one for one in self.window.shown["items"] if one["id"].startswith("act ")]
            if choices or acts:
                one = (choices or acts)[0]
                self.window.press(one["id"], one["label"])
            else:  # a retreat, to be shown on the board
                self.window.click(self.window.hex(self.window.shown["lit"][0]))
        else:
            self.fail("the second turn never came: " + self.window.words())
        log = "\n".join(self.log())
        self.assertRegex(log, "attack")
        self.window.close()
        self.program("verify", self.game)


if __name__ == "__main__":
    unittest.main()
