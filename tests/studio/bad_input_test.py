"""What is wrong ends in a dialog with plain words, and the work is kept."""
import pathlib
import shutil
import subprocess
import unittest

from window import STUDIO, WindowTest

# Of the toy game of the tests, which the studio does not have.
OTHER_GAME = pathlib.Path(__file__).resolve().parent.parent / "replay" / "fixtures" / "toy-version-0.game"


class BadInput(WindowTest):
    def dialog_of(self, *arguments):
        self.window = self.studio(*arguments)
        self.assertIn("dialog", self.window.shown)
        return self.window.shown["dialog"]

    def goes_on(self):
        self.window.key("Escape")
        self.assertNotIn("dialog", self.window.shown)
        self.window.key("ctrl+1")
        self.assertEqual(self.window.shown["workspace"], "start")

    def test_a_recording_that_is_cut_short_shows_what_is_whole(self):
        game = self.recording()
        whole = game.read_bytes()
        game.write_bytes(whole[:-7])
        dialog = self.dialog_of(game)
        self.assertEqual(dialog["title"], "The recording is cut short")
        self.assertIn("Nothing has been written.", dialog["note"])
        self.assertRegex(dialog["words"], r"ends in the middle of event \d+\. The \d+ events before it are whole\.$")
        # Cancel leaves what was shown before, and the next time it is asked again.
        self.window.press("Cancel")
        self.assertNotIn("dialog", self.window.shown)
        self.assertEqual(self.window.shown["workspace"], "start")
        self.open_by_path(game)
        self.assertEqual(self.window.shown["dialog"]["title"], "The recording is cut short")
        self.window.key("Return")
        self.assertNotIn("dialog", self.window.shown)
        self.assertEqual(self.window.shown["workspace"], "analyze")
        self.assertTrue(any(word.startswith("Event ") for word in self.window.shown["words"]))
        self.assertEqual(game.read_bytes(), whole[:-7])

    def test_what_is_no_recording(self):
        picture = self.folder / "picture.game"
        picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(200))
        for path in (picture, self.folder / "nothing.game"):
            dialog = self.dialog_of(path)
            self.assertEqual(dialog["title"], "The recording cannot be opened")
            self.assertIn(path.name, dialog["words"])
            self.goes_on()
            self.window.close()

    def test_a_path_that_names_nothing(self):
        self.window = self.studio()
        for path in (self.folder / "nothing.scenario.json", self.folder / "nothing", "no-such-scenario"):
            self.open_by_path(path)
            dialog = self.window.shown["dialog"]
            self.assertEqual(dialog["title"], "The file cannot be opened")
            self.assertIn(f"{path} names no file", dialog["words"])
            self.assertIn("Check how it is spelled", dialog["words"])
            self.goes_on()
            self.window.press("##open")
            self.window.key("ctrl+a", "BackSpace")

    def test_a_recording_of_a_newer_version(self):
        game = self.recording()
        whole = bytearray(game.read_bytes())
        whole[8:10] = (99).to_bytes(2, "little")  # after the eight bytes that every recording begins with
        game.write_bytes(whole)
        dialog = self.dialog_of(game)
        self.assertEqual(dialog["title"], "The recording cannot be opened")
        self.assertIn("format version 99", dialog["words"])
        self.goes_on()
        self.assertEqual(game.read_bytes(), whole)

    def open_by_path(self, path):
        self.window.key("ctrl+1")
        self.window.press("##open")
        self.window.type(str(path))
        self.window.key("Return")

    def test_a_recording_of_another_game_and_pictures_leave_the_work_as_it_was(self):
        self.window = self.studio()
        self.window.key("ctrl+n", "Return", "b")
        self.window.click(self.window.hex("K6"))
        self.assertTrue(self.window.shown["dirty"])
        title = self.window.shown["title"]
        picture = self.folder / "map.png"
        picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(200))
        no_picture = self.folder / "photo.jpg"
        no_picture.write_text("no picture at all")
        for path, heading, words in (
                (OTHER_GAME, "The recording cannot be opened", "whose rules this program doesn't have"),
                (picture, "A picture cannot be opened", "map.png is a picture"),
                (no_picture, "The picture cannot be read", "photo.jpg is named as a picture and is none inside"),
                (self.folder, "A folder cannot be opened", "is a folder")):
            self.open_by_path(path)
            self.assertEqual(self.window.shown["dialog"]["title"], heading)
            self.assertIn(words, self.window.shown["dialog"]["words"])
            self.window.key("Escape", "ctrl+2")
            self.assertEqual(self.window.shown["title"], title)
            self.assertTrue(self.window.shown["dirty"])

    def test_what_is_dropped_on_the_window_is_opened_or_refused_with_the_work_kept(self):
        self.window = self.studio("papelotte-lesson", "--workspace", "edit")
        self.window.key("b")
        self.window.click(self.window.hex("K6"))
        self.assertTrue(self.window.shown["dirty"])
        title = self.window.shown["title"]
        no_picture = self.folder / "a photo, größer.jpg"
        no_picture.write_text("no picture at all")
        for path, heading in ((OTHER_GAME, "The recording cannot be opened"),
                              (no_picture, "The picture cannot be read"),
                              (self.folder, "A folder cannot be opened")):
            self.window.drop(path)
            self.assertEqual(self.window.shown["dialog"]["title"], heading)
            self.window.key("Escape", "ctrl+2")
            self.assertEqual(self.window.shown["title"], title)
            self.assertTrue(self.window.shown["dirty"])
        self.window.drop(self.recording())
        self.assertNotIn("dialog", self.window.shown)
        self.assertEqual(self.window.shown["workspace"], "analyze")
        self.window.key("ctrl+2")
        self.assertTrue(self.window.shown["dirty"])

    def test_a_window_that_is_asked_for_too_small_is_refused(self):
        result = subprocess.run([STUDIO, "--size", "800x600"], capture_output=True, text=True, timeout=30)
        self.assertEqual(result.returncode, 2)
        self.assertIn("800x600 is too small; the smallest window is 1000x640", result.stderr)

    def test_what_is_no_scenario(self):
        path = self.folder / "broken.scenario.json"
        path.write_text('{"format": "hundred-days-scenario",')
        dialog = self.dialog_of(path)
        self.assertEqual(dialog["title"], "The scenario cannot be opened")
        self.assertIn("broken.scenario.json:1:", dialog["words"])
        self.goes_on()

    def test_broken_settings_are_said_and_the_rest_is_used(self):
        self.settings.mkdir()
        (self.settings / "settings").write_text("theme dark\nscale enormous\n")
        dialog = self.dialog_of()
        self.assertIn("settings", dialog["title"])
        self.assertIn("settings:2", dialog["words"])
        self.goes_on()
        self.assertTrue(self.window.items("theme", "Light theme"))

    def test_a_scenario_that_cannot_be_saved_stays_open_with_its_changes(self):
        window = self.window = self.studio()
        window.key("ctrl+n", "Return", "u")
        window.key("b")
        window.click(window.hex("K6"))
        self.assertTrue(window.shown["dirty"])
        (path,) = (self.settings / "scenarios").glob("*.scenario.json")
        shutil.rmtree(path.parent)
        path.parent.write_text("a file where the folder was")
        window.key("ctrl+s")
        self.assertEqual(window.shown["dialog"]["title"], "That could not be done")
        self.assertIn(path.name, window.shown["dialog"]["words"])
        window.key("Escape")
        self.assertTrue(window.shown["dirty"])
        path.parent.unlink()
        path.parent.mkdir()
        window.key("ctrl+s")
        self.assertFalse(window.shown["dirty"])
        self.assertTrue(path.exists())


if __name__ == "__main__":
    unittest.main()
