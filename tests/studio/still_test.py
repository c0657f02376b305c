"""With nothing to do nothing is done; pictures of the window are written."""
import os
import pathlib
import struct
import subprocess
import time
import unittest

from window import DATA, STUDIO, WindowTest


class Still(WindowTest):
    def used(self, process):
        """Seconds of processor time."""
        fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def test_nothing_is_drawn_while_nothing_is_due(self):
        game = self.recording(player="french=human coalition=computer:easy", seed=7)
        for arguments in ([], [game], [game, "--workspace", "play"], ["papelotte-lesson"]):
            window = self.studio(*arguments)
            before = self.used(window.process)
            time.sleep(2)
            self.assertLessEqual(self.used(window.process) - before, 0.02)
            self.assertTrue(window.lines.empty())
            window.close()

    def whole(self, window):
        """All pixels of the window, row by row, but for those that the pointer may lie on."""
        colours = window.picture()
        x, y = (int(word[2:]) for word in window.tool("getmouselocation").split()[:2])

        def row(at):
            found = bytearray(colours(0, at, 1280) + b"\0")
            found[3::4] = bytes(1280)  # means nothing
            if abs(at - y) < 24:
                found[4 * max(x - 24, 0):4 * (x + 24)] = bytes(4 * (x + 24 - max(x - 24, 0)))
            return found
        return [row(at) for at in range(800)]

    def test_what_is_painted_in_parts_is_what_is_painted_whole(self):
        window = self.studio(self.recording(seed=7), "--workspace", "analyze")
        middle = (560, 300)
        steps = (lambda: window.key("c"), lambda: window.move(middle), lambda: window.act("click", 4),
                 lambda: window.drag([middle, (500, 260), (520, 330)]), lambda: window.key("Right"), lambda: window.key("a"),
                 lambda: window.key("ctrl+shift+p"), lambda: window.key("Escape"), lambda: window.move((700, 700)))
        for step in steps:
            step()
            parts = self.whole(window)
            # What was hidden is painted from nothing.
            window.act("windowunmap", window.window)
            window.act("windowmap", window.window)
            window.act("windowfocus", window.window)
            self.assertEqual(self.differing_rows(window, parts), [])

    def differing_rows(self, window, parts):
        """Rows that are not as they were, once the X server has passed on all that came of showing the window again."""
        for _ in range(30):
            window.settle()
            whole = self.whole(window)
            rows = [y for y in range(800) if parts[y] != whole[y]]
            if not rows:
                break
        return rows

    def shot(self, *arguments):
        path = self.folder / "shot.png"
        environment = dict(os.environ, DISPLAY=self.screen.name, LIBGL_ALWAYS_SOFTWARE="1")
        environment.pop("WAYLAND_DISPLAY", None)
        subprocess.run([STUDIO, "--data", DATA, "--settings", self.settings, "--shot", path, *arguments],
                       env=environment, check=True, timeout=60)
        header = path.read_bytes()[:24]
        self.assertEqual(header[:8], b"\x89PNG\r\n\x1a\n")
        return struct.unpack(">II", header[16:24]), path.read_bytes()

    def test_pictures_in_both_themes_and_at_both_scales(self):
        pictures = []
        for theme in ("light", "dark"):
            size, picture = self.shot("--theme", theme, "--scale", "1", "--size", "1280x800")
            self.assertEqual(size, (1280, 800))
            pictures.append(picture)
        self.assertNotEqual(*pictures)
        size, _ = self.shot("--theme", "light", "--scale", "2", "--size", "1600x1000", "papelotte-lesson")
        self.assertEqual(size, (1600, 1000))


if __name__ == "__main__":
    unittest.main()
