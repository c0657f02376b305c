"""Where dice come from, kept by `act` and said by `log`: dice_test.py PROGRAM DATA."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM, DATA = sys.argv[1:3]


class Dice(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        self.run_it("play", "papelotte-lesson", "--seed", 7, "--player", "all=human", "--quiet", "--out", "g.game")
        self.run_it("act", "g.game", "move V-F01", "step L5", "end-movement")
        self.notes = self.folder / "g.notes.json"

    def run_it(self, *arguments, code=0):
        result = subprocess.run([PROGRAM, "--data", DATA, *map(str, arguments)], cwd=self.folder, capture_output=True, text=True)
        self.assertEqual(result.returncode, code, result.stdout + result.stderr)
        return result.stdout + result.stderr

    def rolls(self, game="g.game"):
        """Of every event with dice its line of the log and its dice in JSON."""
        events = json.loads(self.run_it("--json", "log", game))
        lines = self.run_it("log", game).splitlines()
        return [(lines[one["event"]], one["dice"]) for one in events if one["dice"]]

    def test_a_typed_die_keeps_its_reference_beside_the_recording(self):
        printed = self.run_it("act", "g.game", "target V-B28", "--dice", 4, "--reference", "sheet 12")
        self.assertIn("Die typed, sheet 12.", printed)
        ((line, dice),) = self.rolls()
        self.assertTrue(line.endswith("die 4: the attacker retreats. Die typed, sheet 12."), line)
        self.assertEqual(dice, [{"value": 4, "sides": 6, "stream": "combat", "source": "typed", "reference": "sheet 12"}])
        (note,) = json.loads(self.notes.read_text(encoding="utf-8"))["dice"]
        self.assertEqual(note["reference"], "sheet 12")
        self.assertNotIn(b"sheet 12", (self.folder / "g.game").read_bytes())
        self.run_it("verify", "g.game")

    def test_act_says_it_in_json_too(self):
        lines = self.run_it("--json", "act", "g.game", "target V-B28", "--dice", 4, "--reference", "sheet 12").splitlines()
        self.assertEqual([die["reference"] for line in lines for die in json.loads(line)["dice"]], ["sheet 12"])

    def test_a_typed_die_without_a_reference_has_none(self):
        self.run_it("act", "g.game", "target V-B28", "--dice", 4)
        ((line, dice),) = self.rolls()
        self.assertTrue(line.endswith("Die typed."), line)
        self.assertEqual(dice[0]["source"], "typed")
        self.assertNotIn("reference", dice[0])
        self.assertFalse(self.notes.exists())

    def test_a_die_of_the_generator(self):
        self.run_it("act", "g.game", "target V-B28")
        ((line, dice),) = self.rolls()
        self.assertTrue(line.endswith("Die from the generator."), line)
        self.assertEqual(dice[0]["source"], "drawn")

    def test_a_forced_die_and_the_notes_that_a_branch_takes_along(self):
        self.run_it("act", "g.game", "target V-B28", "--dice", 4, "--reference", "sheet 12")
        # Before the roll: the note is of an event that the branch does not have.
        self.run_it("branch", "g.game", "--at", 21, "--dice", "forced:1", "--out", "h.game")
        self.assertFalse((self.folder / "h.notes.json").exists())
        self.run_it("act", "h.game", "target V-B28")
        ((line, dice),) = self.rolls("h.game")
        self.assertTrue(line.endswith("Die forced."), line)
        self.assertEqual((dice[0]["source"], dice[0]["value"]), ("forced", 1))
        # After it, with other dice from there on.
        self.run_it("branch", "g.game", "--at", 22, "--dice", "fresh:9", "--out", "i.game")
        self.assertEqual(self.rolls("i.game"), self.rolls())

    def test_a_script_is_of_one_sheet(self):
        (self.folder / "s.script").write_text("target V-B28, die 4\n")
        self.run_it("act", "g.game", "--script", "s.script", "--reference", "photo 3")
        ((line, dice),) = self.rolls()
        self.assertTrue(line.endswith("Die typed, photo 3."), line)

    def test_a_reference_of_nothing_and_one_that_is_no_line_of_text_are_wrong_usage(self):
        before = (self.folder / "g.game").read_bytes()
        self.assertIn("--dice", self.run_it("act", "g.game", "target V-B28", "--reference", "sheet 12", code=2))
        for text in ("two\nlines", b"\xff", ""):
            result = subprocess.run([PROGRAM, "--data", DATA, "act", "g.game", "target V-B28", "--dice", "4", "--reference", text],
                                    cwd=self.folder, capture_output=True)
            self.assertEqual(result.returncode, 2)
        self.assertEqual((self.folder / "g.game").read_bytes(), before)
        self.assertFalse(self.notes.exists())

    def test_broken_notes_are_said_and_left_as_they_are(self):
        self.notes.write_text('{"format": ')
        before = (self.folder / "g.game").read_bytes()
        said = self.run_it("act", "g.game", "target V-B28", "--dice", 4, "--reference", "sheet 12", code=1)
        self.assertIn("g.notes.json:1:", said)
        self.assertEqual((self.folder / "g.game").read_bytes(), before)
        self.assertEqual(self.notes.read_text(), '{"format": ')
        self.run_it("act", "g.game", "target V-B28", "--dice", 4)
        said = self.run_it("log", "g.game")
        self.assertIn("g.notes.json:1:", said)
        self.assertIn("Die typed.", said)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
