"""What the command line says of files that are wrong: bad_input_test.py PROGRAM DATA. Each case has its exit code and a
message that names the file, with line and column where a text is at fault."""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM, DATA = sys.argv[1:3]
SCENARIO = pathlib.Path(DATA, "scenarios/papelotte-lesson.scenario.json")


def run(folder, *arguments, data=DATA):
    return subprocess.run([PROGRAM, "--data", str(data), *map(str, arguments)], cwd=folder, capture_output=True, text=True)


class BadInput(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.temporary.name)

    def tearDown(self):
        self.temporary.cleanup()

    def refused(self, result, code, *words):
        text = result.stdout + result.stderr
        self.assertEqual(result.returncode, code, text)
        for word in words:
            self.assertRegex(text, word)

    def changed(self, old, new, name="changed.scenario.json"):
        """The lesson with one text replaced, and the line where it stands."""
        text = SCENARIO.read_text(encoding="utf-8")
        self.assertIn(old, text)
        path = self.folder / name
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return path, text[: text.index(old)].count("\n") + 1

    def recording(self, name="game.game"):
        self.assertEqual(run(self.folder, "play", "papelotte-lesson", "--player", "all=random", "--quiet",
                             "--out", name).returncode, 0)
        return self.folder / name

    # Scenarios

    def test_a_unit_on_a_hex_that_does_not_exist(self):
        path, line = self.changed('"place": "L4"', '"place": "L44"')
        self.refused(run(self.folder, "validate", path), 1, rf"{path.name}:{line}:\d+: error: .*L44")
        self.refused(run(self.folder, "play", path, "--player", "all=random", "--quiet", "--out", "g.game"), 1, "L44")

    def test_two_units_in_one_hex(self):
        path, line = self.changed('"unit": "V-F02", "place": "L3"', '"unit": "V-F02", "place": "L4"')
        self.refused(run(self.folder, "validate", path), 1, rf"{path.name}:{line}:\d+: error")

    def test_an_unknown_unit(self):
        path, line = self.changed('"unit": "V-F01"', '"unit": "V-F99"')
        self.refused(run(self.folder, "validate", path), 1, rf"{path.name}:{line}:\d+: error: .*V-F99")

    def test_an_unknown_terrain(self):
        text = pathlib.Path(DATA, "maps/waterloo-south.map.json").read_text(encoding="utf-8")
        path = self.folder / "field.map.json"
        path.write_text(text.replace('"terrain": ["woods"]', '"terrain": ["wodos"]', 1), encoding="utf-8")
        self.refused(run(self.folder, "validate", path), 1, rf"{path.name}:\d+:\d+: error: .*wodos")

    def test_a_table_with_a_missing_row(self):
        text = pathlib.Path(DATA, "rulesets/victory-at-waterloo/tables/attack-results.json").read_text(encoding="utf-8")
        lines = text.split("\n")
        path = self.folder / "attack-results.json"
        path.write_text("\n".join(l for l in lines if '"-1..4"' not in l), encoding="utf-8")
        self.refused(run(self.folder, "validate", path), 1, rf"{path.name}:")

    def test_a_cycle_in_the_order_of_battle(self):
        order = json.loads(pathlib.Path(DATA, "orders-of-battle/waterloo-vaw.oob.json").read_text(encoding="utf-8"))
        order["formations"][0]["parent"] = order["formations"][1]["id"]
        order["formations"][1]["parent"] = order["formations"][0]["id"]
        path = self.folder / "cycle.oob.json"
        path.write_text(json.dumps(order, indent=1), encoding="utf-8")
        self.refused(run(self.folder, "validate", path), 1, rf"{path.name}:\d+:\d+: error")

    def test_no_json(self):
        path, line = self.changed('"units":' if '"units":' in SCENARIO.read_text() else '"setup":', "")
        self.refused(run(self.folder, "validate", path), 1, rf"{path.name}:\d+:\d+: error")

    def test_a_folder_an_empty_file_and_nothing(self):
        (self.folder / "empty.scenario.json").write_text("")
        (self.folder / "folder.scenario.json").mkdir()
        for name in ("empty.scenario.json", "folder.scenario.json", "nothing.scenario.json"):
            self.refused(run(self.folder, "validate", name), 1, name)
            self.refused(run(self.folder, "play", name, "--quiet", "--out", "g.game"), 1, name)

    def test_a_name_with_spaces_and_accents_is_as_good_as_any(self):
        path = self.folder / "Plancenoit, le soir à sept heures.scenario.json"
        path.write_bytes(SCENARIO.read_bytes())
        result = run(self.folder, "play", path, "--player", "all=random", "--quiet", "--out", "à côté.game")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(run(self.folder, "verify", "à côté.game").returncode, 0)

    # Recordings

    def test_a_flipped_byte(self):
        game = self.recording()
        bytes_ = bytearray(game.read_bytes())
        bytes_[len(bytes_) // 2] ^= 0x10
        game.write_bytes(bytes_)
        result = run(self.folder, "verify", game, "--json")
        self.assertIn(result.returncode, (1, 4), result.stdout + result.stderr)
        self.assertNotEqual(result.stdout + result.stderr, "")

    def test_cut_short(self):
        game = self.recording()
        game.write_bytes(game.read_bytes()[:-7])
        self.refused(run(self.folder, "log", game), 0, "whole")
        self.assertIn(run(self.folder, "verify", game).returncode, (1, 4))

    def test_no_recording_at_all(self):
        for name, content in (("empty.game", b""), ("text.game", b"hello"), ("claims.game", b"\xff" * 64)):
            (self.folder / name).write_bytes(content)
            self.refused(run(self.folder, "log", name), 1, name)
        (self.folder / "folder.game").mkdir()
        self.refused(run(self.folder, "log", "folder.game"), 1, "folder.game")
        self.refused(run(self.folder, "log", "nothing.game"), 1, "nothing.game")

    def test_an_event_that_never_was(self):
        self.recording()
        for command in ("state", "options"):
            self.refused(run(self.folder, command, "game.game", "--at", "99999"), 1, "no event 99999")
        self.refused(run(self.folder, "render", "game.game", "--at", "99999", "--out", "p.svg"), 1, "no event 99999")

    # Places to write

    @unittest.skipIf(os.geteuid() == 0, "root may write anywhere")
    def test_a_read_only_folder(self):
        locked = self.folder / "locked"
        locked.mkdir()
        locked.chmod(0o500)
        self.refused(run(self.folder, "render", "papelotte-lesson", "--out", locked / "p.svg"), 1, "p.svg")

    def test_a_folder_that_is_not_there(self):
        self.refused(run(self.folder, "render", "papelotte-lesson", "--out", "none/p.svg"), 1, "p.svg")
        self.refused(run(self.folder, "play", "papelotte-lesson", "--quiet", "--out", "none/g.game"), 1, "g.game")

    @unittest.skipUnless(os.path.exists("/dev/full"), "needs a device that is always full")
    def test_a_full_disk(self):
        self.refused(run(self.folder, "render", "papelotte-lesson", "--out", "/dev/full/p.svg"), 1, "p.svg")

    # Usage

    def test_wrong_usage(self):
        self.recording()
        for words in (["play", "papelotte-lesson"], ["play", "papelotte-lesson", "--player", "x", "--out", "g.game"],
                      ["render", "papelotte-lesson", "--out", "p.jpeg"], ["nonsense"], [],
                      ["branch", "game.game", "--at", "5", "--dice", "loaded", "--out", "h.game"]):
            self.refused(run(self.folder, *words), 2)

    def test_no_data(self):
        self.refused(run(self.folder, "list", data=self.folder), 1, str(self.folder))

    def test_a_refusal_names_the_rule(self):
        run(self.folder, "play", "papelotte-lesson", "--player", "all=human", "--quiet", "--out", "h.game")
        self.refused(run(self.folder, "act", "h.game", "step A1"), 3, "VAW-MOVE-1")
        self.refused(run(self.folder, "act", "h.game", "fly A1"), 1, "no action is called 'fly'")

    def test_a_position_that_begins_no_scenario(self):
        run(self.folder, "play", "papelotte-lesson", "--player", "all=human", "--quiet", "--out", "h.game")
        run(self.folder, "act", "h.game", "move V-F01")
        words = ["export", "h.game", "--out", "p.scenario.json"]
        self.refused(run(self.folder, *words), 3, "Durutte.* is on its way", "VAW-PLAY-1", "--at 13")
        self.assertFalse((self.folder / "p.scenario.json").exists())
        self.refused(run(self.folder, *words, "--at", "99"), 1, "no event 99")
        self.refused(run(self.folder, *words[:-1], "none/p.scenario.json", "--at", "13"), 1, "none/p.scenario.json")
        self.refused(run(self.folder, "export", "h.game"), 2)

    # Tables from elsewhere

    def test_a_table_from_csv(self):
        copy = self.folder / "data"
        subprocess.run(["cp", "-r", DATA, copy], check=True)
        table = self.folder / "limits.csv"
        words = ["import", "table", table, "--ruleset", "victory-at-waterloo", "--table", "superiority-limits",
                 "--set", "wide", "--mark", "found"]
        table.write_text("limit,superiority\nlowest,-6\nhighest,seven\n")
        self.refused(run(self.folder, *words, data=copy), 1, r"limits.csv:3:9: error")
        table.write_text("limit,wrong\nlowest,-6\n")
        self.refused(run(self.folder, *words, data=copy), 1, r"limits.csv:1:7: error: .*wrong")
        table.write_text("superiority,limit\n-6,lowest\n7,highest\n")
        self.assertEqual(run(self.folder, *words, data=copy).returncode, 0)
        text = (copy / "rulesets/victory-at-waterloo/table-sets/wide/superiority-limits.json").read_text()
        self.assertRegex(text, r'"superiority": ?7')

    # Studies

    def test_a_study_is_the_same_with_one_job_or_three(self):
        for jobs in ("1", "3"):
            result = run(self.folder, "study", "papelotte-lesson", "--games", "6", "--jobs", jobs, "--player",
                         "all=random", "--vary", "towns", "--out", f"s{jobs}.sqlite")
            self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual((self.folder / "s1.sqlite").read_bytes(), (self.folder / "s3.sqlite").read_bytes())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
