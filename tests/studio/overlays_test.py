"""The overlays of Play by their keys, each held against what the command line says of the same recording."""
import json
import shutil
import unittest

from window import WindowTest

COALITION = [f"V-B{number}" for number in (26, 28, 29, 30, 31, 32, 33)]  # of the lesson


class Overlays(WindowTest):
    def playing(self, *options):
        """A window in which the French are to move, nobody having moved; Durutte (V-F01) stands on L4."""
        self.game = self.folder / "game.game"
        self.program("play", "papelotte-lesson", "--seed", 7, "--player", "all=human", "--quiet", *options, "--out", self.game)
        return self.studio(self.game, "--workspace", "play")

    def reached(self, unit, game=None):
        places = json.loads(self.program("--json", "range", game or self.game, unit))["places"]
        return {one["place"] for one in places}

    def test_e_shows_where_the_enemy_could_stop(self):
        window = self.playing()
        self.assertNotIn("reach", window.shown)
        window.key("e")
        reach = set(window.shown["reach"])
        # When the French end here, the enemy is to move.
        then = self.folder / "then.game"
        shutil.copy(self.game, then)
        self.program("act", then, "end-movement", "end-attacks")
        self.assertEqual(reach, set().union(*(self.reached(unit, then) for unit in COALITION)))
        window.key("e")
        self.assertNotIn("reach", window.shown)

    def test_r_shows_where_the_unit_in_hand_could_stop(self):
        window = self.playing()
        self.assertEqual(window.shown["lit"], [])
        window.click(window.hex("L4"))
        self.assertEqual(set(window.shown["lit"]), self.reached("V-F01"))
        window.key("r")
        self.assertEqual(window.shown["lit"], [])
        window.key("r")
        self.assertEqual(set(window.shown["lit"]), self.reached("V-F01"))
        window.key("Escape")
        self.assertEqual(window.shown["lit"], [])

    def test_s_shows_what_the_unit_in_hand_sees_where_the_game_has_it(self):
        window = self.playing("--option", "artillery=1")
        window.click(window.hex("L4"))
        self.assertNotIn("seen", window.shown)
        window.key("s")
        # VAW-OART-1: fire reaches over one hex between, so what is two hexes off is seen unless that hex hides it.
        self.assertIn("L6", window.shown["seen"])
        for name, visible in (("seen", True), ("hidden", False)):
            for label in window.shown[name]:
                sight = json.loads(self.program("--json", "los", self.game, "L4", label))
                self.assertEqual(sight["visible"], visible, label)
        self.assertFalse(set(window.shown["seen"]) & set(window.shown["hidden"]))
        window.key("s")
        self.assertNotIn("seen", window.shown)
        self.assertNotIn("hidden", window.shown)

    def test_s_shows_nothing_where_the_game_has_no_sight(self):
        window = self.playing()
        self.assertEqual(window.items("sight"), [])
        window.click(window.hex("L4"))
        window.key("s")
        self.assertNotIn("seen", window.shown)


if __name__ == "__main__":
    unittest.main()
