"""What was taken by itself is shown and waited for, if that is wanted; typed dice say where they can be looked up."""
import shutil
import unittest

from window import WindowTest


class Forced(WindowTest):
    def played(self, name, stops):
        """A turn, always with the first choice; the recording's bytes and how often it stopped."""
        game = self.folder / name / "game.game"
        game.parent.mkdir()
        shutil.copy(self.game, game)
        self.settings.mkdir(exist_ok=True)
        (self.settings / "settings").write_text(f"motion off\nforced {'stop' if stops else 'pass'}\n")
        window = self.studio(game, "--workspace", "play")
        held = 0
        for unit, to in (("L4", "L5"), ("P3", "O5")):
            held += self.go_on(window)
            window.click(window.hex(unit))
            window.click(window.hex(to))
        held += self.go_on(window)
        window.press(label="End the movement")
        for _ in range(40):
            held += self.go_on(window)
            if "Coalition movement" in window.shown["words"]:
                break
            choices = [one for one in window.shown["items"] if one["id"].startswith("choice")]
            acts = [one for one in window.shown["items"] if one["id"].startswith("act ")]
            if choices or acts:
                one = (choices or acts)[0]
                window.click((one["box"][0] + 20, one["box"][1] + 10))
            else:
                window.click(window.hex(window.shown["lit"][0]))
        else:
            self.fail("the attacks never ended: " + window.words())
        window.close()
        return game.read_bytes(), held

    def go_on(self, window):
        count = 0
        while "Nothing else was legal" in window.shown["words"]:
            # Nothing may be chosen until it has been seen.
            self.assertTrue(window.items("go on"))
            self.assertEqual([one for one in window.shown["items"] if one["id"].startswith(("choice", "act "))], [])
            self.assertTrue(any("aken by itself" in word for word in window.shown["words"]))
            window.key("Return")
            count += 1
        return count

    def test_the_recording_is_the_same_with_stops_and_without(self):
        self.game = self.recording(player="all=human", seed=7)
        with_stops, held = self.played("stops", True)
        self.assertGreater(held, 0)
        without, none = self.played("passes", False)
        self.assertEqual(none, 0)
        self.assertEqual(with_stops, without)
        self.program("verify", self.folder / "stops" / "game.game", code=0)


class TypedDice(WindowTest):
    def test_a_typed_die_keeps_its_reference_beside_the_recording(self):
        game = self.recording(player="all=human", seed=7)
        window = self.studio(game, "--workspace", "play")
        window.click(window.hex("L4"))
        window.click(window.hex("L5"))
        window.press("type dice")
        window.press(label="End the movement")
        for _ in range(6):
            if "Roll the die and type it in" in window.shown["words"]:
                break
            choices = [one for one in window.shown["items"] if one["id"].startswith(("choice", "act "))]
            self.assertTrue(choices, window.words())
            window.click((choices[0]["box"][0] + 20, choices[0]["box"][1] + 10))
        before = game.read_bytes()
        window.press("##reference")
        window.type("sheet 12")
        self.assertEqual(game.read_bytes(), before)
        window.key("Return")
        window.key("3")
        self.assertIn("Die typed, sheet 12", window.shown["words"])
        notes = game.with_suffix(".notes.json").read_text()
        self.assertIn("sheet 12", notes)
        self.assertNotIn(b"sheet 12", game.read_bytes())
        # Looked into, the event's pane says so too.
        window.find_command("Look into this game")
        window.key("Home", "c")
        self.assertIn("typed, sheet 12", window.shown["words"])


if __name__ == "__main__":
    unittest.main()
